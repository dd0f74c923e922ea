import { placeKey } from '../engine/places/place-key';
import { findAddresses, type Address } from './addresses';
import { ownKey } from './assign';
import type { Cell, Line } from './cells';
import { findDates } from './dates';
import type { PlaceLookup } from './gazetteer';
import { labelsOf } from './label-cells';
import { cellAbove } from './neighbors';
import type { ReadStop } from './reading';

/**
 * A check that holds whatever the layout and whatever the words: a place that is printed in line with the stops and among them, and is
 * none of them. What it is called may not be known, or its code may be missing; it is not left out without a word.
 */

/** Places in the column of the stops that no stop has and no heading gives to somebody else. */
export function lostPlaces(
  lines: readonly Line[],
  places: PlaceLookup,
  stops: readonly ReadStop[],
): readonly Address[] {
  const all = findAddresses(lines, places);
  const own = all.filter((address) => stops.some((stop) => isAt(stop, address)));
  const others = labelsOf(lines, 'strong').filter(({ kind }) => kind === 'other');
  const isOfOther = (address: Address, from: number) =>
    others.some(
      ({ cell }) =>
        cell.flow > from &&
        cell.flow <= address.cell.flow &&
        cell.x0 < address.x1 &&
        cell.x1 > leftOf(address) - cell.size,
    );
  return all.filter((address) => {
    if (own.includes(address) || stops.some((stop) => isInTown(stop, address))) return false;
    const column = own.filter((one) => Math.abs(leftOf(one) - leftOf(address)) < SAME_EDGE);
    const above = column.findLast(({ cell }) => cell.flow < address.cell.flow);
    const below = column.find(({ cell }) => cell.flow > address.cell.flow);
    if (!above || !below || isInSentence(address) || ownKey(address)) return false;
    if (address.zip === '' && !hasStreet(address, lines)) return false;
    return hasDay(address, lines, above.cell.flow, below.cell.flow) && !isOfOther(address, above.cell.flow);
  });
}

/** Points by which edges of one column differ. */
const SAME_EDGE = 3;
const leftOf = ({ cell, cityCell }: Address): number => Math.min(cell.x0, cityCell.x0);

const isAt = (stop: ReadStop, { zip, city, state }: Address): boolean =>
  zip !== '' && stop.zip !== '' ? stop.zip === zip : isSameTown(stop, { city, state });

const isInTown = (stop: ReadStop, address: Address): boolean =>
  address.zip === '' && isSameTown(stop, address);

const isSameTown = (one: { city: string; state: string }, other: { city: string; state: string }): boolean =>
  one.state === other.state && placeKey(one.city) === placeKey(other.city);

/** Terms of the contract are longer than any address. */
const LONGEST = 120;
const isInSentence = ({ cell, from }: Address): boolean =>
  cell.text.length > LONGEST || OF_A_SENTENCE.test(cell.text.slice(0, from));
const OF_A_SENTENCE = /[a-z]{2}[.;]\s+[A-Z]|\b(?:mail|send|remit|bill|invoice|forward)\b/i;

/** A town without a code is a place to go to with a street before or over it; alone it may be named in passing. */
const hasStreet = ({ cell, from }: Address, lines: readonly Line[]): boolean =>
  /\d/.test(cell.text.slice(0, from)) || /^\d/.test(cellAbove(cell, lines)?.text ?? '');

/** A day between the place above and the one below, beside it or under it: a truck is expected. */
const hasDay = ({ cell }: Address, lines: readonly Line[], from: number, to: number): boolean =>
  lines.some(
    (line) =>
      line.flow > Math.max(from, cell.flow - cell.size * LINES_OVER) &&
      line.flow < Math.min(to, cell.flow + cell.size * LINES_UNDER) &&
      line.cells.some((one: Cell) => findDates(one.text).length > 0),
  );

const LINES_OVER = 5;
const LINES_UNDER = 7;

/** "Pick" over "Drop" over "Drop" in one column, a row each, and fewer stops than that: a row whose place could not be read. Undefined where none is. */
export function lostRow(lines: readonly Line[], stops: readonly ReadStop[]): Cell | undefined {
  const labels = labelsOf(lines, 'strong').filter(
    ({ kind, weak, cell, to }) =>
      kind !== 'other' &&
      !weak &&
      to >= cell.text.length &&
      cell.line.cells.length >= LEAST_CELLS &&
      cell.index <= 1 &&
      cell.line.cells.some(({ text }) => findDates(text).length > 0),
  );
  for (const { cell } of labels) {
    const column = labels.filter((one) => Math.abs(one.cell.x0 - cell.x0) < 2);
    if (new Set(column.map(({ kind }) => kind)).size === 2 && column.length > stops.length)
      return column.at(-1)!.cell;
  }
  return undefined;
}

const LEAST_CELLS = 3;

/** A number and a name of a street, as far as they can be told without their town. */
const STREET =
  /(?:^|[,;·|]\s*|\s[-–—]\s)(\d{1,6}[A-Z]?\s(?!.*\b(?:lbs?|pallets|miles)\b)[A-Z0-9][\w.'’ -]*?\b(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Hwy|Highway|Pkwy|Parkway|Ct|Court|Cir|Pl|Pike|Loop|Plaza|ST|AVE|RD|BLVD|DR|LN|WAY|HWY|PKWY|CT))\b\.?/;
const LINES_TO_TOWN = 3.4;

/**
 * A street at the edge of the streets of the stops, or in their rows, that no town follows: what is left of a stop whose town could not be
 * read, or of one that was given the address of somebody else. Undefined where there is none.
 */
export function lostStreet(
  lines: readonly Line[],
  places: PlaceLookup,
  stops: readonly ReadStop[],
): string | undefined {
  const all = findAddresses(lines, places);
  const others = labelsOf(lines, 'strong').filter(({ kind }) => kind === 'other');
  const cells = lines.flatMap((line) => line.cells).filter(({ text }) => text.length <= LONGEST);
  const isOfStop = (street: string) =>
    stops.some((stop) => stop.street !== '' && isPartOf(placeKey(street), placeKey(stop.street)));
  const streets = cells.flatMap((cell) => {
    const street = STREET.exec(cell.text)?.[1];
    return street === undefined ? [] : [{ cell, street, isInline: !cell.text.startsWith(street) }];
  });
  const own = streets.filter(({ street }) => isOfStop(street));
  const first = Math.min(...own.map(({ cell }) => cell.flow));
  return streets.find(
    ({ cell, street, isInline }) =>
      !isOfStop(street) &&
      cell.flow > first - cell.size * LINES_OVER_FIRST &&
      own.some(
        (one) =>
          one.isInline === isInline &&
          (Math.abs(one.cell.x0 - cell.x0) < SAME_EDGE || (one.cell.line === cell.line && !isInline)),
      ) &&
      !all.some((address) => isTownOf(address, cell, isInline)) &&
      !others.some(
        (label) =>
          label.cell.flow <= cell.flow &&
          label.cell.flow > cell.flow - cell.size * LINES_TO_PARTY &&
          label.cell.x0 < cell.x1 &&
          label.cell.x1 > cell.x0 - cell.size,
      ),
  )?.street;
}

const LEAST_BEFORE_TOWN = 3;
const LINES_OVER_FIRST = 14;
const LINES_TO_PARTY = 5;
const isPartOf = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** In the row of the street, or right under it. */
const isTownOf = ({ cell, cityCell, cells, from }: Address, street: Cell, isInline: boolean): boolean =>
  [cell, cityCell, ...cells].some(
    (one) =>
      one === street ||
      one.line === street.line ||
      // Under a line with name and street a line of its own is the next stop, unless it begins with the town.
      ((!isInline || from < LEAST_BEFORE_TOWN) &&
        one.flow > street.flow - street.size * 2 &&
        one.flow < street.flow + street.size * LINES_TO_TOWN &&
        one.page === street.page &&
        one.x0 < street.x1 + street.size &&
        one.x1 > street.x0 - street.size),
  );
