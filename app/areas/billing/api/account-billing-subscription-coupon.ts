import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { apiAnswer, methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import { given } from '~/areas/billing/api/billing-api.server';
import { countUse } from '~/platform/http/edge/rate-limit.server';
import { applyCoupon, clearCoupon } from '~/areas/billing/coupon.server';

/** POST /api/account/billing/subscription/coupon: coupon_code; DELETE clears what was applied. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST' && request.method !== 'DELETE') return methodNotAllowed('POST', 'DELETE');
  const { ctx } = await requireApiCarrier(request, context);
  if (request.method === 'DELETE') {
    const cleared = await clearCoupon(ctx);
    return cleared.ok ? apiAnswer(cleared, () => ({ coupon: null })) : problem(cleared.failure);
  }
  const allowed = await countUse('coupon', ctx.scope.carrierId);
  if (!allowed.ok) return problem(allowed.failure);
  return apiAnswer(
    await applyCoupon(ctx, { code: given(await readJson(request), 'coupon_code') }),
    (coupon) => ({ coupon }),
  );
}

export async function loader() {
  return methodNotAllowed('POST', 'DELETE');
}
