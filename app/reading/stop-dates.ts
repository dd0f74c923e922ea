import { numberAlone, rowNumber, type Assigned } from './assign';
import type { Cell, Line } from './cells';
import { findDates, findTime, writesDayFirst, type FoundDate } from './dates';
import { labelOf, type Label, type StopRole } from './labels';
import { cellAbove, cellAboveInTable, cellBelow } from './neighbors';
import { folded } from './role-words';
import { isScanned } from './state-and-code';

/** The date of each stop: the first one that is in its block and is not the date of something else. */

export interface StopDate {
  readonly date: FoundDate;
  readonly time: string | undefined;
  readonly cell: Cell;
}

export interface Dated extends StopDate {
  readonly role: StopRole | undefined;
  readonly preferred: boolean;
  /** The day on which the freight may be had: outside of every stop it is that of the pickup. */
  readonly isReady: boolean;
  /** "Must arrive": the day of a delivery, or of every stop where each has one. */
  readonly isArrival: boolean;
  /** The number of the stop, where the date is in a row of a table that gives it. */
  readonly row: number | undefined;
  /** "Delivery 2" before a day in its row: which of the stops of that role. */
  readonly ofRole: number | undefined;
}

const FOREIGN =
  /\b(?:printed|issued|booked|created|effective|expires?|expiration|sent|signed|signature|generated|revised|invoice|tender(?:ed)?|order(?:ed)? date|(?:plan|document|run) date|confirmation date|quote|updated|entered|accepted|as of|valid|date of(?! (?:the )?(?:shipment|shipping|pick[\s-]?up|(?:un)?loading|collection|delivery|arrival)\b)|today|bill(?! of)(?:ing|ed)?|confirmed|prepared|release date|dob|last free|per diem|demurrage)\b[^:]{0,24}$|\b(?:grounded|discharged)\W*$/i;
const PREFERRED =
  /\b(?:appt|appointment|scheduled?|earliest|date|from|ready|due|start|window|open|begin|arriv\w*|eta|when|early|target|expected|between|requested)\b[^:]{0,20}$/i;
/** May be the day of loading or that of the paper: only where a stop has no other date. */
const AMBIGUOUS = /\bload date$/i;
const LATEST = /\b(?:latest|until|to|end|close[sd]?|no later than|before|by)$/i;

/** Every date of the document that may be a stop's. */
export function datedCells(lines: readonly Line[], labels: ReadonlyMap<Cell, Label>): Dated[] {
  const dated: Dated[] = [];
  const dayFirst = writesDayFirst(lines.flatMap((line) => line.cells.map((cell) => cell.text)));
  for (const [at, line] of lines.entries()) {
    for (const cell of line.cells) {
      const label = labels.get(cell);
      let role: StopRole | undefined;
      const own = lines.slice(at, at + MOST_LINES_OF_DATE);
      const text = dayOfLeaf(cell, lines) ?? wholeDate(cell, own);
      for (const date of findDates(text, isScanned(cell), dayFirst)) {
        const before = cell.text.slice(0, date.from);
        const key = (
          before === '' ? pairOver(cell, lines) || keyBeside(cell) || keyOver(cell, date, lines) : before
        ).replace(/[\s:–-]+$/, '');
        if (FOREIGN.test(key) || (before === '' && isUnderForeignKey(cell, lines))) continue;
        if (date.year === undefined && !plausibleWithoutYear(cell.text, date)) continue;
        // A date inside of a sentence of the terms is no appointment.
        const isBehindPlace = PLACE_BEFORE.test(before);
        if (
          !label &&
          (cell.text.length > 140 || (!isBehindPlace && before.length > 45 && cell.words.length > 11))
        )
          continue;
        // "Pickup Appt: 07/13 ... Delivery Appt: 07/14" in one cell: the key right before a date counts, then that of the date before it.
        role =
          roleOfKey(key) ?? role ?? (label?.kind === 'other' ? undefined : label?.kind) ?? roleInRow(cell);
        // "11/26/2026/08:00"
        const after = text.slice(date.to).replace(/^\/(?=\d)/, ' ');
        const next = line.cells[cell.index + 1];
        const time =
          findTime(after) ??
          (after === ''
            ? ((next && /^\W*\d/.test(next.text) ? findTime(next.text) : undefined) ??
              (text === cell.text ? timeBelow(cell, own) : undefined))
            : undefined);
        dated.push({
          date,
          time,
          cell,
          role,
          preferred: PREFERRED.test(key) && !LATEST.test(key) && !AMBIGUOUS.test(key),
          isReady: IS_READY.test(key),
          isArrival: /\bmust arrive(?: (?:by|on|at))?$/i.test(key),
          row: rowOf(line, lines),
          ofRole: numberOfRole(cell, role, labels),
        });
      }
    }
  }
  return dated;
}

const ROW_HEAD = /^\W*(?:stop|stp|seq(?:uence)?|arret|parada|#)\s?(?:no|number|seq)?\W*$/i;

const MOST_ROWS = 24;

/** "2 | 07/14/2026 08:00" below a heading "Stop": a schedule that is kept apart from the addresses. */
function rowOf(line: Line, lines: readonly Line[]): number | undefined {
  const first = line.cells[0]!;
  const at = lines.indexOf(line);
  const above = lines.slice(Math.max(0, at - MOST_ROWS), at).filter((other) => other.cells.length > 1);
  const head = above.map(({ cells }) => cells[0]!).findLast((cell) => ROW_HEAD.test(folded(cell.text)));
  const isRow = head ? Math.abs(head.x0 - first.x0) < head.size * 2 : /stop/i.test(first.text);
  return isRow ? numberAlone(line) : undefined;
}

/** "5 Main St, Troy, MI 48083 (empty, by 12/01/2026)": a few words behind the code of an address. */
const PLACE_BEFORE = /\b[A-Z]{2},? (?:\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b.{0,24}$/;

/** The line of a cell and those that may be right under it. */
const MOST_LINES_OF_DATE = 8;

/** "18, 2026" and "2026 08:00" end a date in words that a narrow column breaks. */
const END_OF_DATE = /^(?:\d{1,2},? |de )?20\d\d\b/;

/** The text of a cell, with the cell below where a date continues in it: "Wednesday, November" over "18, 2026", "2026-07-" over "13". */
function wholeDate(cell: Cell, lines: readonly Line[]): string {
  const inFigures = /[-/.]$/.test(cell.text);
  const below = cellBelow(cell, lines);
  if (!below || !(inFigures ? /^\d/ : END_OF_DATE).test(below.text)) return cell.text;
  const whole = cell.text + (inFigures ? '' : ' ') + below.text;
  const isWhole = findDates(whole).some(({ from, to }) => from < cell.text.length && to > cell.text.length);
  return isWhole ? whole : cell.text;
}

/** "30" over "Nov", or "DEC" over "01", with the weekday or the year under them: a day printed like the leaf of a calendar. */
function dayOfLeaf(cell: Cell, lines: readonly Line[]): string | undefined {
  const isDay = IS_DAY.test(cell.text);
  if (!isDay && !IS_MONTH.test(cell.text)) return undefined;
  const below = cellBelow(cell, lines);
  if (!below || !(isDay ? IS_MONTH : IS_DAY).test(below.text)) return undefined;
  const above = cellAbove(cell, lines);
  // Of leaves under one another: what is over it is nearer, and it ends that one.
  if (
    above &&
    (isDay ? IS_MONTH : IS_DAY).test(above.text) &&
    cell.flow - above.flow <= below.flow - cell.flow
  )
    return undefined;
  const last = cellBelow(below, lines);
  return `${cell.text} ${below.text}${last && ENDS_LEAF.test(last.text) ? ` ${last.text}` : ''}`;
}

const IS_DAY = /^\d{1,2}$/;
const IS_MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?(?:,? 20\d\d)?$/i;
const ENDS_LEAF = /^(?:20\d\d|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)$/i;

/** "08:00 - 10:00", or a key that says it is the time: "Scheduled Pick Up Time: 2100". */
const ONLY_TIME =
  /^(?:[^:]{0,30}\b(?:time|heure|hora)\W{0,3}|(?=.*(?:\d:\d\d|\d ?[ap]\.?m|\d{4} ?[-–] ?\d{4})))\d[\d:]*(?: ?[ap]\.?m\b\.?)?(?: ?(?:[-–]|to|a|à) ?\d[\d:]*(?: ?[ap]\.?m\b\.?)?)?(?: [A-Z]{2,4})?$/i;

/** The time that is right under a date, in its column. */
function timeBelow(cell: Cell, lines: readonly Line[]): string | undefined {
  const below = cellBelow(cell, lines);
  return below && Math.abs(below.x0 - cell.x0) < 2 && ONLY_TIME.test(below.text)
    ? findTime(below.text)
    : undefined;
}

function keyBeside(cell: Cell): string {
  const left = cell.line.cells[cell.index - 1];
  return left && left.text.length < 40 && /[A-Za-z:]$/.test(left.text) ? left.text : '';
}

/** "Ship Date" over "11/30/2026": the heading of a row of values, where all of the row are values. */
function keyOver(cell: Cell, date: FoundDate, lines: readonly Line[]): string {
  if (date.to < cell.text.length && !/^\W*\d/.test(cell.text.slice(date.to))) return '';
  const above = headOver(cell, lines);
  if (!above || above.line.cells.length < 2 || above.text.length > LONGEST_KEY_OVER) return '';
  return IS_DAY_OF_ROLE.test(above.text) ? above.text : '';
}

/** The head of a column, whose second line may only say what kind of day it is: "Pick up" over "between". */
function headOver(cell: Cell, lines: readonly Line[]): Cell | undefined {
  const above = cellAboveInTable(cell, lines);
  if (!above || !ENDS_HEAD.test(above.text)) return above;
  const upper = cellAboveInTable(above, lines);
  return upper && above.flow - upper.flow < cell.size * LINES_OF_HEAD && !/\d/.test(upper.text)
    ? upper
    : above;
}

const LINES_OF_HEAD = 1.7;
const ENDS_HEAD =
  /^\W*(?:between|from|on|by|window|(?:date|day)(?: ?\/ ?time)?|time|appt\.?|appointment|earliest)\W*$/i;

/** "Ship | Due", "Ship date | Due date" over two days: each word alone is of a day only beside the other. */
function pairOver(cell: Cell, lines: readonly Line[]): string {
  const above = headOver(cell, lines);
  const role = above && (bareRoleOf(above) ?? roleOfLeg(above));
  if (role !== undefined && roleOfLeg(above!) === role) return `${role} date`;
  return role !== undefined && above!.line.cells.some((one) => (bareRoleOf(one) ?? role) !== role)
    ? `${role} date`
    : '';
}

const bareRoleOf = ({ text }: Cell): StopRole | undefined => {
  const said = BARE_ROLE_OF_DAY.exec(text)?.groups;
  return said && (said.pickup === undefined ? 'delivery' : 'pickup');
};

/** "From | To | Depart | Arrive": each end of a leg has its day. Where each row is a stop, both words are of that stop. */
function roleOfLeg({ text, line: { cells } }: Cell): StopRole | undefined {
  const isLeg = [/^\W*(?:from|origin)\b/i, /^\W*(?:to|dest(?:ination)?)\b/i].every((head) =>
    cells.some((cell) => head.test(cell.text)),
  );
  if (!isLeg) return undefined;
  return /^\W*(?:depart|leav|start)/i.test(text)
    ? 'pickup'
    : /^\W*(?:arriv|end)/i.test(text)
      ? 'delivery'
      : undefined;
}

const BARE_ROLE_OF_DAY =
  /^\W*(?:(?<pickup>ships?|pick(?:s|[\s-]?up)?|loads?|loading|ready|collect)|(?<delivery>due|deliver(?:y|s)?|drops?|unload(?:ing)?|arriv(?:e|es|al)))(?:\s(?:date|day|on|by|at))?\W*$/i;

/** "Date sent" over "11/28/2026", at one left edge: a day of the paper, whatever is in another column of its line. */
function isUnderForeignKey(cell: Cell, lines: readonly Line[]): boolean {
  const above = cellAbove(cell, lines);
  return (
    above !== undefined &&
    Math.abs(above.x0 - cell.x0) < 2 &&
    above.text.length < LONGEST_KEY_OVER &&
    !/\d/.test(above.text) &&
    FOREIGN.test(above.text) &&
    !OF_A_STOP.test(above.text)
  );
}

const LONGEST_KEY_OVER = 30;
const OF_A_STOP = /\b(?:app(?:oin)?t|schedul|window|arriv|eta\b|pick|deliver|load|ship|drop)/i;

const IS_DAY_OF_ROLE =
  /^\W*(?:(?:required|req|requested|scheduled|planned|expected|estimated|est|target|carrier|actual)\.? )?(?:(?:pick[\s-]?up|p\/?u|ship(?:ping)?|load(?:ing)?|deliver(?:y)?|del|drop|unload(?:ing)?)\.? (?:date|day|on|by)|(?:date|day) (?:(?:required|requested|scheduled|planned|expected) )?(?:for|of) (?:pick[\s-]?up|shipment|shipping|loading|delivery|unloading))\W*$/i;

function roleOfKey(given: string): StopRole | undefined {
  // "Carrier Pickup Date (estimated)"
  const key = given.replace(/\s*\([^()]*\)$/, '');
  const whose =
    /^\W*(?:date|day|time) (?:of|for) (?:the )?(?:(shipment|shipping|pick[\s-]?up|loading|collection)|delivery|unloading|arrival)$/i.exec(
      key,
    );
  if (whose) return whose[1] === undefined ? 'delivery' : 'pickup';
  // "Pickup exactly", "Delivery within 2 days of"
  const said = /^\W*(?:(pick[\s-]?up|loading)|(delivery|unloading))\b[a-z\d ]{0,26}$/i.exec(key);
  if (said) return said[1] === undefined ? 'delivery' : 'pickup';
  if (
    /\b(?:pick[\s-]?up|p\/?u|ship(?:ped)?|load(?:ing)?|origin)(?: (?:date|appt|appointment|time|window|eta|on))?$/i.test(
      key,
    )
  )
    return 'pickup';
  if (
    /\b(?:deliver(?:y|ed)?|del|drop|unload(?:ing)?|dest\w*|must arrive|mabd)\.?(?: (?:date|appt|appointment|time|window|eta|on|by))?$/i.test(
      key,
    )
  )
    return 'delivery';
  return undefined;
}

/** When the freight may be had. */
const IS_READY =
  /^\W*(?:(?:freight|cargo|goods|load|product) )?(?:is )?(?:ready|available)(?: (?:date|time|on|at|by|from))*$/i;

/** "ONT8 | Pick up (drop and hook) | 12/01/2026": what happens there is in the row of the day. */
function roleInRow(cell: Cell): StopRole | undefined {
  const said = cell.line.cells.slice(0, cell.index).flatMap((before) => {
    const text = before.text.replace(/\s*\([^)]*\)$/, '');
    const label = text.length < LONGEST_ROLE ? labelOf({ ...before, text }) : undefined;
    return label && label.kind !== 'other' && !label.weak && label.to >= text.length ? [label.kind] : [];
  });
  return said.length === 1 ? said[0] : undefined;
}

const LONGEST_ROLE = 24;

/** "Delivery 2 | 12/02/2026 | 10:00": the number of the stop whose day it is, where its label is the first in a row without an address. */
function numberOfRole(
  { line, index }: Cell,
  role: StopRole | undefined,
  labels: ReadonlyMap<Cell, Label>,
): number | undefined {
  const label = index > 0 ? labels.get(line.cells[0]!) : undefined;
  return label?.kind === role && label?.to === line.cells[0]!.text.length && !line.cells.some(hasPlace)
    ? label.number
    : undefined;
}

const hasPlace = ({ text }: Cell): boolean => /\b[A-Z]{2},? (?:\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/.test(text);

/** "05/03 @ 08:00", "8/11 8/11 NAME" and a cell of its own are dates; "1/2 pallet" is none. */
function plausibleWithoutYear(text: string, date: FoundDate): boolean {
  if (/[A-Za-z]/.test(date.text)) return true;
  const rest = text.slice(date.to);
  return (
    /^\s*(?:$|@|-|–|to\b|at\b|\d{1,2}:\d\d|\d{1,2}(?: ?[ap]\.?m|[ap])\b|\d{4}\b|\d{1,2}\/\d|[A-Z]{3,}|,|\(|(?:between|from|by|after|before|any ?time|no later)\b)/.test(
      rest,
    ) || /\bdate|appt|eta/i.test(text.slice(0, date.from))
  );
}

export interface Zone {
  readonly stop: Assigned;
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Other parties in columns right of the stop: from there to the right and down nothing is the stop's. */
  readonly beside: { left: number; top: number }[];
}

/** Whether what begins at a place belongs to the stop of a zone. */
export const isInZone = (zone: Zone, { flow, x0, size }: Cell): boolean =>
  flow >= zone.top - size * 0.25 &&
  flow < zone.bottom - size * 0.2 &&
  x0 >= zone.left &&
  x0 < zone.right &&
  !zone.beside.some(({ left, top }) => x0 >= left && flow >= top);

const LONGEST_ZONE_LINES = 16;

/** The part of the document that belongs to each stop: down to the next stop or foreign label, and its column where stops are side by side. */
export function zonesOf(
  stops: readonly Assigned[],
  labels: readonly Label[],
  lines: readonly Line[] = [],
  dated: readonly Dated[] = [],
): Zone[] {
  const over = datesOver(stops, lines, dated);
  const zones: Zone[] = stops.map((stop, index) => {
    const size = stop.block.address.cell.size;
    // Of several under one heading only the first reaches up to it.
    const heads =
      stops.every((other) => other.label !== stop.label || other.block.top >= stop.block.top) &&
      !stops.some((other) => isBetween(other, stop));
    const top = Math.min(
      heads ? Math.min(stop.block.top, stop.label.cell.flow - size * 0.8) : stop.block.top,
      (over?.[index]?.flow ?? Infinity) - size * 0.1,
    );
    return {
      stop,
      top,
      bottom: stop.block.bottom + size * 1.3 * LONGEST_ZONE_LINES,
      left: -Infinity,
      right: Infinity,
      beside: [],
    };
  });
  const leftOf = (zone: Zone) => Math.min(zone.stop.block.x0, zone.stop.label.cell.x0);
  const rightOf = (zone: Zone) => Math.max(zone.stop.block.x1, zone.stop.label.cell.x1);
  const beside = (a: Zone, b: Zone) =>
    a.top < b.stop.block.bottom - 1 && b.top < a.stop.block.bottom - 1 && apart(a, b);
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
      if (label.kind !== 'other' || label.cell.flow < zone.top) continue;
      if (label.cell.x0 >= zone.right || label.cell.x0 < zone.left) continue;
      const isBeside = label.cell.x0 > rightOf(zone) + label.cell.size * LETTERS_BETWEEN_COLUMNS;
      if (!isBeside && label.cell.flow <= zone.stop.block.bottom) continue;
      if (
        /^\W*(?:contact|attn|notify|dispatch|signature|from|customer|vendor|driver|questions|pod)/i.test(
          label.cell.text,
        )
      )
        continue;
      if (isBeside) zone.beside.push({ left: label.cell.x0 - 3, top: label.cell.flow - 1 });
      else zone.bottom = Math.min(zone.bottom, label.cell.flow - 1);
    }
  }
  return zones;
}

const LETTERS_BETWEEN_COLUMNS = 4;

/**
 * The day over the label of each stop, where a paper writes them so: every stop has one there, nearer to its label than to
 * what is over it, or the last one has none below. Undefined where it does not.
 */
function datesOver(
  stops: readonly Assigned[],
  lines: readonly Line[],
  dated: readonly Dated[],
): (Cell | undefined)[] | undefined {
  const days = stops.map(({ label }) => {
    const over = cellAbove(label.cell, lines);
    // "Tue, Dec 1, 2026" over "1:00 PM - 4:00 PM CST" over the role.
    const above = over && IS_HOURS.test(over.text) ? cellAbove(over, lines) : over;
    return above &&
      dated.some((one) => one.cell === above && (one.role ?? label.kind) === label.kind) &&
      above.x0 - label.cell.x0 < label.cell.size &&
      // "(1) WED 12/02/26" over "PICK UP", which is under the day.
      label.cell.x0 - above.x0 < label.cell.size * (/^\W*\d{1,2}[).]/.test(above.text) ? 3 : 1)
      ? above
      : undefined;
  });
  if (stops.length < 2 || days.includes(undefined) || new Set(days).size < days.length) return undefined;
  const isNearer = stops.every(({ label }, index) => {
    const day = days[index]!;
    const before = lines[lines.indexOf(day.line) - 1];
    return !before || day.flow - before.flow > (label.cell.flow - day.flow) * 1.25;
  });
  const last = Math.max(...stops.map(({ block }) => block.bottom));
  const ends = !dated.some(
    ({ cell }) => cell.flow > last && cell.flow < last + cell.size * LONGEST_ZONE_LINES,
  );
  const begins = stops.every(
    ({ label, block }) =>
      !dated.some(
        ({ cell }) =>
          cell.flow >= label.cell.flow &&
          cell.flow <= block.bottom &&
          cell.x0 < block.x1 &&
          cell.x1 > block.x0,
      ),
  );
  return begins && (isNearer || ends) ? days : undefined;
}

const IS_HOURS =
  /^\W*\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?(?:\s?(?:-|–|—|to)\s?\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?)?(?:\s[A-Z]{2,4})?$/i;

/** Another stop under the label of this one, in its column: the label is one of a summary far above. */
const isBetween = (other: Assigned, { label, block }: Assigned): boolean =>
  other.block.top > label.cell.flow &&
  other.block.bottom < block.top &&
  other.block.x0 < block.x1 &&
  other.block.x1 > block.x0;

function apart(a: Zone, b: Zone): boolean {
  return a.stop.block.x1 < b.stop.block.x0 - 4 || b.stop.block.x1 < a.stop.block.x0 - 4;
}

/** The date of each stop, in the order of the zones; undefined where none is found. */
export function datesOfStops(zones: readonly Zone[], dated: readonly Dated[]): (StopDate | undefined)[] {
  const numbers = zones.map(({ stop }) => stop.label.number ?? rowNumber(stop));
  const numbered =
    numbers.every((number) => number !== undefined) && new Set(numbers).size === numbers.length;
  const counts = countsOfStops(zones);
  const arrivesAtEach = zones.every((zone) => dated.some((one) => one.isArrival && isInZone(zone, one.cell)));
  return zones.map((zone, index) => {
    const { label } = zone.stop;
    const mine = dated.filter((one) => {
      if (counts.has(one.cell)) return false;
      if (one.isArrival && arrivesAtEach) return isInZone(zone, one.cell);
      if (numbered && one.row !== undefined && one.row !== numbers[index]) return false;
      if (one.role !== undefined && one.role !== label.kind) return false;
      if (one.ofRole !== undefined && label.number !== undefined && one.ofRole !== label.number) return false;
      return isInZone(zone, one.cell);
    });
    const scheduled = dated.filter(
      (one) =>
        (numbered && one.row === numbers[index]) ||
        (label.number !== undefined && one.role === label.kind && one.ofRole === label.number),
    );
    // A summary elsewhere may say it: "Delivery date: 07/30/2026".
    const isOnly = zones.filter((other) => other.stop.label.kind === label.kind).length === 1;
    const summed = isOnly
      ? dated.filter(
          (one) =>
            (one.role === label.kind && !counts.has(one.cell)) ||
            (one.isReady && label.kind === 'pickup' && !zones.some((other) => isInZone(other, one.cell))),
        )
      : [];
    const found =
      mine.find((one) => one.cell === label.cell) ??
      [
        mine.filter((one) => isInRow(one, zone)),
        mine.filter((one) => isAtAddress(one, zone)),
        mine,
        scheduled,
      ].flatMap(preferredFirst)[0] ??
      summed[0];
    return found && isOfTwoRows(found) ? undefined : found;
  });
}

/** "09.24.2026 01:30 - 03:30 09.25.2026 14:30 - 22:30" in one cell of a scan: a day was recognized twice or in the wrong row, so neither counts. */
function isOfTwoRows({ cell }: StopDate): boolean {
  if (!isScanned(cell)) return false;
  const days = findDates(cell.text, true);
  return days.some((day, index) => {
    const next = days[index + 1];
    if (!next || (next.day === day.day && next.month === day.month)) return false;
    const between = cell.text.slice(day.to, next.from);
    return (
      findTime(between) !== undefined && !/(?:[-–—/]|\b(?:to|until|through|till|and))\s*$/i.test(between)
    );
  });
}

/** "Pickup 1/1", "Delivery 1/2" and "Delivery 2/2": which of how many, where the numbers of all stops are whole series; else days. */
function countsOfStops(zones: readonly Zone[]): ReadonlySet<Cell> {
  const counted = zones.map(({ stop: { label } }) => {
    const [, number, total] = COUNT_BEHIND_ROLE.exec(label.cell.text) ?? [];
    return { label, number: Number(number), total: Number(total) };
  });
  const isSeries = (of: typeof counted) =>
    new Set(of.map(({ number }) => number)).size === of.length &&
    of.every(({ number, total }) => total === of.length && number >= 1 && number <= total);
  const isOfRoles = (['pickup', 'delivery'] as const).every((kind) =>
    isSeries(counted.filter(({ label }) => label.kind === kind)),
  );
  return new Set(isOfRoles || isSeries(counted) ? counted.map(({ label }) => label.cell) : []);
}

const COUNT_BEHIND_ROLE = /^[^\d/]*[^\d/\s]\s+(\d{1,2})\s?\/\s?(\d{1,2})\W*$/;

/** "Date: 11/30/2026" of a bill of lading: it is written where and when the freight is loaded. Undefined where several differ. */
export function dayOfBill(dated: readonly Dated[]): StopDate | undefined {
  const own = dated.filter(({ cell, date, role }) => {
    const before = cell.text.slice(0, date.from);
    const key = before.trim() === '' ? keyBeside(cell) : before;
    return role === undefined && /^\W*(?:ship(?:ping|ment)? )?date(?: shipped| of shipment)?\W*$/i.test(key);
  });
  const [first] = own;
  const isOne = own.every(
    ({ date }) =>
      date.year === first?.date.year && date.month === first?.date.month && date.day === first?.date.day,
  );
  return isOne ? first : undefined;
}

/** Of a stop whose role and address are in one row of a scan the day in that row: a line over it may be a row that was recognized twice. */
const isInRow = ({ cell: { line } }: Dated, { stop: { block, label } }: Zone): boolean =>
  isScanned(block.address.cell) && label.cell.line === line && block.address.cell.line === line;

/** Lines below an address in which its day is looked for before any further down, whatever the words before it. */
const NEAR_LINES = 6;

const isAtAddress = ({ cell }: Dated, { stop: { block } }: Zone): boolean =>
  cell.flow <= block.bottom + cell.size * 1.3 * NEAR_LINES;

const preferredFirst = (dated: readonly Dated[]): readonly Dated[] => [
  ...dated.filter((one) => one.preferred),
  ...dated,
];

/**
 * "12/1/2026 | 8:00 | 12/2/2026 | 6:00" under stops that are side by side: of a row with as many days as stops each has the one of its
 * place, where those that were found are so.
 */
export function withRowOfDays(
  zones: readonly Zone[],
  found: readonly (StopDate | undefined)[],
  dated: readonly Dated[],
): (StopDate | undefined)[] {
  const known = found.find((one) => one !== undefined);
  const row = dated.filter(({ cell }) => cell.line === known?.cell.line);
  const size = known?.cell.size ?? 0;
  const order = zones
    .map((zone, index) => ({
      index,
      x0: zone.stop.block.address.x0,
      flow: zone.stop.block.address.cell.flow,
    }))
    .sort((one, other) => one.x0 - other.x0);
  const isRow =
    zones.length > 1 &&
    found.includes(undefined) &&
    new Set(row.map(({ cell }) => cell)).size === zones.length &&
    row.length === zones.length &&
    order.every(
      ({ flow, index }, at) =>
        Math.abs(flow - known!.cell.flow) < size * LINES_TO_ROW_OF_DAYS &&
        (found[index] === undefined || found[index].cell === row[at]!.cell) &&
        (row[at]!.role ?? zones[index]!.stop.label.kind) === zones[index]!.stop.label.kind,
    ) &&
    new Set(order.map(({ x0 }) => x0)).size === zones.length;
  return isRow ? found.map((_, index) => row[order.findIndex((one) => one.index === index)]) : [...found];
}

const LINES_TO_ROW_OF_DAYS = 10;
