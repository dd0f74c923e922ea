import { daysInMonth, localDate, partsOfDate, type LocalDate } from '~/engine/calendar/local-date';
import { firstDayOfQuarter, lastDayOfQuarter, quarterOf } from '~/engine/calendar/quarter';
import { readDate, type DateOrder } from './cell-values';

/** The first and the last day that a report covers. */
export interface ReportPeriod {
  from: LocalDate;
  to: LocalDate;
}

/** The names of each month in English, French and Spanish, without accents. */
const MONTHS = [
  'jan|january|janv|janvier|ene|enero',
  'feb|february|fev|fevr|fevrier|febrero',
  'mar|march|mars|marzo',
  'apr|april|avr|avril|abr|abril',
  'may|mai|mayo',
  'jun|june|juin|junio',
  'jul|july|juil|juillet|julio',
  'aug|august|aout|ago|agosto',
  'sep|sept|september|septembre|septiembre|setiembre',
  'oct|october|octobre|octubre',
  'nov|november|novembre|noviembre',
  'dec|december|decembre|dic|diciembre',
].map((names) => names.split('|'));
const NAMED = MONTHS.flat().join('|');

/**
 * The period that a title line, a file name or a cell tells: "Q3 2026", "2026-Q3", "3Q2026", "3Q26", "3rd quarter 2026", "July 2026",
 * "juillet 2026", "7 2026", "07/01/2026 - 09/30/2026", or alone in a cell "2026-07" and "Jul-26". Null where it tells none.
 */
export function readPeriod(text: string, order: DateOrder = 'mdy'): ReportPeriod | null {
  return rangeOf(text, order) ?? quarterIn(text) ?? monthIn(text);
}

const DAY = String.raw`\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}`;

function rangeOf(text: string, order: DateOrder): ReportPeriod | null {
  const match = new RegExp(String.raw`(${DAY})\s*(?:-|–|to:?|through|thru|al?|au|_)\s*(${DAY})`, 'i').exec(
    text,
  );
  const from = match ? readDate(match[1] ?? '', order) : undefined;
  const to = match ? readDate(match[2] ?? '', order) : undefined;
  return from !== undefined && to !== undefined && from <= to ? { from, to } : null;
}

function quarterIn(text: string): ReportPeriod | null {
  const match =
    /\bQ([1-4])[\s_-]*(20\d{2})(?!\d)/i.exec(text.replaceAll('_', ' ')) ??
    /\b([1-4])(?:st|nd|rd|th)\s+quarter[\s,]+(?:of\s+)?(20\d{2})(?!\d)/i.exec(text);
  const counted = match ? null : /\b([1-4])Q[\s_'’-]*(20\d{2}|\d{2})(?!\d)/i.exec(text);
  const reversed = match || counted ? null : /(?<!\d)(20\d{2})[\s_-]*Q([1-4])(?!\d)/i.exec(text);
  const quarter = match
    ? quarterOf(Number(match[2]), Number(match[1]))
    : counted
      ? quarterOf(2000 + (Number(counted[2]) % 100), Number(counted[1]))
      : reversed
        ? quarterOf(Number(reversed[1]), Number(reversed[2]))
        : undefined;
  return quarter ? { from: firstDayOfQuarter(quarter), to: lastDayOfQuarter(quarter) } : null;
}

function monthIn(text: string): ReportPeriod | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const named =
    new RegExp(String.raw`(?<![a-z])(${NAMED})\.?(?: de| of)?[\s_,-]+(20\d{2})(?!\d)`).exec(plain) ??
    new RegExp(String.raw`^(${NAMED})\.?[-'](\d{2})$`).exec(plain);
  const counted = named ? null : /^(1[0-2]|0?[1-9])[\s/-]+(20\d{2})$/.exec(plain);
  const turned = named || counted ? null : /^(20\d{2})[/-](1[0-2]|0?[1-9])$/.exec(plain);
  const month = named
    ? MONTHS.findIndex((names) => names.includes(named[1] ?? '')) + 1
    : Number(counted?.[1] ?? turned?.[2] ?? 0);
  const year = Number(named?.[2] ?? counted?.[2] ?? turned?.[1] ?? 0);
  return month < 1 || year === 0 ? null : monthOf(year < 100 ? 2000 + year : year, month);
}

function monthOf(year: number, month: number): ReportPeriod {
  return { from: localDate(year, month, 1), to: localDate(year, month, daysInMonth(year, month)) };
}

/** The period in the cells of a line: its month or quarter, with the year in the same cell or one of its own. */
export function periodInCells(
  { year, quarter, month }: { year: string; quarter: string; month: string },
  order: DateOrder,
): ReportPeriod | null {
  const told = month || (/^\d+$/.test(quarter) ? `Q${quarter}` : quarter);
  const found = readPeriod(told, order) ?? (year === '' ? null : readPeriod(`${told} ${year}`, order));
  if (found) return found;
  // A month that a workbook keeps as a day of it.
  const day = month === '' ? undefined : readDate(month, order);
  if (day === undefined) return null;
  const parts = partsOfDate(day);
  return monthOf(parts.year, parts.month);
}
