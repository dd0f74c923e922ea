/**
 * Splitting a whole number into whole parts that add up to it: rate-change sub-lines, fuel shares of a
 * dual-fuel truck, every truck's share of the bill.
 */
import { Decimal, sumDecimals, toSafeInteger, ZERO } from './decimal';

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
  if (parts.length === 0) {
    if (total !== 0) throw new RangeError('Nothing to distribute the total over');
    return [];
  }
  const gap = new Decimal(total).minus(sumDecimals(parts));
  const exact = gap.isZero() ? parts : spread(parts, gap, weights);

  const floors = exact.map((part) => part.floor());
  let missing = total - floors.reduce((sum, floor) => sum + toSafeInteger(floor), 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part.minus(floors[index] ?? ZERO) }))
    .sort((a, b) => b.remainder.comparedTo(a.remainder) || a.index - b.index);

  const result = floors.map((floor) => toSafeInteger(floor));
  // The parts can be off by a last digit of the spreading, so `missing` may pass the number of parts by one.
  for (let turn = 0; missing !== 0; turn += 1) {
    const step = Math.sign(missing);
    const position = step > 0 ? turn % parts.length : parts.length - 1 - (turn % parts.length);
    const index = byRemainder[position]?.index ?? 0;
    result[index] = (result[index] ?? 0) + step;
    missing -= step;
  }
  return result.map((part) => (part === 0 ? 0 : part));
}

/** Whole parts in proportion to the weights (equal when all are zero), adding up to the total. */
export function splitByWeight(total: number, weights: readonly Decimal[]): number[] {
  return roundPartsToTotal(
    weights.map(() => ZERO),
    total,
    weights,
  );
}

function spread(parts: readonly Decimal[], gap: Decimal, weights: readonly Decimal[]): Decimal[] {
  const sizes = weights.map((weight) => weight.abs());
  const whole = sumDecimals(sizes);
  return parts.map((part, index) =>
    part.plus(
      whole.isZero() ? gap.dividedBy(parts.length) : gap.times(sizes[index] ?? ZERO).dividedBy(whole),
    ),
  );
}
