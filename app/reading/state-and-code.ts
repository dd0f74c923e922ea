import { JURISDICTIONS } from '../engine/jurisdictions/codes';
import { placeKey } from '../engine/places/place-key';
import { parsePostalCode } from '../engine/places/postal-code';
import type { Cell, Line } from './cells';
import { isKey } from './city-name';
import { asDigits } from './dates';
import type { PlaceLookup } from './gazetteer';
import { cellBelow } from './neighbors';

/** State or province and postal code, wherever they are: the hook that every address is found by. */

export interface StateMatch {
  state: string;
  zip: string;
  from: number;
  to: number;
  /** The cell that the code is in, where it is not the same. */
  zipCell: Cell | undefined;
}

const CODES = JURISDICTIONS.filter((entry) => entry.code !== 'MX');
const NAMES = new Map(CODES.map((entry) => [entry.name.toUpperCase(), entry.code]));
NAMES.set('NEWFOUNDLAND', 'NL').set('QUÉBEC', 'QC').set('D.C', 'DC');
// "rn" is recognized as "m".
NAMES.set('CALIFOMIA', 'CA');
export const PROVINCES: ReadonlySet<string> = new Set(
  CODES.filter((entry) => entry.country === 'CA').map((entry) => entry.code),
);
const STATE_CODES = new Set(CODES.map((entry) => entry.code)).add('PQ').add('NF');
const NAME_PATTERN = [...NAMES.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replace(/\./g, '\\.');
const ZIP = '\\d{5}(?:\\s?-\\s?\\d{4})?(?!\\d)|[A-Z]\\d[A-Z][\\s-]?\\d[A-Z]\\d(?!\\w)';
const COUNTRY = '(?:(?:U\\.?S(?:\\.?A)?|UNITED STATES(?: OF AMERICA)?|CAN(?:ADA)?|CA)\\b\\.?)';
const STATE = `(?:[A-Z]{2}\\b|(?:${NAME_PATTERN})\\b)`;
const ZIP_KEY =
  '(?:(?:zip(?:\\s?code)?|(?:code |c[oó]digo )?postal(?:\\s?code)?|c\\.?\\s?p\\.?)\\s*[:.]?\\s*)?';
const between = (signs: string): string =>
  `(?:/(?:[A-Z]{2,4}\\b)?)?\\.?\\)?${signs}*(?:\\(?${COUNTRY}\\)?[\\s,–-]*)?${ZIP_KEY}`;

/** Specks before a code are read as points. "Lewis, IA: 51544" is a place, "Shipment ID: 83626" is none. */
const BETWEEN_ON_SCAN = between('(?:[\\s,|–.;\'‘’"*~-]|(?<=,\\s?[A-Z]{2}):)');
const WITH_ZIP = new RegExp(`(?<![A-Za-z'])(?<state>${STATE})${between('[\\s,|·•/–-]')}(?<zip>${ZIP})`, 'gi');
const SCANNED_WITH_ZIP = new RegExp(
  `(?<![A-Za-z'])(?<state>[A-Z]{2}(?=\\d{5}(?!\\d))|[A-Z0-9|][A-Z0-9|()!\\]](?![A-Za-z0-9])|(?:${NAME_PATTERN})\\b)${BETWEEN_ON_SCAN}(?<zip>[\\dOolIS|B$§€]{5}(?!\\w)|\\d{6}(?!\\w)|[A-Z][\\dOolIS|BZAGT][A-Z\\d)]\\s?[\\dOolIS|BZAGT][A-Z\\d][\\dOolIS|BZAGT](?!\\w)|${ZIP})`,
  'gi',
);
/** "PA16677" on a scan, "CT-20871": a reference as well as a state and its code, unless the code is of the state. */
const GLUED = /^[A-Z]{2}-?\d/i;
/** "Location ID; 59446", "Shipment ID 83626": a number of something, unless the code is of Idaho. */
const isNumberKey = (before: string, match: string): boolean =>
  /^ID\b/i.test(match) &&
  /\b(?:location|facility|site|store|dock|stop|shipment|load|order|trip|customer|vendor|carrier|driver|tax|user|asset|route)\W*$/i.test(
    before,
  );
const WITHOUT_ZIP = new RegExp(
  `(?<=[,\\s])(?<state>${STATE})\\.?(?=\\s*(?:$|[,;|()]|${COUNTRY}|\\d{1,2}/\\d|[-–—]\\s|/\\s))`,
  'gi',
);
const BEFORE_ZIP = new RegExp(`(?<![A-Za-z'])(?<state>${STATE})\\.?,?\\s*${COUNTRY}?\\s*$`, 'i');
/** Also behind the stroke that parts it from its state, "FL" over "- 33483". */
const ONLY_ZIP = new RegExp(`^[\\s,–—-]*${ZIP_KEY}(?<zip>${ZIP})\\s*[,-]?\\s*${COUNTRY}?\\s*$`, 'i');

/** Every state of a cell with its code. Without one that has a code: those of "Dallas, TX". */
export function statesIn(cell: Cell, lines: readonly Line[], places: PlaceLookup): StateMatch[] {
  const scanned = isScanned(cell);
  const text = scanned ? cell.text.replace(/\bl(?=(?:owa|daho|ndiana|llinois)\b)/g, 'I') : cell.text;
  const matches: StateMatch[] = [];
  const pattern = scanned ? SCANNED_WITH_ZIP : WITH_ZIP;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const printed = match.groups?.zip ?? '';
    const state = stateOf(match.groups?.state ?? '', printed, scanned, places);
    const zip = /^\d{6}$/.test(printed) ? withoutStroke(printed, state, places) : zipOf(printed, scanned);
    if (
      !state ||
      !zip ||
      /^\d/.test(zip) === PROVINCES.has(state) ||
      ((GLUED.test(match[0]) || isNumberKey(text.slice(0, match.index), match[0])) &&
        !agrees(zip, state, places)) ||
      isHouseNumber(text, match, state, places) ||
      isCutHouseNumber(cell, match, state, places, lines)
    ) {
      pattern.lastIndex = match.index + 1;
      continue;
    }
    matches.push({ state, zip, from: match.index, to: match.index + match[0].length, zipCell: undefined });
  }
  if (matches.length === 0) matches.push(...besideZip(cell, lines, scanned));
  if (matches.length === 0 && scanned) matches.push(...misreadBesideZip(cell, lines, places));
  if (matches.length === 0 && (text.length < 100 || (text.length < 160 && KEYED.test(text))))
    matches.push(...withoutZip(cell).slice(0, text.length < 100 ? undefined : 1));
  return matches;
}

/** "1st pick: Ash Grove Cement, Chanute KS - silo 4 ...": a long line that begins with a key. */
const KEYED = /^[^:,.]{2,24}: /;

export const isScanned = (cell: Cell): boolean => cell.words.some((word) => word.sure !== undefined);

/** "236507": the rule of a table before or behind the code was recognized as a digit. Only where one of the two is a code of the state. */
function withoutStroke(printed: string, state: string | undefined, places: PlaceLookup): string | undefined {
  const fitting = [printed.slice(1), printed.slice(0, 5)].filter(
    (code) => state !== undefined && places.areaOf(code)?.state === state,
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Digits that recognition takes for each other, in the order of how often. */
const CONFUSED: Readonly<Record<string, string>> = {
  '0': '869',
  '1': '74',
  '2': '7',
  '3': '89',
  '4': '19',
  '5': '68',
  '6': '580',
  '7': '12',
  '8': '3690',
  '9': '3480',
};

/**
 * The code of a town that a misread one stands for: the only one that differs in one digit of those taken for each other, or
 * else, where `digits` allows it, in any one digit. Undefined where there is none, or more than one.
 */
export function codeOfTown(
  city: string,
  state: string,
  misread: string,
  places: PlaceLookup,
  digits: 'likely' | 'any' = 'any',
): string | undefined {
  if (/^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(misread)) {
    const areas = [...'0123456789']
      .map((digit) => misread.slice(0, 1) + digit + misread.slice(2, 3))
      .filter((area) => isOfTown(places.areaOf(area), city, state));
    return areas.length === 1 ? `${areas[0]}${misread.slice(3)}` : undefined;
  }
  if (!/^\d{5}$/.test(misread)) return undefined;
  const fitting = (others: (digit: string) => string) =>
    [...misread].flatMap((digit, at) =>
      [...others(digit)]
        .map((other) => misread.slice(0, at) + other + misread.slice(at + 1))
        .filter((code) => code !== misread && isOfTown(places.areaOf(code), city, state)),
    );
  const likely = fitting((digit) => CONFUSED[digit] ?? '');
  const possible = likely.length > 0 || digits === 'likely' ? likely : fitting(() => '0123456789');
  return possible.length === 1 ? possible[0] : undefined;
}

const isOfTown = (area: { state: string; town: string } | undefined, city: string, state: string): boolean =>
  area?.state === state && placeKey(area.town) === placeKey(city);

const agrees = (zip: string, state: string | undefined, places: PlaceLookup): boolean =>
  state !== undefined && places.areaOf(parsePostalCode(zip)?.area ?? '')?.state === state;

/** "Delta Beverage Co, 11719 Main St": what looks like a state and a code is the end of a name and the number of a house. */
function isHouseNumber(text: string, match: RegExpExecArray, state: string, places: PlaceLookup): boolean {
  const printed = match.groups?.state ?? '';
  const zip = match.groups?.zip ?? '';
  if (!/^\d{5}$/.test(zip) || agrees(zip, state, places)) return false;
  if (isWord(printed)) return true;
  return (
    /^\s+(?:[NSEW]{1,2}\.?\s)?[A-Z0-9][\w.]*(?:\s|,)/.test(text.slice(match.index + match[0].length)) &&
    text.length - match.index > 20
  );
}

/** What a line that begins with the rest of a street has before its state: "Main St, Keene", "SE 15th St Keene", not "St. Louis". */
const AFTER_STREET =
  /[A-Za-z].*(?:,.*[A-Za-z]|\s(?:st|street|rd|road|ave|avenue|blvd|dr|drive|ln|way|hwy|pkwy|ct)\b\.?,?\s+[A-Za-z])/i;

/** "Redwood Dayton DC, 10534" over "Main St, Keene, TX 76059": a narrow cell breaks between the number of a house and its street, or inside of the street. */
function isCutHouseNumber(
  cell: Cell,
  match: RegExpExecArray,
  state: string,
  places: PlaceLookup,
  lines: readonly Line[],
): boolean {
  const zip = match.groups?.zip ?? '';
  if (
    !/^\d{5}$/.test(zip) ||
    agrees(zip, state, places) ||
    !/^(?:\s+[\w.]+){0,4}\s*$/.test(cell.text.slice(match.index + match[0].length))
  )
    return false;
  const below = cellBelow(cell, lines);
  // The cell may break again before the code: "Main St, Keene, TX" over "76059".
  const lower = below && BEFORE_ZIP.test(below.text) ? cellBelow(below, lines) : undefined;
  const street = lower ? `${below!.text} ${lower.text}` : (below?.text ?? '');
  const next = new RegExp(WITH_ZIP.source, 'i').exec(street);
  return (
    next?.groups !== undefined &&
    AFTER_STREET.test(street.slice(0, next.index)) &&
    agrees(next.groups['zip'] ?? '', codeOf(next.groups['state'] ?? ''), places)
  );
}

/** A recognized code with its letters and digits where they belong. */
const legibleCode = (text: string): string =>
  text
    .replace(/(?<![\w$§€])[\dOolIS|B$§€]{5}$/, asDigits)
    .replace(
      /^[A-Z][\dOolIS|BZAGT][A-Z\d)]\s?[\dOolIS|BZAGT][A-Z\d][\dOolIS|BZAGT]$/,
      (code) => zipOf(code, true) ?? code,
    );

/** The second half of a Canadian code that breaks in its middle, "V7B" over "1B4": the whole of it, and the cell of the half. */
function brokenCode(
  area: string,
  cell: Cell,
  lines: readonly Line[],
): Pick<StateMatch, 'zip' | 'zipCell'> | undefined {
  const zipCell = cellBelow(cell, lines);
  const zip =
    zipCell && /^\d[A-Z]\d$/.test(zipCell.text)
      ? parsePostalCode(`${area} ${zipCell.text}`)?.text
      : undefined;
  return zip === undefined ? undefined : { zip, zipCell };
}

/** The state in this cell and the code in the next one of the line, or at the beginning of the line below. */
function besideZip(cell: Cell, lines: readonly Line[], scanned: boolean): StateMatch[] {
  const half = /(?<![A-Za-z'])(?<state>[A-Z]{2})[\s,]+(?<area>[A-Z]\d[A-Z])$/.exec(cell.text);
  const province = codeOf(half?.groups?.state ?? '');
  const broken = half && province ? brokenCode(half.groups?.area ?? '', cell, lines) : undefined;
  if (half && province && broken)
    return [{ state: province, ...broken, from: half.index, to: cell.text.length }];
  const match = BEFORE_ZIP.exec(cell.text);
  const text = match?.groups?.state ?? '';
  const state = codeOf(text);
  if (!match || !state || (isWord(text) && !scanned)) return [];
  const beside = cell.line.cells[cell.index + 1];
  // "ST | GA | ZIP | 30720": the key of the code has a cell of its own.
  const next = beside && ZIP_KEY_ALONE.test(beside.text) ? cell.line.cells[cell.index + 2] : beside;
  const printedIn = (other: Cell) =>
    ONLY_ZIP.exec(scanned ? legibleCode(other.text) : other.text)?.groups?.zip;
  const zipCell = [next, cellBelow(cell, lines)].find((other) => other && printedIn(other));
  const zip = zipCell && zipOf(printedIn(zipCell) ?? '', scanned);
  const code = zip ? { zip, zipCell } : next && brokenCode(next.text, next, lines);
  return code ? [{ state, ...code, from: match.index, to: cell.text.length }] : [];
}

const ZIP_KEY_ALONE = /^(?:zip|postal|zip\s?\/\s?postal|code postal|c[oó]digo postal)(?:\s?code)?\s?[:.]?$/i;

/** "or", "in" and "me" are words, "OR" is a state. */
const isWord = (text: string): boolean => text.length === 2 && text !== text.toUpperCase();

/** "Kv", "i" or "1L" in a column of states, with a code of a state that has one of these letters beside or below it. */
function misreadBesideZip(cell: Cell, lines: readonly Line[], places: PlaceLookup): StateMatch[] {
  const read = /^\W*([A-Za-z0-9|!]{1,3})\W*$/
    .exec(cell.text)?.[1]
    ?.toUpperCase()
    .replace(/[1|!]/g, 'I')
    .replace(/0/g, 'O');
  if (!read || /^\d+$/.test(cell.text) || isKey(cell.text)) return [];
  const zipCell = [cell.line.cells[cell.index + 1], cellBelow(cell, lines)].find(
    (other) => other && ONLY_ZIP.test(other.text),
  );
  const zip = zipCell && zipOf(ONLY_ZIP.exec(zipCell.text)?.groups?.zip ?? '', true);
  const state = zip && places.areaOf(parsePostalCode(zip)?.area ?? '')?.state;
  return zip && state && [...read].some((letter) => state.includes(letter))
    ? [{ state, zip, from: 0, to: cell.text.length, zipCell }]
    : [];
}

/** "Dallas, TX" without a code: only where city and state are beside each other with a comma or the state is by itself. */
function withoutZip(cell: Cell): StateMatch[] {
  const text = cell.text.trim();
  const alone = text === text.toUpperCase() ? codeOf(text) : undefined;
  if (alone) return [{ state: alone, zip: '', from: 0, to: cell.text.length, zipCell: undefined }];
  return [...cell.text.matchAll(WITHOUT_ZIP)].flatMap((match) => {
    const printed = match.groups?.state ?? '';
    const state = codeOf(printed);
    return state && !isWord(printed)
      ? [{ state, zip: '', from: match.index, to: match.index + match[0].length, zipCell: undefined }]
      : [];
  });
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
  return state && (text[0]?.toUpperCase() === state[0] || text[1]?.toUpperCase() === state[1])
    ? state
    : undefined;
}

function zipOf(text: string, scanned: boolean): string | undefined {
  const clean = text.replace(/\s?-\s?\d{4}$/, '');
  const printed = parsePostalCode(clean);
  if (printed || !scanned) return printed?.text;
  // Of a Canadian code whose second half is lost the first still names the place.
  const canadian = asCanadianCode(clean);
  return (
    parsePostalCode(asDigits(clean)) ??
    parsePostalCode(canadian) ??
    (/^[A-Z]\d[A-Z].{3}$/.test(canadian) ? parsePostalCode(canadian.slice(0, 3)) : undefined)
  )?.text;
}

const LETTERS_AS_DIGITS: Readonly<Record<string, string>> = { Z: '2', A: '4', G: '6', T: '7' };
const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = {
  2: 'Z',
  4: 'A',
  5: 'S',
  6: 'G',
  7: 'T',
  8: 'B',
  ')': 'J',
};

/** "L8PINS" to "L8P1N5": letters and digits take turns. */
const asCanadianCode = (text: string): string =>
  [...text.replace(/\s/g, '')]
    .map((sign, index) =>
      index % 2 === 1 ? asDigits(LETTERS_AS_DIGITS[sign] ?? sign) : (DIGITS_AS_LETTERS[sign] ?? sign),
    )
    .join('');
