import type { JurisdictionView } from '~/areas/rates/views/jurisdiction-rates';
import type { MemberLink } from '~/areas/rates/rules/jurisdiction-slug';
import { PageTitle, PublicPage } from '~/areas/content/parts/public-page';
import { LinkButton } from '~/kit/button';
import { formatDate, formatLongDate } from '~/kit/format';
import { RateStatus } from '~/kit/tag';
import { paths } from '~/routes';
import { CompareForm, type Members } from './compare-form';
import { RateChart } from './rate-chart';

interface Shell {
  product: string;
  signedIn: boolean;
}

/** One state or province: its rates now and since the first quarter we have, and what else a fleet should know. */
export function JurisdictionPage({
  view,
  members,
  product,
  signedIn,
}: Shell & { view: JurisdictionView; members: Members }) {
  const { name, quarter, unit, current, lead, note, status } = view;
  const isSurcharged = current.some((line) => line.surcharge);
  return (
    <PublicPage product={product} current={paths.states()} signedIn={signedIn}>
      <PageTitle title={`${name} IFTA tax rates`}>
        <LinkButton href={paths.stateQuarter(view.slug, quarter.year, quarter.quarter)} small>
          {name}, {quarter.label}
        </LinkButton>
      </PageTitle>
      <div className="state-columns">
        <div>
          <p className="lede">
            {note ??
              (lead
                ? `Diesel in ${name}, ${quarter.label}: ${lead}.`
                : `${name} has no diesel rate for ${quarter.label}.`)}{' '}
            {note === null ? <RateStatus status={status} /> : null}
          </p>
          {current.length > 0 ? (
            <table className="small-table">
              <caption className="visually-hidden">
                Fuel tax rates of {name}, {quarter.label}, in {unit}
              </caption>
              <thead>
                <tr>
                  <th scope="col">Fuel</th>
                  <th scope="col" className="cell-number">
                    Rate<span className="table-unit">{unit}</span>
                  </th>
                  {isSurcharged ? (
                    <th scope="col" className="cell-number">
                      Surcharge<span className="table-unit">{unit}</span>
                    </th>
                  ) : null}
                </tr>
              </thead>
              <tbody>
                {current.map((line) => (
                  <tr key={line.fuel}>
                    <th scope="row">{line.fuel}</th>
                    <td className="cell-number">
                      {line.rate}
                      {line.per ? <span className="rates-aside">{line.per}</span> : null}
                    </td>
                    {isSurcharged ? (
                      <td className={line.surcharge ? 'cell-number' : 'cell-number cell-empty'}>
                        {line.surcharge}
                      </td>
                    ) : null}
                  </tr>
                ))}
              </tbody>
            </table>
          ) : null}
          <History view={view} />
        </div>
        <div>
          <Facts view={view} />
          <section className="state-part" aria-labelledby="compare">
            <h2 id="compare">Compare with another</h2>
            <CompareForm members={members} first={view.code} />
          </section>
        </div>
      </div>
      <p className="muted">
        Rates: <a href={paths.ratesOf(quarter.year, quarter.quarter)}>the tax matrix of {quarter.label}</a>,
        checked {formatLongDate(view.checkedOn)}. {name} is responsible for its own rates.{' '}
        <a href={paths.states()}>All states and provinces</a>
      </p>
    </PublicPage>
  );
}

const STATUS_WORDS = {
  preliminary: 'preliminary',
  reconstructed: 'check before filing',
  missing: 'not known',
} as const;

function History({ view }: { view: JurisdictionView }) {
  const { name, fuel, fuels, history, chart, unit, slug } = view;
  const isSurcharged = history.some((line) => line.surcharge);
  if (history.length === 0) return null;
  return (
    <section className="state-part" aria-labelledby="history">
      <h2 id="history">
        {fuel.name} in {name} since {history.at(-1)?.quarter.label}
      </h2>
      {fuels.length > 1 ? (
        <nav aria-label="Fuel">
          <ul className="state-fuels">
            {fuels.map(({ id, name: fuelName, isCurrent }) => (
              <li key={id}>
                <a
                  href={`${paths.state(slug)}?fuel=${id}#history`}
                  aria-current={isCurrent ? 'true' : undefined}
                >
                  {fuelName}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <RateChart steps={chart} title={`${fuel.name} in ${name}`} unit={unit} />
      <table className="small-table">
        <caption className="visually-hidden">
          {fuel.name} rates of {name} by quarter, in {unit}
        </caption>
        <thead>
          <tr>
            <th scope="col">Quarter</th>
            <th scope="col" className="cell-number">
              Rate<span className="table-unit">{unit}</span>
            </th>
            {isSurcharged ? (
              <th scope="col" className="cell-number">
                Surcharge<span className="table-unit">{unit}</span>
              </th>
            ) : null}
            <th scope="col" className="cell-number">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {history.map((line) => (
            <tr key={`${line.quarter.label} ${line.from ?? ''}`}>
              <th scope="row">
                <a href={paths.stateQuarter(slug, line.quarter.year, line.quarter.quarter)}>
                  {line.quarter.label}
                </a>
                {line.from ? <span className="rates-aside">from {formatDate(line.from)}</span> : null}
                {line.status === 'final' ? null : (
                  <span className="rates-aside">{STATUS_WORDS[line.status]}</span>
                )}
              </th>
              <td className="cell-number">{line.rate}</td>
              {isSurcharged ? (
                <td className={line.surcharge ? 'cell-number' : 'cell-number cell-empty'}>
                  {line.surcharge}
                </td>
              ) : null}
              <td className={line.change ? 'cell-number' : 'cell-number cell-empty'}>{line.change}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Facts({ view }: { view: JurisdictionView }) {
  const { facts, name } = view;
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts" className="prose state-part">
      <h2 id="facts">More about {name}</h2>
      {facts.map(({ topic, list }) => (
        <div key={topic}>
          <h3>{topic}</h3>
          <ul>
            {list.map((fact) => (
              <li key={fact.text}>
                {fact.text} <span className="muted small">Source: {fact.source}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="muted small">Checked {view.factsCheckedOn}. Your state has the final say.</p>
    </section>
  );
}

/** All members with the way to each. */
export function JurisdictionsPage({ members, product, signedIn }: Shell & { members: Members }) {
  return (
    <PublicPage product={product} current={paths.states()} signedIn={signedIn}>
      <PageTitle title="IFTA tax rates by state and province" />
      <p className="lede">
        48 states and 10 provinces: today’s rates by fuel, how they came about, and what else each asks for.
      </p>
      <section className="state-part" aria-labelledby="compare">
        <h2 id="compare">Compare two</h2>
        <CompareForm members={members} />
      </section>
      <MemberList title="States" list={members.states} />
      <MemberList title="Provinces" list={members.provinces} />
    </PublicPage>
  );
}

function MemberList({ title, list }: { title: string; list: readonly MemberLink[] }) {
  const id = title.toLowerCase();
  return (
    <section className="state-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="member-list">
        {list.map(({ code, name, slug }) => (
          <li key={code}>
            <a href={paths.state(slug)}>{name}</a> <span className="muted">{code}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
