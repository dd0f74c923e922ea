import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { paths } from '~/routes';
import { distanceTaxViews } from '~/areas/distance-taxes/views/distance-views';
import { distanceTaxReport } from '~/areas/distance-taxes/distance-report.server';
import { reportChoices } from '~/areas/returns/quarter-report.server';
import { Empty } from '~/kit/empty';
import { formatCents, formatWhole } from '~/kit/format';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import { PeriodForm } from '~/areas/returns/parts/period-form';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { Table } from '~/kit/table';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, filter, today } = await reportRequest(request, context);
  const { quarters } = await reportChoices(actor.ctx, today);
  return {
    ...distanceTaxViews(await distanceTaxReport(actor.ctx, filter.quarter)),
    quarterKey: quarterKey(filter.quarter),
    quarters: quarters.map((quarter) => ({
      value: String(quarterKey(quarter)),
      label: quarterLabel(quarter),
    })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, `Mileage taxes ${data?.label ?? ''}`),
];

export default function DistanceTaxes() {
  const { label, taxes, quarterKey: key, quarters } = useLoaderData<typeof loader>();
  const driven = taxes.filter((tax) => tax.rows.length > 0);
  return (
    <div className="stack-wide">
      <PageTitle title={`Mileage taxes: ${label}`} />
      <ReportTabs current="taxes" />
      <PeriodForm
        action={paths.reportDistanceTaxes()}
        value={String(key)}
        quarters={quarters}
        csvHref={`${paths.reportDistanceTaxes()}.csv?q=${key}`}
      />
      <p className="prose muted">
        Some states charge a mileage tax on top of IFTA. Here are the miles by truck and month for those
        returns.
      </p>
      {driven.length === 0 ? (
        <Empty
          title={`No miles in ${taxes.map((tax) => tax.code).join(', ')}`}
          text="Nothing to report to these states for this quarter."
        />
      ) : null}
      {driven.map((tax) => (
        <section key={tax.code} className="stack">
          <h2>
            <span className="place-cell">
              <JurisdictionCode code={tax.code} />
              <span>{tax.name}</span>
            </span>
          </h2>
          <p className="muted small">{tax.note}</p>
          {tax.unknownMiles > 0 ? (
            <Notice tone="warn">
              <p>{`${formatWhole(tax.unknownMiles)} miles are from vehicles without a ${tax.decidedBy}. Enter it under Equipment.`}</p>
            </Notice>
          ) : null}
          <Table
            caption={tax.name}
            captionHidden
            rows={tax.rows}
            rowKey={(row) => row.key}
            columns={[
              { key: 'unit', label: 'Unit', cell: (row) => row.unit, total: 'Subject to tax' },
              {
                key: 'weight',
                label: 'Weight',
                unit: 'lb',
                number: true,
                short: 'lb',
                cell: (row) => row.weight,
              },
              {
                key: 'subject',
                label: 'Subject',
                narrow: 'figure',
                cell: (row) => (row.subject === 'unknown' ? `enter its ${tax.decidedBy}` : row.subject),
              },
              ...tax.months.map((month, index) => ({
                key: month,
                label: month,
                unit: 'mi',
                number: true,
                short: month.slice(0, 3),
                cell: (row: (typeof tax.rows)[number]) => formatWhole(row.months[index] ?? 0),
              })),
              {
                key: 'total',
                label: 'Quarter',
                unit: 'mi',
                number: true,
                narrow: 'lead',
                cell: (row) => formatWhole(row.total),
                total: formatWhole(tax.subjectMiles),
              },
            ]}
          />
          {tax.taxCents === null ? null : (
            <p>
              {tax.unknownMiles === 0
                ? `Tax on ${formatWhole(tax.subjectMiles)} miles: ${formatCents(tax.taxCents)}.`
                : tax.subjectMiles === 0
                  ? `Enter ${tax.decidedBy} to calculate the tax.`
                  : `Tax on the ${formatWhole(tax.subjectMiles)} miles we know about: ${formatCents(tax.taxCents)}. Enter ${tax.decidedBy} to add the rest.`}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
