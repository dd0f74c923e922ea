import { DAY } from './amounts';
import { emit } from './events';
import { collect, voidInvoice } from './invoicing';
import { type LocalStripeState } from './state';
import { endSubscription, renew } from './subscribing';
import { toCheckout, toSubscription } from './wire';
import type { World } from './state';

const INCOMPLETE_LIFE = 23 * 3600;
const TRIAL_WARNING = 3 * DAY;

interface Due {
  at: number;
  happen: (world: World) => void;
}

/** The earliest thing that time itself brings about, if any is due. */
function nextDue(state: LocalStripeState, now: number): Due | undefined {
  let first: Due | undefined;
  const consider = (at: number | null, happen: Due['happen']) => {
    if (at !== null && at <= now && (first === undefined || at < first.at)) first = { at, happen };
  };
  for (const subscription of Object.values(state.subscriptions)) {
    const { status } = subscription;
    if (status === 'canceled' || status === 'incomplete_expired') continue;
    if (status === 'incomplete') {
      consider(subscription.created + INCOMPLETE_LIFE, (world) => {
        subscription.status = 'incomplete_expired';
        subscription.endedAt = world.now;
        const invoice = state.invoices[subscription.latestInvoice ?? ''];
        if (invoice?.status === 'open') voidInvoice(world, invoice);
        emit(world, 'customer.subscription.updated', toSubscription(world, subscription));
      });
      continue;
    }
    if (status === 'trialing' && !subscription.trialWarned && subscription.trialEnd !== null) {
      consider(Math.max(subscription.created, subscription.trialEnd - TRIAL_WARNING), (world) => {
        subscription.trialWarned = true;
        emit(world, 'customer.subscription.trial_will_end', toSubscription(world, subscription));
      });
    }
    consider(subscription.pauseCollection?.resumesAt ?? null, (world) => {
      subscription.pauseCollection = null;
      emit(world, 'customer.subscription.updated', toSubscription(world, subscription));
    });
    consider(subscription.periodEnd, (world) =>
      subscription.cancelAtPeriodEnd ? endSubscription(world, subscription) : renew(world, subscription),
    );
  }
  for (const invoice of Object.values(state.invoices)) {
    if (invoice.status === 'open') consider(invoice.nextAttempt, (world) => void collect(world, invoice));
  }
  for (const checkout of Object.values(state.checkouts)) {
    if (checkout.status !== 'open') continue;
    consider(checkout.expiresAt, (world) => {
      checkout.status = 'expired';
      emit(world, 'checkout.session.expired', toCheckout(world, checkout));
    });
  }
  return first;
}

/** Lets everything happen that is due up to now, each thing at its own time and in order. */
export function letTimePass(world: World): void {
  const { state, now, pagesUrl } = world;
  for (let due = nextDue(state, now); due !== undefined; due = nextDue(state, now)) {
    due.happen({ state, now: due.at, pagesUrl });
  }
  for (const [key, { at }] of Object.entries(state.idempotency))
    if (at < now - DAY) delete state.idempotency[key];
}
