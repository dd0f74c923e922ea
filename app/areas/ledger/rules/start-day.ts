import { firstDayOfQuarter, isInQuarter, lastDayOfQuarter, parseQuarterKey } from '~/engine/calendar/quarter';
import type { LocalDate } from '~/engine/calendar/local-date';

/**
 * The day a new record begins with: today, where it lies in the quarter that is looked at; else the last day that was written
 * down in it, else its first or last day, whichever is nearer.
 * @param chosen key of the quarter; undefined for all
 * @param last day of the last record
 */
export function startDay(
  today: LocalDate,
  chosen: number | undefined,
  last: LocalDate | undefined,
): LocalDate {
  const quarter = parseQuarterKey(chosen);
  if (!quarter || isInQuarter(today, quarter)) return today;
  if (last !== undefined && isInQuarter(last, quarter)) return last;
  return today < firstDayOfQuarter(quarter) ? firstDayOfQuarter(quarter) : lastDayOfQuarter(quarter);
}
