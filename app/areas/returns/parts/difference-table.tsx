import type { DifferenceView } from '~/areas/returns/views/filing-view';
import { useFigures } from '~/kit/figures';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { Money } from '~/kit/money';
import { None, Table } from '~/kit/table';
import { useTexts } from '~/kit/texts';

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
  const { t } = useTexts();
  const figures = useFigures();
  const several = new Set(rows.map((row) => row.fuel)).size > 1;
  return (
    <Table
      caption={t`Changes from the previous return`}
      captionHidden
      rows={rows}
      rowKey={(row) => row.key}
      columns={[
        {
          key: 'place',
          label: t`State/Prov`,
          cell: (row) => (
            <span className="place-cell">
              <JurisdictionCode code={row.code} />
              <span>
                {t(row.name)}
                {several ? <span className="muted">, {t(row.fuel).toLowerCase()}</span> : null}
              </span>
            </span>
          ),
        },
        {
          key: 'distance',
          label: t`Distance`,
          unit: distanceUnit,
          number: true,
          short: distanceUnit,
          cell: (row) => figures.whole(row.distance),
        },
        {
          key: 'fuel',
          label: t`Taxable fuel`,
          number: true,
          short: t`taxable`,
          cell: (row) => (row.taxableFuel === null ? <None /> : figures.whole(row.taxableFuel)),
        },
        {
          key: 'paid',
          label: t`Tax-paid fuel`,
          number: true,
          short: t`paid`,
          cell: (row) => figures.whole(row.taxPaidFuel),
        },
        {
          key: 'interest',
          label: t`Interest`,
          unit: symbol,
          number: true,
          cell: (row) =>
            row.interestCents === null ? <None /> : <Money cents={row.interestCents} symbol={symbol} />,
        },
        {
          key: 'tax',
          label: t`Tax and surcharge`,
          unit: symbol,
          number: true,
          narrow: 'lead',
          cell: (row) => (row.taxCents === null ? <None /> : <Money cents={row.taxCents} symbol={symbol} />),
        },
      ]}
    />
  );
}
