/** Penalty for filing or paying late (R1220). */
import { Decimal, roundHalfAwayFromZero, toSafeInteger } from '~/engine/units/decimal';
import type { PenaltyRule } from './base-profile';

/** $50, US$ or C$ of the base jurisdiction. */
export const MINIMUM_PENALTY_CENTS = 5000;

/**
 * The penalty on a late return in cents: greater of $50 or 10% of the net tax due, $50 also on nil and credit
 * returns. With rule `sum` (Nevada) $50 plus 10%. Zero when in time. The net tax is over all lines and fuels,
 * surcharges included, before interest.
 */
export function penaltyFor(netTaxCents: number, late: boolean, rule: PenaltyRule = 'greater'): number {
  if (!late) return 0;
  const share = toSafeInteger(roundHalfAwayFromZero(new Decimal(Math.max(0, netTaxCents)).dividedBy(10)));
  return rule === 'sum' ? MINIMUM_PENALTY_CENTS + share : Math.max(MINIMUM_PENALTY_CENTS, share);
}
