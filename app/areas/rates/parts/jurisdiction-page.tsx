import type { JurisdictionView } from '~/areas/rates/views/jurisdiction-rates';
import type { MemberLink } from '~/areas/rates/rules/jurisdiction-slug';
import { PageTitle, PublicPage } from '~/areas/content/parts/public-page';
import { LinkButton } from '~/kit/button';
import { useFigures } from '~/kit/figures';
import { RateStatus } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';
import { CompareForm, type Members } from './compare-form';
import { RateChart } from './rate-chart';
import { useRateWords } from './rate-words';

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
  const { quarter, current, lead, note, status } = view;
  const { t, nodes, said } = useTexts();
  const { longDate } = useFigures();
  const [name, unit, label] = [t(view.name), t(view.unit), said(quarter.label)];
  const isSurcharged = current.some((line) => line.surcharge);
  return (
    <PublicPage product={product} current={paths.states()} signedIn={signedIn}>
      <PageTitle title={t`${name} IFTA tax rates`}>
        <LinkButton href={paths.stateQuarter(view.slug, quarter.year, quarter.quarter)} small>
          {name}, {label}
        </LinkButton>
      </PageTitle>
      <div className="state-columns">
        <div>
          <p className="lede">
            {(note && said(note)) ??
              (lead
                ? t`Diesel in ${name}, ${label}: ${said(lead)}.`
                : t`${name} has no diesel rate for ${label}.`)}{' '}
            {note === null ? <RateStatus status={status} /> : null}
          </p>
          {current.length > 0 ? (
            <table className="small-table">
              <caption className="visually-hidden">
                {t`Fuel tax rates of ${name}, ${label}, in ${unit}`}
              </caption>
              <thead>
                <tr>
                  <th scope="col">{t`Fuel`}</th>
                  <th scope="col" className="cell-number">
                    {t`Rate`}
                    <span className="table-unit">{unit}</span>
                  </th>
                  {isSurcharged ? (
                    <th scope="col" className="cell-number">
                      {t`Surcharge`}
                      <span className="table-unit">{unit}</span>
                    </th>
                  ) : null}
                </tr>
              </thead>
              <tbody>
                {current.map((line) => (
                  <tr key={line.fuel}>
                    <th scope="row">{t(line.fuel)}</th>
                    <td className="cell-number">
                      {said(line.rate)}
                      {line.per ? <span className="rates-aside">{t(line.per)}</span> : null}
                    </td>
                    {isSurcharged ? (
                      <td className={line.surcharge ? 'cell-number' : 'cell-number cell-empty'}>
                        {said(line.surcharge)}
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
            <h2 id="compare">{t`Compare with another`}</h2>
            <CompareForm members={members} first={view.code} />
          </section>
        </div>
      </div>
      <p className="muted">
        {nodes`Rates: ${(
          <a key="matrix" href={paths.ratesOf(quarter.year, quarter.quarter)}>
            {t`the tax matrix of ${label}`}
          </a>
        )}, checked ${longDate(view.checkedOn)}. ${name} is responsible for its own rates.`}{' '}
        <a href={paths.states()}>{t`All states and provinces`}</a>
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
  const { fuels, history, chart, slug } = view;
  const { t, said } = useTexts();
  const { fromDay } = useRateWords();
  const [name, fuel, unit] = [t(view.name), t(view.fuel.name), t(view.unit)];
  const isSurcharged = history.some((line) => line.surcharge);
  if (history.length === 0) return null;
  return (
    <section className="state-part" aria-labelledby="history">
      <h2 id="history">{t`${fuel} in ${name} since ${said(history.at(-1)?.quarter.label ?? '')}`}</h2>
      {fuels.length > 1 ? (
        <nav aria-label={t`Fuel`}>
          <ul className="state-fuels">
            {fuels.map(({ id, name: fuelName, isCurrent }) => (
              <li key={id}>
                <a
                  href={`${paths.state(slug)}?fuel=${id}#history`}
                  aria-current={isCurrent ? 'true' : undefined}
                >
                  {t(fuelName)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <RateChart steps={chart} title={t`${fuel} in ${name}`} unit={unit} />
      <table className="small-table">
        <caption className="visually-hidden">{t`${fuel} rates of ${name} by quarter, in ${unit}`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Quarter`}</th>
            <th scope="col" className="cell-number">
              {t`Rate`}
              <span className="table-unit">{unit}</span>
            </th>
            {isSurcharged ? (
              <th scope="col" className="cell-number">
                {t`Surcharge`}
                <span className="table-unit">{unit}</span>
              </th>
            ) : null}
            <th scope="col" className="cell-number">
              {t`Change`}
            </th>
          </tr>
        </thead>
        <tbody>
          {history.map((line) => (
            <tr key={`${line.quarter.label} ${line.from ?? ''}`}>
              <th scope="row">
                <a href={paths.stateQuarter(slug, line.quarter.year, line.quarter.quarter)}>
                  {said(line.quarter.label)}
                </a>
                {line.from ? <span className="rates-aside">{fromDay(line.from)}</span> : null}
                {line.status === 'final' ? null : (
                  <span className="rates-aside">{t(STATUS_WORDS[line.status])}</span>
                )}
              </th>
              <td className="cell-number">{said(line.rate)}</td>
              {isSurcharged ? (
                <td className={line.surcharge ? 'cell-number' : 'cell-number cell-empty'}>
                  {said(line.surcharge)}
                </td>
              ) : null}
              <td className={line.change ? 'cell-number' : 'cell-number cell-empty'}>{said(line.change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Facts({ view }: { view: JurisdictionView }) {
  const { facts } = view;
  const { t, said, langOf } = useTexts();
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts" className="prose state-part">
      <h2 id="facts">{t`More about ${t(view.name)}`}</h2>
      {facts.map(({ topic, list }) => (
        <div key={topic}>
          <h3>{t(topic)}</h3>
          <ul>
            {list.map((fact) => (
              <li key={fact.text} lang={langOf(fact.text)}>
                {said(fact.text)} <span className="muted small">{t`Source: ${said(fact.source)}`}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="muted small">{said(`Checked ${view.factsCheckedOn}. Your state has the final say.`)}</p>
    </section>
  );
}

/** All members with the way to each. */
export function JurisdictionsPage({ members, product, signedIn }: Shell & { members: Members }) {
  const { t } = useTexts();
  return (
    <PublicPage product={product} current={paths.states()} signedIn={signedIn}>
      <PageTitle title={t`IFTA tax rates by state and province`} />
      <p className="lede">
        {t`48 states and 10 provinces: today’s rates by fuel, how they came about, and what else each asks for.`}
      </p>
      <section className="state-part" aria-labelledby="compare">
        <h2 id="compare">{t`Compare two`}</h2>
        <CompareForm members={members} />
      </section>
      <MemberList id="states" title={t`US states`} list={members.states} />
      <MemberList id="provinces" title={t`Provinces`} list={members.provinces} />
    </PublicPage>
  );
}

function MemberList({ id, title, list }: { id: string; title: string; list: readonly MemberLink[] }) {
  const { t } = useTexts();
  return (
    <section className="state-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="member-list">
        {list.map(({ code, name, slug }) => (
          <li key={code}>
            <a href={paths.state(slug)}>{t(name)}</a> <span className="muted">{code}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
