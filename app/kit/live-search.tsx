import { useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from './button';
import { formatWhole } from './format';
import { Icon } from './icon';
import { useTexts } from './texts';

const DEBOUNCE_MS = 300;

/** A search form; with scripts the list follows 300 ms after the last letter, and the address with it. */
export function LiveSearch({
  action,
  value,
  label,
  placeholder,
  keep = {},
  found,
}: {
  action: string;
  value: string;
  label: string;
  /** What can be searched for, where that is not plain. */
  placeholder?: string;
  /** What else is in the address and stays. */
  keep?: Record<string, string | number | null | undefined>;
  /** How many records match, to be said aloud. */
  found: number;
}) {
  const { t, said } = useTexts();
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <form method="get" action={action} role="search" className="live-search">
      {Object.entries(keep).map(([name, kept]) =>
        kept === null || kept === undefined || kept === '' ? null : (
          <input key={name} type="hidden" name={name} value={kept} />
        ),
      )}
      <label className="visually-hidden" htmlFor="q">
        {label}
      </label>
      <input
        id="q"
        name="q"
        type="search"
        className="input"
        placeholder={placeholder ?? t`Search`}
        defaultValue={value}
        maxLength={200}
        autoComplete="off"
        onInput={(event) => {
          const { form } = event.currentTarget;
          clearTimeout(timer.current);
          timer.current = setTimeout(
            () => submit(form, { replace: true, preventScrollReset: true }),
            DEBOUNCE_MS,
          );
        }}
      />
      <Button aria-label={t`Search`}>
        <Icon name="search" />
        <span className="wide-only">{t`Search`}</span>
      </Button>
      <p className="visually-hidden" role="status">
        {value === '' ? '' : found === 0 ? t`Nothing found` : said(`${formatWhole(found)} found`)}
      </p>
    </form>
  );
}
