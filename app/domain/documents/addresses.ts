import { placeKey } from '../places/place-key';
import { parsePostalCode, provinceOfArea } from '../places/postal-code';
import type { Cell, Line } from './cells';
import { cityIn, isKey, lastPart, resembles, withoutKeys } from './city-name';
import type { PlaceLookup } from './gazetteer';
import { cellAbove, cellBelow } from './neighbours';
import { codeOfTown, isScanned, PROVINCES, statesIn, type StateMatch } from './state-and-code';

/** City, state and postal code wherever they stand: in one cell, in columns, or broken over two lines of a narrow cell. */

export interface Address {
  readonly city: string;
  readonly state: string;
  /** ZIP, ZIP+4 cut to five, or a Canadian code; '' where none is printed. */
  readonly zip: string;
  readonly country: 'US' | 'CA';
  /** The cell with the state. */
  readonly cell: Cell;
  /** Where in its cell the city begins. */
  readonly from: number;
  /** Where the address ends in its cell. */
  readonly to: number;
  /** Left edge of the column it stands in, and the cells that hold city and code, upper first. */
  readonly x0: number;
  readonly x1: number;
  readonly cells: readonly Cell[];
  /** The cell with the city: another one where columns part city and state. */
  readonly cityCell: Cell;
  /** Text before the city: street and name, where they stand on the same line. */
  readonly before: string;
  readonly known: 'zip' | 'town' | 'state' | 'no';
  /** Something recognition got wrong was put right. */
  readonly corrected: boolean;
}

/** Beyond this a town and the area of a code have nothing to do with each other. */
const FAR_MILES = 45;
/** A town that no list has is taken as it was recognised from this certainty on. */
const LEGIBLE = 0.7;

export function findAddresses(lines: readonly Line[], places: PlaceLookup): Address[] {
  const found: Address[] = [];
  const cells = lines.flatMap((line) => line.cells);
  for (const cell of cells) {
    let taken = 0;
    for (const match of statesIn(cell, lines, places)) {
      const address = readCity(cell, match, taken, lines, places);
      if (!address) continue;
      taken = match.to;
      found.push(address);
    }
  }
  return found.filter((one) => !isInName(one, found) && !isOverStreet(one, found, lines));
}

const MOST_LINES_TO_TOWN = 4.5;

/** "Delta Foods - Pittsburgh, PA" over a street and a town with its code: the name of a place, not where it is. */
const isInName = (one: Address, all: readonly Address[]): boolean =>
  one.zip === '' &&
  /[A-Za-z]{2}/.test(one.cell.text.slice(0, one.from)) &&
  !/^[^:]{2,30}:\s*$/.test(one.cell.text.slice(0, one.from)) &&
  all.some((other) => {
    if (other.zip === '' || other.state === one.state && other.city === one.city) return false;
    const below = other.cell.flow - one.cell.flow;
    if (other.cell.line === one.cell.line) return other.cell.x0 > one.cell.x1;
    return below > 0 && below < MOST_LINES_TO_TOWN * one.cell.size * 1.4 && Math.abs(other.x0 - one.cell.x0) < one.cell.size * 4;
  });

/** Recognised with little faith in some of its words. */
const isIllegible = (name: string, { words }: Cell): boolean => words.some((word) => name.includes(word.text) && (word.sure ?? 1) < LEGIBLE);

/** "FRONTIER - WYOMING" right over "25715 Main St" and a town with its code: a name that looks like a town. */
function isOverStreet(one: Address, all: readonly Address[], lines: readonly Line[]): boolean {
  if (one.zip !== '' || one.from > 0) return false;
  const street = cellBelow(one.cell, lines);
  const town = street && /^\d{1,6}[A-Z]?\s+\S/.test(street.text) ? cellBelow(street, lines) : undefined;
  return town !== undefined && all.some((other) => other.cell === town && other.zip !== '');
}

function readCity(
  cell: Cell,
  match: StateMatch,
  taken: number,
  lines: readonly Line[],
  places: PlaceLookup,
): Address | undefined {
  const scanned = isScanned(cell);
  const above = () => cellAbove(cell, lines);
  let before = withoutKeys(cell.text.slice(taken, match.from));
  const cells = match.zipCell && match.zipCell.line !== cell.line ? [cell, match.zipCell] : [cell];
  let cityCell = cell;
  if (!/[A-Za-z]/.test(before)) {
    const left = cell.line.cells[cell.index - 1];
    const upper = above();
    const leftFits = left !== undefined && !isKey(left.text) && /[a-z]/i.test(left.text) && !/\d{3,}/.test(left.text) && left.text.length < 40;
    const upperFits = upper !== undefined && /[A-Za-z]{3}/.test(upper.text) && !/^\d/.test(upper.text) && !isKey(upper.text);
    const town = match.zip === '' ? undefined : places.areaOf(parsePostalCode(match.zip)?.area ?? '')?.town;
    const isTown = (text: string) => places.hasTown(text, match.state) || (town !== undefined && placeKey(text) === placeKey(town));
    const source = leftFits && (match.zip === '' || isTown(lastPart(left.text)) || !upperFits) ? left : (upper ?? left);
    if (!source) return undefined;
    cityCell = source;
    before = withoutKeys(source.text);
    if (source.line !== cell.line) cells.unshift(source);
  }
  const province = match.zip && /^[A-Z]/.test(match.zip) ? provinceOfArea(match.zip.slice(0, 3)) : undefined;
  let state = match.state;
  if (match.zip && /^[A-Z]/.test(match.zip) && province !== undefined && province !== state) {
    if (!scanned) return undefined;
    state = province;
  }
  const area = match.zip ? parsePostalCode(match.zip)?.area : undefined;
  let city = cityIn(before, state, area, places, match.zip !== '');
  // A narrow cell may break inside of the name: "Whiteman Air Force / Base, MO".
  if (city?.known !== 'zip' && (city === undefined || city.wholeSegment) && cells[0] === cell && /^[^\d,;]{2,30}$/.test(city?.name ?? before)) {
    const upper = above();
    const words = upper && upper.text.length < 60 ? lastPart(upper.text).split(/\s+/) : [];
    for (let count = Math.min(3, words.length); upper && count >= 1; count--) {
      const name = `${words.slice(-count).join(' ')} ${city?.name ?? before.trim()}`;
      const joined = cityIn(name, state, area, places, match.zip !== '');
      if (joined?.name === name && joined.known !== 'no' && joined.known !== 'state' && (joined.known === 'zip' || city === undefined || city.known === 'no')) {
        city = { ...joined, offset: 0 };
        cells.unshift(upper);
        break;
      }
    }
  }
  // A narrow column may break inside of the name, downwards: "Mount" over "Carmel", with the state beside the first.
  const rest = city && city.known !== 'zip' && cityCell !== cell && cityCell.line === cell.line ? cellBelow(cityCell, lines) : undefined;
  const whole = rest && rest.text.length < 30 && !/\d/.test(rest.text) ? cityIn(`${city?.name} ${rest.text}`, state, area, places, match.zip !== '') : undefined;
  if (rest && whole && (whole.known === 'zip' || (whole.known === 'town' && city?.known === 'no'))) {
    city = whole;
    cells.push(rest);
  }
  if (!city) return undefined;
  let corrected = state !== match.state;
  const agreed = area === undefined ? undefined : places.areaOf(area);
  if (scanned && agreed && agreed.state !== state && city.known === 'no' && places.hasTown(city.name, agreed.state)) {
    state = agreed.state;
    corrected = true;
    city = { ...city, known: 'zip' };
  }
  if (scanned && city.known === 'town' && agreed?.state === state && placeKey(agreed.town).length > placeKey(city.name).length && resembles(lastPart(before), agreed.town)) {
    // "Last Vandergrift" with the code of East Vandergrift: the end of it is a town too, but not the one that is meant.
    city = { ...city, name: agreed.town, known: 'zip' };
    corrected = true;
  }
  let name = city.name;
  if (scanned && city.known === 'no') {
    const ofArea = agreed?.state === state ? agreed.town : undefined;
    const nearest = ofArea !== undefined && resembles(name, ofArea) ? ofArea : places.nearestTown(name, state);
    if (nearest !== undefined && (nearest === ofArea || ofArea === undefined || (places.milesFromArea(nearest, state, area ?? '') ?? 999) < 40)) {
      name = nearest;
      corrected = true;
      // A misread name and a code that agree are two witnesses.
      city = { ...city, known: nearest === ofArea ? 'zip' : 'town' };
    } else if (ofArea !== undefined && isIllegible(name, cityCell)) {
      // The state and the code are two witnesses of the town, whatever is left of its name.
      name = ofArea;
      corrected = true;
      city = { ...city, known: 'town' };
    }
  }
  let zip = match.zip;
  if (scanned && city.known === 'town' && zip !== '' && (agreed?.state !== state || (places.milesFromArea(name, state, area ?? '') ?? 0) > FAR_MILES)) {
    const meant = codeOfTown(name, state, zip, places);
    if (meant !== undefined) {
      zip = meant;
      corrected = true;
    }
  }
  if (scanned && zip !== '' && zip === match.zip && city.known === 'town' && agreed && placeKey(agreed.town) !== placeKey(name)) {
    // The town has a code of its own that differs in one digit of those taken for each other: likelier misread than printed so.
    const meant = codeOfTown(name, state, zip, places, 'likely');
    if (meant !== undefined) {
      zip = meant;
      corrected = true;
    }
  }
  const from = cityCell === cell ? Math.max(0, cell.text.lastIndexOf(city.name, match.from)) : match.from;
  return {
    city: name,
    state,
    zip,
    country: /^[A-Z]/.test(zip) || PROVINCES.has(state) ? 'CA' : 'US',
    cell,
    from,
    to: match.to,
    x0: Math.min(cityCell.line === cell.line ? cityCell.x0 : cell.x0, ...cells.map((one) => one.x0)),
    x1: Math.max(...cells.map((one) => one.x1)),
    cells,
    cityCell,
    before: before.slice(0, Math.max(0, before.lastIndexOf(city.name))),
    known: city.known,
    corrected,
  };
}

