import { readAddress, readEmail, taxIdRoutes } from './customer-details';
import { invalidRequest, missing } from './failure';
import { askBankAtAttach, asksAtSetup, cardOfMagicName, cardOfNumber, type CardFacts } from './cards';
import { changeBalance } from './credit-notes';
import { emit } from './events';
import type { Parameters } from './parameters';
import { idAt, route, type Route } from './route-table';
import {
  newId,
  randomText,
  type CardRecord,
  type CustomerRecord,
  type SetupIntentRecord,
  type World,
} from './state';
import { listOf, toCustomer, toPaymentMethod, toSetupIntent, toToken } from './wire';
import { endSubscription } from './subscribing';
import { ratesAt } from './taxes';

export const customerOf = ({ state }: World, id: string, param = 'id'): CustomerRecord => {
  const found = state.customers[id];
  if (!found || found.deleted) throw missing('customer', id, param);
  return found;
};

export const cardOf = ({ state }: World, id: string, param = 'id'): CardRecord => {
  const found = state.cards[id];
  if (!found) throw missing('PaymentMethod', id, param);
  return found;
};

function cardOfParameters(world: World, card: Parameters): CardFacts {
  const token = card.text('token');
  if (token === undefined) {
    card.only('number', 'exp_month', 'exp_year', 'cvc', 'address_zip');
    const zip = card.text('address_zip');
    const facts = cardOfNumber(
      card.required('number'),
      Number(card.required('exp_month')),
      Number(card.required('exp_year')),
      new Date(world.now * 1000),
    );
    return { ...facts, postalCheck: facts.postalCheck ?? (zip ? 'pass' : 'unchecked') };
  }
  card.only('token');
  const magic = cardOfMagicName(token);
  if (magic) return magic;
  const record = world.state.tokens[token];
  if (!record) throw missing('token', token, 'card[token]');
  if (record.used)
    throw invalidRequest(
      `You cannot use a Stripe token more than once: ${token}.`,
      'card[token]',
      'token_already_used',
    );
  record.used = true;
  return record.card;
}

/** Keeps a card that the bank accepts for a customer. */
export function attach(world: World, card: CardRecord, customer: CustomerRecord): void {
  if (card.customer !== null && card.customer !== customer.id)
    throw invalidRequest('This payment method belongs to another customer.', 'customer');
  askBankAtAttach(card, world.now);
  card.customer = customer.id;
  emit(world, 'payment_method.attached', toPaymentMethod(card));
}

export function addCard(world: World, facts: CardFacts): CardRecord {
  const card: CardRecord = { id: newId('pm'), created: world.now, customer: null, ...facts };
  world.state.cards[card.id] = card;
  return card;
}

const intentOf = ({ state }: World, id: string): SetupIntentRecord => {
  const found = state.setupIntents[id];
  if (!found) throw missing('setupintent', id);
  return found;
};

/** Has the bank check a card and keeps it for the customer; where the bank wants to see the holder, that is the next step. */
function confirmIntent(world: World, intent: SetupIntentRecord, paymentMethod: string): void {
  const magic = cardOfMagicName(paymentMethod);
  const card = magic ? addCard(world, magic) : cardOf(world, paymentMethod, 'payment_method');
  intent.paymentMethod = card.id;
  if (asksAtSetup(card)) {
    intent.status = 'requires_action';
    return emit(world, 'setup_intent.requires_action', toSetupIntent(intent));
  }
  if (intent.customer !== null) attach(world, card, customerOf(world, intent.customer));
  intent.status = 'succeeded';
  emit(world, 'setup_intent.succeeded', toSetupIntent(intent));
}

/** Where a subscription of theirs is taxed an address that tells no rates is refused. */
function keepTaxable({ state }: World, customer: CustomerRecord): void {
  const isTaxed = Object.values(state.subscriptions).some(
    (subscription) =>
      subscription.customer === customer.id &&
      subscription.automaticTax?.enabled &&
      !['canceled', 'incomplete_expired'].includes(subscription.status),
  );
  if (isTaxed && ratesAt(customer.address) === null)
    throw invalidRequest(
      "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
      'address',
      'customer_tax_location_invalid',
    );
}

/** Customers, cards, tokens and setup intents. */
export const customerRoutes: Route[] = [
  ...taxIdRoutes(customerOf),
  route('POST', '/v1/customers', ({ world, parameters }) => {
    parameters.only('email', 'name', 'metadata', 'description', 'address');
    const customer: CustomerRecord = {
      id: newId('cus'),
      created: world.now,
      email: readEmail(parameters) ?? null,
      name: parameters.text('name') || null,
      address: readAddress(parameters, null),
      taxIds: [],
      metadata: parameters.metadata(),
      defaultPaymentMethod: null,
      balanceCents: 0,
      invoicePrefix: randomText(8).toUpperCase(),
      invoiceCount: 0,
      deleted: false,
    };
    world.state.customers[customer.id] = customer;
    emit(world, 'customer.created', toCustomer(customer));
    return toCustomer(customer);
  }),
  route('GET', '/v1/customers', ({ world, parameters }) => {
    parameters.only('limit', 'starting_after', 'email');
    const all = Object.values(world.state.customers).filter(
      ({ deleted, email }) => !deleted && (!parameters.has('email') || email === parameters.text('email')),
    );
    const from = parameters.has('starting_after')
      ? all.findIndex(({ id }) => id === parameters.text('starting_after')) + 1
      : 0;
    const limit = parameters.integer('limit') ?? 10;
    return listOf('/v1/customers', all.slice(from, from + limit).map(toCustomer), all.length > from + limit);
  }),
  route('GET', '/v1/customers/:id', (call) => {
    const found = call.world.state.customers[idAt(call)];
    if (found?.deleted) return { id: found.id, object: 'customer', deleted: true };
    return toCustomer(customerOf(call.world, idAt(call)));
  }),
  route('POST', '/v1/customers/:id', (call) => {
    const { world, parameters } = call;
    const customer = customerOf(world, idAt(call));
    parameters.only('email', 'name', 'metadata', 'invoice_settings', 'description', 'address');
    if (parameters.has('email')) customer.email = readEmail(parameters) ?? null;
    if (parameters.has('name')) customer.name = parameters.text('name') || null;
    customer.address = readAddress(parameters, customer.address ?? null);
    if (parameters.has('address')) keepTaxable(world, customer);
    customer.metadata = parameters.metadata(customer.metadata);
    const wanted = parameters
      .child('invoice_settings')
      ?.only('default_payment_method')
      .text('default_payment_method');
    if (wanted !== undefined) {
      if (
        wanted !== '' &&
        cardOf(world, wanted, 'invoice_settings[default_payment_method]').customer !== customer.id
      ) {
        throw invalidRequest(
          'The customer does not have this payment method.',
          'invoice_settings[default_payment_method]',
        );
      }
      customer.defaultPaymentMethod = wanted === '' ? null : wanted;
    }
    emit(world, 'customer.updated', toCustomer(customer));
    return toCustomer(customer);
  }),
  route('POST', '/v1/customers/:id/balance_transactions', (call) => {
    const customer = customerOf(call.world, idAt(call));
    const { parameters } = call;
    parameters.only('amount', 'currency', 'description', 'metadata');
    parameters.required('currency');
    return changeBalance(call.world, customer, {
      amountCents: parameters.integer('amount') ?? 0,
      description: parameters.text('description') ?? null,
      metadata: parameters.metadata(),
    });
  }),
  route('DELETE', '/v1/customers/:id', (call) => {
    const { world } = call;
    const customer = customerOf(world, idAt(call));
    for (const subscription of Object.values(world.state.subscriptions)) {
      if (
        subscription.customer === customer.id &&
        !['canceled', 'incomplete_expired'].includes(subscription.status)
      )
        endSubscription(world, subscription);
    }
    customer.deleted = true;
    customer.address = null;
    customer.taxIds = [];
    emit(world, 'customer.deleted', toCustomer(customer));
    return { id: customer.id, object: 'customer', deleted: true };
  }),
  route('POST', '/v1/tokens', ({ world, parameters }) => {
    const card = parameters.only('card').child('card');
    if (!card) throw invalidRequest('Missing required param: card.', 'card', 'parameter_missing');
    const record = { id: newId('tok'), created: world.now, used: false, card: cardOfParameters(world, card) };
    world.state.tokens[record.id] = record;
    return toToken(record);
  }),
  route('POST', '/v1/payment_methods', ({ world, parameters }) => {
    parameters.only('type', 'card', 'metadata');
    if (parameters.required('type') !== 'card') throw invalidRequest('Only cards are known here.', 'type');
    const card = parameters.child('card');
    if (!card) throw invalidRequest('Missing required param: card.', 'card', 'parameter_missing');
    return toPaymentMethod(addCard(world, cardOfParameters(world, card)));
  }),
  route('GET', '/v1/payment_methods', ({ world, parameters }) => {
    parameters.only('customer', 'type', 'limit');
    const customer = parameters.required('customer');
    return listOf(
      '/v1/payment_methods',
      Object.values(world.state.cards)
        .filter((card) => card.customer === customer)
        .map(toPaymentMethod),
    );
  }),
  route('GET', '/v1/payment_methods/:id', (call) => toPaymentMethod(cardOf(call.world, idAt(call)))),
  route('POST', '/v1/payment_methods/:id/attach', (call) => {
    const { world, parameters } = call;
    const customer = customerOf(world, parameters.only('customer').required('customer'), 'customer');
    const magic = cardOfMagicName(idAt(call));
    const card = magic ? addCard(world, magic) : cardOf(world, idAt(call));
    attach(world, card, customer);
    return toPaymentMethod(card);
  }),
  route('POST', '/v1/payment_methods/:id/detach', (call) => {
    const { world } = call;
    const card = cardOf(world, idAt(call));
    const customer = world.state.customers[card.customer ?? ''];
    if (!customer)
      throw invalidRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    if (customer.defaultPaymentMethod === card.id) customer.defaultPaymentMethod = null;
    for (const subscription of Object.values(world.state.subscriptions)) {
      if (subscription.defaultPaymentMethod === card.id) subscription.defaultPaymentMethod = null;
    }
    card.customer = null;
    emit(world, 'payment_method.detached', toPaymentMethod(card));
    return toPaymentMethod(card);
  }),
  route('POST', '/v1/setup_intents', ({ world, parameters }) => {
    parameters.only(
      'customer',
      'payment_method',
      'confirm',
      'automatic_payment_methods',
      'usage',
      'metadata',
    );
    parameters.child('automatic_payment_methods')?.only('enabled', 'allow_redirects');
    const id = newId('seti');
    const record: SetupIntentRecord = {
      id,
      created: world.now,
      customer: parameters.has('customer')
        ? customerOf(world, parameters.required('customer'), 'customer').id
        : null,
      paymentMethod: null,
      status: 'requires_payment_method',
      secret: `${id}_secret_${randomText(24)}`,
      metadata: parameters.metadata(),
    };
    world.state.setupIntents[id] = record;
    if (parameters.flag('confirm')) confirmIntent(world, record, parameters.required('payment_method'));
    return toSetupIntent(record);
  }),
  route('POST', '/v1/setup_intents/:id/cancel', (call) => {
    const intent = intentOf(call.world, idAt(call));
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw invalidRequest(`You cannot cancel this SetupIntent because it has a status of ${intent.status}.`);
    intent.status = 'canceled';
    return toSetupIntent(intent);
  }),
  route('GET', '/v1/setup_intents/:id', (call) => toSetupIntent(intentOf(call.world, idAt(call)))),
  route('POST', '/v1/setup_intents/:id/confirm', (call) => {
    const { world, parameters } = call;
    const intent = intentOf(world, idAt(call));
    parameters.only('payment_method', 'client_secret', 'return_url');
    if (parameters.has('client_secret') && parameters.text('client_secret') !== intent.secret)
      throw missing('setupintent', intent.id);
    confirmIntent(world, intent, parameters.required('payment_method'));
    return toSetupIntent(intent);
  }),
];
