import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { reconcileTank } from '~/areas/bulk-tanks/read-tanks.server';
import { tankView } from '~/areas/bulk-tanks/views/tank-view';
import { PageTitle } from '~/areas/content/parts/public-page';
import { REPORT_TEXTS, reportRequest } from '~/areas/returns/pages/report-request.server';
import { PeriodForm } from '~/areas/returns/parts/period-form';
import { PrintOwner, SignatureLines } from '~/areas/returns/parts/report-head';
import { reportChoices } from '~/areas/returns/quarter-report.server';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { Table } from '~/kit/table';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
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
    texts: textsOf(request, ...REPORT_TEXTS, 'tanks'),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, translator(data?.texts).t`Tank ${data?.tank.name ?? ''}`),
];

export default function BulkTank() {
  const { t, said } = useTexts();
  /** "7,500.5 gal" */
  const quantityOf = (text: string) => text.split(' ').map(said).join(' ');
  const view = useLoaderData<typeof loader>();
  const { tank, key, label, quarter, mayWrite } = view;
  const unit = { unit: tank.unit, number: true } as const;
  const differenceOf = (row: Pick<typeof quarter, 'difference' | 'percent'>) => {
    const [percent = '', sign = ''] = row.percent.split(' ');
    return row.percent === ''
      ? said(row.difference)
      : `${said(row.difference)} (${said(percent)}\u00a0${sign})`;
  };
  return (
    <div className="stack-wide">
      <p className="muted small no-print">
        <a href={paths.bulkTanks(`q=${key}`)}>{t`Bulk tanks`}</a>
      </p>
      <PageTitle title={t`Tank ${tank.name}`}>
        {mayWrite ? (
          <LinkButton href={paths.editBulkTank(tank.id)} kind="quiet">
            {t`Edit tank`}
          </LinkButton>
        ) : null}
      </PageTitle>
      <PrintOwner of={view.of} />
      <p className="prose">
        {[t(tank.fuel), tank.place, t`holds ${quantityOf(tank.capacity)}`, tank.active ? '' : t`out of use`]
          .filter(Boolean)
          .join(', ')}
        {tank.notes ? `. ${tank.notes}` : ''}
      </p>
      <PeriodForm action={paths.bulkTank(tank.id)} value={String(key)} quarters={view.quarters} />
      {mayWrite ? (
        <p className="actions no-print">
          <LinkButton href={paths.newTankEntry(tank.id, 'delivery')}>{t`Add delivery`}</LinkButton>
          <LinkButton href={paths.newTankEntry(tank.id, 'reading')}>{t`Add reading`}</LinkButton>
          <LinkButton href={paths.newTankEntry(tank.id, 'other')}>{t`Other withdrawal`}</LinkButton>
          <LinkButton href={`${paths.newFuel()}?tank=${tank.id}`}>{t`Fill a truck`}</LinkButton>
          <LinkButton href={paths.reportDownload('bulk-tanks', `q=${key}`)} kind="quiet">
            PDF
          </LinkButton>
        </p>
      ) : null}
      {quarter.questions.length > 0 ? (
        <Notice tone="warn" title={t`Check ${said(label)}`}>
          <ul>
            {quarter.questions.map((question) => (
              <li key={question}>{said(question)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <Table
        caption={t`Reconciliation of ${said(label)}, in ${t(tank.unitName)}`}
        rows={view.periods}
        rowKey={(row) => row.key}
        columns={[
          { key: 'month', label: t`Month`, cell: (row) => t(row.name), total: t`Quarter` },
          {
            key: 'opening',
            label: t`Opening`,
            ...unit,
            short: t`opening`,
            cell: (row) => said(row.opening),
            total: said(quarter.opening),
          },
          {
            key: 'delivered',
            label: t`Delivered`,
            ...unit,
            short: t`delivered`,
            cell: (row) => said(row.delivered),
            total: said(quarter.delivered),
          },
          {
            key: 'own',
            label: t`Trucks`,
            ...unit,
            short: t`trucks`,
            cell: (row) => said(row.own),
            total: said(quarter.own),
          },
          {
            key: 'paid',
            label: t`Tax-paid`,
            ...unit,
            short: t`tax-paid`,
            cell: (row) => said(row.ownTaxPaid),
            total: said(quarter.ownTaxPaid),
          },
          {
            key: 'other',
            label: t`Other`,
            ...unit,
            short: t`other`,
            cell: (row) => said(row.other),
            total: said(quarter.other),
          },
          {
            key: 'difference',
            label: t`Difference`,
            ...unit,
            short: t`difference`,
            cell: (row) => differenceOf(row),
            total: differenceOf(quarter),
          },
          {
            key: 'closing',
            label: t`Closing`,
            ...unit,
            narrow: 'lead',
            cell: (row) => said(row.closing),
            total: said(quarter.closing),
          },
          {
            key: 'measured',
            label: t`Last reading`,
            short: t`reading`,
            cell: (row) => said(row.measured),
            total: said(quarter.measured),
          },
        ]}
      />
      <p className="prose muted small">
        {t`Opening plus delivered, less trucks and other, plus or less the difference that readings found, is closing. Withdrawals are tax-paid as their deliveries are: first delivered, first withdrawn.`}
      </p>
      {view.entries.length === 0 ? (
        <Empty
          title={t`No deliveries or readings in ${said(label)}`}
          text={t`Deliveries, readings and other withdrawals appear here.`}
        />
      ) : (
        <Table
          caption={t`Deliveries, readings and other withdrawals`}
          rows={view.entries}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'date',
              label: t`Date`,
              cell: (row) =>
                mayWrite ? (
                  <a href={paths.tankEntry(tank.id, row.id)}>{`${said(row.date)} ${t(row.what)}`}</a>
                ) : (
                  `${said(row.date)} ${t(row.what)}`
                ),
            },
            { key: 'from', label: t`Supplier or use`, cell: (row) => row.from },
            { key: 'tax', label: t`Tax`, short: t`tax`, cell: (row) => said(row.tax) },
            { key: 'total', label: t`Total`, number: true, cell: (row) => said(row.total) },
            {
              key: 'quantity',
              label: t`Quantity`,
              number: true,
              narrow: 'lead',
              cell: (row) => quantityOf(row.quantity),
            },
          ]}
        />
      )}
      {view.withdrawals.length > 0 ? (
        <Table
          caption={t`Withdrawals into your trucks`}
          rows={view.withdrawals}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'date',
              label: t`Date`,
              cell: (row) => <a href={paths.fuel([row.id])}>{said(row.date)}</a>,
            },
            { key: 'unit', label: t`Unit`, cell: (row) => row.unit },
            { key: 'reference', label: t`Reference`, cell: (row) => row.reference },
            { key: 'tax', label: t`Tax`, short: t`tax`, cell: (row) => said(row.tax) },
            {
              key: 'quantity',
              label: t`Quantity`,
              number: true,
              narrow: 'lead',
              cell: (row) => quantityOf(row.quantity),
            },
          ]}
        />
      ) : null}
      <SignatureLines />
    </div>
  );
}
