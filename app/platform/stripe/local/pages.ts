import { addCard, attach } from './customer-routes';
import { askBankAtAttach, cardOfNumber, declineOf, type CardFacts } from './cards';
import { emit } from './events';
import { invalidRequest, StripeFailure } from './failure';
import { collect, sumsOf } from './invoicing';
import { cardFields, day, html, money, page, type Html } from './page-html';
import { createSubscription, redeem, updateSubscription } from './subscribing';
import { taxLines } from './taxes';
import {
  newId,
  randomText,
  type CardRecord,
  type CheckoutRecord,
  type CustomerRecord,
  type InvoiceRecord,
  type World,
} from './state';
import { toCheckout, toCustomer, toPaymentMethod, toSetupIntent } from './wire';

export interface PageAnswer {
  status: number;
  html?: string;
  location?: string;
}

const gone = (world: World): PageAnswer => ({
  status: 404,
  html: page(
    world.pagesUrl,
    'This page is over',
    html`<p>It was used already, or a newer one took its place. Go back and start again.</p>`,
  ),
});

/** Back to the product: always on this server, whatever origin the address names. */
function wayBack(address: string): string {
  const { pathname, search } = new URL(address, 'http://local.invalid');
  return pathname + search;
}

const cardsOf = ({ state }: World, customer: string): CardRecord[] =>
  Object.values(state.cards).filter((card) => card.customer === customer);

const cardChoices = (cards: CardRecord[], standard: string | null): Html[] =>
  cards.map(
    (card) =>
      html`<label class="choice"
        ><input type="radio" name="card" value="${card.id}" ${standard === card.id ? html` checked` : null} />
        ${card.brand} ending in ${card.last4}</label
      >`,
  );

/** The card that a page's form names: a kept one, or a new one that the bank accepts. Here the holder is present and confirms. */
function cardOfForm(world: World, customer: CustomerRecord, form: URLSearchParams): CardRecord {
  const kept = world.state.cards[form.get('card') ?? ''];
  if (kept && kept.customer === customer.id && !form.get('number')) {
    kept.confirmed = true;
    return kept;
  }
  const [month = '', year = ''] = (form.get('expiry') ?? '').split('/');
  const facts: CardFacts = cardOfNumber(
    form.get('number') ?? '',
    Number(month),
    Number(year),
    new Date(world.now * 1000),
  );
  if ((form.get('number') ?? '') !== '' && !/^[\w -]{3,10}$/.test(form.get('zip') ?? ''))
    throw invalidRequest('Your postal code is incomplete.');
  if (!/^\d{3,4}$/.test(form.get('cvc') ?? ''))
    throw invalidRequest("Your card's security code is incomplete.");
  askBankAtAttach(facts, world.now);
  const card = addCard(world, { ...facts, confirmed: true });
  attach(world, card, customer);
  return card;
}

function makeDefault(world: World, customer: CustomerRecord, card: CardRecord): void {
  customer.defaultPaymentMethod = card.id;
  emit(world, 'customer.updated', toCustomer(customer));
}

const COUNTRIES = [
  ['US', 'United States'],
  ['CA', 'Canada'],
  ['MX', 'Mexico'],
] as const;

/** What tax depends on, beside the ZIP or postal code, which is a field of the card. */
const addressFields = ({ address }: CustomerRecord, totalCents: number | null): Html =>
  html`<input type="hidden" name="total" value="${totalCents ?? ''}" />
    <div>
      <div class="field">
        <label for="country">Country</label
        ><select id="country" name="country">
          ${COUNTRIES.map(
            ([code, name]) =>
              html`<option value="${code}" ${code === (address?.country ?? 'US') ? html` selected` : null}>
                ${name}
              </option>`,
          )}
        </select>
      </div>
    </div>`;

/** The address of a page is that of the customer from now on; the street stays where the place is the same. */
function keepAddress(customer: CustomerRecord, form: URLSearchParams): void {
  const before = customer.address ?? null;
  const country = form.get('country') ?? 'US';
  const code = (form.get('zip') ?? '').trim();
  // A form without the country has asked for no address.
  if (before && form.get('country') === null) return;
  if (before?.country === country && before.postal_code === code) return;
  customer.address = {
    line1: null,
    line2: null,
    city: null,
    state: null,
    postal_code: code || null,
    country,
  };
}

/** What is paid at a page that adds tax, as far as the address is known; null where nothing is added or nothing is due yet. */
function taxedTotal(
  world: World,
  checkout: CheckoutRecord,
  customer: CustomerRecord,
): { totalCents: number; page: Html } | null {
  if (!checkout.automaticTax || checkout.trialDays || checkout.price === null) return null;
  const draft: World = { ...world, state: structuredClone(world.state) };
  const discounts = checkout.promotionCode === null ? [] : [redeem(draft, checkout.promotionCode)];
  const line = {
    id: 'line',
    amountCents: world.state.prices[checkout.price]?.unitCents ?? 0,
    description: '',
    price: checkout.price,
    periodStart: world.now,
    periodEnd: world.now,
    proration: false,
  };
  const { automaticTax, taxes, totalCents } = sumsOf(draft, discounts, customer, [line], true);
  if (automaticTax !== 'complete')
    return { totalCents, page: html`<p>Tax is added where your address asks for it.</p>` };
  const rows = taxLines(taxes).map(
    ({ label, amountCents }) =>
      html`<tr>
        <th scope="row">${label}</th>
        <td>${money(amountCents)}</td>
      </tr>`,
  );
  return {
    totalCents,
    page: html`<table>
      <tbody>
        ${rows}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total today</th>
          <td>${money(totalCents)}</td>
        </tr>
      </tfoot>
    </table>`,
  };
}

export function checkoutPage(
  world: World,
  id: string,
  form: URLSearchParams | null,
  /** What is wrong already. */
  said: string | null = null,
): PageAnswer {
  const checkout = world.state.checkouts[id];
  const customer = world.state.customers[checkout?.customer ?? ''];
  if (!checkout || !customer || checkout.status !== 'open') return gone(world);
  let problem = said;
  if (form) {
    const before = structuredClone(world.state);
    try {
      if (checkout.automaticTax) keepAddress(customer, form);
      const shown = form.get('total');
      const due = taxedTotal(world, checkout, customer)?.totalCents;
      if (shown !== null && due !== undefined && shown !== String(due)) {
        problem = `The total is ${money(due)}, with the tax of this address. Check it and confirm again.`;
        return checkoutPage(world, id, null, problem);
      }
      finishCheckout(world, checkout, customer, form);
      return {
        status: 303,
        location: wayBack(checkout.successUrl.replace('{CHECKOUT_SESSION_ID}', checkout.id)),
      };
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      Object.assign(world.state, before);
      problem = error.message;
    }
  }
  const price = world.state.prices[checkout.price ?? ''];
  const name = world.state.products[price?.product ?? '']?.name ?? '';
  const cards = cardsOf(world, customer.id);
  const title = checkout.mode === 'setup' ? 'Add a card' : `Subscribe to ${name}`;
  const terms =
    checkout.mode === 'setup'
      ? null
      : checkout.trialDays
        ? html`<p>
            ${checkout.trialDays} days free, then ${money(price?.unitCents ?? 0)} a
            ${price?.interval ?? 'month'}.
          </p>`
        : html`<p>${money(price?.unitCents ?? 0)} a ${price?.interval ?? 'month'}.</p>`;
  const total = taxedTotal(world, checkout, customer);
  const body = html`${terms}${total?.page ?? null}${problem ? html`<p class="bad" role="alert">${problem}</p>` : null}
    <form method="post">
      ${checkout.automaticTax ? addressFields(customer, total?.totalCents ?? null) : null}${checkout.mode === 'setup' ? [] : cardChoices(cards, customer.defaultPaymentMethod)}${cardFields(checkout.automaticTax ? (customer.address?.postal_code ?? '') : null)}
      <div class="actions">
        <button type="submit">
          ${checkout.mode === 'setup' ? 'Save the card' : checkout.trialDays ? 'Start the trial' : 'Subscribe'}</button
        >${checkout.cancelUrl ? html`<a class="choice" href="${wayBack(checkout.cancelUrl)}">Back</a>` : null}
      </div>
    </form>
    <p class="muted">
      Test cards: 4242 4242 4242 4242 is accepted, 4000 0000 0000 0002 is declined, 4000 0000 0000 0341 fails
      when it is charged.
    </p>`;
  return { status: problem ? 422 : 200, html: page(world.pagesUrl, title, body) };
}

function finishCheckout(
  world: World,
  checkout: CheckoutRecord,
  customer: CustomerRecord,
  form: URLSearchParams,
): void {
  const card = cardOfForm(world, customer, form);
  if (checkout.mode === 'setup') {
    const intent = {
      id: newId('seti'),
      created: world.now,
      customer: customer.id,
      paymentMethod: card.id,
      status: 'succeeded' as const,
      secret: randomText(32),
      metadata: {},
    };
    world.state.setupIntents[intent.id] = intent;
    checkout.setupIntent = intent.id;
    emit(world, 'setup_intent.succeeded', toSetupIntent(intent));
  } else {
    const subscription = createSubscription(world, {
      customer: customer.id,
      price: checkout.price ?? '',
      trialDays: checkout.trialDays,
      // The card of a payment page is kept on the subscription; the customer's own default stays as it is.
      paymentMethod: card.id,
      promotionCodes: checkout.promotionCode === null ? [] : [checkout.promotionCode],
      metadata: checkout.subscriptionMetadata,
      automaticTax: checkout.automaticTax ?? false,
      onFailure: 'error',
      present: true,
    });
    checkout.subscription = subscription.id;
  }
  checkout.status = 'complete';
  emit(world, 'checkout.session.completed', toCheckout(world, checkout));
}

export function invoicePage(world: World, id: string, key: string, form: URLSearchParams | null): PageAnswer {
  const invoice = findInvoice(world, id, key);
  const customer = world.state.customers[invoice?.customer ?? ''];
  if (!invoice || !customer) return gone(world);
  let problem: string | null = null;
  if (form && invoice.status === 'open') {
    try {
      const card = cardOfForm(world, customer, form);
      const answer = collect(world, invoice, card.id, true);
      if (answer !== 'paid') problem = declineOf(card, world.now).message;
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      problem = error.message;
    }
    if (problem === null) return { status: 303, location: `${world.pagesUrl}/invoice/${id}/${key}` };
  }
  const lines = invoice.lines.map(
    (line) =>
      html`<tr>
        <th scope="row">
          ${line.description}<br /><span class="muted"
            >${day(line.periodStart)} to ${day(line.periodEnd)}</span
          >
        </th>
        <td>${money(line.amountCents)}</td>
      </tr>`,
  );
  const off = invoice.discounts.map(
    ({ amountCents }) =>
      html`<tr>
        <th scope="row">Discount</th>
        <td>${money(-amountCents)}</td>
      </tr>`,
  );
  const taxed = taxLines(invoice.taxes ?? []).map(
    ({ label, amountCents }) =>
      html`<tr>
        <th scope="row">${label}</th>
        <td>${money(amountCents)}</td>
      </tr>`,
  );
  const state =
    invoice.status === 'paid'
      ? html`<p>Paid on ${day(invoice.paidAt ?? invoice.created)}.</p>`
      : invoice.status === 'void'
        ? html`<p>Void: nothing is owed.</p>`
        : null;
  const pay =
    invoice.status === 'open'
      ? html`<h2>Pay ${money(invoice.dueCents)}</h2>
          ${problem ? html`<p class="bad" role="alert">${problem}</p>` : null}
          <form method="post">
            ${cardChoices(cardsOf(world, customer.id), customer.defaultPaymentMethod)}${cardFields()}<button
              type="submit"
            >
              Pay ${money(invoice.dueCents)}
            </button>
          </form>`
      : null;
  const body = html`<p class="muted">${day(invoice.created)}, for ${customer.name ?? customer.email ?? ''}</p>
    ${state}
    <table>
      <tbody>
        ${lines}${off}${taxed}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>${money(invoice.totalCents)}</td>
        </tr>
      </tfoot>
    </table>
    <div class="actions">
      <a href="${world.pagesUrl}/invoice/${id}/${key}/pdf">Download as PDF</a
      ><a href="/mileage/account/billing/return">Back to billing</a>
    </div>
    ${pay}`;
  return { status: problem ? 422 : 200, html: page(world.pagesUrl, `Invoice ${invoice.number}`, body) };
}

export function findInvoice({ state }: World, id: string, key: string): InvoiceRecord | undefined {
  const invoice = state.invoices[id];
  return invoice && invoice.pageKey === key ? invoice : undefined;
}

export function portalPage(world: World, id: string, form: URLSearchParams | null): PageAnswer {
  const portal = world.state.portals[id];
  const customer = world.state.customers[portal?.customer ?? ''];
  if (!portal || !customer || world.now > portal.created + 3600) return gone(world);
  const running = Object.values(world.state.subscriptions).filter(
    ({ customer: of, status }) => of === customer.id && !['canceled', 'incomplete_expired'].includes(status),
  );
  let problem: string | null = null;
  if (form) {
    try {
      actInPortal(world, customer, form);
      return { status: 303, location: `${world.pagesUrl}/portal/${id}` };
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      problem = error.message;
    }
  }
  const cards = cardsOf(world, customer.id).map(
    (card) =>
      html`<div class="row">
        <span
          >${card.brand} ending in
          ${card.last4}${card.id === customer.defaultPaymentMethod ? ' (default)' : ''}</span
        >
        <form method="post">
          <input
            type="hidden"
            name="card"
            value="${card.id}"
          />${card.id === customer.defaultPaymentMethod ? null : html`<button class="quiet" name="do" value="default">Make default</button> <button class="quiet" name="do" value="remove">Remove</button>`}
        </form>
      </div>`,
  );
  const invoices = Object.values(world.state.invoices)
    .filter(({ customer: of }) => of === customer.id)
    .reverse()
    .map(
      (invoice) =>
        html`<div class="row">
          <a href="${world.pagesUrl}/invoice/${invoice.id}/${invoice.pageKey}">${invoice.number}</a
          ><span>${money(invoice.totalCents)}, ${invoice.status}</span>
        </div>`,
    );
  const plans = running.map(
    (subscription) =>
      html`<div class="row">
        <span
          >${world.state.products[world.state.prices[subscription.item.price]?.product ?? '']?.name},
          ${subscription.cancelAtPeriodEnd ? 'ends' : 'continues'} on ${day(subscription.periodEnd)}</span
        >
        <form method="post">
          <input type="hidden" name="subscription" value="${subscription.id}" /><button
            class="quiet"
            name="do"
            value="${subscription.cancelAtPeriodEnd ? 'keep' : 'cancel'}"
          >
            ${subscription.cancelAtPeriodEnd ? 'Keep it' : 'Cancel'}
          </button>
        </form>
      </div>`,
  );
  const body = html`${problem ? html`<p class="bad" role="alert">${problem}</p>` : null}
    <h2>Plan</h2>
    ${plans.length > 0 ? plans : html`<p>None is running.</p>`}
    <h2>Cards</h2>
    ${cards}
    <form method="post">${cardFields()}<button name="do" value="add">Add the card</button></form>
    <h2>Invoices</h2>
    ${invoices.length > 0 ? invoices : html`<p>None yet.</p>`}
    <div class="actions"><a class="button" href="${wayBack(portal.returnUrl)}">Back</a></div>`;
  return { status: problem ? 422 : 200, html: page(world.pagesUrl, 'Cards and invoices', body) };
}

function actInPortal(world: World, customer: CustomerRecord, form: URLSearchParams): void {
  const action = form.get('do');
  if (action === 'add') {
    const card = cardOfForm(world, customer, form);
    if (customer.defaultPaymentMethod === null) makeDefault(world, customer, card);
    return;
  }
  if (action === 'cancel' || action === 'keep') {
    const subscription = world.state.subscriptions[form.get('subscription') ?? ''];
    if (!subscription || subscription.customer !== customer.id)
      throw invalidRequest('This plan is not yours.');
    return updateSubscription(world, subscription, {
      proration: 'none',
      anchorNow: false,
      prorationDate: null,
      cancelAtPeriodEnd: action === 'cancel',
      metadata: subscription.metadata,
      onFailure: 'error',
    });
  }
  const card = world.state.cards[form.get('card') ?? ''];
  if (!card || card.customer !== customer.id) throw invalidRequest('This card is not yours.');
  if (action === 'default') return makeDefault(world, customer, card);
  if (action !== 'remove' || customer.defaultPaymentMethod === card.id)
    throw invalidRequest('This card cannot be removed.');
  card.customer = null;
  emit(world, 'payment_method.detached', toPaymentMethod(card));
}
