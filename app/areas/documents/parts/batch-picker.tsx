import type { ImportsView } from '~/areas/documents/views/batch-page';
import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { countOf } from '~/kit/format';
import { useTexts } from '~/kit/texts';

/** The batch selector: which import of rate confirmations to turn into trips. `current` is the one that is shown. */
export function BatchPicker({ imports, current }: { imports: ImportsView; current?: string }) {
  const { t, said } = useTexts();
  const [first] = imports.choices;
  if (!first) return null;
  if (imports.choices.length === 1) {
    return current === first.value ? null : (
      <LinkButton href={paths.importBatch(first.value)} small>
        {t`Review and make trips`}
      </LinkButton>
    );
  }
  return (
    <form method="get" action={paths.importBatch()} className="batch-picker no-print">
      <label className="visually-hidden" htmlFor="batch">
        {t`Import`}
      </label>
      <select id="batch" name="batch" className="input" defaultValue={current ?? first.value} key={current}>
        {imports.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {said(choice.label)}
          </option>
        ))}
      </select>
      <Button small>{t`Review`}</Button>
    </form>
  );
}

/** "3 trips from rate confirmations wait for you, 1 needs a look." */
export const waitingText = ({ open, review }: ImportsView): string =>
  `${countOf(open, 'trip')} from rate confirmations ${open === 1 ? 'waits' : 'wait'} for you${review > 0 ? `, ${review} ${review === 1 ? 'needs' : 'need'} a look` : ''}.`;
