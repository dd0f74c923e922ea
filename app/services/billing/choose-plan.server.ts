import type { Outcome, ProviderSubscription } from '~/adapters/stripe/port';
import { enqueue } from '~/data/database/enqueue.server';
import { subscriptionThatCounts, updateBillingAccount } from '~/data/billing/billing-account.server';
import type { CarrierScope } from '~/data/database/scope.server';
import {
  isBehind,
  planChange,
  packageInPeriod,
  type PlanChange,
  type SubscriptionFacts,
  type SubscriptionStatus,
} from '~/domain/billing/entitlement';
import { FREE_PACKAGE_ID, packageOf, TRIAL_DAYS } from '~/domain/billing/packages';
import { fail, invalid, ok, type Result } from '~/domain/result';
import { refuseUnlessOwner } from '../authorize';
import type { Ctx } from '../context';
import { accountAtProvider, priceOf, type AccountAtProvider } from './account-at-provider.server';
import { bringCard, type CardChoice } from './cards.server';
import { copyCustomer } from './copy-customer.server';
import { answerOf } from './provider-failure';
import { inTurn } from './take-turn.server';

export interface PlanWish extends CardChoice {
  packageId: string;
  /** A coupon that was applied, by the id that applying it gave; '' where none is sent. */
  couponId: string;
  /** The person agreed to recurring payments; not asked for the free plan. */
  authorised: boolean;
  /** The same for every repetition of one click. */
  key: string;
}

export interface PlanChosen {
  change: PlanChange;
  packageId: string;
  /** Where the bank wants to see the holder: the provider's page that goes on. */
  needsConfirmation: boolean;
}

type Facts = SubscriptionFacts & { cancelAtPeriodEnd: boolean };

export const factsAtProvider = (subscription: ProviderSubscription): Facts => ({
  packageId: subscription.packageId ?? FREE_PACKAGE_ID,
  status: subscription.status as SubscriptionStatus,
  entitledPackageId: subscription.entitledPackageId,
  entitledUntil: subscription.entitledUntil,
  pastDueSince: null,
  cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
});

/**
 * Puts the carrier on a plan: starts, enlarges (charged for the rest of the period, now), reduces (from the next period),
 * keeps or ends a subscription, whichever follows from what runs at the provider at this moment. Said twice it happens once.
 */
export async function choosePlan(ctx: Ctx<CarrierScope>, wish: PlanWish): Promise<Result<PlanChosen>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  if (!packageOf(wish.packageId))
    return invalid('Choose one of the plans.', { plan_id: ['Choose one of the plans.'] });
  if (wish.packageId !== FREE_PACKAGE_ID && !wish.authorised) {
    const message = 'Tick the box to authorize the recurring payments.';
    return invalid(message, { authorised: [message] });
  }
  const account = await accountAtProvider(ctx);
  if (!account.ok) return account;
  return inTurn(ctx, account.value.id, async () => {
    const result = await changePlan(ctx, account.value, wish);
    if (result.ok && wish.couponId !== '' && wish.packageId !== FREE_PACKAGE_ID) {
      await updateBillingAccount(ctx.scope, account.value.id, {
        couponId: null,
        couponCode: null,
        couponText: null,
      });
    }
    const copied = await copyCustomer(ctx, account.value);
    // What is not known now is learned later: the change itself stands at the provider.
    if (!copied.ok) await enqueue(ctx.scope, 'copyBilling', { accountId: account.value.id });
    return result;
  });
}

async function changePlan(
  ctx: Ctx<CarrierScope>,
  account: AccountAtProvider,
  wish: PlanWish,
): Promise<Result<PlanChosen>> {
  const { packageId } = wish;
  const known = await ctx.billing.listSubscriptions(account.customerId);
  if (!known.ok) return answerOf(known.failure);
  const subscription = subscriptionThatCounts(
    known.value.filter(({ status }) => ['active', 'trialing', 'past_due', 'unpaid'].includes(status)),
  );
  const facts = subscription ? factsAtProvider(subscription) : null;
  const change = planChange(facts, packageId, ctx.clock.now());
  const chosen = (needsConfirmation = false): Result<PlanChosen> =>
    ok({ change, packageId, needsConfirmation });
  if (change === 'none') return chosen();

  const steps = stepsOf(ctx, wish);
  if (subscription && facts && isBehind(facts.status)) {
    if (change !== 'cancel')
      return fail({
        kind: 'conflict',
        message: 'A payment is still open. Pay it first, then change the plan.',
      });
    return settled(await steps.endUnpaid(subscription), chosen);
  }
  if (change === 'cancel' && subscription) return settled(await steps.cancel(subscription), chosen);

  const price = await priceOf(ctx, packageId);
  if (!price.ok) return price;
  const brought = await bringCard(ctx, account, wish);
  if (!brought.ok) return brought;
  if (!subscription || !facts) {
    if (!brought.value.hasCard)
      return invalid('Choose a card to pay with.', { card: ['Choose a card to pay with.'] });
    const isFirst = account.trialUsedAt === null && known.value.every(({ trialEnd }) => trialEnd === null);
    return settled(await steps.start(account.customerId, price.value, isFirst), chosen);
  }
  return settled(await steps.move(subscription, facts, change, price.value), chosen);
}

function settled(
  outcome: Outcome<unknown>,
  chosen: (needsConfirmation?: boolean) => Result<PlanChosen>,
): Result<PlanChosen> {
  if (outcome.ok) return chosen();
  return outcome.failure.reason === 'asks-to-confirm' ? chosen(true) : answerOf(outcome.failure);
}

/** The calls to the provider that a wish is made of, each with a key that repeats with the click. */
function stepsOf(ctx: Ctx<CarrierScope>, { packageId, couponId, key }: PlanWish) {
  const coupon = couponId === '' ? null : couponId;
  const keyOf = (step: string) => `${ctx.scope.carrierId}:${key}:${step}`;
  const { billing } = ctx;
  return {
    start: (customerId: string, priceId: string, isFirst: boolean) =>
      billing.createSubscription(
        { customerId, priceId, packageId, trialDays: isFirst ? TRIAL_DAYS : null, couponId: coupon },
        keyOf('start'),
      ),

    cancel: ({ id: subscriptionId, itemId }: ProviderSubscription) =>
      billing.changeSubscription({ subscriptionId, itemId, cancelAtPeriodEnd: true }, keyOf('cancel')),

    /** Nothing is paid for, so nothing goes on: it ends now, and what was not paid is not asked for any more. */
    async endUnpaid(subscription: ProviderSubscription): Promise<Outcome<unknown>> {
      const ended = await billing.endSubscription(subscription.id, keyOf('end'));
      if (!ended.ok || subscription.latestInvoiceId === null) return ended;
      const voided = await billing.voidInvoice(subscription.latestInvoiceId, keyOf('void'));
      return voided.ok || voided.failure.reason === 'unavailable' ? voided : ended;
    },

    async move(
      subscription: ProviderSubscription,
      facts: Facts,
      change: PlanChange,
      priceId: string,
    ): Promise<Outcome<unknown>> {
      const { id: subscriptionId, itemId, periodEnd } = subscription;
      const base = { subscriptionId, itemId, cancelAtPeriodEnd: false };
      const paidFor = packageInPeriod(facts, ctx.clock.now());
      if (change === 'downgrade') {
        return billing.changeSubscription(
          {
            ...base,
            priceId,
            chargeNow: false,
            couponId: coupon,
            entitled: { packageId: paidFor, until: periodEnd },
          },
          keyOf('reduce'),
        );
      }
      if (change !== 'upgrade')
        return billing.changeSubscription(
          { ...base, priceId, chargeNow: false, couponId: coupon, entitled: null },
          keyOf('keep'),
        );
      const enlarge = () =>
        billing.changeSubscription(
          { ...base, priceId, chargeNow: true, couponId: coupon, entitled: null },
          keyOf('enlarge'),
        );
      if (facts.packageId === paidFor) return enlarge();
      // A reduction waits for the next period. The provider would credit the reduced price, so what is paid for comes back first.
      const paidPrice = await priceOf(ctx, paidFor);
      if (!paidPrice.ok)
        return { ok: false, failure: { reason: 'unavailable', message: paidPrice.failure.message } };
      const restored = await billing.changeSubscription(
        { ...base, priceId: paidPrice.value, chargeNow: false, entitled: null },
        keyOf('restore'),
      );
      if (!restored.ok) return restored;
      const enlarged = await enlarge();
      if (!enlarged.ok) {
        const entitled = { packageId: paidFor, until: periodEnd };
        await billing.changeSubscription(
          {
            subscriptionId,
            itemId,
            priceId: subscription.priceId,
            chargeNow: false,
            entitled,
            cancelAtPeriodEnd: facts.cancelAtPeriodEnd,
          },
          keyOf('undo'),
        );
      }
      return enlarged;
    },
  };
}
