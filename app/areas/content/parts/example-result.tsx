import { Money } from '~/kit/money';
import { RoadLog, type RoadLogEntry } from '~/areas/trips/parts/road-log';
import { Table, type Column } from '~/kit/table';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { useFigures } from '~/kit/figures';
import { useTexts } from '~/kit/texts';

export interface ExampleRow {
  code: string;
  miles: number;
  paidGallons: number;
  netGallons: number;
  taxCents: number;
}

export interface ExampleResultView {
  title: string;
  quarter: string;
  road: readonly RoadLogEntry[];
  rows: readonly ExampleRow[];
  totalMiles: number;
  paidGallons: number;
  totalCents: number;
  /** Miles per gallon times 100. */
  mpgHundredths: number;
}

/** A real result, as the calculator gives it, beside the form that makes one. */
export function ExampleResult({ view }: { view: ExampleResultView }) {
  const { t, said } = useTexts();
  const { whole, fixed } = useFigures();
  const columns: Column<ExampleRow>[] = [
    { key: 'code', label: t`State`, cell: (row) => <JurisdictionCode code={row.code} />, total: t`Total` },
    {
      key: 'miles',
      label: t`Miles`,
      number: true,
      short: t`mi`,
      cell: (row) => whole(row.miles),
      total: whole(view.totalMiles),
    },
    {
      key: 'paid',
      label: t`Bought`,
      unit: t`gal`,
      number: true,
      short: t`gal bought`,
      cell: (row) => whole(row.paidGallons),
      total: whole(view.paidGallons),
    },
    {
      key: 'net',
      label: t`Net taxable`,
      unit: t`gal`,
      number: true,
      short: t`net`,
      narrow: 'wide-only',
      cell: (row) => whole(row.netGallons),
    },
    {
      key: 'tax',
      label: t`Tax or credit`,
      number: true,
      narrow: 'lead',
      cell: (row) => <Money cents={row.taxCents} />,
      total: <Money cents={view.totalCents} />,
    },
  ];
  return (
    <section className="example" aria-labelledby="example-title">
      <div className="example-head">
        <h2 id="example-title">{t(view.title)}</h2>
        <span className="muted small">
          {t`${said(view.quarter)}, diesel, ${fixed(view.mpgHundredths, 2)} mpg`}
        </span>
      </div>
      <div className="example-columns">
        <RoadLog entries={view.road} label={t`The road, with the miles at every state line`} />
        <Table
          columns={columns}
          rows={view.rows}
          rowKey={(row) => row.code}
          caption={t`Tax by state`}
          captionHidden
        />
      </div>
      <p className="example-note">
        {t`An example with the final rates of that quarter. A minus sign is a credit: you paid more tax at the pump than you owed there.`}
      </p>
    </section>
  );
}
