import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { FieldErrors } from '~/engine/result';
import type { StopValues } from '~/areas/trips/views/trip-form';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { describedBy } from '~/kit/field';
import { Icon } from '~/kit/icon';
import { usePlaces } from '~/kit/use-places';

export interface StopRowsProps {
  stops: readonly StopValues[];
  errors: FieldErrors;
  /** The field that takes the cursor, such as "stops.2.city". */
  focus: string | null;
  /** With scripts: runs a step in the page. Without, the button sends the form. */
  onStep?: ((intent: string) => void) | undefined;
}

/** The stops on the road: a filled mark for each, in the order they were driven. */
export function StopRows({ stops, errors, focus, onStep }: StopRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<{ from: number; to: number } | null>(null);

  function rowAt(y: number): number {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const index = rows.findIndex((box) => y < box.bottom);
    return index === -1 ? rows.length - 1 : index;
  }
  const grip = (index: number) =>
    onStep && {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ from: index, to: index });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) =>
        dragged && setDragged({ ...dragged, to: rowAt(event.clientY) }),
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const to = rowAt(event.clientY);
        if (dragged && to !== index) onStep(`move-stop:${index}:${to}`);
        setDragged(null);
      },
      onPointerCancel: () => setDragged(null),
    };
  return (
    <ol className="stops" ref={list}>
      {stops.map((stop, index) => (
        <StopRow
          key={index}
          index={index}
          count={stops.length}
          stop={stop}
          errors={errors}
          focus={focus}
          onStep={onStep}
          grip={grip(index)}
          mark={
            dragged
              ? dragged.from === index
                ? 'dragged'
                : dragged.to === index
                  ? dragged.to < dragged.from
                    ? 'drop-above'
                    : 'drop-below'
                  : ''
              : ''
          }
        />
      ))}
    </ol>
  );
}

function StopRow({
  index,
  count,
  stop,
  errors,
  focus,
  onStep,
  grip,
  mark,
}: {
  index: number;
  count: number;
  stop: StopValues;
  errors: FieldErrors;
  focus: string | null;
  onStep?: ((intent: string) => void) | undefined;
  grip: object | undefined;
  mark: string;
}) {
  const row = useRef<HTMLLIElement>(null);
  const { places, onInput } = usePlaces(paths.api.geoSearch(), (place) => {
    for (const part of ['city', 'state', 'zip'] as const) {
      const input = row.current?.querySelector<HTMLInputElement>(`[name="stop_${part}"]`);
      if (input) input.value = place[part];
    }
    // The place is known: the next thing to write is the next stop.
    document.querySelector<HTMLInputElement>(`[id="stops.${index + 1}.city"]`)?.focus();
  });
  const name = index === 0 ? 'From' : index === count - 1 ? 'To' : `Stop ${index + 1}`;
  const step = (intent: string) => ({
    name: 'intent',
    value: `${intent}:${index}`,
    formNoValidate: true,
    ...(onStep ? { type: 'button' as const, onClick: () => onStep(`${intent}:${index}`) } : {}),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onStep || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onStep(`${event.key === 'ArrowUp' ? 'stop-up' : 'stop-down'}:${index}`);
  };
  const part = (field: 'city' | 'state' | 'zip') => {
    const id = `stops.${index}.${field}`;
    return {
      id,
      name: `stop_${field}`,
      type: 'text',
      className: 'input',
      defaultValue: stop[field],
      autoComplete: 'off',
      'aria-invalid': errors[id] ? (true as const) : undefined,
      'aria-describedby': describedBy(`stops.${index}`, false, rowErrors.length > 0),
      autoFocus: focus === id,
    };
  };
  const rowErrors = (['city', 'state', 'zip'] as const).flatMap(
    (field) => errors[`stops.${index}.${field}`] ?? [],
  );
  return (
    <li
      className={['stop', rowErrors.length > 0 ? 'field-invalid' : '', mark].filter(Boolean).join(' ')}
      ref={row}
      onKeyDown={onKeyDown}
    >
      <fieldset className="stop-fields">
        <legend className="stop-name">{stop.via ? 'Via' : name}</legend>
        {rowErrors.length > 0 ? (
          <span className="field-error" id={`stops.${index}-error`}>
            <span className="visually-hidden">Error: </span>
            {rowErrors.join(' ')}
          </span>
        ) : null}
        <div className="stop-parts">
          <label>
            <span className="stop-label">City</span>
            <input
              {...part('city')}
              list={`stops.${index}.places`}
              maxLength={100}
              placeholder="City, or City, ST"
              onInput={(event) => onInput(event.currentTarget.value)}
            />
          </label>
          <label>
            <span className="stop-label">State</span>
            <input {...part('state')} maxLength={40} autoCapitalize="characters" />
          </label>
          <label>
            <span className="stop-label">Zip</span>
            <input
              {...part('zip')}
              list={`stops.${index}.places`}
              maxLength={100}
              autoCapitalize="characters"
              onInput={(event) => onInput(event.currentTarget.value)}
            />
          </label>
        </div>
        <datalist id={`stops.${index}.places`}>
          {places.map((place) => (
            <option key={place.text} value={place.text} />
          ))}
        </datalist>
      </fieldset>
      <details className="stop-tools">
        <summary
          className="button button-quiet button-small"
          aria-label={`Move, remove or mark ${name}`}
          {...grip}
        >
          <Icon name="grip" />
        </summary>
        <div className="stop-menu">
          <Button kind="quiet" small disabled={index === 0} {...step('stop-up')}>
            Move up
          </Button>
          <Button kind="quiet" small disabled={index === count - 1} {...step('stop-down')}>
            Move down
          </Button>
          <Button kind="quiet" small disabled={count <= 2} {...step('remove-stop')}>
            Remove
          </Button>
          <label className="stop-via">
            <input
              type="checkbox"
              className="check-box"
              name="stop_via"
              value={index}
              defaultChecked={stop.via}
            />
            Pass-through, no stop
          </label>
        </div>
      </details>
    </li>
  );
}
