import { findAccountOfCustomer } from '~/data/billing/billing-account.server';
import { findBillingEvent, settleBillingEvent } from '~/data/billing/billing-events.server';
import type { SystemScope } from '~/data/database/scope.server';
import type { Ctx } from '../context';
import { copyCustomer } from './copy-customer.server';
import { followGrace } from './follow-grace.server';

/**
 * Works one stored message off: it only says whose affairs have changed; what they are now is read at the provider.
 * @throws Error where the provider is away; the job is run again later.
 */
export async function processEvent(
  ctx: Ctx<SystemScope>,
  { eventId, isLastAttempt }: { eventId: string; isLastAttempt: boolean },
): Promise<void> {
  const event = await findBillingEvent(ctx.scope, eventId);
  if (!event || event.status === 'processed' || event.status === 'ignored') return;
  const account = event.customerId === null ? null : await findAccountOfCustomer(ctx.scope, event.customerId);
  const processedAt = ctx.clock.now();
  if (!account) return settleBillingEvent(ctx.scope, eventId, { status: 'ignored', processedAt });
  // One click makes a handful of messages: a copy that began after this one came in knows of it already.
  const isKnown = account.copiedAt !== null && account.copiedAt > event.receivedAt;
  const copied = isKnown ? ({ ok: true } as const) : await copyCustomer(ctx, account);
  if (!copied.ok) {
    await settleBillingEvent(ctx.scope, eventId, {
      status: isLastAttempt ? 'failed' : 'received',
      error: copied.failure.message,
    });
    throw new Error(`event ${eventId} waits: ${copied.failure.message}`);
  }
  await followGrace(ctx, account.id);
  await settleBillingEvent(ctx.scope, eventId, { status: 'processed', processedAt });
}
