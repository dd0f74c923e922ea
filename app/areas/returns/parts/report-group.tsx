import type { GroupView, LineView } from '~/areas/returns/views/report-groups';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { Money } from '~/kit/money';
import { MoneyOrIncomplete } from './money-sum';
import { None, Table, type Column } from '~/kit/table';
import { RateStatus } from '~/kit/tag';
import { useFigures } from '~/kit/figures';
import { useTexts } from '~/kit/texts';

/** Where a row is: its plate and name, and what kind of line it is. */
export function LinePlace({ row }: { row: LineView }) {
  const { t, said } = useTexts();
  const note = row.kind === 'surcharge' ? t`surcharge` : row.kind === 'outside' ? t`outside IFTA` : null;
  return (
    <span className="place-cell">
      {row.code === '' ? null : <JurisdictionCode code={row.code} />}
      <span>
        {t(row.name)}
        {note ? <span className="muted"> {note}</span> : null}
        {row.period ? <span className="muted small"> {said(row.period)}</span> : null}
      </span>
    </span>
  );
}

/** A rate with what is to be known about it; final rates say nothing. */
export function RateCell({ row, distanceUnit }: { row: LineView; distanceUnit: string }) {
  const { t, said } = useTexts();
  if (row.kind === 'outside') return <None />;
  const status =
    row.rateStatus !== null && row.rateStatus !== 'final' ? <RateStatus status={row.rateStatus} /> : null;
  if (row.rate === null) return status ?? <span className="muted">{t`none`}</span>;
  return (
    <span className="rate-cell">
      {status}
      <span>
        {said(row.rate)}
        {row.ratePer === 'distance' ? <span className="muted small"> /{distanceUnit}</span> : null}
      </span>
    </span>
  );
}

/** Of a late return only: interest is on the tax line. */
const interestColumn = (label: string, symbol: string, cents: number | null): Column<LineView> => ({
  key: 'interest',
  label,
  unit: symbol,
  number: true,
  short: label.toLowerCase(),
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
  const { t, said } = useTexts();
  const figures = useFigures();
  const whole = (value: number | null) => (value === null ? <None /> : figures.whole(value));
  const fuel = group.fuelShort;
  const { totals } = group;
  // Of several fuels a vehicle has a table each: "Unit 104, special diesel".
  const title =
    group.unit !== null && group.unit !== group.title
      ? `${said(group.unit)}, ${t(group.fuelInSentence)}`
      : group.title && said(group.title);
  const averageOf = (average: string) => said(`${average} ${group.averageUnit}`);
  const columns: Column<LineView>[] = [
    {
      key: 'state',
      label: t`State/Prov`,
      cell: (row) => <LinePlace row={row} />,
      total: totals.count === 1 ? t`1 jurisdiction` : t`${totals.count} jurisdictions`,
    },
    {
      key: 'rate',
      label: t`Rate`,
      unit: `${symbol}/${fuel}`,
      number: true,
      narrow: 'figure',
      cell: (row) => <RateCell row={row} distanceUnit={distanceUnit} />,
    },
    {
      key: 'miles',
      label: distanceUnit === 'mi' ? t`Total miles` : t`Total km`,
      unit: distanceUnit,
      number: true,
      short: distanceUnit,
      cell: (row) => (row.kind === 'surcharge' ? <None /> : whole(row.totalDistance)),
      total: whole(totals.totalDistance),
    },
    {
      key: 'taxable',
      label: distanceUnit === 'mi' ? t`Taxable miles` : t`Taxable km`,
      unit: distanceUnit,
      number: true,
      short: t`${distanceUnit} taxable`,
      cell: (row) => (row.kind === 'tax' ? whole(row.taxableDistance) : <None />),
      total: whole(totals.taxableDistance),
    },
    {
      key: 'consumed',
      label: t`Taxable fuel`,
      unit: fuel,
      number: true,
      short: t`${fuel} taxable`,
      cell: (row) => whole(row.taxableFuel),
      total: whole(totals.taxableFuel),
    },
    {
      key: 'purchased',
      label: t`Tax-paid fuel`,
      unit: fuel,
      number: true,
      short: t`${fuel} paid`,
      cell: (row) => (row.kind === 'tax' ? whole(row.taxPaidFuel) : <None />),
      total: whole(totals.taxPaidFuel),
    },
    {
      key: 'net',
      label: t`Net taxable`,
      unit: fuel,
      number: true,
      short: t`${fuel} net`,
      cell: (row) => whole(row.netTaxableFuel),
      total: whole(totals.netTaxableFuel),
    },
    {
      key: 'tax',
      label: t`Tax due or credit`,
      unit: symbol,
      number: true,
      narrow: 'lead',
      cell: (row) =>
        row.kind === 'outside' ? (
          <None />
        ) : row.taxCents === null ? (
          <span className="muted">{t`not computed`}</span>
        ) : (
          <Money cents={row.taxCents} symbol={symbol} />
        ),
      total: <MoneyOrIncomplete cents={totals.taxCents} symbol={symbol} />,
    },
    ...(totals.interestCents === 0 ? [] : [interestColumn(t`Interest`, symbol, totals.interestCents)]),
  ];
  return (
    <section className="report-group stack">
      {title ? <h2>{title}</h2> : null}
      <p className="muted small">
        {group.average === null
          ? t`No average: ${t(group.fuelInSentence)} or distance is missing.`
          : group.unit === null
            ? `${averageOf(group.average)}.`
            : group.ownAverage === null
              ? t`${averageOf(group.average)} for the fleet.`
              : t`${averageOf(group.average)} for the fleet, ${averageOf(group.ownAverage)} for this vehicle.`}{' '}
        {t`${figures.whole(group.totalFuel)} ${fuel} of ${t(group.fuelInSentence)} in total.`}
      </p>
      <Table
        columns={columns}
        rows={group.rows}
        rowKey={(row) => row.key}
        caption={t`${title ?? t(group.fuelName)}: tax by jurisdiction`}
        captionHidden
      />
    </section>
  );
}
