import {
  ensureBillingAccount,
  findBillingAccount,
  moveRequestNumber,
  readBilling,
  subscriptionThatCounts,
  updateBillingAccount,
} from '~/areas/billing/data/billing-account.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { isLive, planChange, type SubscriptionStatus } from '~/areas/billing/rules/entitlement';
import { TRIAL_DAYS } from '~/areas/billing/rules/packages';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { refuseUnlessOwner } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { accountAtProvider, priceOf } from './account-at-provider.server';
import { endUnfinished, factsAtProvider, paidPackage, type Quote } from './choose-plan.server';
import { finishHeldPage, finishPage } from './finish-page.server';
import { trialOffer } from './offer-trial.server';
import { closePages } from './open-pages.server';
import { answerOf } from './provider-failure';
import { copyAndCorrect } from './second-subscription.server';
import { withAccountLock } from './lock-account.server';

interface Return {
  /** Full addresses that the provider's page leads back to. */
  successUrl: string;
  cancelUrl: string;
  /** Of the click; the page's own key follows from what it is for. */
  key: string;
}

/**
 * A payment page of the provider for a first plan, or for keeping a card. An earlier page that is still open and would sell or change
 * a plan is closed, so that two of them never sell two plans, and none is finished that nobody waits for any more.
 */
export async function startCheckout(
  ctx: Ctx<CarrierScope>,
  input: Return &
    (
      | { purpose: 'card' }
      | { purpose: 'plan'; packageId: string; couponId: string }
      /** For a card that the bank wants confirmed: with it the change of plan is carried out. */
      | { purpose: 'change'; packageId: string; couponId: string; quote: Quote | null }
      /** The same for resuming a paused plan. */
      | { purpose: 'resume'; cents: number | null }
    ),
): Promise<Result<{ url: string }>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  if ('packageId' in input && paidPackage(input.packageId) === null)
    return invalid('Choose one of the plans.');
  const account = await accountAtProvider(ctx);
  if (!account.ok) return account;
  const { customerId, id: accountId } = account.value;
  const { successUrl, cancelUrl } = input;
  return withAccountLock(ctx, accountId, async () => {
    const readAccount = async () => (await findBillingAccount(ctx.scope, accountId)) ?? account.value;
    // One page is remembered: what an earlier one was finished for is done before it is forgotten.
    const { checkoutSessionId } = await readAccount();
    const finished =
      checkoutSessionId === null ? null : await finishHeldPage(ctx, accountId, checkoutSessionId);
    if (finished && !finished.ok && finished.failure.kind === 'unavailable') return finished;
    const fresh = await readAccount();
    const known = await ctx.billing.listSubscriptions(customerId);
    if (!known.ok) return answerOf(known.failure);
    const isFirst =
      input.purpose === 'plan' &&
      known.value.every(({ trialEnd }) => trialEnd === null) &&
      (await trialOffer(ctx, fresh)) === 'offered';
    const intent = intentOf(input, isFirst ? ctx.scope.userId : null);
    const closed = await closePages(ctx, customerId, (page) => page.intent === intent);
    if (!closed.ok) return closed;
    if (input.purpose === 'plan') {
      // After the pages are closed: one of them may have been finished a moment ago.
      const running = await ctx.billing.listSubscriptions(customerId);
      if (!running.ok) return answerOf(running.failure);
      const current = subscriptionThatCounts(
        running.value.filter(({ status }) => isLive(status as SubscriptionStatus)),
      );
      if (current && planChange(factsAtProvider(current), input.packageId, ctx.clock.now()) !== 'start') {
        await closePages(ctx, customerId);
        return fail({
          kind: 'conflict',
          message: 'A plan is running already. Reload the page to change it.',
        });
      }
      const cleared = await endUnfinished(ctx, running.value);
      if (!cleared.ok) return cleared;
    }
    const [same] = input.purpose === 'card' ? [] : closed.value;
    if (same) return ok({ url: same.url });
    const key = `page:${accountId}:${fresh.requestNumber}`;
    const base = { customerId, successUrl, cancelUrl, intent };
    let page;
    if (input.purpose !== 'plan') {
      page = await ctx.billing.startCheckout({ ...base, mode: 'setup' }, key);
    } else {
      const price = await priceOf(ctx, input.packageId);
      if (!price.ok) return price;
      page = await ctx.billing.startCheckout(
        {
          ...base,
          mode: 'subscription',
          priceId: price.value,
          packageId: input.packageId,
          trialDays: isFirst ? TRIAL_DAYS : null,
          couponId: input.couponId === '' ? null : input.couponId,
        },
        key,
      );
    }
    if (page.ok || page.failure.reason !== 'unavailable') await moveRequestNumber(ctx.scope, accountId);
    if (!page.ok) return answerOf(page.failure);
    await updateBillingAccount(ctx.scope, accountId, { checkoutSessionId: page.value.id });
    return ok({ url: page.value.url });
  });
}

/** What a page is opened for, in words that its end is understood from. */
function intentOf(
  input:
    | { purpose: 'card' }
    | { purpose: 'plan'; packageId: string; couponId: string }
    | { purpose: 'change'; packageId: string; couponId: string; quote: Quote | null }
    | { purpose: 'resume'; cents: number | null },
  /** Who gets the free trial with it; null where it has none. */
  triedBy: string | null,
): string {
  switch (input.purpose) {
    case 'card':
      return 'card';
    case 'plan':
      return `plan:${input.packageId}:${input.couponId}:${triedBy === null ? 'paid' : `trial:${triedBy}`}`;
    case 'resume':
      return `resume:::${input.cents ?? ''}`;
    case 'change': {
      const quote = input.quote ? `${input.quote.cents}:${Math.floor(input.quote.at.getTime() / 1000)}` : '';
      return `change:${input.packageId}:${input.couponId}:${quote}`;
    }
  }
}

/**
 * Back from the provider's page: what happened there is read at once, without waiting for the webhook.
 * @returns the visit of the page that was finished (null the second time, and where there was none), and why the change that was
 * asked for could not be carried out with the confirmed card
 */
export async function comeBack(
  ctx: Ctx<CarrierScope>,
  outcome: { finished: boolean },
): Promise<{ checkoutId: string | null; refused: string | null }> {
  const account = await ensureBillingAccount(ctx.scope);
  if (account.customerId === null) return { checkoutId: null, refused: null };
  const { checkoutSessionId } = account;
  const ended =
    outcome.finished && checkoutSessionId !== null
      ? await finishPage(ctx, account.id, checkoutSessionId)
      : ok({ isFinished: false });
  await copyAndCorrect(ctx, account);
  if (!ended.ok) return { checkoutId: null, refused: ended.failure.message };
  return { checkoutId: ended.value.isFinished ? checkoutSessionId : null, refused: null };
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
  return subscription?.id === id ? ok(undefined) : notFound('This subscription was not found.');
}
