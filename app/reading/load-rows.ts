import type { Cell, Line } from './cells';
import { folded } from './role-words';
import type { StopRole } from './labels';
import { contentOf, type Column } from './table-columns';
import { lineOf, moved, rowsOf, wholeOf, type Row, type Stacked } from './tables';

/**
 * Tables with a whole load in each row, as systems export them: the heads of the columns say whose they are ("Origin City", "Dest
 * Zip", "PU date"). Each row becomes the lines of a small form, which the rules for forms then read like any other.
 */

interface LoadColumn extends Column {
  /** Whose place or day it is; undefined for what is about the load. */
  readonly role: StopRole | undefined;
}

const PICKUP =
  /^(?:origin|orig|pick ?-?up|picks?|pu|p\/u|shipper|shipping|ship(?: from)?|from(?= \w)|ready)\b ?/;
const DELIVERY =
  /^(?:destination|dest|deliver(?:y)?|del|drop(?: ?-?off)?|consignee|cons|receiver|receiving|recv|ship to|to(?= \w)|due)\b ?/;
/** Words that are of a day by themselves. */
const ONLY_DAY = /^(?:due|ready)(?: (?:date|day|by|on))?$/;
/** What is left of a head behind the role. */
const PARTS: readonly [Column['kind'], RegExp][] = [
  ['town', /^(?:city|town)\W+(?:and )?(?:st|state|prov(?:ince)?)\b/],
  ['city', /^(?:city|town)$/],
  ['state', /^(?:st|state|prov(?:ince)?)$/],
  ['zip', /^(?:zip|postal|zip ?code|postal ?code)$/],
  ['street', /^(?:street|addr(?:ess)?)\b/],
  ['time', /^(?:time|hours?|appt time|appointment time)$/],
  [
    'date',
    /^(?:date|day|appt|appointment|window|from|earliest|early|start|begin|ready|open|scheduled|date ?\/ ?time)\b/,
  ],
  ['name', /^(?:|name|company|facility|location|customer|warehouse|site)$/],
];
/** Without a role of their own such columns are those of the column before. */
const RUNS_ON: ReadonlySet<Column['kind']> = new Set([
  'city',
  'state',
  'zip',
  'town',
  'time',
  'date',
  'street',
]);

const BARE_ROLE = /^(?:pick ?-?up|delivery|deliver|drop)$/;
const LEAST_COLUMNS = 6;
const MOST_HEAD_LINES = 3;
/** Lines of one row are this close, in sizes of their print. */
const MOST_ROOM = 5;

/** The lines with such a table taken apart; undefined where there is none. */
export function loadRowLines(lines: readonly Line[]): Line[] | undefined {
  for (const at of lines.keys()) {
    const head = headAt(lines, at);
    if (!head) continue;
    const body = bodyUnder(lines, at + head.height);
    const isAnchor = anchorOf(body, head.columns);
    if (!isAnchor) continue;
    const result = lines.slice(0, at);
    let flow = lines[at]!.flow;
    for (const row of rowsOf(body, isAnchor)) {
      flow += lines[at]!.size;
      for (const { text, cells } of stackOf(row, head.columns)) {
        flow += cells[0]!.size * 1.3;
        result.push(lineOf(text, cells, lines[at]!, flow));
      }
    }
    const rest = lines.slice(at + head.height + body.length);
    const offset = rest[0] ? Math.max(0, flow + lines[at]!.size * 2.6 - rest[0].flow) : 0;
    return [...result, ...rest.map((line) => moved(line, offset))];
  }
  return undefined;
}

/** What tells where a row has its main line: a state, of the pickups alone where narrow columns break the two apart. Undefined where there is none. */
function anchorOf(
  body: readonly Line[],
  columns: readonly LoadColumn[],
): ((line: Line) => boolean) | undefined {
  const statesOf = (role?: StopRole) => (line: Line) =>
    contentOf(line, columns).some(({ column, text }) => {
      const { kind, role: own } = columns.find((one) => one === column)!;
      return (
        (role === undefined || own === role) &&
        ((kind === 'state' && /^[A-Z]{2}$/.test(text)) || (kind === 'town' && /\b[A-Z]{2}\b/.test(text)))
      );
    });
  const any = statesOf();
  if (!body.some(any)) return undefined;
  const [isPickup, isDelivery] = [statesOf('pickup'), statesOf('delivery')];
  const areApart =
    body.filter(isPickup).length === body.filter(isDelivery).length &&
    !body.some((line) => isPickup(line) && isDelivery(line));
  return areApart ? isPickup : any;
}

/** The heads that begin in a line, each with what is under it where its narrow column breaks it. */
function headAt(
  lines: readonly Line[],
  at: number,
): { columns: readonly LoadColumn[]; height: number } | undefined {
  for (let height = MOST_HEAD_LINES; height >= 1; height--) {
    const own = lines.slice(at, at + height);
    if (own.length < height || own.some((line) => line.cells.some(({ text }) => /\d{2}/.test(text))))
      continue;
    if (own.some((line, index) => index > 0 && line.flow - own[index - 1]!.flow > 1.7 * line.size)) continue;
    const columns = columnsOf(own.flatMap((line) => line.cells));
    if (columns) return { columns, height };
  }
  return undefined;
}

function columnsOf(cells: readonly Cell[]): LoadColumn[] | undefined {
  const heads: { x0: number; x1: number; text: string }[] = [];
  for (const cell of cells) {
    const over = heads.find((one) => cell.x0 < one.x1 && cell.x1 > one.x0);
    if (over) {
      over.text = `${over.text} ${cell.text}`;
      over.x0 = Math.min(over.x0, cell.x0);
      over.x1 = Math.max(over.x1, cell.x1);
    } else heads.push({ x0: cell.x0, x1: cell.x1, text: cell.text });
  }
  if (heads.length < LEAST_COLUMNS) return undefined;
  let before: StopRole | undefined;
  const texts = heads.map(({ text }) => text.toLowerCase().trim());
  // "From | To | Pickup | Delivery": the places, and the days.
  const isFromTo =
    ['from', 'to'].every((head) => texts.includes(head)) &&
    texts.filter((text) => BARE_ROLE.test(text)).length === 2;
  const columns = heads
    .sort((a, b) => a.x0 - b.x0)
    .map((head): LoadColumn => {
      const text = folded(head.text).toLowerCase().replace(/[.:*]/g, '').trim();
      if (isFromTo && (text === 'from' || text === 'to'))
        return { ...head, kind: 'town', role: text === 'from' ? 'pickup' : 'delivery' };
      const own = PICKUP.test(text) ? 'pickup' : DELIVERY.test(text) ? 'delivery' : undefined;
      if (isFromTo && own !== undefined && BARE_ROLE.test(text)) return { ...head, kind: 'date', role: own };
      const rest = own === undefined ? text : text.replace(own === 'pickup' ? PICKUP : DELIVERY, '');
      const kind = ONLY_DAY.test(text)
        ? 'date'
        : (PARTS.find(([, pattern]) => pattern.test(rest))?.[0] ?? 'other');
      const role = own ?? (RUNS_ON.has(kind) ? before : undefined);
      before = role;
      return { ...head, kind, role };
    })
    // "Ship city" without a column for the state, "Origin address" without one for the town: what is under it says both.
    .map((column, _, all) => {
      const isWithout = (...kinds: Column['kind'][]) =>
        column.role !== undefined &&
        !all.some(({ role, kind }) => role === column.role && kinds.includes(kind));
      return (column.kind === 'city' && isWithout('state')) ||
        (column.kind === 'street' && isWithout('city', 'town'))
        ? { ...column, kind: 'town' as const }
        : column;
    });
  const has = (role: StopRole, ...kinds: Column['kind'][]) =>
    columns.some((column) => column.role === role && kinds.includes(column.kind));
  return (['pickup', 'delivery'] as const).every(
    (role) => has(role, 'town') || (has(role, 'city') && has(role, 'state')),
  )
    ? columns
    : undefined;
}

function bodyUnder(lines: readonly Line[], from: number): Line[] {
  const body: Line[] = [];
  for (const line of lines.slice(from)) {
    const before = body.at(-1) ?? lines[from - 1]!;
    if (line.page !== before.page || line.flow - before.flow > MOST_ROOM * Math.max(line.size, before.size))
      break;
    // A sentence under the table.
    if (line.cells.length === 1 && line.cells[0]!.text.length > LONGEST_VALUE) break;
    body.push(line);
  }
  return body;
}

const LONGEST_VALUE = 40;

/** The parts of a row as lines under each other: the load, then each stop with its role first. */
function stackOf(row: Row, columns: readonly LoadColumn[]): Stacked[] {
  const parts = row.lines.flatMap((line) => contentOf(line, columns));
  const values = columns.flatMap((column) => {
    const value = wholeOf(parts.filter((part) => part.column === column));
    return value.text === '' ? [] : [{ ...value, column }];
  });
  const keyed = ({ text, cells, column }: (typeof values)[number]): Stacked => ({
    text: `${column.text.replace(/[\s:]+$/, '')}: ${text}`,
    cells,
  });
  const stops = (['pickup', 'delivery'] as const).flatMap((role): Stacked[] => {
    const own = values.filter(({ column }) => column.role === role);
    const of = (...kinds: Column['kind'][]) => own.filter(({ column }) => kinds.includes(column.kind));
    const codes = [...of('state'), ...of('zip')];
    const town = [...of('city'), ...of('town')];
    if (town.length === 0) return [];
    const [date, ...others] = of('date');
    const time = of('time')[0];
    return [
      { text: role === 'pickup' ? 'Pickup' : 'Delivery', cells: town[0]!.cells },
      ...of('name'),
      ...of('street'),
      {
        text: [...town, ...(codes.length > 0 ? [{ text: codes.map(({ text }) => text).join(' ') }] : [])]
          .map(({ text }) => text)
          .join(', '),
        cells: [...town, ...codes].flatMap(({ cells }) => cells),
      },
      ...(date
        ? [
            {
              text: `Date: ${date.text}${time ? ` ${time.text}` : ''}`,
              cells: [...date.cells, ...(time?.cells ?? [])],
            },
          ]
        : []),
      ...[...others, ...of('other')].map(({ text, cells }) => ({ text: `Until: ${text}`, cells })),
    ];
  });
  return [...values.filter(({ column }) => column.role === undefined).map(keyed), ...stops];
}
