import { monthName, partsOfDate, type LocalDate } from '~/engine/calendar/local-date';

/** "December 4, 2026", for sentences. */
export function longDate(date: LocalDate): string {
  const { year, month, day } = partsOfDate(date);
  return `${monthName(month)} ${day}, ${year}`;
}
