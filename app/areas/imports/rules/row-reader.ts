import { localDateInZone, type LocalDate } from '~/engine/calendar/local-date';
import {
  isFormula,
  jurisdictionIn,
  readDate,
  readFigure,
  readYesNo,
  unguarded,
  type WritingStyle,
} from './cell-values';
import { MomentReader } from './position-time';
import type { ColumnMapping } from './header-names';

/** What is wrong with a line: at a column, or as a whole (null). */
export interface CellError {
  column: number | null;
  message: string;
}

const IN_UTC = /\d:\d{2}.*(?:Z|UTC|GMT|[+-]00:?00)$/i;
const AT_MIDNIGHT = /[T\s](?:0?0:00(?::00(?:[.,]0+)?)?|12:00(?::00(?:[.,]0+)?)?\s*a\.?m\.?)\s*\S+$/i;
/** What programs write into cells that are empty. */
const NOTHING = /^(#?n\/a|null|none|-{1,3}|[–—])$/i;
const LONGEST_QUOTE = 40;

/** How a cell is quoted in a message. */
export const quoted = (text: string): string =>
  `"${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}"`;

/** Reads the cells of one line by their meaning, and collects what is wrong with them by column. */
export class RowReader {
  readonly errors: CellError[] = [];
  private readonly columns: ReadonlyMap<string, number>;
  private readonly derived = new Map<string, { text: string; column: number | null }>();

  constructor(
    private readonly cells: readonly string[],
    mapping: ColumnMapping | ReadonlyMap<string, number>,
    private readonly style: WritingStyle,
  ) {
    this.columns = mapping instanceof Map ? mapping : columnsByField(mapping as ColumnMapping);
  }

  columnOf(key: string): number | null {
    return this.derived.get(key)?.column ?? this.columns.get(key) ?? null;
  }

  /** Puts what was computed of other cells in the place of a field; an error about it belongs to the column of `from`. */
  derive(key: string, text: string, from: string): void {
    this.derived.set(key, { text, column: this.columnOf(from) });
  }

  has(key: string): boolean {
    return this.columns.has(key);
  }

  fail(key: string, message: string): void {
    this.errors.push({ column: this.columnOf(key), message });
  }

  /** The cell as it is in the file, trimmed; '' where a word says that there is nothing. */
  raw(key: string): string {
    const derived = this.derived.get(key);
    if (derived) return derived.text;
    const column = this.columns.get(key);
    const text = column === undefined ? '' : (this.cells[column] ?? '').trim();
    return NOTHING.test(text) ? '' : text;
  }

  /** Text; a formula in it is an error. */
  text(key: string): string {
    const raw = this.raw(key);
    if (!isFormula(raw)) return unguarded(raw);
    this.fail(key, `This cell has a formula (${quoted(raw)}). Export the values instead of the formulas.`);
    return '';
  }

  /** A date; '' where the cell is empty or wrong. */
  date(key: string): LocalDate {
    const raw = this.raw(key);
    if (raw === '') return '';
    const date = this.dayOfMoment(raw) ?? readDate(raw, this.style.dateOrder);
    if (date !== undefined) return date;
    this.fail(
      key,
      `${quoted(raw)} is not a date${this.style.dateOrder === 'mdy' ? '. Dates here are month, day, year, such as 11/30/2026' : ''}.`,
    );
    return '';
  }

  /**
   * The carrier's day of a moment that is written in UTC: half past two on July 1st was still June 30th in Chicago, which is
   * another quarter. A midnight is how programs write a day, and a moment with another offset is written on its own day.
   */
  private dayOfMoment(raw: string): LocalDate | undefined {
    const { timeZone, dateOrder } = this.style;
    if (timeZone === undefined || !IN_UTC.test(raw) || AT_MIDNIGHT.test(raw)) return undefined;
    const at = new MomentReader('UTC', dateOrder).read(raw);
    return at === undefined ? undefined : localDateInZone(at, timeZone);
  }

  /** A figure as plain decimal text; '' where the cell is empty or wrong. */
  figure(key: string, options: { mayBeNegative?: boolean } = {}): string {
    const raw = this.raw(key);
    const read = readFigure(raw, this.style.decimal);
    if (read === undefined) {
      this.fail(
        key,
        isFormula(raw)
          ? `This cell has a formula (${quoted(raw)}). Export the values instead of the formulas.`
          : `${quoted(raw)} is not a number.`,
      );
      return '';
    }
    if (read.startsWith('-') && !options.mayBeNegative) {
      this.fail(key, `${quoted(raw)} is below zero.`);
      return '';
    }
    return read;
  }

  /** The figure in a cell, '' where there is none that can be read: nothing is said about it. */
  peekFigure(key: string): string {
    return readFigure(this.raw(key), this.style.decimal) ?? '';
  }

  yesNo(key: string): boolean | null {
    const raw = this.raw(key);
    const read = readYesNo(raw);
    if (read !== undefined) return read;
    this.fail(key, `${quoted(raw)} is neither yes nor no.`);
    return null;
  }

  /** A jurisdiction by code or name; '' where the cell is empty or wrong. */
  jurisdiction(key: string): string {
    const raw = this.raw(key);
    if (raw === '') return '';
    const found = jurisdictionIn(raw);
    if (found) return found.code;
    this.fail(key, `${quoted(raw)} is not a state or province.`);
    return '';
  }
}

/** The column of each field. */
export const columnsByField = (mapping: ColumnMapping): ReadonlyMap<string, number> =>
  new Map(mapping.flatMap((key, index): [string, number][] => (key === null ? [] : [[key, index]])));
