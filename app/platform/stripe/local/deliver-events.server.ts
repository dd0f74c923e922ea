import Stripe from 'stripe';
import type { Clock } from '~/platform/clock/clock';
import type { LocalStripe } from './local-stripe.server';
import { toEvent } from './events';
import type { EventRecord } from './state';

/** Events that were delivered, kept for the list of events. */
const KEPT_EVENTS = 100;
/** Seconds after which a delivery that failed is tried again. */
const BACKOFF_SECONDS = [2, 5, 30, 120, 600, 3600, 10_800, 43_200, 86_400];

export interface Delivery {
  eventId: string;
  /** The raw body and the header that signs it. */
  body: string;
  signature: string;
}

function signed(record: EventRecord, secret: string, clock: Clock): Delivery {
  const body = JSON.stringify(toEvent(record), null, 2);
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  return {
    eventId: record.id,
    body,
    signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
  };
}

/** An event as it goes over the line, signed with the secret of this Stripe at this instant. */
export async function signEvent(local: LocalStripe, eventId: string, clock: Clock): Promise<Delivery | null> {
  return local.inWorld(({ state }) => {
    const record = state.events.find(({ id }) => id === eventId);
    return record ? signed(record, state.webhookSecret, clock) : null;
  });
}

/** Tries each waiting event once, oldest first. @returns how many were taken. */
export async function deliverWaiting(
  local: LocalStripe,
  clock: Clock,
  send: (delivery: Delivery) => Promise<boolean>,
): Promise<number> {
  const waiting = await local.inWorld(({ state }) =>
    state.events
      .filter(({ delivery }) => delivery.status === 'pending' && delivery.notBefore <= Date.now())
      .map((record) => signed(record, state.webhookSecret, clock)),
  );
  if (waiting.length === 0) return 0;
  const accepted = new Map<string, boolean>();
  for (const delivery of waiting) accepted.set(delivery.eventId, await send(delivery).catch(() => false));
  await local.inWorld(({ state }) => {
    for (const record of state.events) {
      const isAccepted = accepted.get(record.id);
      if (isAccepted === undefined) continue;
      const { attempts } = record.delivery;
      const wait = BACKOFF_SECONDS[attempts];
      const status = isAccepted ? 'delivered' : wait === undefined ? 'given-up' : 'pending';
      record.delivery = { status, attempts: attempts + 1, notBefore: Date.now() + (wait ?? 0) * 1000 };
    }
    state.events = keepRecent(state.events);
  });
  return [...accepted.values()].filter(Boolean).length;
}

/** Everything that waits, and the latest of what does not: the state is written as a whole, so it stays small. */
function keepRecent(events: EventRecord[]): EventRecord[] {
  const surplus = events.filter(({ delivery }) => delivery.status !== 'pending').length - KEPT_EVENTS;
  let dropped = 0;
  return events.filter(({ delivery }) => delivery.status === 'pending' || (dropped += 1) > surplus);
}

/** Posts an event to an address as Stripe does. */
export async function postDelivery(url: string, { body, signature }: Delivery): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signature,
      'User-Agent': 'Stripe/1.0 (local)',
    },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  await response.arrayBuffer();
  return response.ok;
}

/** Delivers for as long as it runs: soon after each nudge, and every few seconds for what time has brought about. */
export class Deliverer {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(
    private readonly local: LocalStripe,
    private readonly clock: Clock,
    private readonly url: string,
    private readonly everyMs = 10_000,
  ) {}

  start(): this {
    this.#again(this.everyMs);
    return this;
  }

  nudge(): void {
    if (!this.#stopped) this.#again(50);
  }

  #again(afterMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running = deliverWaiting(this.local, this.clock, (delivery) => postDelivery(this.url, delivery))
        .catch(() => 0)
        .then(() => (this.#stopped ? undefined : this.#again(this.everyMs)));
    }, afterMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }
}
