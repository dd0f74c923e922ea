import type { RatesView } from '~/areas/rates/views/rates';
import type { UnknownRatesView } from '~/areas/rates/views/unknown-rates';
import { paths } from '~/routes';
import { LinkButton } from '~/kit/button';
import { Disclosure } from '~/kit/disclosure';
import { useFigures } from '~/kit/figures';
import { Icon } from '~/kit/icon';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { Notice } from '~/kit/notice';
import { PageTitle, PublicPage } from '~/areas/content/parts/public-page';
import { RateStatus } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
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
  const { t, said, langOf } = useTexts();
  return (
    <PublicPage product={product} current={paths.rates()} signedIn={signedIn}>
      <PageTitle title={t`IFTA fuel tax rates, ${said(quarter.label)}`}>
        <LinkButton href={paths.ratesCsv(quarter.year, quarter.quarter)} small>
          <Icon name="download" /> {t`All fuels as CSV`}
        </LinkButton>
      </PageTitle>
      <RatesChoices view={view} />
      {warning ? <Notice tone="warn">{said(warning)}</Notice> : null}
      <p className="rates-about">
        <RateStatus status={status} /> {t(fuel.name)}, {said(quarter.period)}.{' '}
        {about.map((sentence) => (
          <span key={sentence} lang={langOf(sentence)}>
            {said(sentence)}{' '}
          </span>
        ))}
      </p>
      <Changes view={view} />
      <p className="rates-about">
        <a href={paths.rateChanges()}>{t`Changes between two quarters`}</a>
        {' · '}
        <a href={paths.statesCompare()}>{t`Compare two states`}</a>
        {' · '}
        <a href={paths.states()}>{t`By state and province`}</a>
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
  const { t, said } = useTexts();
  const { whole } = useFigures();
  if (comparedWith === '') return null;
  const since = said(comparedWith);
  const unknown =
    known.unknown === 0
      ? ''
      : known.unknown === 1
        ? ` ${t`1 rate not known yet.`}`
        : ` ${t`${whole(known.unknown)} rates not known yet.`}`;
  if (changes.length === 0)
    return (
      <p className="rates-about">
        {known.unknown > 0
          ? t`No change since ${since} in the rates we have.` + unknown
          : t`Nothing changed since ${since}.`}
      </p>
    );
  return (
    <Disclosure
      summary={
        changes.length === 1
          ? t`1 jurisdiction changed since ${since}`
          : t`${whole(changes.length)} jurisdictions changed since ${since}`
      }
    >
      <ul className="rates-changes">
        {changes.map((change) => (
          <li key={change.code}>
            <JurisdictionCode code={change.code} withName /> {said(change.text)}
          </li>
        ))}
      </ul>
      <p className="muted">
        {t`We compare provinces in C$ per liter, so a new exchange rate doesn’t count as a change.`}
        {unknown}
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
  const { t, said, langOf } = useTexts();
  const { longDate } = useFigures();
  return (
    <section className="rates-notes" aria-labelledby="notes">
      <h2 id="notes">{t`Notes`}</h2>
      {view.notes.length > 0 ? (
        <ol>
          {view.notes.map((note, index) => (
            <li key={note} id={`note-${index + 1}`} lang={langOf(note)}>
              {said(note)}
            </li>
          ))}
        </ol>
      ) : null}
      <p>
        {t`“No rate” means that none is published for this fuel, which is not a rate of zero. The surcharge applies to every taxable gallon: fuel bought in that state gives no credit against it.`}
      </p>
      <p>
        {t(ORIGINS[view.origin])}{' '}
        <a href={officialHref(view.officialKey)}>{t`IFTA, Inc. tax matrix ${view.officialKey}`}</a>
        {t`, checked ${longDate(view.checkedOn)}.`}{' '}
        {view.hasBothCurrencies
          ? t`US$ per gallon and C$ per liter are shown as published and never converted.` + ' '
          : null}
        {t`Each jurisdiction is responsible for its own rates.`}
      </p>
    </section>
  );
}

/** The address names no quarter, or one without rates: why, and the way to those there are. */
export function UnknownRatesPage({ view, product, signedIn }: Shell & { view: UnknownRatesView }) {
  const { t, nodes, said, langOf } = useTexts();
  return (
    <PublicPage product={product} current={paths.rates()} signedIn={signedIn}>
      <div className="stack">
        <p className="message-code">{t`Error ${404}`}</p>
        <h1>{t`No rates here`}</h1>
        <p lang={langOf(view.message)}>{said(view.message)}</p>
        {view.officialKey ? (
          <p>
            {nodes`The official figures are on the ${(
              <a key="matrix" href={officialHref(view.officialKey)}>
                {t`IFTA, Inc. tax matrix ${view.officialKey}`}
              </a>
            )}.`}
          </p>
        ) : null}
        <h2>{t`Quarters with rates`}</h2>
        <ul className="rates-known">
          {view.quarters.map((quarter) => (
            <li key={quarter.label}>
              <a href={ratesHref(quarter.year, quarter.quarter)}>{said(quarter.label)}</a>
            </li>
          ))}
        </ul>
      </div>
    </PublicPage>
  );
}
