/**
 * Exact decimal arithmetic and the named rounding modes. Money, distance, fuel and rates never pass
 * through binary floats: a naive 5.765 rounds to 5.76 there, and a filed return shows 5.77.
 */
import { Decimal as BaseDecimal } from 'decimal.js';

/**
 * Own constructor, so that no other user of the library can change our settings. Fifty digits keep every
 * quotient of two return figures far from a false rounding tie.
 */
export const Decimal = BaseDecimal.clone({
  precision: 50,
  rounding: BaseDecimal.ROUND_HALF_UP,
  toExpNeg: -60,
  toExpPos: 60,
});
export type Decimal = BaseDecimal;

/** Anything that names an exact number: decimal text ("1250.5"), an integer, or a Decimal. */
export type DecimalInput = string | number | Decimal;

export const ZERO: Decimal = new Decimal(0);

const PLAIN_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const GROUPED_NUMBER = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
/** Longer text cannot be a quantity, price or rate; refusing it keeps hostile input cheap. */
const MAX_NUMBER_LENGTH = 40;

/**
 * Reads a number as people and files write it: spaces around, a plus sign, comma groups of three.
 * Returns undefined for anything else (exponents, two dots, words, NaN, Infinity, empty text).
 */
export function parseDecimal(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? new Decimal(value) : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text.length === 0 || text.length > MAX_NUMBER_LENGTH) return undefined;
  if (PLAIN_NUMBER.test(text)) return new Decimal(text);
  if (GROUPED_NUMBER.test(text)) return new Decimal(text.replace(/,/g, ''));
  return undefined;
}

/**
 * A number whose one comma may group thousands or begin the decimals, as people outside of the US write them: "95,125". Its two
 * readings; undefined for any other text, which has one reading at most ("1,250.5", "12,345,678", "0,125" as 0.125 is none).
 */
export function readingsOfComma(text: string): { grouped: Decimal; decimals: Decimal } | undefined {
  const found = /^\+?([1-9]\d{0,2}),(\d{3})$/.exec(text.trim());
  if (!found) return undefined;
  const [, whole = '', rest = ''] = found;
  return { grouped: new Decimal(whole + rest), decimals: new Decimal(`${whole}.${rest}`) };
}

/**
 * Trimmed text without the commas of a number in groups of three, "12,500" as "12500". Any other comma stays, so that
 * whoever reads on refuses it: "12,50" is no 1250.
 */
export function ungrouped(text: string): string {
  const trimmed = text.trim();
  return GROUPED_NUMBER.test(trimmed) ? trimmed.replace(/,/g, '') : trimmed;
}

/** A Decimal from input that was checked before; throws RangeError on text that is not a number. */
export function decimal(value: DecimalInput): Decimal {
  if (BaseDecimal.isDecimal(value)) return new Decimal(value);
  const parsed = parseDecimal(value);
  if (!parsed) throw new RangeError(`Not a decimal number: ${JSON.stringify(value)}`);
  return parsed;
}

/** Minus zero is an artefact of arithmetic, never a figure on a form. */
function withoutMinusZero(value: Decimal): Decimal {
  return value.isZero() ? ZERO : value;
}

/** Half up: ties go towards plus infinity. For distances, fuel and averages, which are never negative. */
export function roundHalfUp(value: Decimal, places = 0): Decimal {
  return withoutMinusZero(value.toDecimalPlaces(places, BaseDecimal.ROUND_HALF_CEIL));
}

/** Half away from zero: -38.675 becomes -38.68. For money, on both sides of zero. */
export function roundHalfAwayFromZero(value: Decimal, places = 0): Decimal {
  return withoutMinusZero(value.toDecimalPlaces(places, BaseDecimal.ROUND_HALF_UP));
}

/** Whole miles, kilometers, gallons or liters of a return line: nearest whole, .5 up. */
export function toWhole(value: Decimal): number {
  return toSafeInteger(roundHalfUp(value));
}

/** An exact dollar amount as whole cents, half away from zero. */
export function toCents(dollars: Decimal): number {
  return toSafeInteger(roundHalfAwayFromZero(dollars.times(100)));
}

/** An integral Decimal as a number; throws when it is not integral or too large to be exact. */
export function toSafeInteger(value: Decimal): number {
  const result = value.toNumber();
  if (!Number.isSafeInteger(result)) throw new RangeError(`Not a whole number in range: ${value.toString()}`);
  return result === 0 ? 0 : result;
}

/** The exact sum; zero for no values. */
export function sumDecimals(values: Iterable<Decimal>): Decimal {
  let total = ZERO;
  for (const value of values) total = total.plus(value);
  return total;
}
