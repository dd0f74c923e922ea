import type { Cell, Line } from './cells';
import { labelOf } from './labels';
import { kindOf, type Column } from './table-columns';
import { lineOf, moved } from './tables';

/**
 * Tables with a stop in each column: "Origin" and "Destination" over rows of "City / State", "Date", "Street" and "Postal code".
 * Each column becomes lines under each other, which the rules for forms then read like any other.
 */

interface Entry {
  readonly kind: Column['kind'];
  readonly key: string;
  readonly cells: readonly Cell[];
  readonly text: string;
}

/** Between rows there may be more room than this only where the table ends, in sizes of its print. */
const MOST_ROOM = 4;
const MOST_ROWS = 24;
const LONGEST_KEY = 28;

/** The lines with such a table taken apart; undefined where there is none. */
export function sideTableLines(lines: readonly Line[]): Line[] | undefined {
  for (const [at, head] of lines.entries()) {
    const stops = stopsOf(head);
    const rows = stops && rowsUnder(lines, at, stops);
    if (!stops || !rows) continue;
    const stacked = stackOf(head, stops, rows);
    const end = at + 1 + rows.length;
    const flow = stacked.at(-1)!.flow;
    const next = lines[end];
    const offset = next ? Math.max(0, flow + head.size * 2.6 - next.flow) : 0;
    return [...lines.slice(0, at), ...stacked, ...lines.slice(end).map((line) => moved(line, offset))];
  }
  return undefined;
}

/** The cells that head a stop each: a pickup and a delivery at least, and nothing behind the first of them that is none. */
function stopsOf(head: Line): Cell[] | undefined {
  // "From | To" and nothing else means stops only over rows of a place.
  const isFromTo =
    head.cells.map(({ text }) => text.toLowerCase().replace(/\W+$/, '')).join('|') === 'from|to';
  const labels = head.cells.map((cell) => {
    if (isFromTo) return /^from/i.test(cell.text) ? 'pickup' : 'delivery';
    const label = labelOf(cell);
    return label && label.kind !== 'other' && !label.weak && label.to >= cell.text.length
      ? label.kind
      : undefined;
  });
  const first = labels.findIndex((kind) => kind !== undefined);
  const own = labels.slice(first);
  return first >= 0 &&
    first < 2 &&
    own.includes('pickup') &&
    own.includes('delivery') &&
    !own.includes(undefined)
    ? head.cells.slice(first)
    : undefined;
}

/** The rows with their keys; undefined where the town or its code has no row of its own. */
function rowsUnder(lines: readonly Line[], at: number, stops: readonly Cell[]): Line[] | undefined {
  const left = stops[0]!.x0;
  const rows: Line[] = [];
  for (const line of lines.slice(at + 1, at + 1 + MOST_ROWS)) {
    const before = rows.at(-1) ?? lines[at]!;
    const [key] = line.cells;
    if (
      !key ||
      line.cells.length < 2 ||
      line.flow - before.flow > MOST_ROOM * Math.max(line.size, before.size) ||
      line.cells.length > stops.length + 1 ||
      key.x1 > left ||
      key.text.length > LONGEST_KEY
    )
      break;
    rows.push(line);
  }
  const kinds = rows.map((line) => kindOf(line.cells[0]!));
  return kinds.includes('zip') || kinds.includes('town') || kinds.includes('city') ? rows : undefined;
}

function stackOf(head: Line, stops: readonly Cell[], rows: readonly Line[]): Line[] {
  const result: Line[] = [];
  let flow = head.flow;
  for (const [index, stop] of stops.entries()) {
    const right = stops[index + 1]?.x0 ?? Infinity;
    const entries = rows.flatMap((line): Entry[] => {
      const [key, ...values] = line.cells;
      const own = values.filter(({ x0 }) => x0 >= stop.x0 - stop.size && x0 < right - stop.size);
      const text = own.map((cell) => cell.text).join(' ');
      return text === ''
        ? []
        : [{ kind: kindOf(key!) ?? 'other', key: key!.text.replace(/[\s:]+$/, ''), cells: own, text }];
    });
    const stacked = linesOfStop(titleOf(stop.text), [stop], entries, head, flow + head.size * 0.8);
    result.push(...stacked);
    flow = stacked.at(-1)!.flow;
  }
  return result;
}

/** "From" and "To" alone are no labels of a form. */
const titleOf = (text: string): string =>
  /^from\W*$/i.test(text) ? 'Pickup' : /^to\W*$/i.test(text) ? 'Delivery' : text;

/** What is said of a stop, in the order of a form: its role, who is there, street and town, then the rest with its keys. */
function linesOfStop(
  title: string,
  from: readonly Cell[],
  entries: readonly Entry[],
  head: Line,
  start: number,
): Line[] {
  const result: Line[] = [];
  const of = (...kinds: Column['kind'][]) => entries.filter(({ kind }) => kinds.includes(kind));
  const town = [...of('city'), ...of('town')];
  const codes = [...of('state'), ...of('zip')];
  const times = of('time');
  let flow = start;
  const add = (text: string, cells: readonly Cell[]) => {
    flow += head.size * 1.3;
    result.push(lineOf(text, cells, head, flow));
  };
  add(title, from);
  for (const { text, cells } of [...of('name'), ...of('street')]) add(text, cells);
  if (town.length > 0)
    add(
      [town.map(({ text }) => text).join(', '), codes.map(({ text }) => text).join(' ')]
        .filter((text) => text !== '')
        .join(of('state').length > 0 ? ', ' : ' '),
      [...town, ...codes].flatMap(({ cells }) => cells),
    );
  for (const { kind, key, text, cells } of of('date', 'other', 'role', 'number'))
    add(
      `${key}: ${text}${kind === 'date' && times[0] ? ` ${times[0].text}` : ''}`,
      kind === 'date' && times[0] ? [...cells, ...times[0].cells] : cells,
    );
  return result;
}

/** "Stop: 1 | Type: Pickup | City: Dunlap | State: TN": the fields of a stop one after the other, each row of them as lines of a form. */
export function fieldLines(lines: readonly Line[]): Line[] | undefined {
  const result: Line[] = [];
  let offset = 0;
  let found = 0;
  for (let at = 0; at < lines.length; at++) {
    const head = lines[at]!;
    const row = fieldsAt(lines, at);
    if (!row) {
      result.push(moved(head, offset));
      continue;
    }
    found++;
    const stacked = linesOfStop(row.title, head.cells, row.entries, head, head.flow + offset);
    result.push(...stacked);
    at += row.height - 1;
    const next = lines[at + 1];
    if (next) offset = Math.max(offset, stacked.at(-1)!.flow + head.size * 2 - next.flow);
  }
  return found > 1 ? result : undefined;
}

const FIELD = /^([A-Za-z][A-Za-z ./#]{0,24}):\s*(\S.*)?$/;
const LEAST_FIELDS = 4;
const MOST_LINES_OF_FIELDS = 4;
const RUNS_ON = 1.7;

/** The fields of a stop that begin in a line, with those of the lines that it runs on to; undefined where no role or town is among them. */
function fieldsAt(
  lines: readonly Line[],
  at: number,
): { title: string; entries: Entry[]; height: number } | undefined {
  const head = lines[at]!;
  if (head.cells.length > 1 || head.cells[0]!.text.split(BETWEEN_FIELDS).length < LEAST_FIELDS)
    return undefined;
  const own = [head];
  const key = FIELD.exec(head.cells[0]!.text)?.[1];
  for (const line of lines.slice(at + 1, at + MOST_LINES_OF_FIELDS)) {
    const isNext = FIELD.exec(line.cells[0]!.text)?.[1] === key;
    if (isNext || line.cells.length > 1 || line.flow - own.at(-1)!.flow > RUNS_ON * line.size) break;
    own.push(line);
  }
  const text = own.map(({ cells }) => cells[0]!.text).join(' ');
  const entries = text.split(BETWEEN_FIELDS).flatMap((part): Entry[] => {
    const [, name, value] = FIELD.exec(part.trim()) ?? [];
    if (name === undefined || value === undefined) return [];
    const cell = { ...head.cells[0]!, text: name };
    return [
      { kind: kindOf(cell) ?? 'other', key: name, cells: own.flatMap(({ cells }) => cells), text: value },
    ];
  });
  const role = entries.find(({ text: value }) => {
    const label = labelOf({ ...head.cells[0]!, text: value, words: [] });
    return label && label.kind !== 'other' && !label.weak && label.to >= value.length;
  });
  const hasTown = entries.some(({ kind }) => kind === 'city' || kind === 'town');
  return role && hasTown
    ? { title: role.text, entries: entries.filter((one) => one !== role), height: own.length }
    : undefined;
}

const BETWEEN_FIELDS = /\s*[|;]\s+/;
