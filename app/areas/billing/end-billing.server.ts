import {
  deleteBillingAccount,
  findBillingAccount,
  type BillingAccount,
} from '~/areas/billing/data/billing-account.server';
import {
  detachBillingAccounts,
  listDisabledThatRenew,
  noteBillingEnd,
  settleBillingEnd,
  type BillingEnd,
} from '~/areas/billing/data/billing-ends.server';
import { isBehind, isLive, isPaused, type SubscriptionStatus } from '~/areas/billing/rules/entitlement';
import { pauseState } from '~/areas/billing/rules/pause';
import { ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { enqueue } from '~/platform/database/enqueue.server';
import type { SystemScope, UserScope } from '~/platform/database/scope.server';
import type { CustomerCopy, Outcome } from '~/platform/stripe/port';
import { withoutPause } from './choose-plan.server';
import { copyCustomer, invoiceStatusOf, leftOpenOf } from './copy-customer.server';
import { closePages, overtakePage } from './open-pages.server';
import { answerOf } from './provider-failure';
import { withAccountLock } from './lock-account.server';

/** Has the subscriptions of these carriers end, by a job that is tried until the provider has done it. Call in the transaction of the cause. */
export async function wantBillingEnd(
  ctx: Pick<Ctx<UserScope | SystemScope>, 'clock' | 'scope'>,
  carrierIds: readonly string[],
  how: Exclude<BillingEnd, 'erase'>,
): Promise<void> {
  for (const accountId of await noteBillingEnd(ctx.scope, carrierIds, how, ctx.clock.now()))
    await enqueue(ctx.scope, 'endBilling', { accountId });
}

/**
 * Before the records of carriers are erased: what is known of their customers stays apart from them until the provider has ended
 * everything. Call in the same transaction. @returns how many customers there are
 */
export async function endBillingOfErased(
  ctx: Pick<Ctx<SystemScope>, 'clock' | 'scope'>,
  carrierIds: readonly string[],
): Promise<number> {
  const accounts = await detachBillingAccounts(ctx.scope, carrierIds, ctx.clock.now());
  for (const accountId of accounts) await enqueue(ctx.scope, 'endBilling', { accountId });
  return accounts.length;
}

/** A job: ends what is wanted to end. Run twice it happens once. @throws Error where the provider is away, to be tried again. */
export async function endBilling(ctx: Ctx<SystemScope>, { accountId }: { accountId: string }): Promise<void> {
  const known = await findBillingAccount(ctx.scope, accountId);
  if (!known) return;
  const done = await withAccountLock(ctx, accountId, async (): Promise<Result<void>> => {
    const account = await findBillingAccount(ctx.scope, accountId);
    // The account of a carrier that is gone ends, whatever an older release has noted.
    const how = account?.carrierId === null ? 'erase' : (account?.endWanted ?? null);
    if (!account || how === null) return ok(undefined);
    const ended =
      account.customerId === null
        ? ok(undefined)
        : await endCustomer(ctx, { ...account, customerId: account.customerId }, how as BillingEnd);
    if (!ended.ok) return ended;
    if (how === 'erase') await deleteBillingAccount(ctx.scope, accountId);
    else await settleBillingEnd(ctx.scope, account);
    ctx.log.info({ event: 'billing-ended', accountId, how }, 'subscription ended with its carrier');
    return ok(undefined);
  });
  if (!done.ok) throw new Error(`account ${accountId} is not ended yet: ${done.failure.message}`);
}

async function endCustomer(
  ctx: Ctx<SystemScope>,
  account: BillingAccount & { customerId: string },
  how: BillingEnd,
): Promise<Result<void>> {
  const { customerId } = account;
  const read = await ctx.billing.readCustomer(customerId);
  if (!read.ok) return read.failure.reason === 'not-found' ? ok(undefined) : answerOf(read.failure);
  if (!read.value.isGone) {
    // A page that was left open must not sell a plan afterwards; one that was just finished is among what is read next.
    const closed = await closePages(ctx, customerId);
    if (!closed.ok) return closed;
    const overtaken = await overtakePage(ctx, account.id);
    if (!overtaken.ok) return overtaken;
    const now = await ctx.billing.readCustomer(customerId);
    if (!now.ok) return answerOf(now.failure);
    const ended = await endSubscriptions(ctx, account, now.value, how);
    if (!ended.ok) return answerOf(ended.failure);
    if (how === 'erase') {
      const gone = await ctx.billing.deleteCustomer(customerId);
      if (!gone.ok && gone.failure.reason !== 'not-found') return answerOf(gone.failure);
    }
  }
  if (how === 'erase') return ok(undefined);
  const copied = await copyCustomer(ctx, account);
  return copied.ok ? ok(undefined) : answerOf(copied.failure);
}

/** Subscriptions that are behind or paused end at once, whatever was chosen: nothing is paid for. What is open of them is not asked for any more. */
async function endSubscriptions(
  { billing, clock }: Ctx<SystemScope>,
  { id: accountId, endWantedAt }: BillingAccount,
  { subscriptions, invoices }: CustomerCopy,
  how: BillingEnd,
): Promise<Outcome<void>> {
  // Another choice later is another request: the answer to this one must not be played back for it.
  const keyOf = (step: string, id: string) => `${step}:${accountId}:${id}:${endWantedAt?.getTime() ?? 0}`;
  // Those of an ending before that was broken off are among them.
  const open = leftOpenOf({ subscriptions, invoices });
  for (const subscription of subscriptions) {
    const { id, itemId, status, cancelAtPeriodEnd } = subscription;
    const pause = pauseState(subscription, invoiceStatusOf(subscription, invoices));
    const isRunning = isLive(status as SubscriptionStatus);
    if (!isRunning && status !== 'incomplete' && status !== 'paused') continue;
    const isPaidFor = !isBehind(status as SubscriptionStatus) && !isPaused(pause, clock.now());
    if (how === 'period-end' && isRunning && isPaidFor) {
      if (cancelAtPeriodEnd) continue;
      const canceled = await billing.changeSubscription(
        { subscriptionId: id, itemId, cancelAtPeriodEnd: true, ...withoutPause(pause) },
        keyOf('end-period', id),
      );
      if (!canceled.ok) return canceled;
      continue;
    }
    const ended = await billing.endSubscription(id, keyOf('end-now', id));
    if (!ended.ok && ended.failure.reason !== 'not-found') return ended;
    for (const invoice of invoices) {
      if (invoice.subscriptionId === id && invoice.status === 'open') open.push(invoice.id);
    }
  }
  for (const id of open) {
    const voided = await billing.voidInvoice(id, `void:${id}`);
    if (!voided.ok && voided.failure.reason === 'unavailable') return voided;
  }
  return { ok: true, value: undefined };
}

/** Nightly: carriers that were disabled before their subscription ended with it. */
export async function endThoseOfDisabled(ctx: Ctx<SystemScope>): Promise<void> {
  const carrierIds = await listDisabledThatRenew(ctx.scope);
  if (carrierIds.length > 0) await wantBillingEnd(ctx, carrierIds, 'period-end');
}
