import type { RateLine } from '~/areas/rates/views/rates';
import { Empty } from '~/kit/empty';
import { formatDate } from '~/kit/format';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { None, Table, type Column } from '~/kit/table';
import { RateStatus } from '~/kit/tag';

export interface RatesTableProps {
  caption: string;
  unit: string;
  lines: readonly RateLine[];
  /** "Q2 2026", or empty. */
  comparedWith: string;
  sortOf: (column: string) => Column<RateLine>['sort'];
}

/** The rates of a quarter: State/Prov, Tax Rate, Surcharge Rate. */
export function IftaRatesTable({ caption, unit, lines, comparedWith, sortOf }: RatesTableProps) {
  const change = (text: string) =>
    text === '' ? null : (
      <span className="rates-aside">
        {text}
        <span className="visually-hidden"> since {comparedWith}</span>
      </span>
    );
  const columns: Column<RateLine>[] = [
    {
      key: 'jurisdiction',
      label: 'State/Prov',
      sort: sortOf('jurisdiction'),
      cell: (line) => (
        <>
          <JurisdictionCode code={line.code} withName />
          {line.notes.map((number) => (
            <sup key={number} className="rates-note-mark">
              <a href={`#note-${number}`} aria-label={`Note ${number}`}>
                {number}
              </a>
            </sup>
          ))}
          {line.from ? <span className="rates-aside">from {formatDate(line.from)}</span> : null}
        </>
      ),
    },
    {
      key: 'value',
      label: 'Tax Rate',
      unit,
      number: true,
      narrow: 'lead',
      sort: sortOf('value'),
      cell: (line) => (
        <>
          {line.status && line.status !== 'missing' ? <RateStatus status={line.status} /> : null}{' '}
          <span className={line.isFigure ? undefined : line.rate === 'no rate' ? 'muted' : 'rates-unknown'}>
            {line.rate}
          </span>
          {line.per && line.isFigure ? <span className="rates-aside">{line.per}</span> : null}
          {change(line.change)}
        </>
      ),
    },
    {
      key: 'surcharge_value',
      label: 'Surcharge Rate',
      unit,
      number: true,
      narrow: 'break',
      sort: sortOf('surcharge_value'),
      cell: (line) =>
        line.surcharge ? (
          <>
            <span className="rates-narrow">Surcharge </span>
            {line.surcharge}
            {change(line.surchargeChange)}
          </>
        ) : (
          <None />
        ),
    },
  ];
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rows={lines}
      rowKey={(line) => line.key}
      empty={
        <Empty
          title="There are no records matching your request"
          text="Try fewer letters, or a state's two-letter code."
        />
      }
    />
  );
}
