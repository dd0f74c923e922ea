import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  addDays,
  addMonths,
  dayOfWeek,
  formatLongDate,
  localDate,
  monthName,
  partsOfDate,
  type LocalDate,
} from '~/engine/calendar/local-date';
import { firstYearShown, weeksOfMonth, YEARS_SHOWN } from '~/engine/calendar/month-grid';
import { Icon } from './icon';

type View = 'day' | 'month' | 'year';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const COLUMNS: Record<View, number> = { day: 7, month: 3, year: 5 };
/** Months that one cell, and one page, stands for; a cell of the day view is a day. */
const CELL_MONTHS: Record<View, number> = { day: 0, month: 1, year: 12 };
const PAGE_MONTHS: Record<View, number> = { day: 1, month: 12, year: 12 * YEARS_SHOWN };
/** A year that is still being typed has too few digits to turn pages from. */
const EARLIEST = localDate(1900, 1, 1);
const LATEST = localDate(2199, 12, 31);
const WIDER: Record<View, View> = { day: 'month', month: 'year', year: 'year' };

export interface CalendarProps {
  label: string;
  /** The day that is chosen already; undefined for none. */
  chosen: LocalDate | undefined;
  today: LocalDate;
  /** The first and the last day that can be chosen; undefined for no limit. */
  first: LocalDate | undefined;
  last: LocalDate | undefined;
  onPick: (day: LocalDate) => void;
  /** `isLeft`: the focus has gone elsewhere already. */
  onClose: (isLeft: boolean) => void;
}

interface Cell {
  day: LocalDate;
  text: string;
  name: string;
  isChosen: boolean;
  isBeside: boolean;
  isClosed: boolean;
}

/**
 * A month of days, a year of months or ten years. The title leads from days to months to years; picking a year opens its
 * months, picking a month its days, picking a day ends it. Arrows, Page Up and Down, Home and End move, Escape closes.
 */
export function Calendar(props: CalendarProps) {
  const { label, chosen, today, onClose } = props;
  const [view, setView] = useState<View>('day');
  const [at, setAt] = useState<LocalDate>(() =>
    within(within(chosen ?? today, props.first, props.last), EARLIEST, LATEST),
  );
  const box = useRef<HTMLDivElement>(null);
  const isFocusWanted = useRef(true);
  useLayoutEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    box.current?.querySelector<HTMLElement>('[data-at]')?.focus();
  });
  useEffect(() => keepInSight(box.current), []);

  const turn = (months: number) => setAt(within(addMonths(at, months), EARLIEST, LATEST));
  const move = (to: LocalDate) => {
    isFocusWanted.current = true;
    setAt(within(to, EARLIEST, LATEST));
  };
  const pick = ({ day, isClosed }: Cell) => {
    if (isClosed) return;
    if (view === 'day') return props.onPick(day);
    move(day);
    setView(view === 'year' ? 'month' : 'day');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose(false);
    else if (event.target instanceof HTMLElement && event.target.closest('td')) {
      const to = steppedTo(event.key, view, at);
      if (to === null) return;
      move(to);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { year, month } = partsOfDate(at);
  const firstYear = firstYearShown(year);
  const title = {
    day: `${monthName(month)} ${year}`,
    month: String(year),
    year: `${firstYear} to ${firstYear + YEARS_SHOWN - 1}`,
  }[view];
  return (
    <div
      ref={box}
      className="calendar"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={() =>
        // What had the focus may only have been drawn anew.
        requestAnimationFrame(() => {
          if (box.current && !box.current.contains(document.activeElement)) onClose(true);
        })
      }
    >
      <div className="calendar-head">
        <PageButton
          name={view === 'day' ? 'Previous month' : view === 'month' ? 'Previous year' : 'Ten years before'}
          onClick={() => turn(-PAGE_MONTHS[view])}
        />
        {view === 'year' ? (
          <span className="calendar-title">{title}</span>
        ) : (
          <button
            type="button"
            className="calendar-title"
            onClick={() => {
              isFocusWanted.current = true;
              setView(WIDER[view]);
            }}
          >
            {title}
            <span className="visually-hidden">, choose the {WIDER[view]}</span>
          </button>
        )}
        <PageButton
          isNext
          name={view === 'day' ? 'Next month' : view === 'month' ? 'Next year' : 'Ten years after'}
          onClick={() => turn(PAGE_MONTHS[view])}
        />
      </div>
      <table className={`calendar-${view}s`}>
        <caption className="visually-hidden" aria-live="polite">
          {title}
        </caption>
        {view === 'day' ? (
          <thead>
            <tr>
              {WEEKDAYS.map((name) => (
                <th key={name} scope="col">
                  <abbr title={name}>{name.slice(0, 2)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {rowsOf(view, at, props).map((cells) => (
            <tr key={cells[0]?.day}>
              {cells.map((cell) => (
                <td key={cell.day}>
                  <button
                    type="button"
                    className={[
                      'calendar-cell',
                      cell.isBeside ? 'is-beside' : '',
                      cell.day === today && view === 'day' ? 'is-today' : '',
                    ]
                      .filter(Boolean)
                      .join(' ')}
                    aria-label={cell.name}
                    aria-pressed={cell.isChosen}
                    aria-disabled={cell.isClosed || undefined}
                    aria-current={cell.day === today && view === 'day' ? 'date' : undefined}
                    tabIndex={cell.day === at ? 0 : -1}
                    data-at={cell.day === at ? '' : undefined}
                    onClick={() => pick(cell)}
                  >
                    {cell.text}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PageButton({
  name,
  isNext = false,
  onClick,
}: {
  name: string;
  isNext?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className={isNext ? 'calendar-page is-next' : 'calendar-page'} onClick={onClick}>
      <Icon name="chevron" />
      <span className="visually-hidden">{name}</span>
    </button>
  );
}

function within(day: LocalDate, first: LocalDate | undefined, last: LocalDate | undefined): LocalDate {
  if (first !== undefined && day < first) return first;
  return last !== undefined && day > last ? last : day;
}

/** Where a key leads from `at`; null for a key that leads nowhere. */
function steppedTo(key: string, view: View, at: LocalDate): LocalDate | null {
  const cells = (count: number) =>
    view === 'day' ? addDays(at, count) : addMonths(at, count * CELL_MONTHS[view]);
  const column =
    view === 'day'
      ? (dayOfWeek(at) + 6) % 7
      : (view === 'month' ? partsOfDate(at).month - 1 : partsOfDate(at).year) % COLUMNS[view];
  switch (key) {
    case 'ArrowLeft':
      return cells(-1);
    case 'ArrowRight':
      return cells(1);
    case 'ArrowUp':
      return cells(-COLUMNS[view]);
    case 'ArrowDown':
      return cells(COLUMNS[view]);
    case 'Home':
      return cells(-column);
    case 'End':
      return cells(COLUMNS[view] - 1 - column);
    case 'PageUp':
      return addMonths(at, -PAGE_MONTHS[view]);
    case 'PageDown':
      return addMonths(at, PAGE_MONTHS[view]);
    default:
      return null;
  }
}

/** The cells of a view in rows. Each cell of months and years stands for the day that picking it leads to. */
function rowsOf(view: View, at: LocalDate, { chosen, first, last }: CalendarProps): Cell[][] {
  const { year, month } = partsOfDate(at);
  const isOut = (from: LocalDate, to: LocalDate) =>
    (first !== undefined && to < first) || (last !== undefined && from > last);
  if (view === 'day') {
    return weeksOfMonth(year, month).map((week) =>
      week.map((day) => ({
        day,
        text: String(partsOfDate(day).day),
        name: formatLongDate(day),
        isChosen: day === chosen,
        isBeside: partsOfDate(day).month !== month,
        isClosed: isOut(day, day),
      })),
    );
  }
  const count = view === 'month' ? 12 : YEARS_SHOWN;
  const start = addMonths(at, view === 'month' ? 1 - month : (firstYearShown(year) - year) * 12);
  const length = view === 'month' ? 7 : 4;
  const cells = Array.from({ length: count }, (_cell, index): Cell => {
    const moved = index * CELL_MONTHS[view];
    const here = partsOfDate(start);
    // From the first month on each keeps the day it can: the 31st is not lost on the way over February.
    const day =
      at.slice(0, length) === addMonths(start, moved).slice(0, length) ? at : addMonths(start, moved);
    const name = view === 'month' ? `${monthName(index + 1)} ${here.year}` : String(here.year + index);
    const text = view === 'month' ? monthName(index + 1).slice(0, 3) : name;
    const from = view === 'month' ? localDate(here.year, index + 1, 1) : localDate(here.year + index, 1, 1);
    const to = addDays(addMonths(from, CELL_MONTHS[view]), -1);
    return {
      day,
      text,
      name,
      isChosen: chosen?.slice(0, length) === from.slice(0, length),
      isBeside: false,
      isClosed: isOut(from, to),
    };
  });
  return Array.from({ length: count / COLUMNS[view] }, (_row, row) =>
    cells.slice(row * COLUMNS[view], (row + 1) * COLUMNS[view]),
  );
}

/** Moves an opened calendar to the left where it would leave the window, and into sight. */
function keepInSight(box: HTMLElement | null): void {
  if (!box) return;
  const over = box.getBoundingClientRect().right + 8 - document.documentElement.clientWidth;
  if (over > 0) box.style.left = `${-over}px`;
  box.scrollIntoView({ block: 'nearest' });
}
