import { useTexts } from '~/kit/texts';
import { useHydrated } from '~/kit/use-hydrated';

/** Ticks every row of the page, or none. Only with scripts: without them it could do nothing. */
export function TickAll() {
  const { t } = useTexts();
  if (!useHydrated()) return null;
  return (
    <input
      type="checkbox"
      className="check-box"
      aria-label={t`Select all rows on this page`}
      onChange={({ currentTarget }) => {
        for (const box of document.querySelectorAll<HTMLInputElement>('input[name=ids]'))
          box.checked = currentTarget.checked;
      }}
    />
  );
}
