import type { RateLine } from '~/areas/rates/views/rates';
import { Empty } from '~/kit/empty';
import { formatDate } from '~/kit/format';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { None, Table, type Column } from '~/kit/table';
import { RateStatus } from '~/kit/tag';
import { useTexts } from '~/kit/texts';

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
  const { t, said } = useTexts();
  const change = (text: string) =>
    text === '' ? null : (
      <span className="rates-aside">
        {said(text)}
        <span className="visually-hidden"> {t`since ${said(comparedWith)}`}</span>
      </span>
    );
  const columns: Column<RateLine>[] = [
    {
      key: 'jurisdiction',
      label: t`State/Prov`,
      sort: sortOf('jurisdiction'),
      cell: (line) => (
        <>
          <JurisdictionCode code={line.code} withName />
          {line.notes.map((number) => (
            <sup key={number} className="rates-note-mark">
              <a href={`#note-${number}`} aria-label={t`Note ${number}`}>
                {number}
              </a>
            </sup>
          ))}
          {line.from ? <span className="rates-aside">{t`from ${said(formatDate(line.from))}`}</span> : null}
        </>
      ),
    },
    {
      key: 'value',
      label: t`Tax Rate`,
      unit,
      number: true,
      narrow: 'lead',
      sort: sortOf('value'),
      cell: (line) => (
        <>
          {line.status && line.status !== 'missing' ? <RateStatus status={line.status} /> : null}{' '}
          <span className={line.isFigure ? undefined : line.rate === 'no rate' ? 'muted' : 'rates-unknown'}>
            {said(line.rate)}
          </span>
          {line.per && line.isFigure ? <span className="rates-aside">{t(line.per)}</span> : null}
          {change(line.change)}
        </>
      ),
    },
    {
      key: 'surcharge_value',
      label: t`Surcharge Rate`,
      unit,
      number: true,
      narrow: 'break',
      sort: sortOf('surcharge_value'),
      cell: (line) =>
        line.surcharge ? (
          <>
            <span className="rates-narrow">{t`Surcharge`} </span>
            {said(line.surcharge)}
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
          title={t`There are no records matching your request`}
          text={t`Try fewer letters, or a state's two-letter code.`}
        />
      }
    />
  );
}
