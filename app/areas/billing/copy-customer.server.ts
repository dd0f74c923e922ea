import type { CustomerCopy, ProviderFailure, ProviderSubscription } from '~/platform/stripe/port';
import {
  subscriptionThatCounts,
  updateBillingAccount,
  type BillingAccount,
} from '~/areas/billing/data/billing-account.server';
import { beginCopy, keepCopy, type CopyToKeep } from '~/areas/billing/data/billing-copy.server';
import { inTransaction, type CarrierScope, type SystemScope } from '~/platform/database/scope.server';
import {
  entitledPackage,
  isBehind,
  isLive,
  type SubscriptionFacts,
  type SubscriptionStatus,
} from '~/areas/billing/rules/entitlement';
import { couponInWords } from '~/areas/billing/rules/money-words';
import { pauseState } from '~/areas/billing/rules/pause';
import { taxCentsOf } from '~/areas/billing/rules/sales-tax';
import { FREE_PACKAGE_ID } from '~/areas/billing/rules/packages';
import type { Ctx } from '~/platform/context';
import { emitEvent } from '~/areas/webhooks/emit-event.server';

export type CopyOutcome =
  /** `hasSecond`: more than one subscription is live. `leftOpen`: invoices of subscriptions that have ended, to be voided. */
  | { ok: true; planPackageId: string; hasSecond: boolean; leftOpen: string[] }
  | { ok: false; failure: ProviderFailure };

/**
 * Reads a customer at the provider and replaces what is kept of them, with the plan that follows from it. Webhooks, the
 * nightly comparison and every change end here, so it does not matter in which order, how late or how often they come.
 */
export async function copyCustomer(
  ctx: Ctx<CarrierScope | SystemScope>,
  account: Pick<BillingAccount, 'id' | 'customerId' | 'isLive'>,
): Promise<CopyOutcome> {
  if (account.customerId === null)
    return { ok: true, planPackageId: FREE_PACKAGE_ID, hasSecond: false, leftOpen: [] };
  const begun = await beginCopy(ctx.scope, account.id);
  const read = await ctx.billing.readCustomer(account.customerId);
  if (!read.ok) {
    // Made with test keys, and live ones are used now: no money hangs on it, so a new customer takes its place.
    const isOfTests = account.isLive === false && ctx.billing.isLive && read.failure.reason === 'not-found';
    if (!isOfTests) return { ok: false, failure: read.failure };
  }
  const isGone = !read.ok || read.value.isGone;
  const customer = read.ok ? read.value : { subscriptions: [], cards: [], invoices: [] };
  const now = ctx.clock.now();
  const copy = toKeep(customer);
  const counts = subscriptionThatCounts(copy.subscriptions);
  const live = copy.subscriptions.filter(({ status }) => isLive(status as SubscriptionStatus));
  if (live.length > 1)
    ctx.log.warn(
      { accountId: account.id, subscriptions: live.map(({ id }) => id) },
      'a customer has several subscriptions at the payment provider',
    );
  const planPackageId = entitledPackage(counts ? factsOf(counts) : null, now);
  const tried = customer.subscriptions.find(({ trialEnd }) => trialEnd !== null);
  await inTransaction<CarrierScope | SystemScope, void>(ctx.scope, async (scope) => {
    const carrierId = await keepCopy(scope, {
      accountId: account.id,
      begun,
      copy,
      planPackageId,
      trialUsedAt: tried?.startedAt ?? null,
      fingerprints: ctx.billing.isLive ? copy.cards.flatMap(({ fingerprint }) => fingerprint ?? []) : [],
    });
    if (carrierId !== null)
      await emitEvent(
        scope,
        { carrierId, type: 'subscription.changed', data: { package_id: planPackageId } },
        now,
      );
  });
  if (isGone)
    await updateBillingAccount(ctx.scope, account.id, {
      customerId: null,
      formerCustomerId: account.customerId,
      checkoutSessionId: null,
    });
  else if (account.isLive !== ctx.billing.isLive)
    await updateBillingAccount(ctx.scope, account.id, { isLive: ctx.billing.isLive });
  return { ok: true, planPackageId, hasSecond: live.length > 1, leftOpen: leftOpenOf(customer) };
}

/** Whatever ends a subscription also voids what is open of it; where that was broken off the invoices are left. */
export function leftOpenOf({
  subscriptions,
  invoices,
}: Pick<CustomerCopy, 'subscriptions' | 'invoices'>): string[] {
  const ended = new Set(subscriptions.filter(({ status }) => status === 'canceled').map(({ id }) => id));
  return invoices
    .filter(({ status, subscriptionId }) => status === 'open' && ended.has(subscriptionId ?? ''))
    .map(({ id }) => id);
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

/** Of the latest invoice of a subscription; null for one that is still being made. */
export const invoiceStatusOf = (
  { latestInvoiceId }: ProviderSubscription,
  invoices: CustomerCopy['invoices'],
): string | null => invoices.find(({ id }) => id === latestInvoiceId)?.status ?? null;

function toKeep({ subscriptions, cards, invoices }: Omit<CustomerCopy, 'isGone'>): CopyToKeep {
  return {
    subscriptions: subscriptions.map((subscription) => {
      const {
        id,
        itemId,
        packageId,
        priceCents,
        status,
        cancelAtPeriodEnd,
        periodEnd,
        trialEnd,
        entitledPackageId,
        entitledUntil,
        discount,
        latestInvoiceId,
        isTaxed,
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
        priceCents,
        status,
        cancelAtPeriodEnd,
        periodEnd,
        trialEnd,
        entitledPackageId,
        entitledUntil,
        discountText,
        discountUntil: discount?.until ?? null,
        discountPercent: discount?.percentOff == null ? null : String(discount.percentOff),
        discountCents: discount?.amountOffCents ?? null,
        latestInvoiceId,
        isTaxed,
        pastDueSince: pastDueSince(subscription, invoices),
        ...pauseState(subscription, invoiceStatusOf(subscription, invoices)),
        startedAt,
        endedAt,
      };
    }),
    cards,
    invoices: invoices.map((invoice) => {
      const { id, number, packageId, status, totalCents, taxes, dueCents, paidCents, refundedCents } =
        invoice;
      const { hostedUrl, pdfUrl, createdAt } = invoice;
      return {
        id,
        number,
        packageId,
        status,
        totalCents,
        taxCents: taxCentsOf(taxes),
        taxes: taxes.map((tax) => ({ ...tax })),
        dueCents,
        paidCents,
        refundedCents,
        hostedUrl,
        pdfUrl,
        createdAt,
      };
    }),
  };
}
