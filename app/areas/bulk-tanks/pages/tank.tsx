import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { reconcileTank } from '~/areas/bulk-tanks/read-tanks.server';
import { tankView } from '~/areas/bulk-tanks/views/tank-view';
import { PageTitle } from '~/areas/content/parts/public-page';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { PeriodForm } from '~/areas/returns/parts/period-form';
import { PrintOwner, SignatureLines } from '~/areas/returns/parts/report-head';
import { reportChoices } from '~/areas/returns/quarter-report.server';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { Table } from '~/kit/table';
import { idOf } from '~/platform/http/forms/record-key.server';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { actor, filter, today } = await reportRequest(request, context);
  const { ctx, carrier } = actor;
  const found = await reconcileTank(ctx, filter.quarter, idOf(params['id']));
  if (!found.ok) throw new Response(null, { status: 404 });
  const { quarters } = await reportChoices(ctx, today);
  return {
    ...tankView(found.value),
    key: quarterKey(filter.quarter),
    label: quarterLabel(filter.quarter),
    quarters: quarters.map((quarter) => ({
      value: String(quarterKey(quarter)),
      label: quarterLabel(quarter),
    })),
    of: { license: carrier.iftaLicence, base: carrier.baseJurisdiction },
    mayWrite: ctx.scope.mayWrite,
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, `Tank ${data?.tank.name ?? ''}`),
];

export default function BulkTank() {
  const view = useLoaderData<typeof loader>();
  const { tank, key, label, quarter, mayWrite } = view;
  const unit = { unit: tank.unit, number: true } as const;
  return (
    <div className="stack-wide">
      <p className="muted small no-print">
        <a href={paths.bulkTanks(`q=${key}`)}>Bulk tanks</a>
      </p>
      <PageTitle title={`Tank ${tank.name}`}>
        {mayWrite ? (
          <LinkButton href={paths.editBulkTank(tank.id)} kind="quiet">
            Edit tank
          </LinkButton>
        ) : null}
      </PageTitle>
      <PrintOwner of={view.of} />
      <p className="prose">
        {[tank.fuel, tank.place, `holds ${tank.capacity}`, tank.active ? '' : 'out of use']
          .filter(Boolean)
          .join(', ')}
        {tank.notes ? `. ${tank.notes}` : ''}
      </p>
      <PeriodForm action={paths.bulkTank(tank.id)} value={String(key)} quarters={view.quarters} />
      {mayWrite ? (
        <p className="actions no-print">
          <LinkButton href={paths.newTankEntry(tank.id, 'delivery')}>Add delivery</LinkButton>
          <LinkButton href={paths.newTankEntry(tank.id, 'reading')}>Add reading</LinkButton>
          <LinkButton href={paths.newTankEntry(tank.id, 'other')}>Other withdrawal</LinkButton>
          <LinkButton href={`${paths.newFuel()}?tank=${tank.id}`}>Fill a truck</LinkButton>
          <LinkButton href={paths.reportDownload('bulk-tanks', `q=${key}`)} kind="quiet">
            PDF
          </LinkButton>
        </p>
      ) : null}
      {quarter.questions.length > 0 ? (
        <Notice tone="warn" title={`Check ${label}`}>
          <ul>
            {quarter.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <Table
        caption={`Reconciliation of ${label}, in ${tank.unitName}`}
        rows={view.periods}
        rowKey={(row) => row.key}
        columns={[
          { key: 'month', label: 'Month', cell: (row) => row.name, total: 'Quarter' },
          {
            key: 'opening',
            label: 'Opening',
            ...unit,
            short: 'opening',
            cell: (row) => row.opening,
            total: quarter.opening,
          },
          {
            key: 'delivered',
            label: 'Delivered',
            ...unit,
            short: 'delivered',
            cell: (row) => row.delivered,
            total: quarter.delivered,
          },
          {
            key: 'own',
            label: 'Trucks',
            ...unit,
            short: 'trucks',
            cell: (row) => row.own,
            total: quarter.own,
          },
          {
            key: 'paid',
            label: 'Tax-paid',
            ...unit,
            short: 'tax-paid',
            cell: (row) => row.ownTaxPaid,
            total: quarter.ownTaxPaid,
          },
          {
            key: 'other',
            label: 'Other',
            ...unit,
            short: 'other',
            cell: (row) => row.other,
            total: quarter.other,
          },
          {
            key: 'difference',
            label: 'Difference',
            ...unit,
            short: 'difference',
            cell: (row) => [row.difference, row.percent && `(${row.percent})`].filter(Boolean).join(' '),
            total: [quarter.difference, quarter.percent && `(${quarter.percent})`].filter(Boolean).join(' '),
          },
          {
            key: 'closing',
            label: 'Closing',
            ...unit,
            narrow: 'lead',
            cell: (row) => row.closing,
            total: quarter.closing,
          },
          {
            key: 'measured',
            label: 'Last reading',
            short: 'reading',
            cell: (row) => row.measured,
            total: quarter.measured,
          },
        ]}
      />
      <p className="prose muted small">
        Opening plus delivered, less trucks and other, plus or less the difference that readings found, is
        closing. Withdrawals are tax-paid as their deliveries are: first delivered, first withdrawn.
      </p>
      {view.entries.length === 0 ? (
        <Empty
          title={`No deliveries or readings in ${label}`}
          text="Deliveries, readings and other withdrawals appear here."
        />
      ) : (
        <Table
          caption="Deliveries, readings and other withdrawals"
          rows={view.entries}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'date',
              label: 'Date',
              cell: (row) =>
                mayWrite ? (
                  <a href={paths.tankEntry(tank.id, row.id)}>{`${row.date} ${row.what}`}</a>
                ) : (
                  `${row.date} ${row.what}`
                ),
            },
            { key: 'from', label: 'Supplier or use', cell: (row) => row.from },
            { key: 'tax', label: 'Tax', short: 'tax', cell: (row) => row.tax },
            { key: 'total', label: 'Total', number: true, cell: (row) => row.total },
            { key: 'quantity', label: 'Quantity', number: true, narrow: 'lead', cell: (row) => row.quantity },
          ]}
        />
      )}
      {view.withdrawals.length > 0 ? (
        <Table
          caption="Withdrawals into your trucks"
          rows={view.withdrawals}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'date',
              label: 'Date',
              cell: (row) => <a href={paths.fuel([row.id])}>{row.date}</a>,
            },
            { key: 'unit', label: 'Unit', cell: (row) => row.unit },
            { key: 'reference', label: 'Reference', cell: (row) => row.reference },
            { key: 'tax', label: 'Tax', short: 'tax', cell: (row) => row.tax },
            { key: 'quantity', label: 'Quantity', number: true, narrow: 'lead', cell: (row) => row.quantity },
          ]}
        />
      ) : null}
      <SignatureLines />
    </div>
  );
}
