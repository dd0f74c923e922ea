import type { Outcome, ProviderSubscription, SubscriptionChange } from '~/platform/stripe/port';
import { madeBefore, madeNow } from '~/areas/api/once';
import { enqueue } from '~/platform/database/enqueue.server';
import {
  findBillingAccount,
  forgetCoupon,
  moveRequestNumber,
  subscriptionThatCounts,
} from '~/areas/billing/data/billing-account.server';
import { forgetBillingEnd } from '~/areas/billing/data/billing-ends.server';
import { releaseTrial } from '~/areas/billing/data/trial-claims.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import {
  isBehind,
  isLive,
  isPaused,
  planChange,
  packageInPeriod,
  type PlanChange,
  type SubscriptionFacts,
  type SubscriptionStatus,
} from '~/areas/billing/rules/entitlement';
import type { Leaving } from '~/areas/billing/rules/leaving';
import { dollars } from '~/areas/billing/rules/money-words';
import type { PauseState } from '~/areas/billing/rules/pause';
import { RESUME_FIRST } from '~/areas/billing/rules/pause-words';
import type { TaxPart } from '~/areas/billing/rules/sales-tax';
import { FREE_PACKAGE_ID, packageOf, TRIAL_DAYS, type Package } from '~/areas/billing/rules/packages';
import { fail, invalid, ok, type Result } from '~/engine/result';
import { refuseUnlessOwner } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { accountAtProvider, priceOf, type AccountAtProvider } from './account-at-provider.server';
import { bringCard, type CardChoice } from './cards.server';
import { copyCustomer } from './copy-customer.server';
import { couponFor } from './coupon.server';
import { closePages, overtakePage } from './open-pages.server';
import { readPauseOf } from './read-pause.server';
import { claimTrial, trialOffer } from './offer-trial.server';
import { answerOf, NEEDS_ADDRESS } from './provider-failure';
import { withAccountLock } from './lock-account.server';

type AnyCtx = Ctx<CarrierScope | SystemScope>;

/** What a person was shown that a change costs today (negative: what it leaves as credit), and the instant it was counted from. */
export interface Quote {
  cents: number;
  at: Date;
  /** What of it is tax; only where it is read, not where it is held. */
  taxes?: readonly TaxPart[];
}

export interface PlanRequest extends CardChoice {
  packageId: string;
  /** A coupon that was applied, by the id that applying it gave; '' where none is sent. */
  couponId: string;
  /** The person agreed to recurring payments; not asked for the free plan. */
  authorized: boolean;
  /** A free trial was announced: without one nothing begins. */
  expectsTrial?: boolean;
  /** Exactly this is charged today, or nothing; absent where no amount was announced. */
  quote?: Quote | null;
  /** Why the plan is canceled, where that was said. */
  leaving?: Leaving;
  /** The same for every repetition of one click. */
  key: string;
}

export interface PlanChosen {
  change: PlanChange;
  packageId: string;
  /** Where the bank wants to see the holder: the provider's page that continues. */
  needsConfirmation: boolean;
  /** The coupon was not used because the discount that runs is better. */
  keptCoupon: boolean;
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
 * Puts the carrier on a plan, which is not paused: starts, enlarges (a new period begins now, less what is left of the running one), reduces (from the
 * next period), keeps or ends a subscription, whichever follows from what runs at the provider at this moment. Said twice it happens once.
 */
export async function choosePlan(ctx: Ctx<CarrierScope>, request: PlanRequest): Promise<Result<PlanChosen>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  if (!packageOf(request.packageId))
    return invalid('Choose one of the plans.', { plan_id: ['Choose one of the plans.'] });
  if (request.packageId !== FREE_PACKAGE_ID && !request.authorized) {
    const message = 'Check the box to authorize the recurring payments.';
    return invalid(message, { authorized: [message] });
  }
  const account = await accountAtProvider(ctx);
  if (!account.ok) return account;
  return withAccountLock(ctx, account.value.id, async () => {
    const overtaken = await overtakePage(ctx, account.value.id);
    return overtaken.ok ? carryOutPlan(ctx, account.value, request) : overtaken;
  });
}

/** The change itself. The caller holds the account's lock, and has made sure that its owner asks for it. */
export async function carryOutPlan(
  ctx: AnyCtx,
  account: AccountAtProvider,
  request: PlanRequest,
): Promise<Result<PlanChosen>> {
  // Read again: whoever held the lock before may have moved it on.
  const fresh = await findBillingAccount(ctx.scope, account.id);
  const current = { ...account, ...fresh, customerId: account.customerId };
  // A coupon that went with another change in between is not sent a second time.
  const couponId = current.couponId === request.couponId ? request.couponId : '';
  const { result, usedCoupon } = await changePlan(ctx, current, { ...request, couponId });
  if (result.ok && request.packageId !== FREE_PACKAGE_ID && !result.value.needsConfirmation)
    await forgetBillingEnd(ctx.scope, account.id);
  if (usedCoupon) await forgetCoupon(ctx.scope, account.id, request.couponId);
  const copied = await copyCustomer(ctx, current);
  // What is not known now is learned later: the change itself is at the provider.
  if (!copied.ok || copied.hasSecond || copied.leftOpen.length > 0)
    await enqueue(ctx.scope, 'copyBilling', { accountId: account.id });
  return result;
}

/** What an earlier try of this very request set out to do, where nothing is left to do. */
async function changeBefore(ctx: AnyCtx): Promise<Pick<PlanChosen, 'change'> | Record<string, never>> {
  const before = ctx.scope.kind === 'carrier' ? await madeBefore(ctx, ctx.scope, 'plan-change') : null;
  return before === null ? {} : { change: before as PlanChange };
}

interface Changed {
  result: Result<PlanChosen>;
  /** The coupon went with the change: it does not wait any more. */
  usedCoupon: boolean;
}

const refuse = (result: Result<never>): Changed => ({ result, usedCoupon: false });

async function changePlan(ctx: AnyCtx, account: AccountAtProvider, request: PlanRequest): Promise<Changed> {
  const { packageId } = request;
  const closed = await closePages(ctx, account.customerId);
  if (!closed.ok) return refuse(closed);
  const known = await ctx.billing.listSubscriptions(account.customerId);
  if (!known.ok) return refuse(answerOf(known.failure));
  const subscription = subscriptionThatCounts(known.value.filter(runs));
  const facts = subscription ? factsAtProvider(subscription) : null;
  const paused = subscription ? await readPauseOf(ctx, account.customerId, subscription) : null;
  if (paused && !paused.ok) return refuse(answerOf(paused.failure));
  const pause = paused?.value.pausedFrom == null ? null : paused.value;
  if (pause && packageId !== FREE_PACKAGE_ID)
    return refuse(fail({ kind: 'conflict', message: RESUME_FIRST }));
  const change = planChange(facts, packageId, ctx.clock.now());
  const chosen = (more: Partial<PlanChosen> = {}): Result<PlanChosen> =>
    ok({ change, packageId, needsConfirmation: false, keptCoupon: false, ...more });
  // Where the answer to this very change was lost, its repetition finds it done, and the coupon gone with it.
  const wasSent = request.couponId !== '' && subscription?.sentCouponId === request.couponId;
  if (change === 'none') return { result: chosen(await changeBefore(ctx)), usedCoupon: wasSent };
  // Before the provider is asked: the process may die with its answer.
  if (ctx.scope.kind === 'carrier') await madeNow(ctx, ctx.scope, 'plan-change', change);

  const steps = stepsOf(ctx, account, request);
  const ended = (outcome: Outcome<unknown>): Changed =>
    outcome.ok ? { result: chosen(), usedCoupon: false } : refuse(answerOf(outcome.failure));
  if (subscription && facts && isBehind(facts.status)) {
    if (change !== 'cancel')
      return refuse(
        fail({ kind: 'conflict', message: 'A payment is still open. Pay it first, then change the plan.' }),
      );
    return ended(await steps.endUnpaid(subscription));
  }
  if (change === 'cancel' && subscription)
    return ended(
      pause && isPaused(pause, ctx.clock.now())
        ? await steps.endUnpaid(subscription)
        : await steps.cancel(subscription, pause),
    );

  const coupon = await couponFor(ctx, request.couponId, subscription?.discount ?? null, packageId);
  if (!coupon.ok) return refuse(coupon);
  const { sent, isKept } = coupon.value;
  const brought = await bringCard(ctx, account, request);
  if (!brought.ok) return refuse(brought);
  if (brought.value.asksToConfirm) return { result: chosen({ needsConfirmation: true }), usedCoupon: false };
  const { cardId, fingerprint, isNew, isChosen } = brought.value;
  if (cardId === null)
    return refuse(invalid('Choose a card to pay with.', { card: ['Choose a card to pay with.'] }));

  const way: Way = { cardId, fingerprint, isChosen, couponId: sent };
  const done =
    subscription && facts
      ? await steps.move(subscription, facts, change, way)
      : await steps.start(known.value, way);
  if (done.ok && done.value.ok) {
    if (isChosen) {
      const input = { customerId: account.customerId, cardId, subscriptionIds: [done.value.value.id] };
      await ctx.billing.setDefaultCard(input, `${account.id}:${request.key}:default`);
    }
    return { result: chosen({ keptCoupon: isKept }), usedCoupon: sent !== null };
  }
  const isUnknown = done.ok
    ? !done.value.ok && ['unavailable', 'key-reused'].includes(done.value.failure.reason)
    : false;
  // A card that was kept only for this change goes again with it; where the outcome is not known it may be in use.
  if (isNew && !isUnknown) await ctx.billing.removeCard(cardId, `${account.id}:${request.key}:drop`);
  if (!done.ok) return refuse(done);
  if (done.value.ok) return { result: chosen(), usedCoupon: false };
  const { failure } = done.value;
  return failure.reason === 'asks-to-confirm'
    ? { result: chosen({ needsConfirmation: true }), usedCoupon: false }
    : refuse(answerOf(failure));
}

/** What a change goes with. */
interface Way {
  cardId: string;
  fingerprint: string | null;
  /** It was named, and so is charged from now on, whatever was charged before. */
  isChosen: boolean;
  couponId: string | null;
}

const runs = ({ status }: ProviderSubscription): boolean => isLive(status as SubscriptionStatus);

/** Ends subscriptions whose first payment was never finished: paid late, they would run beside the new one. */
export async function endUnfinished(
  ctx: AnyCtx,
  subscriptions: readonly ProviderSubscription[],
): Promise<Result<void>> {
  for (const { id, status, latestInvoiceId } of subscriptions) {
    if (status !== 'incomplete' && status !== 'paused') continue;
    const ended = await ctx.billing.endSubscription(id, `unfinished:${id}`);
    if (!ended.ok && ended.failure.reason === 'unavailable') return answerOf(ended.failure);
    const voided =
      latestInvoiceId === null
        ? ended
        : await ctx.billing.voidInvoice(latestInvoiceId, `void:${latestInvoiceId}`);
    if (!voided.ok && voided.failure.reason === 'unavailable') return answerOf(voided.failure);
  }
  return ok(undefined);
}

export const NO_TRIAL =
  'The free trial was already used by you, this card, or this USDOT number. Nothing was charged. Check the amount and confirm again to start without a trial.';

/** An hour after it was announced an amount is not held any more. */
const QUOTE_MS = 3_600_000;

type Step = Promise<Result<Outcome<ProviderSubscription>>>;

/** The calls to the provider that a change is made of, each with a key that repeats with the click. */
function stepsOf(
  ctx: AnyCtx,
  account: AccountAtProvider,
  { packageId, quote = null, expectsTrial = false, leaving, key }: PlanRequest,
) {
  const { billing } = ctx;
  const { customerId } = account;
  const keyOf = (step: string) => `${account.id}:${key}:${step}`;

  /** With the price of the plan; where the known one is archived or gone, once more with its successor. */
  const withPrice = async (
    work: (priceId: string, suffix: string) => Promise<Result<Outcome<ProviderSubscription>>>,
  ): Step => {
    const price = await priceOf(ctx, packageId);
    if (!price.ok) return price;
    const first = await work(price.value, '');
    const isRefused =
      first.ok && !first.value.ok && ['refused', 'not-found'].includes(first.value.failure.reason);
    if (!isRefused) return first;
    const other = await priceOf(ctx, packageId, { isRefused });
    // Also where it is the same one: it may have been refused for what it did not say of tax.
    const isWorthAgain = other.ok && (other.value !== price.value || billing.addsTax);
    return isWorthAgain ? work(other.value, ':again') : first;
  };

  /** Refuses where what would be charged is not what was announced. @returns the instant that credit is counted from. */
  const holdQuote = async (
    priceId: string,
    couponId: string | null,
    running: ProviderSubscription | null,
  ): Promise<Result<Outcome<Date>>> => {
    const now = ctx.clock.now();
    if (quote === null) return ok({ ok: true, value: now });
    const age = now.getTime() - quote.at.getTime();
    const start = running?.periodStart ?? quote.at;
    const at = age >= 0 && age < QUOTE_MS && quote.at >= start ? quote.at : now;
    const preview = await billing.previewChange({
      customerId,
      priceId,
      couponId,
      running: running && { subscriptionId: running.id, itemId: running.itemId },
      at,
    });
    if (!preview.ok) return ok(preview);
    const { cents, needsAddress } = preview.value;
    if (needsAddress) return ok({ ok: false, failure: { reason: 'needs-address', message: NEEDS_ADDRESS } });
    if (cents === quote.cents) return ok({ ok: true, value: at });
    return fail({
      kind: 'conflict',
      message: `${dollars(Math.max(0, cents))} would be charged today, not ${dollars(Math.max(0, quote.cents))}. Check the amount and confirm again.`,
    });
  };

  return {
    async start(known: readonly ProviderSubscription[], { cardId, fingerprint, couponId }: Way): Step {
      const cleared = await endUnfinished(ctx, known);
      if (!cleared.ok) return cleared;
      const isFirst =
        known.every(({ trialEnd }) => trialEnd === null) && (await trialOffer(ctx, account)) === 'offered';
      const userId = ctx.scope.kind === 'carrier' ? ctx.scope.userId : '';
      if (isFirst ? !(await claimTrial(ctx, account, { userId, fingerprint })) : expectsTrial)
        return fail({ kind: 'conflict', message: NO_TRIAL });
      return withPrice(async (priceId, suffix) => {
        const held = isFirst ? null : await holdQuote(priceId, couponId, null);
        if (held && !held.ok) return held;
        if (held && !held.value.ok) return ok(held.value);
        // The number moves on when the outcome is known, and with every subscription that was made: a second click after a lost
        // answer repeats the request instead of making another one.
        const requestKey = `start:${account.id}:${account.requestNumber}:${known.length}${suffix}`;
        const started = await billing.createSubscription(
          { customerId, priceId, packageId, trialDays: isFirst ? TRIAL_DAYS : null, couponId, cardId },
          requestKey,
        );
        if (started.ok || started.failure.reason !== 'unavailable')
          await moveRequestNumber(ctx.scope, account.id);
        const isKnown = !started.ok && !['unavailable', 'key-reused'].includes(started.failure.reason);
        if (isFirst && isKnown) await releaseTrial(ctx.scope, account.id);
        return ok(started);
      });
    },

    /** A pause that is ahead goes with it: whoever keeps the plan after all keeps it running. */
    cancel: ({ id: subscriptionId, itemId }: ProviderSubscription, pause: PauseState | null) =>
      billing.changeSubscription(
        {
          subscriptionId,
          itemId,
          cancelAtPeriodEnd: true,
          ...withoutPause(pause),
          ...(leaving ? { cancellation: leaving } : {}),
        },
        keyOf('cancel'),
      ),

    /** Nothing is paid for, so nothing continues: it ends now, and what was not paid is not asked for any more. */
    async endUnpaid(subscription: ProviderSubscription): Promise<Outcome<unknown>> {
      const read = await billing.readCustomer(customerId);
      if (!read.ok) return read;
      const ended = await billing.endSubscription(subscription.id, keyOf('end'), leaving);
      if (!ended.ok) return ended;
      // Two are open where a period began while the first was being tried.
      for (const { id, subscriptionId, status } of read.value.invoices) {
        if (subscriptionId !== subscription.id || status !== 'open') continue;
        const voided = await billing.voidInvoice(id, `void:${id}`);
        if (!voided.ok && voided.failure.reason === 'unavailable') return voided;
      }
      return ended;
    },

    move(
      subscription: ProviderSubscription,
      facts: Facts,
      change: PlanChange,
      { cardId, isChosen, couponId }: Way,
    ): Step {
      const { id: subscriptionId, itemId, periodEnd } = subscription;
      const base = { subscriptionId, itemId, cancelAtPeriodEnd: false, couponId };
      const taxed = billing.addsTax ? { addTax: true } : {};
      return withPrice(async (priceId, suffix) => {
        if (change === 'upgrade' || change === 'switch-interval') {
          const held = await holdQuote(priceId, couponId, subscription);
          if (!held.ok) return held;
          if (!held.value.ok) return ok(held.value);
          const at = held.value.value;
          return ok(
            await billing.changeSubscription(
              { ...base, ...taxed, priceId, chargeNow: true, at, cardId, entitled: null },
              keyOf(`enlarge${suffix}`),
            ),
          );
        }
        const paidFor = packageInPeriod(facts, ctx.clock.now());
        const entitled = change === 'downgrade' ? { packageId: paidFor, until: periodEnd } : null;
        // A plan that is kept as it is keeps its price, too: the list may have another one by now.
        const isAsItIs = change === 'keep' && packageId === facts.packageId;
        // The card goes with the change: where the answer is lost, a repetition finds nothing left to do.
        const card = isChosen ? { cardId } : {};
        const addsTax = change === 'switch-trial' ? taxed : {};
        return ok(
          await billing.changeSubscription(
            { ...base, ...addsTax, ...card, ...(isAsItIs ? {} : { priceId, chargeNow: false }), entitled },
            keyOf(`${change}${suffix}`),
          ),
        );
      });
    },
  };
}

/** What takes a pause back that has not begun. */
export const withoutPause = (pause: PauseState | null): Pick<SubscriptionChange, 'pause'> =>
  pause?.pausedFrom == null
    ? {}
    : { pause: { from: pause.pausedFrom, until: pause.pausedFrom, resumesAt: null } };

/** A plan that can be bought. */
export const paidPackage = (packageId: string): Package | null => {
  const found = packageOf(packageId);
  return found && found.id !== FREE_PACKAGE_ID ? found : null;
};
