import { addDays, dayOfWeek, daysInMonth, localDate, type LocalDate } from './local-date';

/** Years on one page of a calendar. */
export const YEARS_SHOWN = 10;

/** The weeks that a month's calendar shows, Monday first, filled up with days of the months beside it. Month is 1 to 12. */
export function weeksOfMonth(year: number, month: number): LocalDate[][] {
  const first = localDate(year, month, 1);
  const before = (dayOfWeek(first) + 6) % 7;
  const start = addDays(first, -before);
  const weeks = Math.ceil((before + daysInMonth(year, month)) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(start, week * 7 + day)),
  );
}

/** The first of the ten years that are shown with this one. */
export const firstYearShown = (year: number): number => year - (year % YEARS_SHOWN);
