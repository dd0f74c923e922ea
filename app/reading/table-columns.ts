import type { Cell, Line } from './cells';
import { folded } from './role-words';

/** The columns of a table of stops, known by their headings. */
export interface Column {
  readonly kind:
    'number' | 'role' | 'name' | 'street' | 'city' | 'state' | 'zip' | 'town' | 'date' | 'time' | 'other';
  /** The heading as printed. */
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
}

/** `town`: town with state, or state with code, in one column. `name` may hold a whole address. */
const HEADS: readonly [Column['kind'], RegExp][] = [
  [
    'number',
    /^(?:#|nr|no|num(?:ber)?|stop(?:\s?(?:#|no|num(?:ber)?|seq(?:uence)?|order))?|seq(?:uence)?|stp|leg|arret|parada|order)$/,
  ],
  [
    'role',
    /^(?:(?:stop|stp|seq|no|#)\s)?(?:type?|activity|act|action|what(?:\sto\sdo)?|do|e?ve?nts?|evt|stop code|role|reason|operation|service|move|task|tipo|activite|actividad|p\s?\/\s?d|pu\s?\/\s?(?:del|so|d)|p\s?\/\s?u|load\s?\/\s?unload|pick(?:[\s-]?up)?\s?\/\s?(?:drop|del(?:ivery)?)|shipper\s?\/\s?consignee)(?:\stype)?$/,
  ],
  [
    'town',
    /^(?:(?:city|town|ville|ciudad)\W{1,3}(?:and\s)?(?:st|state|prov(?:ince)?|estado)\b.*|(?:st|state|prov(?:ince)?)\W{1,3}(?:zip|postal).*)$/,
  ],
  ['city', /^(?:city|town|ville|ciudad|municipality|city name)$/],
  [
    'state',
    /^(?:st|state|prov(?:ince)?|estado|(?:st|state)\s?[/-]\s?prov(?:ince)?|prov(?:ince)?\s?[/-]\s?(?:st|state))$/,
  ],
  ['zip', /^(?:(?:zip|postal|code postal|codigo postal|zip\s?\/\s?postal)(?:\s?code)?)$/],
  ['street', /^(?:street(?:\saddress)?|addr(?:ess)?(?:\s?(?:line\s?)?\d)?|adresse|direccion|calle|rue)$/],
  [
    'name',
    /^(?:(?:company|facility|customer|location|stop|site|warehouse|shipper|consignee|party|place)(?:\s(?:name|location|details|info(?:rmation)?))?|name|where|nom|nombre|lieu|lugar|name\s?(?:\/|&|and)\s?address|(?:facility|location|company)\s?(?:\/|&|and)\s?address)$/,
  ],
  ['time', /^(?:time|hours?|heure|hora|appt time|appointment time)$/],
  [
    'date',
    /\b(?:date|appt|appointment|scheduled?|arriv\w*|window|when|eta|earliest|early|ready|from|start|begin|open|rendez-vous|fecha|cita)\b/,
  ],
];

/** What a heading, or the key of a row, is over or before. */
export const kindOf = (cell: Cell): Column['kind'] | undefined => {
  const text = folded(cell.text)
    .toLowerCase()
    .replace(/^\W+(?=\w)|[\s:.*]+$/g, '')
    .replace(/[.:]/g, '')
    .trim();
  return HEADS.find(([, pattern]) => pattern.test(text))?.[0];
};

/** Whether the words head a part of where and when a stop is: "City", "Zip", "Date". */
export const isHeadOfPart = (cell: Cell): boolean =>
  ['name', 'street', 'city', 'state', 'zip', 'town', 'date', 'time'].includes(kindOf(cell) ?? '');

/** The columns that a line heads; undefined where it is no heading of a table of stops, with a role and a place in each row. */
export function columnsOf(line: Line): Column[] | undefined {
  if (line.cells.length < 3 || line.cells.some((cell) => cell.text.length > 32 || /\d{3}/.test(cell.text)))
    return undefined;
  const columns = line.cells.map((cell): Column => ({
    kind: kindOf(cell) ?? 'other',
    text: cell.text.replace(/[:\s]+$/, ''),
    x0: cell.x0,
    x1: cell.x1,
  }));
  const has = (...kinds: Column['kind'][]) => columns.some((column) => kinds.includes(column.kind));
  const known = columns.filter((column) => column.kind !== 'other').length;
  return has('role', 'number') &&
    has('name', 'street', 'town', 'city') &&
    known >= 3 &&
    known > columns.length / 2
    ? columns
    : undefined;
}

export interface Content {
  readonly column: Column;
  readonly text: string;
  readonly cells: Cell[];
}

/** What a line holds in each column. A run that reaches into the next column is cut where a word begins under its heading. */
export function contentOf(line: Line, columns: readonly Column[]): Content[] {
  return line.cells
    .flatMap((cell) => cutAtHeads(cell, columns))
    .map((cell) => ({ column: columnFor(cell, columns), text: cell.text, cells: [cell] }));
}

function cutAtHeads(cell: Cell, columns: readonly Column[]): Cell[] {
  const cuts = columns
    .filter((column) => column.x0 > cell.x0 + 4 && column.x0 < cell.x1 - 2)
    .map((column) => cell.words.findIndex((word) => Math.abs(word.x0 - column.x0) < 4))
    .filter((at) => at > 0)
    .sort((a, b) => a - b);
  if (cuts.length === 0 || cell.words.map((word) => word.text).join(' ') !== cell.text) return [cell];
  return [0, ...cuts].map((from, index) => {
    const words = cell.words.slice(from, cuts[index] ?? cell.words.length);
    return {
      ...cell,
      words,
      text: words.map((word) => word.text).join(' '),
      x0: words[0]!.x0,
      x1: words.at(-1)!.x1,
    };
  });
}

/** The column whose heading lies over the cell; else the last one that begins left of it. */
function columnFor(cell: Cell, columns: readonly Column[]): Column {
  const shared = (column: Column) => Math.min(cell.x1, column.x1) - Math.max(cell.x0, column.x0);
  const over = columns
    .filter((column) => shared(column) > 0)
    .sort((a, b) => Math.abs(a.x0 - cell.x0) - Math.abs(b.x0 - cell.x0))[0];
  return over ?? columns.filter((column) => column.x0 <= cell.x0 + 4).at(-1) ?? columns[0]!;
}
