import type { OpenPage } from '~/platform/stripe/port';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
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
