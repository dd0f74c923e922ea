import type { CustomerCopy, ProviderFailure, ProviderSubscription } from '~/adapters/stripe/port';
import {
  findBillingAccount,
  subscriptionThatCounts,
  type BillingAccount,
} from '~/data/billing/billing-account.server';
import { beginCopy, keepCopy, type CopyToKeep } from '~/data/billing/billing-copy.server';
import type { CarrierScope, SystemScope } from '~/data/database/scope.server';
import {
  entitledPackage,
  isBehind,
  type SubscriptionFacts,
  type SubscriptionStatus,
} from '~/domain/billing/entitlement';
import { couponInWords } from '~/domain/billing/money-words';
import { FREE_PACKAGE_ID } from '~/domain/billing/packages';
import type { Ctx } from '../context';
import { followGrace } from './follow-grace.server';

export type CopyOutcome = { ok: true; planPackageId: string } | { ok: false; failure: ProviderFailure };

/**
 * Reads a customer at the provider and replaces what is kept of them, with the plan that follows from it. Webhooks, the
 * nightly comparison and every change end here, so it does not matter in which order, how late or how often they come.
 */
export async function copyCustomer(
  ctx: Ctx<CarrierScope | SystemScope>,
  account: Pick<BillingAccount, 'id' | 'customerId'>,
): Promise<CopyOutcome> {
  if (account.customerId === null) return { ok: true, planPackageId: FREE_PACKAGE_ID };
  const begun = await beginCopy(ctx.scope, account.id);
  const read = await ctx.billing.readCustomer(account.customerId);
  if (!read.ok) return { ok: false, failure: read.failure };
  const now = ctx.clock.now();
  const copy = toKeep(read.value);
  const counts = subscriptionThatCounts(copy.subscriptions);
  const live = copy.subscriptions.filter(({ status }) =>
    ['active', 'trialing', 'past_due', 'unpaid'].includes(status),
  );
  if (live.length > 1)
    ctx.log.warn(
      { accountId: account.id, subscriptions: live.map(({ id }) => id) },
      'a customer has several subscriptions at the payment provider',
    );
  const planPackageId = entitledPackage(counts ? factsOf(counts) : null, now);
  const tried = read.value.subscriptions.find(({ trialEnd }) => trialEnd !== null);
  await keepCopy(ctx.scope, {
    accountId: account.id,
    begun,
    copy,
    planPackageId,
    trialUsedAt: tried?.startedAt ?? null,
  });
  return { ok: true, planPackageId };
}

/** A job: copies one account and follows up on its payments. @throws Error where the provider is away, to be tried again. */
export async function copyAccount(
  ctx: Ctx<SystemScope>,
  { accountId }: { accountId: string },
): Promise<void> {
  const account = await findBillingAccount(ctx.scope, accountId);
  if (!account) return;
  const outcome = await copyCustomer(ctx, account);
  if (!outcome.ok)
    throw new Error(`customer ${account.customerId} could not be read: ${outcome.failure.message}`);
  await followGrace(ctx, accountId);
}

export const factsOf = (row: CopyToKeep['subscriptions'][number]): SubscriptionFacts => ({
  ...row,
  status: row.status as SubscriptionStatus,
});

/** Since when a subscription is behind: its oldest invoice that was tried and is still open. */
function pastDueSince(subscription: ProviderSubscription, invoices: CustomerCopy['invoices']): Date | null {
  if (!isBehind(subscription.status as SubscriptionStatus)) return null;
  const open = invoices.filter(
    ({ subscriptionId, status, wasTried }) =>
      subscriptionId === subscription.id && status === 'open' && wasTried,
  );
  const dates = open.map(({ createdAt }) => createdAt.getTime());
  return dates.length > 0 ? new Date(Math.min(...dates)) : subscription.periodStart;
}

function toKeep({ subscriptions, cards, invoices }: CustomerCopy): CopyToKeep {
  return {
    subscriptions: subscriptions.map((subscription) => {
      const {
        id,
        itemId,
        packageId,
        status,
        cancelAtPeriodEnd,
        periodEnd,
        trialEnd,
        entitledPackageId,
        entitledUntil,
        discount,
        latestInvoiceId,
        startedAt,
        endedAt,
      } = subscription;
      const discountText = discount
        ? couponInWords({ ...discount, duration: 'forever', months: null }).replace(' every month', '')
        : null;
      return {
        id,
        itemId,
        packageId: packageId ?? FREE_PACKAGE_ID,
        status,
        cancelAtPeriodEnd,
        periodEnd,
        trialEnd,
        entitledPackageId,
        entitledUntil,
        discountText,
        discountUntil: discount?.until ?? null,
        latestInvoiceId,
        pastDueSince: pastDueSince(subscription, invoices),
        startedAt,
        endedAt,
      };
    }),
    cards,
    invoices: invoices.map(({ subscriptionId: _subscription, wasTried: _tried, ...invoice }) => invoice),
  };
}
