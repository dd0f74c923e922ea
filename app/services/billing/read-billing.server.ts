import { readBilling, type BillingOverview } from '~/data/billing/billing-account.server';
import { readPlanUsage } from '~/data/billing/plan-usage.server';
import type { CarrierScope } from '~/data/database/scope.server';
import { isBehind, planChange, type PlanChange } from '~/domain/billing/entitlement';
import { packageOf, type Package } from '~/domain/billing/packages';
import { notFound, ok, type Result } from '~/domain/result';
import type { Plan } from '~/domain/trips/plan-limits';
import type { Ctx } from '../context';
import { priceOf } from './account-at-provider.server';

export interface BillingPage extends BillingOverview {
  plan: Plan;
  /** Trips made in the window. */
  used: number;
  now: Date;
  isTest: boolean;
}

/** Everything of the billing page. Nothing of it asks the provider: it is there while the provider is away. */
export async function readBillingPage(ctx: Ctx<CarrierScope>): Promise<BillingPage> {
  const now = ctx.clock.now();
  const [overview, { plan, used }] = await Promise.all([
    readBilling(ctx.scope),
    readPlanUsage(ctx.scope, now),
  ]);
  return { ...overview, plan, used, now, isTest: ctx.billing.isTest };
}

export interface PlanStep extends BillingPage {
  wanted: Package;
  change: PlanChange;
  /** A first plan of this carrier begins with the trial. */
  hasTrial: boolean;
  /** What an enlargement costs today; null where the provider did not say. */
  chargeNowCents: number | null;
  /** An open payment stands in the way. */
  isBehind: boolean;
  scriptUrl: string;
  publishableKey: string;
}

/** What choosing a plan would mean, before it is done. */
export async function readPlanStep(ctx: Ctx<CarrierScope>, packageId: string): Promise<Result<PlanStep>> {
  const wanted = packageOf(packageId);
  if (!wanted) return notFound();
  const page = await readBillingPage(ctx);
  const { subscription, account } = page;
  const change = planChange(subscription, packageId, page.now);
  let chargeNowCents: number | null = null;
  if (
    change === 'upgrade' &&
    subscription &&
    account?.customerId &&
    subscription.packageId !== packageId &&
    !isBehind(subscription.status)
  ) {
    const price = await priceOf(ctx, packageId);
    const preview = price.ok
      ? await ctx.billing.previewChange({
          customerId: account.customerId,
          subscriptionId: subscription.id,
          itemId: subscription.itemId,
          priceId: price.value,
        })
      : null;
    // After a reduction the preview would credit the reduced price: better no figure than a wrong one.
    const isPlain = subscription.entitledPackageId === null;
    chargeNowCents = preview?.ok && isPlain ? preview.value : null;
  }
  return ok({
    ...page,
    wanted,
    change,
    hasTrial: change === 'start' && account?.trialUsedAt == null && subscription === null,
    chargeNowCents,
    isBehind: subscription !== null && isBehind(subscription.status),
    scriptUrl: ctx.billing.scriptUrl,
    publishableKey: ctx.billing.publishableKey,
  });
}
