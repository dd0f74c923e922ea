import {
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '~/areas/webhooks/rules/webhook-events';
import { recordedUntil } from '~/areas/webhooks/rules/retry-rules';
import type { WebhookDelivery, WebhookEndpoint } from '~/areas/webhooks/manage-webhooks.server';
import type { UnitSystem } from '~/engine/units/conversion';
import { wordsIn } from '~/engine/units/unit-words';

const eventName = (type: string, units: UnitSystem): string =>
  type in WEBHOOK_EVENT_NAMES ? wordsIn(units, WEBHOOK_EVENT_NAMES[type as WebhookEvent]) : type;

export const eventChoices = (units: UnitSystem): { value: WebhookEvent; label: string }[] =>
  WEBHOOK_EVENTS.map((value) => ({ value, label: eventName(value, units) }));

export const endpointView = (
  endpoint: WebhookEndpoint,
  momentOf: (date: Date) => string,
  units: UnitSystem,
) => ({
  id: endpoint.id,
  url: endpoint.url,
  events: endpoint.events,
  eventNames: endpoint.events.map((event) => eventName(event, units)),
  ending: endpoint.ending,
  active: endpoint.active,
  disabledReason: endpoint.disabledReason,
  recordedUntil: endpoint.offSince && momentOf(recordedUntil(endpoint.offSince)),
  failingSince: endpoint.failingSince && momentOf(endpoint.failingSince),
  formerUntil: endpoint.formerUntil && momentOf(endpoint.formerUntil),
  created: momentOf(endpoint.createdAt),
});

export type EndpointView = ReturnType<typeof endpointView>;

const STATES: Record<string, { text: string; tone: 'plain' | 'good' | 'warn' | 'bad' }> = {
  pending: { text: 'On its way', tone: 'plain' },
  delivered: { text: 'Delivered', tone: 'good' },
  failed: { text: 'Failed', tone: 'bad' },
  missed: { text: 'Missed', tone: 'warn' },
  cancelled: { text: 'Canceled', tone: 'plain' },
};

export const deliveryView = (delivery: WebhookDelivery, momentOf: (date: Date) => string) => ({
  id: delivery.id,
  event: delivery.type,
  when: momentOf(delivery.createdAt),
  ...(STATES[delivery.status] ?? { text: delivery.status, tone: 'plain' as const }),
  status: delivery.status,
  next:
    delivery.status === 'pending' && delivery.nextAt && delivery.tries > 0 ? momentOf(delivery.nextAt) : null,
  body: delivery.body,
  attempts: delivery.attempts.map((attempt) => ({
    number: attempt.number,
    when: momentOf(attempt.at),
    result:
      attempt.status === null ? attempt.error : `Answered ${attempt.status} in ${attempt.milliseconds} ms`,
    excerpt: attempt.excerpt,
  })),
});

export type DeliveryView = ReturnType<typeof deliveryView>;

/** As programs read it. */
export const endpointResource = (endpoint: WebhookEndpoint) => ({
  id: endpoint.id,
  url: endpoint.url,
  events: endpoint.events,
  active: endpoint.active,
  disabled_reason: endpoint.disabledReason,
  off_since: endpoint.offSince?.toISOString() ?? null,
  failing_since: endpoint.failingSince?.toISOString() ?? null,
  secret_ending: endpoint.ending,
  created_at: endpoint.createdAt.toISOString(),
});

export const deliveryResource = (delivery: WebhookDelivery) => ({
  id: delivery.id,
  event_id: delivery.eventId,
  type: delivery.type,
  status: delivery.status,
  tries: delivery.tries,
  next_at: delivery.nextAt?.toISOString() ?? null,
  created_at: delivery.createdAt.toISOString(),
  attempts: delivery.attempts.map((attempt) => ({
    number: attempt.number,
    at: attempt.at.toISOString(),
    status: attempt.status,
    milliseconds: attempt.milliseconds,
    error: attempt.error,
    response: attempt.excerpt,
  })),
});
