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
import { productOf } from '~/engine/ifta/fuel-products';
import { finePointIn } from './microdegrees';
import { MomentReader } from './position-time';
import { jurisdictionIn, readDate, readFigure } from './cell-values';

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
  inEnglish(foldHeader(text.replace(/^\s*\$\s*$/, 'total').replace(/\$\s*(?:\/|per\b)/i, ' price per ')));

/** Words that say the unit of a column and nothing about its meaning. */
const UNIT_WORDS =
  /\b(mi|miles?|km|kms|kilomet(?:er|re)s?|gal|gals|gallons?|l|ltr|lit(?:er|re)s?|usd|cad|mm dd yyyy|yyyy mm dd|dd mm yyyy)\b/g;

const withoutUnit = (folded: string): string => folded.replace(UNIT_WORDS, ' ').replace(/\s+/g, ' ').trim();

/** Words that are written shorter in one program than in another. */
const SHORT: Readonly<Record<string, string>> = {
  amt: 'amount',
  desc: 'description',
  descr: 'description',
  gal: 'gallons',
  gals: 'gallons',
  inv: 'invoice',
  litre: 'liter',
  litres: 'liters',
  loc: 'location',
  ltr: 'liters',
  ltrs: 'liters',
  no: 'number',
  num: 'number',
  prov: 'province',
  pos: 'transaction',
  purch: 'purchase',
  qty: 'quantity',
  tran: 'transaction',
  trans: 'transaction',
  trx: 'transaction',
  txn: 'transaction',
  veh: 'vehicle',
};

const inFull = (folded: string): string =>
  folded
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' ');

/** What says nothing without the name before it. */
const BARE_END = /^(id|key|uuid|name|number|value|amount|code|text|type|unit|description|date|time)$/;

/** Of the path to a value ("vehicle.unitNumber", "quantity.value") what may name it as well: its end, or all but a bare end. */
function endsOfPath(header: string): string[] {
  if (!/^[\w$-]+(\.[\w$-]+)+$/.test(header) || !/[A-Za-z]/.test(header)) return [];
  const steps = header.split('.').map(headerWords);
  const [above = '', end = ''] = steps.slice(-2);
  return BARE_END.test(end) ? [above] : [end];
}

const fullNames = new WeakMap<readonly string[], readonly string[]>();

/** The names of a field with their words in full, computed once. */
function namesInFull(names: readonly string[]): readonly string[] {
  const known = fullNames.get(names) ?? names.map(inFull);
  fullNames.set(names, known);
  return known;
}

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
  const claims = fieldsOf(kind).flatMap(({ key, names }) => {
    const full = namesInFull(names);
    return folded.flatMap((name, index) => {
      if (mapping[index] !== null || name === '') return [];
      const bare = inEnglish(withoutUnit(name));
      const ranks = [
        names.indexOf(name),
        bare === '' ? -1 : names.indexOf(bare),
        full.indexOf(inFull(name)),
        Math.max(...endsOfPath(headers[index] ?? '').map((end) => full.indexOf(inFull(end))), -1),
      ];
      const way = ranks.findIndex((rank) => rank >= 0);
      // A key of a database is what names a thing only where nothing else does.
      const last = /\.(id|uuid|key)$/i.test(headers[index] ?? '') ? 400 : 0;
      return way < 0 ? [] : [{ key, index, rank: 100 * way + (ranks[way] ?? 0) + last }];
    });
  });
  claims.sort((a, b) => a.rank - b.rank || a.index - b.index);
  for (const { key, index } of claims) {
    if (mapping[index] !== null || taken.has(key)) continue;
    mapping[index] = key;
    taken.add(key);
  }
  settleRoute(kind, folded, mapping, taken);
  settleYard(kind, folded, mapping, taken);
  settleLoaded(kind, folded, mapping, taken);
  return settleUnits(kind, folded, settleMiles(kind, folded, mapping, taken), taken);
}

/** "Odometer out" and "Odometer in" of whole trips are those of the yard; of a state they are the other way around. */
function settleYard(
  kind: ImportKind,
  folded: readonly string[],
  mapping: ColumnMapping,
  taken: Set<string>,
): void {
  const at = (end: string) =>
    folded.findIndex((name) => new RegExp(`^(odometer|odo|hub|miles?)( reading)? ${end}$`).test(name));
  const [out, back] = [at('out'), at('in')];
  if (kind !== 'trips' || out < 0 || back < 0) return;
  if (taken.has('odometerStart') || taken.has('odometerEnd')) return;
  const isOfState = taken.has('state');
  mapping[out] = isOfState ? 'odometerEnd' : 'odometerStart';
  mapping[back] = isOfState ? 'odometerStart' : 'odometerEnd';
  taken.add('odometerStart').add('odometerEnd');
}

const LOADED = /^(loaded|laden)( (miles?|distance|km|kilometers|mi))?$/;
const EMPTY = /^(empty|deadhead|dead head|bobtail|unloaded)( (miles?|distance|km|kilometers|mi))?$/;

/** Loaded and empty miles beside each other, and no sum of both: both are driven. */
function settleLoaded(
  kind: ImportKind,
  folded: readonly string[],
  mapping: ColumnMapping,
  taken: Set<string>,
): void {
  const at = (name: RegExp) =>
    folded.findIndex((header, index) => mapping[index] === null && name.test(header));
  const [loaded, empty] = [at(LOADED), at(EMPTY)];
  if (kind !== 'trips' || loaded < 0 || empty < 0 || taken.has('miles') || taken.has('stateMiles')) return;
  const key = taken.has('state') ? 'stateMiles' : 'miles';
  mapping[loaded] = key;
  mapping[empty] = 'emptyMiles';
  taken.add(key).add('emptyMiles');
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

const MOMENTS = new MomentReader('UTC', 'mdy');

interface ColumnOfCells {
  key: string;
  kinds: readonly ImportKind[];
  /** Words of a header that may name such a column, and words that never do. */
  says: RegExp;
  never: RegExp;
  holds: (cell: string) => boolean;
  /** A meaning that a column may have been given before; it is taken back. */
  instead?: string;
  /** A meaning that another column may have, and this one is not then. */
  besides?: string;
}

/** What a list of purchases cannot be without: looked for among the columns of other names by what is in them. */
const BY_CELLS: readonly ColumnOfCells[] = [
  {
    key: 'date',
    kinds: ['fuel', 'cards', 'trips'],
    says: /\b(date|time|day|timestamp)\b|\b(purchased|bought|filled|fuel{1,2}ed|sold|occurred|departed|started) (at|on)\b/,
    never: /\b(post(ed|ing)?|due|bill(ed|ing)?|settle\w*|print\w*|exp\w*|created?|end|last|next)\b/,
    holds: (cell) => (['mdy', 'dmy'] as const).some((order) => readDate(cell, order) !== undefined),
    instead: 'time',
  },
  {
    key: 'state',
    kinds: ['fuel', 'cards'],
    says: /\b(state|st|province|prov|jurisdiction)\b/,
    never: /\b(tax(es)?|excise|licen[cs]e|plate|driver|home|base|regist\w*|from|to|origin|dest\w*)\b/,
    holds: (cell) => jurisdictionIn(cell) !== undefined,
  },
  {
    key: 'city',
    kinds: ['fuel', 'cards'],
    says: /\b(city|town)\b/,
    never: /\b(tax(es)?|driver|home|base|from|to|origin|dest\w*|state|st)\b/,
    holds: (cell) => /\p{L}{2}/u.test(cell),
  },
  // "AMARILLO", "436 AMARILLO TX"; beside a column of the town it is the name of the stop, and a bare number is neither.
  {
    key: 'place',
    kinds: ['fuel', 'cards'],
    says: /^site$/,
    never: /^$/,
    holds: (cell) => /\p{L}{2}/u.test(cell),
    besides: 'city',
  },
  {
    key: 'seller',
    kinds: ['fuel', 'cards'],
    says: /^site$/,
    never: /^$/,
    holds: (cell) => /\p{L}{2}/u.test(cell),
  },
  {
    key: 'quantity',
    kinds: ['fuel', 'cards'],
    says: /\b(gal|gals|gallons|liters?|litres?|ltrs?|volume|vol|quantity|qty)\b/,
    never:
      /\b(price|cost|amount|amt|per|ppg|ppu|rate|tax(es)?|disc(ount)?|savings?|def|reefer|trailer|oil|other|gasoline|odometer|fees?)\b/,
    holds: (cell) => (['point', 'comma'] as const).some((decimal) => readFigure(cell, decimal) !== undefined),
  },
  {
    key: 'latLon',
    kinds: ['positions'],
    says: /./,
    never: /^$/,
    holds: (cell) => finePointIn(cell) !== null,
    besides: 'lat',
  },
  {
    key: 'at',
    kinds: ['positions'],
    says: /\b(date|time|timestamp|datetime|when|reported|recorded|received|fix|ping)\b/,
    never: /\b(server|created?|end|duration|idle|engine|zone)\b/,
    holds: (cell) => MOMENTS.read(cell) !== undefined,
    instead: 'day',
  },
  {
    key: 'product',
    kinds: ['cards'],
    says: /\b(product|prod|item|fuel|grade|description|category)\b/,
    never: /\b(price|cost|amount|amt|number|tax(es)?|disc(ount)?|qty|quantity|volume|gallons|liters|card)\b/,
    holds: (cell) => productOf(cell).kind !== 'unknown',
  },
];

/**
 * Gives a column of a name that is not known ("Store State", "Time (UTC)") the meaning that the table lacks, where its name
 * has a word of that meaning and its cells are of that sort. A product that no one knows, or a foreign state, may be among others.
 */
export function settleByCells(
  kind: ImportKind,
  headers: readonly string[],
  mapping: ColumnMapping,
  lines: readonly (readonly string[])[],
): ColumnMapping {
  const settled = [...mapping];
  for (const { key, kinds, says, never, holds, instead, besides } of BY_CELLS) {
    if (!kinds.includes(kind) || settled.includes(key)) continue;
    if (besides !== undefined && settled.includes(besides)) continue;
    if (key === 'date' && settled.some((one) => one !== null && DATED.includes(one))) continue;
    const column = headers.findIndex((header, index) => {
      const words = headerWords(header);
      if ((settled[index] !== null && settled[index] !== instead) || !says.test(words) || never.test(words))
        return false;
      const cells = lines.map((line) => line[index]?.trim() ?? '').filter((cell) => cell !== '');
      const held = cells.filter(holds).length;
      const isMixed = key === 'product' || key === 'state';
      return held > 0 && (isMixed ? 2 * held >= cells.length : held >= cells.length - SUMS_BELOW);
    });
    if (column >= 0) settled[column] = key;
  }
  return settled;
}

/** Fields that say when, in the place of a date. */
const DATED = ['startAt', 'endAt', 'quarter', 'month', 'year', 'day'];
/** A line of sums may have a word where the others have a value. */
const SUMS_BELOW = 1;

/** "TX", "TX miles", "Texas", "Miles (ON)": the code of the jurisdiction whose miles a column holds, else null. */
function jurisdictionColumns(headers: readonly string[]): (string | null)[] {
  const codes = headers.map((header) => {
    const text = header.trim();
    if (/^[A-Z]{2}$/.test(text)) return jurisdictionByCode(text)?.code ?? null;
    const bare = text
      .replace(/[()[\]_/:.-]+/g, ' ')
      .replace(/\b(mi|miles?|km|kms|kilomet(?:er|re|ro)s?|millas|distance|mileage|total)\b/gi, ' ')
      .trim();
    const isNamed = bare !== '' && (bare.length > 2 || bare !== text);
    return isNamed ? (findJurisdiction(bare)?.code ?? null) : null;
  });
  // "Wash" or "Man" alone is something else; beside others it is a short form of a name as they are.
  const short = headers.map((header, index) =>
    codes[index] || !/\p{L}{3}|\p{L}[. ]+\p{L}/u.test(header) ? null : (jurisdictionIn(header)?.code ?? null),
  );
  if (short.filter((code) => code !== null).length >= 2)
    short.forEach((code, index) => (codes[index] ??= code));
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

/** What a line of names has not: figures and days. */
const VALUE = /^[-+$€(]*\d|^="/;
const isNames = (cells: readonly string[]): boolean =>
  cells.filter((cell) => cell.trim() !== '').length > 1 && !cells.some((cell) => VALUE.test(cell.trim()));

/** The names of columns over two lines: "Odometer" above "Start" and "End", "Date" beside an empty cell below it. */
function namesOverTwo(above: readonly string[], below: readonly string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, column) => {
    const [over, under] = [(above[column] ?? '').trim(), (below[column] ?? '').trim()];
    group = over || group;
    if (under === '') return over;
    const both = `${group} ${under}`.trim();
    return bestUnderstood([both]) > 0 ? both : under;
  });
}

/** The line that names the columns, and their names: where two lines do so together, those of both. */
export function findHeader(lines: readonly (readonly string[])[]): { index: number; names: string[] } {
  const index = findHeaderLine(lines);
  const found = { index, names: (lines[index] ?? []).map((cell) => cell.trim()) };
  const most = Math.max(1, bestUnderstood(found.names));
  for (const last of [index, index + 1]) {
    const [above, below] = [lines[last - 1], lines[last]];
    if (!above || !below || !isNames(above) || !isNames(below)) continue;
    const names = namesOverTwo(above, below);
    if (bestUnderstood(names) > most) return { index: last, names };
  }
  return found;
}

/** What the shape of a header is remembered by. */
export const headerShape = (headers: readonly string[]): string => headers.map(foldHeader).join('|');

const PRODUCT_NAMES =
  /^(item|product|fuel product)( (code|description|desc|name|type))?$|^(number of )?(tractor|reefer) gal(lon)?s?$|^cash advance( amount)?$/;
const SELLER_NAMES =
  /^(card|comchek card|embossed card)\b|^(truck ?stop (name|code)|merchant( name)?|site name|invoice( number)?|driver name)$/;

/** Tables in which a person says whether tax was paid, and of which tank fuel is: no network knows. */
const OWN_NAMES = /^(tax paid|tank|own tank)/;

/** A statement names what was sold, and on which card or by whom; or has a column for the fuel of each tank. */
const looksLikeCards = (folded: readonly string[], headers: readonly string[]): boolean => {
  if (folded.some((name) => OWN_NAMES.test(name))) return false;
  if (folded.some((name) => PRODUCT_NAMES.test(name)) && folded.some((name) => SELLER_NAMES.test(name)))
    return true;
  const cards = guessMapping('cards', headers);
  const fuels = ['quantity2', 'defQuantity', 'cashAdvance'].some((key) => cards.includes(key));
  // Where a line can be declined or void, that is not to be passed over.
  const hasOutcome = cards.includes('voided') || folded.some((name) => /^(transaction )?status$/.test(name));
  const isSale =
    cards.includes('quantity') &&
    (cards.includes('product') || guessMapping('fuel', headers).includes('fuelType'));
  return fuels || (isSale && (hasOutcome || cards.includes('cardNumber')));
};

/** Whether DEF, cash and the like are listed among the fuel of the first lines, as on a statement of a network. */
function sellsOther(headers: readonly string[], lines: readonly (readonly string[])[]): boolean {
  const column = guessMapping('fuel', headers).indexOf('fuelType');
  return column >= 0 && lines.some((cells) => productOf(cells[column] ?? '').kind === 'aside');
}

/** A report of miles by jurisdiction is no list of fuel, though it may name gallons and fuel types beside them. */
const tellsMiles = (folded: readonly string[]): boolean =>
  folded.some((name) => /^(jurisdiction|state|state prov(ince)?|province)$/.test(name)) &&
  folded.some((name) =>
    /^(total |taxable |ifta )?(miles|distance|kilometers|km|meters)( (driven|traveled|mi|miles|km))?$/.test(
      name,
    ),
  );

/** Moments, and places on the map in one cell of whatever name; two such cells are the ends of a trip. */
function tellsPoints(
  headers: readonly string[],
  guessed: ColumnMapping,
  lines: readonly (readonly string[])[],
): boolean {
  // A purchase or a trip may say where it was as well.
  if (guessMapping('fuel', headers).includes('quantity')) return false;
  const settled = settleByCells('positions', headers, guessed, lines);
  const at = settled.indexOf('latLon');
  if (at < 0 || !settled.includes('at')) return false;
  return !headers.some(
    (_, column) => column !== at && lines.some((cells) => finePointIn(cells[column] ?? '')),
  );
}

/** What kind of file this is, by its header: the choice that the upload form offers first. */
export function guessKind(
  headers: readonly string[],
  lines: readonly (readonly string[])[] = [],
): ImportKind {
  const folded = headers.map(headerWords);
  const positions = guessMapping('positions', headers);
  if (
    (positions.includes('lat') && positions.includes('lon')) ||
    (positions.includes('latLon') && positions.includes('at')) ||
    tellsPoints(headers, positions, lines)
  )
    return 'positions';
  const records = guessMapping('records', headers);
  const both =
    ['type', 'quantity'].every((key) => records.includes(key)) &&
    (records.includes('from') || records.includes('stops'));
  if (both) return 'records';
  if (looksLikeCards(folded, headers)) return 'cards';
  if (tellsMiles(folded)) return 'trips';
  const fuel = guessMapping('fuel', headers);
  const trips = guessMapping('trips', headers);
  if (
    fuel.includes('quantity') &&
    !trips.includes('from') &&
    !trips.includes('fromCity') &&
    !trips.includes('stops')
  )
    return !folded.some((name) => OWN_NAMES.test(name)) && sellsOther(headers, lines) ? 'cards' : 'fuel';
  return understood('fuel', headers) > understood('trips', headers) ? 'fuel' : 'trips';
}
