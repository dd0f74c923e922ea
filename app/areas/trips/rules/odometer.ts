import { convertDistance } from '~/engine/units/conversion';
import { parseDecimal, roundHalfUp, toSafeInteger } from '~/engine/units/decimal';

/** No odometer shows more; tenths of a mile. */
export const MAX_TENTH_MILES = 99_999_999;

/**
 * Tenths of a mile from what a person typed ("123,456", "123456.7"); null for nothing, undefined for what is no
 * distance (words, below zero, ten million miles and more). Finer digits are rounded half up.
 */
export function parseTenthMiles(value: unknown): number | null | undefined {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
    return null;
  const miles = parseDecimal(value);
  if (!miles || miles.isNegative()) return undefined;
  const tenths = roundHalfUp(miles.times(10));
  return tenths.greaterThan(MAX_TENTH_MILES) ? undefined : toSafeInteger(tenths);
}

/** A distance as it is kept: in tenths of a mile, and where kilometers were given, those as well, in tenths as they were written. */
export interface Distance {
  tenthMiles: number;
  tenthKilometers: number | null;
}

/** A distance that was written in kilometers, on its way to the rules: no text and no JSON of others is one. */
export class Kilometers {
  constructor(readonly written: string | number) {}
}

/** Tenths of a mile of tenths of a kilometer, half up. */
export const tenthMilesOfKilometers = (tenthKilometers: number): number =>
  toSafeInteger(roundHalfUp(convertDistance({ value: tenthKilometers, unit: 'km' }, 'mile')));

/** What was written, in miles or as `Kilometers`, with the answers of `parseTenthMiles`. */
export function parseDistance(value: unknown): Distance | null | undefined {
  const isKilometers = value instanceof Kilometers;
  const tenths = parseTenthMiles(isKilometers ? value.written : value);
  if (tenths === null || tenths === undefined) return tenths;
  return isKilometers
    ? { tenthMiles: tenthMilesOfKilometers(tenths), tenthKilometers: tenths }
    : { tenthMiles: tenths, tenthKilometers: null };
}

/** How much longer one distance is than the other: in tenths of a kilometer where both were written in them, else of a mile. */
export const lengthBeyond = (one: Distance, other: Distance): number =>
  one.tenthKilometers !== null && other.tenthKilometers !== null
    ? one.tenthKilometers - other.tenthKilometers
    : one.tenthMiles - other.tenthMiles;

/** Tenths as a form shows them: 1234567 is "123456.7", 1234560 is "123456". */
export const tenthMilesText = (tenths: number | null): string =>
  tenths === null
    ? ''
    : tenths % 10 === 0
      ? String(tenths / 10)
      : `${Math.trunc(tenths / 10)}.${tenths % 10}`;
