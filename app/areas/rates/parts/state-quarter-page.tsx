import type { JurisdictionQuarterView, UnitRate } from '~/areas/rates/views/jurisdiction-quarter';
import { PageTitle, PublicPage } from '~/areas/content/parts/public-page';
import { useFigures } from '~/kit/figures';
import { Notice } from '~/kit/notice';
import { RateStatus } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';
import { CompareForm, type Members } from './compare-form';
import { officialHref } from './rates-href';
import { useRateWords } from './rate-words';

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
  const { slug, quarter, lead, status, about, warning, lines, without, notes, previous } = view;
  const { t, said, langOf } = useTexts();
  const { longDate } = useFigures();
  const [name, label] = [t(view.name), said(quarter.label)];
  const matrix = `${quarter.quarter}Q${quarter.year}`;
  return (
    <PublicPage product={product} current={paths.states()} signedIn={signedIn}>
      <PageTitle title={t`${name} IFTA tax rate, ${label}`} />
      <QuarterSteps view={view} />
      {warning ? <Notice tone="warn">{said(warning)}</Notice> : null}
      <p className="lede">
        {lead
          ? t`Diesel in ${name}, ${said(quarter.period)}: ${said(lead)}.`
          : t`${name} has no diesel rate for ${label}.`}{' '}
        <RateStatus status={status} />
      </p>
      {lines.length > 0 ? <FuelTable view={view} /> : null}
      {without.length > 0 && lines.length > 0 ? (
        <p className="muted">
          {t`No rate in ${name} for ${label}: ${without.map((fuel) => t(fuel)).join(', ')}.`}
        </p>
      ) : null}
      {notes.map((note) => (
        <p key={note} lang={langOf(note)}>
          {said(note)}
        </p>
      ))}
      <section className="state-part" aria-labelledby="compare">
        <h2 id="compare">{t`Compare with another`}</h2>
        <CompareForm members={members} first={view.code} />
      </section>
      <p>
        <a href={paths.state(slug)}>{t`All quarters of ${name}, with permits and fees`}</a>
        {' · '}
        <a href={paths.ratesOf(quarter.year, quarter.quarter)}>{t`All states, ${label}`}</a>
        {previous ? (
          <>
            {' · '}
            <a href={paths.rateChanges(previous, quarter)}>{t`What changed since ${said(previous.label)}`}</a>
          </>
        ) : null}
      </p>
      <p className="muted">
        {about.map((sentence) => (
          <span key={sentence} lang={langOf(sentence)}>
            {said(sentence)}{' '}
          </span>
        ))}
        {t`Source:`} <a href={officialHref(matrix)}>{t`IFTA, Inc. tax matrix ${matrix}`}</a>
        {t`, checked ${longDate(view.checkedOn)}.`}{' '}
        {t`US$ per gallon and C$ per liter are shown as published and never converted.`}{' '}
        {t`${name} is responsible for its own rates.`}
      </p>
    </PublicPage>
  );
}

function QuarterSteps({ view: { name, slug, previous, next } }: { view: JurisdictionQuarterView }) {
  const { t, said } = useTexts();
  if (!previous && !next) return null;
  return (
    <nav aria-label={t`Other quarters`}>
      <ul className="state-fuels">
        {previous ? (
          <li>
            <a rel="prev" href={paths.stateQuarter(slug, previous.year, previous.quarter)}>
              {t(name)}, {said(previous.label)}
            </a>
          </li>
        ) : null}
        {next ? (
          <li>
            <a rel="next" href={paths.stateQuarter(slug, next.year, next.quarter)}>
              {t(name)}, {said(next.label)}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function FuelTable({ view }: { view: JurisdictionQuarterView }) {
  const { name, quarter, lines, changeUnit } = view;
  const { t, said } = useTexts();
  const { fromDay } = useRateWords();
  const isChanged = lines.some((line) => line.change || line.surchargeChange);
  const previous = isChanged ? view.previous : null;
  return (
    <table className="small-table">
      <caption className="visually-hidden">
        {t`Fuel tax rates and surcharges of ${t(name)}, ${said(quarter.label)}, in US$ per gallon and C$ per liter`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t`Fuel`}</th>
          <th scope="col" className="cell-number">
            {t`Rate`}
            <span className="table-unit">{t`US$/gal`}</span>
          </th>
          <th scope="col" className="cell-number">
            {t`Rate`}
            <span className="table-unit">{t`C$/L`}</span>
          </th>
          {previous ? (
            <th scope="col" className="cell-number">
              {t`Since ${said(previous.label)}`}
              <span className="table-unit">{t(changeUnit)}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">
              {t(line.fuel)}
              {line.from ? <span className="rates-aside">{fromDay(line.from)}</span> : null}
              {line.status && line.status !== 'missing' ? <RateStatus status={line.status} /> : null}
            </th>
            <Figure figure={line.usd} />
            <Figure figure={line.cad} />
            {previous ? (
              <td className={line.change || line.surchargeChange ? 'cell-number' : 'cell-number cell-empty'}>
                {said(line.change)}
                {line.surchargeChange ? (
                  <span className="rates-aside">{t`${said(line.surchargeChange)} surcharge`}</span>
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
  const { t, said } = useTexts();
  return (
    <td className="cell-number">
      <span className={figure.isFigure ? undefined : 'muted'}>{said(figure.rate)}</span>
      {figure.per && figure.isFigure ? <span className="rates-aside">{t(figure.per)}</span> : null}
      {figure.surcharge ? (
        <span className="rates-aside">{t`+ ${said(figure.surcharge)} surcharge`}</span>
      ) : null}
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
  const { t, said } = useTexts();
  return (
    <PublicPage product={product} current={paths.states()} signedIn={signedIn}>
      <div className="stack">
        <p className="message-code">{t`Error ${404}`}</p>
        <h1>{t`No rates here`}</h1>
        <p>
          {quarter
            ? t`We do not have reliable rates of ${t(name)} for ${said(quarter)}, so we show none.`
            : t`This quarter does not exist. A quarter is a year and a number from 1 to 4.`}
        </p>
        <h2>{t`Quarters of ${t(name)} with rates`}</h2>
        <ul className="rates-known">
          {offered.map((one) => (
            <li key={one.label}>
              <a href={paths.stateQuarter(slug, one.year, one.quarter)}>{said(one.label)}</a>
            </li>
          ))}
        </ul>
      </div>
    </PublicPage>
  );
}
