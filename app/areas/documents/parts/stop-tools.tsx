import { Button } from '~/kit/button';
import { useTexts } from '~/kit/texts';

/** What may be done to the order of the stops of a form, as buttons of the form: each sends it for the same page with its rows anew. */
export function StopTools({
  index,
  count,
  rowId,
  item = '',
  of = '',
}: {
  index: number;
  count: number;
  /** The id of the row of the nth stop, from 1: the page comes back there. */
  rowId: (nth: number) => string;
  /** Which trip of the form, where it has several: "<key>/". */
  item?: string;
  /** Its name for readers of the screen. */
  of?: string;
}) {
  const { t } = useTexts();
  const nth = index + 1;
  const stop = t`stop ${nth}` + of;
  const tool = (intent: string, to: number, text: string, disabled = false) => (
    <Button
      kind="quiet"
      small
      formNoValidate
      disabled={disabled}
      name="intent"
      value={item + intent}
      formAction={`#${rowId(to)}`}
      aria-label={t`${text}: ${stop}`}
    >
      {text}
    </Button>
  );
  return (
    <details className="review-tools">
      <summary aria-label={t`Move, insert or remove at ${stop}`}>{t`Move, insert or remove`}</summary>
      <div className="review-tools-row">
        {tool(`stop-up:${index}`, index, t`Move up`, index === 0)}
        {tool(`stop-down:${index}`, nth + 1, t`Move down`, nth === count)}
        {tool(`insert-stop:${index}`, nth, t`Insert before`)}
        {tool(`insert-stop:${nth}`, nth + 1, t`Insert after`)}
        {tool(`remove-stop:${index}`, Math.max(1, index), t`Remove`, count <= 2)}
      </div>
    </details>
  );
}
