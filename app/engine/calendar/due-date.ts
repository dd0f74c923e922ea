/**
 * When a quarterly return is due: the last day of the month after the quarter, moved to the next business
 * day when that is a weekend, a federal holiday of the base jurisdiction's country or a holiday of its province (R960, P1040).
 */
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  localDate,
  partsOfDate,
  type LocalDate,
} from './local-date';
import { isFederalHoliday, isProvincialHoliday, isWeekend } from './holidays';
import { lastDayOfQuarter, nextQuarter, previousQuarter, quarterOfDate, type Quarter } from './quarter';

export type FilingCountry = 'US' | 'CA';

/** Where a carrier files: the country, or with it the code of the base jurisdiction, whose own holidays then count too. */
export type FilingBase =
  FilingCountry | { readonly country: FilingCountry; readonly jurisdiction: string | null };

export interface DueDate {
  /** The day that counts: a postmark or transmission on it is in time. */
  readonly date: LocalDate;
  /** April 30, July 31, October 31 or January 31, before moving. */
  readonly nominalDate: LocalDate;
  readonly moved: boolean;
}

/** The due date of the quarter's return, by the calendar of the base jurisdiction. */
export function dueDateOf(quarter: Quarter, base: FilingBase = 'US'): DueDate {
  const { year, month } = partsOfDate(addMonths(lastDayOfQuarter(quarter), 1));
  const nominalDate = localDate(year, month, daysInMonth(year, month));
  const date = nextBusinessDay(nominalDate, base);
  return { date, nominalDate, moved: date !== nominalDate };
}

/** The day itself when offices are open on it, otherwise the first following day on which they are. */
export function nextBusinessDay(date: LocalDate, base: FilingBase = 'US'): LocalDate {
  const { country, jurisdiction } = typeof base === 'string' ? { country: base, jurisdiction: null } : base;
  let day = date;
  while (isWeekend(day) || isFederalHoliday(country, day) || isProvincialHoliday(jurisdiction, day))
    day = addDays(day, 1);
  return day;
}

export interface FilingDeadline {
  readonly quarter: Quarter;
  readonly dueDate: LocalDate;
  /** Zero on the due date itself. */
  readonly daysLeft: number;
}

/** The next filing deadline seen from today: the earliest due date that has not passed. */
export function nextFilingDeadline(today: LocalDate, base: FilingBase = 'US'): FilingDeadline {
  let quarter = previousQuarter(quarterOfDate(today));
  let dueDate = dueDateOf(quarter, base).date;
  while (dueDate < today) {
    quarter = nextQuarter(quarter);
    dueDate = dueDateOf(quarter, base).date;
  }
  return { quarter, dueDate, daysLeft: daysBetween(today, dueDate) };
}

/** Days until the quarter's due date; negative when it has passed. */
export function daysUntilDue(quarter: Quarter, today: LocalDate, base: FilingBase = 'US'): number {
  return daysBetween(today, dueDateOf(quarter, base).date);
}
