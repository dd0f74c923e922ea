import type { DifferenceView } from '~/areas/returns/views/filing-view';
import { formatWhole } from '~/kit/format';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { Money } from '~/kit/money';
import { None, Table } from '~/kit/table';

/** What an amended return changes, line by line. */
export function DifferenceTable({
  rows,
  symbol,
  distanceUnit,
}: {
  rows: readonly DifferenceView[];
  symbol: string;
  distanceUnit: 'mi' | 'km';
}) {
  const several = new Set(rows.map((row) => row.fuel)).size > 1;
  return (
    <Table
      caption="Changes from the previous return"
      captionHidden
      rows={rows}
      rowKey={(row) => row.key}
      columns={[
        {
          key: 'place',
          label: 'State/Prov',
          cell: (row) => (
            <span className="place-cell">
              <JurisdictionCode code={row.code} />
              <span>
                {row.name}
                {several ? <span className="muted">, {row.fuel.toLowerCase()}</span> : null}
              </span>
            </span>
          ),
        },
        {
          key: 'distance',
          label: 'Distance',
          unit: distanceUnit,
          number: true,
          short: distanceUnit,
          cell: (row) => formatWhole(row.distance),
        },
        {
          key: 'fuel',
          label: 'Taxable fuel',
          number: true,
          short: 'taxable',
          cell: (row) => (row.taxableFuel === null ? <None /> : formatWhole(row.taxableFuel)),
        },
        {
          key: 'paid',
          label: 'Tax-paid fuel',
          number: true,
          short: 'paid',
          cell: (row) => formatWhole(row.taxPaidFuel),
        },
        {
          key: 'interest',
          label: 'Interest',
          unit: symbol,
          number: true,
          cell: (row) =>
            row.interestCents === null ? <None /> : <Money cents={row.interestCents} symbol={symbol} />,
        },
        {
          key: 'tax',
          label: 'Tax and surcharge',
          unit: symbol,
          number: true,
          narrow: 'lead',
          cell: (row) => (row.taxCents === null ? <None /> : <Money cents={row.taxCents} symbol={symbol} />),
        },
      ]}
    />
  );
}
