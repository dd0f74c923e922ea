/**
 * Calendar dates without a clock or a time zone: ISO text "2026-11-21". Computed on day numbers, never on
 * `Date` objects, so that no time zone can move a trip into another quarter.
 */

/** "YYYY-MM-DD". Compares correctly as text. */
export type LocalDate = string;

export interface DateParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** Days of a month, leap years included. Month is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The date of year, month (1 to 12) and day; throws RangeError when there is no such day. */
export function localDate(year: number, month: number, day: number): LocalDate {
  if (!isRealDay(year, month, day)) throw new RangeError(`No such day: ${year}-${month}-${day}`);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Reads ISO text; undefined unless it is exactly YYYY-MM-DD and the day exists (years 1 to 9999). */
export function parseLocalDate(value: unknown): LocalDate | undefined {
  if (typeof value !== 'string') return undefined;
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value.trim());
  if (!match) return undefined;
  return fromText(match[1], match[2], match[3]);
}

/** Reads MM/dd/yyyy as typed in the product's date fields (one-digit month and day allowed), or ISO text. */
export function parseTypedDate(value: unknown): LocalDate | undefined {
  if (typeof value !== 'string') return undefined;
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value.trim());
  return match ? fromText(match[3], match[1], match[2]) : parseLocalDate(value);
}

/**
 * A date as people type it or paste it from a spreadsheet, in the order of the product's fields: 11/29/2026, 3/5/26, 11-29-2026,
 * 2026/11/29, 29-Nov-26, "Nov 29, 2026", each with a time of day behind it. Figures with points are the day first in some
 * countries and the month first in others: undefined.
 */
export function readTypedDate(value: unknown): LocalDate | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AP]M|Z)?$/i, '');
  const yearFirst = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (yearFirst) return fromText(yearFirst[1], yearFirst[3], yearFirst[4]);
  const figures = /^(\d{1,2})([-/])(\d{1,2})\2(\d{2}|\d{4})$/.exec(text);
  if (figures) return fromText(fullYear(figures[4]), figures[1], figures[3]);
  const dayFirst = /^(\d{1,2})[-/ ]([a-z]{3,9})\.?(?:[-/ ]|, ?)(\d{2}|\d{4})$/i.exec(text);
  if (dayFirst) return fromText(fullYear(dayFirst[3]), monthOfName(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^([a-z]{3,9})\.?[- ](\d{1,2})(?:, ?|[- ])(\d{2}|\d{4})$/i.exec(text);
  return monthFirst
    ? fromText(fullYear(monthFirst[3]), monthOfName(monthFirst[1]), monthFirst[2])
    : undefined;
}

const fullYear = (year = ''): string => (year.length === 2 ? `20${year}` : year);

/** Number of the month with this English name or its beginning, such as "Sep" and "Sept"; "0" where there is none. */
function monthOfName(name = ''): string {
  const start = name.toLowerCase();
  return String(MONTH_NAMES.findIndex((month) => month.toLowerCase().startsWith(start)) + 1);
}

/** Year, month and day as numbers; throws RangeError when the text is not a date. */
export function partsOfDate(date: LocalDate): DateParts {
  const checked = parseLocalDate(date);
  if (checked === undefined) throw new RangeError(`Not a date: ${JSON.stringify(date)}`);
  return {
    year: Number(checked.slice(0, 4)),
    month: Number(checked.slice(5, 7)),
    day: Number(checked.slice(8, 10)),
  };
}

/** MM/dd/yyyy: "2026-11-02" -> "11/02/2026". */
export function formatUsDate(date: LocalDate): string {
  const { year, month, day } = partsOfDate(date);
  return `${pad(month, 2)}/${pad(day, 2)}/${pad(year, 4)}`;
}

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** English month name, month 1 to 12. */
export function monthName(month: number): string {
  const name = MONTH_NAMES[month - 1];
  if (name === undefined) throw new RangeError(`No such month: ${month}`);
  return name;
}

/** "February 1, 2027". */
export function formatLongDate(date: LocalDate): string {
  const { year, month, day } = partsOfDate(date);
  return `${monthName(month)} ${day}, ${year}`;
}

/** The date that many days later (earlier when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** Where dates end. */
const LAST_DATE = '9999-12-31';

/** The day after, where a span ends whose last day a person has typed: 12/31/9999 stays what it is. */
export const dayAfter = (date: LocalDate): LocalDate => (date < LAST_DATE ? addDays(date, 1) : LAST_DATE);

/** The same day that many months later, or that month's last day when it is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = partsOfDate(date);
  const index = year * 12 + (month - 1) + months;
  const newYear = Math.floor(index / 12);
  const newMonth = (index % 12) + 1;
  return localDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 Sunday to 6 Saturday. */
export function dayOfWeek(date: LocalDate): number {
  // Day 0, 1970-01-01, was a Thursday.
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

const zones = new Map<string, Intl.DateTimeFormat>();

/** Reading a zone's rules takes longer than using them. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = zones.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      calendar: 'gregory',
      numberingSystem: 'latn',
    });
    zones.set(timeZone, format);
  }
  return format;
}

/** The calendar day of an instant in an IANA time zone. Throws RangeError for an unknown zone. */
export function localDateInZone(instantMs: number, timeZone: string): LocalDate {
  const parts = formatOf(timeZone).formatToParts(instantMs);
  const read = (type: 'year' | 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value);
  return localDate(read('year'), read('month'), read('day'));
}

/** Days since 1970-01-01 in the proleptic Gregorian calendar (Hinnant's civil-day count). */
function dayNumber(date: LocalDate): number {
  const { year, month, day } = partsOfDate(date);
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

function fromDayNumber(days: number): LocalDate {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1;
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9;
  return localDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

function fromText(year = '', month = '', day = ''): LocalDate | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  return isRealDay(y, m, d) ? localDate(y, m, d) : undefined;
}

function isRealDay(year: number, month: number, day: number): boolean {
  return (
    Number.isInteger(year) &&
    Number.isInteger(month) &&
    Number.isInteger(day) &&
    year >= 1 &&
    year <= 9999 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  );
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
