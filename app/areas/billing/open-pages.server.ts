import type { OpenPage } from '~/platform/stripe/port';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import { findBillingAccount, updateBillingAccount } from '~/areas/billing/data/billing-account.server';
import { ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { answerOf } from './provider-failure';

/**
 * Closes payment pages of a customer that could still sell or change a plan, so that none of them is finished after another
 * way was taken. A page that was just finished cannot be closed any more: read the subscriptions afterwards.
 * @returns the pages that stay open because `keeps` says so
 */
export async function closePages(
  ctx: Ctx<CarrierScope | SystemScope>,
  customerId: string,
  keeps: (page: OpenPage) => boolean = () => false,
): Promise<Result<OpenPage[]>> {
  const open = await ctx.billing.listOpenPages(customerId);
  if (!open.ok) return answerOf(open.failure);
  const kept: OpenPage[] = [];
  for (const page of open.value) {
    if (keeps(page)) {
      kept.push(page);
      continue;
    }
    if (page.intent === 'card') continue;
    const closed = await ctx.billing.expireCheckout(page.id);
    if (!closed.ok && closed.failure.reason === 'unavailable') return answerOf(closed.failure);
  }
  return ok(kept);
}

/**
 * What a page was finished for, and nobody has come back from, is given up by a later decision: its message, however late it comes,
 * must not undo that one or charge anything. A page that sold a plan is left: what it sold runs already. The caller holds the account's lock.
 */
export async function overtakePage(
  ctx: Ctx<CarrierScope | SystemScope>,
  accountId: string,
): Promise<Result<void>> {
  // Read now: it may have been opened while the lock was waited for.
  const account = await findBillingAccount(ctx.scope, accountId);
  if (account?.customerId == null || account.checkoutSessionId === null) return ok(undefined);
  const { customerId, checkoutSessionId } = account;
  // Closed first: none is finished after it was looked at.
  const closed = await closePages(ctx, customerId);
  if (!closed.ok) return closed;
  const page = await ctx.billing.readPage(checkoutSessionId);
  if (!page.ok) return page.failure.reason === 'unavailable' ? answerOf(page.failure) : ok(undefined);
  if (/^(change|resume):/.test(page.value?.intent ?? ''))
    await updateBillingAccount(ctx.scope, accountId, { checkoutSessionId: null });
  return ok(undefined);
}
