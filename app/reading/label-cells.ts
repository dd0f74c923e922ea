import type { Cell, Line } from './cells';
import { findDates } from './dates';
import { bareLabel, labelOf, type Label } from './labels';
import { cellAbove, cellBelow } from './neighbors';
import { folded, roleSpokenOf } from './role-words';
import { EXTRA } from './sums';
import { isHeadOfPart } from './table-columns';
import { legendOf, LOAD_CODE, PART_UNLOAD } from './tables';

/** Which words of a document count as labels. What they mean in one document may be nothing in the next, so there are several ways to look. */
export type LabelReading =
  /** Words that name a role by themselves. */
  | 'strong'
  /** Also words that name one in passing: "Pickup date". */
  | 'weak'
  /** "From" and "To", which mean stops only where nothing better does. */
  | 'from-to'
  /** "P1", "D2". */
  | 'codes'
  /** "Stop 1", "Stop 2": the first loads, the others unload. */
  | 'numbers'
  /** Words that name a role anywhere in a heading: "Vendors to collect from". */
  | 'spoken'
  /** Words that name a role, and an address that is placed like a stop where they name one role only. */
  | 'placed';

export function labelsOf(lines: readonly Line[], reading: LabelReading): Label[] {
  const found: Label[] = [];
  const wrapped = new Set<Cell>();
  const unloadsParts = lines.some((line) => line.cells.some(({ text }) => LOAD_CODE.test(text)));
  const letters = reading === 'codes' ? lettersOfRows(lines) : [];
  const legend = legendOf(lines);
  for (const line of lines) {
    for (const cell of line.cells) {
      if (wrapped.has(cell)) continue;
      const below = HEAD_ALONE.test(folded(cell.text)) ? cellBelow(cell, lines) : undefined;
      const role = below && below.line.flow - line.flow < 1.7 * line.size ? labelOf(below) : undefined;
      if (below && role && role.kind !== 'other' && !role.weak && role.number === undefined) {
        wrapped.add(below);
        found.push({
          ...role,
          ...numbersIn(cell.text),
          cell,
          from: 0,
          to: cell.text.length,
          heading: 'none',
        });
        continue;
      }
      if (isCharge(cell) || isOverSum(cell, lines) || isOverNumber(cell, lines) || isHeadOfNumbers(cell))
        continue;
      const meant = legend.get(cell.text);
      if (meant !== undefined) {
        found.push({ ...bareLabel(cell, cell.text.length), kind: meant });
        continue;
      }
      if (letters.includes(cell)) {
        found.push({ ...bareLabel(cell, cell.text.length), kind: cell.text === 'P' ? 'pickup' : 'delivery' });
        continue;
      }
      const label =
        special(reading, cell, found, unloadsParts) ??
        countedFreight(cell, lines) ??
        shipsInColumn(cell, lines) ??
        dropsInColumn(cell, lines) ??
        labelOf(cell) ??
        stopBetween(cell, lines, found) ??
        wrappedLabel(cell, lines, wrapped);
      if (label && isDayOfStopAbove(label, lines)) continue;
      if (label && reading === 'weak') found.push({ ...label, weak: false });
      else if (label) found.push(isOverItsNumber(label, lines) ? { ...label, weak: true } : label);
    }
  }
  return withoutFieldNumbers(found, lines);
}

/** "Unload 10 pallets" behind the address in its row: what is done there with the freight, and no number of a stop. */
function countedFreight(cell: Cell, lines: readonly Line[]): Label | undefined {
  const match = COUNTED_FREIGHT.exec(cell.text);
  const isInRow = match && cell.line.cells.slice(0, cell.index).some(({ text }) => HAS_PLACE.test(text));
  const below = match && cell.line.cells.length === 1 ? cellBelow(cell, lines) : undefined;
  return match && (isInRow || (below && HAS_PLACE.test(below.text)))
    ? { ...bareLabel(cell, cell.text.length), kind: match.groups!.pickup ? 'pickup' : 'delivery' }
    : undefined;
}

const COUNTED_FREIGHT =
  /^(?:(?<pickup>load|pick[ -]?up|collect)|(?:unload|off-?load|drop|deliver)) (?:all )?\d{1,4}(?:\.\d+)? (?:(?:short |net |long |metric )?tons?|tonnes?|gal(?:lons)?|bales?|units?|barrels?|bbls?|vehicles?|cars?|head|pallets?|plts?|skids?|cases?|ctns?|cartons?|pieces?|pcs|bundles?|drums?|totes?|rolls?|coils?|crates?|racks?|bags?|boxes)$/i;

/** "SHIP" over "RECV" in a column of the table of stops. */
const shipsInColumn = (cell: Cell, lines: readonly Line[]): Label | undefined =>
  /^ship$/i.test(cell.text) &&
  lines.some((line) =>
    line.cells.some(
      ({ text, x0 }) => /^(?:recv|rcv|receive|del|deliver|drop)$/i.test(text) && Math.abs(x0 - cell.x0) < 2,
    ),
  )
    ? { ...bareLabel(cell, cell.text.length), kind: 'pickup' }
    : undefined;

/** "DO" under "PU": drop off. */
const dropsInColumn = (cell: Cell, lines: readonly Line[]): Label | undefined =>
  /^DO(?: ?#?\d)?:?$/.test(cell.text) &&
  lines.some((line) =>
    line.cells.some(({ text, x0 }) => /^P\/?U(?: ?#?\d)?:?$/.test(text) && Math.abs(x0 - cell.x0) < 2),
  )
    ? { ...bareLabel(cell, cell.text.length), kind: 'delivery' }
    : undefined;

/** "5. LOADING PLACE" behind "1. ORDER NO.": every field of the form has a number, and that of a stop is none of the stop's. */
function withoutFieldNumbers(labels: Label[], lines: readonly Line[]): Label[] {
  const own = labels.flatMap(({ cell, number }) =>
    number !== undefined && number === fieldNumberOf(cell) ? [number] : [],
  );
  if (own.length === 0 || Math.min(...own) === 1) return labels;
  const fields = new Set(lines.flatMap((line) => line.cells.map(fieldNumberOf)));
  if (!Array.from({ length: Math.max(...own) }, (_, index) => index + 1).every((at) => fields.has(at)))
    return labels;
  return labels.map((label) =>
    label.number !== undefined && label.number === fieldNumberOf(label.cell)
      ? {
          ...label,
          number: undefined,
          heading: label.to === label.cell.text.length ? 'single' : label.heading,
        }
      : label,
  );
}

const fieldNumberOf = ({ text }: Cell): number | undefined => {
  const figures = (
    text.length < LONGEST_FIELD ? /^(\d{1,2})[.)] ?[A-Z]/ : /^(\d{1,2})\. [A-Z][A-Za-z ]{2,24}\. /
  ).exec(text)?.[1];
  return figures === undefined ? undefined : Number(figures);
};

const LONGEST_FIELD = 40;

/** What is right of a cell, with the next one where that is nothing but the mark of a number. */
function textBeside({ line, index }: Cell): string {
  const [right, next] = line.cells.slice(index + 1);
  return right && next && /^(?:#|no\.?)$/i.test(right.text) ? right.text + next.text : (right?.text ?? '');
}

/** "LOAD" over or beside "H-66-20418": the key of the number of the load. "Loads" over "1": how many there are. */
const isOverNumber = (cell: Cell, lines: readonly Line[]): boolean =>
  (/^loads$/i.test(cell.text.trim()) && /^\d{1,3}$/.test(cellBelow(cell, lines)?.text ?? '')) ||
  (/^(?:(?:our|your|broker) )?loads?:?$/i.test(cell.text.trim()) &&
    /^(?:#|no\.?)? ?(?:(?![A-Z]{2} \d{5}$)[A-Z]{1,5} )?[A-Z]{0,5}\d{0,4}-?\d[A-Z0-9-]{3,18}$|^[A-Z]{1,5} \d{2,4}(?: \d{2,4}){1,3}$/i.test(
      textBeside(cell),
    )) ||
  (/^(?:(?:our|your|broker) )?loads?$/i.test(cell.text.trim()) &&
    /^(?:no\.?|number|id|#)$|^(?:(?:no\.?|number|id|#) ?)?#? ?(?:[A-Z]{1,5} )?[A-Z]{0,5}\d{0,4}-?\d[A-Z0-9-]{3,18}$|^[A-Z]{1,5} \d{2,4}(?: \d{2,4}){1,3}$/i.test(
      cellBelow(cell, lines)?.text ?? '',
    ));

/** "City | State | Zip | Date | Pick-up #": the head of a column, of numbers. */
const isHeadOfNumbers = (cell: Cell): boolean =>
  /(?:#|\b(?:no\.?|number|ref(?:erence)?))$/i.test(cell.text) &&
  cell.line.cells.filter((one) => isHeadOfPart(one)).length >= LEAST_HEADS;

const LEAST_HEADS = 3;

/** "Pick-up #" over or beside "0088-14": the key of a number of the stop, wherever the stop itself is. */
const isOverItsNumber = ({ kind, cell, number }: Label, lines: readonly Line[]): boolean =>
  kind !== 'other' &&
  number === undefined &&
  /(?:#|\b(?:no\.?|number))\W*$/i.test(cell.text) &&
  [cell.line.cells[cell.index + 1], cellBelow(cell, lines)].some(
    (value) => value !== undefined && NUMBER_ALONE.test(value.text),
  );

/** Three figures at least: "1" would be the number of the stop. */
const NUMBER_ALONE = /^(?:[A-Z]{1,5} )?(?=(?:\D*\d){3})[A-Z0-9/-]{3,20}$/i;

/** "Shipper: ACME, 5 Main St, Troy, MI 48083" over "Pickup: 11/26/2026": the day of a stop that has its label and its address. */
function isDayOfStopAbove({ kind, cell, to, number }: Label, lines: readonly Line[]): boolean {
  const rest = cell.text.slice(to);
  if (kind === 'other' || number !== undefined || (findDates(rest)[0]?.from ?? Infinity) > LATEST_DAY)
    return false;
  if (HAS_PLACE.test(rest)) return false;
  let hasPlace = false;
  let above = cellAbove(cell, lines);
  for (let step = 0; above && step < MOST_LINES_OF_STOP; step++) {
    hasPlace ||= HAS_PLACE.test(above.text);
    const label = labelOf(above);
    if (label && !label.weak)
      return hasPlace && label.kind === kind && findDates(above.text.slice(label.to)).length === 0;
    above = cellAbove(above, lines);
  }
  return false;
}

/** Characters between a role and its day. */
const LATEST_DAY = 3;
const MOST_LINES_OF_STOP = 6;
const HAS_PLACE = /\b[A-Z]{2},? (?:\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/;

/** One word or two. */
const WORDS = /^\W*[A-Za-zÀ-ÿ]+(?: [A-Za-zÀ-ÿ]+)?\W*$/;

/** A narrow column breaks a label between its words: "Receiving" over "Facility", "Live" over "Unload". */
function wrappedLabel(cell: Cell, lines: readonly Line[], wrapped: Set<Cell>): Label | undefined {
  if (!WORDS.test(cell.text) || cell.text.length > 20) return undefined;
  const below = cellBelow(cell, lines);
  if (
    !below ||
    below.line.flow - cell.line.flow > 1.7 * cell.size ||
    Math.abs(below.x0 - cell.x0) > cell.size ||
    !WORDS.test(below.text)
  )
    return undefined;
  const whole = labelOf({
    ...cell,
    text: `${cell.text} ${below.text}`,
    words: [...cell.words, ...below.words],
  });
  if (!whole || whole.kind === 'other' || whole.weak || whole.to < cell.text.length + 1 + below.text.length)
    return undefined;
  wrapped.add(below);
  return { ...whole, cell, to: cell.text.length };
}

/** "Delivery | $75.00", "Stop off | 1 | 75.00 | Each | 75.00": a row of the charges. */
const isCharge = (cell: Cell): boolean =>
  isRemarkOnCharge(cell) ||
  ((/^\$ ?[\d,]+(?:\.\d\d)?$/.test(cell.line.cells[cell.index + 1]?.text ?? '') ||
    (PAID_BY_THE_STOP.test(cell.text) &&
      /^[\d,]+\.\d\d$/.test(cell.line.cells[cell.index + 1]?.text ?? '')) ||
    isOnlySums(cell.line.cells.slice(cell.index + 1).filter(({ text }) => !PAID_BY_THE_STOP.test(text)))) &&
    cell.text.length < 30 &&
    // "PICKUP | DELIVERY | $1,715.00": two stops side by side, and a sum in a column of its own.
    (cell.index === 0 || labelOf(cell.line.cells[cell.index - 1]!)?.kind !== 'pickup'));

/** "Extra stop | $50.00 | DEL#2": which stop is paid for, behind the sum. */
const isRemarkOnCharge = ({ line: { cells }, index }: Cell): boolean =>
  index > 1 &&
  (EXTRA.test(cells[0]!.text) || PAID_BY_THE_STOP.test(cells[0]!.text)) &&
  cells.slice(1, index).some(({ text }) => IS_MONEY.test(text)) &&
  !cells.some(({ text }) => HAS_PLACE.test(text) || findDates(text).length > 0);

/** "Flat | Tarp | Stop off | Total" over a row of sums: the head of a charge. */
function isOverSum(cell: Cell, lines: readonly Line[]): boolean {
  const below = cell.line.cells.length > 1 ? cellBelow(cell, lines) : undefined;
  return (
    below !== undefined &&
    below.line.cells.length > 1 &&
    below.line.cells.every(({ text }) => IS_MONEY.test(text)) &&
    Math.abs(below.x0 - cell.x0) < cell.size
  );
}

const IS_MONEY = /^(?:US|CA|C)?\$ ?[\d,]+(?:\.\d\d)?$|^[\d,]+\.\d\d$/;

/** "Extra drop | 75.00": a charge without a mark of money too. */
const PAID_BY_THE_STOP = /^\W*(?:extra|additional|add['’]?l|stop[\s-]?offs?)\b/i;

/** Figures with cents, quantities and units, and nothing else. */
const isOnlySums = (cells: readonly Cell[]): boolean =>
  cells.length > 1 &&
  cells.some(({ text }) => /^(?:US|CA|C)?\$? ?[\d,]+\.\d\d$/.test(text)) &&
  cells.every(({ text }) =>
    /^(?:(?:US|CA|C)?\$? ?[\d,]+(?:\.\d+)?|flat|each|ea|x|(?:per )?(?:mile|stop|load|hour|unit|cwt)s?|usd|cad|\d+ ?[x×@] ?\$?[\d,]+(?:\.\d+)?)$/i.test(
      text,
    ),
  );

function special(
  reading: LabelReading,
  cell: Cell,
  found: readonly Label[],
  unloadsParts: boolean,
): Label | undefined {
  if (reading === 'from-to') return fromOrTo(cell);
  if (reading === 'codes') return stopCode(cell, unloadsParts);
  if (reading === 'spoken') return spokenOf(cell);
  return reading === 'numbers' ? stopNumber(cell, found) : undefined;
}

function spokenOf(cell: Cell): Label | undefined {
  const kind = roleSpokenOf(cell.text);
  return kind && { ...bareLabel(cell, cell.text.length), kind, heading: 'plural' };
}

/** "Stop: ..., partial unload" behind the first stop: it does what it says. */
function stopBetween(cell: Cell, lines: readonly Line[], found: readonly Label[]): Label | undefined {
  const match = STOP_ALONE.exec(folded(cell.text));
  if (!match || !found.some(({ kind }) => kind === 'pickup')) return undefined;
  const below = cellBelow(cell, lines);
  const text = `${cell.text.slice(match[0].length)} ${below && !labelOf(below) ? below.text : ''}`;
  const unloads = /\b(?:unload(?:s|ing)?|off-?load|drops?|deliver(?:y|s)?|discharge)\b/i.test(text);
  const loads = /\b(?:load(?:s|ing)?|pick(?:s|ing)?[ -]?up|collect)\b/i.test(text);
  return unloads === loads
    ? undefined
    : { ...bareLabel(cell, match[0].length), kind: unloads ? 'delivery' : 'pickup' };
}

const STOP_ALONE =
  /^\W{0,2}(?:(?:then|next|second|third|middle|extra|intermediate|mid)[ -]+)?stop(?:[ -]?off)?(?: (?:at|in))?\s?(?::|[-–—] )/i;

/** "P" and "D", each the first of its line, in one column under each other. */
function lettersOfRows(lines: readonly Line[]): Cell[] {
  const letters = lines.flatMap(({ cells }) =>
    cells.length > 1 && /^[PD]$/.test(cells[0]!.text) ? [cells[0]!] : [],
  );
  return letters.filter((cell) =>
    letters.some((other) => other.text !== cell.text && Math.abs(other.x0 - cell.x0) < cell.size),
  );
}

function stopCode(cell: Cell, unloadsParts: boolean): Label | undefined {
  // "Cl" and "SI" on a scan are C1 and S1.
  const text = cell.words.some((word) => word.sure !== undefined)
    ? cell.text.replace(/^(\W*[A-Z]{1,2} ?-?)[lI|]$/, '$11')
    : cell.text;
  const before = cell.line.cells[cell.index - 1];
  const isPart = unloadsParts && PART_UNLOAD.test(text);
  const reason = REASON.exec(isPart ? 'CU' : text);
  const stop = before && /^\W*(?:stop|stp|seq)? ?#?(\d{1,2})\W*$/i.exec(before.text)?.[1];
  if (reason && stop !== undefined)
    return {
      ...bareLabel(cell, cell.text.length),
      kind: reason.groups!.pickup ? 'pickup' : 'delivery',
      number: Number(stop),
    };
  const named = REASON_BEFORE_NAME.exec(text);
  if (named?.groups)
    return {
      ...bareLabel(cell, named[0].length),
      kind: named.groups.pickup ? 'pickup' : 'delivery',
      number: Number(named.groups.number),
    };
  const match =
    /^\W*(?:(?<pickup>P|S|PK|SH|LD)|(?<delivery>D|C|DL|CN|UL)) ?[-#]? ?(?<number>\d{1,2})\W*$/.exec(text);
  if (!match?.groups) return undefined;
  return {
    ...bareLabel(cell, cell.text.length),
    kind: match.groups.pickup ? 'pickup' : 'delivery',
    number: Number(match.groups.number),
  };
}

/** Why a truck stops, as machines tell each other: load, complete and part load; unload, complete and part unload. */
const REASON =
  /^\W*(?:(?<pickup>L\/?D|CL|PL|LL|LLD|PLD|HPL|HLT)|(?<delivery>U\/?L|CU|DU|LU|LUL|DUL|DRL|DLT))\W*$/;
/** "01 LLD MID SOUTH FLOUR": the number of the stop, why the truck stops and where, in columns a space apart. */
const REASON_BEFORE_NAME =
  /^(?<number>\d{1,2}) (?:(?<pickup>L\/?D|CL|PL|LL|LLD|PLD|HPL|HLT)|(?<delivery>U\/?L|CU|DU|LU|LUL|DUL|DRL|DLT))(?: (?=[A-Z])|$)/;

/** A narrow column breaks "Stop 1 of 2 - Origin" before the role. */
const HEAD_ALONE =
  /^\W*(?:stop|stp|arret|parada) ?(?:no\.?|#)? ?\d{1,2}(?: ?(?:of|de|\/) ?\d{1,2})? ?[-–—:]?$/i;

function numbersIn(text: string): Pick<Label, 'number' | 'total'> {
  const [number, total] = [...text.matchAll(/\d{1,2}/g)].map(Number);
  return { number, total };
}

const FROM_TO =
  /^\W{0,2}(?:stop ?#?(?<n1>\d{1,2})(?: of (?<t1>\d{1,2}))? ?[-–:.]* ?\(?|(?<n2>\d{1,2})[.)]? )?(?:(?<from>from|start|depart(?:s|ure|ing)?|leav(?:es?|ing)|de|desde)|(?<to>to|end|finish|arriv(?:es?|al|ing)|a|hasta))\b\)?(?: ?\(?(?:stop ?)?#? ?(?<n3>\d{1,2})\)?)? ?(?:[._]{3,} ?:?|[:–-]|$|(?= [A-Z0-9][^:]{0,60}, .{0,60}\b[A-Z]{2},? \d{5}\b))/i;

/** "Haul from:", "Freight goes to:": whatever is done, and from where or to where. */
const WORDS_FROM_TO = /^\W{0,2}(?:[a-z]+ ){1,3}(?:(?<from>from)|(?<to>to|into)) ?(?::|$)/i;
/** "Questions to:", "Send papers to:", "Received from:": nobody drives there. */
const TO_WHOM =
  /\b(?:not|mail|send|sent|remit|bills?|billed|invoices?|pay|paid|payments?|subject|credit|questions?|papers|paperwork|documents?|pods?|claims?|refer|report|return|attention|attn|sold|order|quote|email|fax|call|charge|charged|received|prepared|presented|addressed|offered|tendered|confirm|reply|respond|cc|date|time|open|due|up|valid|according)\b/i;

function wordsFromTo(text: string): RegExpExecArray | null {
  const match = WORDS_FROM_TO.exec(text);
  return match && !TO_WHOM.test(match[0]) ? match : null;
}

/** "Depart | Arrive" over a leg in each row. */
const HEADS_LEGS = /^\W*(?:depart|leave|arriv)/i;

function fromOrTo(cell: Cell): Label | undefined {
  const match = FROM_TO.exec(folded(cell.text)) ?? wordsFromTo(folded(cell.text));
  if (!match?.groups) return undefined;
  const rest = cell.text.slice(match[0].length);
  // "From: 07/13/2026 08:00" is one end of an appointment.
  if (/^ ?(?:\$|\d(?!\d* [A-Za-z]{2}))/.test(rest) || findDates(rest.slice(0, 24)).length > 0)
    return undefined;
  const number = match.groups.n1 ?? match.groups.n2 ?? match.groups.n3;
  return {
    ...bareLabel(cell, match[0].length),
    kind: match.groups.from ? 'pickup' : 'delivery',
    number: number === undefined ? undefined : Number(number),
    total: match.groups.t1 === undefined ? undefined : Number(match.groups.t1),
    heading: rest !== '' || number !== undefined ? 'none' : HEADS_LEGS.test(match[0]) ? 'plural' : 'single',
  };
}

function stopNumber(cell: Cell, before: readonly Label[]): Label | undefined {
  const match =
    /^\W{0,2}(?:stop|stp|arret|parada|location|leg) ?(?:no\.?|number|#)? ?[:#]? ?(\d{1,2})(?: ?(?:of|\/|de) ?(\d{1,2}))? ?(?:[-–—:.] ?|$)/i.exec(
      folded(cell.text),
    );
  if (!match) return undefined;
  const first = !before.some((label) => label.kind !== 'other' && label.number !== undefined);
  return {
    ...bareLabel(cell, match[0].length),
    kind: first ? 'pickup' : 'delivery',
    number: Number(match[1]),
    total: match[2] === undefined ? undefined : Number(match[2]),
  };
}
