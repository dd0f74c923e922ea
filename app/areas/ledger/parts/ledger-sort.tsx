import { useSubmit } from '@remix-run/react';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { useHydrated } from '~/kit/use-hydrated';
import { useTexts } from '~/kit/texts';
import { wordsIn } from '~/engine/units/unit-words';

/** Order and direction in one value, as the address of the list has them in two. */
const ORDERS: { value: string; label: string }[] = [
  { value: 'date desc', label: 'Newest first' },
  { value: 'date asc', label: 'Oldest first' },
  { value: 'unit asc', label: 'Equipment' },
  { value: 'kind asc', label: 'Trips, then fuel' },
  { value: 'details asc', label: 'Details, A to Z' },
  { value: 'miles desc', label: 'Most miles' },
  { value: 'miles asc', label: 'Fewest miles' },
  { value: 'gallons desc', label: 'Most gallons' },
  { value: 'gallons asc', label: 'Fewest gallons' },
  { value: 'states asc', label: 'States, A to Z' },
];
const BY_TAX = [
  { value: 'tax desc', label: 'Most tax' },
  { value: 'tax asc', label: 'Most credit' },
];

/** The order of the list where it has no heads of columns; with scripts it follows the choice at once. */
export function LedgerSort({
  order,
  direction,
  maySortByTax,
  isMetric,
  kept,
}: {
  order: string;
  direction: 'asc' | 'desc';
  maySortByTax: boolean;
  /** Kilometers and liters. */
  isMetric: boolean;
  kept: Record<string, string>;
}) {
  const { t } = useTexts();
  const submit = useSubmit();
  const hydrated = useHydrated();
  const value = `${order} ${direction}`;
  const offered = maySortByTax ? [...ORDERS, ...BY_TAX] : ORDERS;
  const orders = isMetric
    ? offered.map(({ label, ...one }) => ({
        ...one,
        label: wordsIn('metric', label),
      }))
    : offered;
  return (
    <form method="get" action={paths.tripsFuel()} className="ledger-sort">
      {Object.entries(kept)
        .filter(([name]) => name !== 'sort' && name !== 'dir')
        .map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
      <label className="visually-hidden" htmlFor="sort">
        {t`Sort`}
      </label>
      <select
        id="sort"
        name="sort"
        className="input"
        defaultValue={value}
        key={value}
        onChange={(event) => submit(event.currentTarget.form)}
      >
        {orders.map((one) => (
          <option key={one.value} value={one.value}>
            {t(one.label)}
          </option>
        ))}
        {orders.some((one) => one.value === value) ? null : <option value={value}>{t`As chosen`}</option>}
      </select>
      {hydrated ? null : <Button small>{t`Show`}</Button>}
    </form>
  );
}
