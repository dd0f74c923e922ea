import { addDays, localDate, daysInMonth, type LocalDate } from '~/engine/calendar/local-date';
import type { Jurisdiction } from '~/engine/jurisdictions/codes';
import { meantJurisdiction } from '~/engine/jurisdictions/meant-jurisdiction';
import { parseDecimal } from '~/engine/units/decimal';

/** How the figures and dates of a file are written. */
export interface WritingStyle {
  dateOrder: DateOrder;
  decimal: 'point' | 'comma';
  /** IANA zone of the days that moments in UTC fall on; without it a day is the one that is written. */
  timeZone?: string;
}

export const DATE_ORDERS = ['mdy', 'dmy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Excel counts days from here; 2000-01-01 is 36526. */
const EXCEL_DAY_ZERO = '1899-12-30';
const EXCEL_FIRST = 36_526;
const EXCEL_LAST = 73_415;

function day(year: number, month: number, dayOfMonth: number): LocalDate | undefined {
  const full = year < 100 ? 2000 + year : year;
  if (
    full < 2000 ||
    full > 2100 ||
    month < 1 ||
    month > 12 ||
    dayOfMonth < 1 ||
    dayOfMonth > daysInMonth(full, month)
  )
    return undefined;
  return localDate(full, month, dayOfMonth);
}

/**
 * A date as files write it: 2026-11-03, 11/03/2026, 3.11.26, 03-Nov-2026, "November 3, 2026", 20261103, 110326, an Excel
 * day number, each with a time behind it or before it. `order` decides where day and month cannot be told apart.
 */
export function readDate(text: string, order: DateOrder): LocalDate | undefined {
  const trimmed = text.trim();
  const bare = trimmed
    .replace(/^\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?[\s,]+(?=\S*\d)/i, '')
    .replace(/^(mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(day)?\.?,?\s+/i, '')
    .replace(/(?:[T\s,]+(?:at\s+)?(?:\d{1,2}[:.]\d{2}[:.\s].*|\d{1,2}:\d{2}.*|\d{6}))$/i, '')
    .trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(bare);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const compact = /^(20\d{2})(\d{2})(\d{2})$/.exec(bare);
  if (compact) return day(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  // A spreadsheet takes the zero away that a number begins with: 7012026.
  const packed = /^(\d{2})(\d{2})(20\d{2}|\d{2})$/.exec(bare) ?? /^(\d)(\d{2})(20\d{2})$/.exec(bare);
  if (packed) {
    const [first, second, last] = [Number(packed[1]), Number(packed[2]), Number(packed[3])];
    // 260714: no month is a 26.
    return byOrder(first, second, last, order) ?? (order === 'mdy' ? day(first, second, last) : undefined);
  }
  const figures = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{2}|\d{4})$/.exec(bare);
  if (figures)
    return byOrder(
      Number(figures[1]),
      Number(figures[3]),
      Number(figures[4]),
      figures[2] === '.' && order !== 'ymd' ? 'dmy' : order,
    );
  const named = /^(\d{1,2})[-\s/.]*([a-z]{3,9})\.?[-\s/.,]*(\d{2}|\d{4})$/i.exec(bare);
  if (named) return byName(named[2] ?? '', Number(named[1]), Number(named[3]));
  const american = /^([a-z]{3,9})\.?[-\s]*(\d{1,2})(?:st|nd|rd|th)?,?[-\s]+(\d{2}|\d{4})$/i.exec(bare);
  if (american) return byName(american[1] ?? '', Number(american[2]), Number(american[3]));
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(bare) ? Math.floor(Number(bare.replace(',', '.'))) : 0;
  return serial >= EXCEL_FIRST && serial <= EXCEL_LAST ? addDays(EXCEL_DAY_ZERO, serial) : undefined;
}

function byOrder(first: number, second: number, last: number, order: DateOrder): LocalDate | undefined {
  if (order === 'ymd') return day(first, second, last) ?? day(last, first, second);
  if (order === 'dmy') return day(last, second, first);
  return day(last, first, second);
}

function byName(month: string, dayOfMonth: number, year: number): LocalDate | undefined {
  const index = MONTHS.indexOf(month.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : day(year, index + 1, dayOfMonth);
}

/**
 * Which order the dates of a column have, from those that are a day in one order only: the order of most of them, so that one slip
 * of the pen ("13/45/2026") does not turn the whole file. mdy where none tells, or as many for each.
 */
export const guessDateOrder = (values: readonly string[]): DateOrder => toldDateOrder(values) ?? 'mdy';

function toldDateOrder(values: readonly string[]): DateOrder | undefined {
  let daysFirst = 0;
  let monthsFirst = 0;
  for (const value of values) {
    const match = /^(\d{1,2})[-/](\d{1,2})[-/](\d{2}|\d{4})(?!\d)/.exec(value.trim());
    if (!match) continue;
    const [first, second, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const [asMonth, asDay] = [byOrder(first, second, year, 'mdy'), byOrder(first, second, year, 'dmy')];
    if (asDay !== undefined && asMonth === undefined) daysFirst += 1;
    if (asMonth !== undefined && asDay === undefined) monthsFirst += 1;
  }
  return daysFirst === monthsFirst ? undefined : daysFirst > monthsFirst ? 'dmy' : 'mdy';
}

/**
 * The order in which the dates of a file are to be read, whose like was read in `before`: that one, but where the dates of
 * this file tell another and more of them are dates in it.
 */
export function dateOrderAfter(values: readonly string[], before: DateOrder): DateOrder {
  const told = toldDateOrder(values) ?? before;
  const unread = (order: DateOrder) =>
    values.filter((value) => value.trim() !== '' && readDate(value, order) === undefined).length;
  return unread(told) < unread(before) ? told : before;
}

const AROUND =
  /^(?:us\$|c\$|ca\$|usd|cad|\$|€)\s*|\s*(?:usd|cad|us\$|c\$|\$|€|mi|mls|miles?|kms?|kilomet(?:er|re)s?|gals?|gallons?|ltrs?|l|lit(?:er|re)s?)\.?$/gi;

/** "3.899/gal", "1,75 $ / L" */
const MEASURED_BY = /\s*(?:\/|per)\s*(?:gal(?:lon)?|l|ltr|lit(?:er|re))\.?$/i;

/** The figure in a cell as plain decimal text ("1234.5", "-3"); '' for an empty cell, undefined for what is no figure. */
export function readFigure(text: string, decimal: 'point' | 'comma'): string | undefined {
  let bare = text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  if (bare === '' || bare === '-' || bare === '–') return '';
  const isMarked =
    /^\(.*\)$/.test(bare) || /^[-−]/.test(bare) || /\d\s*-$/.test(bare) || /\d\s*CR\.?$/i.test(bare);
  bare = bare
    .replace(/^\((.*)\)$/, '$1')
    .replace(/(\d)\s*CR\.?$/i, '$1')
    .replace(/^[-−+]/, '')
    .replace(/-$/, '')
    .replace(MEASURED_BY, '')
    .trim()
    .replace(AROUND, '');
  // "$-12.50": a credit.
  const isNegative = isMarked || /^[-−]/.test(bare);
  bare = bare.replace(/^[-−]/, '').trim();
  const plain = decimal === 'comma' ? commaFigure(bare) : pointFigure(bare);
  const read = plain === undefined ? undefined : parseDecimal(plain);
  if (!read) return undefined;
  return isNegative && !read.isZero() ? `-${read.toString()}` : read.toString();
}

function pointFigure(text: string): string | undefined {
  if (/^\d{1,3}([ ']\d{3})+(\.\d+)?$/.test(text)) return text.replace(/[ ']/g, '');
  return /^[\d.,]+$/.test(text) ? text : undefined;
}

function commaFigure(text: string): string | undefined {
  if (/^\d{1,3}([ '.]\d{3})+(,\d+)?$/.test(text)) return text.replace(/[ '.]/g, '').replace(',', '.');
  if (/^\d+(,\d+)?$/.test(text)) return text.replace(',', '.');
  // Figures that a program wrote with a point among a person's commas.
  return /^\d+\.\d+$/.test(text) ? text : undefined;
}

/**
 * Whether the figures of a file have a decimal comma, from those that can be read in one way only. Where none tells
 * ("378,541"), a comma in a table cut by semicolons is a decimal one: programs that write so need the comma for that.
 */
export function guessDecimal(values: readonly string[], delimiter = ','): 'point' | 'comma' {
  const told = toldDecimal(values);
  if (told !== undefined || delimiter !== ';') return told ?? 'point';
  return values.some((value) => /\d,\d/.test(value)) && !values.some((value) => /\d\.\d/.test(value))
    ? 'comma'
    : 'point';
}

/** The decimal sign that the figures of a file tell; undefined where they can all be read in two ways, or disagree. */
export function toldDecimal(values: readonly string[]): 'point' | 'comma' | undefined {
  let commas = 0;
  let points = 0;
  for (const value of values) {
    const bare = value.replace(/[$€\s\u00a0\u202f]/g, '');
    if (/^-?(\d{1,3}(\.\d{3})+|\d+),\d{1,2}$|^-?\d{4,},\d+$|^-?\d{1,3}(\.\d{3})+,\d+$/.test(bare))
      commas += 1;
    else if (/^-?(\d{1,3}(,\d{3})+|\d+)\.\d{1,2}$|^-?\d+\.\d{4,}$|^-?\d{1,3}(,\d{3})+\.\d+$/.test(bare))
      points += 1;
  }
  return commas === points ? undefined : commas > points ? 'comma' : 'point';
}

const COUNTRY_BEFORE = /^(?:us|ca|usa|can)[-\s]+/i;
const COUNTRY_BEHIND = /[\s,/-]+\(?(?:usa?|u\.s\.a?\.?|can|canada|united states)\)?$/i;

/** The jurisdiction that a cell names: "TX", "Okla.", "US-TX", "TX, USA", "TX - Texas", "Texas (TX)". */
export function jurisdictionIn(cell: string): Jurisdiction | undefined {
  const text = cell.trim().replace(/\.$/, '');
  const [one, other] = text.split(/\s*[-–/(:,]\s*/).map((part) => meantJurisdiction(part.replace(/\)$/, '')));
  return (
    meantJurisdiction(text) ??
    meantJurisdiction(text.replace(COUNTRY_BEFORE, '')) ??
    meantJurisdiction(text.replace(COUNTRY_BEHIND, '')) ??
    (one === other ? one : undefined)
  );
}

const YES = /^(y|yes|true|1|x|t|paid|oui|on)$/i;
const NO = /^(n|no|false|0|f|unpaid|non|off|exempt)$/i;

/** Yes or no; null for an empty cell, undefined for what is neither. */
export function readYesNo(text: string): boolean | null | undefined {
  const bare = text.trim();
  if (bare === '') return null;
  return YES.test(bare) ? true : NO.test(bare) ? false : undefined;
}

/** A formula that a spreadsheet would run, distinguished from figures and from plain words. */
export const isFormula = (text: string): boolean => /^(=|[@+-]\s*[a-z.]+\()/i.test(text.trim());

/** Text as it was before an export guarded it against being run as a formula. */
export const unguarded = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** What a cell says that is written as a formula so that a spreadsheet keeps its zeros: ="0012". Others stay as they are. */
export const plainCell = (text: string): string =>
  text.startsWith('="') && /^="(?:[^"]|"")*"$/.test(text) ? text.slice(2, -1).replaceAll('""', '"') : text;
