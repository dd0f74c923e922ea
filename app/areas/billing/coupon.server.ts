import { ensureBillingAccount, updateBillingAccount } from '~/areas/billing/data/billing-account.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import { couponChoice, type DiscountFacts } from '~/areas/billing/rules/coupon-choice';
import { priceCentsOf } from '~/areas/billing/rules/packages';
import { couponInWords } from '~/areas/billing/rules/money-words';
import { invalid, ok, type Result } from '~/engine/result';
import { refuseUnlessOwner } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import type { ProviderCoupon, ProviderSubscription } from '~/platform/stripe/port';
import { answerOf } from './provider-failure';

export interface AppliedCoupon {
  id: string;
  code: string;
  description: string;
}

/** Looks a coupon up and keeps it for the next plan that is chosen, with which it is sent. */
export async function applyCoupon(
  ctx: Ctx<CarrierScope>,
  input: { code: string },
): Promise<Result<AppliedCoupon>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const code = input.code.trim();
  if (code === '')
    return invalid('Enter the code of your coupon.', { coupon_code: ['Enter the code of your coupon.'] });
  const unknown = () =>
    invalid('This code is not known, or it is used up.', {
      coupon_code: ['This code is not known, or it is used up.'],
    });
  if (!/^[\w-]{1,60}$/.test(code)) return unknown();
  const found = await ctx.billing.findCoupon(code);
  if (!found.ok) return answerOf(found.failure, 'coupon_code');
  if (found.value === null) return unknown();
  const coupon = { id: found.value.id, code: found.value.code, description: couponInWords(found.value) };
  const account = await ensureBillingAccount(ctx.scope);
  await updateBillingAccount(ctx.scope, account.id, {
    couponId: coupon.id,
    couponCode: coupon.code,
    couponText: coupon.description,
  });
  return ok(coupon);
}

export async function clearCoupon(ctx: Ctx<CarrierScope>): Promise<Result<void>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const account = await ensureBillingAccount(ctx.scope);
  await updateBillingAccount(ctx.scope, account.id, { couponId: null, couponCode: null, couponText: null });
  return ok(undefined);
}

const DAY_MS = 86_400_000;

/** What a coupon takes off, as it is compared with a discount that runs. Months are counted as 31 days. */
export const factsOfCoupon = (coupon: ProviderCoupon, now: Date): DiscountFacts => ({
  percentOff: coupon.percentOff,
  amountOffCents: coupon.amountOffCents,
  until:
    coupon.duration === 'repeating' ? new Date(now.getTime() + (coupon.months ?? 1) * 31 * DAY_MS) : null,
  isOnce: coupon.duration === 'once',
});

/** What becomes of a coupon with a change of plan: it is sent, or the better discount that runs stays and it is kept. */
export async function couponFor(
  ctx: Ctx<CarrierScope | SystemScope>,
  couponId: string,
  running: ProviderSubscription['discount'],
  packageId: string,
): Promise<Result<{ sent: string | null; isKept: boolean }>> {
  if (couponId === '') return ok({ sent: null, isKept: false });
  const found = await ctx.billing.readCoupon(couponId);
  if (!found.ok) return answerOf(found.failure, 'coupon_code');
  const message = 'This coupon cannot be used any more. Clear it on the billing page, then continue.';
  if (found.value === null) return invalid(message, { coupon_code: [message] });
  const choice = couponChoice(running, factsOfCoupon(found.value, ctx.clock.now()), priceCentsOf(packageId));
  return ok(choice === 'keep-running' ? { sent: null, isKept: true } : { sent: couponId, isKept: false });
}
