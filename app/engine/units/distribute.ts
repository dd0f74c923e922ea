/**
 * Splitting a whole number into whole parts that add up to it: rate-change sub-lines, fuel shares of a
 * dual-fuel truck, every truck's share of the bill.
 */
import type { Decimal } from './decimal';
import { fractionsOf, sumOfWhole, type Fractions } from './fractions';

/**
 * Whole parts next to the exact ones, with the given total: each part is floored, then the largest
 * remainders get the missing units (ties: the earlier part). When the exact parts do not add up to the
 * total themselves, the difference is first spread over `weights` (equally when those are all zero).
 * Parts and total may be negative. Throws RangeError when there are no parts but something to give out.
 */
export function roundPartsToTotal(
  parts: readonly Decimal[],
  total: number,
  weights: readonly Decimal[] = parts,
): number[] {
  return roundFractionsToTotal(fractionsOf(parts), total, fractionsOf(weights).numerators);
}

/** The same for fractions; only the proportions of the weights count. */
export function roundFractionsToTotal(
  parts: Fractions,
  total: number,
  weights: readonly bigint[] = parts.numerators,
): number[] {
  const count = parts.numerators.length;
  if (count === 0) {
    if (total !== 0) throw new RangeError('Nothing to distribute the total over');
    return [];
  }
  const { numerators, denominator } = spread(parts, total, weights);
  const floors = numerators.map((numerator) => floorOf(numerator, denominator));
  const remainders = numerators.map((numerator, index) => numerator - (floors[index] ?? 0n) * denominator);
  const result = floors.map(toNumber);
  // The parts add up to the total now, so fewer units are missing than there are parts.
  const missing = total - result.reduce((sum, part) => sum + part, 0);
  if (missing > 0) {
    const byRemainder = remainders
      .map((_, index) => index)
      .sort((a, b) => compare(remainders[b] ?? 0n, remainders[a] ?? 0n) || a - b);
    for (const index of byRemainder.slice(0, missing)) result[index] = (result[index] ?? 0) + 1;
  }
  return result;
}

/** Whole parts in proportion to the weights (equal when all are zero), adding up to the total. */
export function splitByWeight(total: number, weights: readonly bigint[]): number[] {
  return roundFractionsToTotal({ numerators: weights.map(() => 0n), denominator: 1n }, total, weights);
}

/**
 * The parts with single units moved from where rounding put more into one than its limit, such as more taxable than
 * total distance, to where there is room.
 */
export function keepWithin(parts: readonly number[], limits: readonly number[]): number[] {
  const kept = parts.map((part, index) => Math.min(part, limits[index] ?? part));
  let excess = parts.reduce((sum, part, index) => sum + part - (kept[index] ?? 0), 0);
  // A part of nothing, such as a truck whose miles are all exempt, gets some only where no other has room.
  for (const isWanted of [(part: number) => part > 0, () => true])
    parts.forEach((part, index) => {
      if (!isWanted(part)) return;
      const before = kept[index] ?? 0;
      const moved = Math.min(excess, (limits[index] ?? part) - before);
      kept[index] = before + moved;
      excess -= moved;
    });
  return kept;
}

/** The parts with what they are short of the total, or over it, divided by weight. */
function spread(
  { numerators, denominator }: Fractions,
  total: number,
  weights: readonly bigint[],
): Fractions {
  const gap = BigInt(total) * denominator - sumOfWhole(numerators);
  if (gap === 0n) return { numerators, denominator };
  const sizes = weights.map((weight) => (weight < 0n ? -weight : weight));
  const whole = sumOfWhole(sizes);
  if (whole === 0n) {
    const count = BigInt(numerators.length);
    return {
      numerators: numerators.map((numerator) => numerator * count + gap),
      denominator: denominator * count,
    };
  }
  return {
    numerators: numerators.map((numerator, index) => numerator * whole + gap * (sizes[index] ?? 0n)),
    denominator: denominator * whole,
  };
}

/** Towards minus infinity; the division of whole numbers cuts towards zero. */
function floorOf(numerator: bigint, denominator: bigint): bigint {
  const cut = numerator / denominator;
  return numerator < 0n && cut * denominator !== numerator ? cut - 1n : cut;
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

function toNumber(value: bigint): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError(`Not a whole number in range: ${value}`);
  return result;
}
