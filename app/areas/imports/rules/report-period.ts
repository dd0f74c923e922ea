import { daysInMonth, localDate, type LocalDate } from '~/engine/calendar/local-date';
import { firstDayOfQuarter, lastDayOfQuarter, quarterOf } from '~/engine/calendar/quarter';
import { readDate, type DateOrder } from './cell-values';

/** The first and the last day that a report covers. */
export interface ReportPeriod {
  from: LocalDate;
  to: LocalDate;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The period that a title line or a file name tells: "Q3 2026", "2026-Q3", "3rd quarter 2026", "July 2026", "7 2026",
 * "07/01/2026 - 09/30/2026". Null where it tells none.
 */
export function readPeriod(text: string, order: DateOrder = 'mdy'): ReportPeriod | null {
  return rangeOf(text, order) ?? quarterIn(text) ?? monthIn(text);
}

const DAY = String.raw`\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}`;

function rangeOf(text: string, order: DateOrder): ReportPeriod | null {
  const match = new RegExp(String.raw`(${DAY})\s*(?:-|–|to|through|thru|_)\s*(${DAY})`, 'i').exec(text);
  const from = match ? readDate(match[1] ?? '', order) : undefined;
  const to = match ? readDate(match[2] ?? '', order) : undefined;
  return from !== undefined && to !== undefined && from <= to ? { from, to } : null;
}

function quarterIn(text: string): ReportPeriod | null {
  const match =
    /\bQ([1-4])[\s_-]*(20\d{2})(?!\d)/i.exec(text.replaceAll('_', ' ')) ??
    /\b([1-4])(?:st|nd|rd|th)\s+quarter[\s,]+(?:of\s+)?(20\d{2})(?!\d)/i.exec(text);
  const reversed = match ? null : /(?<!\d)(20\d{2})[\s_-]*Q([1-4])(?!\d)/i.exec(text);
  const quarter = match
    ? quarterOf(Number(match[2]), Number(match[1]))
    : reversed
      ? quarterOf(Number(reversed[1]), Number(reversed[2]))
      : undefined;
  return quarter ? { from: firstDayOfQuarter(quarter), to: lastDayOfQuarter(quarter) } : null;
}

function monthIn(text: string): ReportPeriod | null {
  const named =
    /(?<![a-z])(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?[\s_,-]+(20\d{2})(?!\d)/i.exec(
      text,
    );
  const counted = named ? null : /^(1[0-2]|0?[1-9])[\s/-]+(20\d{2})$/.exec(text.trim());
  const month = named
    ? MONTHS.indexOf((named[1] ?? '').slice(0, 3).toLowerCase()) + 1
    : Number(counted?.[1] ?? 0);
  const year = Number(named?.[2] ?? counted?.[2] ?? 0);
  if (month < 1 || year === 0) return null;
  return { from: localDate(year, month, 1), to: localDate(year, month, daysInMonth(year, month)) };
}
