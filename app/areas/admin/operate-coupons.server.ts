import { hasAction } from '~/areas/admin/data/admin-log.server';
import { answerOf } from '~/areas/billing/provider-failure';
import { couponInWords } from '~/areas/billing/rules/money-words';
import { readCoupon, type TypedCoupon } from '~/areas/billing/rules/new-coupon';
import { invalid, ok, type Result } from '~/engine/result';
import type { SoldCoupon } from '~/platform/stripe/port';
import { recordAction, type AdminCtx } from './record-action.server';

/** Every coupon at the payment provider, the newest first. */
export async function listSoldCoupons(ctx: AdminCtx): Promise<Result<SoldCoupon[]>> {
  const found = await ctx.billing.listCoupons();
  return found.ok ? ok(found.value) : answerOf(found.failure);
}

/** Makes a coupon with its code. The log has it before it is done. @param key the same for every repetition of one click */
export async function createCoupon(ctx: AdminCtx, typed: TypedCoupon, key: string): Promise<Result<string>> {
  const read = readCoupon(typed, ctx.clock.now().toISOString().slice(0, 10));
  if ('errors' in read) return invalid(Object.values(read.errors).flat()[0] ?? '', read.errors);
  const { terms } = read;
  const act = { action: 'billing.coupon', subjectType: 'coupon', subjectId: terms.code };
  if (await hasAction(ctx.scope, { ...act, key })) return ok(terms.code);
  const listed = await listSoldCoupons(ctx);
  if (!listed.ok) return listed;
  if (listed.value.some(({ code, isActive }) => isActive && code.toUpperCase() === terms.code)) {
    const message = `There is an active coupon ${terms.code}. Turn it off first, or choose another code.`;
    return invalid(message, { code: [message] });
  }
  const words = `coupon ${terms.code}: ${couponInWords(terms)}`;
  await recordAction(ctx, ctx.scope, {
    ...act,
    action: 'billing.coupon-asked',
    summary: `Asked for ${words}`,
  });
  const made = await ctx.billing.createCoupon(terms, `coupon:${key}`);
  if (!made.ok) return answerOf(made.failure, 'code');
  await recordAction(ctx, ctx.scope, { ...act, summary: `Made ${words}`, details: { key } });
  return ok(terms.code);
}

/** Its code is taken no more. Discounts that were given stay. */
export async function turnCouponOff(ctx: AdminCtx, id: string): Promise<Result<string>> {
  const listed = await listSoldCoupons(ctx);
  if (!listed.ok) return listed;
  const coupon = listed.value.find((one) => one.id === id);
  if (!coupon) return invalid('There is no such coupon any more.', {});
  if (!coupon.isActive) return ok(coupon.code);
  const act = { action: 'billing.coupon-off', subjectType: 'coupon', subjectId: coupon.code };
  await recordAction(ctx, ctx.scope, {
    ...act,
    action: 'billing.coupon-off-asked',
    summary: `Asked to turn coupon ${coupon.code} off`,
  });
  const done = await ctx.billing.turnCouponOff(id);
  if (!done.ok) return answerOf(done.failure);
  await recordAction(ctx, ctx.scope, { ...act, summary: `Turned coupon ${coupon.code} off` });
  return ok(coupon.code);
}
