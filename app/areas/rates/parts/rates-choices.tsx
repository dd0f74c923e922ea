import type { RatesView } from '~/areas/rates/views/rates';
import { Button } from '~/kit/button';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';
import { ratesHref } from './rates-href';

/** Year and quarter as links, the fuel as a form: the address always says what is shown. */
export function RatesChoices({ view }: { view: RatesView }) {
  const { quarter, fuel, currency, years, quarters, fuels } = view;
  const { t } = useTexts();
  return (
    <div className="rates-choices">
      <LinkList id="choose-year" label={t`Year`} links={years} fuel={fuel.id} currency={currency} />
      <LinkList id="choose-quarter" label={t`Quarter`} links={quarters} fuel={fuel.id} currency={currency} />
      <form method="get" action={paths.ratesOf(quarter.year, quarter.quarter)} className="rates-fuel">
        <label htmlFor="fuel">{t`Fuel`}</label>
        <select id="fuel" name="fuel" defaultValue={fuel.id} className="input">
          {fuels.map(({ id, name }) => (
            <option key={id} value={id}>
              {t(name)}
            </option>
          ))}
        </select>
        <label htmlFor="currency" className="visually-hidden">
          {t`Currency and unit`}
        </label>
        <select id="currency" name="currency" defaultValue={currency} className="input">
          <option value="usd">{t`US$ per gallon`}</option>
          <option value="cad">{t`C$ per liter`}</option>
        </select>
        <Button type="submit">{t`Show`}</Button>
      </form>
    </div>
  );
}

interface LinkListProps {
  id: string;
  label: string;
  links: RatesView['quarters'];
  fuel: string;
  currency: RatesView['currency'];
}

function LinkList({ id, label, links, fuel, currency }: LinkListProps) {
  const { said } = useTexts();
  return (
    <nav className="rates-links" aria-labelledby={id}>
      <span id={id} className="rates-links-label">
        {label}
      </span>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <a
              className="page-link"
              href={ratesHref(link.year, link.quarter, link.hasFuel ? fuel : undefined, currency)}
              aria-current={link.isCurrent ? 'page' : undefined}
            >
              {said(link.label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
