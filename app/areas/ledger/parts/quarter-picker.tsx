import { useSubmit } from '@remix-run/react';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import type { Option } from '~/kit/field';
import { useHydrated } from '~/kit/use-hydrated';
import { useTexts } from '~/kit/texts';

/** The quick filter by quarter; with scripts it follows the choice at once. */
export function QuarterPicker({
  quarters,
  value,
  kept,
}: {
  quarters: readonly Option[];
  value: string;
  kept: Record<string, string>;
}) {
  const { t, said } = useTexts();
  const submit = useSubmit();
  const hydrated = useHydrated();
  return (
    <form method="get" action={paths.tripsFuel()} className="quarter-picker">
      {Object.entries(kept).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <label className="visually-hidden" htmlFor="quarter">
        {t`Quarter`}
      </label>
      <select
        id="quarter"
        name="quarter"
        className="input"
        defaultValue={value}
        key={value}
        onChange={(event) => submit(event.currentTarget.form)}
      >
        {quarters.map((quarter) => (
          <option key={quarter.value} value={quarter.value}>
            {said(quarter.label)}
          </option>
        ))}
        {quarters.some((quarter) => quarter.value === value) || value === 'all' ? null : (
          <option value={value}>{t`Q${value.slice(4)} ${value.slice(0, 4)}`}</option>
        )}
        <option value="all">{t`All quarters`}</option>
      </select>
      {hydrated ? null : <Button small>{t`Show`}</Button>}
    </form>
  );
}
