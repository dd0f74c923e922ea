import { DAY, discountsOn } from './amounts';
import { bankAnswer, declineOf } from './cards';
import { asksToConfirm, declined, invalidRequest } from './failure';
import { emit } from './events';
import { ratesAt, taxesOn } from './taxes';
import {
  newId,
  randomText,
  type CardRecord,
  type CustomerRecord,
  type DiscountRecord,
  type InvoiceRecord,
  type InvoiceTaxing,
  type LineRecord,
  type SubscriptionRecord,
  type World,
} from './state';
import { toSubscription } from './wire';
import { invoicedTo, toInvoice } from './wire-invoice';

/** A payment that failed is tried again so many days after the first time; then the subscription is unpaid. */
const RETRY_DAYS = [3, 5, 7];

/** The discounts that are in force at an instant. */
export const discountsAt = (subscription: SubscriptionRecord, at: number): DiscountRecord[] =>
  subscription.discounts.filter(({ end }) => end === null || at < end);

/** The line of a whole period. */
export function periodLine(world: World, subscription: SubscriptionRecord, free: boolean): LineRecord {
  const price = world.state.prices[subscription.item.price];
  const product = world.state.products[price?.product ?? ''];
  return {
    id: newId('il'),
    amountCents: free ? 0 : (price?.unitCents ?? 0),
    description: free ? `Trial period for ${product?.name ?? 'plan'}` : `1 × ${product?.name ?? 'plan'}`,
    price: subscription.item.price,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    proration: false,
  };
}

/** What lines come to with discounts, tax and a customer's balance. Prorations carry their discount already. */
export function sumsOf(
  { state, now }: World,
  discountRecords: readonly DiscountRecord[],
  { balanceCents, address }: CustomerRecord,
  lines: readonly LineRecord[],
  isTaxed: boolean,
) {
  const sumOf = (some: readonly LineRecord[]) => some.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const subtotalCents = sumOf(lines);
  const inForce = discountRecords.filter(({ end }) => end === null || now < end);
  const discounts = discountsOn(state, inForce, sumOf(lines.filter(({ proration }) => !proration)));
  const discountCents = discounts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const rates = isTaxed ? ratesAt(address) : [];
  const taxes = taxesOn(rates ?? [], lines, discountCents);
  const totalCents =
    subtotalCents - discountCents + taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const automaticTax: InvoiceTaxing = isTaxed
    ? rates === null
      ? 'requires_location_inputs'
      : 'complete'
    : 'off';
  return {
    subtotalCents,
    discounts,
    taxes,
    automaticTax,
    totalCents,
    startingBalanceCents: balanceCents,
    endingBalanceCents: Math.min(0, totalCents + balanceCents),
    dueCents: Math.max(0, totalCents + balanceCents),
  };
}

/** Makes and finalizes an invoice. What is owed nothing is paid at once; everything else waits for a payment. */
export function makeInvoice(
  world: World,
  subscription: SubscriptionRecord,
  reason: InvoiceRecord['reason'],
  lines: LineRecord[],
): InvoiceRecord {
  const { state, now } = world;
  const customer = state.customers[subscription.customer] as CustomerRecord;
  const isTaxed = subscription.automaticTax?.enabled ?? false;
  const sums = sumsOf(world, subscription.discounts, customer, lines, isTaxed);
  const { discounts, endingBalanceCents, dueCents } = sums;
  // An invoice that cannot be taxed is made without tax, and those after it as well.
  const isDisabled = sums.automaticTax === 'requires_location_inputs';
  if (isDisabled) subscription.automaticTax = { enabled: false, disabledReason: 'requires_location_inputs' };
  customer.balanceCents = endingBalanceCents;
  customer.invoiceCount += 1;
  const invoice: InvoiceRecord = {
    id: newId('in'),
    created: now,
    number: `${customer.invoicePrefix}-${String(customer.invoiceCount).padStart(4, '0')}`,
    customer: customer.id,
    subscription: subscription.id,
    reason,
    status: 'open',
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    lines,
    ...sums,
    ...(isDisabled ? { automaticTax: 'disabled' as const } : {}),
    paidCents: 0,
    attempts: 0,
    nextAttempt: null,
    paidAt: null,
    voidedAt: null,
    asksToConfirm: false,
    pageKey: randomText(32),
  };
  invoice.invoicedTo = invoicedTo(invoice, customer);
  state.invoices[invoice.id] = invoice;
  subscription.latestInvoice = invoice.id;
  if (discounts.length > 0) useUpOnce(world, subscription);
  emit(world, 'invoice.created', toInvoice(world, invoice));
  emit(world, 'invoice.finalized', toInvoice(world, invoice));
  // Collection is paused: no invoice is collected, and none uses the customer's credit.
  if (subscription.pauseCollection) voidInvoice(world, invoice);
  else if (dueCents === 0) settle(world, invoice, 0);
  return invoice;
}

/** A coupon for one invoice is used up by the first that it takes something off. */
function useUpOnce(world: World, subscription: SubscriptionRecord): void {
  subscription.discounts = subscription.discounts.filter(
    ({ coupon }) => world.state.coupons[coupon]?.duration !== 'once',
  );
}

function settle(world: World, invoice: InvoiceRecord, paidCents: number): void {
  invoice.status = 'paid';
  invoice.paidCents = paidCents;
  invoice.paidAt = world.now;
  invoice.nextAttempt = null;
  invoice.asksToConfirm = false;
  emit(world, 'invoice.paid', toInvoice(world, invoice));
  emit(world, 'invoice.payment_succeeded', toInvoice(world, invoice));
}

export const openInvoicesOf = (world: World, subscription: SubscriptionRecord): InvoiceRecord[] =>
  Object.values(world.state.invoices).filter(
    (invoice) => invoice.subscription === subscription.id && invoice.status === 'open',
  );

/** The card that an invoice is collected from: the chosen one, the subscription's, or the customer's. */
function cardThatPays({ state }: World, invoice: InvoiceRecord, chosen?: string): CardRecord | undefined {
  const subscription = invoice.subscription === null ? undefined : state.subscriptions[invoice.subscription];
  const id =
    chosen ??
    subscription?.defaultPaymentMethod ??
    state.customers[invoice.customer]?.defaultPaymentMethod ??
    null;
  const card = id === null ? undefined : state.cards[id];
  return card?.customer === invoice.customer ? card : undefined;
}

/**
 * Tries to collect an invoice from the card that counts. @returns what the bank said; the invoice and its subscription
 * have been moved on accordingly.
 */
export function collect(
  world: World,
  invoice: InvoiceRecord,
  chosen?: string,
  /** The holder sits before the page and confirms. */
  present = false,
): 'paid' | 'declined' | 'asks-to-confirm' | 'no-card' {
  // Nothing is asked for of an invoice that is paid, or void because collection is paused.
  if (invoice.status !== 'open') return 'paid';
  const { state, now } = world;
  const subscription = invoice.subscription === null ? undefined : state.subscriptions[invoice.subscription];
  const card = cardThatPays(world, invoice, chosen);
  const said = card === undefined ? 'no-card' : bankAnswer(card, now);
  const answer = said === 'asks-to-confirm' && present ? 'paid' : said;
  invoice.attempts += 1;
  if (answer === 'paid') {
    settle(world, invoice, invoice.dueCents);
    if (subscription) recover(world, subscription);
    if (card?.disputes && invoice.paidCents > 0) dispute(world, invoice);
    return answer;
  }
  invoice.asksToConfirm = answer === 'asks-to-confirm';
  const next = RETRY_DAYS.map((days) => invoice.created + days * DAY).find((at) => at > now);
  invoice.nextAttempt = next ?? null;
  emit(
    world,
    answer === 'asks-to-confirm' ? 'invoice.payment_action_required' : 'invoice.payment_failed',
    toInvoice(world, invoice),
  );
  if (
    subscription &&
    (subscription.status === 'active' ||
      subscription.status === 'trialing' ||
      subscription.status === 'past_due')
  ) {
    const status = invoice.nextAttempt === null ? 'unpaid' : 'past_due';
    if (status !== subscription.status) {
      subscription.status = status;
      emit(world, 'customer.subscription.updated', toSubscription(world, subscription));
    }
  }
  return answer;
}

/** The holder takes a payment back by their bank: the invoice stays paid, and no customer is named. */
function dispute(world: World, invoice: InvoiceRecord): void {
  invoice.isDisputed = true;
  emit(world, 'charge.dispute.created', {
    id: newId('du'),
    object: 'dispute',
    amount: invoice.paidCents,
    currency: 'usd',
    created: world.now,
    charge: newId('ch'),
    reason: 'fraudulent',
    status: 'needs_response',
    livemode: false,
    metadata: {},
  });
}

function recover(world: World, subscription: SubscriptionRecord): void {
  if (
    !['past_due', 'unpaid', 'incomplete'].includes(subscription.status) ||
    openInvoicesOf(world, subscription).length > 0
  )
    return;
  subscription.status = 'active';
  emit(world, 'customer.subscription.updated', toSubscription(world, subscription));
}

/** Turns what the bank said into the answer of a call that wanted the payment. */
export function insistOn(
  world: World,
  invoice: InvoiceRecord,
  answer: ReturnType<typeof collect>,
  keepsTrace: boolean,
  chosen?: string,
): void {
  if (answer === 'declined') {
    const card = cardThatPays(world, invoice, chosen);
    throw card ? declineOf(card, world.now, keepsTrace) : declined(undefined, undefined, keepsTrace);
  }
  if (answer === 'asks-to-confirm') throw asksToConfirm(keepsTrace);
  if (answer === 'no-card')
    throw invalidRequest(
      'This customer has no attached payment source or default payment method.',
      undefined,
      'resource_missing',
    );
}

export function voidInvoice(world: World, invoice: InvoiceRecord): void {
  if (invoice.status !== 'open')
    throw invalidRequest(
      `You can only void an open invoice, and this one is ${invoice.status}.`,
      undefined,
      'invoice_not_open',
    );
  invoice.status = 'void';
  // Credit that it had used up goes back to the customer.
  const customer = world.state.customers[invoice.customer];
  if (customer) customer.balanceCents -= invoice.endingBalanceCents - invoice.startingBalanceCents;
  invoice.voidedAt = world.now;
  invoice.nextAttempt = null;
  emit(world, 'invoice.voided', toInvoice(world, invoice));
}
