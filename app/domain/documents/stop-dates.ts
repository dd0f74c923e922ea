import { rowNumber, type Assigned } from './assign';
import type { Cell, Line } from './cells';
import { findDates, findTime, writesDayFirst, type FoundDate } from './dates';
import type { Label, StopRole } from './labels';
import { cellBelow } from './neighbours';
import { folded } from './role-words';

/** The date of each stop: the first one that stands in its block and is not the date of something else. */

export interface StopDate {
  readonly date: FoundDate;
  readonly time: string | undefined;
  readonly cell: Cell;
}

export interface Dated extends StopDate {
  readonly role: StopRole | undefined;
  readonly preferred: boolean;
  /** The number of the stop, where the date stands in a row of a table that gives it. */
  readonly row: number | undefined;
}

const FOREIGN = /\b(?:printed|issued|booked|created|effective|expires?|expiration|sent|signed|signature|generated|revised|invoice|tender(?:ed)?|order(?:ed)?\s+date|confirmation\s+date|quote|updated|entered|accepted|as of|valid|date of|today|bill(?!\s+of)(?:ing|ed)?|confirmed|prepared|dated?\s+issued|release\s+date|dob|last\s+free)\b[^:]{0,24}:?\s*$/i;
const PREFERRED = /\b(?:appt|appointment|scheduled?|earliest|date|from|ready|due|start|window|open|begin|arriv\w*|eta|when|early|target|expected|between|requested)\b[^:]{0,20}:?\s*[-–]?\s*$/i;
/** May be the day of loading or that of the paper: only where a stop has no other date. */
const AMBIGUOUS = /\bload\s+date\s*:?\s*$/i;
const LATEST = /\b(?:latest|until|to|end|close[sd]?|no later than|before|by)\b\s*:?\s*$/i;

/** Every date of the document that may be a stop's. */
export function datedCells(lines: readonly Line[], labels: ReadonlyMap<Cell, Label>): Dated[] {
  const dated: Dated[] = [];
  const dayFirst = writesDayFirst(lines.flatMap((line) => line.cells.map((cell) => cell.text)));
  for (const line of lines) {
    for (const cell of line.cells) {
      const scanned = cell.words.some((word) => word.sure !== undefined);
      let roleBefore: StopRole | undefined;
      let beforeTo = 0;
      const text = wholeDate(cell, lines);
      for (const date of findDates(text, scanned, dayFirst)) {
        const before = cell.text.slice(0, date.from);
        const key = before.trim() !== '' ? before : keyBeside(cell);
        if (FOREIGN.test(key)) continue;
        if (date.year === undefined && !plausibleWithoutYear(cell.text, date)) continue;
        // A date inside of a sentence of the terms is no appointment.
        if (!labels.has(cell) && (cell.text.length > 140 || (before.length > 45 && cell.words.length > 11))) continue;
        const label = labels.get(cell);
        // "Pickup Appt: 07/13 ... Delivery Appt: 07/14" in one cell: the key right before a date counts, then that of the date before it.
        const own = roleOfKey(before.slice(beforeTo));
        const role = own ?? (beforeTo > 0 ? roleBefore : label && label.kind !== 'other' && label.to <= date.from + 1 ? label.kind : roleOfKey(key));
        [roleBefore, beforeTo] = [role, date.to];
        const after = text.slice(date.to);
        const next = line.cells[cell.index + 1];
        const time = findTime(after) ?? (after.trim() === '' && next && /^\W*(?:@\s*)?\d/.test(next.text) ? findTime(next.text) : undefined);
        dated.push({ date, time, cell, role, preferred: PREFERRED.test(key) && !LATEST.test(key) && !AMBIGUOUS.test(key), row: rowOf(line, lines) });
      }
    }
  }
  return dated;
}

const ROW_HEAD = /^\W*(?:stop|stp|seq(?:uence)?|arret|parada|#)\s*(?:#|no\.?|number|seq)?\W*$/i;

const MOST_ROWS = 24;

/** "2 | 07/14/2026 08:00" below a heading "Stop": a schedule that is kept apart from the addresses. */
function rowOf(line: Line, lines: readonly Line[]): number | undefined {
  const [first, second] = line.cells;
  const number = first && second && /^\W*(?:stop\s*)?#?(\d{1,2})\W*$/i.exec(first.text)?.[1];
  if (!first || !number) return undefined;
  const at = lines.indexOf(line);
  const above = lines.slice(Math.max(0, at - MOST_ROWS), at).filter((other) => other.cells.length > 1).flatMap((other) => other.cells.slice(0, 1));
  const head = above.reverse().find((cell) => ROW_HEAD.test(folded(cell.text)));
  const isRow = head ? Math.abs(head.x0 - first.x0) < head.size * 2 : /stop/i.test(first.text);
  return isRow ? Number(number) : undefined;
}

const BROKEN = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s+\d{1,2},?)?$/i;
/** "23 de junio" over "de 2026", "11 juin" over "2026". */
const BROKEN_ABROAD = /(?<!\d)\d{1,2}\s(?:de\s)?[a-zà-ÿ]{3,10}$/i;

/** "2027-01-" over "10", "07/13/" over "2026", "28-Jul-" over "2026". */
const BROKEN_IN_FIGURES = /(?<!\d)\d{1,4}([-/.])(?:\d{1,2}|[A-Za-z]{3,9})\1$/;

/** The text of a cell, with the rest of a date that a narrow column breaks: "Wednesday, November / 18, 2026". */
function wholeDate(cell: Cell, lines: readonly Line[]): string {
  if (BROKEN_IN_FIGURES.test(cell.text)) {
    const figures = /^\d{1,4}\b.*/.exec(cellBelow(cell, lines)?.text ?? '')?.[0];
    return figures === undefined ? cell.text : cell.text + figures;
  }
  if (!BROKEN.test(cell.text) && !BROKEN_ABROAD.test(cell.text)) return cell.text;
  const rest = /^(?:\d{1,2},?\s+|de\s+)?20\d\d\b.*/.exec(cellBelow(cell, lines)?.text ?? '')?.[0];
  return rest === undefined ? cell.text : `${cell.text} ${rest}`;
}

function keyBeside(cell: Cell): string {
  const left = cell.line.cells[cell.index - 1];
  return left && left.text.length < 40 && /[A-Za-z:]$/.test(left.text) ? left.text : '';
}

function roleOfKey(key: string): StopRole | undefined {
  if (/\b(?:pick[\s-]?up|p\/?u|ship|load(?:ing)?|origin)\s*(?:date|appt|appointment|time|window|eta|on)?\s*:?\s*$/i.test(key)) return 'pickup';
  if (/\b(?:deliver(?:y|ed)?|del|drop|unload(?:ing)?|dest\w*)\s*(?:date|appt|appointment|time|window|eta|on|by)?\s*:?\s*$/i.test(key)) return 'delivery';
  return undefined;
}

/** "05/03 @ 08:00", "8/11 8/11 NAME" and a cell of its own are dates; "1/2 pallet" is none. */
function plausibleWithoutYear(text: string, date: FoundDate): boolean {
  if (/[A-Za-z]{3}/.test(date.text)) return true;
  const rest = text.slice(date.to);
  return /^\s*(?:$|@|-|–|to\b|at\b|\d{1,2}:\d\d|\d{4}\b|\d{1,2}\/\d|[A-Z]{3,}|,|\()/.test(rest) || /\bdate|appt|eta/i.test(text.slice(0, date.from));
}

export interface Zone {
  readonly stop: Assigned;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const LONGEST_ZONE_LINES = 16;

/** The part of the document that belongs to each stop: down to the next stop or foreign label, and its column where stops stand side by side. */
export function zonesOf(stops: readonly Assigned[], labels: readonly Label[]): Zone[] {
  const zones: Zone[] = stops.map((stop) => {
    const size = stop.block.address.cell.size;
    // Of several under one heading only the first reaches up to it.
    const heads = stops.every((other) => other.label !== stop.label || other.block.top >= stop.block.top) && !stops.some((other) => isBetween(other, stop));
    const top = heads ? Math.min(stop.block.top, stop.label.cell.flow - size * 0.8) : stop.block.top;
    return { stop, top, bottom: stop.block.bottom + size * 1.3 * LONGEST_ZONE_LINES, left: -Infinity, right: Infinity };
  });
  const leftOf = (zone: Zone) => Math.min(zone.stop.block.x0, zone.stop.label.cell.x0);
  const beside = (a: Zone, b: Zone) => a.top < b.stop.block.bottom - 1 && b.top < a.stop.block.bottom - 1 && apart(a, b);
  const columns = zones.some((a) => zones.some((b) => beside(a, b)));
  if (columns) {
    for (const zone of zones) {
      for (const other of zones) {
        if (!apart(zone, other)) continue;
        if (leftOf(other) > leftOf(zone) + 20) zone.right = Math.min(zone.right, leftOf(other) - 3);
        else if (leftOf(other) < leftOf(zone) - 20) zone.left = Math.max(zone.left, leftOf(zone) - 6);
      }
    }
  }
  for (const zone of zones) {
    for (const other of zones) {
      if (other.top <= zone.top + 1) continue;
      if (leftOf(other) >= zone.right || leftOf(other) < zone.left) continue;
      zone.bottom = Math.min(zone.bottom, other.top);
    }
    for (const label of labels) {
      if (label.kind !== 'other' || label.cell.flow <= zone.stop.block.bottom) continue;
      if (label.cell.x0 >= zone.right || label.cell.x0 < zone.left) continue;
      if (/^\W*(?:contact|attn|notify|dispatch|signature|from|customer|vendor|driver|questions|pods?)/i.test(label.cell.text)) continue;
      zone.bottom = Math.min(zone.bottom, label.cell.flow - 1);
    }
  }
  return zones;
}

/** Another stop under the label of this one, in its column: the label is one of a summary far above. */
const isBetween = (other: Assigned, { label, block }: Assigned): boolean =>
  other.block.top > label.cell.flow && other.block.bottom < block.top && other.block.x0 < block.x1 && other.block.x1 > block.x0;

function apart(a: Zone, b: Zone): boolean {
  return a.stop.block.x1 < b.stop.block.x0 - 4 || b.stop.block.x1 < a.stop.block.x0 - 4;
}

/** The date of each stop, in the order of the zones; undefined where none is found. */
export function datesOfStops(zones: readonly Zone[], dated: readonly Dated[]): (StopDate | undefined)[] {
  const numbers = zones.map(({ stop }) => stop.label.number ?? rowNumber(stop));
  const numbered = numbers.every((number) => number !== undefined) && new Set(numbers).size === numbers.length;
  return zones.map((zone, index) => {
    const { block, label } = zone.stop;
    const mine = dated.filter((one) => {
      if (numbered && one.row !== undefined && one.row !== numbers[index]) return false;
      if (one.role !== undefined && one.role !== label.kind) return false;
      if (one.cell === block.address.cell || one.cell === label.cell) return true;
      const { flow, x0, size } = one.cell;
      return flow >= zone.top - size * 0.25 && flow < zone.bottom - size * 0.2 && x0 >= zone.left && x0 < zone.right;
    });
    const scheduled = numbered ? dated.filter((one) => one.row === numbers[index]) : [];
    // A summary elsewhere may say it: "Delivery date: 07/30/2026".
    const isOnly = zones.filter((other) => other.stop.label.kind === label.kind).length === 1;
    const summed = isOnly ? dated.filter((one) => one.role === label.kind) : [];
    return mine.find((one) => one.cell === label.cell) ?? [mine, scheduled].flatMap(preferredFirst)[0] ?? summed[0];
  });
}

const preferredFirst = (dated: readonly Dated[]): readonly Dated[] => [...dated.filter((one) => one.preferred), ...dated.filter((one) => !one.preferred)];
