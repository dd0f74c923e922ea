import type { RateLine, RatesView } from '~/areas/rates/views/rates';
import { formatDate } from '~/kit/format';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { RateStatus } from '~/kit/tag';
import { paths } from '~/routes';

/** The table as specified: Country, State, Year, Quarter, Rate, Surcharge Rate. The state names the row. */
export function RatesTable({ view }: { view: RatesView }) {
  const { quarter, fuel, unit, lines, comparedWith } = view;
  return (
    <table className="table rates-table">
      <caption className="visually-hidden">
        {fuel.name} tax rates by state and province, {quarter.label}, in {unit}
      </caption>
      <thead>
        <tr>
          <th scope="col">Country</th>
          <th scope="col">State</th>
          <th scope="col" className="cell-number">
            Year
          </th>
          <th scope="col" className="cell-number">
            Quarter
          </th>
          <th scope="col" className="cell-number">
            Rate<span className="table-unit">{unit}</span>
          </th>
          <th scope="col" className="cell-number">
            Surcharge Rate<span className="table-unit">{unit}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <td className="cell-wide-only">{line.country}</td>
            <th scope="row" className="cell-what">
              <a href={paths.stateQuarter(line.slug, quarter.year, quarter.quarter)}>
                <JurisdictionCode code={line.code} withName />
              </a>
              <NoteMarks numbers={line.notes} />
              {line.from ? <span className="rates-aside">from {formatDate(line.from)}</span> : null}
            </th>
            <td className="cell-number cell-wide-only">{quarter.year}</td>
            <td className="cell-number cell-wide-only">{quarter.quarter}</td>
            <td className="cell-number cell-lead">
              <RateCell line={line} since={comparedWith} />
            </td>
            <td className={line.surcharge ? 'cell-number cell-break' : 'cell-number cell-empty'}>
              {line.surcharge ? <span className="rates-narrow">Surcharge </span> : null}
              {line.surcharge}
              <Change text={line.surchargeChange} since={comparedWith} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RateCell({ line, since }: { line: RateLine; since: string }) {
  return (
    <>
      {line.status && line.status !== 'missing' ? <RateStatus status={line.status} /> : null}{' '}
      <span className={line.isFigure ? undefined : line.rate === 'no rate' ? 'muted' : 'rates-unknown'}>
        {line.rate}
      </span>
      {line.per && line.isFigure ? <span className="rates-aside">{line.per}</span> : null}
      <Change text={line.change} since={since} />
    </>
  );
}

function Change({ text, since }: { text: string; since: string }) {
  if (text === '') return null;
  return (
    <span className="rates-aside">
      {text}
      <span className="visually-hidden"> since {since}</span>
    </span>
  );
}

function NoteMarks({ numbers }: { numbers: readonly number[] }) {
  return numbers.map((number) => (
    <sup key={number} className="rates-note-mark">
      <a href={`#note-${number}`} aria-label={`Note ${number}`}>
        {number}
      </a>
    </sup>
  ));
}
