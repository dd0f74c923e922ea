import type { CallArgs } from '~/platform/http/openapi/operation.server';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { problem, readJson, apiAnswer } from '~/platform/http/api.server';
import { billingAnswer, cardProblem, given, REFRESH_USER } from '~/areas/billing/api/billing-api.server';
import { countCard, idempotencyKeyOf, returnUrls } from '~/areas/billing/pages/billing-form.server';
import { addCard, removeCard, setDefaultCard } from '~/areas/billing/cards.server';
import { startCheckout, knowsSubscription } from '~/areas/billing/provider-pages.server';
import { wrongField } from '~/areas/ledger/api/api-records.server';
import { pausePlan, resumePlan } from '~/areas/billing/pause-plan.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { FREE_PACKAGE_ID } from '~/areas/billing/rules/packages';
import { countUse } from '~/platform/http/edge/rate-limit.server';
import { applyCoupon, clearCoupon } from '~/areas/billing/coupon.server';
import { systemCtx } from '~/areas/accounts/session/system-context.server';
import { receiveWebhook } from '~/areas/billing/receive-webhook.server';

/** GET /api/account/billing: packages, subscription, used. */
export async function answerReadBilling({ request, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  return billingAnswer(ctx, carrier.timeZone);
}

/** POST /api/account/billing/card: keeps the card behind a token (stripe_token). */
export async function answerAddCard({ request, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const key = idempotencyKeyOf(request);
  const token = given(await readJson(request), 'stripe_token');
  const allowed = await countCard(ctx.scope.carrierId, token);
  const result = allowed.ok ? await addCard(ctx, { token, key }) : allowed;
  if (result.ok && result.value.needsConfirmation) {
    const page = await startCheckout(ctx, { purpose: 'card', key: `${key}:confirm`, ...returnUrls() });
    return page.ok
      ? billingAnswer(ctx, carrier.timeZone, { confirmation_url: page.value.url }, { status: 202 })
      : problem(page.failure);
  }
  return result.ok
    ? billingAnswer(ctx, carrier.timeZone, { id: result.value.cardId }, { status: 201 })
    : cardProblem(result.failure);
}

/** PUT /api/account/billing/card/{id}: {data: {default: true}}. */
export async function answerMakeCardDefault({ request, params, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const body = await readJson(request);
  const asked = (typeof body['data'] === 'object' && body['data'] !== null ? body['data'] : body) as Record<
    string,
    unknown
  >;
  if (asked['default'] !== true && asked['default'] !== 'true') {
    const message = 'A card can only be made the default: send {"default": true}.';
    return problem({ kind: 'invalid', message, fields: { default: [message] } });
  }
  const result = await setDefaultCard(ctx, { cardId: params['id'] ?? '', key: idempotencyKeyOf(request) });
  return result.ok ? billingAnswer(ctx, carrier.timeZone) : problem(result.failure);
}

/** DELETE /api/account/billing/card/{id} */
export async function answerRemoveCard({ request, params, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const removed = await removeCard(ctx, { cardId: params['id'] ?? '', key: idempotencyKeyOf(request) });
  return removed.ok ? billingAnswer(ctx, carrier.timeZone) : problem(removed.failure);
}

/** GET /api/account/billing/key: the card provider's public key. */
export async function answerReadBillingKey({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return Response.json(
    { stripeKey: ctx.billing.publishableKey },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

/**
 * PUT /api/account/billing/subscription/{id}: plan_id, stripe_id (a kept card), stripe_token (a new one), coupon_id. The
 * call itself stands for the authorization that the screen asks for. Where the bank wants to see the holder the answer is
 * 202 with the address of the provider's page.
 */
export async function answerChangeSubscription({ request, params, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const body = await readJson(request);
  const known = await knowsSubscription(ctx, params['id'] ?? '');
  if (!known.ok) return problem(known.failure);
  const key = idempotencyKeyOf(request);
  const packageId = given(body, 'plan_id');
  const couponId = given(body, 'coupon_id');
  const token = given(body, 'stripe_token');
  const allowed = await countCard(ctx.scope.carrierId, token);
  if (!allowed.ok) return cardProblem(allowed.failure);
  const result = await choosePlan(ctx, {
    packageId,
    cardId: given(body, 'stripe_id'),
    token,
    couponId,
    authorized: true,
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

/** PUT /api/account/billing/subscription/{id}/cancel: to the end of the period. */
export async function answerCancelSubscription({ request, params, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const known = await knowsSubscription(ctx, params['id'] ?? '');
  if (!known.ok) return problem(known.failure);
  const result = await choosePlan(ctx, {
    packageId: FREE_PACKAGE_ID,
    cardId: '',
    token: '',
    couponId: '',
    authorized: true,
    key: idempotencyKeyOf(request),
  });
  return result.ok
    ? billingAnswer(ctx, carrier.timeZone, {}, { headers: REFRESH_USER })
    : problem(result.failure);
}

/** PUT /api/account/billing/subscription/{id}/pause: months. */
export async function answerPauseSubscription({ request, params, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const months: unknown = (await readJson(request))['months'];
  const known = await knowsSubscription(ctx, params['id'] ?? '');
  if (!known.ok) return problem(known.failure);
  const result = await pausePlan(ctx, {
    months: typeof months === 'number' || typeof months === 'string' ? String(months) : '',
    key: idempotencyKeyOf(request),
  });
  return result.ok
    ? billingAnswer(ctx, carrier.timeZone, {}, { headers: REFRESH_USER })
    : problem(result.failure);
}

/** PUT /api/account/billing/subscription/{id}/resume: amount_cents, where exactly that is to be charged. */
export async function answerResumeSubscription({ request, params, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const cents: unknown = (await readJson(request))['amount_cents'] ?? null;
  if (cents !== null && !Number.isSafeInteger(cents))
    throw wrongField('amount_cents', 'amount_cents must be a whole number.');
  const known = await knowsSubscription(ctx, params['id'] ?? '');
  if (!known.ok) return problem(known.failure);
  const key = idempotencyKeyOf(request);
  const result = await resumePlan(ctx, {
    ...(cents === null ? {} : { quote: { cents: cents as number } }),
    key,
  });
  if (!result.ok) return cardProblem(result.failure);
  if (!result.value.needsConfirmation)
    return billingAnswer(ctx, carrier.timeZone, {}, { headers: REFRESH_USER });
  const page = await startCheckout(ctx, {
    purpose: 'resume',
    cents: cents as number | null,
    key: `${key}:confirm`,
    ...returnUrls(),
  });
  return page.ok
    ? billingAnswer(ctx, carrier.timeZone, { confirmation_url: page.value.url }, { status: 202 })
    : problem(page.failure);
}

/** POST /api/account/billing/subscription/coupon: coupon_code. */
export async function answerApplyCoupon({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const allowed = await countUse('coupon', ctx.scope.carrierId);
  if (!allowed.ok) return problem(allowed.failure);
  return apiAnswer(
    await applyCoupon(ctx, { code: given(await readJson(request), 'coupon_code') }),
    (coupon) => ({ coupon }),
  );
}

/** DELETE clears the coupon that was applied. */
export async function answerClearCoupon({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return apiAnswer(await clearCoupon(ctx), () => ({ coupon: null }));
}

/** POST /api/stripe/webhook: messages of the payment provider. The signature is over the bytes as they came. */
export async function answerReceiveStripeEvent({ request, context }: CallArgs) {
  const rawBody = await request.text();
  const result = await receiveWebhook(systemCtx(context), {
    rawBody,
    signature: request.headers.get('Stripe-Signature'),
  });
  if (result.ok) return Response.json({ received: true }, { headers: { 'Cache-Control': 'no-store' } });
  // Stripe tries again after anything but 2xx, and shows the answer to the operator.
  return problem({ kind: 'invalid', message: result.failure.message });
}
