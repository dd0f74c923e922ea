import { ensureBillingAccount, updateBillingAccount } from '~/data/billing/billing-account.server';
import type { CarrierScope } from '~/data/database/scope.server';
import { couponInWords } from '~/domain/billing/money-words';
import { invalid, ok, type Result } from '~/domain/result';
import { refuseUnlessOwner } from '../authorize';
import type { Ctx } from '../context';
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
