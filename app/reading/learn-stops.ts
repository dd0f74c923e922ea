import { placeKey } from '../engine/places/place-key';
import { findAddresses } from './addresses';
import { blockOf, type Block } from './blocks';
import { linesOf, type Cell, type Line } from './cells';
import { findDates } from './dates';
import type { PlaceLookup } from './gazetteer';
import { pagesOfPrint } from './paper-pages';
import type { Paper } from './paper-layout';
import { readTaught } from './read-confirmation';
import type { StopRole } from './labels';
import type {
  Evidence,
  LearnedRole,
  LearnedStops,
  LearnedWay,
  LearnedWords,
  ReadConfirmation,
  ReadStop,
} from './reading';
import { addressOf, cellsWith, wordsAhead } from './taught-labels';

/**
 * What the stops that a person confirmed teach of the papers of a layout: the words at their addresses. Several words are kept
 * for a stop, for one paper does not tell a label from a name; the next one does.
 */

export interface ConfirmedPlace {
  readonly city: string;
  readonly state: string;
  /** '' where none was given. */
  readonly zip: string;
}

const MOST_WORDS = 6;
const ROWS_ABOVE = 3;
const ROWS_BELOW = 1;

const OF_A_DATE = /^(?:DATE|TIME|DAY|WHEN|APPT|APPOINTMENT|ETA|READY|SCHEDULED?)\b/;

export const isPlace = (a: ConfirmedPlace, b: ConfirmedPlace): boolean =>
  a.state === b.state &&
  placeKey(a.city) === placeKey(b.city) &&
  (a.zip === '' || b.zip === '' || a.zip === b.zip);

/** Whether the stops are those places, in this order. */
export const areStops = (stops: readonly ConfirmedPlace[], confirmed: readonly ConfirmedPlace[]): boolean =>
  stops.length === confirmed.length && stops.every((stop, index) => isPlace(stop, confirmed[index]!));

/** What a person let stand or put right about the stops. */
export interface ConfirmedStops {
  readonly places: readonly ConfirmedPlace[];
  /** Year-month-day of the first and of the last one; '' where none was given. */
  readonly first: string;
  readonly last: string;
}

/** Where the address is, seen from its words: one way for the whole paper, tried in this order, then each stop in its own. */
const WAYS: readonly (readonly LearnedWords['where'][])[] = [
  ['right'],
  ['left'],
  ['behind'],
  ['below'],
  ['above'],
  ['right', 'left', 'behind', 'below', 'above'],
];

/**
 * The labels by which the paper is read as the person confirmed it, with that reading; undefined where none are. Of several ways
 * the one with the fewest doubts.
 * @param today year-month-day, as for reading
 */
export function stopsTaughtBy(
  paper: Paper,
  reading: ReadConfirmation,
  confirmed: ConfirmedStops,
  gazetteer: PlaceLookup,
  today: string,
): { stops: LearnedStops; reading: ReadConfirmation } | undefined {
  const pages = pagesOfPrint(paper.lines, paper.width);
  const lines = linesOf(pages);
  const addresses = findAddresses(lines, gazetteer);
  const taken = new Set<Cell>(addresses.flatMap(({ cell, cityCell, cells }) => [cell, cityCell, ...cells]));
  const blocks = addresses.map((address) => blockOf(address, lines, new Map(), taken));
  const own = blocksOf(confirmed.places, blocks);
  if (!own) return undefined;
  const words = own.map((block) => wordsAt(block, lines, blocks));
  const removed = reading.stops
    .filter((stop) => !confirmed.places.some((place) => isPlace(stop, place)))
    .flatMap(({ evidence: { address } }) => blocks.find((block) => isInside(block, address)) ?? [])
    .map((block) => wordsAt(block, lines, blocks));
  const byRules = confirmed.places.map((place) => reading.stops.find((stop) => isPlace(stop, place))?.role);
  const read = WAYS.flatMap((wheres) =>
    waysFrom(
      words.map((ones) => ones.filter(({ where }) => wheres.includes(where))),
      removed,
      byRules,
    ),
  ).flatMap((way) => {
    const again = readTaught(pages, gazetteer, today, [way]);
    return again && areStops(again.reading.stops, confirmed.places) ? [{ way, ...again }] : [];
  });
  const dated = read.filter((one) => hasDates(one.reading.stops, confirmed));
  const kept = dated.length > 0 ? dated : read;
  const best = kept.sort((a, b) => a.reading.flags.length - b.reading.flags.length)[0];
  return (
    best && {
      stops: { ways: kept.map(({ way }) => way), confirmed: 0, spare: best.spare },
      reading: best.reading,
    }
  );
}

/** Whether the first and the last stop have the dates that the person gave. */
export const hasDates = (stops: readonly ReadStop[], { first, last }: ConfirmedStops): boolean =>
  (first === '' || stops[0]?.date === first) && (last === '' || stops.at(-1)?.date === last);

const isInside = ({ address: { cell } }: Block, { page, y0, y1 }: Evidence): boolean =>
  cell.page === page && cell.y >= y0 && cell.y <= y1;

/** @param words at each stop @param removed at what is no stop @param read roles by the rules; undefined where they read none */
function waysFrom(
  words: readonly (readonly LearnedWords[])[],
  removed: readonly (readonly LearnedWords[])[],
  read: readonly (StopRole | undefined)[],
): LearnedWay[] {
  const has = (at: number, one: LearnedWords) => words.at(at)!.some((other) => isSame(one, other));
  const roles = words.map((ones, index): StopRole => {
    if (index === 0) return 'pickup';
    if (index === words.length - 1) return 'delivery';
    // One that has the words of the first stop and not those of the last loads too.
    if (ones.some((one) => has(0, one) && !has(-1, one))) return 'pickup';
    if (ones.some((one) => has(-1, one) && !has(0, one))) return 'delivery';
    return read[index] ?? 'delivery';
  });
  const isElsewhere = (one: LearnedWords, role: StopRole) =>
    words.some((ones, index) => roles[index] !== role && ones.some((other) => isSame(one, other)));
  const own = words.map((ones, index) => ({
    role: roles[index]!,
    words: ones.filter((one) => !isElsewhere(one, roles[index]!)).slice(0, MOST_WORDS),
  }));
  const none = removed.map((ones) => ({
    role: 'none' as const,
    words: ones.filter((one) => !words.flat().some((other) => isSame(one, other))).slice(0, MOST_WORDS),
  }));
  const inOrder = words[0]!.filter((one) => words.every((_, index) => has(index, one))).slice(0, MOST_WORDS);
  const others = none.filter((one) => one.words.length > 0);
  return [
    ...(own.every((one) => one.words.length > 0)
      ? [{ roles: [...withoutRepeats(own), ...others], inOrder: [] }]
      : []),
    ...(inOrder.length > 0 ? [{ roles: others, inOrder }] : []),
  ];
}

/** What is left of the ways by a paper whose stops a person let stand: those that read it so, and of their words those that it has. */
export function commonStops(
  stops: LearnedStops,
  paper: Paper,
  confirmed: ConfirmedStops,
  gazetteer: PlaceLookup,
  today: string,
): LearnedStops {
  const pages = pagesOfPrint(paper.lines, paper.width);
  const lines = linesOf(pages);
  const isThere = (words: LearnedWords) => cellsWith(lines, words).length > 0;
  const ways = stops.ways
    .map(({ roles, inOrder }): LearnedWay => ({
      roles: roles
        .map((role) => ({ ...role, words: role.words.filter(isThere) }))
        .filter(({ words }) => words.length > 0),
      inOrder: inOrder.filter(isThere),
    }))
    .filter((way) => {
      const again = readTaught(pages, gazetteer, today, [way])?.reading;
      return again && areStops(again.stops, confirmed.places) && hasDates(again.stops, confirmed);
    });
  return ways.length > 0 ? { ...stops, ways, confirmed: stops.confirmed + 1 } : stops;
}

/** An address on the paper for each place; undefined where one is not on it. */
function blocksOf(confirmed: readonly ConfirmedPlace[], blocks: readonly Block[]): Block[] | undefined {
  const found: Block[] = [];
  for (const place of confirmed) {
    const same = blocks.filter((block) => isPlace(block.address, place) && !found.includes(block));
    const block = same.find(({ address }) => address.zip !== '') ?? same[0];
    if (!block) return undefined;
    found.push(block);
  }
  return found;
}

const isSame = (a: LearnedWords, b: LearnedWords): boolean => a.label === b.label && a.where === b.where;

/** Two stops with the same words have one role. */
const withoutRepeats = (roles: readonly LearnedRole[]): LearnedRole[] =>
  roles.reduce<LearnedRole[]>((kept, role) => {
    const at = kept.findIndex(
      (other) =>
        other.role === role.role && other.words.some((one) => role.words.some((two) => isSame(one, two))),
    );
    const same = kept[at];
    if (!same) return [...kept, role];
    const common = same.words.filter((one) => role.words.some((two) => isSame(one, two)));
    return kept.map((one, index) => (index === at ? { ...one, words: common } : one));
  }, []);

/** Words that lead to the address, and to no other: left of it, before it, over it, under it. */
function wordsAt(block: Block, lines: readonly Line[], blocks: readonly Block[]): LearnedWords[] {
  const { address } = block;
  const towns = new Set(blocks.flatMap((one) => [one.address.cell, ...one.address.cells]));
  const others = new Set(blocks.flatMap((one) => (one === block ? [] : one.cells)));
  const rows = [...new Set([...block.cells, address.cell].map(({ line }) => line))];
  const beside = (isBeside: (cell: Cell) => boolean) => rows.flatMap(({ cells }) => cells.filter(isBeside));
  const upper = block.cells.filter((cell) => !towns.has(cell));
  const before = wordsAhead(address.cell.text.slice(0, address.from));
  const of = (cells: readonly Cell[], where: LearnedWords['where']) =>
    cells.flatMap((cell): LearnedWords[] => {
      if (towns.has(cell) || others.has(cell)) return [];
      const ahead = /^\W*\d/.test(cell.text) ? undefined : wordsAhead(cell.text);
      if (!ahead || OF_A_DATE.test(ahead.label)) return [];
      // A number or a sum behind the words is a value of its own; a day may be that of the stop.
      const rest = cell.text.slice(ahead.to);
      if (/\d{3}/.test(rest) && findDates(rest).length === 0) return [];
      return addressOf(cell, where, blocks) === block ? [{ label: ahead.label, where }] : [];
    });
  const found = [
    ...of(
      beside((cell) => cell.x1 < block.x0),
      'right',
    ),
    ...of(
      beside((cell) => cell.x0 > block.x1),
      'left',
    ),
    ...(before ? [{ label: before.label, where: 'behind' as const }] : []),
    ...of([...upper, ...column(block, lines, -1, ROWS_ABOVE)], 'below'),
    ...of(column(block, lines, 1, ROWS_BELOW), 'above'),
  ];
  return found.filter((one, index) => !found.slice(0, index).some((other) => isSame(one, other)));
}

/** The cells of the rows over or under an address, in its column, nearest first. */
function column(block: Block, lines: readonly Line[], step: 1 | -1, rows: number): Cell[] {
  const edges = [...block.cells, block.address.cell].map(({ line }) => lines.indexOf(line));
  const from = step === 1 ? Math.max(...edges) : Math.min(...edges);
  return Array.from({ length: rows }, (_, index) => lines[from + step * (index + 1)])
    .filter((line) => line !== undefined && line.page === block.page)
    .flatMap((line) => line!.cells.filter((cell) => cell.x0 <= block.x1 && cell.x1 >= block.x0 - 2));
}
