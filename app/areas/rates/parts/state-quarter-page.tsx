import type { JurisdictionQuarterView, UnitRate } from '~/areas/rates/views/jurisdiction-quarter';
import { PageTitle, PublicPage } from '~/areas/content/parts/public-page';
import { formatDate, formatLongDate } from '~/kit/format';
import { Notice } from '~/kit/notice';
import { RateStatus } from '~/kit/tag';
import { paths } from '~/routes';
import { CompareForm, type Members } from './compare-form';
import { officialHref } from './rates-href';

interface Shell {
  product: string;
  signedIn: boolean;
}

/** One state or province in one quarter: every fuel in both published units, and the way to the quarters around it. */
export function StateQuarterPage({
  view,
  members,
  product,
  signedIn,
}: Shell & { view: JurisdictionQuarterView; members: Members }) {
  const { name, slug, quarter, lead, status, about, warning, lines, without, notes, previous } = view;
  return (
    <PublicPage product={product} current={paths.states()} signedIn={signedIn}>
      <PageTitle title={`${name} IFTA tax rate, ${quarter.label}`} />
      <QuarterSteps view={view} />
      {warning ? <Notice tone="warn">{warning}</Notice> : null}
      <p className="lede">
        {lead
          ? `Diesel in ${name}, ${quarter.period}: ${lead}.`
          : `${name} has no diesel rate for ${quarter.label}.`}{' '}
        <RateStatus status={status} />
      </p>
      {lines.length > 0 ? <FuelTable view={view} /> : null}
      {without.length > 0 && lines.length > 0 ? (
        <p className="muted">
          No rate in {name} for {quarter.label}: {without.join(', ')}.
        </p>
      ) : null}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <section className="state-part" aria-labelledby="compare">
        <h2 id="compare">Compare with another</h2>
        <CompareForm members={members} first={view.code} />
      </section>
      <p>
        <a href={paths.state(slug)}>All quarters of {name}, with permits and fees</a>
        {' · '}
        <a href={paths.ratesOf(quarter.year, quarter.quarter)}>All states, {quarter.label}</a>
        {previous ? (
          <>
            {' · '}
            <a href={paths.rateChanges(previous, quarter)}>What changed since {previous.label}</a>
          </>
        ) : null}
      </p>
      <p className="muted">
        {about.join(' ')} Source:{' '}
        <a href={officialHref(`${quarter.quarter}Q${quarter.year}`)}>
          IFTA, Inc. tax matrix {quarter.quarter}Q{quarter.year}
        </a>
        , checked {formatLongDate(view.checkedOn)}. US$ per gallon and C$ per liter are shown as published,
        never converted. {name} is responsible for its own rates.
      </p>
    </PublicPage>
  );
}

function QuarterSteps({ view: { name, slug, previous, next } }: { view: JurisdictionQuarterView }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Other quarters">
      <ul className="state-fuels">
        {previous ? (
          <li>
            <a rel="prev" href={paths.stateQuarter(slug, previous.year, previous.quarter)}>
              {name}, {previous.label}
            </a>
          </li>
        ) : null}
        {next ? (
          <li>
            <a rel="next" href={paths.stateQuarter(slug, next.year, next.quarter)}>
              {name}, {next.label}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function FuelTable({ view }: { view: JurisdictionQuarterView }) {
  const { name, quarter, lines, changeUnit } = view;
  const isChanged = lines.some((line) => line.change || line.surchargeChange);
  const previous = isChanged ? view.previous : null;
  return (
    <table className="small-table">
      <caption className="visually-hidden">
        Fuel tax rates and surcharges of {name}, {quarter.label}, in US$ per gallon and C$ per liter
      </caption>
      <thead>
        <tr>
          <th scope="col">Fuel</th>
          <th scope="col" className="cell-number">
            Rate<span className="table-unit">US$/gal</span>
          </th>
          <th scope="col" className="cell-number">
            Rate<span className="table-unit">C$/L</span>
          </th>
          {previous ? (
            <th scope="col" className="cell-number">
              Since {previous.label}
              <span className="table-unit">{changeUnit}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">
              {line.fuel}
              {line.from ? <span className="rates-aside">from {formatDate(line.from)}</span> : null}
              {line.status && line.status !== 'missing' ? <RateStatus status={line.status} /> : null}
            </th>
            <Figure figure={line.usd} />
            <Figure figure={line.cad} />
            {previous ? (
              <td className={line.change || line.surchargeChange ? 'cell-number' : 'cell-number cell-empty'}>
                {line.change}
                {line.surchargeChange ? (
                  <span className="rates-aside">{line.surchargeChange} surcharge</span>
                ) : null}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ figure }: { figure: UnitRate }) {
  return (
    <td className="cell-number">
      <span className={figure.isFigure ? undefined : 'muted'}>{figure.rate}</span>
      {figure.per && figure.isFigure ? <span className="rates-aside">{figure.per}</span> : null}
      {figure.surcharge ? <span className="rates-aside">+ {figure.surcharge} surcharge</span> : null}
    </td>
  );
}

/** A quarter for which this place has no rates here: that, and the quarters that have some. */
export function NoStateQuarterPage({
  name,
  slug,
  quarter,
  offered,
  product,
  signedIn,
}: Shell & {
  name: string;
  slug: string;
  /** "Q2 2024"; empty where the address names no quarter. */
  quarter: string;
  offered: readonly { year: number; quarter: number; label: string }[];
}) {
  return (
    <PublicPage product={product} current={paths.states()} signedIn={signedIn}>
      <div className="stack">
        <p className="message-code">Error 404</p>
        <h1>No rates here</h1>
        <p>
          {quarter
            ? `We do not have reliable rates of ${name} for ${quarter}, so we show none.`
            : 'This quarter does not exist. A quarter is a year and a number from 1 to 4.'}
        </p>
        <h2>Quarters of {name} with rates</h2>
        <ul className="rates-known">
          {offered.map((one) => (
            <li key={one.label}>
              <a href={paths.stateQuarter(slug, one.year, one.quarter)}>{one.label}</a>
            </li>
          ))}
        </ul>
      </div>
    </PublicPage>
  );
}
