import { randomUUID } from 'node:crypto';
import { enqueueMany } from '~/data/database/enqueue.server';
import type { CarrierScope, SystemScope } from '~/data/database/scope.server';
import { insertDeliveries, listSubscribers } from '~/data/webhooks/webhooks.server';
import type { WebhookEvent } from '~/domain/webhooks/webhook-events';

/**
 * Tells the carrier's endpoints of something that has happened. Call in the transaction in which it happens: the event
 * leaves if, and only if, that is committed.
 */
export async function emitEvent(
  scope: CarrierScope | SystemScope,
  event: { carrierId: string; type: WebhookEvent; data: Record<string, unknown> },
  at: Date,
): Promise<void> {
  const { carrierId, type, data } = event;
  const endpoints = await listSubscribers(scope, carrierId, type);
  if (endpoints.length === 0) return;
  const eventId = randomUUID();
  const body = JSON.stringify({
    id: eventId,
    type,
    created_at: at.toISOString(),
    carrier_id: carrierId,
    data,
  });
  const deliveries = endpoints.map(({ id }) => ({
    id: randomUUID(),
    carrierId,
    endpointId: id,
    eventId,
    type,
    body,
  }));
  await insertDeliveries(scope, deliveries, at);
  await enqueueMany(
    scope,
    'deliverWebhook',
    deliveries.map(({ id }) => ({ deliveryId: id, try: 1 })),
  );
}
