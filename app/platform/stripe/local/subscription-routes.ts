import { invalidRequest, missing } from './failure';
import { giveCreditNote } from './credit-notes';
import { collect, insistOn, sumsOf, voidInvoice } from './invoicing';
import { monthsAfter, monthsOf } from './amounts';
import { cardOf, customerOf } from './customer-routes';
import { emit, toEvent } from './events';
import type { Parameters } from './parameters';
import { idAt, route, type Route } from './route-table';
import {
  FEEDBACKS,
  newId,
  type CheckoutRecord,
  type InvoiceRecord,
  type SubscriptionRecord,
  type World,
} from './state';
import {
  createSubscription,
  creditLines,
  endSubscription,
  insistOnBehavior,
  insistOnTax,
  redeem,
  updateSubscription,
} from './subscribing';
import { listOf, toCheckout, toPortal, toPromotionCode, toSetupIntent, toSubscription } from './wire';
import { toInvoice } from './wire-invoice';

const subscriptionOf = ({ state }: World, id: string): SubscriptionRecord => {
  const found = state.subscriptions[id];
  if (!found) throw missing('subscription', id);
  return found;
};

const invoiceOf = ({ state }: World, id: string): InvoiceRecord => {
  const found = state.invoices[id];
  if (!found) throw missing('invoice', id);
  return found;
};

/** Newest first, as Stripe lists. */
const newestFirst = <T extends { created: number }>(records: T[]): T[] =>
  [...records].reverse().sort((a, b) => b.created - a.created);

function page<T extends { id: string }>(records: T[], parameters: Parameters): { shown: T[]; more: boolean } {
  const after = parameters.text('starting_after');
  const from = after === undefined ? 0 : records.findIndex(({ id }) => id === after) + 1;
  const limit = parameters.integer('limit') ?? 10;
  return { shown: records.slice(from, from + limit), more: records.length > from + limit };
}

const onlyPrice = (
  parameters: Parameters,
): { id: string | undefined; price: string | undefined } | undefined => {
  const items = parameters.list('items');
  if (items.length > 1) throw invalidRequest('One item for each subscription is known here.', 'items');
  const item = items[0]?.only('id', 'price', 'quantity');
  return item && { id: item.text('id'), price: item.text('price') };
};

function promotionCodesOf(parameters: Parameters): string[] | undefined {
  if (!parameters.has('discounts')) return undefined;
  return parameters.list('discounts').map((entry) => entry.only('promotion_code').required('promotion_code'));
}

function keepCancellation(subscription: SubscriptionRecord, parameters: Parameters): void {
  const details = parameters.child('cancellation_details')?.only('comment', 'feedback');
  if (!details) return;
  const { comment, feedback } = subscription.cancellation ?? { comment: null, feedback: null };
  subscription.cancellation = {
    comment: details.text('comment') ?? comment,
    feedback: details.oneOf('feedback', [...FEEDBACKS]) ?? feedback,
  };
}

const anchorOf = (parameters: Parameters): 'now' | 'unchanged' | undefined =>
  parameters.child('billing_cycle_anchor')?.only('type').oneOf('type', ['now', 'unchanged']);

/** Undefined where nothing is said of it, null for an empty text, which lifts the pause. */
function pauseOf({ now }: World, parameters: Parameters): SubscriptionRecord['pauseCollection'] | undefined {
  if (!parameters.has('pause_collection')) return undefined;
  const pause = parameters.child('pause_collection')?.only('behavior', 'resumes_at');
  if (!pause) return null;
  if (pause.required('behavior') !== 'void')
    throw invalidRequest('Only the behavior void is known here.', 'pause_collection[behavior]');
  const resumesAt = pause.integer('resumes_at') ?? null;
  if (resumesAt !== null && resumesAt <= now)
    throw invalidRequest('The timestamp must be in the future.', 'pause_collection[resumes_at]');
  return { behavior: 'void', resumesAt };
}

const automaticTaxOf = (parameters: Parameters): boolean | undefined =>
  parameters.child('automatic_tax')?.only('enabled').flag('enabled');

const failureMode = (parameters: Parameters): 'error' | 'incomplete' =>
  parameters.oneOf('payment_behavior', ['allow_incomplete', 'error_if_incomplete']) === 'error_if_incomplete'
    ? 'error'
    : 'incomplete';

function expansionOf(parameters: Parameters, prefix: '' | 'data.'): 'no' | 'discounts' | 'coupons' {
  const paths = parameters.texts('expand');
  const [discounts, coupons] = [`${prefix}discounts`, `${prefix}discounts.source.coupon`];
  const odd = paths.find((path) => path !== discounts && path !== coupons);
  if (odd !== undefined) throw invalidRequest(`This property cannot be expanded here: ${odd}`, 'expand');
  return paths.includes(coupons) ? 'coupons' : paths.includes(discounts) ? 'discounts' : 'no';
}

/** Subscriptions, invoices, Checkout, the Customer Portal and events. */
export const subscriptionRoutes: Route[] = [
  route('POST', '/v1/subscriptions', ({ world, parameters }) => {
    parameters.only(
      'customer',
      'items',
      'trial_period_days',
      'default_payment_method',
      'discounts',
      'payment_behavior',
      'metadata',
      'off_session',
      'billing_mode',
      'automatic_tax',
      'expand',
    );
    const expanded = expansionOf(parameters, '');
    parameters.child('billing_mode')?.only('type').oneOf('type', ['flexible']);
    const customer = customerOf(world, parameters.required('customer'), 'customer');
    const paymentMethod = parameters.text('default_payment_method') ?? null;
    if (
      paymentMethod !== null &&
      cardOf(world, paymentMethod, 'default_payment_method').customer !== customer.id
    ) {
      throw invalidRequest('The customer does not have this payment method.', 'default_payment_method');
    }
    const price = onlyPrice(parameters)?.price;
    if (price === undefined)
      throw invalidRequest('Missing required param: items[0][price].', 'items', 'parameter_missing');
    const trialDays = parameters.integer('trial_period_days') ?? null;
    if (trialDays === null && paymentMethod === null && customer.defaultPaymentMethod === null) {
      throw invalidRequest(
        'This customer has no attached payment source or default payment method.',
        undefined,
        'resource_missing',
      );
    }
    const subscription = createSubscription(world, {
      customer: customer.id,
      price,
      trialDays,
      paymentMethod,
      promotionCodes: promotionCodesOf(parameters) ?? [],
      metadata: parameters.metadata(),
      automaticTax: automaticTaxOf(parameters) ?? false,
      onFailure: failureMode(parameters),
    });
    return toSubscription(world, subscription, expanded);
  }),
  route('GET', '/v1/subscriptions', ({ world, parameters }) => {
    parameters.only('customer', 'status', 'limit', 'starting_after', 'expand');
    const expanded = expansionOf(parameters, 'data.');
    const customer = parameters.text('customer');
    const status = parameters.text('status');
    const found = newestFirst(Object.values(world.state.subscriptions)).filter(
      (record) =>
        (customer === undefined || record.customer === customer) &&
        (status === 'all' ||
          (status === undefined
            ? record.status !== 'canceled' && record.status !== 'incomplete_expired'
            : record.status === status)),
    );
    const { shown, more } = page(found, parameters);
    return listOf(
      '/v1/subscriptions',
      shown.map((record) => toSubscription(world, record, expanded)),
      more,
    );
  }),
  route('GET', '/v1/subscriptions/:id', (call) =>
    toSubscription(call.world, subscriptionOf(call.world, idAt(call)), expansionOf(call.parameters, '')),
  ),
  route('POST', '/v1/subscriptions/:id', (call) => {
    const { world, parameters } = call;
    const subscription = subscriptionOf(world, idAt(call));
    parameters.only(
      'items',
      'proration_behavior',
      'payment_behavior',
      'discounts',
      'cancel_at_period_end',
      'default_payment_method',
      'metadata',
      'billing_cycle_anchor',
      'proration_date',
      'cancellation_details',
      'pause_collection',
      'automatic_tax',
      'expand',
    );
    const expanded = expansionOf(parameters, '');
    const pauseCollection = pauseOf(world, parameters);
    keepCancellation(subscription, parameters);
    const anchorNow = anchorOf(parameters) === 'now';
    const item = onlyPrice(parameters);
    if (item && item.id !== subscription.item.id)
      throw invalidRequest('A second item cannot be added here.', 'items[0][id]');
    const card = parameters.text('default_payment_method');
    if (
      card !== undefined &&
      card !== '' &&
      cardOf(world, card, 'default_payment_method').customer !== subscription.customer
    ) {
      throw invalidRequest('The customer does not have this payment method.', 'default_payment_method');
    }
    const proration = parameters.oneOf('proration_behavior', ['none', 'always_invoice']);
    if (item?.price !== undefined && proration === undefined)
      throw invalidRequest(
        'create_prorations is not known here: say none or always_invoice.',
        'proration_behavior',
      );
    const promotionCodes = promotionCodesOf(parameters);
    const cancelAtPeriodEnd = parameters.flag('cancel_at_period_end');
    const automaticTax = automaticTaxOf(parameters);
    updateSubscription(world, subscription, {
      ...(item?.price === undefined ? {} : { price: item.price }),
      proration: proration ?? 'none',
      anchorNow,
      prorationDate: parameters.integer('proration_date') ?? null,
      ...(promotionCodes === undefined ? {} : { promotionCodes }),
      ...(cancelAtPeriodEnd === undefined ? {} : { cancelAtPeriodEnd }),
      ...(pauseCollection === undefined ? {} : { pauseCollection }),
      ...(automaticTax === undefined ? {} : { automaticTax }),
      ...(card === undefined ? {} : { defaultPaymentMethod: card === '' ? null : card }),
      metadata: parameters.metadata(subscription.metadata),
      onFailure: failureMode(parameters),
    });
    return toSubscription(world, subscription, expanded);
  }),
  route('DELETE', '/v1/subscriptions/:id', (call) => {
    call.parameters.only('invoice_now', 'prorate', 'cancellation_details');
    const subscription = subscriptionOf(call.world, idAt(call));
    keepCancellation(subscription, call.parameters);
    endSubscription(call.world, subscription);
    return toSubscription(call.world, subscription);
  }),
  route('GET', '/v1/invoices', ({ world, parameters }) => {
    parameters.only('customer', 'subscription', 'status', 'limit', 'starting_after');
    const [customer, subscription, status] = ['customer', 'subscription', 'status'].map((name) =>
      parameters.text(name),
    );
    const found = newestFirst(Object.values(world.state.invoices)).filter(
      (record) =>
        (customer ?? record.customer) === record.customer &&
        (subscription ?? record.subscription) === record.subscription &&
        (status ?? record.status) === record.status,
    );
    const { shown, more } = page(found, parameters);
    return listOf(
      '/v1/invoices',
      shown.map((record) => toInvoice(world, record)),
      more,
    );
  }),
  route('GET', '/v1/invoices/:id', (call) => toInvoice(call.world, invoiceOf(call.world, idAt(call)))),
  route('POST', '/v1/invoices/:id/pay', (call) => {
    const { world, parameters } = call;
    const invoice = invoiceOf(world, idAt(call));
    const card = parameters.only('payment_method').text('payment_method');
    if (invoice.status !== 'open')
      throw invalidRequest(`Invoice is already ${invoice.status}`, undefined, 'invoice_not_open');
    insistOn(world, invoice, collect(world, invoice, card), true, card);
    return toInvoice(world, invoice);
  }),
  route('POST', '/v1/invoices/:id/void', (call) => {
    const invoice = invoiceOf(call.world, idAt(call));
    voidInvoice(call.world, invoice);
    return toInvoice(call.world, invoice);
  }),
  route('POST', '/v1/invoices/:id', (call) => {
    const invoice = invoiceOf(call.world, idAt(call));
    invoice.metadata = call.parameters.only('metadata').metadata(invoice.metadata);
    emit(call.world, 'invoice.updated', toInvoice(call.world, invoice));
    return toInvoice(call.world, invoice);
  }),
  route('POST', '/v1/credit_notes', ({ world, parameters }) => {
    parameters.only('invoice', 'amount', 'refund_amount', 'reason', 'memo', 'metadata');
    const invoice = invoiceOf(world, parameters.required('invoice'));
    return giveCreditNote(world, invoice, {
      amountCents: parameters.integer('amount') ?? 0,
      refundCents: parameters.integer('refund_amount') ?? 0,
      reason:
        parameters.oneOf('reason', ['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory']) ??
        null,
    });
  }),
  route('POST', '/v1/invoices/create_preview', ({ world, parameters }) => {
    parameters.only('customer', 'subscription', 'subscription_details', 'discounts', 'automatic_tax');
    const details = parameters
      .child('subscription_details')
      ?.only('items', 'proration_behavior', 'proration_date', 'billing_cycle_anchor', 'billing_mode');
    const price = details && onlyPrice(details)?.price;
    if (price === undefined)
      throw invalidRequest('Only the preview of a price is known here.', 'subscription_details');
    const unitCents = world.state.prices[price]?.unitCents;
    if (unitCents === undefined) throw missing('price', price, 'subscription_details[items][0][price]');
    const running = parameters.has('subscription')
      ? subscriptionOf(world, parameters.required('subscription'))
      : null;
    const proration = details?.oneOf('proration_behavior', ['none', 'always_invoice']);
    if (running && (details === undefined || proration === undefined || anchorOf(details) !== 'now'))
      throw invalidRequest('Only the preview of a change at once is known here.', 'subscription_details');
    const customer = customerOf(world, running?.customer ?? parameters.required('customer'), 'customer');
    const codes = promotionCodesOf(parameters);
    const draft: World = { ...world, state: structuredClone(world.state) };
    const discounts = codes?.map((id) => redeem(draft, id)) ?? running?.discounts ?? [];
    const at = details?.integer('proration_date') ?? world.now;
    const lines = [
      ...(running && running.status !== 'trialing' && proration === 'always_invoice'
        ? creditLines(world, running, at)
        : []),
      {
        id: newId('il'),
        amountCents: unitCents,
        description: 'A new period',
        price,
        periodStart: world.now,
        periodEnd: monthsAfter(world.now, monthsOf(world.state, price)),
        proration: false,
      },
    ];
    const isTaxed = automaticTaxOf(parameters) ?? running?.automaticTax?.enabled ?? false;
    if (isTaxed) insistOnBehavior(world, price);
    const sums = sumsOf(draft, discounts, customer, lines, isTaxed);
    const sample: InvoiceRecord = {
      id: newId('upcoming_in'),
      created: world.now,
      number: '',
      customer: customer.id,
      subscription: running?.id ?? null,
      reason: 'subscription_update',
      status: 'open',
      periodStart: world.now,
      periodEnd: running?.periodEnd ?? world.now,
      lines,
      ...sums,
      paidCents: 0,
      attempts: 0,
      nextAttempt: null,
      paidAt: null,
      voidedAt: null,
      asksToConfirm: false,
      pageKey: '',
    };
    return { ...toInvoice(world, sample), hosted_invoice_url: null, invoice_pdf: null };
  }),
  route('POST', '/v1/checkout/sessions', ({ world, parameters }) => {
    parameters.only(
      'mode',
      'customer',
      'line_items',
      'subscription_data',
      'discounts',
      'success_url',
      'cancel_url',
      'metadata',
      'payment_method_types',
      'currency',
      'automatic_tax',
      'customer_update',
    );
    const mode = parameters.oneOf('mode', ['subscription', 'setup']);
    if (mode === undefined)
      throw invalidRequest('Missing required param: mode.', 'mode', 'parameter_missing');
    const subscriptionData = parameters
      .child('subscription_data')
      ?.only('trial_period_days', 'metadata', 'billing_mode');
    const price = parameters.list('line_items')[0]?.only('price', 'quantity').required('price') ?? null;
    if (mode === 'subscription' && (price === null || !world.state.prices[price]?.active))
      throw missing('price', price ?? '', 'line_items[0][price]');
    const automaticTax = automaticTaxOf(parameters) ?? false;
    const keepsAddress =
      parameters.child('customer_update')?.only('address').oneOf('address', ['auto', 'never']) === 'auto';
    const customer = customerOf(world, parameters.required('customer'), 'customer');
    if (automaticTax && price !== null) {
      if (keepsAddress) insistOnBehavior(world, price);
      else insistOnTax(world, customer.id, price);
    }
    const promotionCode = promotionCodesOf(parameters)?.[0] ?? null;
    // A code that cannot be redeemed is refused now, and redeemed only when the page is done.
    if (promotionCode !== null) redeem({ ...world, state: structuredClone(world.state) }, promotionCode);
    const record: CheckoutRecord = {
      id: newId('cs_test'),
      created: world.now,
      expiresAt: world.now + 86_400,
      mode,
      status: 'open',
      customer: customer.id,
      price,
      trialDays: subscriptionData?.integer('trial_period_days') ?? null,
      promotionCode,
      automaticTax,
      keepsAddress,
      subscriptionMetadata: subscriptionData?.metadata() ?? {},
      metadata: parameters.metadata(),
      successUrl: parameters.required('success_url'),
      cancelUrl: parameters.text('cancel_url') ?? '',
      subscription: null,
      setupIntent: null,
    };
    world.state.checkouts[record.id] = record;
    return toCheckout(world, record);
  }),
  route('GET', '/v1/checkout/sessions', ({ world, parameters }) => {
    parameters.only('customer', 'status', 'limit', 'starting_after');
    const [customer, status] = [parameters.text('customer'), parameters.text('status')];
    const found = newestFirst(Object.values(world.state.checkouts)).filter(
      (record) =>
        (customer ?? record.customer) === record.customer && (status ?? record.status) === record.status,
    );
    const { shown, more } = page(found, parameters);
    return listOf(
      '/v1/checkout/sessions',
      shown.map((record) => toCheckout(world, record)),
      more,
    );
  }),
  route('GET', '/v1/checkout/sessions/:id', (call) => {
    const { world, parameters } = call;
    const record = world.state.checkouts[idAt(call)];
    if (!record) throw missing('checkout.session', idAt(call));
    const [path] = parameters.only('expand').texts('expand');
    if (path !== undefined && path !== 'setup_intent')
      throw invalidRequest(`This property cannot be expanded here: ${path}`, 'expand');
    const intent = world.state.setupIntents[record.setupIntent ?? ''];
    return {
      ...toCheckout(world, record),
      ...(path && intent ? { setup_intent: toSetupIntent(intent) } : {}),
    };
  }),
  route('GET', '/v1/promotion_codes/:id', (call) => {
    const { world, parameters } = call;
    const record = world.state.promotionCodes[idAt(call)];
    if (!record) throw missing('promotion code', idAt(call));
    const [path] = parameters.only('expand').texts('expand');
    if (path !== undefined && path !== 'promotion.coupon')
      throw invalidRequest(`This property cannot be expanded here: ${path}`, 'expand');
    return toPromotionCode(record, world.state.coupons[record.coupon], world.now, path !== undefined);
  }),
  route('POST', '/v1/checkout/sessions/:id/expire', (call) => {
    const record = call.world.state.checkouts[idAt(call)];
    if (!record) throw missing('checkout.session', idAt(call));
    if (record.status !== 'open')
      throw invalidRequest(
        `Only Checkout Sessions with a status of open can be expired; this one is ${record.status}.`,
      );
    record.status = 'expired';
    emit(call.world, 'checkout.session.expired', toCheckout(call.world, record));
    return toCheckout(call.world, record);
  }),
  route('POST', '/v1/billing_portal/sessions', ({ world, parameters }) => {
    parameters.only('customer', 'return_url');
    const record = {
      id: newId('bps'),
      created: world.now,
      customer: customerOf(world, parameters.required('customer'), 'customer').id,
      returnUrl: parameters.text('return_url') ?? '',
    };
    world.state.portals[record.id] = record;
    return toPortal(world, record);
  }),
  route('GET', '/v1/events', ({ world, parameters }) => {
    parameters.only('limit', 'starting_after', 'type');
    const type = parameters.text('type');
    const found = [...world.state.events]
      .reverse()
      .filter((event) => type === undefined || event.type === type);
    const { shown, more } = page(found, parameters);
    return listOf('/v1/events', shown.map(toEvent), more);
  }),
  route('GET', '/v1/events/:id', (call) => {
    const record = call.world.state.events.find(({ id }) => id === idAt(call));
    if (!record) throw missing('event', idAt(call));
    return toEvent(record);
  }),
];
