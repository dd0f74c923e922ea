import type { DiscountRecord, LocalStripeState } from './state';

export const DAY = 86_400;

/** So many months after `anchor`, on its day of the month or the month's last; seconds since 1970. */
export function monthsAfter(anchor: number, months: number): number {
  const start = new Date(anchor * 1000);
  const first = new Date(
    Date.UTC(
      start.getUTCFullYear(),
      start.getUTCMonth() + months,
      1,
      start.getUTCHours(),
      start.getUTCMinutes(),
      start.getUTCSeconds(),
    ),
  );
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(first.getTime() / 1000);
}

/** Months of one period of a price. */
export const monthsOf = ({ prices }: LocalStripeState, price: string): number =>
  prices[price]?.interval === 'year' ? 12 : 1;

/** The end of the period of `step` months that begins at `periodStart`, counted from the anchor. */
export function periodEndAfter(anchor: number, periodStart: number, step = 1): number {
  let months = step;
  while (monthsAfter(anchor, months) <= periodStart) months += step;
  return monthsAfter(anchor, months);
}

/** Half away from zero, exact: amounts are far below 2^53 when multiplied. */
export function shareOf(cents: number, part: number, whole: number): number {
  const sign = cents < 0 ? -1 : 1;
  const product = BigInt(Math.abs(cents)) * BigInt(part) * 2n + BigInt(whole);
  return sign * Number(product / (2n * BigInt(whole)));
}

/** What each discount takes off an amount, one after the other. */
export function discountsOn(
  state: LocalStripeState,
  discounts: readonly DiscountRecord[],
  amountCents: number,
): { discount: DiscountRecord; amountCents: number }[] {
  let left = amountCents;
  return discounts.flatMap((discount) => {
    const coupon = state.coupons[discount.coupon];
    if (!coupon || left <= 0) return [];
    const off =
      coupon.percentOff !== null
        ? shareOf(left, Math.round(coupon.percentOff * 100), 10_000)
        : Math.min(left, coupon.amountOffCents ?? 0);
    left -= off;
    return off > 0 ? [{ discount, amountCents: off }] : [];
  });
}

/** A price after the discounts. */
export const netOf = (state: LocalStripeState, discounts: readonly DiscountRecord[], cents: number): number =>
  cents - discountsOn(state, discounts, cents).reduce((sum, { amountCents }) => sum + amountCents, 0);
