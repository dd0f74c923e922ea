import {
  ensureBillingAccount,
  readBilling,
  subscriptionThatCounts,
  updateBillingAccount,
} from '~/data/billing/billing-account.server';
import type { CarrierScope } from '~/data/database/scope.server';
import { isLive, planChange } from '~/domain/billing/entitlement';
import { FREE_PACKAGE_ID, packageOf, TRIAL_DAYS } from '~/domain/billing/packages';
import { fail, invalid, notFound, ok, type Result } from '~/domain/result';
import { refuseUnlessOwner } from '../authorize';
import type { Ctx } from '../context';
import { accountAtProvider, priceOf } from './account-at-provider.server';
import { factsAtProvider } from './choose-plan.server';
import { copyCustomer } from './copy-customer.server';
import { answerOf } from './provider-failure';
import { inTurn } from './take-turn.server';

interface Return {
  /** Full addresses that the provider's page leads back to. */
  successUrl: string;
  cancelUrl: string;
  key: string;
}

/**
 * A payment page of the provider for a first plan, or for keeping a card. An earlier page that is still open is closed,
 * so that two of them never sell two plans.
 */
export async function startCheckout(
  ctx: Ctx<CarrierScope>,
  input: Return & ({ purpose: 'card' } | { purpose: 'plan'; packageId: string; couponId: string }),
): Promise<Result<{ url: string }>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  if (input.purpose === 'plan' && (!packageOf(input.packageId) || input.packageId === FREE_PACKAGE_ID))
    return invalid('Choose one of the plans.');
  const account = await accountAtProvider(ctx);
  if (!account.ok) return account;
  const { customerId, checkoutSessionId, id: accountId } = account.value;
  const { successUrl, cancelUrl } = input;
  return inTurn(ctx, accountId, async () => {
    if (checkoutSessionId !== null) {
      const expired = await ctx.billing.expireCheckout(checkoutSessionId);
      if (!expired.ok && expired.failure.reason === 'unavailable') return answerOf(expired.failure);
    }
    const known = await ctx.billing.listSubscriptions(customerId);
    if (!known.ok) return answerOf(known.failure);
    const current = subscriptionThatCounts(
      known.value.filter(({ status }) => isLive(factsAtProviderStatus(status))),
    );
    if (
      input.purpose === 'plan' &&
      current &&
      planChange(factsAtProvider(current), input.packageId, ctx.clock.now()) !== 'start'
    ) {
      return fail({ kind: 'conflict', message: 'A plan is running already. Reload the page to change it.' });
    }
    let page;
    if (input.purpose === 'card') {
      page = await ctx.billing.startCheckout(
        { mode: 'setup', customerId, successUrl, cancelUrl },
        `${ctx.scope.carrierId}:${input.key}:page`,
      );
    } else {
      const price = await priceOf(ctx, input.packageId);
      if (!price.ok) return price;
      const isFirst =
        account.value.trialUsedAt === null && known.value.every(({ trialEnd }) => trialEnd === null);
      page = await ctx.billing.startCheckout(
        {
          mode: 'subscription',
          customerId,
          successUrl,
          cancelUrl,
          priceId: price.value,
          packageId: input.packageId,
          trialDays: isFirst ? TRIAL_DAYS : null,
          couponId: input.couponId === '' ? null : input.couponId,
        },
        `${ctx.scope.carrierId}:${input.key}:page`,
      );
    }
    if (!page.ok) return answerOf(page.failure);
    await updateBillingAccount(ctx.scope, accountId, { checkoutSessionId: page.value.id });
    return ok({ url: page.value.url });
  });
}

const factsAtProviderStatus = (status: string) => status as Parameters<typeof isLive>[0];

/**
 * Back from the provider's page: what happened there is read at once, without waiting for the webhook.
 * @returns the visit of the page that was finished; null the second time, and where there was none
 */
export async function comeBack(
  ctx: Ctx<CarrierScope>,
  outcome: { finished: boolean },
): Promise<{ checkoutId: string | null }> {
  const account = await ensureBillingAccount(ctx.scope);
  if (account.customerId === null) return { checkoutId: null };
  await copyCustomer(ctx, account);
  const checkoutId = outcome.finished ? account.checkoutSessionId : null;
  if (checkoutId !== null)
    await updateBillingAccount(ctx.scope, account.id, {
      checkoutSessionId: null,
      couponId: null,
      couponCode: null,
      couponText: null,
    });
  return { checkoutId };
}

/** The provider's own pages for cards and invoices. */
export async function openPortal(
  ctx: Ctx<CarrierScope>,
  { returnUrl }: { returnUrl: string },
): Promise<Result<{ url: string }>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const account = await accountAtProvider(ctx);
  if (!account.ok) return account;
  const url = await ctx.billing.openPortal(account.value.customerId, returnUrl);
  return url.ok ? ok({ url: url.value }) : answerOf(url.failure);
}

/** Whether an address names the carrier's own subscription, or the free plan it has instead. */
export async function knowsSubscription(ctx: Ctx<CarrierScope>, id: string): Promise<Result<void>> {
  if (id === 'free') return ok(undefined);
  const { subscription } = await readBilling(ctx.scope);
  return subscription?.id === id ? ok(undefined) : notFound('There is no such subscription.');
}
