/**
 * Federal holidays of the United States (5 USC 6103) and Canada (general holidays on which the federal tax
 * office is closed), computed by rule so that the calendar never runs out.
 */
import { addDays, dayOfWeek, daysInMonth, localDate, type LocalDate } from './local-date';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

export function isWeekend(date: LocalDate): boolean {
  const weekday = dayOfWeek(date);
  return weekday === SATURDAY || weekday === SUNDAY;
}

/** Days on which federal offices of the country are closed, as observed, that belong to this year's calendar. */
export function federalHolidays(country: 'US' | 'CA', year: number): ReadonlySet<LocalDate> {
  return new Set(country === 'US' ? usHolidays(year) : canadianHolidays(year));
}

/** Whether the day is a federal holiday, observed days included (New Year's Day can fall on December 31). */
export function isFederalHoliday(country: 'US' | 'CA', date: LocalDate): boolean {
  const year = Number(date.slice(0, 4));
  return federalHolidays(country, year).has(date) || federalHolidays(country, year + 1).has(date);
}

/**
 * Provinces whose law makes the first Monday in August a general holiday: British Columbia Day (Employment Standards Act),
 * New Brunswick Day (Days of Rest Act) and Saskatchewan Day (Saskatchewan Employment Act). In the others the day is left to
 * employers and towns: there the return stays due on it, for an earlier date is never late.
 */
const AUGUST_HOLIDAY = new Set(['BC', 'NB', 'SK']);

/**
 * Whether the day is a holiday of the province alone that can move a due date. Due dates are the last days of January, April,
 * July and October or the days right after them, so only the first Monday in August can.
 * @param jurisdiction code of the base jurisdiction; null or a US state has no such day
 */
export function isProvincialHoliday(jurisdiction: string | null, date: LocalDate): boolean {
  if (jurisdiction === null || !AUGUST_HOLIDAY.has(jurisdiction)) return false;
  return date === nthWeekday(Number(date.slice(0, 4)), 8, MONDAY, 1);
}

function usHolidays(year: number): LocalDate[] {
  const days = [
    usObserved(localDate(year, 1, 1)),
    nthWeekday(year, 2, MONDAY, 3),
    lastWeekday(year, 5, MONDAY),
    usObserved(localDate(year, 7, 4)),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    usObserved(localDate(year, 11, 11)),
    nthWeekday(year, 11, THURSDAY, 4),
    usObserved(localDate(year, 12, 25)),
  ];
  if (year >= 1986) days.push(nthWeekday(year, 1, MONDAY, 3));
  if (year >= 2021) days.push(usObserved(localDate(year, 6, 19)));
  return days;
}

function canadianHolidays(year: number): LocalDate[] {
  const easter = easterSunday(year);
  const days = [
    nextWorkday(localDate(year, 1, 1)),
    addDays(easter, -2),
    addDays(easter, 1),
    // Victoria Day: the Monday before May 25.
    addDays(localDate(year, 5, 25), -((dayOfWeek(localDate(year, 5, 25)) + 6) % 7 || 7)),
    nextWorkday(localDate(year, 7, 1)),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    nextWorkday(localDate(year, 11, 11)),
  ];
  if (year >= 2021) days.push(nextWorkday(localDate(year, 9, 30)));
  const christmas = nextWorkday(localDate(year, 12, 25));
  const boxing = nextWorkday(localDate(year, 12, 26));
  days.push(christmas, boxing === christmas ? nextWorkday(addDays(boxing, 1)) : boxing);
  return days;
}

/** In the United States a Saturday holiday is kept on Friday, a Sunday one on Monday. */
function usObserved(date: LocalDate): LocalDate {
  const weekday = dayOfWeek(date);
  if (weekday === SATURDAY) return addDays(date, -1);
  return weekday === SUNDAY ? addDays(date, 1) : date;
}

/** In Canada a holiday on a weekend is kept on the next working day. */
function nextWorkday(date: LocalDate): LocalDate {
  let day = date;
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

function nthWeekday(year: number, month: number, weekday: number, n: number): LocalDate {
  const first = dayOfWeek(localDate(year, month, 1));
  return localDate(year, month, 1 + ((weekday - first + 7) % 7) + (n - 1) * 7);
}

function lastWeekday(year: number, month: number, weekday: number): LocalDate {
  const last = localDate(year, month, daysInMonth(year, month));
  return addDays(last, -((dayOfWeek(last) - weekday + 7) % 7));
}

/** Gregorian Easter (the anonymous computus of 1876). */
function easterSunday(year: number): LocalDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return localDate(year, month, day);
}
