import { placeKey } from '../engine/places/place-key';
import { townCase } from '../engine/places/town-case';
import { findAddresses, type Address } from './addresses';
import { assign, numberAlone, type Assigned } from './assign';
import { blockOf, type Block } from './blocks';
import { linesOf, type Cell, type Line } from './cells';
import { withoutEmptyBoxes } from './checked-boxes';
import { findDates, findTime, isoOf, weekdayOf, writesDayFirst } from './dates';
import { flagOf } from './flag-messages';
import { flagsOf } from './flags';
import type { PlaceLookup } from './gazetteer';
import { withGuessedRoles, withPlacedRoles } from './guess-roles';
import { labelsOf, type LabelReading } from './label-cells';
import type { Label } from './labels';
import { withoutMessageHeads } from './message-heads';
import { messageLines } from './message-lines';
import { clauseLines, isInProse, placeLines, sentenceLines } from './prose';
import type { DocumentPage } from './page-items';
import {
  areSameStops,
  type OrderedStop,
  type DetailKind,
  type LearnedWay,
  type LoadDetail,
  type ReadConfirmation,
  type ReadStop,
  type ReviewFlag,
} from './reading';
import { evidenceOf } from './evidence';
import { findLoadDetails } from './load-details';
import {
  findLoadNumber,
  findUnnamedNumber,
  headingNumbers,
  isBillOfLadingIn,
  numberInRow,
} from './load-number';
import { findRate, withRestOfList } from './load-rate';
import { withRowNumbers } from './row-numbers';
import { withRuledColumns } from './ruled-columns';
import { lostPlaces, lostRow, lostStreet } from './lost-places';
import { onlySumInRow } from './only-sum';
import { findReferences } from './references';
import { isScanned } from './state-and-code';
import { raisedLabelLines, withRaisedCaptions } from './raised-labels';
import { inOrder } from './stop-order';
import {
  datedCells,
  datesOfStops,
  dayOfBill,
  withRowOfDays,
  zonesOf,
  type StopDate,
  type Zone,
} from './stop-dates';
import { fieldLines, sideTableLines } from './side-tables';
import { loadRowLines } from './load-rows';
import { tableLines } from './tables';
import { withTailLabels } from './tail-labels';
import { boundTo, taughtLabels, type TaughtLabel } from './taught-labels';
import { weighedSum, wholeOfRivals } from './weighed-sum';

/**
 * Reads a rate confirmation. Never throws on what a document says.
 * @param pages text with positions, in order
 * @param places the gazetteer
 * @param today year-month-day; completes dates printed without a year where the document has no other
 */
export function readConfirmation(
  pages: readonly DocumentPage[],
  places: PlaceLookup,
  today: string,
): ReadConfirmation {
  const printed = withRaisedCaptions(withoutEmptyBoxes(withRuledColumns(linesOf(pages))));
  const lines = withTailLabels(messageLines(printed) ?? withoutMessageHeads(withRowNumbers(printed)));
  const reading = withLostPlaces(bestReading(lines, pages, places, today), lines, places);
  const details = detailsOf(lines, reading);
  return { ...reading, details, flags: [...reading.flags, ...againstDetails(reading, details)] };
}

/**
 * Doubts that what else was read casts: the rate is one of the charges of the paper, and all of them come to more, so that the total may
 * not have been read; a stop has the name of the broker.
 */
function againstDetails(
  { rateCents, stops, flags }: Omit<ReadConfirmation, 'details'>,
  details: readonly LoadDetail[],
): ReviewFlag[] {
  const charges = details.flatMap(({ kind, cents }) => (kind === 'charge' && cents ? [cents] : []));
  const whole = charges.reduce((sum, cents) => sum + cents, 0);
  const brokers = details.flatMap(({ kind, value }) => (kind === 'broker' ? [placeKey(value)] : []));
  return [
    ...(rateCents !== undefined &&
    charges.includes(rateCents) &&
    whole > rateCents &&
    !flags.some(({ doubt }) => doubt === 'rate')
      ? [flagOf('rate', undefined, dollars(rateCents), dollars(whole))]
      : []),
    ...stops.flatMap(({ name, city, state }, index) =>
      brokers.includes(placeKey(name)) &&
      !flags.some(({ doubt, stop }) => doubt === 'party-address' && stop === index)
        ? [flagOf('party-address', index, index + 1, `${townCase(city)}, ${state}`)]
        : [],
    ),
  ];
}

/** With a doubt for each place among the stops that is none of them, where nothing else is in doubt. */
function withLostPlaces(
  reading: ReadConfirmation,
  lines: readonly Line[],
  places: PlaceLookup,
): ReadConfirmation {
  if (reading.flags.length > 0) return reading;
  const lost = lostPlaces(lines, places, reading.stops).map(
    ({ city, state }) => `${townCase(city)}, ${state}`,
  );
  const row = lost.length === 0 ? lostRow(lines, reading.stops) : undefined;
  const street = lost.length === 0 && !row ? lostStreet(lines, places, reading.stops) : undefined;
  if (street !== undefined) return { ...reading, flags: [flagOf('unassigned-address', undefined, street)] };
  return {
    ...reading,
    flags: row
      ? [flagOf('unassigned-label', undefined, row.text)]
      : [...new Set(lost)].map((town) => flagOf('unassigned-address', undefined, town)),
  };
}

/** Of a load in one row of a table also what only its columns say: their heads may break over several lines. */
function detailsOf(lines: readonly Line[], reading: Omit<ReadConfirmation, 'details'>): LoadDetail[] {
  const printed = findLoadDetails(lines, reading);
  const rows = loadRowLines(lines);
  const kinds = new Set(printed.map(({ kind }) => kind));
  return rows
    ? [
        ...printed,
        ...findLoadDetails(rows, reading).filter(({ kind }) => OF_COLUMNS.has(kind) && !kinds.has(kind)),
      ]
    : printed;
}

const OF_COLUMNS: ReadonlySet<DetailKind> = new Set(['equipment', 'commodity', 'weight', 'miles']);

/** What labels that a person taught make of a paper. */
export interface TaughtReading {
  readonly reading: ReadConfirmation;
  /** Addresses that are none of the stops. */
  readonly spare: number;
  /** Two ways that the taught papers leave open read other stops, and neither has a doubt. */
  readonly isOpen: boolean;
}

/** Reads a paper by the labels that a person taught, in the way with the fewest doubts; undefined where none is on it and leads to a trip. */
export function readTaught(
  pages: readonly DocumentPage[],
  places: PlaceLookup,
  today: string,
  ways: readonly LearnedWay[],
): TaughtReading | undefined {
  const lines = linesOf(pages);
  const readings = ways
    .flatMap((way) => {
      const taught = taughtLabels(lines, way);
      return taught ? [readLines(lines, pages, places, today, 'strong', taught)] : [];
    })
    .filter(isTrip);
  const best = readings.reduce<ReadConfirmation | undefined>(
    (first, other) => (first && first.flags.length <= other.flags.length ? first : other),
    undefined,
  );
  return (
    best && {
      reading: { ...best, details: findLoadDetails(lines, best) },
      spare: findAddresses(lines, places).length - best.stops.length,
      isOpen: readings.some(
        (other) => other.flags.length === best.flags.length && !areSameStops(other.stops, best.stops),
      ),
    }
  );
}

function bestReading(
  lines: readonly Line[],
  pages: readonly DocumentPage[],
  places: PlaceLookup,
  today: string,
): ReadConfirmation {
  const read = (from: readonly Line[], reading: LabelReading = 'strong') =>
    readLines(from, pages, places, today, reading);
  const asForm = read(lines);
  const ofStops = fieldLines(lines) ?? tableLines(lines) ?? sideTableLines(lines);
  const rows = ofStops ?? loadRowLines(lines);
  const asTable = rows && withPrintedFacts(read(rows), asForm);
  // Where a row has the whole load, an address outside of it may be one stop more in a form, in doubt: that of whoever wrote the paper.
  const isWhole =
    !ofStops && asForm.flags.length > 0 && asTable?.stops.every(({ date }) => date !== undefined) === true;
  if (
    asTable &&
    isTrip(asTable) &&
    (isWhole || asTable.stops.length >= asForm.stops.length || hasAllCodes(asTable, asForm)) &&
    (!isTrip(asForm) || asTable.flags.length <= asForm.flags.length)
  )
    return asTable;
  if (isTrip(asForm) && asForm.flags.length === 0) return asForm;
  const raised = raisedLabelLines(lines, places);
  const asCards = raised && read(raised);
  if (asCards && isTrip(asCards) && asCards.flags.length < asForm.flags.length) return asCards;
  const readPlaces = (): ReadConfirmation | undefined => {
    const byPlaces = placeLines(lines);
    return byPlaces && withLostClause(read(byPlaces), byPlaces);
  };
  for (const clauses of [clauseLines(lines), sentenceLines(lines)]) {
    if (!clauses) continue;
    const asLetter = withLostClause(read(clauses), clauses);
    if (!isTrip(asLetter) || (isTrip(asForm) && asLetter.flags.length >= asForm.flags.length)) continue;
    // A sentence with three places is taken apart by its places.
    const inParts = asLetter.flags.length > 0 ? readPlaces() : undefined;
    return inParts &&
      isTrip(inParts) &&
      inParts.stops.length > asLetter.stops.length &&
      inParts.flags.length < asLetter.flags.length
      ? inParts
      : asLetter;
  }
  const asPlaces = isTrip(asForm) ? undefined : readPlaces();
  if (asPlaces && isTrip(asPlaces) && asPlaces.flags.length === 0) return asPlaces;
  if (isTrip(asForm)) {
    // A summary may make a trip of two towns while the stops themselves are named by codes, or in passing: "Pickup date".
    if (!asForm.flags.some((flag) => flag.code === 'unassigned-address')) return asForm;
    const inOtherWords = (['codes', 'weak'] as const)
      .map((reading) => read(lines, reading))
      .find(
        (other) =>
          isTrip(other) &&
          other.stops.length > asForm.stops.length &&
          other.flags.length < asForm.flags.length,
      );
    return inOtherWords ?? asForm;
  }
  for (const reading of ['from-to', 'codes', 'weak', 'numbers', 'spoken', 'placed'] as const) {
    const other = read(lines, reading);
    if (isTrip(other) && other.stops.length >= asForm.stops.length)
      return reading === 'numbers' || reading === 'placed'
        ? { ...other, flags: [...other.flags, flagOf('roles', undefined)] }
        : other;
  }
  return asPlaces && isTrip(asPlaces) ? asPlaces : asForm;
}

/** With a doubt where a letter says what happens on a day, and nothing of its place was read: the day would be that of the next stop. */
function withLostClause(reading: ReadConfirmation, clauses: readonly Line[]): ReadConfirmation {
  if (reading.flags.length > 0) return reading;
  const lost = clauses
    .flatMap(({ cells }) => cells)
    .find(
      ({ text }) =>
        IS_CLAUSE.test(text) &&
        findDates(text).length > 0 &&
        !reading.stops.some(({ city }) => placeKey(text).includes(placeKey(city))),
    );
  if (!lost) return reading;
  const quote = lost.text.slice(0, LONGEST_QUOTE).replace(/\s\S*$/, '…');
  return { ...reading, flags: [flagOf('unassigned-label', undefined, quote)] };
}

/** As the clauses of a letter are written out (see prose.ts). */
const IS_CLAUSE = /^(?:Pickup|Delivery): /;
const LONGEST_QUOTE = 60;

/** Number and rate of the load as they are printed, where the rows that were put in order as a table have lost them. */
function withPrintedFacts(inOrder: ReadConfirmation, asPrinted: ReadConfirmation): ReadConfirmation {
  const hasRate = inOrder.rateCents !== undefined || asPrinted.rateCents === undefined;
  const hasNumber = inOrder.loadNumber !== undefined || asPrinted.loadNumber === undefined;
  return {
    ...inOrder,
    rateCents: hasRate ? inOrder.rateCents : asPrinted.rateCents,
    loadNumber: hasNumber ? inOrder.loadNumber : asPrinted.loadNumber,
    evidence: {
      rate: (hasRate ? inOrder : asPrinted).evidence.rate,
      loadNumber: (hasNumber ? inOrder : asPrinted).evidence.loadNumber,
    },
    flags: [
      ...inOrder.flags,
      ...asPrinted.flags.filter(
        ({ doubt }) =>
          ((doubt === 'rate' || doubt === 'rate-unnamed') && !hasRate) ||
          (doubt === 'number-unnamed' && !hasNumber) ||
          // Two loads stay two, in whatever order their rows are.
          (doubt === 'loads' && !inOrder.flags.some((flag) => flag.doubt === 'loads')),
      ),
    ],
  };
}

/** A reading with fewer stops and fewer doubts: what the other has more is without a code, a town in some cell of the table. */
const hasAllCodes = (fewer: ReadConfirmation, other: ReadConfirmation): boolean =>
  fewer.flags.length < other.flags.length &&
  other.stops.every(
    ({ zip, city }) =>
      zip === '' || fewer.stops.some((stop) => stop.zip === zip && placeKey(stop.city) === placeKey(city)),
  );

/** @param cents of the currency that is printed */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

const guessFlag = ({ address }: Block): ReviewFlag =>
  flagOf('role-lost', undefined, `${townCase(address.city)}, ${address.state}`);

/**
 * Whether a heading of its own could be lost on a scan: not where the stop follows the one before it as closely as the first one
 * follows the heading that they share, and that heading is alone over them.
 */
const hasRoomForHead = (block: Block, stops: readonly Assigned[]): boolean => {
  const head = stops.find((one) => one.block === block)?.label.cell;
  const under = stops
    .filter((one) => one.label.cell === head)
    .map((one) => one.block)
    .sort((one, other) => one.top - other.top);
  const [first, before] = [under[0], under[under.indexOf(block) - 1]];
  if (!head || !first || !before) return true;
  const isInRow = [...first.cells, first.address.cell].some(({ line }) => line === head.line);
  return isInRow || block.top - before.bottom > (first.top - head.flow) * MOST_BEYOND_FIRST;
};

/** Rows of a scan are not quite as far apart as they were printed. */
const MOST_BEYOND_FIRST = 1.25;

/** "Hand out" where the other rows have "Drop": a stop that goes on under a heading has a word of its own there, and nobody knows it. */
const hasUnknownWord = (
  { cells, address }: Block,
  stops: readonly Assigned[],
  heads: readonly Label[],
  addresses: readonly Address[],
): boolean => {
  // Only where the role is in the row of the stop: a heading over a column has names under it.
  const inRows = stops.filter(({ label, block }) =>
    [...block.cells, block.address.cell].some(({ line }) => line === label.cell.line),
  );
  return [...new Set([...cells, address.cell].map(({ line }) => line))].some((line) =>
    line.cells.some(
      (cell) =>
        /^[A-Za-z].{1,40}$/.test(cell.text) &&
        !heads.some((head) => head.cell === cell) &&
        !addresses.some((one) => one.cells.includes(cell) || one.cityCell === cell) &&
        inRows.some(({ label }) => label.cell.line !== line && Math.abs(label.cell.x0 - cell.x0) < 2),
    ),
  );
};

/**
 * "2 | | Empire Fish" under "1 | Live load | Bay State Seafood", and a row without a role on a paper that says it in each row, "Drop" over
 * "Drop": what happens there was not read, whatever the row above says.
 */
function isRowWithoutRole({ cells, address }: Block, stops: readonly Assigned[]): boolean {
  const inRows = stops.filter(({ label, block }) =>
    [...block.cells, block.address.cell].some(({ line }) => line === label.cell.line),
  );
  const isSaidAgain = inRows.some(({ label }) =>
    inRows.some(
      (other) =>
        other.label !== label &&
        other.label.kind === label.kind &&
        Math.abs(other.label.cell.x0 - label.cell.x0) < 2,
    ),
  );
  const areNumbered =
    [...cells, address.cell].some(({ line }) => numberAlone(line) !== undefined) &&
    inRows.some(({ label }) => numberAlone(label.cell.line) !== undefined);
  return inRows.length > 0 && (isSaidAgain || areNumbered);
}

/** Without any year in the document its dates lie rather behind than before the day of its reading: from 300 days back to 65 ahead. */
const UPLOADED_AFTER_DAYS = 118;
const MOST_YEARS_FROM_TODAY = 5;

/** "On the same day, no later than 4:00 p.m.": the day of the stop before. */
function sameDay({ stop: { block } }: Zone, before: StopDate | undefined): StopDate | undefined {
  const said = [...block.cells, block.address.cell].find(({ text }) => SAME_DAY.test(text));
  return before && said && !isScanned(said)
    ? { ...before, time: findTime(said.text.slice(SAME_DAY.exec(said.text)!.index)), cell: said }
    : undefined;
}

const SAME_DAY = /\bsame (?:day|date)\b(?!\s(?:pay|payment|funding|delivery|service|turn))/i;

const isTrip = ({ stops }: ReadConfirmation): boolean =>
  stops.some((stop) => stop.role === 'pickup') && stops.some((stop) => stop.role === 'delivery');

function readLines(
  lines: readonly Line[],
  pages: readonly DocumentPage[],
  places: PlaceLookup,
  today: string,
  reading: LabelReading,
  taught: readonly TaughtLabel[] = [],
): ReadConfirmation {
  const heads = withTaught(labelsOf(lines, reading), taught);
  const labelByCell = new Map(heads.map((label) => [label.cell, label]));
  const addresses = findAddresses(lines, places);
  const taken = new Set<Cell>(
    addresses.flatMap((address) => [address.cell, address.cityCell, ...address.cells]),
  );
  const blocks = addresses.map((address) => blockOf(address, lines, labelByCell, taken));
  const dated = datedCells(lines, labelByCell);
  const inProse = new Set(blocks.filter((block) => isInProse(block, lines)));
  const named = assign(blocks, heads, dated, boundTo(taught, blocks), inProse);
  const { assignment, guessed } = withGuessedRoles(
    reading === 'placed' ? withPlacedRoles(named, dated) : named,
  );
  // On a scan a label of its own may be what was lost.
  const unsure = [
    ...guessed,
    ...assignment.inherited.filter(
      (block) =>
        (isScanned(block.address.cell) && hasRoomForHead(block, assignment.stops)) ||
        hasUnknownWord(block, assignment.stops, heads, addresses) ||
        isRowWithoutRole(block, assignment.stops),
    ),
  ];
  const zones = zonesOf(assignment.stops, heads, lines, dated);
  const printed = withRowOfDays(zones, datesOfStops(zones, dated), dated);
  const loads = zones.flatMap(({ stop }, index) => (stop.label.kind === 'pickup' ? [index] : []));
  const only = loads.length === 1 ? loads[0]! : -1;
  if (only >= 0 && printed[only] === undefined && isBillOfLadingIn(lines)) printed[only] = dayOfBill(dated);
  for (const [index, zone] of zones.entries()) printed[index] ??= sameDay(zone, printed[index - 1]);
  const dates = printed.map((date) => date && withLegibleYear(date, today));
  const near =
    referenceDate(lines, today) ??
    new Date(Date.parse(today) - UPLOADED_AFTER_DAYS * 86_400_000).toISOString().slice(0, 10);
  const first = dates.find((date) => date);
  // Without a year all dates of a trip lie around its first one, whatever lies nearest to each of them.
  const nearFirst = first ? isoOf(first.date, near) : near;
  const read = zones.map((zone, index) => ({
    zone,
    stop: stopOf(zone, dates[index], nearFirst, lines),
    assigned: zone.stop,
    date: dates[index],
  }));
  const ordered = withoutDepartures(inOrder(read));
  const isOfStop = (cell: Cell): boolean =>
    zones.some(
      ({ stop, top, bottom, left, right }) =>
        // What is behind the address of a stop in its own line is about that stop.
        (cell !== stop.label.cell || cell === stop.block.address.cell) &&
        cell.flow >= top &&
        cell.flow < bottom &&
        // What is in a column left of the whole stop is about the load.
        cell.x1 > Math.min(stop.block.x0, stop.label.cell.x0) &&
        cell.x0 >= left &&
        cell.x0 < right,
    );
  const loadNumber = findLoadNumber(lines, isOfStop) ?? findUnnamedNumber(lines, isOfStop);
  const inRows = loadsInRows(lines, zones);
  const keyedRate = findRate(lines);
  const rate = keyedRate
    ? wholeOfRivals(keyedRate, lines)
    : ((inRows && onlySumInRow(inRows.first)) ?? weighedSum(lines));
  const rival = rate?.rival ?? (rate && withRestOfList(rate, lines));
  const rivals =
    (loadNumber?.rival === undefined ? undefined : [loadNumber.text, loadNumber.rival]) ??
    inRows?.numbers ??
    loadsOverTrips(lines, zones, loadNumber?.text);
  return {
    stops: ordered.map((one) => one.stop),
    loadNumber: loadNumber?.text,
    rateCents: rate?.cents,
    evidence: {
      loadNumber: loadNumber && evidenceOf([loadNumber.cell]),
      rate: rate && evidenceOf([rate.cell]),
    },
    flags: [
      ...flagsOf({ ordered, assignment, pages, places, lines, dated, near }),
      ...unsure.map(guessFlag),
      ...(rate === undefined || rival === undefined
        ? []
        : [flagOf('rate', undefined, dollars(rate.cents), dollars(rival))]),
      ...(rate?.isUnnamed && rival === undefined
        ? [flagOf('rate-unnamed', undefined, dollars(rate.cents))]
        : []),
      ...(loadNumber?.isUnnamed ? [flagOf('number-unnamed', undefined, loadNumber.text)] : []),
      ...(rivals === undefined ? [] : [flagOf('loads', undefined, rivals[0]!, rivals[1]!)]),
    ],
  };
}

/** "Depart facility | Arrive facility", a leg in each row: where one leg ends the next one begins, and the truck stops there once. */
const withoutDepartures = (ordered: readonly OrderedStop[]): OrderedStop[] =>
  ordered.filter(
    (one) =>
      !(
        one.stop.role === 'pickup' &&
        /^\W*depart/i.test(one.assigned.label.cell.text) &&
        ordered.some(
          ({ stop, assigned: { label } }) =>
            stop.role === 'delivery' &&
            /^\W*arriv/i.test(label.cell.text) &&
            stop.zip !== '' &&
            stop.zip === one.stop.zip &&
            stop.street === one.stop.street,
        )
      ),
  );

/** The number over a second trip, one with a pickup and a delivery of its own: whatever its words are elsewhere, it heads a load. */
function loadsOverTrips(
  lines: readonly Line[],
  zones: readonly Zone[],
  number: string | undefined,
): string[] | undefined {
  const heads = headingNumbers(lines).filter(({ cell }) => !isReferenceOfStop(cell, zones));
  const isTripBetween = (from: number, to: number) => {
    const kinds = zones
      .filter(({ stop: { block } }) => block.address.cell.flow > from && block.address.cell.flow < to)
      .map(({ stop }) => stop.label.kind);
    return kinds.includes('pickup') && kinds.includes('delivery');
  };
  const first = heads.find(({ text }) => text === number);
  const other =
    first &&
    heads.find(
      ({ text, cell }) =>
        text !== first.text &&
        isTripBetween(Math.min(first.cell.flow, cell.flow), Math.max(first.cell.flow, cell.flow)) &&
        isTripBetween(Math.max(first.cell.flow, cell.flow), Infinity),
    );
  return other && [first.text, other.text];
}

/** "Ref 44116" right of the address of a stop, in its rows: a reference of that stop heads nothing. */
const isReferenceOfStop = (cell: Cell, zones: readonly Zone[]): boolean =>
  /^\W*ref(?:erence)?\b/i.test(cell.text) &&
  zones.some(
    ({ stop: { block } }) =>
      cell.flow >= block.top - 1 && cell.flow <= block.bottom + 1 && cell.x0 > block.address.x1,
  );

/** Numbers of loads in a list that has pickup and delivery of a load in each row. */
function loadsInRows(
  lines: readonly Line[],
  zones: readonly Zone[],
): { numbers: string[]; first: Line } | undefined {
  const rows = lines.filter((line) => {
    const kinds = zones
      .filter(({ stop }) => stop.block.address.cell.line === line)
      .map(({ stop }) => stop.label.kind);
    return kinds.includes('pickup') && kinds.includes('delivery');
  });
  if (rows.length < 2) return undefined;
  const heads = lines.slice(0, lines.indexOf(rows[0]!)).flatMap((line) => line.cells);
  const numbers = rows.map((line) =>
    line.cells
      .map((cell) => {
        const head = heads.findLast((one) => Math.abs(one.x0 - cell.x0) < cell.size);
        return head && numberInRow(cell, head);
      })
      .find((number) => number !== undefined),
  );
  const other = numbers.find((number) => number !== undefined && number !== numbers[0]);
  return numbers[0] !== undefined && other !== undefined
    ? { numbers: [numbers[0], other], first: rows[0]! }
    : undefined;
}

/** What a person taught stands in the place of what the rules make of a cell. */
const withTaught = (labels: readonly Label[], taught: readonly TaughtLabel[]): readonly Label[] =>
  taught.length === 0
    ? labels
    : [
        ...labels.filter(({ cell }) => !taught.some(({ label }) => label.cell === cell)),
        ...taught.map(({ label }) => label),
      ];

/** The date of the document itself, or the first date with a year: near it are the dates that have none. */
function referenceDate(lines: readonly Line[], today: string): string | undefined {
  const dayFirst = writesDayFirst(lines.flatMap((line) => line.cells.map((cell) => cell.text)));
  for (const line of lines) {
    for (const cell of line.cells) {
      const date = findDates(cell.text, isScanned(cell), dayFirst).find(
        (found) => found.year !== undefined && !(isScanned(cell) && isMisreadYear(found.year, today)),
      );
      if (date) return isoOf(date, today);
    }
  }
  return dayOfWeek(lines, today);
}

/** "Mon, Nov 30": of the years around it is one in which the day of the week is right, where a paper has no year at all. */
function dayOfWeek(lines: readonly Line[], today: string): string | undefined {
  const days = lines
    .flatMap(({ cells }) => cells.filter((cell) => !isScanned(cell)))
    .flatMap(({ text }) => findDates(text).filter(({ weekday }) => weekday !== undefined))
    .map((date) => ({ iso: isoOf(date, today), weekday: date.weekday }));
  return days.length > 0 && days.every(({ iso, weekday }) => weekdayOf(iso) === weekday)
    ? days[0]!.iso
    : undefined;
}

/** No trip is confirmed years ahead or long after: on a scan a digit of such a year was misread. */
const isMisreadYear = (year: number | undefined, today: string): boolean =>
  Math.abs((year ?? NaN) - Number(today.slice(0, 4))) > MOST_YEARS_FROM_TODAY;

const withLegibleYear = (found: StopDate, today: string): StopDate =>
  isScanned(found.cell) && isMisreadYear(found.date.year, today)
    ? { ...found, date: { ...found.date, year: undefined } }
    : found;

function stopOf(zone: Zone, date: StopDate | undefined, near: string, lines: readonly Line[]): ReadStop {
  const { block, label } = zone.stop;
  const { address } = block;
  return {
    role: label.kind === 'pickup' ? 'pickup' : 'delivery',
    name: block.name,
    street: block.street,
    city: address.city,
    state: address.state,
    zip: address.zip,
    country: address.country,
    date: date && isoOf(date.date, near),
    time: date?.time,
    references: findReferences(textOf(zone, lines)),
    emptyTrailer: label.emptyTrailer,
    evidence: {
      role: evidenceOf([label.cell]),
      address: evidenceOf(
        block.cells.filter((cell) => cell.page === address.cell.page),
        block.cells,
      ),
      date: date && evidenceOf([date.cell]),
    },
  };
}

function textOf(zone: Zone, lines: readonly Line[]): string {
  const cells = lines
    .filter((line) => line.flow >= zone.top && line.flow < zone.bottom)
    .flatMap((line) => line.cells);
  return cells
    .flatMap((cell) =>
      cell.x0 >= zone.left && cell.x0 < zone.right && cell.text.length < 120 ? [cell.text] : [],
    )
    .join(' | ');
}
