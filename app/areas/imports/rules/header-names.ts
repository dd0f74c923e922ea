import { findJurisdiction, jurisdictionByCode } from '~/engine/jurisdictions/codes';
import {
  fieldsOf,
  IMPORT_KINDS,
  jurisdictionOfField,
  milesField,
  takesJurisdictionColumns,
  type ImportKind,
} from './fields';
import { inEnglish } from './foreign-headers';

/** A column's meaning: the key of a field, or null where it is left out. */
export type ColumnMapping = (string | null)[];

/** "State/ Prov" is "state prov": lower case, no accents, only letters and figures. */
export const foldHeader = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/#/g, ' number ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** What a header says in English: folded, and where it is a French or Spanish name, the English one. */
export const headerWords = (text: string): string =>
  inEnglish(foldHeader(text.replace(/\$\s*(?:\/|per\b)/i, ' price per ')));

/** Words that say the unit of a column and nothing about its meaning. */
const UNIT_WORDS =
  /\b(mi|miles?|km|kms|kilomet(?:er|re)s?|gal|gals|gallons?|l|ltr|lit(?:er|re)s?|usd|cad|mm dd yyyy|yyyy mm dd|dd mm yyyy)\b/g;

const withoutUnit = (folded: string): string => folded.replace(UNIT_WORDS, ' ').replace(/\s+/g, ' ').trim();

/**
 * Guesses what each column means from its header. An exact name wins, then the name without its unit ("Odometer start
 * (mi)"); no field is given twice. Columns named by a jurisdiction hold miles there.
 */
export function guessMapping(kind: ImportKind, headers: readonly string[]): ColumnMapping {
  const folded = headers.map(headerWords);
  const mapping: ColumnMapping = headers.map(() => null);
  const taken = new Set<string>();
  if (takesJurisdictionColumns(kind)) {
    jurisdictionColumns(headers).forEach((code, index) => {
      if (code === null || taken.has(milesField(code))) return;
      mapping[index] = milesField(code);
      taken.add(milesField(code));
    });
  }
  const claims = fieldsOf(kind).flatMap(({ key, names }) =>
    folded.flatMap((name, index) => {
      if (mapping[index] !== null || name === '') return [];
      const exact = names.indexOf(name);
      const bare = inEnglish(withoutUnit(name));
      const loose = exact < 0 && bare !== '' && bare !== name ? names.indexOf(bare) : -1;
      if (exact < 0 && loose < 0) return [];
      return [{ key, index, rank: exact >= 0 ? exact : 100 + loose }];
    }),
  );
  claims.sort((a, b) => a.rank - b.rank || a.index - b.index);
  for (const { key, index } of claims) {
    if (mapping[index] !== null || taken.has(key)) continue;
    mapping[index] = key;
    taken.add(key);
  }
  settleRoute(kind, folded, mapping, taken);
  settleYard(kind, folded, mapping, taken);
  return settleUnits(kind, folded, settleMiles(kind, folded, mapping, taken), taken);
}

/** "Odometer out" and "Odometer in" of whole trips are those of the yard; of a state they would be the other way around. */
function settleYard(
  kind: ImportKind,
  folded: readonly string[],
  mapping: ColumnMapping,
  taken: Set<string>,
): void {
  const at = (end: string) =>
    folded.findIndex((name) => new RegExp(`^(odometer|odo|hub|miles?)( reading)? ${end}$`).test(name));
  const [out, back] = [at('out'), at('in')];
  if (kind !== 'trips' || out < 0 || back < 0 || taken.has('state')) return;
  if (taken.has('odometerStart') || taken.has('odometerEnd')) return;
  mapping[out] = 'odometerStart';
  mapping[back] = 'odometerEnd';
  taken.add('odometerStart').add('odometerEnd');
}

const ROUTES = [
  'route',
  'routes',
  'route of travel',
  'routes of travel',
  'routes traveled',
  'routes travelled',
];

/** Where each line is one state's part of a trip, "Route" are the highways driven there and no stops. */
function settleRoute(
  kind: ImportKind,
  folded: readonly string[],
  mapping: ColumnMapping,
  taken: Set<string>,
): void {
  const index = mapping.indexOf('stops');
  if (kind !== 'trips' || index < 0 || !ROUTES.includes(folded[index] ?? '')) return;
  const hasDistance = ['stateMiles', 'miles', 'odometerEnd'].some((key) => taken.has(key));
  if (!taken.has('state') || !hasDistance || taken.has('highways')) return;
  mapping[index] = 'highways';
  taken.delete('stops');
  taken.add('highways');
}

const TAXABLE = ['taxable miles', 'ifta miles', 'taxable distance', 'taxable km'];

/** In a list of trips that names a state on each line and neither stops nor the miles there, "Miles" are those of the state. */
function settleMiles(
  kind: ImportKind,
  folded: readonly string[],
  mapping: ColumnMapping,
  taken: ReadonlySet<string>,
): ColumnMapping {
  const isByState = kind === 'trips' && taken.has('state') && taken.has('miles');
  // In a summary of a period the taxable miles of a state are a part of all its miles.
  const isPart = !taken.has('date') && TAXABLE.includes(folded[mapping.indexOf('stateMiles')] ?? '');
  if (
    !isByState ||
    (taken.has('stateMiles') && !isPart) ||
    ['from', 'fromCity', 'fromZip', 'stops', 'states'].some((key) => taken.has(key))
  )
    return mapping;
  if (mapping.some((key) => key !== null && jurisdictionOfField(key) !== null)) return mapping;
  return mapping.map((key) => (key === 'miles' ? 'stateMiles' : key === 'stateMiles' ? null : key));
}

/** "Unit" beside "Equipment" or "Unit number" is the measure of the quantity. */
function settleUnits(
  kind: ImportKind,
  folded: readonly string[],
  mapping: ColumnMapping,
  taken: Set<string>,
): ColumnMapping {
  const index = folded.indexOf('unit');
  const canMeasure = fieldsOf(kind).some(({ key }) => key === 'fuelUnit') && !taken.has('fuelUnit');
  if (index < 0 || mapping[index] !== null || !canMeasure || !taken.has('unit')) return mapping;
  return mapping.map((key, at) => (at === index ? 'fuelUnit' : key));
}

const MEASURES = /^(us |imp(erial)? )?(l|ltr|lit(er|re)s?|g|gal|gals|gallons?|usg)\.?$/i;

/** A column of units in which every line has "L" or "GAL" names no trucks: it is the measure of the quantity. */
export function settleMeasures(
  kind: ImportKind,
  mapping: ColumnMapping,
  lines: readonly (readonly string[])[],
): ColumnMapping {
  const index = mapping.indexOf('unit');
  const canMeasure = fieldsOf(kind).some(({ key }) => key === 'fuelUnit') && !mapping.includes('fuelUnit');
  if (index < 0 || !canMeasure) return mapping;
  const cells = lines.map((cells) => cells[index]?.trim() ?? '').filter((cell) => cell !== '');
  const isMeasure = cells.length > 0 && cells.every((cell) => MEASURES.test(cell));
  return isMeasure ? mapping.map((key, at) => (at === index ? 'fuelUnit' : key)) : mapping;
}

/** "TX", "TX miles", "Texas", "Miles (ON)": the code of the jurisdiction whose miles a column holds, else null. */
function jurisdictionColumns(headers: readonly string[]): (string | null)[] {
  const codes = headers.map((header) => {
    const text = header.trim();
    if (/^[A-Z]{2}$/.test(text)) return jurisdictionByCode(text)?.code ?? null;
    const bare = text
      .replace(/[()[\]_/:.-]+/g, ' ')
      .replace(/\b(mi|miles?|km|kms|kilomet(?:er|re|ro)s?|millas|distance|mileage)\b/gi, ' ')
      .trim();
    const isNamed = bare !== '' && (bare.length > 2 || bare !== text);
    return isNamed ? (findJurisdiction(bare)?.code ?? null) : null;
  });
  // A lone "ID" or "ON" is hardly Idaho or Ontario.
  const count = codes.filter((code) => code !== null).length;
  return count >= 2
    ? codes
    : codes.map((code, index) =>
        code !== null && !/^[A-Z]{2}$/.test(headers[index]?.trim() ?? '') ? code : null,
      );
}

/** How many columns of a header the guess understands: tells a header from a title line. */
export const understood = (kind: ImportKind, headers: readonly string[]): number =>
  guessMapping(kind, headers).filter((key) => key !== null).length;

/** The same over all kinds. */
export const bestUnderstood = (headers: readonly string[]): number =>
  Math.max(...IMPORT_KINDS.map((kind) => understood(kind, headers)));

const LOOKED_AT = 40;

/**
 * Index of the line that names the columns, among the first lines of a file: the one of which most is understood, the
 * first of equals; else the first line with more than one cell. -1 for a file without such a line.
 */
export function findHeaderLine(lines: readonly (readonly string[])[]): number {
  let best = -1;
  let most = 1;
  lines.slice(0, LOOKED_AT).forEach((cells, index) => {
    const score = bestUnderstood(cells);
    if (score > most) {
      best = index;
      most = score;
    }
  });
  return best >= 0 ? best : lines.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1);
}

/** What the shape of a header is remembered by. */
export const headerShape = (headers: readonly string[]): string => headers.map(foldHeader).join('|');

const looksLikeCards = (folded: readonly string[]): boolean => {
  const has = (...names: string[]) => names.some((name) => folded.includes(name));
  const product = has(
    'item',
    'item code',
    'product',
    'product code',
    'product description',
    'number of tractor gallons',
    'tractor gallons',
    'reefer gallons',
    'cash advance amount',
  );
  return (
    product &&
    has(
      'card',
      'card number',
      'card no',
      'card num',
      'truckstop name',
      'truckstop code',
      'merchant name',
      'invoice',
      'driver name',
    )
  );
};

/** A report of miles by jurisdiction is no list of fuel, though it may name gallons and fuel types beside them. */
const tellsMiles = (folded: readonly string[]): boolean =>
  folded.some((name) => /^(jurisdiction|state|state prov(ince)?|province)$/.test(name)) &&
  folded.some((name) =>
    /^(total |taxable |ifta )?(miles|distance|kilometers|km|meters)( (driven|traveled|mi|miles|km))?$/.test(
      name,
    ),
  );

/** What kind of file this is, by its header: the choice that the upload form offers first. */
export function guessKind(headers: readonly string[]): ImportKind {
  const folded = headers.map(headerWords);
  const positions = guessMapping('positions', headers);
  if (
    (positions.includes('lat') && positions.includes('lon')) ||
    (positions.includes('latLon') && positions.includes('at'))
  )
    return 'positions';
  const records = guessMapping('records', headers);
  const both =
    ['type', 'quantity'].every((key) => records.includes(key)) &&
    (records.includes('from') || records.includes('stops'));
  if (both) return 'records';
  if (looksLikeCards(folded)) return 'cards';
  if (tellsMiles(folded)) return 'trips';
  const fuel = guessMapping('fuel', headers);
  const trips = guessMapping('trips', headers);
  if (
    fuel.includes('quantity') &&
    !trips.includes('from') &&
    !trips.includes('fromCity') &&
    !trips.includes('stops')
  )
    return 'fuel';
  return understood('fuel', headers) > understood('trips', headers) ? 'fuel' : 'trips';
}
