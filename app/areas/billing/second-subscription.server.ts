import type { CustomerCopy, Outcome, ProviderFailure, ProviderSubscription } from '~/platform/stripe/port';
import { findBillingAccount, type BillingAccount } from '~/areas/billing/data/billing-account.server';
import {
  listOpenCorrections,
  noteCorrection,
  settleCorrection,
  type BillingCorrection,
} from '~/areas/billing/data/billing-corrections.server';
import { readBillingContact } from '~/areas/billing/data/billing-copy.server';
import { inTransaction, type CarrierScope, type SystemScope } from '~/platform/database/scope.server';
import { isBehind, isLive, type SubscriptionStatus } from '~/areas/billing/rules/entitlement';
import { FREE_PACKAGE_ID, packageName } from '~/areas/billing/rules/packages';
import { ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { copyCustomer, type CopyOutcome } from './copy-customer.server';
import { followGrace } from './follow-grace.server';
import { answerOf } from './provider-failure';
import { withAccountLock } from './lock-account.server';

type AnyCtx = Ctx<CarrierScope | SystemScope>;
type AccountAtProvider = Pick<BillingAccount, 'id' | 'customerId' | 'isLive'>;

/** Copies a customer. Invoices that an ended subscription has left open are voided; where two subscriptions are live, or the work on such a find was broken off, sets it right first. */
export async function copyAndCorrect(ctx: AnyCtx, account: AccountAtProvider): Promise<CopyOutcome> {
  const copied = await copyCustomer(ctx, account);
  if (!copied.ok || account.customerId === null) return copied;
  const isRight = !copied.hasSecond && (await listOpenCorrections(ctx.scope, account.id)).length === 0;
  if (isRight && copied.leftOpen.length === 0) return copied;
  const corrected = isRight
    ? ok(undefined)
    : await endSecondSubscriptions(ctx, account.id, account.customerId);
  const cleared = corrected.ok ? await voidLeftOpen(ctx, account.id, copied.leftOpen) : corrected;
  if (!cleared.ok) return { ok: false, failure: { reason: 'unavailable', message: cleared.failure.message } };
  return copyCustomer(ctx, account);
}

async function voidLeftOpen(ctx: AnyCtx, accountId: string, invoiceIds: string[]): Promise<Result<void>> {
  if (invoiceIds.length === 0) return ok(undefined);
  return withAccountLock(ctx, accountId, async () => {
    for (const id of invoiceIds) {
      const voided = await ctx.billing.voidInvoice(id, `void:${id}`);
      // It may have been paid or voided a moment ago.
      if (!voided.ok && voided.failure.reason === 'unavailable') return answerOf(voided.failure);
    }
    ctx.log.warn({ accountId, invoiceIds }, 'invoices of an ended subscription were voided');
    return ok(undefined);
  });
}

/**
 * Ends every live subscription but one and refunds what it was charged. The first stays, unless only a later one is paid.
 * Everything is noted before it is done, so that a run that is broken off is finished by the next one.
 */
async function endSecondSubscriptions(
  ctx: AnyCtx,
  accountId: string,
  customerId: string,
): Promise<Result<void>> {
  return withAccountLock(ctx, accountId, async () => {
    const read = await ctx.billing.readCustomer(customerId);
    if (!read.ok) return answerOf(read.failure);
    const [kept, ...others] = read.value.subscriptions
      .filter(({ status }) => isLive(status as SubscriptionStatus))
      .sort((a, b) => placeOf(a) - placeOf(b) || a.startedAt.getTime() - b.startedAt.getTime());
    for (const other of kept ? others : [])
      await noteCorrection(ctx.scope, {
        accountId,
        subscriptionId: other.id,
        packageId: other.packageId ?? FREE_PACKAGE_ID,
        isRefunded: other.startedAt >= (kept as ProviderSubscription).startedAt,
      });
    for (const correction of await listOpenCorrections(ctx.scope, accountId)) {
      const done = await carryOut(ctx, customerId, correction, read.value);
      if (!done.ok) return answerOf(done.failure);
      await settleAndNotify(ctx, correction, { customerId, refundedCents: done.value });
    }
    return ok(undefined);
  });
}

const placeOf = ({ status }: ProviderSubscription): number =>
  isBehind(status as SubscriptionStatus) ? 1 : 0;

/** Refunds first: a subscription that is ended is not found as a second one again. @returns what was refunded, in cents. */
async function carryOut(
  ctx: AnyCtx,
  customerId: string,
  { subscriptionId, isRefunded }: BillingCorrection,
  { subscriptions, invoices }: CustomerCopy,
): Promise<Outcome<number>> {
  const { billing } = ctx;
  const own = invoices.filter((invoice) => invoice.subscriptionId === subscriptionId);
  const failed = (outcome: Outcome<void>): ProviderFailure | null => (outcome.ok ? null : outcome.failure);
  for (const { id, status, paidCents, refundedCents, creditUsedCents, isCreditReturned } of isRefunded
    ? own
    : []) {
    const rest = paidCents - refundedCents;
    const failure =
      // Of an open invoice it comes back when that is voided.
      (creditUsedCents > 0 && !isCreditReturned && status === 'paid'
        ? failed(
            await billing.returnCredit({ customerId, invoiceId: id, cents: creditUsedCents }, `credit:${id}`),
          )
        : null) ?? (rest > 0 ? failed(await billing.refundInvoice(id, rest, `refund:${id}:${rest}`)) : null);
    if (failure) return { ok: false, failure };
  }
  const running = subscriptions.find(
    ({ id, status }) => id === subscriptionId && isLive(status as SubscriptionStatus),
  );
  const ended = running
    ? failed(await billing.endSubscription(subscriptionId, `second:${subscriptionId}`))
    : null;
  if (ended && ended.reason !== 'not-found') return { ok: false, failure: ended };
  for (const { id } of own.filter(({ status }) => status === 'open')) {
    const failure = failed(await billing.voidInvoice(id, `void:${id}`));
    if (failure?.reason === 'unavailable') return { ok: false, failure };
  }
  return { ok: true, value: isRefunded ? own.reduce((sum, { paidCents }) => sum + paidCents, 0) : 0 };
}

async function settleAndNotify(
  ctx: AnyCtx,
  { id, accountId, packageId, subscriptionId }: BillingCorrection,
  { customerId, refundedCents }: { customerId: string; refundedCents: number },
): Promise<void> {
  const account = await findBillingAccount(ctx.scope, accountId);
  const carrierId = account?.carrierId ?? null;
  const contact = carrierId === null ? null : await readBillingContact(ctx.scope, carrierId);
  const plan = packageName(packageId);
  const carrier = contact?.legalName ?? customerId;
  await inTransaction<CarrierScope | SystemScope, void>(ctx.scope, async (scope) => {
    await settleCorrection(scope, id, { refundedCents, doneAt: ctx.clock.now() });
    const place = carrierId === null ? {} : { carrierId };
    for (const { userId, name, email } of contact?.people ?? [])
      await queueMail(scope, {
        kind: 'billing-notice',
        to: { address: email, name },
        params: { name, carrier, step: 'second-ended', plan, cents: refundedCents, until: '' },
        userId,
        ...place,
        requestId: id,
      });
    await queueMail(scope, {
      kind: 'billing-second',
      to: { address: ctx.site.supportEmail },
      params: { carrier, plan, refundedCents, subscriptionId, customerId },
      ...place,
      requestId: id,
    });
  });
  ctx.log.warn({ accountId, subscriptionId, refundedCents }, 'a second subscription was ended');
}

/** A job: copies one account and follows up on its payments. @throws Error where the provider is away, to be tried again. */
export async function copyAccount(
  ctx: Ctx<SystemScope>,
  { accountId }: { accountId: string },
): Promise<void> {
  const account = await findBillingAccount(ctx.scope, accountId);
  if (!account) return;
  const outcome = await copyAndCorrect(ctx, account);
  if (!outcome.ok)
    throw new Error(`customer ${account.customerId} could not be read: ${outcome.failure.message}`);
  await followGrace(ctx, accountId);
}
