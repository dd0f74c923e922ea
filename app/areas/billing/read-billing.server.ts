import {
  readBilling,
  type BillingOverview,
  type BillingSubscription,
} from '~/areas/billing/data/billing-account.server';
import { readPlanUsage, readTripsByMonth } from '~/areas/billing/data/plan-usage.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import {
  couponChoice,
  offOf,
  type CouponChoice,
  type DiscountFacts,
} from '~/areas/billing/rules/coupon-choice';
import { isBehind, isLive, planChange, type PlanChange } from '~/areas/billing/rules/entitlement';
import { packageOf, priceCentsOf, type Package } from '~/areas/billing/rules/packages';
import { taxesOn, type TaxPart } from '~/areas/billing/rules/sales-tax';
import type { ChangePreview } from '~/platform/stripe/port';
import { notFound, ok, type Result } from '~/engine/result';
import type { Plan } from '~/areas/trips/rules/plan-limits';
import type { Ctx } from '~/platform/context';
import { priceOf } from './account-at-provider.server';
import type { Quote } from './choose-plan.server';
import { factsOfCoupon } from './coupon.server';
import { trialOffer } from './offer-trial.server';

export interface BillingPage extends BillingOverview {
  plan: Plan;
  /** Trips made in the window. */
  used: number;
  /** Trips by month of the carrier's calendar, this month first. */
  months: { month: string; trips: number }[];
  now: Date;
  isTest: boolean;
  /** Tax is added to what is bought from now on. */
  addsTax: boolean;
}

/** Everything of the billing page. Nothing of it asks the provider: it is there while the provider is away. */
export async function readBillingPage(ctx: Ctx<CarrierScope>): Promise<BillingPage> {
  const now = ctx.clock.now();
  const [overview, { plan, used }, months] = await Promise.all([
    readBilling(ctx.scope),
    readPlanUsage(ctx.scope, now),
    readTripsByMonth(ctx.scope, now),
  ]);
  return { ...overview, plan, used, months, now, isTest: ctx.billing.isTest, addsTax: ctx.billing.addsTax };
}

export interface PlanStep extends BillingPage {
  wanted: Package;
  /** The plan by its id, which tells how often it is paid. */
  planId: string;
  change: PlanChange;
  /** A first plan of this carrier begins with the trial. */
  hasTrial: boolean;
  /** Why a first plan begins without one; null where that is no question. */
  noTrialBecause: 'used' | 'unconfirmed' | null;
  /** What is charged today, coupon and credit included, and the instant it was counted at; null where the provider did not say. */
  quote: Quote | null;
  /** What becomes of the coupon that waits. */
  couponFate: CouponChoice | 'used-up' | null;
  /** The price of the first period that is paid, after the coupon or the discount that runs. */
  firstPriceCents: number;
  /** The taxes of that first period, where tax is added. */
  firstTaxes: readonly TaxPart[];
  /** Tax is added to what the plan will cost. */
  isTaxed: boolean;
  /** Tax cannot be computed: the billing address is missing or tells too little. */
  needsAddress: boolean;
  /** An open payment prevents it. */
  isBehind: boolean;
  scriptUrl: string;
  publishableKey: string;
}

/** What choosing a plan would mean, before it is done. */
export async function readPlanStep(ctx: Ctx<CarrierScope>, planId: string): Promise<Result<PlanStep>> {
  const wanted = packageOf(planId);
  if (!wanted) return notFound();
  const page = await readBillingPage(ctx);
  const { subscription, account, now } = page;
  const change = planChange(subscription, planId, now);
  const isFirst = change === 'start' && account?.trialUsedAt == null && subscription === null;
  const offer = isFirst ? await trialOffer(ctx, account) : null;
  const hasTrial = offer === 'offered';
  const isOpen = subscription !== null && isBehind(subscription.status);
  const discounts = await discountsOf(ctx, page, priceCentsOf(planId), change);
  const isStopped = isOpen || subscription?.pausedFrom != null;
  const preview = isStopped
    ? null
    : await previewOf(ctx, page, { planId, change, isTrial: hasTrial, ...discounts });
  const needsAddress = preview?.needsAddress ?? false;
  return ok({
    ...page,
    wanted,
    planId,
    change,
    hasTrial,
    noTrialBecause: offer === 'offered' ? null : offer,
    quote: hasTrial || change === 'switch-trial' || needsAddress ? null : preview,
    ...discounts,
    firstTaxes: taxesOn(discounts.firstPriceCents, preview?.taxes ?? []),
    isTaxed:
      CHARGED_CHANGES.includes(change) && ctx.billing.addsTax
        ? true
        : (subscription?.isTaxed ?? false) && isLive((subscription as BillingSubscription).status),
    needsAddress,
    isBehind: isOpen,
    scriptUrl: ctx.billing.scriptUrl,
    publishableKey: ctx.billing.publishableKey,
  });
}

/** Changes with which a plan is paid for, today or at the end of a trial. */
const CHARGED_CHANGES: readonly PlanChange[] = ['start', 'upgrade', 'switch-interval', 'switch-trial'];

type Discounts = Pick<PlanStep, 'couponFate' | 'firstPriceCents'>;

/** The coupon that waits against the discount that runs, and the price after the one that counts. */
async function discountsOf(
  ctx: Ctx<CarrierScope>,
  { subscription, account, now }: BillingPage,
  priceCents: number,
  change: PlanChange,
): Promise<Discounts> {
  const running: DiscountFacts | null =
    subscription &&
    isLive(subscription.status) &&
    (subscription.discountPercent !== null || subscription.discountCents !== null)
      ? {
          percentOff: subscription.discountPercent?.toString() ?? null,
          amountOffCents: subscription.discountCents,
          until: subscription.discountUntil,
          isOnce: false,
        }
      : null;
  const priceWith = (discount: DiscountFacts | null): number =>
    priceCents - (discount ? offOf(discount, priceCents) : 0);
  if (!account?.couponId || change === 'none' || change === 'cancel')
    return { couponFate: null, firstPriceCents: priceWith(running) };
  const found = await ctx.billing.readCoupon(account.couponId);
  if (!found.ok || found.value === null)
    return { couponFate: found.ok ? 'used-up' : null, firstPriceCents: priceWith(running) };
  const coupon = factsOfCoupon(found.value, now);
  const couponFate = couponChoice(running, coupon, priceCents);
  return { couponFate, firstPriceCents: priceWith(couponFate === 'keep-running' ? running : coupon) };
}

/** What a change costs today, as the provider counts it. */
async function previewOf(
  ctx: Ctx<CarrierScope>,
  { subscription, account, now }: BillingPage,
  {
    planId,
    change,
    isTrial,
    couponFate,
    firstPriceCents,
  }: { planId: string; change: PlanChange; isTrial: boolean } & Discounts,
): Promise<(Quote & ChangePreview) | null> {
  const isAtOnce = change === 'upgrade' || change === 'switch-interval';
  if (!CHARGED_CHANGES.includes(change)) return null;
  const { addsTax } = ctx.billing;
  // In a trial nothing is charged today: only what tax will be added is asked for.
  if ((isTrial || change === 'switch-trial') && !addsTax) return null;
  if (!account?.customerId) return { cents: firstPriceCents, at: now, taxes: [], needsAddress: addsTax };
  const at = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const isSent = couponFate === 'use' || couponFate === 'replace';
  const { customerId } = account;
  const ask = async (isRefused: boolean) => {
    const price = await priceOf(ctx, planId, { isRefused });
    if (!price.ok) return null;
    return ctx.billing.previewChange({
      customerId,
      priceId: price.value,
      couponId: isSent ? account.couponId : null,
      running:
        isAtOnce && subscription ? { subscriptionId: subscription.id, itemId: subscription.itemId } : null,
      at,
    });
  };
  let preview = await ask(false);
  // The price that is known may be archived, or say nothing of tax yet.
  if (preview && !preview.ok && ['refused', 'not-found'].includes(preview.failure.reason))
    preview = await ask(true);
  return preview?.ok ? { ...preview.value, at } : null;
}
