import type { Cell, Line } from './cells';
import { findDates } from './dates';
import { labelOf, type StopRole } from './labels';
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
    /^(?:(?:stop|stp|seq|no|#)\s)?(?:type?|activity|act|action|what(?:\sto\sdo)?|do|e?ve?nts?|evt|stop code|role|reason|operation|service|move|task|step|tipo|activite|actividad|p\s?\/\s?d|pu\s?\/\s?(?:del|so|d)|p\s?\/\s?u|load\s?\/\s?unload|pick(?:[\s-]?up)?\s?\/\s?(?:drop|del(?:ivery)?)|shipper\s?\/\s?consignee)(?:\stype)?$/,
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
    /^(?:(?:company|facility|customer|location|stop|site|warehouse|shipper|consignee|receiver|supplier|vendor|dealer|plant|store|terminal|party|place)(?:\s(?:name|location|details|info(?:rmation)?))?|name|where|nom|nombre|lieu|lugar|name\s?(?:\/|&|and)\s?addr(?:ess)?(?:\s?\/\s?city)?|(?:facility|location|company)\s?(?:\/|&|and)\s?address)$/,
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

/** What the columns of a table say of every row of it: all its stops are of one kind where a heading names it, "Drop" or "Receiver". */
export interface TableHead {
  readonly columns: readonly Column[];
  readonly role: StopRole | undefined;
}

/**
 * The columns that a line heads; undefined where it is no heading of a table of stops, with a role and a place in each row.
 * @param below the lines under it: a column whose heading is unknown is what it holds
 */
export function tableHead(line: Line, below: readonly Line[]): TableHead | undefined {
  if (line.cells.length < 3 || line.cells.some(({ text }) => text.length > 32 || hasNumber(text)))
    return undefined;
  const heads = line.cells.map((cell): Column => ({
    kind: kindOf(cell) ?? 'other',
    text: cell.text.replace(/[:\s]+$/, ''),
    x0: cell.x0,
    x1: cell.x1,
  }));
  const columns = withUnheadedRoles(byContent(heads, line, below), line, below);
  const has = (...kinds: Column['kind'][]) => columns.some((column) => kinds.includes(column.kind));
  const known = columns.filter((column) => column.kind !== 'other').length;
  const isPlaced = columns.some((column, index) => column !== heads[index]);
  const role = has('role') ? undefined : onlyRole(line);
  return (has('role', 'number') || role !== undefined) &&
    has('name', 'street', 'town', 'city') &&
    known >= 3 &&
    (isPlaced || known > columns.length / 2)
    ? { columns, role }
    : undefined;
}

/** "Shipper" over "Receiver" behind the last column, where no heading is: what the rows say last, or first, is what happens at the stop. */
function withUnheadedRoles(
  columns: readonly Column[],
  line: Line,
  below: readonly Line[],
): readonly Column[] {
  if (columns.some(({ kind }) => kind === 'role' || kind === 'number')) return columns;
  const right = Math.max(...columns.map(({ x1 }) => x1));
  const left = Math.min(...columns.map(({ x0 }) => x0));
  const roles = below
    .slice(0, LINES_OF_CONTENT)
    .flatMap(({ cells }) => [cells[0]!, cells.at(-1)!])
    .filter((cell) => cell.x0 > right || cell.x1 < left)
    .flatMap((cell) => {
      const label = labelOf(cell);
      return label && label.kind !== 'other' && !label.weak && label.to >= cell.text.length
        ? [{ kind: label.kind, cell }]
        : [];
    });
  const [first] = roles;
  const isColumn =
    new Set(roles.map(({ kind }) => kind)).size === 2 &&
    first!.cell.flow - line.flow < MOST_ROOM_IN_TABLE * line.size &&
    roles.every(({ cell }) => Math.abs(cell.x0 - first!.cell.x0) < 2);
  if (!isColumn) return columns;
  const column: Column = { kind: 'role', text: '', x0: first!.cell.x0, x1: first!.cell.x1 };
  return first!.cell.x0 > right ? [...columns, column] : [column, ...columns];
}

/** The columns alone, by their headings alone. */
export const columnsOf = (line: Line): readonly Column[] | undefined => tableHead(line, [])?.columns;

/** Three figures that are no date: a heading has none. */
const hasNumber = (text: string): boolean => {
  const [day] = findDates(text);
  return /\d{3}/.test(day ? text.slice(0, day.from) + text.slice(day.to) : text);
};

/** The one role that headings of a line name; undefined where they name none or both. */
function onlyRole(line: Line): StopRole | undefined {
  const roles = new Set(
    line.cells.flatMap((cell) => {
      const label = labelOf(cell);
      return label && label.kind !== 'other' && !label.weak && label.to >= cell.text.length
        ? [label.kind]
        : [];
    }),
  );
  return roles.size === 1 ? [...roles][0] : undefined;
}

const LINES_OF_CONTENT = 24;
/** The end of an address. */
export const ENDS_IN_PLACE =
  /\b[A-Z]{2},? (?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?:,? [A-Z][A-Za-z]+)?\W*$/;

/** The columns with those of unknown heading called by what is in them: an address, the numbers of the rows, who is there. */
function byContent(heads: readonly Column[], line: Line, below: readonly Line[]): readonly Column[] {
  if (heads.some(({ kind }) => ['town', 'city', 'state', 'zip'].includes(kind)))
    return numbered(heads, line, below);
  const held = contentsUnder(heads, line, below);
  // "From / To" and "When and where" speak of days only where there are any.
  const isUnknown = (column: Column) =>
    column.kind === 'other' ||
    (column.kind === 'date' && !held(column).some((text) => findDates(text).length > 0));
  const place = heads.find(
    (column) => held(column).length > 0 && held(column).some((text) => ENDS_IN_PLACE.test(text)),
  );
  if (!place || !isUnknown(place)) return numbered(heads, line, below);
  const at = heads.indexOf(place);
  const before = heads[at - 1];
  const isName =
    before !== undefined &&
    isUnknown(before) &&
    !heads.some(({ kind }) => kind === 'name') &&
    held(before).length > 0 &&
    held(before).every((text) => /[A-Za-z]{3}/.test(text) && findDates(text).length === 0);
  return numbered(
    heads.map((column) =>
      column === place || (isName && column === before) ? { ...column, kind: 'name' } : column,
    ),
    line,
    below,
  );
}

/** "Drop" over 1, 2 and 3 heads the numbers of the rows. */
function numbered(columns: readonly Column[], line: Line, below: readonly Line[]): readonly Column[] {
  const [first] = columns;
  const isRole = first?.kind === 'role';
  if (
    columns.some(
      (column) => column.kind === 'number' || (column.kind === 'role' && column !== first && !isRole),
    )
  )
    return columns;
  const texts = first ? contentsUnder(columns, line, below)(first) : [];
  const end = texts.findIndex((text, index) => Number(text) !== index + 1);
  return first &&
    ['other', 'role'].includes(first.kind) &&
    (end < 0 ? texts.length > 0 : end >= LEAST_COUNTED)
    ? columns.map((column) => (column === first ? { ...column, kind: 'number' } : column))
    : columns;
}

const LEAST_COUNTED = 2;

/** What is under each heading, as far as the lines run on. */
function contentsUnder(
  columns: readonly Column[],
  line: Line,
  below: readonly Line[],
): (column: Column) => string[] {
  const end = below.findIndex((one, index) => {
    const before = below[index - 1] ?? line;
    return one.flow - before.flow > MOST_ROOM_IN_TABLE * Math.max(one.size, before.size);
  });
  const held = below
    .slice(0, Math.min(end < 0 ? below.length : end, LINES_OF_CONTENT))
    .flatMap((one) => contentOf(one, columns));
  return (column) => held.filter((one) => one.column === column).map(({ text }) => text);
}

/** The lines of a table and its rows are this close, in sizes of their print. */
const MOST_ROOM_IN_TABLE = 3;

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
  const begun = columns
    .filter((column) => column.x0 > cell.x0 + 4 && column.x0 < cell.x1 - 2)
    .map((column) => cell.words.findIndex((word) => Math.abs(word.x0 - column.x0) < 4))
    .filter((at) => at > 0);
  // Under two headings that are almost at one place the same word begins.
  const cuts = [...new Set(begun)].sort((a, b) => a - b);
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
