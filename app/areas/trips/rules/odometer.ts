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

/** Tenths as a form shows them: 1234567 is "123456.7", 1234560 is "123456". */
export const tenthMilesText = (tenths: number | null): string =>
  tenths === null
    ? ''
    : tenths % 10 === 0
      ? String(tenths / 10)
      : `${Math.trunc(tenths / 10)}.${tenths % 10}`;
