import type { WritingStyle } from './cell-values';
import { guessDateOrder, guessDecimal } from './cell-values';
import type { ImportKind } from './fields';
import { foldHeader, type ColumnMapping } from './header-names';

/** How the lines of a file are to be read; what a person may change beside the columns. */
export interface ImportOptions extends WritingStyle {
  distanceUnit: 'mile' | 'km' | 'meter';
  /** Of quantities without a unit of their own. */
  fuelUnit: 'gallon' | 'litre';
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

/** Guesses how a file is written, from its header and its first lines. */
export function guessOptions(
  kind: ImportKind,
  headers: readonly string[],
  lines: readonly (readonly string[])[],
  mapping: ColumnMapping,
  carrier: { units: 'us' | 'metric'; timeZone: string },
): ImportOptions {
  const folded = headers.map(foldHeader);
  const columnOf = (...keys: string[]) => mapping.findIndex((key) => key !== null && keys.includes(key));
  const valuesAt = (column: number) =>
    column < 0 ? [] : lines.map((cells) => cells[column] ?? '').filter((cell) => cell !== '');
  const dates = mapping.flatMap((key, index) =>
    key === 'date' || key === 'endDate' || key === 'day' || key === 'at' ? valuesAt(index) : [],
  );
  const figures = mapping.flatMap((key, index) =>
    key !== null && isFigureField(key) ? valuesAt(index) : [],
  );
  const metric = carrier.units === 'metric';
  const says = (column: number, pattern: RegExp) =>
    pattern.test(folded[column] ?? '') ||
    valuesAt(column)
      .slice(0, 20)
      .some((cell) => pattern.test(foldHeader(cell)));
  const distances = mapping.flatMap((key, index) => (key !== null && isDistanceField(key) ? [index] : []));
  const quantity = columnOf('quantity');
  return {
    dateOrder: guessDateOrder(dates),
    decimal: guessDecimal(figures),
    distanceUnit: distances.some((column) => says(column, /\b(kms?|kilomet)/))
      ? 'km'
      : distances.some((column) => says(column, /\b(mi|miles?)\b/)) || !metric
        ? 'mile'
        : 'km',
    fuelUnit: says(quantity, /\b(l|lit(er|re)s?|ltr)\b/)
      ? 'litre'
      : says(quantity, /\bgal(s|lons?)?\b/) || !metric
        ? 'gallon'
        : 'litre',
    fuelType: 'special_diesel',
    equipmentId: null,
    createUnits: true,
    timeZone: carrier.timeZone,
    ...(kind === 'cards' ? { currency: metric ? ('CAD' as const) : ('USD' as const) } : {}),
    ...(kind === 'positions' && folded.some((name) => /\butc\b/.test(name)) ? { timeZone: 'UTC' } : {}),
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
