import type { RateLine, RatesView } from '~/areas/rates/views/rates';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { RateStatus } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';
import { useRateWords } from './rate-words';

/** The table as specified: Country, State, Year, Quarter, Rate, Surcharge Rate. The state names the row. */
export function RatesTable({ view }: { view: RatesView }) {
  const { quarter, fuel, unit, lines, comparedWith } = view;
  const { t, said } = useTexts();
  const { fromDay } = useRateWords();
  return (
    <table className="table rates-table">
      <caption className="visually-hidden">
        {t`${t(fuel.name)} tax rates by state and province, ${said(quarter.label)}, in ${t(unit)}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t`Country`}</th>
          <th scope="col">{t`State`}</th>
          <th scope="col" className="cell-number">
            {t`Year`}
          </th>
          <th scope="col" className="cell-number">
            {t`Quarter`}
          </th>
          <th scope="col" className="cell-number">
            {t`Rate`}
            <span className="table-unit">{t(unit)}</span>
          </th>
          <th scope="col" className="cell-number">
            {t`Surcharge Rate`}
            <span className="table-unit">{t(unit)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <td className="cell-wide-only">{t(line.country)}</td>
            <th scope="row" className="cell-what">
              <a href={paths.stateQuarter(line.slug, quarter.year, quarter.quarter)}>
                <JurisdictionCode code={line.code} withName />
              </a>
              <NoteMarks numbers={line.notes} />
              {line.from ? <span className="rates-aside">{fromDay(line.from)}</span> : null}
            </th>
            <td className="cell-number cell-wide-only">{quarter.year}</td>
            <td className="cell-number cell-wide-only">{quarter.quarter}</td>
            <td className="cell-number cell-lead">
              <RateCell line={line} since={comparedWith} />
            </td>
            <td className={line.surcharge ? 'cell-number cell-break' : 'cell-number cell-empty'}>
              {line.surcharge ? <span className="rates-narrow">{t`Surcharge`} </span> : null}
              {said(line.surcharge)}
              <Change text={line.surchargeChange} since={comparedWith} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RateCell({ line, since }: { line: RateLine; since: string }) {
  const { t, said } = useTexts();
  return (
    <>
      {line.status && line.status !== 'missing' ? <RateStatus status={line.status} /> : null}{' '}
      <span className={line.isFigure ? undefined : line.rate === 'no rate' ? 'muted' : 'rates-unknown'}>
        {said(line.rate)}
      </span>
      {line.per && line.isFigure ? <span className="rates-aside">{t(line.per)}</span> : null}
      <Change text={line.change} since={since} />
    </>
  );
}

function Change({ text, since }: { text: string; since: string }) {
  const { t, said } = useTexts();
  if (text === '') return null;
  return (
    <span className="rates-aside">
      {said(text)}
      <span className="visually-hidden">{` ${t`since ${said(since)}`}`}</span>
    </span>
  );
}

function NoteMarks({ numbers }: { numbers: readonly number[] }) {
  const { t } = useTexts();
  return numbers.map((number) => (
    <sup key={number} className="rates-note-mark">
      <a href={`#note-${number}`} aria-label={t`Note ${number}`}>
        {number}
      </a>
    </sup>
  ));
}
