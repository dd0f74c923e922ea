import type { GroupView, LineView } from '~/areas/returns/views/report-groups';
import { formatWhole } from '~/kit/format';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { Money } from '~/kit/money';
import { MoneyOrIncomplete } from './money-sum';
import { None, Table, type Column } from '~/kit/table';
import { RateStatus } from '~/kit/tag';

/** Where a row is: its plate and name, and what kind of line it is. */
export function LinePlace({ row }: { row: LineView }) {
  const note = row.kind === 'surcharge' ? 'surcharge' : row.kind === 'outside' ? 'outside IFTA' : null;
  return (
    <span className="place-cell">
      {row.code === '' ? null : <JurisdictionCode code={row.code} />}
      <span>
        {row.name}
        {note ? <span className="muted"> {note}</span> : null}
        {row.period ? <span className="muted small"> {row.period}</span> : null}
      </span>
    </span>
  );
}

const whole = (value: number | null) => (value === null ? <None /> : formatWhole(value));

/** A rate with what is to be known about it; final rates say nothing. */
export function RateCell({ row, distanceUnit }: { row: LineView; distanceUnit: string }) {
  if (row.kind === 'outside') return <None />;
  const status =
    row.rateStatus !== null && row.rateStatus !== 'final' ? <RateStatus status={row.rateStatus} /> : null;
  if (row.rate === null) return status ?? <span className="muted">none</span>;
  return (
    <span className="rate-cell">
      {status}
      <span>
        {row.rate}
        {row.ratePer === 'distance' ? <span className="muted small"> /{distanceUnit}</span> : null}
      </span>
    </span>
  );
}

/** Of a late return only: interest is on the tax line. */
const interestColumn = (symbol: string, cents: number | null): Column<LineView> => ({
  key: 'interest',
  label: 'Interest',
  unit: symbol,
  number: true,
  short: 'interest',
  cell: (row) =>
    row.kind === 'tax' && row.interestCents !== null ? (
      <Money cents={row.interestCents} symbol={symbol} />
    ) : (
      <None />
    ),
  total: <MoneyOrIncomplete cents={cents} symbol={symbol} />,
});

/** One table of the return: a line per jurisdiction, its surcharge under it, the sums at the foot. */
export function ReportGroup({
  group,
  symbol,
  distanceUnit,
}: {
  group: GroupView;
  symbol: string;
  distanceUnit: 'mi' | 'km';
}) {
  const fuel = group.fuelShort;
  const { totals } = group;
  const columns: Column<LineView>[] = [
    {
      key: 'state',
      label: 'State/Prov',
      cell: (row) => <LinePlace row={row} />,
      total: totals.count === 1 ? '1 jurisdiction' : `${totals.count} jurisdictions`,
    },
    {
      key: 'rate',
      label: 'Rate',
      unit: `${symbol}/${fuel}`,
      number: true,
      narrow: 'figure',
      cell: (row) => <RateCell row={row} distanceUnit={distanceUnit} />,
    },
    {
      key: 'miles',
      label: distanceUnit === 'mi' ? 'Total miles' : 'Total km',
      unit: distanceUnit,
      number: true,
      short: distanceUnit,
      cell: (row) => (row.kind === 'surcharge' ? <None /> : whole(row.totalDistance)),
      total: whole(totals.totalDistance),
    },
    {
      key: 'taxable',
      label: distanceUnit === 'mi' ? 'Taxable miles' : 'Taxable km',
      unit: distanceUnit,
      number: true,
      short: `${distanceUnit} taxable`,
      cell: (row) => (row.kind === 'tax' ? whole(row.taxableDistance) : <None />),
      total: whole(totals.taxableDistance),
    },
    {
      key: 'consumed',
      label: 'Taxable fuel',
      unit: fuel,
      number: true,
      short: `${fuel} taxable`,
      cell: (row) => whole(row.taxableFuel),
      total: whole(totals.taxableFuel),
    },
    {
      key: 'purchased',
      label: 'Tax-paid fuel',
      unit: fuel,
      number: true,
      short: `${fuel} paid`,
      cell: (row) => (row.kind === 'tax' ? whole(row.taxPaidFuel) : <None />),
      total: whole(totals.taxPaidFuel),
    },
    {
      key: 'net',
      label: 'Net taxable',
      unit: fuel,
      number: true,
      short: `${fuel} net`,
      cell: (row) => whole(row.netTaxableFuel),
      total: whole(totals.netTaxableFuel),
    },
    {
      key: 'tax',
      label: 'Tax due or credit',
      unit: symbol,
      number: true,
      narrow: 'lead',
      cell: (row) =>
        row.kind === 'outside' ? (
          <None />
        ) : row.taxCents === null ? (
          <span className="muted">not computed</span>
        ) : (
          <Money cents={row.taxCents} symbol={symbol} />
        ),
      total: <MoneyOrIncomplete cents={totals.taxCents} symbol={symbol} />,
    },
    ...(totals.interestCents === 0 ? [] : [interestColumn(symbol, totals.interestCents)]),
  ];
  return (
    <section className="report-group stack">
      {group.title ? <h2>{group.title}</h2> : null}
      <p className="muted small">
        {group.average === null
          ? `No average: ${group.fuelInSentence} or distance is missing.`
          : `${group.average} ${group.averageUnit}`}
        {group.average === null ? null : group.unit ? ' for the fleet' : ''}
        {group.ownAverage !== null ? `, ${group.ownAverage} ${group.averageUnit} for this vehicle` : ''}
        {`. ${formatWhole(group.totalFuel)} ${fuel} of ${group.fuelInSentence} in total.`}
      </p>
      <Table
        columns={columns}
        rows={group.rows}
        rowKey={(row) => row.key}
        caption={`${group.title ?? group.fuelName}: tax by jurisdiction`}
        captionHidden
      />
    </section>
  );
}
