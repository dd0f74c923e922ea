import { parsePostalCode, provinceOfArea } from '../engine/places/postal-code';
import type { Address } from './addresses';
import type { Cell, Line } from './cells';
import { cityIn, isKey, lastPart, withoutKeys, type City } from './city-name';
import { LEGIBLE, putRight } from './corrections';
import type { PlaceLookup } from './gazetteer';
import { cellAbove, cellBelow } from './neighbors';
import { isScanned, PROVINCES, type StateMatch } from './state-and-code';

/** From a state and its code to the whole address: the town before, beside or above it. */

/**
 * @param taken where in the cell the address before this one ends
 * @returns undefined where no town belongs to the state, or the code is of another province
 */
export function readAddress(
  cell: Cell,
  match: StateMatch,
  taken: number,
  lines: readonly Line[],
  places: PlaceLookup,
): Address | undefined {
  const scanned = isScanned(cell);
  const area = parsePostalCode(match.zip)?.area;
  const state = provinceOfArea(area ?? '') ?? match.state;
  if (state !== match.state && !scanned) return undefined;
  const text = textWithTown(cell, match, taken, lines, places);
  const town =
    text &&
    (townIn(text, cell, (name) => cityIn(name, state, area, places), lines) ??
      (scanned ? undefined : villageUnderStreet(cell, lines)));
  if (!town) return undefined;
  const printed = {
    city: town.city.name,
    state,
    zip: match.zip === '' && !scanned ? codeBefore(town.before, state, places) : match.zip,
    known: town.city.known,
    end: town.city.name,
  };
  const read = scanned
    ? putRight(printed, lastPart(text.text), isIllegible(printed.city, text.cell), places)
    : printed;
  const { end, ...place } = read;
  const cells = [
    town.upper,
    text.cell.line === cell.line ? undefined : text.cell,
    cell,
    match.zipCell?.line === cell.line ? undefined : match.zipCell,
    town.lower,
  ].filter((one) => one !== undefined);
  return {
    ...place,
    country: PROVINCES.has(read.state) ? 'CA' : 'US',
    cell,
    from: text.cell === cell ? Math.max(0, cell.text.lastIndexOf(end, match.from)) : match.from,
    to: match.to,
    x0: Math.min(text.cell.x0, ...cells.map((one) => one.x0)),
    x1: Math.max(...cells.map((one) => one.x1)),
    cells,
    cityCell: text.cell,
    before: end === printed.end ? town.before : beforeEnd(text.text, end),
    corrected: state !== match.state || read !== printed,
  };
}

/** "COOSA PINES, AL" right under "17589 PLANT RD": a place that no list has and no code vouches for. It is asked after. */
function villageUnderStreet(cell: Cell, lines: readonly Line[]): Town | undefined {
  const name = /^([A-Z][A-Za-z.'’ -]{2,30}),\s?[A-Z]{2}$/.exec(cell.text)?.[1];
  const above = cellAbove(cell, lines);
  return name !== undefined &&
    !isKey(name) &&
    above !== undefined &&
    Math.abs(above.x0 - cell.x0) < 2 &&
    IS_STREET.test(above.text)
    ? { city: { name, known: 'no' }, before: '' }
    : undefined;
}

const IS_STREET =
  /^\d{1,6}[A-Z]?\s[^,]*\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|hwy|highway|pkwy|parkway|ct|court|cir|pl|pike|loop|route|rte|trail|trl|sq)\b/i;

/** "US-66608 Topeka, KS", "66608 Topeka, KS": the code before the town, where it is one of the state; empty where none is. */
function codeBefore(before: string, state: string, places: PlaceLookup): string {
  const code = parsePostalCode(CODE_AT_END.exec(before)?.[1] ?? '');
  return code && places.areaOf(code.area)?.state === state ? code.text : '';
}

const CODE_AT_END = /(?:^|[\s,;]|\b(?:USA?|CA|CDN)[-–\s]\s?)(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d),?\s*$/;

/** Recognized with little faith in some of its words. */
const isIllegible = (name: string, { words }: Cell): boolean =>
  words.some((word) => name.includes(word.text) && (word.sure ?? 1) < LEGIBLE);

interface TownText {
  readonly cell: Cell;
  readonly text: string;
}

/** What ends with the town: the text before the state, or where there is none the cell to the left or above. */
function textWithTown(
  cell: Cell,
  match: StateMatch,
  taken: number,
  lines: readonly Line[],
  places: PlaceLookup,
): TownText | undefined {
  const own = withoutKeys(cell.text.slice(taken, match.from));
  if (/[A-Za-z]/.test(own)) return { cell, text: own };
  // "City | Natchitoches | State | LA"
  const isKeyed = KEY_OF_STATE.test(cell.line.cells[cell.index - 1]?.text ?? '');
  const left = cell.line.cells[cell.index - (isKeyed ? 2 : 1)];
  const above = cellAbove(cell, lines);
  const isTown = (one: Cell) => places.hasTown(lastPart(one.text), match.state);
  const upper = above && !isKey(above.text) ? above : undefined;
  const source =
    left && mayHoldTown(left) && (match.zip === '' || isTown(left) || !upper || !isTown(upper))
      ? left
      : (upper ?? left);
  return source && { cell: source, text: withoutKeys(source.text) };
}

const KEY_OF_STATE = /^\W*(?:state|st|prov(?:ince)?|estado)\W*$/i;

/** Letters, and neither a key nor a street nor a sentence. */
const mayHoldTown = ({ text }: Cell): boolean =>
  !isKey(text) && /[a-z]/i.test(text) && !/\d{3}/.test(text) && text.length < 40;

interface Town {
  readonly city: City;
  /** What is before it. */
  readonly before: string;
  /** The cell that the name begins in, where it breaks. */
  readonly upper?: Cell;
  /** The cell that it ends in, where it breaks beside the state. */
  readonly lower?: Cell;
}

type NameOf = (text: string) => City | undefined;

function townIn(from: TownText, cell: Cell, nameOf: NameOf, lines: readonly Line[]): Town | undefined {
  const city = nameOf(from.text);
  const part = { city, name: city?.name ?? from.text, before: city ? beforeEnd(from.text, city.name) : '' };
  return (
    begunAbove(part, from.cell, nameOf, lines) ??
    (from.cell === cell ? undefined : endedBelow(part, from.cell, nameOf, lines)) ??
    (city && { city, before: part.before })
  );
}

const beforeEnd = (text: string, end: string): string =>
  text.slice(0, Math.max(0, text.lastIndexOf(end))).trim();

/** What there is of a name in one cell: known or not. */
interface Part {
  readonly city: City | undefined;
  readonly name: string;
  readonly before: string;
}

/** A code vouches for any name, the list only where nothing vouches for the part by itself. */
const isWhole = (whole: City | undefined, name: string, { city }: Part): whole is City =>
  whole?.name === name &&
  (whole.known === 'zip' || (whole.known === 'town' && (city === undefined || city.known === 'no')));

const LONGEST_CELL_ABOVE = 60;

/** A narrow cell may break inside of the name: "Whiteman Air Force / Base, MO". */
function begunAbove(part: Part, cell: Cell, nameOf: NameOf, lines: readonly Line[]): Town | undefined {
  const upper = part.before === '' ? cellAbove(cell, lines) : undefined;
  if (!upper || upper.text.length >= LONGEST_CELL_ABOVE) return undefined;
  const words = lastPart(upper.text).split(' ');
  for (let count = words.length; count >= 1; count--) {
    const begun = words.slice(-count).join(' ');
    const name = `${begun} ${part.name}`;
    const city = nameOf(name);
    if (isWhole(city, name, part)) return { city, before: beforeEnd(withoutKeys(upper.text), begun), upper };
  }
  return undefined;
}

/** A narrow column may break inside of the name, downwards: "Mount" over "Carmel", with the state beside the first. */
function endedBelow(part: Part, cell: Cell, nameOf: NameOf, lines: readonly Line[]): Town | undefined {
  const lower = cellBelow(cell, lines);
  const name = `${part.name} ${lower?.text}`;
  const city = lower && nameOf(name);
  return isWhole(city, name, part) ? { city, before: part.before, lower } : undefined;
}
