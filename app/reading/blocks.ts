import type { Address } from './addresses';
import type { Cell, Line } from './cells';
import { findDates, findTime } from './dates';
import { isNeutralKey, type Label } from './labels';
import { cellAbove, valueAbove } from './neighbors';

/** An address with the lines over it in its column: who is there and in which street. */
export interface Block {
  readonly address: Address;
  readonly name: string;
  readonly street: string;
  /** Down the document, from the first line of the block to the line of the code. */
  readonly top: number;
  readonly bottom: number;
  readonly x0: number;
  readonly x1: number;
  readonly page: number;
  readonly cells: readonly Cell[];
}

const MOST_LINES = 5;
const STREET =
  /^(?:\d{1,6}[A-Z]?(?:-\d+)? |P\.? ?O\.? ?Box|(?:[NSEW]|North|South|East|West)\.? \d|(?:Hwy|Highway|County Road|CR|FM|US|State Route|SR|Route|RR|I)[ -]{0,2}\d|One )/i;
const STREET_AFTER_HYPHEN = new RegExp(`\\s[-–]\\s+(?=${STREET.source.slice(1)})`, 'i');
const COLUMN_HEAD =
  /^\W*(?:(?:(?:stop|facility|company|warehouse|customer|location|consignee|shipper|receiver|pick[ -]?up|delivery|drop|origin|destination) )?(?:name|address|location|details|info(?:rmation)?|facility|company)|facility|company|customer|where|description|(?:(?:shipper|consignee|receiver|pick[ -]?up|delivery|drop|origin|destination) )?(?:city|state|zip|st|prov)(?:[ ,/&|]+(?:city|state|zip|st|prov))*)\W*$/i;
/** "Confirmation 8840-118": what the paper is, over its first stop. */
const TITLE_WITH_NUMBER =
  /^\W*(?:[A-Za-z]+ ){0,3}(?:confirmation|load|order|tender|shipment|dispatch|trip|booking)\s*(?:#|no\.?|number|id)?\s*:?\s*#?[A-Z0-9/-]*\d[A-Z0-9/-]{2,}$/i;
/** "STOP: 2" over a name: what is further up is of someone else. */
export const STOP_HEAD = /^\W*(?:stop|stp|arr[eê]t|parada)\s*(?:no\.|#|:)*\s*\d{1,2}\W*$/i;
/** Figures in it, and no word. */
const IS_NUMBER_OF_PAPER = /^#?(?=(?:.*\d){3})[A-Z0-9]+(?:[-/][A-Z0-9]+)*$/;
/** Lines that follow an address: over the next one they end its block. */
const BELOW_AN_ADDRESS =
  /^\W*(?:phone|tel|fax|ph|contact|attn|email|e-mail|hours|ref(?:erence)?|p\.?o\.?|pu|bol|conf(?:irmation)?|appt|appointment|date|time|notes?|instructions?|qty|weight|pieces|commodity|earliest|latest|scheduled|window|seal|temp\w*|country|directions) ?(?:#|:|no\b|number\b)/i;
/** Who to ask for and what the place is called inside: lines between a name and its street. */
const BETWEEN_NAME_AND_STREET =
  /^\W*(?:attn|attention|a l.attention|atencion|c\/o|contact|(?:location|facility|site|dc|stop|store)\s*(?:id|#|no\.?|number|code)+)\s*[:#]?\s+\S.{0,50}$/i;
/** "Phone 555 0100", "Stop 2", "Date: open" say nothing of who is there; "Stop & Shop" and "State Line Foods" do. */
const NOT_NAME =
  /^(?:(?:phone|tel|fax|ph|contact|attn|e-?mail|hours|ref|p\.?o|pu|bol|appt|notes?|instructions?|qty|weight|pieces|commodity|type)\b.{0,24}|(?:fcfs|first come|by appointment|today|tomorrow|open|live|drop and hook)\b.{0,24}|(?:date|time|stop|name|city|state|zip|address|facility|location|company)\W*(?:(?:[\d:#]|(?:no|number|id)\b).{0,24})?|#.{0,24}|[\d\s\-().:/+#]+)$/i;

/** "B) Part drop, 8 pallets" */
const IS_QUANTITY =
  /^\W*\d[\d,]* (?:pallets?|plts?|skids?|pieces|pcs|cases|cartons|crates|drums|bundles|rolls|lbs?)\b/i;

export function blockOf(
  address: Address,
  lines: readonly Line[],
  labels: ReadonlyMap<Cell, Label>,
  taken: ReadonlySet<Cell>,
): Block {
  const upper: { text: string; cell: Cell }[] = [];
  const own = address.before.trim();
  const ownLabel = labels.get(address.cell);
  const prefix = ownLabel && ownLabel.to <= address.from ? withoutLabel(own, ownLabel, address.cell) : own;
  let cell = address.cells[0] ?? address.cell;
  const inline = /[A-Za-z]{2}/.test(prefix) ? prefix : '';
  const labeled = ownLabel !== undefined && ownLabel.to <= address.from;
  const isForeign = (other: Cell) =>
    taken.has(other) && other !== address.cityCell && !address.cells.includes(other);
  const rowLabel = labelLeftOf(address.cell, labels, isForeign);
  const beginsAtCity = cell.line !== address.cell.line && labelLeftOf(cell, labels, isForeign) !== undefined;
  // "Confirmation no. | DL-771204" over "Origin city | Amarillo", with which the stop begins.
  const isOfOtherKey = ({ line, index }: Cell): boolean => {
    const key = line.cells[index - 1];
    return beginsAtCity && key !== undefined && KEY_OF_NUMBER.test(key.text);
  };
  if (!labeled && !(inline.includes(',') && inline.split(',').length > 2)) {
    for (let count = 0; count < MOST_LINES; count++) {
      const above = cellAbove(cell, lines) ?? keyedAbove(cell, lines, labels);
      if (!above || taken.has(above) || (rowLabel && !beginsRow(rowLabel, above))) break;
      // A number in the first line of a paper heads it: "114-TX7KQ2" is nobody's name.
      if (above.line === lines[0] && IS_NUMBER_OF_PAPER.test(above.text)) break;
      if (isNumberOfLabel(above, labels) || isOfOtherKey(above)) break;
      if (BETWEEN_NAME_AND_STREET.test(above.text)) {
        cell = above;
        continue;
      }
      const label = labels.get(above);
      if (label) {
        const rest = above.text.slice(label.to).trim();
        if (
          !label.weak &&
          label.kind !== 'other' &&
          /[A-Za-z]{2}/.test(rest) &&
          !IS_QUANTITY.test(rest) &&
          findDates(rest).length === 0
        )
          upper.unshift({ text: rest, cell: above });
        break;
      }
      if (
        above.text.length > 90 ||
        COLUMN_HEAD.test(above.text) ||
        TITLE_WITH_NUMBER.test(above.text) ||
        BELOW_AN_ADDRESS.test(above.text) ||
        findDates(above.text).length > 0
      )
        break;
      upper.unshift({ text: above.text, cell: above });
      cell = above;
      // "STOP 02" begins the stop, and what is over it is of the one before.
      if (STOP_HEAD.test(above.text)) break;
      // The first line of a table row: what is over it is another row.
      if (labelLeftOf(above, labels, isForeign)) break;
    }
  }
  const rowCells = inline === '' && upper.length === 0 && !labeled ? rowBefore(address, labels) : [];
  const named = nameAndStreet([
    ...upper.map((part) => part.text),
    ...rowCells.map((one) => one.text),
    ...partsOf(inline),
  ]);
  const boxed = named.name === '' ? namedInBoxes(upper[0]?.cell ?? address.cityCell, lines) : named;
  const { name, street } = named.street === '' ? boxed : { name: boxed.name, street: named.street };
  const cells = [...upper.map((part) => part.cell), ...rowCells, ...address.cells];
  const flows = cells.map((one) => one.flow);
  return {
    address,
    name,
    street,
    top: Math.min(...flows, address.cell.flow) - address.cell.size * 0.3,
    bottom: Math.max(...flows, address.cell.flow),
    x0: Math.min(address.x0, ...upper.map((part) => part.cell.x0)),
    x1: Math.max(address.x1, ...upper.map((part) => part.cell.x1)),
    page: address.cell.page,
    cells,
  };
}

/** The value in the row above of a form, where the key before it says what it is of this stop: "Address:" or its role. */
function keyedAbove(cell: Cell, lines: readonly Line[], labels: ReadonlyMap<Cell, Label>): Cell | undefined {
  const above = valueAbove(cell, lines);
  const role = above && labels.get(above.key);
  return above && (isKeyOnly(above.key.text) || (role && !role.weak && role.kind !== 'other'))
    ? above.value
    : undefined;
}

const IS_NAME = /\b(?:name|facility|company|customer|warehouse|location|consignee|shipper)\b/i;
const IS_STREET = /\b(?:address|street)\b/i;

/** Name and street of a form of boxes, each with its key in small print over the value: "Facility | Address" over "City | State | Zip". */
function namedInBoxes(city: Cell, lines: readonly Line[]): { name: string; street: string } {
  const head = cellAbove(city, lines);
  const value = head && COLUMN_HEAD.test(head.text) ? cellAbove(head, lines) : undefined;
  const beside = head && COLUMN_HEAD.test(head.text) ? city.line.cells.filter((cell) => cell !== city) : [];
  const boxes = [...beside, ...(value?.line.cells ?? [])]
    .map((cell) => ({ text: cell.text, key: cellAbove(cell, lines)?.text ?? '' }))
    .filter(({ key }) => COLUMN_HEAD.test(key));
  const under = (key: RegExp) => boxes.find((box) => key.test(box.key))?.text ?? '';
  return { name: under(IS_NAME), street: under(IS_STREET) };
}

/** What is before a town on its line. A hyphen parts a name from its street; without a street, whatever it is between. */
function partsOf(inline: string): string[] {
  const parts = inline.split(/[,;|·•]|\s[-–]\s/);
  return parts.some((part) => STREET.test(part.trim()))
    ? inline.split(/[,;|·•]/).flatMap((part) => part.split(STREET_AFTER_HYPHEN))
    : parts;
}

/** A role on the same line, left of the cell with nothing but cells of the row between, and no other address. */
function labelLeftOf(
  cell: Cell,
  labels: ReadonlyMap<Cell, Label>,
  isOfAnotherAddress: (cell: Cell) => boolean,
): Label | undefined {
  const before = cell.line.cells
    .slice(0, cell.index)
    .reverse()
    .find((other) => labels.has(other) || isOfAnotherAddress(other));
  const label = before && labels.get(before);
  return label && !label.weak && label.kind !== 'other' ? label : undefined;
}

/** In sizes of the print. */
const MOST_ROOM_BEHIND_NUMBER = 4;

/** "1 | Pickup" over a name: the number of the stop, which is part of its heading. */
function isNumberOfLabel(cell: Cell, labels: ReadonlyMap<Cell, Label>): boolean {
  const next = cell.line.cells[cell.index + 1];
  const label =
    next && next.x0 - cell.x1 < cell.size * MOST_ROOM_BEHIND_NUMBER ? labels.get(next) : undefined;
  return /^\W*\d{1,2}\W*$/.test(cell.text) && label !== undefined && !label.weak && label.kind !== 'other';
}

/** A cell of a table that gives the day, the hours or the number of the stop and then the role: the row begins with them. */
const beginsRow = ({ cell: { x0 } }: Label, above: Cell): boolean =>
  above.line.cells.some(
    (other) =>
      Math.abs(other.x0 - x0) < 4 &&
      (findDates(other.text).length > 0 || findTime(other.text) !== undefined || IS_NUMBER.test(other.text)),
  );

const IS_NUMBER = /^\W*(?:stop\W*)?\d{1,2}\W*$/i;

function withoutLabel(text: string, label: Label, cell: Cell): string {
  const words = cell.text.slice(0, label.to);
  return text.startsWith(words.trim()) ? text.slice(words.trim().length) : text.replace(words.trim(), '');
}

/** Name and street of a table that gives city and state a column each: the cells before them in the row. */
function rowBefore(address: Address, labels: ReadonlyMap<Cell, Label>): Cell[] {
  const line = address.cell.line;
  const first = Math.min(
    ...address.cells.filter((one) => one.line === line).map((one) => one.index),
    address.cell.index,
  );
  const cells: Cell[] = [];
  const cityAt = line.cells.findIndex((one) => one.text.includes(address.city) && one.index <= first);
  for (let index = (cityAt >= 0 ? cityAt : first) - 1; index >= 0 && cells.length < 2; index--) {
    const cell = line.cells[index];
    if (!cell || labels.has(cell) || cell.text.length > 60) break;
    if (/^\W*\d{1,2}\W*$/.test(cell.text) || findDates(cell.text).length > 0) break;
    cells.unshift(cell);
  }
  return cells;
}

const KEY_OF_NUMBER = /(?:#|\b(?:no\.?|number|num|id))\W*$/i;
const NUMBER_BEHIND_NAME = /^(.*[A-Za-z].*), (\d{1,6}[A-Z]?)$/;
const KEY_BEFORE =
  /^(?:(?:facility|location|name|address|street|company|warehouse|name ?\/ ?address|nom|entreprise|soci[ée]t[ée]|raison sociale|adresse|rue|nombre|empresa|compa[nñ][ií]a|raz[oó]n social|direcci[oó]n|domicilio|calle) ?: ?)+/i;

/** The first line that is not a street is the name; the line that looks like one, or the last before the city, the street. */
export function nameAndStreet(parts: readonly string[]): { name: string; street: string } {
  const clean = parts
    .map((part) => part.replace(KEY_BEFORE, '').replace(/^[,\s–-]+|[,\s–-]+$/g, ''))
    .filter((part) => /[A-Za-z0-9]{2}/.test(part) && !isKeyOnly(part) && findDates(part).length === 0);
  // A narrow cell breaks behind the number of the house: "Sunrise Lumber, 10839" over "Martin Luther King Jr Blvd".
  const broken = clean.findIndex(
    (part, index) => NUMBER_BEHIND_NAME.test(part) && /^[A-Za-z]/.test(clean[index + 1] ?? ''),
  );
  const [, who, number] = NUMBER_BEHIND_NAME.exec(clean[broken] ?? '') ?? [];
  if (who !== undefined) clean.splice(broken, 2, who, `${number} ${clean[broken + 1]}`);
  const street = clean.findIndex((part) => STREET.test(part));
  const name = clean.findIndex((part, index) => index !== street && !NOT_NAME.test(part));
  const streetText =
    street >= 0
      ? clean
          .slice(street)
          .filter(
            (part, index) =>
              index === 0 || /^(?:suite|ste|dock|unit|bldg|building|floor|door|gate)\b/i.test(part),
          )
          .join(', ')
      : '';
  return { name: name >= 0 && (street < 0 || name < street) ? (clean[name] ?? '') : '', street: streetText };
}

const isKeyOnly = (text: string): boolean => isNeutralKey(text) && /:\s*$/.test(text);
