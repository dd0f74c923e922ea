import type { WritingStyle } from './cell-values';
import { dateOrderAfter, guessDateOrder, guessDecimal, toldDecimal } from './cell-values';
import type { ImportKind } from './fields';
import { foldHeader, headerWords, type ColumnMapping } from './header-names';

/** How the lines of a file are to be read; what a person may change beside the columns. */
export interface ImportOptions extends WritingStyle {
  distanceUnit: 'mile' | 'km' | 'meter';
  /** Of quantities without a unit of their own. */
  fuelUnit: 'gallon' | 'litre';
  /** Nothing in the file names a unit of its quantities: a price that no gallon of that place had tells liters. */
  unitByPrice?: boolean;
  /** The quantities are imperial gallons, by the name of their column. */
  imperialGallons?: boolean;
  /** Of purchases without a fuel type of their own. */
  fuelType: string;
  /** The vehicle of lines that name none; null leaves them without one. */
  equipmentId: number | null;
  /** Makes vehicles for unit numbers that are not known yet. */
  createUnits: boolean;
  /** IANA zone of times that name none, and of the days that positions are cut into. */
  timeZone: string;
  /** What the carrier's amounts are in: sums of another currency are written down as a note, never as a price. */
  currency?: 'USD' | 'CAD';
  /** First and last day of a report whose lines have no date; '' where it is not known. */
  periodFrom?: string;
  periodTo?: string;
}

const DISTANCE_WORDS = [
  ['km', /\b(kms?|kilomet)/],
  ['mile', /\b(mi|miles?)\b/],
] as const;
const FUEL_WORDS = [
  ['litre', /\b(l|lit(er|re)s?|ltr)\b/],
  ['gallon', /\bgal(s|lons?)?\b/],
] as const;

/** The unit that more of the cells name than any other; undefined where none names one, or as many name each. */
function mostNamed<Unit extends string>(
  cells: readonly string[],
  units: readonly (readonly [Unit, RegExp])[],
): Unit | undefined {
  const counts = units
    .map(([unit, pattern]) => ({ unit, count: cells.filter((cell) => pattern.test(cell)).length }))
    .sort((a, b) => b.count - a.count);
  return counts[0] && counts[0].count > (counts[1]?.count ?? 0) ? counts[0].unit : undefined;
}

/** Guesses how a file is written, from its header and its first lines. */
export function guessOptions(
  kind: ImportKind,
  headers: readonly string[],
  lines: readonly (readonly string[])[],
  mapping: ColumnMapping,
  carrier: { units: 'us' | 'metric'; timeZone: string },
  delimiter = ',',
): ImportOptions {
  const folded = headers.map(headerWords);
  const { dates, figures } = writtenCells(lines, mapping);
  const quantity = mapping.indexOf('quantity');
  const valuesAt = (column: number) => valuesOf(lines, column);
  const metric = carrier.units === 'metric';
  /** The unit that a header names; else the one behind most figures: a figure with a unit of its own is read in that. */
  const unitOf = <Unit extends string>(
    columns: readonly number[],
    units: readonly (readonly [Unit, RegExp])[],
  ) =>
    units.find(([, pattern]) => columns.some((column) => pattern.test(folded[column] ?? '')))?.[0] ??
    mostNamed(
      columns.flatMap((column) => valuesAt(column).slice(0, 20).map(foldHeader)),
      units,
    );
  const toldUnit = unitOf(quantity < 0 ? [] : [quantity], FUEL_WORDS);
  const distances = mapping.flatMap((key, index) => (key !== null && isDistanceField(key) ? [index] : []));
  return {
    dateOrder: guessDateOrder(dates),
    decimal: guessDecimal(figures, delimiter),
    distanceUnit: unitOf(distances, DISTANCE_WORDS) ?? (metric ? 'km' : 'mile'),
    fuelUnit: toldUnit ?? (metric ? 'litre' : 'gallon'),
    ...(quantity >= 0 && toldUnit === undefined ? { unitByPrice: true } : {}),
    ...(/\b(imp|imperia\w*|uk)\b/.test(folded[quantity] ?? '') ? { imperialGallons: true } : {}),
    fuelType: 'special_diesel',
    equipmentId: null,
    createUnits: true,
    timeZone: carrier.timeZone,
    ...(kind === 'cards' ? { currency: metric ? ('CAD' as const) : ('USD' as const) } : {}),
    ...(kind === 'positions' && folded.some((name) => /\butc\b/.test(name)) ? { timeZone: 'UTC' } : {}),
  };
}

const valuesOf = (lines: readonly (readonly string[])[], column: number): string[] =>
  lines.map((cells) => cells[column] ?? '').filter((cell) => cell !== '');

/** The cells that show how dates and figures are written. */
function writtenCells(
  lines: readonly (readonly string[])[],
  mapping: ColumnMapping,
): { dates: string[]; figures: string[] } {
  const cellsOf = (isMeant: (key: string) => boolean) =>
    mapping.flatMap((key, index) => (key !== null && isMeant(key) ? valuesOf(lines, index) : []));
  return {
    dates: cellsOf((key) => ['date', 'endDate', 'day', 'at'].includes(key)),
    figures: cellsOf(isFigureField),
  };
}

/**
 * The options of the last file with the same header, for this one: what the file itself shows of its dates and figures goes
 * before what was chosen for another, so that no day becomes a month and no 1.5 a 1,500.
 */
export function optionsAfter(
  before: Partial<ImportOptions>,
  lines: readonly (readonly string[])[],
  mapping: ColumnMapping,
): Partial<ImportOptions> {
  const { dates, figures } = writtenCells(lines, mapping);
  const decimal = toldDecimal(figures) ?? before.decimal;
  return {
    ...before,
    ...(before.dateOrder ? { dateOrder: dateOrderAfter(dates, before.dateOrder) } : {}),
    ...(decimal ? { decimal } : {}),
  };
}

const isDistanceField = (key: string): boolean =>
  ['miles', 'stateMiles', 'odometerStart', 'odometerEnd', 'odometer'].includes(key) ||
  key.startsWith('miles:');

const isFigureField = (key: string): boolean =>
  isDistanceField(key) ||
  [
    'quantity',
    'total',
    'pricePerUnit',
    'quantity2',
    'total2',
    'defQuantity',
    'lat',
    'lon',
    'exemptMiles',
  ].includes(key);
