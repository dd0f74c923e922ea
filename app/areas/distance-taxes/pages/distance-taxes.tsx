import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { paths } from '~/routes';
import { distanceTaxViews, type TaxPeriodView } from '~/areas/distance-taxes/views/distance-views';
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
    mayWrite: actor.ctx.scope.mayWrite,
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
  const { label, taxes, quarterKey: key, quarters, mayWrite } = useLoaderData<typeof loader>();
  const driven = taxes.filter((tax) => tax.rows.length > 0 || (tax.year?.lines.length ?? 0) > 0);
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
          {tax.rows.length === 0 ? null : (
            <Table
              caption={tax.name}
              captionHidden
              rows={tax.rows}
              rowKey={(row) => row.key}
              columns={[
                {
                  key: 'unit',
                  label: 'Unit',
                  cell: (row) => (row.since === '' ? row.unit : `${row.unit}, from ${row.since}`),
                  total: 'Subject to tax',
                },
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
          )}
          {tax.periods.map((period) => (
            <TaxPeriod key={period.key} name={tax.name} period={period} />
          ))}
          {tax.rows.length === 0 ? (
            <p>No miles there this quarter.</p>
          ) : (
            <p>
              {tax.subjectMiles === 0
                ? tax.unknownMiles > 0
                  ? `Enter ${tax.decidedBy} to calculate the tax.`
                  : 'No tax: no vehicle here is heavy enough.'
                : tax.taxCents === null
                  ? 'Tax: incomplete. See what is missing above.'
                  : tax.unknownMiles === 0
                    ? `Tax on ${formatWhole(taxedMiles(tax.periods))} miles: ${formatCents(tax.taxCents)}.`
                    : `Tax on the ${formatWhole(taxedMiles(tax.periods))} miles we know about: ${formatCents(tax.taxCents)}. Enter ${tax.decidedBy} to add the rest.`}
              {tax.frequency === 'annual' ? ' This is the share of this quarter in the yearly return.' : ''}
            </p>
          )}
          {tax.year ? <TaxPeriod name={tax.name} period={tax.year} /> : null}
          {mayWrite && tax.asksAnything ? (
            <p className="no-print">
              <a
                href={paths.reportDistanceMiles(key, tax.code)}
              >{`How you file ${tax.code}, empty and untaxed miles`}</a>
            </p>
          ) : null}
        </section>
      ))}
    </div>
  );
}

const taxedMiles = (periods: readonly TaxPeriodView[]): number =>
  periods.reduce((sum, period) => sum + period.taxableMiles, 0);

/** The lines of one return, each with the law it comes from. */
function TaxPeriod({ name, period }: { name: string; period: TaxPeriodView }) {
  return (
    <section className="stack">
      <h3>{`${period.label}, due ${period.due}`}</h3>
      {period.problems.length > 0 ? (
        <Notice tone="warn">
          <ul>
            {period.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {period.cautions.map((caution) => (
        <Notice key={caution} tone="warn">
          <p>{caution}</p>
        </Notice>
      ))}
      {period.lines.length === 0 ? null : (
        <Table
          caption={`${name}: lines of the return for ${period.label}`}
          captionHidden
          rows={period.lines}
          rowKey={(line) => line.key}
          columns={[
            {
              key: 'weights',
              label: 'Weight',
              cell: (line) => [line.weights, line.kind].filter(Boolean).join(', '),
              total: period.cents === null ? 'Incomplete' : 'Tax',
            },
            { key: 'units', label: 'Units', narrow: 'break', cell: (line) => line.units },
            {
              key: 'miles',
              label: 'Taxable',
              unit: 'mi',
              number: true,
              short: 'mi',
              cell: (line) => formatWhole(line.miles),
              total: formatWhole(period.taxableMiles),
            },
            {
              key: 'rate',
              label: 'Rate',
              unit: '$/mi',
              number: true,
              short: 'a mile',
              cell: (line) => line.rate,
            },
            {
              key: 'tax',
              label: 'Tax',
              unit: '$',
              number: true,
              narrow: 'lead',
              cell: (line) => line.tax,
              total: period.cents === null ? '' : formatCents(period.cents),
            },
            { key: 'source', label: 'Source', narrow: 'break', cell: (line) => line.source },
          ]}
        />
      )}
    </section>
  );
}
