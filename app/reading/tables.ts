import type { Cell, Line, Word } from './cells';
import { contentOf, ENDS_IN_PLACE, tableHead, type Column, type Content } from './table-columns';
import { findDates } from './dates';
import { labelOf, type StopRole } from './labels';
import { folded } from './role-words';

/**
 * Tables of stops with a heading over each column. Each row is taken apart into lines under each other, with the role first,
 * which the rules for forms then read like any other: a name that breaks in its narrow column is whole again, and name,
 * street, town, state and code come together from wherever their columns are.
 */

export interface Row {
  readonly lines: Line[];
}

/** A row that continues is this close under its line before, in sizes of its print. */
const RUNS_ON = 1.75;
/** Between rows there may be more room than this only where the table ends. */
const MOST_ROOM = 7;

/** The lines with every table of stops taken apart; undefined where there is none. */
export function tableLines(printed: readonly Line[]): Line[] | undefined {
  const lines = withWholeHeads(printed);
  const result: Line[] = [];
  const legend = legendOf(lines);
  let offset = 0;
  let found = 0;
  for (let at = 0; at < lines.length;) {
    const head = lines[at]!;
    const heads = tableHead(head, lines.slice(at + 1, at + 1 + MOST_LINES));
    const table = heads && tableAt(lines, at, heads.columns, heads.role !== undefined, legend);
    if (!heads || !table) {
      result.push(moved(head, offset));
      at++;
      continue;
    }
    found++;
    let flow = head.flow + offset;
    const day = dayOver(lines, at);
    // It is named in every row, and belongs to no stop above it.
    if (day) result.pop();
    const common: CommonToRows = {
      unloadsParts: hasLoadCodes(table.rows, table.columns),
      legend,
      role: heads.role,
      head,
      day,
    };
    for (const row of table.rows) {
      flow += head.size * 0.8;
      for (const { text, cells } of stackOf(row, table.columns, common)) {
        flow += cells[0]!.size * 1.3;
        result.push(lineOf(text, cells, head, flow));
      }
    }
    at = table.end;
    const next = lines[at];
    if (next) offset = Math.max(offset, flow + head.size * 2.6 - next.flow);
  }
  return found > 0 ? result : undefined;
}

/** "City," over "State Zip" in a line of headings: one heading, which a narrow column breaks. */
function withWholeHeads(lines: readonly Line[]): readonly Line[] {
  const ends = new Map<Line, Line>();
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    const isRest =
      next !== undefined &&
      line.cells.length >= LEAST_HEADS_APART &&
      next.flow - line.flow < RUNS_ON * line.size &&
      [...line.cells, ...next.cells].every(({ text }) => !/\d{2}/.test(text)) &&
      next.cells.every((cell) =>
        line.cells.some(({ text, x0 }) => Math.abs(x0 - cell.x0) < 2 && /[,/&]$/.test(text)),
      );
    if (isRest) ends.set(line, next);
  });
  if (ends.size === 0) return lines;
  const rests = new Set(ends.values());
  return lines
    .filter((line) => !rests.has(line))
    .map((line) => {
      const rest = ends.get(line);
      if (!rest) return line;
      const whole = moved(line, 0);
      whole.cells.forEach((cell, index) => {
        const end = rest.cells.find(({ x0 }) => Math.abs(x0 - cell.x0) < 2);
        if (end)
          whole.cells[index] = {
            ...cell,
            text: `${cell.text} ${end.text}`,
            words: [...cell.words, ...end.words],
            x1: Math.max(cell.x1, end.x1),
          };
      });
      return whole;
    });
}

/** What every row of a table has beside its own columns. */
interface CommonToRows {
  readonly unloadsParts: boolean;
  readonly legend: Legend;
  /** The kind of all its stops, where a heading names one. */
  readonly role: StopRole | undefined;
  readonly head: Line;
  /** "Loading Tuesday 12/1/26:" over the table. */
  readonly day: Cell | undefined;
}

/** How many lines a table may have. */
const MOST_LINES = 60;
const MOST_ROOM_UNDER_DAY = 3;

/** The day of all stops of a table, alone in the line over its heading. */
function dayOver(lines: readonly Line[], at: number): Cell | undefined {
  const head = lines[at]!;
  const over = lines[at - 1];
  const [cell, ...others] = over?.cells ?? [];
  return cell &&
    others.length === 0 &&
    head.flow - over!.flow < MOST_ROOM_UNDER_DAY * Math.max(head.size, over!.size) &&
    cell.text.length < LONGEST_DAY_OVER &&
    findDates(cell.text).length === 1
    ? cell
    : undefined;
}

const LONGEST_DAY_OVER = 48;

/** A line further down. */
export const moved = (line: Line, offset: number): Line => {
  const copy: Line = { ...line, flow: line.flow + offset, cells: [] };
  copy.cells.push(...line.cells.map((cell) => ({ ...cell, flow: copy.flow, line: copy })));
  return copy;
};

function tableAt(
  lines: readonly Line[],
  head: number,
  columns: readonly Column[],
  hasRole: boolean,
  legend: Legend,
): { rows: Row[]; columns: readonly Column[]; end: number } | undefined {
  const body: Line[] = [];
  let end = head + 1;
  const left = Math.min(...columns.map((column) => column.x0));
  const isAnchor = anchorOf(lines.slice(head + 1, head + MOST_LINES), columns, hasRole, legend);
  if (!isAnchor) return undefined;
  let lastAnchor = -1;
  for (; end < lines.length; end++) {
    const line = lines[end]!;
    const before = lines[end - 1]!;
    const room = (line.flow - before.flow) / Math.max(line.size, before.size);
    if (room > MOST_ROOM) break;
    if (sameHead(line, lines[head]!)) continue;
    if (isOtherHead(line, lines[head]!) || isHeadOfNext(lines, end) || isHeadApart(lines, end, columns))
      break;
    const anchor = isAnchor(line);
    if (anchor) lastAnchor = body.length;
    else if (room > RUNS_ON && !anchorFollows(lines, end, isAnchor, lines[head]!)) break;
    else if (isForeign(line, columns, left) && !anchorFollows(lines, end, isAnchor, lines[head]!)) break;
    body.push(line);
  }
  if (lastAnchor < 0) return undefined;
  return { rows: rowsOf(body, isAnchor), columns, end };
}

/** Another row begins on one of the next lines, and no other table. */
const anchorFollows = (
  lines: readonly Line[],
  at: number,
  isAnchor: (line: Line) => boolean,
  head: Line,
): boolean =>
  lines
    .slice(at + 1, at + 5)
    .some(
      (line, index, next) =>
        isAnchor(line) &&
        !next.slice(0, index).some((one) => isOtherHead(one, head)) &&
        next
          .slice(0, index + 1)
          .every(
            (one, step) => one.flow - (step === 0 ? lines[at]! : next[step - 1]!).flow < MOST_ROOM * one.size,
          ),
    );

/** One run of text over several columns, or one that begins left of the table, is no part of it. */
function isForeign(line: Line, columns: readonly Column[], left: number): boolean {
  const [first] = line.cells;
  if (!first) return true;
  if (first.x0 < left - first.size) return true;
  const over = columns.filter((column) => first.x0 < column.x0 - 2 && first.x1 > column.x0 + 12);
  return line.cells.length === 1 && over.length > 0;
}

const textOf = (line: Line): string => line.cells.map((cell) => cell.text).join(' | ');
/** Another table begins there, with the day of its stops over its heading or without. */
const isHeadOfNext = (lines: readonly Line[], at: number): boolean =>
  [at, at + 1].some(
    (head) =>
      lines[head] !== undefined &&
      tableHead(lines[head], lines.slice(head + 1, head + 1 + MOST_LINES)) !== undefined &&
      (head === at || dayOver(lines, head)?.line === lines[at]),
  );
/** "Stop | Earliest | Until" under a table that begins with "Stop" too. */
const isOtherHead = (line: Line, head: Line): boolean =>
  line.cells.length > 1 && line.cells[0]?.text === head.cells[0]?.text && !sameHead(line, head);
/** "Commodity | Quantity | Weight" between two tables of stops: headings over columns of their own, with figures right under them. */
function isHeadApart(lines: readonly Line[], at: number, columns: readonly Column[]): boolean {
  const { cells } = lines[at]!;
  const isWords = cells.every(({ text }) => text.length <= LONGEST_HEAD && !/\d/.test(text));
  const apart = cells.filter(({ x0 }) => !columns.some((column) => Math.abs(column.x0 - x0) < 4));
  const below = lines[at + 1]?.cells ?? [];
  return (
    cells.length >= LEAST_HEADS_APART &&
    isWords &&
    apart.length >= LEAST_HEADS_APART - 1 &&
    below.some(({ text }) => /\d/.test(text)) &&
    apart.every(({ x0 }) => below.some((cell) => Math.abs(cell.x0 - x0) < 4))
  );
}

const LONGEST_HEAD = 24;
const LEAST_HEADS_APART = 3;
const sameHead = (line: Line, head: Line): boolean => textOf(line) === textOf(head);

/** What tells that a row begins or has its main line there: a state, a number or a role in its column. */
function anchorOf(
  lines: readonly Line[],
  columns: readonly Column[],
  hasRole: boolean,
  legend: Legend,
): ((line: Line) => boolean) | undefined {
  const tests: readonly [Column['kind'], (text: string) => boolean][] = [
    ['state', (text) => /^[A-Z]{2}\.?$/.test(text)],
    ['zip', (text) => /^(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z](?:\s?\d[A-Z]\d)?)$/.test(text)],
    ['number', (text) => /^\W*\d{1,2}\W*$/.test(text)],
    ['role', (text) => roleIn(text, false, legend) !== undefined],
  ];
  let best: { isAnchor: (line: Line) => boolean; count: number; kind: Column['kind'] } | undefined;
  const consider = (kind: Column['kind'], test: (text: string) => boolean): void => {
    const column = columns.find((one) => one.kind === kind);
    if (!column) return;
    const isAnchor = (line: Line) => {
      const parts = contentOf(line, columns);
      return parts.some((part) => part.column === column && test(part.text)) && !isOfCharge(parts);
    };
    const count = lines.filter(isAnchor).length;
    // On a scan one of the columns may be misread in some row.
    if (count > (best?.count ?? 0)) best = { isAnchor, count, kind };
  };
  for (const [kind, test] of tests) consider(kind, test);
  const dates = columns.find((column) => column.kind === 'date');
  const begins = (line: Line) =>
    contentOf(line, columns).some((part) => part.column === dates && findDates(part.text).length > 0);
  const isRole = best?.isAnchor;
  // "PU 1182" over "PU 1183" beside one day: two numbers of the same stop.
  if (isRole && best?.kind === 'role' && lines.some((line) => isRole(line) && begins(line)))
    return (line) => isRole(line) && (begins(line) || !isUnderRole(line, lines, isRole));
  // "Leg" over "Pull loaded": a role in the place of the number.
  if (!best) consider('number', (text) => roleIn(text, false, legend) !== undefined);
  // Every row is a stop of the kind that the heading names: the line with the end of its address tells it from the next.
  if (!best && hasRole) consider('name', (text) => ENDS_IN_PLACE.test(text));
  return best?.isAnchor;
}

/** "Stop-off charge | $75.00" under a table of stops: a sum, and no place in any column. */
const isOfCharge = (parts: readonly Content[]): boolean =>
  parts.some(({ text }) => IS_MONEY.test(text)) &&
  !parts.some(
    ({ column, text }) =>
      ['name', 'street', 'city', 'town', 'state', 'zip'].includes(column.kind) && !IS_MONEY.test(text),
  );

const IS_MONEY = /^(?:US|CA|C)?\$ ?[\d,]+(?:\.\d\d)?$|^[\d,]+\.\d\d$/;

/** Right under a line that has a role too. */
function isUnderRole(line: Line, lines: readonly Line[], isRole: (line: Line) => boolean): boolean {
  const above = lines[lines.indexOf(line) - 1];
  return above !== undefined && isRole(above) && line.flow - above.flow < RUNS_ON * line.size;
}

/** The lines of each row: between two main lines the widest gap parts them. */
export function rowsOf(body: readonly Line[], isAnchor: (line: Line) => boolean): Row[] {
  const anchors = body.flatMap((line, index) => (isAnchor(line) ? [index] : []));
  const starts = anchors.map((anchor, index) => {
    if (index === 0) return 0;
    let best = anchor;
    let widest = 0;
    for (let at = anchors[index - 1]! + 1; at <= anchor; at++) {
      const gap = body[at]!.flow - body[at - 1]!.flow;
      if (gap >= widest - 0.5) [best, widest] = [at, Math.max(widest, gap)];
    }
    return best;
  });
  return starts.map((start, index) => ({ lines: body.slice(start, starts[index + 1] ?? body.length) }));
}

export interface Stacked {
  text: string;
  cells: Cell[];
}

/** The code of who pays, in a column of codes. */
const BILL_TO = /^bt$/i;

/** The parts of a row as lines under each other: role, name, street, town with state and code, then what else there is. */
function stackOf(
  row: Row,
  columns: readonly Column[],
  { unloadsParts, legend, role: common, head, day }: CommonToRows,
): Stacked[] {
  const parts = row.lines.flatMap((line) => contentOf(line, columns));
  const of = (...kinds: Column['kind'][]) =>
    columns
      .filter((column) => kinds.includes(column.kind))
      .map((column) => wholeOf(parts.filter((part) => part.column === column)))
      .filter((one) => one.text !== '');
  const role =
    of('role').find((one) => roleIn(one.text, unloadsParts, legend)) ??
    of('role')[0] ??
    of('number').find((one) => roleIn(one.text, unloadsParts, legend));
  const own = role && roleIn(role.text, unloadsParts, legend);
  const meant =
    own ??
    (common && { text: common === 'pickup' ? 'Pickup' : 'Delivery', number: undefined, total: undefined });
  const count = of('number')
    .map((one) => /^\W*(?:stop\s*)?#?(\d{1,2})\W*$/i.exec(one.text)?.[1])
    .find((one) => one !== undefined);
  const label: Stacked[] = meant
    ? [
        {
          text: `${(meant.number ?? count) ? `Stop ${meant.number ?? count}${meant.total ? ` of ${meant.total}` : ''} - ` : ''}${meant.text}`,
          cells: own ? role.cells : head.cells.slice(0, 1),
        },
      ]
    : role && BILL_TO.test(role.text)
      ? [role]
      : [];
  const town = joined(
    of('city'),
    ', ',
    joined(of('town'), ', ', joined([...of('state'), ...of('zip')], ' ')),
  );
  const where = columns.some((column) => ['city', 'town'].includes(column.kind))
    ? [...of('name'), ...of('street'), ...(town ? [town] : [])]
    : columns
        .filter((column) => column.kind === 'name' || column.kind === 'street')
        .flatMap((column) =>
          parts.filter((part) => part.column === column).map(({ text, cells }) => ({ text, cells })),
        );
  const rest = columns.flatMap((column, index) => {
    if (!['date', 'other'].includes(column.kind)) return [];
    const value = wholeOf(parts.filter((part) => part.column === column));
    const time =
      columns[index + 1]?.kind === 'time'
        ? wholeOf(parts.filter((part) => part.column === columns[index + 1]))
        : undefined;
    if (value.text === '') return [];
    return [
      {
        text: `${column.text}: ${value.text}${time?.text ? ` ${time.text}` : ''}`,
        cells: [...value.cells, ...(time?.cells ?? [])],
      },
    ];
  });
  const isDated = rest.some(({ text }) => findDates(text).length > 0);
  return [
    ...label,
    ...where,
    ...(day && !isDated ? [{ text: day.text.replace(/\W+$/, ''), cells: [day] }] : []),
    ...rest,
  ];
}

/** The lines of one cell of the table, put together: "07/13/" and "2026" without a space. */
export function wholeOf(parts: readonly Stacked[]): Stacked {
  const right = Math.max(...parts.flatMap(({ cells }) => cells.map(({ x1 }) => x1)));
  const isFull = (part: Stacked | undefined) =>
    part?.cells.some(({ x1, size }) => x1 > right - size) === true;
  return {
    text: parts.reduce(
      (text, part, at) =>
        text === '' ||
        /\d[-/.]$|[A-Za-zÀ-ÿ]-$/.test(text) ||
        isBrokenYear(text, part.text) ||
        (isFull(parts[at - 1]) && LONG_WORD.test(parts[at - 1]!.text) && BREAKS_IN_WORD.test(part.text))
          ? text + part.text
          : `${text} ${part.text}`,
      '',
    ),
    cells: parts.flatMap((part) => part.cells),
  };
}

/** "12/01/202" over "6 06:30" */
const isBrokenYear = (text: string, next: string): boolean =>
  (/\d[-/]\d{1,2}[-/]20\d$/.test(text) && /^\d(?![\d:])/.test(next)) ||
  (/\d[-/]\d{1,2}[-/]20$/.test(text) && /^\d\d(?![\d:])/.test(next));

/** "Morristow" over "n, TN": a word that fills its column, and its end. */
const LONG_WORD = /^[A-Za-zÀ-ÿ]{7,}$/;
const BREAKS_IN_WORD =
  /^(?!(?:of|and|the|at|on|in|for|to|by|de|del|du|la|le|les|des|y|et|or)\b)[a-zà-ÿ]{1,4}(?![\wà-ÿ])/;

function joined(parts: readonly Stacked[], by: string, last?: Stacked): Stacked | undefined {
  const all = [...parts, ...(last ? [last] : [])];
  return all.length === 0
    ? undefined
    : { text: all.map((part) => part.text).join(by), cells: all.flatMap((part) => part.cells) };
}

const CODE =
  /^\W*(?:(?:stop\s*)?#?(?<before>\d{1,2})(?:\s*(?:of|\/)\s*(?<total>\d{1,2}))?\W+)?(?:(?<pickup>p|s|pk|sh|ld|cl|pl|lld|pld|hpl|hlt|from|de)|(?<delivery>d|c|dl|dr|ul|cu|dp|r|cn|lul|dul|drl|dlt|to|a))\W*(?:(?:stop\s*)?#?(?<after>\d{1,2}))?\W*$/i;

/** "PU 1182", "DEL 00417": the role with the number of the pickup or the delivery. */
const NUMBERED_ROLE =
  /^\W*(?:(?<pickup>pu|p\/u|pick-?up)|(?<delivery>del|delv?|dlv|dl|drop|d\/o|so))\b[\s#:]*(?=\S*\d)[A-Z0-9-]{3,}/i;

/** Codes of what is done at a stop, with the role of each. */
type Legend = ReadonlyMap<string, StopRole>;

/** "LL = LIVE LOAD, LU = LIVE UNLOAD": what the paper itself says of its codes. */
export function legendOf(lines: readonly Line[]): Legend {
  const legend = new Map<string, StopRole>();
  for (const { cells } of lines)
    for (const cell of cells)
      for (const [, code, words] of cell.text.matchAll(DEFINITION)) {
        const label = labelOf({ ...cell, text: words!.trim(), words: [] });
        if (label && label.kind !== 'other' && !label.weak && !label.emptyTrailer)
          legend.set(code!, label.kind);
      }
  return legend;
}

const DEFINITION =
  /(?<![\w$])([A-Z]{1,3})\s?=\s?([A-Za-z][A-Za-z]*(?:[ -](?![A-Z]{1,3}\s?=)[A-Za-z]+){0,3})/g;

/** Complete load, part load: beside such codes PU is a part that is unloaded, not a pickup. */
export const LOAD_CODE = /^\W*(?:CL|PL|LD)\W*$/;
export const PART_UNLOAD = /^\W*PU\W*$/;

/** "Hook loaded trailer M5510", "Drop M5510, hook returns": what is done first in a row is what the stop is for. */
const FIRST_DONE =
  /^\W*(?:[a-z]+\s)?(?:(?<pickup>pick|pull|hook|collect|load|get|retrieve|recover|out-?gate)|(?<delivery>drop|deliver|unload|off-?load|discharge|spot|terminate|in-?gate|return))(?:s|ing|ed)?\b/i;
const LONGEST_DOING = 40;

const hasLoadCodes = (rows: readonly Row[], columns: readonly Column[]): boolean =>
  rows.some((row) =>
    row.lines.some((line) =>
      contentOf(line, columns).some(({ column, text }) => column.kind === 'role' && LOAD_CODE.test(text)),
    ),
  );

/** What a column of roles says: a word for a role, or a code that is none elsewhere. */
function roleIn(
  text: string,
  unloadsParts: boolean,
  legend: Legend,
): { text: string; number: number | undefined; total: number | undefined } | undefined {
  if (unloadsParts && PART_UNLOAD.test(text))
    return { text: 'Delivery', number: undefined, total: undefined };
  const told = legend.get(text.trim());
  if (told !== undefined)
    return { text: told === 'pickup' ? 'Pickup' : 'Delivery', number: undefined, total: undefined };
  const line = { page: 1, y: 0, flow: 0, size: 1, cells: [] };
  const words: Word[] = text
    .split(' ')
    .map((word) => ({ text: word, x0: 0, x1: 0, font: '', sure: undefined }));
  const label = labelOf({ text, words, page: 1, x0: 0, x1: 0, y: 0, flow: 0, size: 1, line, index: 0 });
  if (label && label.kind !== 'other' && !label.weak)
    return {
      text: label.emptyTrailer ? text : label.kind === 'pickup' ? 'Pickup' : 'Delivery',
      number: label.number,
      total: label.total,
    };
  const numbered = NUMBERED_ROLE.exec(text)?.groups;
  if (numbered) return { text: numbered.pickup ? 'Pickup' : 'Delivery', number: undefined, total: undefined };
  const code = CODE.exec(folded(text));
  if (!code?.groups) {
    const done = FIRST_DONE.exec(text)?.groups;
    return done && text.length <= LONGEST_DOING
      ? { text: done.pickup ? 'Pickup' : 'Delivery', number: undefined, total: undefined }
      : undefined;
  }
  const number = code.groups.before ?? code.groups.after;
  return {
    text: code.groups.pickup ? 'Pickup' : 'Delivery',
    number: number === undefined ? undefined : Number(number),
    total: code.groups.total === undefined ? undefined : Number(code.groups.total),
  };
}

/** A line of one text, with the cells of which it is made. */
export function lineOf(text: string, from: readonly Cell[], head: Line, flow: number): Line {
  const sample = from[0]!;
  const line: Line = { page: sample.page, y: sample.y, flow, size: sample.size, cells: [] };
  const x0 = head.cells[0]?.x0 ?? sample.x0;
  line.cells.push({
    text,
    words: from.flatMap((cell) => cell.words),
    page: sample.page,
    x0,
    x1: x0 + text.length * sample.size * 0.5,
    y: sample.y,
    flow,
    size: sample.size,
    line,
    index: 0,
    source: {
      text: from.map((cell) => cell.text).join(' '),
      x0: Math.min(...from.map((cell) => cell.x0)),
      x1: Math.max(...from.map((cell) => cell.x1)),
      y0: Math.min(...from.map((cell) => cell.y - cell.size)),
      y1: Math.max(...from.map((cell) => cell.y + cell.size * 0.3)),
    },
  });
  return line;
}
