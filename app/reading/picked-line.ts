import { parsePostalCode } from '../engine/places/postal-code';
import { findAddresses, type Address } from './addresses';
import { linesOf } from './cells';
import { findDates, isoOf, writesDayFirst } from './dates';
import type { PlaceLookup } from './gazetteer';
import { findLoadNumber } from './load-number';
import { pageOfCells } from './paper-pages';
import type { PaperCell, PaperLine } from './reading';

/** What a person picks on the page of a paper, read for the field that it is to fill. */

/** Place of a cell in the print: its line and its place in the line, both from 0. */
export interface CellPlace {
  readonly line: number;
  readonly cell: number;
}

export interface PickedPlace {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const ROWS_BELOW = 4;
const SAME_EDGE = 5;
/** Between two rows of a block, in heights of a line. */
const MOST_GAP = 1;
const SUM = /(?<![\d.,/:A-Z-])(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?(?![\d,.]*\d|\s?%|[-/:A-Z])/gi;

/** "14:3": how a form tells a cell. Undefined where the text is none. */
export function cellPlaceOf(text: string): CellPlace | undefined {
  const match = /^(\d{1,3}):(\d{1,3})$/.exec(text);
  return match ? { line: Number(match[1]), cell: Number(match[2]) } : undefined;
}

/** The town at a cell: in it, in its row, or in the lines under it where it names who is there. */
export function pickedPlace(
  lines: readonly PaperLine[],
  at: CellPlace,
  places: PlaceLookup,
): PickedPlace | undefined {
  const cell = cellAt(lines, at);
  if (!cell) return undefined;
  const column = [at, ...under(lines, at)].map((place) => cellAt(lines, place)!);
  const above = over(lines, at);
  const aligned = column.filter(({ x0 }) => Math.abs(x0 - cell.x0) < SAME_EDGE);
  const row = lines[at.line]!.cells;
  const isAt = ({ x0, cell: last, zip }: Address) =>
    (x0 < cell.x1 && last.x1 > cell.x0) || (zip !== '' && cell.text.includes(zip));
  // What holds the cell itself comes first, then a block under it: two stops may be side by side. Last its row.
  const tries: [cells: readonly PaperCell[], isMeant: (address: Address) => boolean][] = [
    [[cell], () => true],
    [row, isAt],
    [above ? [above, cell] : [], (address) => address.cell.text === cell.text.trim()],
    ...beginnings(aligned).map((cells): [PaperCell[], () => boolean] => [cells, () => true]),
    [row, () => true],
    ...beginnings(column).map((cells): [PaperCell[], () => boolean] => [cells, () => true]),
  ];
  for (const [cells, isMeant] of tries) {
    const address = findAddresses(linesOf([pageOfCells(cells)]), places).find(isMeant);
    if (address) return { city: address.city, state: address.state, zip: address.zip };
  }
  const code = parsePostalCode(cell.text);
  const area = places.areaOf(code?.area ?? '');
  return code && area ? { city: area.town, state: area.state, zip: code.text } : undefined;
}

/** The first date at a cell, in its row or right under it, as year-month-day. @param near completes one without a year */
export function pickedDate(lines: readonly PaperLine[], at: CellPlace, near: string): string | undefined {
  const dayFirst = writesDayFirst(lines.flatMap(({ cells }) => cells.map(({ text }) => text)));
  return firstOf(lines, at, (text) => {
    const [date] = findDates(text, false, dayFirst);
    return date && isoOf(date, near);
  });
}

/** The number at a cell: behind its label, else the last word with a figure in it. */
export const pickedNumber = (lines: readonly PaperLine[], at: CellPlace): string | undefined =>
  firstOf(lines, at, (text) => {
    const keyed = findLoadNumber(
      linesOf([pageOfCells([{ text, x0: 0, y0: 0, x1: text.length * 5, y1: 13 }])]),
    );
    if (keyed) return keyed.text;
    const behind = /[:#]\s*([^:#]*\d[^:#]*)$/.exec(text)?.[1] ?? text;
    return behind
      .split(/\s+/)
      .findLast((word) => /\d/.test(word))
      ?.replace(/^[^A-Z0-9]+|[^A-Z0-9]+$/gi, '');
  });

/** The sum at a cell in cents: one with cents or a mark of dollars; a bare one only in the cell itself. */
export const pickedCents = (lines: readonly PaperLine[], at: CellPlace): number | undefined =>
  firstOf(lines, at, (text, isOwn) => {
    const sums = [...text.matchAll(SUM)];
    const match =
      sums.find(({ index, 2: cents }) => cents !== undefined || /\$\s?$/.test(text.slice(0, index))) ??
      (isOwn ? sums.at(-1) : undefined);
    return match && Number(match[1]!.replace(/,/g, '')) * 100 + Number(match[2] ?? 0);
  });

/** What a cell says, else its row from it to the right, else the cell under it. */
function firstOf<T>(
  lines: readonly PaperLine[],
  at: CellPlace,
  read: (text: string, isOwn: boolean) => T | undefined,
): T | undefined {
  const right = lines[at.line]?.cells.slice(at.cell) ?? [];
  const texts = [
    ...right,
    ...under(lines, at)
      .slice(0, 1)
      .map((one) => cellAt(lines, one)!),
  ].map(({ text }) => text);
  for (const [index, text] of texts.entries()) {
    const value = read(text, index === 0);
    if (value !== undefined) return value;
  }
  return undefined;
}

const cellAt = (lines: readonly PaperLine[], { line, cell }: CellPlace): PaperCell | undefined =>
  lines[line]?.cells[cell];

const overlaps = (a: PaperCell, b: PaperCell): boolean => a.x0 < b.x1 && a.x1 > b.x0;

const beginnings = (cells: readonly PaperCell[]): PaperCell[][] =>
  cells.map((_, index) => cells.slice(0, index + 1));

/** The cells of the next rows in the column, on the same page. */
function under(lines: readonly PaperLine[], at: CellPlace): CellPlace[] {
  const first = cellAt(lines, at);
  const found: CellPlace[] = [];
  let last = first;
  for (let line = at.line + 1; first && last && line < lines.length && found.length < ROWS_BELOW; line++) {
    if (lines[line]!.page !== lines[at.line]!.page) break;
    const cell = lines[line]!.cells.findIndex((other) => overlaps(other, first));
    const next = lines[line]!.cells[cell];
    if (!next) continue;
    if (next.y0 - last.y1 > (last.y1 - last.y0) * MOST_GAP) break;
    found.push({ line, cell });
    last = next;
  }
  return found;
}

function over(lines: readonly PaperLine[], at: CellPlace): PaperCell | undefined {
  const own = cellAt(lines, at);
  const above = lines[at.line - 1];
  return own && above?.page === lines[at.line]!.page
    ? above.cells.find((other) => overlaps(other, own))
    : undefined;
}
