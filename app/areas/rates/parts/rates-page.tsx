import type { RatesView } from '~/areas/rates/views/rates';
import type { UnknownRatesView } from '~/areas/rates/views/unknown-rates';
import { paths } from '~/routes';
import { LinkButton } from '~/kit/button';
import { Disclosure } from '~/kit/disclosure';
import { countOf, formatLongDate } from '~/kit/format';
import { Icon } from '~/kit/icon';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { Notice } from '~/kit/notice';
import { PageTitle, PublicPage } from '~/areas/content/parts/public-page';
import { RateStatus } from '~/kit/tag';
import { RatesChoices } from './rates-choices';
import { officialHref, ratesHref } from './rates-href';
import { RatesTable } from './rates-table';

interface Shell {
  product: string;
  signedIn: boolean;
}

/** The rates of one quarter and fuel, for everybody. */
export function RatesPage({ view, product, signedIn }: Shell & { view: RatesView }) {
  const { quarter, fuel, status, about, warning } = view;
  return (
    <PublicPage product={product} current={paths.rates()} signedIn={signedIn}>
      <PageTitle title={`IFTA fuel tax rates, ${quarter.label}`}>
        <LinkButton href={paths.ratesCsv(quarter.year, quarter.quarter)} small>
          <Icon name="download" /> All fuels as CSV
        </LinkButton>
      </PageTitle>
      <RatesChoices view={view} />
      {warning ? <Notice tone="warn">{warning}</Notice> : null}
      <p className="rates-about">
        <RateStatus status={status} /> {fuel.name}, {quarter.period}. {about.join(' ')}
      </p>
      <Changes view={view} />
      <p className="rates-about">
        <a href={paths.rateChanges()}>Changes between two quarters</a>
        {' · '}
        <a href={paths.statesCompare()}>Compare two states</a>
        {' · '}
        <a href={paths.states()}>By state and province</a>
      </p>
      <div className="rates-body">
        <RatesTable view={view} />
        <RatesNotes view={view} />
      </div>
    </PublicPage>
  );
}

function Changes({ view }: { view: RatesView }) {
  const { changes, comparedWith, known } = view;
  if (comparedWith === '') return null;
  const unknown = known.unknown > 0 ? ` ${countOf(known.unknown, 'rate')} not known yet.` : '';
  if (changes.length === 0)
    return (
      <p className="rates-about">
        {known.unknown > 0
          ? `No change since ${comparedWith} in the rates we have.${unknown}`
          : `Nothing changed since ${comparedWith}.`}
      </p>
    );
  return (
    <Disclosure summary={`${countOf(changes.length, 'jurisdiction')} changed since ${comparedWith}`}>
      <ul className="rates-changes">
        {changes.map((change) => (
          <li key={change.code}>
            <JurisdictionCode code={change.code} withName /> {change.text}
          </li>
        ))}
      </ul>
      <p className="muted">
        We compare provinces in C$ per liter, so a new exchange rate doesn&apos;t count as a change.{unknown}
      </p>
    </Disclosure>
  );
}

/** Where the figures come from, before the name of the official table. */
const ORIGINS = {
  official: 'Source:',
  copies: 'Source: copies of the preliminary table, not the official file. Compare with',
  other: 'Source: pieced together from other published sources, not the official file. Compare with',
} as const;

function RatesNotes({ view }: { view: RatesView }) {
  return (
    <section className="rates-notes" aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      {view.notes.length > 0 ? (
        <ol>
          {view.notes.map((note, index) => (
            <li key={note} id={`note-${index + 1}`}>
              {note}
            </li>
          ))}
        </ol>
      ) : null}
      <p>
        &ldquo;No rate&rdquo; means that none is published for this fuel, which is not a rate of zero. The
        surcharge applies to every taxable gallon: fuel bought in that state gives no credit against it.
      </p>
      <p>
        {ORIGINS[view.origin]}{' '}
        <a href={officialHref(view.officialKey)}>IFTA, Inc. tax matrix {view.officialKey}</a>, checked{' '}
        {formatLongDate(view.checkedOn)}.{' '}
        {view.hasBothCurrencies
          ? 'US$ per gallon and C$ per liter are shown as published and never converted. '
          : null}
        Each jurisdiction is responsible for its own rates.
      </p>
    </section>
  );
}

/** The address names no quarter, or one without rates: why, and the way to those there are. */
export function UnknownRatesPage({ view, product, signedIn }: Shell & { view: UnknownRatesView }) {
  return (
    <PublicPage product={product} current={paths.rates()} signedIn={signedIn}>
      <div className="stack">
        <p className="message-code">Error 404</p>
        <h1>No rates here</h1>
        <p>{view.message}</p>
        {view.officialKey ? (
          <p>
            The official figures are on the{' '}
            <a href={officialHref(view.officialKey)}>IFTA, Inc. tax matrix {view.officialKey}</a>.
          </p>
        ) : null}
        <h2>Quarters with rates</h2>
        <ul className="rates-known">
          {view.quarters.map((quarter) => (
            <li key={quarter.label}>
              <a href={ratesHref(quarter.year, quarter.quarter)}>{quarter.label}</a>
            </li>
          ))}
        </ul>
      </div>
    </PublicPage>
  );
}
