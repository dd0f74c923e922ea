import { Money } from '~/kit/money';
import { RoadLog, type RoadLogEntry } from '~/areas/trips/parts/road-log';
import { Table, type Column } from '~/kit/table';
import { formatFixed, formatWhole } from '~/kit/format';
import { JurisdictionCode } from '~/kit/jurisdiction-code';

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
  const columns: Column<ExampleRow>[] = [
    { key: 'code', label: 'State', cell: (row) => <JurisdictionCode code={row.code} />, total: 'Total' },
    {
      key: 'miles',
      label: 'Miles',
      number: true,
      short: 'mi',
      cell: (row) => formatWhole(row.miles),
      total: formatWhole(view.totalMiles),
    },
    {
      key: 'paid',
      label: 'Bought',
      unit: 'gal',
      number: true,
      short: 'gal bought',
      cell: (row) => formatWhole(row.paidGallons),
      total: formatWhole(view.paidGallons),
    },
    {
      key: 'net',
      label: 'Net taxable',
      unit: 'gal',
      number: true,
      short: 'net',
      narrow: 'wide-only',
      cell: (row) => formatWhole(row.netGallons),
    },
    {
      key: 'tax',
      label: 'Tax or credit',
      number: true,
      narrow: 'lead',
      cell: (row) => <Money cents={row.taxCents} />,
      total: <Money cents={view.totalCents} />,
    },
  ];
  return (
    <section className="example" aria-labelledby="example-title">
      <div className="example-head">
        <h2 id="example-title">{view.title}</h2>
        <span className="muted small">
          {view.quarter}, diesel, {formatFixed(view.mpgHundredths, 2)} mpg
        </span>
      </div>
      <div className="example-columns">
        <RoadLog entries={view.road} label="The road, with the miles at every state line" />
        <Table
          columns={columns}
          rows={view.rows}
          rowKey={(row) => row.code}
          caption="Tax by state"
          captionHidden
        />
      </div>
      <p className="example-note">
        An example with the final rates of that quarter. A minus sign is a credit: you paid more tax at the
        pump than you owed there.
      </p>
    </section>
  );
}
