import { placeKey } from '../engine/places/place-key';
import { editDistance } from '../engine/places/typing-errors';
import type { Cell } from './cells';
import type { Add, FlagInput } from './flags';
import type { OrderedStop } from './reading';
import { isScanned } from './state-and-code';
import type { Dated } from './stop-dates';

/**
 * On a scan a whole stop may be lost, with its label and its town misread beyond recognition. What remains tells of it: a date
 * in the column of the dates of the other stops, or the line that sums up where the trip begins and ends.
 */
export function aboutLostLines(input: FlagInput, add: Add): void {
  const { ordered, dated } = input;
  if (!ordered.some((one) => isScanned(one.assigned.block.address.cell))) return;
  const spare = dateOfNoStop(ordered, dated);
  if (spare) add('date-of-no-stop', undefined, spare.cell.text.slice(0, 40));
  const end = endOfNoStop(input);
  if (end) add('town-of-no-stop', undefined, end);
}

/** A date in the column and of the shape of the stops' own, on a row where no stop has its own, while every stop has just one such date. */
function dateOfNoStop(ordered: readonly OrderedStop[], dated: readonly Dated[]): Dated | undefined {
  const own = ordered.flatMap((one) => (one.date ? [one.date.cell] : []));
  const inColumn = (one: Dated) =>
    own.some((cell) => Math.abs(cell.x0 - one.cell.x0) < 5 && isKeyedAlike(cell, one.cell)) &&
    !own.includes(one.cell);
  const spare = dated.filter(
    (one) =>
      isScanned(one.cell) &&
      inColumn(one) &&
      !own.some((cell) => Math.abs(cell.flow - one.cell.flow) < cell.size * 1.6),
  );
  const first = Math.min(...ordered.map((one) => one.zone.top));
  const last = Math.max(...ordered.map((one) => one.assigned.block.bottom));
  // One date alone makes no column: then no step is wide enough.
  const step = Math.max(...own.slice(1).map((cell, index) => Math.abs(cell.flow - own[index]!.flow)));
  const near = spare.filter((one) => one.cell.flow > first - step * 1.3 && one.cell.flow < last + step * 1.3);
  // Several for each of the stops are ends of windows, not dates of stops that were lost.
  return near.length < ordered.length ? near[0] : undefined;
}

/** Both with the same words before the figures, as far as they were legible: "Appt: 07/13", not "Printed 07/13". */
function isKeyedAlike(one: Cell, other: Cell): boolean {
  const key = (cell: Cell) =>
    cell.text
      .replace(/\d.*/, '')
      .toLowerCase()
      .replace(/[^a-zà-ÿ]/g, '');
  return editDistance(key(one), key(other), 3) <= Math.min(3, Math.floor(key(one).length / 2));
}

const SUMMARY = /^\W{0,2}(?:lane|route|origin|destination|from|to)\s*:/i;

/** "Lane: Dallas, TX - Reno, NV": the town of a summary at which no stop is. */
function endOfNoStop({ ordered, assignment }: FlagInput): string | undefined {
  const stops = new Set(ordered.map(({ stop }) => `${placeKey(stop.city)} ${stop.state}`));
  const small = assignment.unnamed.find(
    ({ address }) =>
      address.zip === '' &&
      SUMMARY.test(address.cell.text) &&
      !stops.has(`${placeKey(address.city)} ${address.state}`),
  );
  return small && `${small.address.city}, ${small.address.state}`;
}
