/** Calendar quarters, the reporting periods of IFTA (R960). */
import { daysInMonth, localDate, monthName, partsOfDate, type LocalDate } from './local-date';

export type QuarterNumber = 1 | 2 | 3 | 4;

export interface Quarter {
  readonly year: number;
  readonly quarter: QuarterNumber;
}

/** First and last year a quarter key may name. */
export const MIN_QUARTER_YEAR = 2000;
export const MAX_QUARTER_YEAR = 2100;

/** Year followed by the quarter digit: Q3 2026 -> 20263. Sorts by time. */
export function quarterKey({ year, quarter }: Quarter): number {
  return year * 10 + quarter;
}

/**
 * The quarter of a key such as 20263, given as a number or as text of exactly five digits. Undefined for
 * anything else, and outside years 2000 to 2100 or quarters 1 to 4: such a quick filter is ignored.
 */
export function parseQuarterKey(value: unknown): Quarter | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d{5}$/.test(text)) return undefined;
  return quarterOf(Number(text.slice(0, 4)), Number(text.slice(4)));
}

/** The quarter of year and number, or undefined outside years 2000 to 2100 and quarters 1 to 4. */
export function quarterOf(year: number, quarter: number): Quarter | undefined {
  if (!Number.isInteger(year) || year < MIN_QUARTER_YEAR || year > MAX_QUARTER_YEAR) return undefined;
  if (quarter !== 1 && quarter !== 2 && quarter !== 3 && quarter !== 4) return undefined;
  return { year, quarter };
}

/** Reads a quarter as files and people write it: "2026Q3", "Q3 2026", "3Q2026", "2026-3" or the key. */
export function parseQuarter(value: unknown): Quarter | undefined {
  const key = parseQuarterKey(value);
  if (key || typeof value !== 'string') return key;
  const text = value.trim().toUpperCase();
  const yearFirst =
    /^(\d{4})\s*[-/ ]?\s*Q?\s*([1-4])(?:Q|TH QUARTER|ST QUARTER|ND QUARTER|RD QUARTER)?$/.exec(text);
  if (yearFirst) return quarterOf(Number(yearFirst[1]), Number(yearFirst[2]));
  const quarterFirst =
    /^(?:Q\s*([1-4])|([1-4])\s*Q|([1-4])(?:ST|ND|RD|TH)?\s+QUARTER)\s*[-/,]?\s*(\d{4})$/.exec(text);
  if (!quarterFirst) return undefined;
  return quarterOf(Number(quarterFirst[4]), Number(quarterFirst[1] ?? quarterFirst[2] ?? quarterFirst[3]));
}

/** "Q3 2026". */
export function quarterLabel({ year, quarter }: Quarter): string {
  return `Q${quarter} ${year}`;
}

/** "July to September 2026". */
export function quarterPeriodLabel(quarter: Quarter): string {
  const [first, , last] = quarterMonths(quarter);
  return `${monthName(first)} to ${monthName(last)} ${quarter.year}`;
}

/** The months of the quarter, 1 to 12. */
export function quarterMonths({ quarter }: Quarter): readonly [number, number, number] {
  const first = (quarter - 1) * 3 + 1;
  return [first, first + 1, first + 2];
}

/** The quarter that many quarters later (earlier when negative). */
export function shiftQuarter({ year, quarter }: Quarter, by: number): Quarter {
  const index = year * 4 + (quarter - 1) + by;
  return { year: Math.floor(index / 4), quarter: ((((index % 4) + 4) % 4) + 1) as QuarterNumber };
}

export function nextQuarter(quarter: Quarter): Quarter {
  return shiftQuarter(quarter, 1);
}

export function previousQuarter(quarter: Quarter): Quarter {
  return shiftQuarter(quarter, -1);
}

/** The quarter and those before it, newest first. */
export function recentQuarters(newest: Quarter, count: number): Quarter[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => shiftQuarter(newest, -index));
}

/** A quarter of records farther ahead than this is alone in a list, as for a year that was mistyped. */
const FAR_AHEAD = 8;

/**
 * The quarters to choose from, newest first: back to the first with records, at least so many and at most `most`, and those
 * ahead up to the last with records. Whatever has records far ahead never crowds out the present.
 * @param first key of the first quarter with records, null without any
 * @param last key of the last one
 */
export function offeredQuarters(
  now: Quarter,
  { first, last, fewest, most }: { first: number | null; last: number | null; fewest: number; most: number },
): Quarter[] {
  const [oldest, newest] = [parseQuarterKey(first), parseQuarterKey(last)];
  const quartersTo = (quarter: Quarter) => (quarter.year - now.year) * 4 + (quarter.quarter - now.quarter);
  const ahead = newest ? quartersTo(newest) : 0;
  const later =
    newest && ahead > FAR_AHEAD ? [newest] : recentQuarters(shiftQuarter(now, ahead), Math.max(0, ahead));
  const back = oldest ? 1 - quartersTo(oldest) : 0;
  return [...later, ...recentQuarters(now, Math.min(most, Math.max(fewest, back)))];
}

/** Negative when the first is earlier, zero when equal. */
export function compareQuarters(a: Quarter, b: Quarter): number {
  return quarterKey(a) - quarterKey(b);
}

export function firstDayOfQuarter(quarter: Quarter): LocalDate {
  return localDate(quarter.year, quarterMonths(quarter)[0], 1);
}

export function lastDayOfQuarter(quarter: Quarter): LocalDate {
  const month = quarterMonths(quarter)[2];
  return localDate(quarter.year, month, daysInMonth(quarter.year, month));
}

/** The quarter a date falls into. Throws RangeError when the text is not a date. */
export function quarterOfDate(date: LocalDate): Quarter {
  const { year, month } = partsOfDate(date);
  return { year, quarter: Math.ceil(month / 3) as QuarterNumber };
}

/** Whether the date lies inside the quarter. */
export function isInQuarter(date: LocalDate, quarter: Quarter): boolean {
  return date >= firstDayOfQuarter(quarter) && date <= lastDayOfQuarter(quarter);
}
