import type { ChangeFigure, ChangesOfFuel, QuarterChangesView } from '~/areas/rates/views/quarter-changes';
import { PageTitle, PublicPage } from '~/areas/content/parts/public-page';
import { Button } from '~/kit/button';
import { useFigures } from '~/kit/figures';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { Table } from '~/kit/table';
import { useTexts, type Translator } from '~/kit/texts';
import { paths } from '~/routes';

/** Which rates changed between two quarters, by how much, fuel by fuel. */
export function ChangesPage({
  view,
  product,
  signedIn,
}: {
  view: QuarterChangesView;
  product: string;
  signedIn: boolean;
}) {
  const { from, to, fuels, notCompared } = view;
  const { t, said } = useTexts();
  const isSame = from.key === to.key;
  return (
    <PublicPage product={product} current={paths.rates()} signedIn={signedIn}>
      <PageTitle
        title={isSame ? t`IFTA rate changes` : t`IFTA rate changes, ${said(from.label)} to ${said(to.label)}`}
      />
      <ChangesForm view={view} />
      {isSame ? (
        <p className="field-error" role="alert">
          {t`Choose two different quarters.`}
        </p>
      ) : (
        <>
          {fuels.map((fuel) => (
            <FuelChanges key={fuel.fuel} fuel={fuel} view={view} />
          ))}
          {notCompared.length > 0 ? (
            <p className="state-part">
              {t`Not compared, because we have rates for one of the two quarters only: ${notCompared.map((fuel) => t(fuel)).join(', ')}.`}
            </p>
          ) : null}
          <p className="muted">
            {t`We compare states in US$ per gallon and provinces in C$ per liter, so a new exchange rate doesn’t count as a change. A rate that changed inside a quarter counts with its last figure.`}{' '}
            <a href={paths.ratesOf(from.year, from.quarter)}>{t`All rates, ${said(from.label)}`}</a>
            {' · '}
            <a href={paths.ratesOf(to.year, to.quarter)}>{t`All rates, ${said(to.label)}`}</a>
            {' · '}
            <a href={paths.ratesFeed()}>{t`Feed of rate changes`}</a>
          </p>
        </>
      )}
    </PublicPage>
  );
}

function ChangesForm({ view: { from, to, quarters } }: { view: QuarterChangesView }) {
  const { t, said } = useTexts();
  const options = quarters.map(({ key, label }) => (
    <option key={key} value={key}>
      {said(label)}
    </option>
  ));
  return (
    <form className="compare-form" action={paths.rateChanges()}>
      <span className="compare-pair">
        <label htmlFor="changes-from">{t`From quarter`}</label>
        <select className="input" id="changes-from" name="from" defaultValue={from.key}>
          {options}
        </select>
      </span>
      <span className="compare-pair">
        <label htmlFor="changes-to">{t`To quarter`}</label>
        <select className="input" id="changes-to" name="to" defaultValue={to.key}>
          {options}
        </select>
      </span>
      <Button type="submit">{t`Show`}</Button>
    </form>
  );
}

const figureText = ({ t, said }: Translator, { rate, surcharge }: ChangeFigure): string =>
  surcharge ? t`${said(rate)} + ${said(surcharge)} surcharge` : said(rate);

function FuelChanges({ fuel, view: { from, to } }: { fuel: ChangesOfFuel; view: QuarterChangesView }) {
  const { lines, unknown } = fuel;
  const texts = useTexts();
  const { t, said } = texts;
  const { whole } = useFigures();
  const name = t(fuel.name);
  return (
    <section className="state-part" aria-labelledby={fuel.fuel}>
      <h2 id={fuel.fuel}>{name}</h2>
      <p>
        {lines.length > 0
          ? lines.length === 1
            ? t`1 jurisdiction changed.`
            : t`${whole(lines.length)} jurisdictions changed.`
          : t`No change in the rates we have.`}
        {unknown ? ` ${said(`Not known for both quarters: ${unknown}.`)}` : ''}
      </p>
      {lines.length > 0 ? (
        <div className="rates-changed">
          <Table
            caption={t`${name} rates that changed from ${said(from.label)} to ${said(to.label)}`}
            captionHidden
            rows={lines}
            rowKey={(line) => line.code}
            columns={[
              {
                key: 'state',
                label: t`State`,
                cell: (line) => (
                  <>
                    <a href={paths.stateQuarter(line.slug, to.year, to.quarter)}>
                      <JurisdictionCode code={line.code} withName />
                    </a>
                    <span className="rates-aside">{t(line.unit)}</span>
                  </>
                ),
              },
              {
                key: 'before',
                label: said(from.label),
                number: true,
                short: t`in ${said(from.label)}`,
                cell: (line) => figureText(texts, line.before),
              },
              {
                key: 'after',
                label: said(to.label),
                number: true,
                short: t`in ${said(to.label)}`,
                cell: (line) => figureText(texts, line.after),
              },
              {
                key: 'change',
                label: t`Change`,
                number: true,
                narrow: 'lead',
                cell: (line) => (
                  <>
                    {said(line.change)}
                    {line.surchargeChange ? (
                      <span className="rates-aside">{t`${said(line.surchargeChange)} surcharge`}</span>
                    ) : null}
                  </>
                ),
              },
            ]}
          />
        </div>
      ) : null}
    </section>
  );
}
