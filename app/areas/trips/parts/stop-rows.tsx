import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { OfferedPlace } from '~/engine/places/place-text';
import type { FieldChoices, FieldErrors } from '~/engine/result';
import { stopName, type StopValues } from '~/areas/trips/views/trip-form';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { describedBy } from '~/kit/described-by';
import { Icon } from '~/kit/icon';
import { PlaceChoices } from '~/kit/place-choices';
import { usePlaceCombobox } from '~/kit/place-combobox';
import { useTexts } from '~/kit/texts';

export interface StopRowsProps {
  stops: readonly StopValues[];
  errors: FieldErrors;
  /** Places that a stop may have meant, by stop: "stops.0". */
  choices: FieldChoices;
  /** Places of the last records, newest first. */
  recent: readonly OfferedPlace[];
  /** The stops are a saved trip's or a default: what is typed into a city takes the place of all three fields. */
  isKnown: boolean;
  /** The field that takes the cursor, such as "stops.2.city". */
  focus: string | null;
  /** With scripts: runs a step in the page. Without, the button sends the form. */
  onStep?: ((intent: string) => void) | undefined;
}

/** The stops on the road: a filled mark for each, in the order they were driven. */
export function StopRows({ stops, errors, choices, recent, isKnown, focus, onStep }: StopRowsProps) {
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
          choices={choices[`stops.${index}`] ?? []}
          recent={recent}
          isKnown={isKnown}
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
  choices,
  recent,
  isKnown,
  focus,
  onStep,
  grip,
  mark,
}: {
  index: number;
  count: number;
  stop: StopValues;
  errors: FieldErrors;
  choices: readonly string[];
  recent: readonly OfferedPlace[];
  isKnown: boolean;
  focus: string | null;
  onStep?: ((intent: string) => void) | undefined;
  grip: object | undefined;
  mark: string;
}) {
  const { t, said, langOf } = useTexts();
  const row = useRef<HTMLLIElement>(null);
  const input = (part: 'city' | 'state' | 'zip') =>
    row.current?.querySelector<HTMLInputElement>(`[name="stop_${part}"]`) ?? null;
  const addressProps = usePlaceCombobox({
    search: paths.api.geoSearch(),
    recent,
    known: isKnown ? stop : undefined,
    inputsOf: () => ({ city: input('city'), state: input('state'), zip: input('zip') }),
    // The place is known: the next thing to write is the next stop, or to add one.
    onDone: () => {
      const next =
        document.getElementById(`stops.${index + 1}.city`) ??
        row.current?.closest('.entry-stops')?.querySelector<HTMLElement>('[data-add-stop]');
      next?.focus();
      return Boolean(next);
    },
  });
  const name = said(stopName(index, count));
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
        <legend className="stop-name">{stop.via ? t`Via` : name}</legend>
        {rowErrors.length > 0 ? (
          <span
            className="field-error"
            id={`stops.${index}-error`}
            lang={rowErrors.map(langOf).find(Boolean)}
          >
            <span className="visually-hidden">{t`Error:`} </span>
            {rowErrors.map(said).join(' ')}
          </span>
        ) : null}
        <PlaceChoices
          choices={choices}
          buttonOf={(text) => ({
            name: 'intent',
            value: `choose-stop:${index}:${text}`,
            ...(onStep
              ? { type: 'button' as const, onClick: () => onStep(`choose-stop:${index}:${text}`) }
              : {}),
          })}
        />
        <div className="stop-parts">
          <div className="search-select">
            <label>
              <span className="stop-label">{t`City`}</span>
              <input {...part('city')} maxLength={100} placeholder={t`City, ST or ZIP`} {...addressProps} />
            </label>
          </div>
          <label>
            <span className="stop-label">{t`State`}</span>
            <input {...part('state')} maxLength={40} autoCapitalize="characters" />
          </label>
          <label>
            <span className="stop-label">{t`Zip`}</span>
            <input {...part('zip')} maxLength={100} autoCapitalize="characters" />
          </label>
        </div>
      </fieldset>
      <details className="stop-tools">
        <summary
          className="button button-quiet button-small"
          aria-label={t`Move, remove or mark ${name}`}
          {...grip}
        >
          <Icon name="grip" />
        </summary>
        <div className="stop-menu">
          <Button kind="quiet" small disabled={index === 0} {...step('stop-up')}>
            {t`Move up`}
          </Button>
          <Button kind="quiet" small disabled={index === count - 1} {...step('stop-down')}>
            {t`Move down`}
          </Button>
          <Button kind="quiet" small disabled={count <= 2} {...step('remove-stop')}>
            {t`Remove`}
          </Button>
          <label className="stop-via">
            <input
              type="checkbox"
              className="check-box"
              name="stop_via"
              value={index}
              defaultChecked={stop.via}
            />
            {t`Pass-through, no stop`}
          </label>
        </div>
      </details>
    </li>
  );
}
