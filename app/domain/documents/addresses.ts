import { JURISDICTIONS } from '../jurisdictions/codes';
import { placeKey } from '../places/place-key';
import { parsePostalCode, provinceOfArea } from '../places/postal-code';
import { slipsBetween } from '../places/typing-errors';
import type { Cell, Line } from './cells';
import { asDigits } from './dates';
import type { PlaceLookup } from './gazetteer';

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

const CODES = JURISDICTIONS.filter((entry) => entry.code !== 'MX');
const NAMES = new Map(CODES.map((entry) => [entry.name.toUpperCase(), entry.code]));
NAMES.set('NEWFOUNDLAND', 'NL').set('QUÉBEC', 'QC').set('D.C', 'DC');
const PROVINCES: ReadonlySet<string> = new Set(CODES.filter((entry) => entry.country === 'CA').map((entry) => entry.code));
const STATE_CODES = new Set(CODES.map((entry) => entry.code)).add('PQ').add('NF');
const NAME_PATTERN = [...NAMES.keys()].sort((a, b) => b.length - a.length).join('|').replace(/\./g, '\\.');
const ZIP = '\\d{5}(?:\\s?-\\s?\\d{4})?(?!\\d)|[A-Z]\\d[A-Z][\\s-]?\\d[A-Z]\\d(?!\\w)';
const COUNTRY = "(?:(?:U\\.?S\\.?A\\.?|US|UNITED STATES(?: OF AMERICA)?|CAN|CANADA|CA)\\b\\.?)";
const STATE = `(?:[A-Z]{2}\\b|(?:${NAME_PATTERN})\\b)`;
const KEY_BETWEEN = '(?:(?:state|st|prov(?:ince)?|zip(?:\\s?code)?|postal(?:\\s?code)?)\\s*[:.]\\s*)?';

const WITH_ZIP = new RegExp(
  `(?<![A-Za-z'])(?<state>${STATE})(?:/(?:[A-Z]{2,4}\\b)?)?\\.?[\\s,|–-]*(?:\\(?${COUNTRY}\\)?[\\s,–-]*)?${KEY_BETWEEN}(?<zip>${ZIP})`,
  'gi',
);
const SCANNED_WITH_ZIP = new RegExp(
  `(?<![A-Za-z'])(?<state>[A-Z0-9|][A-Z0-9|()!\\]](?![A-Za-z0-9])|(?:${NAME_PATTERN})\\b)(?:/(?:[A-Z]{2,4}\\b)?)?\\.?[\\s,|–-]*(?:\\(?${COUNTRY}\\)?[\\s,–-]*)?${KEY_BETWEEN}(?<zip>[\\dOolIS|B]{5}(?!\\w)|[A-Z][\\dOolIS|BZ][A-Z\\d]\\s?[\\dOolIS|BZ][A-Z\\d][\\dOolIS|BZ](?!\\w)|${ZIP})`,
  'gi',
);
const WITHOUT_ZIP = new RegExp(`(?<=[,\\s])(?<state>${STATE})\\.?(?=\\s*(?:$|[,;|)]|${COUNTRY}|\\d{1,2}/\\d|-\\s))`, 'gi');
const ONLY_ZIP = new RegExp(`^\\s*(?:zip(?:\\s?code)?\\s*:?\\s*)?(?<zip>${ZIP})\\s*[,-]?\\s*${COUNTRY}?\\s*$`, 'i');
const STREET_WORD =
  /\b(?:st|street|rd|road|ave|avenue|blvd|boulevard|dr|drive|ln|lane|way|hwy|highway|pkwy|parkway|ct|court|cir|circle|pl|plaza|suite|ste|unit|dock|bldg|building|floor|route|rte|county road|fm|us|po box|box|gate|door|trail|trl|loop|terrace|expy|freeway|fwy|industrial|sq|square|pike|tpke|turnpike|row|run|pass|path|crossing|xing)\b/i;

export function findAddresses(lines: readonly Line[], places: PlaceLookup): Address[] {
  const found: Address[] = [];
  const cells = lines.flatMap((line) => line.cells);
  for (const cell of cells) {
    const above = () => cellAbove(cell, lines);
    for (const address of inCell(cell, lines, places, above)) found.push(address);
  }
  return found.filter(
    (one, index) => !found.some((other, at) => at !== index && other.cell === one.cell && other.zip !== '' && one.zip === '' && other.cells.length > one.cells.length),
  );
}

interface Match {
  state: string;
  zip: string;
  from: number;
  to: number;
  /** The cell that the code is in, where it is not the same. */
  zipCell: Cell | undefined;
}

function* inCell(cell: Cell, lines: readonly Line[], places: PlaceLookup, above: () => Cell | undefined): Generator<Address> {
  const scanned = cell.words.some((word) => word.sure !== undefined);
  const text = scanned ? cell.text.replace(/\bl(?=(?:owa|daho|ndiana|llinois)\b)/g, 'I') : cell.text;
  let taken = 0;
  const matches: Match[] = [];
  const pattern = scanned ? SCANNED_WITH_ZIP : WITH_ZIP;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const state = stateOf(match.groups?.state ?? '', match.groups?.zip ?? '', scanned, places);
    const zip = zipOf(match.groups?.zip ?? '', scanned);
    if (!state || !zip || /^\d/.test(zip) === PROVINCES.has(state) || isHouseNumber(text, match, state, places)) {
      pattern.lastIndex = match.index + 1;
      continue;
    }
    matches.push({ state, zip, from: match.index, to: match.index + match[0].length, zipCell: undefined });
  }
  if (matches.length === 0) matches.push(...besideZip(cell, lines, scanned));
  if (matches.length === 0 && text.length < 100) matches.push(...withoutZip(cell));
  for (const match of matches) {
    const address = readCity(cell, match, taken, lines, places, above, scanned);
    if (!address) continue;
    taken = match.to;
    yield address;
  }
}

/** "Delta Beverage Co, 11719 Main St": what looks like a state and a code is the end of a name and the number of a house. */
function isHouseNumber(text: string, match: RegExpExecArray, state: string, places: PlaceLookup): boolean {
  const printed = match.groups?.state ?? '';
  const zip = match.groups?.zip ?? '';
  if (!/^\d{5}$/.test(zip)) return false;
  const agrees = places.areaOf(zip)?.state === state;
  if (printed.length === 2 && printed !== printed.toUpperCase()) return !agrees;
  return !agrees && /^\s+(?:[NSEW]{1,2}\.?\s)?[A-Z0-9][\w.]*(?:\s|,)/.test(text.slice(match.index + match[0].length)) && text.length - match.index > 20;
}

/** The state in this cell and the code in the next one of the line, or at the beginning of the line below. */
function besideZip(cell: Cell, lines: readonly Line[], scanned: boolean): Match[] {
  // A Canadian code may be broken in its middle: "Richmond, BC V7B / 1B4".
  const half = /(?<![A-Za-z'])(?<state>[A-Z]{2})[\s,]+(?<area>[A-Z]\d[A-Z])$/.exec(cell.text);
  const rest = half && /^\d[A-Z]\d$/.exec(cellBelow(cell, lines)?.text ?? '')?.[0];
  const province = codeOf(half?.groups?.state ?? '');
  if (half && rest && province) {
    const zip = zipOf(`${half.groups?.area} ${rest}`, false);
    if (zip) return [{ state: province, zip, from: half.index, to: cell.text.length, zipCell: cellBelow(cell, lines) }];
  }
  const match = new RegExp(`(?<![A-Za-z'])(?:state\\s*:\\s*)?(?<state>${STATE})\\.?,?\\s*${COUNTRY}?\\s*$`, 'i').exec(cell.text);
  const text = match?.groups?.state;
  if (!match || !text || !codeOf(text)) return [];
  const next = cell.line.cells[cell.index + 1];
  const below = next && ONLY_ZIP.test(next.text) ? next : cellBelow(cell, lines);
  const zip = below && ONLY_ZIP.exec(scanned ? below.text.replace(/^[\dOolIS|B]{5}$/, asDigits) : below.text)?.groups?.zip;
  const state = codeOf(text);
  if (!zip || !below || !state || (text.length === 2 && text !== text.toUpperCase() && !scanned)) return [];
  const from = match.index + match[0].indexOf(text);
  return [{ state, zip: zipOf(zip, scanned) ?? '', from, to: cell.text.length, zipCell: below }];
}

/** "Dallas, TX" without a code: only where city and state stand beside each other with a comma or the state is by itself. */
function withoutZip(cell: Cell): Match[] {
  const matches: Match[] = [];
  WITHOUT_ZIP.lastIndex = 0;
  for (let match = WITHOUT_ZIP.exec(cell.text); match; match = WITHOUT_ZIP.exec(cell.text)) {
    const text = match.groups?.state ?? '';
    const state = codeOf(text);
    if (!state || (text.length === 2 && text !== text.toUpperCase())) continue;
    matches.push({ state, zip: '', from: match.index, to: match.index + match[0].length, zipCell: undefined });
  }
  const alone = codeOf(cell.text.trim());
  if (matches.length === 0 && alone && cell.text.trim() === cell.text.trim().toUpperCase()) {
    matches.push({ state: alone, zip: '', from: 0, to: cell.text.length, zipCell: undefined });
  }
  return matches;
}

function codeOf(text: string): string | undefined {
  const upper = text.trim().toUpperCase();
  if (STATE_CODES.has(upper)) return upper === 'PQ' ? 'QC' : upper === 'NF' ? 'NL' : upper;
  return NAMES.get(upper);
}

function stateOf(text: string, zip: string, scanned: boolean, places: PlaceLookup): string | undefined {
  const code = codeOf(text);
  if (code) return code;
  if (!scanned || text.length !== 2) return undefined;
  const area = parsePostalCode(asDigits(zip));
  const state = area && places.areaOf(area.area)?.state;
  // One letter of the code must be right: "1X 75201" is Texas.
  return state && (text[0]?.toUpperCase() === state[0] || text[1]?.toUpperCase() === state[1]) ? state : undefined;
}

function zipOf(text: string, scanned: boolean): string | undefined {
  const clean = text.replace(/\s?-\s?\d{4}$/, '');
  return (parsePostalCode(clean) ?? (scanned ? (parsePostalCode(asDigits(clean)) ?? parsePostalCode(asCanadianCode(clean))) : undefined))?.text;
}

/** "L8PINS" to "L8P1N5": letters and digits take turns. */
const asCanadianCode = (text: string): string =>
  [...text.replace(/\s/g, '')].map((sign, index) => (index % 2 === 1 ? asDigits(sign.replace('Z', '2')) : (({ 0: 'O', 1: 'I', 5: 'S', 8: 'B', 2: 'Z' })[sign] ?? sign))).join('');

function readCity(
  cell: Cell,
  match: Match,
  taken: number,
  lines: readonly Line[],
  places: PlaceLookup,
  above: () => Cell | undefined,
  scanned: boolean,
): Address | undefined {
  let before = withoutKeys(cell.text.slice(taken, match.from));
  const cells = match.zipCell && match.zipCell.line !== cell.line ? [cell, match.zipCell] : [cell];
  let cityCell = cell;
  if (!/[A-Za-z]/.test(before)) {
    const left = cell.line.cells[cell.index - 1];
    const upper = above();
    const leftFits = left !== undefined && !isKey(left.text) && /[a-z]/i.test(left.text) && !/\d{3,}/.test(left.text) && left.text.length < 40;
    const source = leftFits && (match.zip === '' || places.hasTown(lastPart(left.text), match.state) || !upper) ? left : (upper ?? left);
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
  if (city && city.known !== 'zip' && city.wholeSegment && cells[0] === cell) {
    const upper = above();
    const words = upper && upper.text.length < 60 ? lastPart(upper.text).split(/\s+/) : [];
    for (let count = Math.min(3, words.length); upper && count >= 1; count--) {
      const name = `${words.slice(-count).join(' ')} ${city.name}`;
      const joined = cityIn(name, state, area, places, match.zip !== '');
      if (joined?.name === name && joined.known !== 'no' && joined.known !== 'state' && (joined.known === 'zip' || city.known === 'no')) {
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
  let name = city.name;
  if (scanned && city.known === 'no') {
    const ofArea = agreed?.state === state ? agreed.town : undefined;
    const nearest = ofArea !== undefined && resembles(name, ofArea) ? ofArea : places.nearestTown(name, state);
    if (nearest !== undefined && (match.zip === '' || nearest === ofArea || ofArea === undefined || (places.milesFromArea(nearest, state, area ?? '') ?? 999) < 40)) {
      name = nearest;
      corrected = true;
      // A misread name and a code that agree are two witnesses.
      city = { ...city, known: nearest === ofArea ? 'zip' : 'town' };
    }
  }
  if (match.zip === '' && city.known === 'no') return undefined;
  const from = cityCell === cell ? Math.max(0, cell.text.lastIndexOf(city.name, match.from)) : match.from;
  return {
    city: name,
    state,
    zip: match.zip,
    country: /^[A-Z]/.test(match.zip) || PROVINCES.has(state) ? 'CA' : 'US',
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

/** "State :" beside a code: the town stands elsewhere. */
const isKey = (text: string): boolean => /:\s*$/.test(text) || /^\W*(?:state|st|prov(?:ince)?|estado|zip|city|ville|ciudad)\W*$/i.test(text);

const withoutKeys = (text: string): string =>
  text.replace(/\b(?:city\s*[,/&]\s*st(?:ate)?(?:\s*[,/&]?\s*zip(?:\s?code)?)?|city|town|state|st|zip|address|addr|location)\s*:\s*/gi, ', ').replace(/[\s,–|-]+$/, '').replace(/^[\s,]+/, '');

/** Whether a recognised name may be that of the town: a third of its letters may be wrong. */
const resembles = (name: string, town: string): boolean => {
  const [read, meant] = [placeKey(name), placeKey(town)];
  const allowed = Math.min(3, Math.floor(meant.length / 3));
  return slipsBetween(read, meant, allowed) <= allowed;
};

const lastPart = (text: string): string => withoutKeys(text).split(/[,;|]/).filter((part) => part.trim() !== '').at(-1)?.trim() ?? '';

interface City {
  name: string;
  known: Address['known'];
  offset: number;
  wholeSegment: boolean;
}

/** The town at the end of the text: the whole last part where it can be one, else the longest end that is a town. */
function cityIn(before: string, state: string, area: string | undefined, places: PlaceLookup, hasZip: boolean): City | undefined {
  const segment = before.split(/[,;|•·]|\s[-–]\s|:\s/).filter((part) => /[A-Za-z]/.test(part)).at(-1)?.trim() ?? '';
  const words = segment.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const ofArea = area === undefined ? undefined : places.areaOf(area);
  const town = ofArea && ofArea.state === state ? placeKey(ofArea.town) : undefined;
  const clean = (text: string) => text.replace(/^[^A-Za-z0-9À-ÿ]+|[^A-Za-z0-9À-ÿ.')]+$/g, '');
  const ends = Array.from({ length: Math.min(6, words.length) }, (_, index) => clean(words.slice(index - Math.min(6, words.length)).join(' ')));
  const city = (name: string, known: Address['known']): City => ({ name, known, offset: 0, wholeSegment: name === clean(segment) });
  const exact = town === undefined ? undefined : ends.find((end) => placeKey(end) === town);
  if (exact) return city(exact, 'zip');
  const whole = clean(segment);
  const plain = !/\d/.test(whole) && words.length <= 5 && !(STREET_WORD.test(whole) && words.length > 2);
  if (plain && places.hasTown(whole, state)) return city(whole, 'town');
  const known = ends.filter((end) => !/^\d/.test(end) && places.hasTown(end, state));
  if (known.length > 0) {
    // "Suite 200 Sarasota" and "Old Mill Road Troy": the longest end that is a town, unless a street word leads it.
    const best = known.find((end) => !STREET_WORD.test(end.split(' ')[0] ?? '')) ?? known[0]!;
    return city(best, 'town');
  }
  if (!hasZip) return undefined;
  if (plain) return city(whole, 'no');
  const tail = ends.at(-1) ?? '';
  return /\d/.test(tail) || tail.length < 3 ? undefined : city(tail, 'no');
}

const LINE_STEPS = 2.15;

/** The cell right above in the same column. */
export function cellAbove(cell: Cell, lines: readonly Line[]): Cell | undefined {
  return neighbour(cell, lines, -1);
}

export function cellBelow(cell: Cell, lines: readonly Line[]): Cell | undefined {
  return neighbour(cell, lines, 1);
}

function neighbour(cell: Cell, lines: readonly Line[], step: 1 | -1): Cell | undefined {
  const at = lines.indexOf(cell.line);
  for (let index = at + step; index >= 0 && index < lines.length; index += step) {
    const line = lines[index];
    if (!line) return undefined;
    const gap = Math.abs(line.flow - cell.flow);
    if (gap > LINE_STEPS * Math.max(cell.size, line.size)) return undefined;
    const fits = line.cells.filter((other) => Math.abs(other.x0 - cell.x0) < Math.max(4, cell.size * 0.6));
    if (fits[0]) return fits[0];
    const over = line.cells.find((other) => other.x0 < cell.x1 && other.x1 > cell.x0);
    if (over) return over;
  }
  return undefined;
}
