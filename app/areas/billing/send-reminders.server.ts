import {
  subscriptionThatCounts,
  toSubscription,
  type BillingSubscription,
} from '~/areas/billing/data/billing-account.server';
import { readBillingContact } from '~/areas/billing/data/billing-copy.server';
import {
  claimReminder,
  findAccountOfCarrier,
  listForReminders,
} from '~/areas/billing/data/billing-reminders.server';
import { readUsageOf } from '~/areas/billing/data/plan-usage.server';
import type { BillingNotice } from '~/areas/billing/mails/billing-notice';
import { offOf } from '~/areas/billing/rules/coupon-choice';
import { isLive, isPaused, packageInPeriod } from '~/areas/billing/rules/entitlement';
import { isPauseEnding } from '~/areas/billing/rules/pause';
import {
  readKeptTaxes,
  taxCentsOf,
  taxLinesOf,
  taxesOn,
  type TaxPart,
} from '~/areas/billing/rules/sales-tax';
import { packageName, priceCentsRunning } from '~/areas/billing/rules/packages';
import { isCardExpiring, isTrialEnding, nearLimit, usagePeriod } from '~/areas/billing/rules/reminders';
import { cardTitle } from '~/areas/billing/views/billing-view';
import { priceOf } from '~/areas/billing/account-at-provider.server';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { limitsOf } from '~/areas/trips/rules/plan-limits';
import type { Ctx } from '~/platform/context';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';

const RECEIPT_DAYS = 40;
const DAY_MS = 86_400_000;

type Said = Omit<BillingNotice, 'name' | 'carrier'>;

/** Writes to the owners once about what `key` names. */
async function mailOnce(ctx: Ctx<SystemScope>, carrierId: string, key: string, said: Said): Promise<void> {
  await inTransaction(ctx.scope, async (scope) => {
    if (!(await claimReminder(scope, carrierId, key, ctx.clock.now()))) return;
    const contact = await readBillingContact(scope, carrierId);
    for (const { userId, name, email } of contact?.people ?? [])
      await queueMail(scope, {
        kind: 'billing-notice',
        to: { address: email, name },
        params: { name, carrier: contact?.legalName ?? '', ...said },
        userId,
        carrierId,
      });
  });
}

type Charged = Pick<Said, 'cents' | 'taxes'>;

const taxesIn = (taxes: readonly TaxPart[]): Pick<Said, 'taxes'> =>
  taxes.length === 0 ? {} : { taxes: taxLinesOf(taxes).map(({ label, cents }) => ({ label, cents })) };

/** What a later payment will come to with tax, by the rates of today. Null where the provider did not say: it is asked again in an hour. */
async function withTax(
  ctx: Ctx<SystemScope>,
  customerId: string | null,
  { packageId, isTaxed }: BillingSubscription,
  cents: number,
): Promise<Charged | null> {
  if (!isTaxed || customerId === null) return { cents };
  const price = await priceOf(ctx, packageId);
  if (!price.ok) return null;
  const preview = await ctx.billing.previewChange({
    customerId,
    priceId: price.value,
    couponId: null,
    running: null,
    at: ctx.clock.now(),
    isTaxed,
  });
  if (!preview.ok) return null;
  const taxes = taxesOn(cents, preview.value.taxes);
  return { cents: cents + taxCentsOf(taxes), ...taxesIn(taxes) };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const usDate = (at: Date): string => {
  const [year, month, day] = dayOf(at).split('-');
  return `${month}/${day}/${year}`;
};

/** Before a trial ends, after a payment, before the card expires; of one account, or hourly of all. */
export async function sendReminders(ctx: Ctx<SystemScope>, accountId: string | null = null): Promise<void> {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - RECEIPT_DAYS * DAY_MS);
  for (const row of await listForReminders(ctx.scope, since, accountId)) {
    const { carrierId, invoices, paymentMethods } = row;
    if (carrierId === null) continue;
    const subscription = subscriptionThatCounts(row.subscriptions.map(toSubscription));
    const plan = subscription ? packageName(packageInPeriod(subscription, now)) : '';
    for (const { id, number, packageId, paidCents, taxes, hostedUrl } of invoices)
      await mailOnce(ctx, carrierId, `receipt:${id}`, {
        step: 'receipt',
        // By now another plan may run.
        plan: packageId === null ? '' : packageName(packageId),
        cents: paidCents,
        until: '',
        detail: number ?? id,
        ...taxesIn(readKeptTaxes(taxes)),
        ...(hostedUrl === null ? {} : { url: hostedUrl }),
      });
    if (!subscription || !isLive(subscription.status) || subscription.cancelAtPeriodEnd) continue;
    const { id, status, trialEnd, discountPercent, discountCents } = subscription;
    const upcoming = (cents: number) => withTax(ctx, row.customerId, subscription, cents);
    await mailOfPause(ctx, carrierId, subscription, upcoming);
    // Nothing is charged, so nothing is written about charges.
    if (isPaused(subscription, now)) continue;
    if (status === 'trialing' && trialEnd && isTrialEnding(trialEnd, now)) {
      const price = priceCentsRunning(subscription);
      const off = offOf(
        {
          percentOff: discountPercent?.toString() ?? null,
          amountOffCents: discountCents,
          until: null,
          isOnce: false,
        },
        price,
      );
      const charged = await upcoming(price - off);
      if (charged)
        await mailOnce(ctx, carrierId, `trial:${id}`, {
          step: 'trial-ends',
          plan,
          ...charged,
          until: usDate(trialEnd),
        });
    }
    for (const card of paymentMethods.filter((each) => isCardExpiring(each, now)))
      await mailOnce(ctx, carrierId, `card:${card.id}:${card.expMonth}/${card.expYear}`, {
        step: 'card-expires',
        plan,
        cents: 0,
        until: `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`,
        detail: cardTitle(card),
      });
  }
}

/** When a pause is set, before it is over, and when it is. */
async function mailOfPause(
  ctx: Ctx<SystemScope>,
  carrierId: string,
  subscription: BillingSubscription,
  upcoming: (cents: number) => Promise<Charged | null>,
): Promise<void> {
  const now = ctx.clock.now();
  const { id, status, packageId, pausedFrom, pausedUntil, resumedFrom, periodEnd } = subscription;
  const { discountPercent, discountCents, discountUntil } = subscription;
  const plan = packageName(packageId);
  if (resumedFrom !== null && status === 'active')
    await mailOnce(ctx, carrierId, `resumed:${id}:${dayOf(resumedFrom)}`, {
      step: 'resumed',
      plan,
      cents: priceCentsRunning(subscription),
      until: usDate(periodEnd),
    });
  if (pausedFrom === null || pausedUntil === null) return;
  const key = `${id}:${dayOf(pausedFrom)}:${dayOf(pausedUntil)}`;
  const said = { plan, until: usDate(pausedUntil), detail: usDate(pausedFrom) };
  const price = priceCentsRunning(subscription);
  const hasDiscount = discountUntil === null || discountUntil > pausedUntil;
  const off = hasDiscount
    ? offOf(
        {
          percentOff: discountPercent?.toString() ?? null,
          amountOffCents: discountCents,
          until: discountUntil,
          isOnce: false,
        },
        price,
      )
    : 0;
  const charged = await upcoming(price - off);
  if (!charged) return;
  await mailOnce(ctx, carrierId, `paused:${key}`, { ...said, ...charged, step: 'paused' });
  if (isPaused(subscription, now) && isPauseEnding(pausedUntil, now))
    await mailOnce(ctx, carrierId, `pause-ends:${key}`, { ...said, ...charged, step: 'pause-ends' });
}

/** A job: tells the owners, once in a period, that the plan is nearly used up. */
export async function mailPlanUsage(
  ctx: Ctx<SystemScope>,
  { carrierId }: { carrierId: string },
): Promise<void> {
  const now = ctx.clock.now();
  const usage = await readUsageOf(ctx.scope, carrierId, now);
  if (!usage) return;
  const { trips } = limitsOf(usage.plan);
  if (usage.used < nearLimit(trips)) return;
  const account = await findAccountOfCarrier(ctx.scope, carrierId);
  const subscription = subscriptionThatCounts((account?.subscriptions ?? []).map(toSubscription));
  const periodEnd = subscription && isLive(subscription.status) ? subscription.periodEnd : null;
  await mailOnce(ctx, carrierId, `usage:${usagePeriod(periodEnd, now)}`, {
    step: 'usage',
    plan: packageName(usage.plan.packageId),
    cents: 0,
    until: '',
    detail: `${usage.used} of ${trips}`,
  });
}
