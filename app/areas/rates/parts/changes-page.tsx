import type { ChangeFigure, ChangesOfFuel, QuarterChangesView } from '~/areas/rates/views/quarter-changes';
import { PageTitle, PublicPage } from '~/areas/content/parts/public-page';
import { Button } from '~/kit/button';
import { countOf } from '~/kit/format';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { Table } from '~/kit/table';
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
  const isSame = from.key === to.key;
  return (
    <PublicPage product={product} current={paths.rates()} signedIn={signedIn}>
      <PageTitle title={isSame ? 'IFTA rate changes' : `IFTA rate changes, ${from.label} to ${to.label}`} />
      <ChangesForm view={view} />
      {isSame ? (
        <p className="field-error" role="alert">
          Choose two different quarters.
        </p>
      ) : (
        <>
          {fuels.map((fuel) => (
            <FuelChanges key={fuel.fuel} fuel={fuel} view={view} />
          ))}
          {notCompared.length > 0 ? (
            <p className="state-part">
              Not compared, because we have rates for one of the two quarters only: {notCompared.join(', ')}.
            </p>
          ) : null}
          <p className="muted">
            We compare states in US$ per gallon and provinces in C$ per liter, so a new exchange rate
            doesn&apos;t count as a change. A rate that changed inside a quarter counts with its last figure.{' '}
            <a href={paths.ratesOf(from.year, from.quarter)}>All rates, {from.label}</a>
            {' · '}
            <a href={paths.ratesOf(to.year, to.quarter)}>All rates, {to.label}</a>
            {' · '}
            <a href={paths.ratesFeed()}>Feed of rate changes</a>
          </p>
        </>
      )}
    </PublicPage>
  );
}

function ChangesForm({ view: { from, to, quarters } }: { view: QuarterChangesView }) {
  const options = quarters.map(({ key, label }) => (
    <option key={key} value={key}>
      {label}
    </option>
  ));
  return (
    <form className="compare-form" action={paths.rateChanges()}>
      <label htmlFor="changes-from">From</label>
      <select className="input" id="changes-from" name="from" defaultValue={from.key}>
        {options}
      </select>
      <label htmlFor="changes-to">To</label>
      <select className="input" id="changes-to" name="to" defaultValue={to.key}>
        {options}
      </select>
      <Button type="submit">Show</Button>
    </form>
  );
}

const figureText = ({ rate, surcharge }: ChangeFigure): string =>
  surcharge ? `${rate} + ${surcharge} surcharge` : rate;

function FuelChanges({ fuel, view: { from, to } }: { fuel: ChangesOfFuel; view: QuarterChangesView }) {
  const { name, lines, unknown } = fuel;
  return (
    <section className="state-part" aria-labelledby={fuel.fuel}>
      <h2 id={fuel.fuel}>{name}</h2>
      <p>
        {lines.length > 0
          ? `${countOf(lines.length, 'jurisdiction')} changed.`
          : 'No change in the rates we have.'}
        {unknown ? ` Not known for both quarters: ${unknown}.` : ''}
      </p>
      {lines.length > 0 ? (
        <div className="rates-changed">
          <Table
            caption={`${name} rates that changed from ${from.label} to ${to.label}`}
            captionHidden
            rows={lines}
            rowKey={(line) => line.code}
            columns={[
              {
                key: 'state',
                label: 'State',
                cell: (line) => (
                  <>
                    <a href={paths.stateQuarter(line.slug, to.year, to.quarter)}>
                      <JurisdictionCode code={line.code} withName />
                    </a>
                    <span className="rates-aside">{line.unit}</span>
                  </>
                ),
              },
              {
                key: 'before',
                label: from.label,
                number: true,
                short: `in ${from.label}`,
                cell: (line) => figureText(line.before),
              },
              {
                key: 'after',
                label: to.label,
                number: true,
                short: `in ${to.label}`,
                cell: (line) => figureText(line.after),
              },
              {
                key: 'change',
                label: 'Change',
                number: true,
                narrow: 'lead',
                cell: (line) => (
                  <>
                    {line.change}
                    {line.surchargeChange ? (
                      <span className="rates-aside">{line.surchargeChange} surcharge</span>
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
