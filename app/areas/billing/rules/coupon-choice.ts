/** What a coupon or a running discount takes off, and for how long. */
export interface DiscountFacts {
  /** Percent with at most two decimals, as text or number of the provider; null for an amount. */
  percentOff: string | number | null;
  amountOffCents: number | null;
  /** The end of a running discount; null for one without end. */
  until: Date | null;
  /** For the next payment only. */
  isOnce: boolean;
}

export type CouponChoice =
  /** No discount runs: the coupon is sent. */
  | 'use'
  /** It takes off at least as much, for at least as long: it takes the place of the running one. */
  | 'replace'
  /** The running one is better, or neither is better in every way: it stays, and the coupon is kept unused. */
  | 'keep-running';

/** Half away from zero, exact: percents have two decimals. */
export function offOf({ percentOff, amountOffCents }: DiscountFacts, cents: number): number {
  if (percentOff === null) return Math.min(cents, amountOffCents ?? 0);
  const [whole = '0', part = ''] = String(percentOff).split('.');
  const hundredths = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
  return Number((BigInt(cents) * hundredths * 2n + 10_000n) / 20_000n);
}

const lasts = (discount: DiscountFacts): number =>
  discount.isOnce ? 0 : discount.until === null ? Number.POSITIVE_INFINITY : discount.until.getTime();

/** Whether a coupon takes the place of the discount that runs, on a plan of this price. */
export function couponChoice(
  running: DiscountFacts | null,
  coupon: DiscountFacts,
  priceCents: number,
): CouponChoice {
  if (running === null) return 'use';
  const isAsMuch = offOf(coupon, priceCents) >= offOf(running, priceCents);
  const isAsLong = lasts(coupon) >= lasts(running);
  const isSame = offOf(coupon, priceCents) === offOf(running, priceCents) && lasts(coupon) === lasts(running);
  return isAsMuch && isAsLong && !isSame ? 'replace' : 'keep-running';
}
