import { Button } from '~/kit/button';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';

/** The search over everything that explains: a plain form, on every page that leads to it. */
export function HelpForm({ typed = '' }: { typed?: string }) {
  const { t } = useTexts();
  return (
    <form method="get" action={paths.help()} role="search" className="help-form">
      <label className="visually-hidden" htmlFor="help-q">
        {t`Question, word or error message`}
      </label>
      <input
        id="help-q"
        name="q"
        type="search"
        className="input"
        placeholder={t`Question, word or error message`}
        defaultValue={typed}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit">{t`Search help`}</Button>
    </form>
  );
}
