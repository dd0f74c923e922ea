import type Stripe from 'stripe';
import { DAY } from './amounts';
import { newId, type EventRecord, type World } from './state';
import { API_VERSION } from './wire';

const KEPT_DAYS = 30;

/** Writes an event down, with the object as it is at this moment. Delivering it is another's work. */
export function emit(world: World, type: string, object: object): void {
  const { state, now } = world;
  state.events.push({
    id: newId('evt'),
    created: now,
    type,
    object: JSON.parse(JSON.stringify(object)) as unknown,
    delivery: { status: 'pending', attempts: 0, notBefore: 0 },
  });
  if (state.events.length > 2000)
    state.events = state.events.filter(({ created }) => created > now - KEPT_DAYS * DAY).slice(-2000);
}

/** An event in Stripe's words. */
export const toEvent = (record: EventRecord): Omit<Stripe.Event, 'data'> & { data: { object: unknown } } => ({
  id: record.id,
  object: 'event',
  api_version: API_VERSION,
  created: record.created,
  data: { object: record.object },
  livemode: false,
  pending_webhooks: record.delivery.status === 'pending' ? 1 : 0,
  request: { id: null, idempotency_key: null },
  type: record.type as Stripe.Event['type'],
});
