import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import { billingAnswer, cardProblem, given, REFRESH_USER } from '~/areas/billing/api/billing-api.server';
import { idempotencyKeyOf, returnUrls } from '~/areas/billing/pages/billing-form.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { knowsSubscription, startCheckout } from '~/areas/billing/provider-pages.server';

/**
 * PUT /api/account/billing/subscription/{id}: plan_id, stripe_id (a kept card), stripe_token (a new one), coupon_id. The
 * call itself stands for the authorization that the screen asks for. Where the bank wants to see the holder the answer is
 * 202 with the address of the provider's page.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('PUT');
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const body = await readJson(request);
  const known = await knowsSubscription(ctx, params['id'] ?? '');
  if (!known.ok) return problem(known.failure);
  const key = idempotencyKeyOf(request);
  const packageId = given(body, 'plan_id');
  const couponId = given(body, 'coupon_id');
  const result = await choosePlan(ctx, {
    packageId,
    cardId: given(body, 'stripe_id'),
    token: given(body, 'stripe_token'),
    couponId,
    authorised: true,
    key,
  });
  if (!result.ok) return cardProblem(result.failure);
  if (!result.value.needsConfirmation)
    return billingAnswer(ctx, carrier.timeZone, { change: result.value.change }, { headers: REFRESH_USER });
  const start = result.value.change === 'start';
  const page = await startCheckout(ctx, {
    ...(start
      ? { purpose: 'plan' as const, packageId, couponId }
      : { purpose: 'change' as const, packageId, couponId, quote: null }),
    key: `${key}:confirm`,
    ...returnUrls(),
  });
  if (!page.ok) return problem(page.failure);
  return billingAnswer(
    ctx,
    carrier.timeZone,
    { change: result.value.change, confirmation_url: page.value.url },
    { status: 202 },
  );
}

export async function loader() {
  return methodNotAllowed('PUT');
}
