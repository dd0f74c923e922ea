import { randomUUID } from 'node:crypto';
import { enqueueMany } from '~/platform/database/enqueue.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import { insertDeliveries, listSubscribers, type Subscriber } from '~/areas/webhooks/data/webhooks.server';
import type { WebhookEvent } from '~/areas/webhooks/rules/webhook-events';

/**
 * Tells the carrier's endpoints of something that has happened. Call in the transaction in which it happens: the event
 * leaves if, and only if, that is committed.
 */
export const emitEvent = (
  scope: CarrierScope | SystemScope,
  { data, ...event }: { carrierId: string; type: WebhookEvent; data: Record<string, unknown> },
  at: Date,
): Promise<void> => emitEvents(scope, { ...event, data: [data] }, at);

/** The same of several things of one type that have happened to one carrier. */
export async function emitEvents(
  scope: CarrierScope | SystemScope,
  event: { carrierId: string; type: WebhookEvent; data: readonly Record<string, unknown>[] },
  at: Date,
): Promise<void> {
  await emitTo(scope, await listSubscribers(scope, event, at), event, at);
}

/** The same where it is known which endpoints want to hear of it. For those that are off it is recorded, and not sent. */
export async function emitTo(
  scope: CarrierScope | SystemScope,
  endpoints: readonly Subscriber[],
  event: { carrierId: string; type: WebhookEvent; data: readonly Record<string, unknown>[] },
  at: Date,
): Promise<void> {
  const { carrierId, type } = event;
  if (endpoints.length === 0) return;
  const deliveries = event.data.flatMap((data) => {
    const eventId = randomUUID();
    const body = JSON.stringify({
      id: eventId,
      type,
      created_at: at.toISOString(),
      carrier_id: carrierId,
      data,
    });
    return endpoints.map(({ id, active }) => ({
      id: randomUUID(),
      carrierId,
      endpointId: id,
      eventId,
      type,
      body,
      status: active ? ('pending' as const) : ('missed' as const),
    }));
  });
  const toSend = deliveries.filter(({ status }) => status === 'pending');
  await insertDeliveries(scope, deliveries, at);
  await enqueueMany(
    scope,
    'deliverWebhook',
    toSend.map(({ id }) => ({ deliveryId: id, try: 1 })),
    { carrierId },
  );
}
