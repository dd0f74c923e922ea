import { DAY, monthsAfter, monthsOf, netOf, periodEndAfter, shareOf } from './amounts';
import { invalidRequest, missing } from './failure';
import { collect, discountsAt, insistOn, makeInvoice, openInvoicesOf, periodLine } from './invoicing';
import { emit } from './events';
import { ratesAt } from './taxes';
import { newId, type DiscountRecord, type LineRecord, type SubscriptionRecord, type World } from './state';
import { couponIsValid, toPromotionCode, toSubscription } from './wire';

export interface NewSubscription {
  customer: string;
  price: string;
  trialDays: number | null;
  paymentMethod: string | null;
  /** Promotion codes by id. */
  promotionCodes: string[];
  metadata: Record<string, string>;
  automaticTax?: boolean;
  /** error_if_incomplete: nothing has happened unless the first payment went through. */
  onFailure: 'error' | 'incomplete';
  /** The holder sits before a payment page and confirms. */
  present?: boolean;
}

/** A discount of a promotion code, redeemed once more. */
export function redeem({ state, now }: World, promotionCodeId: string): DiscountRecord {
  const promotion = state.promotionCodes[promotionCodeId];
  if (!promotion) throw missing('promotion code', promotionCodeId, 'discounts[0][promotion_code]');
  const coupon = state.coupons[promotion.coupon];
  if (!coupon || !couponIsValid(coupon, now) || !toPromotionCode(promotion, coupon, now, false).active) {
    throw invalidRequest(
      'This promotion code cannot be redeemed because it is expired or used up.',
      'discounts[0][promotion_code]',
      'promotion_code_expired',
    );
  }
  promotion.redeemed += 1;
  coupon.redeemed += 1;
  return {
    id: newId('di'),
    coupon: coupon.id,
    promotionCode: promotion.id,
    start: now,
    end: coupon.duration === 'repeating' ? monthsAfter(now, coupon.months ?? 1) : null,
  };
}

/** Refuses to switch tax on where it could not be computed. */
export function insistOnTax({ state }: World, customerId: string, priceId: string): void {
  if (ratesAt(state.customers[customerId]?.address) === null)
    throw invalidRequest(
      "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
      'customer',
      'customer_tax_location_invalid',
    );
  insistOnBehavior({ state }, priceId);
}

export function insistOnBehavior({ state }: Pick<World, 'state'>, priceId: string): void {
  if (state.prices[priceId]?.taxBehavior === undefined)
    throw invalidRequest(
      `Price ${priceId} has no tax_behavior, and no default is set: automatic tax cannot be computed.`,
      'items[0][price]',
    );
}

export function createSubscription(world: World, input: NewSubscription): SubscriptionRecord {
  const { state, now } = world;
  if (!state.prices[input.price]?.active) throw missing('price', input.price, 'items[0][price]');
  if (input.automaticTax) insistOnTax(world, input.customer, input.price);
  const trialEnd = input.trialDays !== null && input.trialDays > 0 ? now + input.trialDays * DAY : null;
  const anchor = trialEnd ?? now;
  const subscription: SubscriptionRecord = {
    id: newId('sub'),
    created: now,
    customer: input.customer,
    item: { id: newId('si'), created: now, price: input.price },
    status: trialEnd === null ? 'active' : 'trialing',
    anchor,
    periodStart: now,
    periodEnd: trialEnd ?? monthsAfter(now, monthsOf(state, input.price)),
    trialStart: trialEnd === null ? null : now,
    trialEnd,
    trialWarned: false,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    defaultPaymentMethod: input.paymentMethod,
    discounts: input.promotionCodes.map((id) => redeem(world, id)),
    latestInvoice: null,
    metadata: input.metadata,
    automaticTax: { enabled: input.automaticTax ?? false, disabledReason: null },
  };
  state.subscriptions[subscription.id] = subscription;
  if (trialEnd === null) subscription.lastDebit = debitOf(world, subscription);
  const invoice = makeInvoice(world, subscription, 'subscription_create', [
    periodLine(world, subscription, trialEnd !== null),
  ]);
  if (invoice.status === 'open') {
    subscription.status = 'incomplete';
    const answer = collect(world, invoice, undefined, input.present);
    if (input.onFailure === 'error') insistOn(world, invoice, answer, false);
    // The first payment is not tried again by itself; the holder has 23 hours.
    if (answer !== 'paid') invoice.nextAttempt = null;
  }
  emit(world, 'customer.subscription.created', toSubscription(world, subscription));
  return subscription;
}

/** What the running period was charged with, after the discounts of its invoice. */
function debitOf(world: World, subscription: SubscriptionRecord): SubscriptionRecord['lastDebit'] {
  const { state } = world;
  const price = state.prices[subscription.item.price]?.unitCents ?? 0;
  const amountCents = netOf(state, discountsAt(subscription, world.now), price);
  const rates = subscription.automaticTax?.enabled
    ? (ratesAt(state.customers[subscription.customer]?.address) ?? []).map(({ id }) => id)
    : [];
  return { amountCents, from: subscription.periodStart, to: subscription.periodEnd, rates };
}

/**
 * The credit for what is left of the running period, to the second. In flexible billing mode it is a part of what was charged
 * for it, whatever price or coupon is there by now; nothing was charged in a trial, so nothing is credited.
 */
export function creditLines(world: World, subscription: SubscriptionRecord, at: number): LineRecord[] {
  const { state } = world;
  const debit = subscription.lastDebit ?? null;
  if (debit === null || debit.amountCents <= 0 || at >= debit.to) return [];
  const from = subscription.item.price;
  const name = state.products[state.prices[from]?.product ?? '']?.name ?? 'plan';
  return [
    {
      id: newId('il'),
      amountCents: -shareOf(debit.amountCents, debit.to - Math.max(at, debit.from), debit.to - debit.from),
      description: `Unused time on ${name}`,
      price: from,
      periodStart: at,
      periodEnd: debit.to,
      proration: true,
      rates: debit.rates ?? [],
    },
  ];
}

export interface SubscriptionChange {
  price?: string;
  /** A new period begins now, and is charged; what is left of the running one is credited. */
  anchorNow: boolean;
  /** The instant that the credit is counted from. */
  prorationDate: number | null;
  proration: 'none' | 'always_invoice';
  promotionCodes?: string[];
  cancelAtPeriodEnd?: boolean;
  defaultPaymentMethod?: string | null;
  automaticTax?: boolean;
  metadata: Record<string, string>;
  /** Null lifts a pause. */
  pauseCollection?: SubscriptionRecord['pauseCollection'];
  onFailure: 'error' | 'incomplete';
}

export function updateSubscription(
  world: World,
  subscription: SubscriptionRecord,
  change: SubscriptionChange,
): void {
  const { state, now } = world;
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') {
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details.',
      undefined,
      'resource_missing',
    );
  }
  const discounts =
    change.promotionCodes === undefined
      ? subscription.discounts
      : change.promotionCodes.map((id) => redeem(world, id));
  if (change.automaticTax !== undefined)
    subscription.automaticTax = { enabled: change.automaticTax, disabledReason: null };
  if (subscription.automaticTax?.enabled)
    insistOnTax(world, subscription.customer, change.price ?? subscription.item.price);
  const isTrial = subscription.status === 'trialing';
  const at = change.prorationDate ?? now;
  if (at < subscription.periodStart || at > subscription.periodEnd)
    throw invalidRequest(
      'The proration date must be within the current period of the subscription.',
      'proration_date',
    );
  let lines: LineRecord[] = [];
  if (change.price !== undefined && change.price !== subscription.item.price) {
    if (!state.prices[change.price]?.active) throw missing('price', change.price, 'items[0][price]');
    if (
      !isTrial &&
      !change.anchorNow &&
      monthsOf(state, change.price) !== monthsOf(state, subscription.item.price)
    )
      throw invalidRequest(
        'Another interval begins a new period at once: send billing_cycle_anchor now, as nothing else is known here.',
        'items[0][price]',
      );
    if (change.proration === 'always_invoice' && !isTrial) lines = creditLines(world, subscription, at);
    subscription.item.price = change.price;
  }
  subscription.discounts = discounts;
  subscription.metadata = change.metadata;
  if (change.defaultPaymentMethod !== undefined)
    subscription.defaultPaymentMethod = change.defaultPaymentMethod;
  if (change.cancelAtPeriodEnd !== undefined) {
    subscription.cancelAtPeriodEnd = change.cancelAtPeriodEnd;
    subscription.canceledAt = change.cancelAtPeriodEnd ? now : null;
  }
  if (change.pauseCollection !== undefined) subscription.pauseCollection = change.pauseCollection;
  if (change.anchorNow && !isTrial) {
    subscription.anchor = now;
    subscription.periodStart = now;
    subscription.periodEnd = monthsAfter(now, monthsOf(state, subscription.item.price));
    lines.push(periodLine(world, subscription, false));
    subscription.lastDebit = debitOf(world, subscription);
  }
  if (lines.length > 0) {
    const invoice = makeInvoice(world, subscription, 'subscription_update', lines);
    const answer = collect(world, invoice);
    if (change.onFailure === 'error') insistOn(world, invoice, answer, false);
  }
  emit(world, 'customer.subscription.updated', toSubscription(world, subscription));
}

export function endSubscription(world: World, subscription: SubscriptionRecord): void {
  const { now } = world;
  if (subscription.status === 'canceled') throw missing('subscription', subscription.id);
  subscription.status = 'canceled';
  subscription.canceledAt ??= now;
  subscription.endedAt = now;
  for (const invoice of openInvoicesOf(world, subscription)) invoice.nextAttempt = null;
  emit(world, 'customer.subscription.deleted', toSubscription(world, subscription));
}

/** The next period begins: it is charged, unless a person has been behind for too long. */
export function renew(world: World, subscription: SubscriptionRecord): void {
  const wasTrial = subscription.status === 'trialing';
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = periodEndAfter(
    subscription.anchor,
    subscription.periodStart,
    monthsOf(world.state, subscription.item.price),
  );
  if (subscription.status === 'unpaid')
    return emit(world, 'customer.subscription.updated', toSubscription(world, subscription));
  subscription.discounts = discountsAt(subscription, world.now);
  if (wasTrial) subscription.status = 'active';
  subscription.lastDebit = debitOf(world, subscription);
  const invoice = makeInvoice(world, subscription, 'subscription_cycle', [
    periodLine(world, subscription, false),
  ]);
  collect(world, invoice);
  emit(world, 'customer.subscription.updated', toSubscription(world, subscription));
}
