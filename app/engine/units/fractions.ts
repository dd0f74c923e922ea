/**
 * Exact quotients of whole numbers for work on many figures at once: nothing is lost in a division, and whole numbers
 * are several times quicker than decimals of fifty digits.
 */
import { type Decimal } from './decimal';

/** Each numerator over the one denominator, which is positive. */
export interface Fractions {
  readonly numerators: readonly bigint[];
  readonly denominator: bigint;
}

/** Scaled figures below this are whole numbers that a binary number holds exactly. */
const EXACT_BELOW = 1e15;

/** The decimals as fractions, exact to their last digit. */
export function fractionsOf(values: readonly Decimal[]): Fractions {
  const places = values.reduce((most, value) => Math.max(most, value.decimalPlaces()), 0);
  const scale = 10 ** Math.min(places, 15);
  return {
    denominator: 10n ** BigInt(places),
    numerators: values.map((value) => {
      if (value.isZero()) return 0n;
      const scaled = value.toNumber() * scale;
      if (places <= 6 && Math.abs(scaled) < EXACT_BELOW) return BigInt(Math.round(scaled));
      return BigInt(value.toFixed(places).replace('.', ''));
    }),
  };
}

/** Every fraction times one exact factor. */
export function scaledBy(fractions: Fractions, factor: Decimal): Fractions {
  const { numerators, denominator } = fractionsOf([factor]);
  const [times = 0n] = numerators;
  return {
    numerators: fractions.numerators.map((one) => one * times),
    denominator: fractions.denominator * denominator,
  };
}

/** The first minus the second, place by place. */
export function difference(a: Fractions, b: Fractions): Fractions {
  return {
    numerators: a.numerators.map(
      (one, index) => one * b.denominator - (b.numerators[index] ?? 0n) * a.denominator,
    ),
    denominator: a.denominator * b.denominator,
  };
}

export const sumOfWhole = (values: readonly bigint[]): bigint =>
  values.reduce((sum, value) => sum + value, 0n);
