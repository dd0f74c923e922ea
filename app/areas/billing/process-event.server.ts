import { findAccountOfCustomer } from '~/areas/billing/data/billing-account.server';
import { findBillingEvent, settleBillingEvent } from '~/areas/billing/data/billing-events.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { finishPage } from './finish-page.server';
import { followGrace } from './follow-grace.server';
import { sendReminders } from './send-reminders.server';
import { copyAndCorrect } from './second-subscription.server';

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
  const pageId = finishedPageOf(event);
  const finished = pageId === null ? null : await finishPage(ctx, account.id, pageId);
  if (finished && !finished.ok && finished.failure.kind === 'unavailable') {
    await settleBillingEvent(ctx.scope, eventId, {
      status: isLastAttempt ? 'failed' : 'received',
      error: finished.failure.message,
    });
    throw new Error(`event ${eventId} waits: ${finished.failure.message}`);
  }
  // One click makes a handful of messages: a copy that began after this one came in knows of it already.
  const isKnown = account.copiedAt !== null && account.copiedAt > event.receivedAt;
  const copied = isKnown ? ({ ok: true } as const) : await copyAndCorrect(ctx, account);
  if (!copied.ok) {
    await settleBillingEvent(ctx.scope, eventId, {
      status: isLastAttempt ? 'failed' : 'received',
      error: copied.failure.message,
    });
    throw new Error(`event ${eventId} waits: ${copied.failure.message}`);
  }
  await followGrace(ctx, account.id);
  await sendReminders(ctx, account.id);
  await settleBillingEvent(ctx.scope, eventId, { status: 'processed', processedAt });
}

/** The payment page whose end a message tells of. */
function finishedPageOf({ type, payload }: { type: string; payload: unknown }): string | null {
  if (type !== 'checkout.session.completed') return null;
  const { data } = payload as { data?: { object?: { id?: unknown } } };
  return typeof data?.object?.id === 'string' ? data.object.id : null;
}
