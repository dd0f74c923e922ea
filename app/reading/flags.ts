import { placeKey } from '../engine/places/place-key';
import { townCase } from '../engine/places/town-case';
import { parsePostalCode } from '../engine/places/postal-code';
import { rowNumber, type Assigned, type Assignment } from './assign';
import type { Block } from './blocks';
import type { Cell, Line } from './cells';
import { findDates, isoOf } from './dates';
import type { Dated } from './stop-dates';
import type { PlaceLookup } from './gazetteer';
import { flagOf, type Doubt, type DoubtFacts } from './flag-messages';
import { editDistance } from '../engine/places/typing-errors';
import { isScanned } from './state-and-code';
import { aboutLostLines } from './lost-lines';
import { labelOf, type Label } from './labels';
import { cellAbove, cellBelow, cellBelowInTable } from './neighbors';
import type { DocumentPage } from './page-items';
import { weekdayAgrees, type OrderedStop, type ReviewFlag } from './reading';

export interface FlagInput {
  ordered: readonly OrderedStop[];
  assignment: Assignment;
  pages: readonly DocumentPage[];
  places: PlaceLookup;
  lines: readonly Line[];
  dated: readonly Dated[];
  /** Year-month-day near which dates without a year were taken to be. */
  near: string;
}

/** Beyond this the code and the town name different places. */
const FAR_MILES = 45;
const UNSURE = 0.6;
/** A wrong digit looks as good as a right one: a code or a date is doubted sooner than a name. */
const UNSURE_DIGITS = 0.9;
const LONGEST_TRIP_DAYS = 21;
/** A date without a year this far from the others of the document may be of another year. */
const SURE_OF_YEAR_DAYS = 60;

export function flagsOf(input: FlagInput): ReviewFlag[] {
  const flags: ReviewFlag[] = [];
  const add: Add = (doubt, stop, ...facts) => flags.push(flagOf(doubt, stop, ...facts));
  const { ordered } = input;
  if (ordered.length === 0) {
    add('no-stops', undefined);
    return flags;
  }
  if (!ordered.some((one) => one.stop.role === 'pickup')) add('no-pickup', undefined);
  if (!ordered.some((one) => one.stop.role === 'delivery')) add('no-delivery', undefined);
  if (
    flags.length === 0 &&
    (ordered[0]?.stop.role !== 'pickup' || ordered.at(-1)?.stop.role !== 'delivery')
  ) {
    add('first-last', undefined);
  }
  aboutDates(input, add);
  aboutNumbers(input, add);
  aboutLostLines(input, add);
  ordered.forEach((one, index) => {
    if (isOfParty(one.assigned, input)) add('party-address', index, index + 1, townOf(one));
  });
  ordered.forEach((one, index) => aboutPlace(one, index, input.places, add));
  const isScan = input.pages.some((page) => page.source !== 'text');
  if (ordered.some((one) => one.stop.zip !== '')) {
    ordered.forEach((one, index) => {
      const scanned = isScanned(one.assigned.block.address.cell);
      if (scanned && /^[A-Z]\d[A-Z]$/.test(one.stop.zip))
        add('zip-cut', index, index + 1, townOf(one), one.stop.zip);
      if (scanned && one.stop.zip === '') add('zip-lost', index, index + 1, townOf(one));
    });
  } else if (
    isScan &&
    input.lines.some((line) => line.cells.some((cell) => /\b(?:zip|postal)\b/i.test(cell.text)))
  ) {
    add('zips-lost', undefined);
  }
  ordered.forEach((one, index) => {
    if (one.stop.emptyTrailer && !isDatedEnd(ordered, index)) add('empty-trailer', index, index + 1);
    const next = ordered[index + 1];
    if (
      next &&
      next.stop.city === one.stop.city &&
      next.stop.state === one.stop.state &&
      next.stop.role === one.stop.role &&
      next.stop.street === one.stop.street &&
      next.stop.name === one.stop.name
    ) {
      add('same-stop', index + 1, index + 1);
    }
  });
  return flags;
}

/** "Return empty to: ... 12/04/2026" behind the delivery, printed in that order: an empty trailer with a day of its own is driven there. */
function isDatedEnd(ordered: readonly OrderedStop[], index: number): boolean {
  const one = ordered[index]!;
  const before = ordered[index - 1];
  return (
    before !== undefined &&
    index === ordered.length - 1 &&
    before.stop.role === 'delivery' &&
    one.date !== undefined &&
    one.date.cell !== before.date?.cell &&
    (one.assigned.label.cell.flow > before.assigned.label.cell.flow ||
      (one.assigned.label.cell.line === before.assigned.label.cell.line &&
        one.assigned.label.cell.x0 > before.assigned.label.cell.x0))
  );
}

/** @param stop from 0; undefined where the doubt is about the whole document. @param facts what its message tells */
export type Add = <One extends Doubt>(
  doubt: One,
  stop: number | undefined,
  ...facts: DoubtFacts<One>
) => void;

const townOf = ({ stop }: OrderedStop): string => `${townCase(stop.city)}, ${stop.state}`;

function aboutDates({ ordered, near, pages }: FlagInput, add: Add): void {
  // A scan is made when it is made: only a file that was printed for the load tells when that was.
  const madeOn = pages.every(({ source }) => source === 'text') ? pages[0]?.madeOn : undefined;
  let last: string | undefined;
  ordered.forEach((one, index) => {
    const { date } = one.stop;
    if (date === undefined) add('no-date', index, index + 1, townOf(one));
    else {
      if (last !== undefined && date < last) add('date-order', index, index + 1);
      if (last !== undefined && days(last, date) > LONGEST_TRIP_DAYS)
        add('date-gap', index, index + 1, LONGEST_TRIP_DAYS);
      last = date;
    }
    if (
      date !== undefined &&
      one.date?.date.year === undefined &&
      one.date?.date.weekday === undefined &&
      Math.abs(days(near, date)) > SURE_OF_YEAR_DAYS &&
      !(madeOn !== undefined && isConfirmedOn(madeOn, date))
    ) {
      add('year', index, index + 1, date.slice(0, 4));
    }
    if (!weekdayAgrees(one)) add('weekday', index, index + 1);
  });
}

/** A load is confirmed shortly before it is hauled, or while it is. */
const isConfirmedOn = (madeOn: string, date: string): boolean =>
  days(madeOn, date) >= -MOST_DAYS_BEHIND && days(madeOn, date) <= MOST_DAYS_AHEAD;

const MOST_DAYS_BEHIND = 7;
const MOST_DAYS_AHEAD = 31;

const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** "Load # 61" numbers the paper, not a stop. */
const IS_LOAD_NUMBER = /^\W*loads?\s*(?:#|no\b|num)/i;

/** "Stop 1 of 4", "Stops: 4", "# of stops 4", but not "Stops: 4 - Pickup", which numbers one. */
const STOP_COUNT =
  /(?:\bstops?\s*(?:\d+\s*of|count\s*:)|\bstops\s*:|(?:\bnumber|\bno\.?|#)\s+of\s+stops|\btotal\s+stops)\s*(\d{1,2})\b(?!\s*[-–:.]?\s*(?:pick|pu|drop|so|del|ship|rec|cons))/gi;

const STOP_NUMBER = /^\W{0,2}stop\s?(?:#|no\.?)?\s?(\d{1,2})(?![\d/.,:-]|\s?(?:of\b|stops?\b|@|x\b|\$))/i;

function aboutNumbers(input: FlagInput, add: Add): void {
  const { ordered, assignment, lines, dated } = input;
  // "Pickup 1 of 2" may count all stops or those of its kind.
  const ofRole = (one: OrderedStop) => ordered.filter((other) => other.stop.role === one.stop.role).length;
  const totals = new Set(
    ordered
      .filter((one) => one.assigned.label.total !== ofRole(one))
      .map((one) => one.assigned.label.total)
      .filter((total) => total !== undefined),
  );
  for (const { text } of lines.flatMap((line) => line.cells))
    for (const [, count] of text.matchAll(STOP_COUNT)) totals.add(Number(count));
  // "STOP 1 PICKUP", "STOP 2 DELIVERY", "STOP 3" and a word that is not known: they are numbered, whatever they are called.
  const headed = new Set(
    lines.flatMap(({ cells }) => cells.map(({ text }) => Number(STOP_NUMBER.exec(text)?.[1] ?? 0))),
  );
  const most = Math.max(...headed);
  const isWhole = Array.from({ length: most }, (_, at) => at + 1).every((number) => headed.has(number));
  if (isWhole && most > ordered.length) totals.add(most);
  for (const total of totals) {
    if (total !== ordered.length && total > 1) add('stop-count', undefined, total, ordered.length);
  }
  const rows = ordered.map(({ assigned }) => rowNumber(assigned) ?? 0);
  const isSeries = rows[0] === 1 && rows.every((row, index) => index === 0 || row > rows[index - 1]!);
  // "1 | Load | ..." over "3 | Unload | ...": a row between them was not read.
  const areRows = isSeries && rows.at(-1)! <= ordered.length + MOST_ROWS_LOST;
  const numberOf = ({ assigned }: OrderedStop) =>
    assigned.label.number ?? (areRows ? rowNumber(assigned) : undefined);
  const numbers = ordered.map(numberOf).filter((number) => number !== undefined);
  const mixed = (['pickup', 'delivery'] as const).some((role) => {
    const own = ordered.filter((one) => one.stop.role === role);
    return (
      own.some((one) => one.assigned.label.number === 1) &&
      own.some((one) => one.assigned.label.number === undefined && isScanned(one.assigned.block.address.cell))
    );
  });
  if (mixed) add('numbering-mixed', undefined);
  if (numbers.length === ordered.length && totals.size === 0) {
    const highest = Math.max(...numbers);
    const perRole = (['pickup', 'delivery'] as const).every((role) => {
      const own = ordered.filter((one) => one.stop.role === role).map(numberOf);
      return new Set(own).size === own.length && own.every((number) => (number ?? 0) <= own.length);
    });
    const series = new Set(numbers).size === numbers.length && highest <= ordered.length;
    if (!perRole && !series) add('numbering', undefined);
  }
  const first = Math.min(...ordered.map((one) => one.zone.top));
  const last = Math.max(...ordered.map((one) => one.assigned.block.bottom));
  const again = stopsAgain(ordered, assignment);
  const asked = new Set<Block>();
  for (const block of assignment.unnamed) {
    if (block.address.zip === '' || isElsewhereToo(block, assignment) || again.has(block)) continue;
    if (isStopInFull(block, ordered)) continue;
    const among = block.address.cell.flow > first && block.top < last + block.address.cell.size * 12;
    // On a scan the label of the last stop may be what was lost: it is where the others do.
    const likeStop =
      isScanned(block.address.cell) &&
      block.top > last &&
      !isInRunningText(block) &&
      !isUnderFarewell(block, lines, last) &&
      ordered.some((one) => Math.abs(one.assigned.block.address.x0 - block.address.x0) < 5);
    if ((among && !isSender(block, input) && !isInClause(block, lines)) || likeStop) {
      asked.add(block);
      add('unassigned-address', undefined, `${townCase(block.address.city)}, ${block.address.state}`);
    }
  }
  const free = dated.filter(({ cell }) => !ordered.some((one) => one.date?.cell === cell));
  for (const block of assignment.unnamed)
    if (
      (block.top < first && isLikeStop(block, ordered, dated)) ||
      (!asked.has(block) &&
        !again.has(block) &&
        !isStopInFull(block, ordered) &&
        (isDatedLikeStop(block, input) || isDayNextTo(block, input)))
    )
      add('unassigned-address', undefined, `${townCase(block.address.city)}, ${block.address.state}`);
  for (const block of assignment.others) {
    const { address } = block;
    const among = address.cell.flow > first && block.top < last + address.cell.size * 12;
    if (
      address.zip !== '' &&
      ((among && free.some((one) => isAppointmentOf(one, block, ordered, input.near))) ||
        isDayNextTo(block, input))
    )
      add('unassigned-address', undefined, `${townCase(address.city)}, ${address.state}`);
  }
  const numbered = assignment.idle.filter(
    (label) =>
      !IS_LOAD_NUMBER.test(label.cell.text) &&
      (label.number !== undefined || label.to >= label.cell.text.trim().length - 1),
  );
  for (const label of numbered) {
    if (ENDS_SENTENCE.test(label.cell.text) || isKeyOfNumber(label, lines)) continue;
    if (isInRowOfStop(label, ordered) || isBrokenHead(label, lines) || isKindOfThing(label, lines)) continue;
    if (isAnswer(label) || isMannerOf(label, lines) || isHeadOfNumbers(label, lines)) continue;
    if (isDayOfStop(label, ordered, dated) || isOverDayOfStop(label, ordered, lines)) continue;
    if (isHeadOfSummary(label, input) || isKeyOfDay(label, ordered)) continue;
    if (isKindOfLoading(label, ordered, lines) || isHeadOfPart(label, ordered) || isKeyOfFreight(label))
      continue;
    if (
      COUNTS_LOADS.test(label.cell.text) ||
      isBeginningOfLabel(label, ordered) ||
      isHeadOfFreight(label, lines)
    )
      continue;
    if (SAYS_NO_PLACE.test(label.cell.text) && !isOverStop(label, lines)) continue;
    const headed = ordered.some(
      (one) =>
        isInColumn(label.cell, one) &&
        (Math.abs(one.assigned.label.cell.flow - label.cell.flow) < label.cell.size * 3 ||
          (label.cell.flow > one.zone.top &&
            label.cell.flow < one.assigned.block.bottom + label.cell.size * 3 &&
            one.stop.role === label.kind)),
    );
    if ((!headed || isOfColumnOf(label, ordered)) && !isLeftEmpty(label, lines))
      add('unassigned-label', undefined, label.cell.text.slice(0, 40));
  }
}

const MOST_ROWS_LOST = 2;

/** The whole trip once more, for the driver: the address of every stop in their order, under all of them. Part of it may be a way back. */
function stopsAgain(ordered: readonly OrderedStop[], { unnamed }: Assignment): ReadonlySet<Block> {
  const last = Math.max(...ordered.map(({ assigned }) => assigned.block.bottom));
  const same = unnamed.filter(
    ({ address, street, top }) =>
      top > last && ordered.some(({ stop }) => stop.zip === address.zip && isSameStreet(stop.street, street)),
  );
  const isWhole =
    same.length === ordered.length &&
    same.every(
      ({ address, street }, index) =>
        ordered[index]!.stop.zip === address.zip && isSameStreet(ordered[index]!.stop.street, street),
    );
  return new Set(isWhole ? same : []);
}

/** "1 | Greenfield, IN 46140 | 12/01 02:30" over "9590 W 400 N, Greenfield, IN 46140": the town of a stop, and its whole address right under it. */
const isStopInFull = (block: Block, ordered: readonly OrderedStop[]): boolean =>
  ordered.some(({ assigned: { block: own } }) => {
    const [upper, lower] = own.address.cell.flow < block.address.cell.flow ? [own, block] : [block, own];
    const below = lower.address.cell.flow - upper.address.cell.flow;
    return (
      own.address.zip === block.address.zip &&
      placeKey(own.address.city) === placeKey(block.address.city) &&
      upper.address.from === 0 &&
      lower.address.from > 0 &&
      below > 0 &&
      below < lower.address.cell.size * LINES_TO_WHOLE_ADDRESS
    );
  });

const LINES_TO_WHOLE_ADDRESS = 2;

const isSameStreet = (one: string, other: string): boolean =>
  one !== '' && placeKey(other).includes(placeKey(one));

/** "Load 3 of 9", "1 load", "Load information": the load, not where it is. */
const COUNTS_LOADS =
  /^\W*(?:load (?:no\.? )?\d{1,3} (?:of|\/) ?\d{1,3}|\d{1,2} loads?|load (?:info(?:rmation)?|details?))\W*$/i;

/** "Ship plant | Front Range Brewing" ahead of the stop under "Ship plant address": the name of what that stop is. */
const isBeginningOfLabel = ({ cell, kind }: Label, ordered: readonly OrderedStop[]): boolean =>
  cell.line.cells[cell.index + 1] !== undefined &&
  labelOf(cell.line.cells[cell.index + 1]!) === undefined &&
  ordered.some(
    ({ stop, assigned: { label } }) =>
      stop.role === kind &&
      label.cell !== cell &&
      label.cell.flow > cell.flow &&
      wordsOf(label.cell).startsWith(`${wordsOf(cell)} `),
  );

/** "Pickup company" beside "Pickup address", which heads the stop: two parts of it. */
const isHeadOfPart = ({ cell, kind, number }: Label, ordered: readonly OrderedStop[]): boolean =>
  number === undefined &&
  ordered.some(
    ({ stop, assigned: { label } }) =>
      stop.role === kind &&
      label.cell !== cell &&
      label.cell.line === cell.line &&
      [cell, label.cell].every(({ text }) => ENDS_IN_PART.test(text)) &&
      wordsOf(label.cell) !== wordsOf(cell),
  );

const ENDS_IN_PART = /\b(?:company|name|address|street|city|state|zip|facility|location)\W*$/i;

/** "Pro | Pieces | Weight | Consignee city": a column of what is carried. */
function isHeadOfFreight({ cell }: Label, lines: readonly Line[]): boolean {
  const below = underHeading(cell, lines);
  return (
    below !== undefined &&
    cell.line.cells.filter(({ text }) => OF_FREIGHT.test(text)).length >= LEAST_OF_FREIGHT &&
    !below.line.cells.some(({ text }) => /\b[A-Z]{2},? (?:\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/.test(text))
  );
}

const OF_FREIGHT =
  /^\W*(?:pieces|pcs|pkgs?|qty|quantity|weight|lbs|pounds|kgs?|class|nmfc|cartons?|cases|pallets?|skids?|items?|product|description|commodity|sku|lot)\b/i;
const LEAST_OF_FREIGHT = 2;

/** Over the first stop, at the edge of the stops, with a day and its hour right under it: a stop whose role has no known word. */
const isLikeStop = (
  { address, bottom }: Block,
  ordered: readonly OrderedStop[],
  dated: readonly Dated[],
): boolean =>
  address.zip !== '' &&
  ordered.some(({ assigned }) => Math.abs(assigned.block.address.x0 - address.x0) < 2) &&
  dated.some(
    ({ cell, time }) =>
      time !== undefined &&
      // A sentence below gives a stop with its own day.
      !ordered.some((one) => one.date?.cell === cell && one.assigned.block.address.cell === cell) &&
      Math.abs(cell.x0 - address.x0) < 2 &&
      cell.flow > bottom &&
      cell.flow < bottom + cell.size * LINES_TO_DAY,
  );

/** At the edge of the stops or in their rows, with a day of the trip in its rows that is nobody's: its role was not known. */
function isDatedLikeStop(block: Block, { ordered, dated, near, lines }: FlagInput): boolean {
  const { address } = block;
  const days = ordered.flatMap(({ stop }) => (stop.date === undefined ? [] : [stop.date])).sort();
  const isAligned = ordered.some(
    ({ assigned: { block: stop } }) =>
      Math.abs(stop.address.x0 - address.x0) < 3 ||
      Math.abs(stop.address.cell.x0 - address.cell.x0) < 3 ||
      Math.abs(stop.address.cell.flow - address.cell.flow) < 2,
  );
  return (
    address.zip !== '' &&
    isAligned &&
    !isScanned(address.cell) &&
    !isInClause(block, lines) &&
    !ARRANGES.test([...block.cells, address.cell].map(({ text }) => text).join(' ')) &&
    // A line that gives a day too is no letterhead.
    (dated.some(({ cell }) => cell === address.cell) || !isOfTitle(block, lines)) &&
    dated.some(({ cell, date }) => {
      const day = isoOf(date, near);
      return (
        !ordered.some((one) => one.date?.cell === cell && one.assigned.block.address.cell !== cell) &&
        (cell === address.cell || cell.line === address.cell.line || isRightUnder(cell, block)) &&
        days[0] !== undefined &&
        days.at(-1) !== undefined &&
        day >= days[0] &&
        Date.parse(day) - Date.parse(days.at(-1)!) <= MOST_DAYS_AROUND * 86_400_000 &&
        DAY_OF_PAPER.exec(cell.text) === null
      );
    })
  );
}

/**
 * A day of the trip exactly where the stops have theirs, or right under the address in its column while the stop that has it is in
 * another one: whatever the words around it are, a truck is expected there.
 */
function isDayNextTo(block: Block, { ordered, dated, near, lines }: FlagInput): boolean {
  const { address } = block;
  const said = [...block.cells, address.cell].map(({ text }) => text).join(' ');
  if (address.zip === '' || isScanned(address.cell) || isInClause(block, lines)) return false;
  const days = ordered.flatMap(({ stop }) => (stop.date === undefined ? [] : [stop.date])).sort();
  const isOfTrip = ({ date, cell }: Dated) => {
    const day = isoOf(date, near);
    return (
      day >= days[0]! &&
      Date.parse(day) - Date.parse(days.at(-1)!) <= MOST_DAYS_AROUND * 86_400_000 &&
      !DAY_OF_PAPER.test(cell.text) &&
      !isPageCount(cell, lines)
    );
  };
  const placesOfDays = ordered.flatMap(({ date, assigned }) =>
    date && date.cell.page === assigned.block.address.cell.page
      ? [placeBeside(date.cell, assigned.block.address.cell)]
      : [],
  );
  const hasDaysInLine = ordered.every(({ date, assigned }) => date?.cell === assigned.block.address.cell);
  return dated.some((one) => {
    if (days.length === 0 || one.cell.page !== address.cell.page || !isOfTrip(one)) return false;
    const owner = ordered.find(({ date }) => date?.cell === one.cell);
    const { right, down } = placeBeside(one.cell, address.cell);
    if (owner)
      return (
        Math.abs(right) < 3 &&
        one.cell.flow > block.bottom &&
        one.cell.flow < block.bottom + one.cell.size * LINES_RIGHT_UNDER &&
        (owner.assigned.block.x0 > one.cell.x1 || owner.assigned.block.x1 < one.cell.x0)
      );
    if (ARRANGES.test(said)) return false;
    if (one.cell === address.cell) return hasDaysInLine;
    return placesOfDays.some(
      (place) => Math.abs(place.right - right) < 3 && Math.abs(place.down - down) < address.cell.size / 2,
    );
  });
}

const placeBeside = (cell: Cell, other: Cell): { right: number; down: number } => ({
  right: cell.x0 - other.x0,
  down: cell.flow - other.flow,
});
const LINES_RIGHT_UNDER = 1.8;

const isRightUnder = (cell: Cell, { address, bottom }: Block): boolean =>
  Math.abs(cell.x0 - address.x0) < 3 && cell.flow > bottom && cell.flow < bottom + cell.size * LINES_TO_DAY;

const MOST_DAYS_AROUND = 3;
const LINES_TO_DAY = 3;

/** The end of a letter. */
const FAREWELL =
  /^\W*(?:thanks?(?: you)?(?: so much| again)?|(?:best |kind |warm )?regards|sincerely|yours (?:truly|sincerely|faithfully)|respectfully|cheers)\W*$/i;
/** What ends the stops of a paper: the pay, the end of a letter, or a rule under it. */
const CLOSES = new RegExp(
  `${
    /^(?=.*\b(?:rates?|pays?|paid|payment|total|line\s?-?haul|amount|price|all[\s-]in|compensation|we will pay|money|to the (?:truck|carrier|driver))\b).*(?:\$ ?\d|\b\d[\d,]*\.\d\d\b)/
      .source
  }|${FAREWELL.source}|^\\W*-{2,}\\W*$`,
  'i',
);
/** Who arranges freight for others. */
const ARRANGES =
  /\b(?:freight|logistics?|[34]pl|supply[\s-]chain|drayage|intermodal|consolidat(?:ors?|ion)|broker(?:s|age)?|transport(?:ation|s)?|trucking|carriers?|dispatch|forwarding|forwarders?|haul(?:age|ing)|shipping|exchange)\b/i;

/**
 * The letterhead at the foot of a paper, or the signature of a letter: under all stops and under the pay or the greeting, with the
 * name of a company that arranges freight, and no day that is nobody's near it.
 */
function isSender(block: Block, input: FlagInput): boolean {
  const { ordered, lines, dated } = input;
  const { address } = block;
  const last = Math.max(...ordered.map((one) => one.assigned.block.bottom));
  if (isScanned(address.cell)) return false;
  if (block.top <= last) return isBeside(block, input);
  if (new Set(ordered.map((one) => one.stop.role)).size < 2) return false;
  const between = lines.filter((line) => line.flow > last && line.flow < address.cell.flow);
  const closes = between.some((line) => CLOSES.test(line.cells.map(({ text }) => text).join(' ')));
  const over = between.at(-1);
  const near = over && block.top - over.flow < address.cell.size * 1.8 ? over.cells : [];
  const said = [...near, ...block.cells, address.cell].map(({ text }) => text).join(' ');
  const isCompany = ARRANGES.test(said) || isOfTitle(block, lines);
  const under = lines.find((line) => line.flow > address.cell.flow);
  const isLicensed = [...near, ...(under?.cells ?? [])].some(({ text }) => LICENSE.test(text));
  const isFooter = lines.at(-1) === address.cell.line;
  const days = ordered.flatMap(({ stop }) => (stop.date === undefined ? [] : [stop.date])).sort();
  const isFree = !dated.some(
    ({ cell, date }) =>
      !ordered.some((one) => one.date?.cell === cell) &&
      // What lies before the whole trip is the day of the paper.
      !(days.length === ordered.length && isoOf(date, input.near) < days[0]!) &&
      !isPageCount(cell, lines) &&
      !DAY_OF_PAPER.test(cell.text) &&
      cell.flow > block.top - address.cell.size * 2 &&
      cell.flow < block.bottom + address.cell.size * 10,
  );
  // "Gulf Exchange Freight, 18 Royal St, Mobile, AL 36602": name and address in one line, as no stop of the paper has them.
  const isLine =
    (ARRANGES.test(address.cell.text.slice(0, address.from)) || isOfTitle(block, lines)) &&
    !ordered.some(({ assigned: { block: stop } }) => stop.address.from > 0);
  return isFree && isCompany && (closes || isFooter || isLicensed || isLine);
}

/** "By accepting, carrier agrees to Pinnacle Ridge, 1801 California St, Denver, CO 80202 terms": words as no line of an address has them. */
const isInRunningText = ({ address: { cell, from } }: Block): boolean =>
  (cell.text.slice(0, from).match(/(?<![A-Za-z])[a-z]{2,}(?![A-Za-z])/g) ?? []).length >= WORDS_OF_SENTENCE;
const WORDS_OF_SENTENCE = 4;

/** Under "Thanks," and a name is who wrote the letter. */
const isUnderFarewell = ({ address: { cell } }: Block, lines: readonly Line[], last: number): boolean =>
  lines.some(
    ({ flow, cells }) =>
      flow > last && flow < cell.flow && cells.length === 1 && FAREWELL.test(cells[0]!.text),
  );
/** "Mail bills to Tallgrass, PO" over "Box 12, Topeka, KS 66601. Claims are sent": a sentence of the terms says who is there. */
function isInClause({ address: { cell, from, to } }: Block, lines: readonly Line[]): boolean {
  const before = [cell.text.slice(0, from)];
  let above = cellAbove(cell, lines);
  for (let step = 0; above && step < LINES_OF_CLAUSE && Math.abs(above.x0 - cell.x0) < 2; step++) {
    before.unshift(above.text);
    above = cellAbove(above, lines);
  }
  const isProse = /^\W{0,2}\s\(?[A-Za-z]|^\.$/.test(cell.text.slice(to));
  return (
    isProse &&
    MAILED_TO.test(
      before
        .join(' ')
        .split(/(?<!\b[A-Z]\.?\s?[A-Z]?)[.;]\s+(?=[A-Z])/)
        .at(-1)!,
    )
  );
}

const LINES_OF_CLAUSE = 2;
const MAILED_TO =
  /^\W*(?:please )?(?:bill|invoice|remit) to\b|\b(?:mail|send|remit|submit|forward|address)\b(?:[^.]|\.(?=\d)){0,40}\b(?:bills?|invoices?|papers?|paperwork|claims?|notices?|payments?|documents?|originals?|receipts?|pods?)\b(?:[^.]|\.(?=\d)){0,30}\b(?:to|at)\b|\b(?:bills?|invoices?|paperwork|claims?|notices?|payments?|documents?|originals?|receipts?|pods?)\b(?:[^.]|\.(?=\d)){0,30}\b(?:mailed|sent|remitted|submitted|forwarded|addressed|filed|made|served|directed)\b(?:[^.]|\.(?=\d)){0,40}\b(?:to|at|with)\b|\b(?:courts? of|jurisdiction of|venue|arbitrat\w+|governed)\b/i;

/** "Gulfway Bulk, 700 Port St" under "Gulfway Bulk Dispatch": whose paper it is by its first lines. */
const isOfTitle = ({ name }: Block, lines: readonly Line[]): boolean =>
  name.includes(' ') &&
  lines
    .slice(0, LINES_OF_TITLE)
    .some((line) => line.cells.some(({ text }) => placeKey(text).startsWith(placeKey(name))));

const LINES_OF_TITLE = 3;

/**
 * No truck goes to a post office box, and the company that heads the paper is where the load is arranged: such an address was read for a
 * stop whose own could not be.
 */
function isOfParty({ block, label }: Assigned, { lines, ordered }: FlagInput): boolean {
  const said = [...block.cells.map(({ text }) => text), block.name, block.street];
  const isOwn = ({ cells }: Line) =>
    cells.some((cell) => cell === block.address.cell || block.cells.includes(cell));
  // What is under the role of a stop heads no paper.
  const first = Math.min(...ordered.map(({ assigned }) => assigned.label.cell.flow));
  const heads = lines.filter((line) => line.flow < first && (ARRANGES.test(block.name) || !isOwn(line)));
  // What is paid, or a greeting, ends the stops: an address behind it is that of who wrote it.
  const isClosed = lines.some(
    (line) =>
      line.flow > label.cell.flow &&
      line.flow < block.address.cell.flow &&
      line.cells.some(
        ({ text, x0, x1 }) => x0 < block.x1 && x1 > block.x0 && /[a-z]/i.test(text) && CLOSES.test(text),
      ),
  );
  return isClosed || said.some((text) => OF_PARTY.test(text)) || isOfTitle(block, heads);
}

const OF_PARTY = /\bP\.?\s?O\.?(?:\s?Box\b|$)|^\W*(?:bill|invoice|remit|mail)(?: \w+)? to\b/i;

/** "Printed 11/27/2026": a day of the paper, on which no truck is expected. */
const DAY_OF_PAPER = /\b(?:printed|issued|sent|created|generated|booked|dated|signed|wrote)\b/i;

/** A company that arranges freight in a column beside all stops, without any day in it. */
function isBeside(block: Block, { ordered, dated }: FlagInput): boolean {
  const lefts = ordered.map(({ assigned }) => Math.min(assigned.block.x0, assigned.label.cell.x0));
  const rights = ordered.map(({ assigned }) => Math.max(assigned.block.x1, assigned.label.cell.x1));
  const isApart = block.x1 < Math.min(...lefts) - 6 || block.x0 > Math.max(...rights) + 6;
  const hasDay = dated.some(
    ({ cell }) => cell.x0 < block.x1 && cell.x1 > block.x0 && !ordered.some((one) => one.date?.cell === cell),
  );
  return isApart && !hasDay && block.cells.some(({ text }) => ARRANGES.test(text));
}

/** "Pick Up Appointment:" over "Scheduled for 11/26/2026 10:30": it names the day of a stop, not another one. */
function isOverDayOfStop(
  { cell, kind }: Label,
  ordered: readonly OrderedStop[],
  lines: readonly Line[],
): boolean {
  const below = ENDS_IN_DAY.test(cell.text) ? cellBelow(cell, lines) : undefined;
  return below !== undefined && ordered.some(({ stop, date }) => stop.role === kind && date?.cell === below);
}

/** "Origin | Destination | Pickup | Delivery | Miles" over a row with the towns and the days of the stops: the load in short. */
function isHeadOfSummary({ cell, kind }: Label, { ordered, dated, lines, near }: FlagInput): boolean {
  const heads = cell.line.cells.map((one) => labelOf(one)?.kind);
  const below = cellBelowInTable(cell, lines);
  if (!below || heads.length < LEAST_COLUMNS || !heads.includes('pickup') || !heads.includes('delivery'))
    return false;
  const day = dated.find((one) => one.cell === below)?.date;
  return ordered.some(
    ({ stop }) =>
      stop.role === kind &&
      (placeKey(below.text) === placeKey(`${stop.city}, ${stop.state}`) ||
        (day !== undefined && stop.date !== undefined && isoOf(day, near) === stop.date)),
  );
}

const ENDS_IN_DAY = /\b(?:appointment|appt|date|day|time|window)\W*$/i;

/** The number under which a broker or a carrier is licensed. */
const LICENSE = /\b(?:mc|dot|usdot|nir)\s*(?:#|no\.?|number)?\s*[:#-]?\s*\w?-?\d{5,8}\b/i;

/** "1/2" in the last line of a page. */
const isPageCount = (cell: Cell, lines: readonly Line[]): boolean =>
  /^\d{1,2}\/\d{1,2}$/.test(cell.text) && lines[lines.indexOf(cell.line) + 1]?.page !== cell.page;

/** "Preloaded" and "Drop" behind the place of a stop of that kind, in its row: how it is done there. */
const isInRowOfStop = ({ cell, kind }: Label, ordered: readonly OrderedStop[]): boolean =>
  cell.line.cells.length >= LEAST_COLUMNS &&
  ordered.some(
    ({ stop, zone, assigned: { block } }) =>
      stop.role === kind &&
      cell.x0 > block.address.x1 &&
      cell.flow >= zone.top - cell.size &&
      cell.flow <= block.bottom + cell.size,
  );

/** "Delivery appointment | 11/26/2026 06:00 | 11/27/2026 07:00" among the changes to a load: the last of the days is that of such a stop. */
function isDayOfStop(
  { cell, kind }: Label,
  ordered: readonly OrderedStop[],
  dated: readonly Dated[],
): boolean {
  const [first, ...values] = cell.line.cells;
  const last = dated.findLast((one) => one.cell === values.at(-1));
  return (
    first === cell &&
    ENDS_IN_DAY.test(cell.text) &&
    values.every((value) => dated.some((one) => one.cell === value)) &&
    last !== undefined &&
    ordered.some(
      ({ stop }) =>
        stop.role === kind && stop.date !== undefined && isoOf(last.date, stop.date) === stop.date,
    )
  );
}

/** "Deliver | 12/02/2026 0600" under the address of a delivery, at its edge: the key of its day. */
const isKeyOfDay = ({ cell, kind, number }: Label, ordered: readonly OrderedStop[]): boolean =>
  ordered.some(
    ({ stop, date, assigned: { block, label } }) =>
      stop.role === kind &&
      date !== undefined &&
      date.cell === cell.line.cells[cell.index + 1] &&
      (number === undefined || number === label.number) &&
      ((number === undefined && Math.abs(cell.x0 - block.x0) < 4 && cell.flow > block.bottom) ||
        isRowOfDay(cell)),
  ) && ordered.filter(({ date }) => date?.cell === cell.line.cells[cell.index + 1]).length === 1;

/** "Delivery | 12/02/2026 | 06:00 | R-0098" in a schedule that is kept apart from the stops: nobody's name and no place is in the row. */
const isRowOfDay = ({ index, line }: Cell): boolean =>
  line.cells.slice(0, index).every(({ text }) => /^\W*(?:stop\W*)?\d{0,2}\W*$/i.test(text)) &&
  line.cells.slice(index + 2).every(({ text }) => !IN_WORDS.test(text));
const IN_WORDS = /[A-Za-z]{3}.*\s[A-Za-z]{3}|\b[A-Z]{2},? \d{5}\b/;

/** "Load type" over or before "Live load", in the rows of a stop of that kind: how it is done there. */
const isKindOfLoading = (
  { cell, kind }: Label,
  ordered: readonly OrderedStop[],
  lines: readonly Line[],
): boolean =>
  [cellAbove(cell, lines), cell.line.cells[cell.index - 1]].some(
    (key) => key !== undefined && KIND_OF_LOADING.test(key.text),
  ) &&
  ordered.some(
    ({ stop, zone, assigned: { block } }) =>
      stop.role === kind && cell.flow >= zone.top - cell.size && cell.flow <= block.bottom + cell.size,
  );

const KIND_OF_LOADING =
  /^\W*(?:(?:un)?load(?:ing)?|service|handling|trailer|appointment) (?:type|method|mode|kind)\W*$/i;

/** "Load" over "Requirements": a narrow column breaks a heading that names no stop. */
function isBrokenHead({ cell }: Label, lines: readonly Line[]): boolean {
  if (cell.line.cells.length < LEAST_COLUMNS) return false;
  const below = cellBelow(cell, lines);
  if (!below || below.flow - cell.flow > 1.7 * cell.size || /\d/.test(below.text)) return false;
  return labelOf({ ...cell, text: `${cell.text} ${below.text}`, words: [] }) === undefined;
}

/** "1 | 2022 Ford F-150 | Pickup" over "2 | 2019 Toyota Camry | Car": a kind of thing in a numbered list of them. */
const isKindOfThing = ({ cell }: Label, lines: readonly Line[]): boolean =>
  cell.line.cells.length >= LEAST_COLUMNS &&
  [cellAbove(cell, lines), cellBelow(cell, lines)].some(
    (other) =>
      other !== undefined &&
      other.line.cells.length >= LEAST_COLUMNS &&
      [cell, other].every(({ line }) => /^\W*\d{1,2}\W*$/.test(line.cells[0]!.text)) &&
      other.index === cell.index &&
      /^[A-Za-z /-]+$/.test(other.text) &&
      labelOf(other) === undefined,
  );

/** "Load/Empty | Load": of two words of a key the one that applies. */
function isAnswer({ cell }: Label): boolean {
  const key = cell.line.cells[cell.index - 1]?.text ?? '';
  const answers = /^\W*([A-Za-z]+) ?\/ ?([A-Za-z]+)\W*$/.exec(key)?.slice(1) ?? [];
  return answers.some((answer) => answer.toLowerCase() === cell.text.trim().toLowerCase());
}

/** "LOADING" over "Live, FCFS": how it is done there. */
function isMannerOf({ cell }: Label, lines: readonly Line[]): boolean {
  const below = cellBelow(cell, lines);
  return below !== undefined && Math.abs(below.x0 - cell.x0) < 2 && MANNER.test(below.text);
}

const MANNER =
  /^(?:(?:live|drop|preloaded|fcfs|first come first served?|by appointment|appointment|appt|no touch|driver assist|driver (?:un)?loads?|(?:drop )?(?:and|&) hook)\b[\s,/&-]*)+(?:only|required|needed)?\W*$/i;

/** "Delivery | Material | Quantity | Gross weight" over "80117204 | PP film | ...": the numbers of what is carried. */
function isHeadOfNumbers({ cell }: Label, lines: readonly Line[]): boolean {
  const below = underHeading(cell, lines);
  return below !== undefined && Math.abs(below.x0 - cell.x0) < 2 && /^\d{6,}$/.test(below.text);
}

/** "Load | 28 joints of casing, 47,500 lb": what is carried, counted, and nobody's name. */
function isKeyOfFreight({ cell, number }: Label): boolean {
  const value = cell.line.cells[cell.index + 1]?.text ?? '';
  return (
    /^\W*(?:load|shipment)\W*$/i.test(cell.text) &&
    number === undefined &&
    cell.line.cells.length === 2 &&
    COUNTED.test(value) &&
    !/\b(?:at|to|from)\b|\b\d{5}\b/i.test(value) &&
    findDates(value).length === 0
  );
}

const COUNTED =
  /^\d[\d,]* (?:(?:pallets?|plts?|skids?|pieces|pcs|cases|cartons|ctns|crates|drums|bundles|rolls|coils?|joints|bags|totes|tons?|loads?|units|head|bales|racks)\b(?!.*\d{3} [A-Z])|.*\d ?(?:lbs?|pounds|kgs?|tons?)\b)/i;

const LEAST_COLUMNS = 4;

/** What is under a cell of a line of headings without figures, where both lines have many columns. */
function underHeading(cell: Cell, lines: readonly Line[]): Cell | undefined {
  const below = cellBelow(cell, lines);
  const isHeading =
    below !== undefined &&
    cell.line.cells.length >= LEAST_COLUMNS &&
    below.line.cells.length >= LEAST_COLUMNS &&
    cell.line.cells.every(({ text }) => !/\d/.test(text));
  return isHeading ? below : undefined;
}

/** "PU # | 4410", "PU #" over "GPT 4410": the number of a pickup in a cell of its own, not its place. */
const isKeyOfNumber = ({ cell }: Label, lines: readonly Line[]): boolean =>
  /(?:#|\bno\.?|\bnumber)\W*$/i.test(cell.text) &&
  [cell.line.cells[cell.index + 1], cellBelow(cell, lines)].some(
    (value) => value !== undefined && NUMBER_OF_STOP.test(value.text),
  );

const NUMBER_OF_STOP = /^\W*(?:(?:[A-Z]{1,5} )?(?=\S*\d)\S{1,24}|none|n\/?a|tbd|tba)\W*$/i;

/** A day with its hour, or one of the days of the trip, behind or right under an address: whoever is named there, the truck is expected. */
const isAppointmentOf = (
  { cell, time, date }: Dated,
  { address, bottom, x0, x1 }: Block,
  ordered: readonly OrderedStop[],
  near: string,
): boolean =>
  (time !== undefined ||
    ordered.some(({ stop }) => stop.date !== undefined && isoOf(date, near) >= stop.date)) &&
  (cell === address.cell ||
    (cell.flow > bottom && cell.flow < bottom + address.cell.size * 1.8 && cell.x0 < x1 && cell.x1 > x0));

/** "LIVE LOAD / LIVE UNLOAD" tells how, "2. Load Confirmations must be signed" is a clause: neither names a place. */
const SAYS_NO_PLACE =
  /^\W*(?:live|no touch)[\s-]?(?:un)?load(?:ing)?(?:\W+(?:live|no touch)[\s-]?(?:un)?load(?:ing)?|\W+(?:and|or|only|required))*\W*(?:\.\s+[A-Z].*)?$|^\W*\d{1,2}[.)]\s+[A-Z][\w/ ]*\b(?:must|shall|will|may|is|are|should|has|have|applies|apply)\b/i;

/** "load." in a line of its own ends what the line before it says. */
const ENDS_SENTENCE = /^[a-z]+(?: [a-z]+)?\.$/;

/** A day or a code in the lines right under a label: what it names may be a stop all the same. */
const isOverStop = ({ cell }: Label, lines: readonly Line[]): boolean =>
  lines
    .filter((line) => line.flow > cell.flow && line.flow < cell.flow + cell.size * 7)
    .some((line) =>
      line.cells.some(
        ({ text }) => findDates(text).length > 0 || /\b\d{5}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/.test(text),
      ),
    );

const NOTHING = /^\W*(?:n ?\/ ?a|none|not applicable)\W*$/i;
/** The value of one empty key may be below it. */
const LEAST_EMPTY_KEYS = 2;
const EMPTY_KEY = /^[A-Za-zÀ-ÿ][^:]{1,30}:[\s_.]*$/;

/** A field of a form that nobody filled in: "3rd Drop:" over "Address:" and "Date:", with nothing behind any of them. */
function isLeftEmpty({ cell }: Label, lines: readonly Line[]): boolean {
  // "Origin Terminal: | n/a"
  if (/:\s*$/.test(cell.text) && NOTHING.test(cell.line.cells[cell.index + 1]?.text ?? '')) return true;
  if (isScanned(cell) || cell.line.cells.length > 1 || !/:[\s_.]*$/.test(cell.text)) return false;
  const below = lines.slice(lines.indexOf(cell.line) + 1).filter((line) => line.page === cell.page);
  const filled = below.findIndex((line) => !line.cells.every((other) => EMPTY_KEY.test(other.text)));
  return (
    (filled === -1 ? below.length : filled) >= LEAST_EMPTY_KEYS &&
    below[0]!.flow - cell.flow < cell.size * 3.5
  );
}

/** The letterhead's address again, at the foot of the page or beside the stops. */
const isElsewhereToo = (block: Block, { unnamed, others }: Assignment): boolean =>
  [...unnamed, ...others].some(
    (other) =>
      other !== block &&
      other.address.zip === block.address.zip &&
      other.street !== '' &&
      (block.street === '' || placeKey(other.street) === placeKey(block.street)),
  );

/** The same word at the same place of another line as the label of a stop: a row of the table whose address was lost. */
const isOfColumnOf = ({ cell }: Label, ordered: readonly OrderedStop[]): boolean =>
  ordered.some(
    ({
      assigned: {
        label: { cell: used },
      },
    }) =>
      used.line !== cell.line &&
      Math.abs(used.x0 - cell.x0) < 4 &&
      editDistance(wordsOf(used), wordsOf(cell), 2) <= (isScanned(cell) ? 2 : 0),
  );

const wordsOf = (cell: Cell): string =>
  cell.text
    .toLowerCase()
    .replace(/[^a-zà-ÿ]+/g, ' ')
    .trim();

/** Not wholly left or right of the stop, label and address together. */
const isInColumn = (cell: Cell, { assigned: { block, label } }: OrderedStop): boolean =>
  cell.x0 < Math.max(block.x1, label.cell.x1) + 20 && cell.x1 > Math.min(block.x0, label.cell.x0) - 20;

function aboutPlace(one: OrderedStop, index: number, places: PlaceLookup, add: Add): void {
  const { city, state, zip } = one.stop;
  const { address } = one.assigned.block;
  const label = `Stop ${index + 1} (${townOf(one)}${zip ? ` ${zip}` : ''})`;
  const area = parsePostalCode(zip)?.area;
  const ofArea = places.areaOf(area ?? '');
  if (address.known !== 'zip') {
    const town = places.hasTown(city, state);
    if (ofArea && ofArea.state !== state) add('zip-state', index, label, ofArea.state);
    else if (town && area !== undefined) {
      const miles = places.milesFromArea(city, state, area);
      if (ofArea === undefined || (miles !== undefined && miles > FAR_MILES)) add('zip-place', index, label);
    } else if (!town) add('place-unknown', index, label);
  }
  const scanned = address.cells.flatMap((cell) => cell.words).filter((word) => word.sure !== undefined);
  const unsure = scanned.some((word) => (word.sure ?? 1) < UNSURE && /[A-Za-z0-9]{2}/.test(word.text));
  const digits = (words: typeof scanned) =>
    words.some((word) => (word.sure ?? 1) < UNSURE_DIGITS && /\d{2}/.test(word.text));
  const code = scanned.filter(
    (word) => zip !== '' && word.text.replace(/\W/g, '').includes(zip.replace(/\s/g, '').slice(0, 3)),
  );
  const day =
    one.date?.cell.words.filter(
      (word) => word.sure !== undefined && one.date?.date.text.includes(word.text),
    ) ?? [];
  if (digits(code) || digits(day)) add('hard-to-read', index, label, digits(code) ? 'postal code' : 'date');
  else if (scanned.length > 0 && address.known !== 'zip' && (unsure || address.corrected))
    add('hard-to-read', index, label);
}
