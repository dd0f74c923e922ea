import { useEffect, useRef, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import { localDate, localDateInZone, parseLocalDate, type LocalDate } from '~/engine/calendar/local-date';
import type { Calendar, CalendarProps } from './calendar';
import { Icon } from './icon';
import { useTexts } from './texts';

export type DateInputProps = InputHTMLAttributes<HTMLInputElement> & {
  /** What the calendar is called: the words of the field. */
  calendarLabel: string;
  /** Name of the field of the same form with the first day of the span that this one ends. */
  startName?: string | undefined;
};

/** The calendar is ours where a mouse is: fingers have a better one in their phone. Elsewhere the browser's own stays. */
const hasRoomForOurs = (): boolean =>
  matchMedia('(hover: hover) and (pointer: fine)').matches &&
  CSS.supports('selector(::-webkit-calendar-picker-indicator)');

/** The carrier's day, where the page says in which zone it works (`data-zone` of the shell); else the browser's. */
function todayHere(): LocalDate {
  const now = new Date();
  const zone = document.querySelector<HTMLElement>('[data-zone]')?.dataset['zone'];
  try {
    if (zone) return localDateInZone(now.getTime(), zone);
  } catch {
    // A zone that this browser does not know.
  }
  return localDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** Sets a value by the element's own setter, so that React and the form hear of it as of typing. */
function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * A date that is typed: the browser's own field, which sends year-month-day. With scripts Backspace and Delete empty it, a
 * date that is none goes when the field is left, and a calendar opens from its button, Alt and the down arrow, or Space.
 */
export function DateInput({ calendarLabel, startName, onKeyDown, onBlur, ...rest }: DateInputProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOurs, setOurs] = useState(false);
  const [open, setOpen] = useState<{
    View: typeof Calendar;
    limits: Pick<CalendarProps, 'chosen' | 'first' | 'last'>;
  } | null>(null);
  useEffect(() => setOurs(hasRoomForOurs()), []);

  const show = () => {
    void import('./calendar').then(
      ({ Calendar: View }) => {
        const element = input.current;
        if (element) setOpen({ View, limits: limitsOf(element, startName) });
      },
      // Without signal the browser's own serves.
      () => input.current?.showPicker(),
    );
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    if (event.defaultPrevented || currentTarget.readOnly || ctrlKey || metaKey) return;
    if ((key === 'Backspace' || key === 'Delete') && !altKey) setValue(currentTarget, '');
    else if (isOurs && (key === ' ' || key === 'F4' || (key === 'ArrowDown' && altKey))) show();
    else return;
    event.preventDefault();
  };
  return (
    <div className={isOurs ? 'date-pick date-pick-live' : 'date-pick'}>
      <input
        {...rest}
        ref={input}
        type="date"
        onKeyDown={onKey}
        onBlur={(event) => {
          if (event.currentTarget.validity.badInput) setValue(event.currentTarget, '');
          onBlur?.(event);
        }}
      />
      {isOurs && !rest.disabled && !rest.readOnly ? (
        <button
          type="button"
          ref={button}
          className="date-pick-button"
          aria-haspopup="dialog"
          aria-expanded={open !== null}
          onClick={() => (open ? setOpen(null) : show())}
        >
          <Icon name="calendar" />
          <span className="visually-hidden">{t`Calendar: ${calendarLabel}`}</span>
        </button>
      ) : null}
      {open ? (
        <open.View
          label={calendarLabel}
          today={todayHere()}
          {...open.limits}
          onPick={(day) => {
            if (input.current) setValue(input.current, day);
            setOpen(null);
            button.current?.focus();
          }}
          onClose={(isLeft) => {
            // The button's own click closes it.
            if (isLeft && document.activeElement === button.current) return;
            setOpen(null);
            if (!isLeft) button.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

/** What is chosen and what can be: a span does not end before it begins. */
function limitsOf(
  input: HTMLInputElement,
  startName: string | undefined,
): Pick<CalendarProps, 'chosen' | 'first' | 'last'> {
  const start = startName === undefined ? null : input.form?.elements.namedItem(startName);
  const from = start instanceof HTMLInputElement ? parseLocalDate(start.value) : undefined;
  const least = parseLocalDate(input.min);
  const first = from !== undefined && (least === undefined || from > least) ? from : least;
  return { chosen: parseLocalDate(input.value), first, last: parseLocalDate(input.max) };
}
