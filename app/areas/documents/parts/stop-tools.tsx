import { Button } from '~/kit/button';

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
  const nth = index + 1;
  const tool = (intent: string, to: number, text: string, disabled = false) => (
    <Button
      kind="quiet"
      small
      formNoValidate
      disabled={disabled}
      name="intent"
      value={item + intent}
      formAction={`#${rowId(to)}`}
      aria-label={`${text}: stop ${nth}${of}`}
    >
      {text}
    </Button>
  );
  return (
    <details className="review-tools">
      <summary aria-label={`Move, insert or remove at stop ${nth}${of}`}>Move, insert or remove</summary>
      <div className="review-tools-row">
        {tool(`stop-up:${index}`, index, 'Move up', index === 0)}
        {tool(`stop-down:${index}`, nth + 1, 'Move down', nth === count)}
        {tool(`insert-stop:${index}`, nth, 'Insert before')}
        {tool(`insert-stop:${nth}`, nth + 1, 'Insert after')}
        {tool(`remove-stop:${index}`, Math.max(1, index), 'Remove', count <= 2)}
      </div>
    </details>
  );
}
