import Stripe from 'stripe';
import type {
  BillingProvider,
  Cancellation,
  CustomerCopy,
  Outcome,
  ProviderSubscription,
  SubscriptionChange,
  WebhookEvent,
} from './port';
import {
  toAddress,
  toCard,
  toCoupon,
  toSoldCoupon,
  priceIdOf,
  rateIdsOf,
  toInvoice,
  toTaxes,
  toFinishedPage,
  toOpenPage,
  toSubscription,
} from './read-stripe';

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  scriptUrl: string;
  isTest: boolean;
  /** Tax is added to what is bought (Stripe Tax). */
  addsTax: boolean;
  /** Another Stripe than api.stripe.com: the local one, or any stand-in. */
  host?: string;
  port?: number;
  protocol?: 'http' | 'https';
}

const UNAVAILABLE = 'The payment service does not answer at the moment. Please try again in a few minutes.';
/** Signatures older than this are refused: a copied message cannot be played back later. */
const TOLERANCE_SECONDS = 300;

async function attempt<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** Statuses of subscriptions that are charged. */
const CHARGED = ['trialing', 'active', 'past_due', 'unpaid'];

/** The bank wants to see the holder before it lets a card be kept. */
class AsksToConfirm extends Error {}

const isSameCard = (a: Stripe.PaymentMethod.Card, b: Stripe.PaymentMethod.Card): boolean =>
  a.fingerprint != null &&
  a.fingerprint === b.fingerprint &&
  a.exp_month === b.exp_month &&
  a.exp_year === b.exp_year;

const GONE: CustomerCopy = { isGone: true, subscriptions: [], cards: [], invoices: [] };

function failureOf(error: unknown): (Outcome<never> & { ok: false })['failure'] {
  if (error instanceof AsksToConfirm)
    return { reason: 'asks-to-confirm', message: 'Your bank wants you to confirm this card.' };
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { code, message } = error;
  if (error instanceof Stripe.errors.StripeCardError) {
    const asks = code === 'subscription_payment_intent_requires_action' || code === 'authentication_required';
    return { reason: asks ? 'asks-to-confirm' : 'declined', message };
  }
  if (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAPIError
  ) {
    return { reason: 'unavailable', message: UNAVAILABLE };
  }
  if (code === 'customer_tax_location_invalid') return { reason: 'needs-address', message };
  if (code === 'resource_missing') return { reason: 'not-found', message };
  if (error instanceof Stripe.errors.StripeIdempotencyError) return { reason: 'key-reused', message };
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return { reason: 'refused', message };
  // A wrong key, a missing permission: ours to mend, not the customer's.
  throw error;
}

/** What an answer that tells a subscription has to carry: its discounts with their coupons. */
const WITH_COUPONS = ['discounts.source.coupon'];

const seconds = (date: Date): string => String(Math.floor(date.getTime() / 1000));

/** The provider behind Stripe's own SDK. */
export function stripeProvider(config: () => StripeConfig): BillingProvider {
  let made: Stripe | undefined;
  const stripe = (): Stripe => {
    const { secretKey, host, port, protocol } = config();
    return (made ??= new Stripe(secretKey, {
      ...(host === undefined ? {} : { host }),
      ...(port === undefined ? {} : { port }),
      ...(protocol === undefined ? {} : { protocol }),
      maxNetworkRetries: 1,
      timeout: 8000,
      telemetry: false,
    }));
  };

  /** Rates do not change once they are made. */
  const rates = new Map<string, Stripe.TaxRate>();
  const readRates = async (invoices: readonly Pick<Stripe.Invoice, 'total_taxes'>[]) => {
    for (const id of new Set(invoices.flatMap(rateIdsOf)))
      if (!rates.has(id)) rates.set(id, await stripe().taxRates.retrieve(id));
    return (id: string) => rates.get(id);
  };
  /** Which plan a price is for never changes: each is asked for once. */
  const plans = new Map<string, string | null>();
  const readPlans = async (invoices: readonly Pick<Stripe.Invoice, 'lines'>[]) => {
    for (const id of new Set(invoices.flatMap((invoice) => priceIdOf(invoice) ?? [])))
      if (!plans.has(id)) plans.set(id, (await stripe().prices.retrieve(id)).metadata['package_id'] || null);
    return (id: string) => plans.get(id) ?? null;
  };
  const taxed = (isTaxed = config().addsTax) => (isTaxed ? { automatic_tax: { enabled: true } } : {});

  const allSubscriptions = async (customerId: string): Promise<ProviderSubscription[]> => {
    const found = await stripe().subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 100,
      expand: WITH_COUPONS.map((path) => `data.${path}`),
    });
    return found.data.map(toSubscription);
  };

  return {
    get isTest() {
      return config().isTest;
    },
    get isLive() {
      return config().secretKey.startsWith('sk_live_') || config().secretKey.startsWith('rk_live_');
    },
    get publishableKey() {
      return config().publishableKey;
    },
    get addsTax() {
      return config().addsTax;
    },
    get scriptUrl() {
      return config().scriptUrl;
    },

    createCustomer: ({ carrierId, name, email }, key) =>
      attempt(async () => {
        // Nothing that may change goes with the key: after a lost answer the same request finds the same customer.
        const { id } = await stripe().customers.create(
          { metadata: { carrier_id: carrierId } },
          { idempotencyKey: key },
        );
        await stripe().customers.update(id, { name, email });
        return id;
      }),

    readCustomer: (customerId): Promise<Outcome<CustomerCopy>> =>
      attempt(async () => {
        const customer = await stripe().customers.retrieve(customerId);
        if (customer.deleted) return GONE;
        const subscriptions = await allSubscriptions(customerId);
        const cards = await stripe().paymentMethods.list({ customer: customerId, type: 'card', limit: 50 });
        const invoices = await stripe().invoices.list({ customer: customerId, limit: 100 });
        const rateOf = await readRates(invoices.data);
        const packageOf = await readPlans(invoices.data);
        const standard = customer.invoice_settings.default_payment_method;
        const own = subscriptions.find(({ status, cardId }) => cardId !== null && CHARGED.includes(status));
        // A subscription's own card is charged before the customer's default.
        const charged = own?.cardId ?? (typeof standard === 'string' ? standard : (standard?.id ?? null));
        return {
          isGone: false,
          subscriptions,
          cards: cards.data.flatMap((card) => toCard(card, charged)),
          invoices: invoices.data.flatMap((invoice) => toInvoice(invoice, { rateOf, packageOf })),
        };
      }),

    readDetails: (customerId) =>
      attempt(async () => {
        const customer = await stripe().customers.retrieve(customerId);
        if (customer.deleted) return null;
        const taxIds = await stripe().customers.listTaxIds(customerId, { limit: 100 });
        return {
          name: customer.name ?? '',
          email: customer.email ?? '',
          address: toAddress(customer.address),
          taxIds: taxIds.data.map(({ id, type, value }) => ({ id, type, value })),
        };
      }).then((outcome) =>
        !outcome.ok || outcome.value !== null
          ? (outcome as Outcome<NonNullable<(typeof outcome & { ok: true })['value']>>)
          : { ok: false, failure: { reason: 'not-found', message: 'This customer was deleted.' } },
      ),

    // The whole of it each time, so that the same request twice is the same; an empty text clears a part.
    changeDetails: (customerId, { name, email, address }) =>
      attempt(
        async () =>
          void (await stripe().customers.update(customerId, {
            name,
            email,
            address:
              address === null
                ? ''
                : {
                    line1: address.line1,
                    line2: address.line2,
                    city: address.city,
                    state: address.state,
                    postal_code: address.postalCode,
                    country: address.country,
                  },
          })),
      ),

    addTaxId: (customerId, { type, value }) =>
      attempt(async () => void (await stripe().customers.createTaxId(customerId, { type, value }))),

    removeTaxId: (customerId, taxIdId) =>
      attempt(async () => void (await stripe().customers.deleteTaxId(customerId, taxIdId))),

    deleteCustomer: (customerId) => attempt(async () => void (await stripe().customers.del(customerId))),

    refundInvoice: (invoice, cents, key, reason = 'duplicate') =>
      attempt(
        async () =>
          void (await stripe().creditNotes.create(
            { invoice, amount: cents, refund_amount: cents, ...(reason === null ? {} : { reason }) },
            { idempotencyKey: key },
          )),
      ),

    giveCredit: ({ customerId, cents, description }, key) =>
      attempt(
        async () =>
          void (await stripe().customers.createBalanceTransaction(
            customerId,
            { amount: -cents, currency: 'usd', description },
            { idempotencyKey: key },
          )),
      ),

    returnCredit: ({ customerId, invoiceId, cents }, key) =>
      attempt(async () => {
        await stripe().customers.createBalanceTransaction(
          customerId,
          { amount: -cents, currency: 'usd', metadata: { invoice_id: invoiceId } },
          { idempotencyKey: key },
        );
        await stripe().invoices.update(invoiceId, { metadata: { credit_returned: 'yes' } });
      }),

    addCard: (customerId, token, key) =>
      attempt(async () => {
        // The browser hands over either a token or a payment method; card numbers never come here.
        const method = token.startsWith('pm_')
          ? await stripe().paymentMethods.retrieve(token)
          : await stripe().paymentMethods.create(
              { type: 'card', card: { token } },
              { idempotencyKey: `${key}:make` },
            );
        const kept = await stripe().paymentMethods.list({ customer: customerId, type: 'card', limit: 100 });
        const same = kept.data.find(
          ({ id, card }) => id === method.id || (card && method.card && isSameCard(card, method.card)),
        );
        const fingerprint = method.card?.fingerprint ?? null;
        if (same) return { id: same.id, isNew: false, fingerprint };
        const intent = await stripe().setupIntents.create(
          {
            customer: customerId,
            payment_method: method.id,
            confirm: true,
            usage: 'off_session',
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          },
          { idempotencyKey: `${key}:keep` },
        );
        if (intent.status === 'succeeded') return { id: method.id, isNew: true, fingerprint };
        await stripe().setupIntents.cancel(intent.id);
        throw new AsksToConfirm();
      }),

    setDefaultCard: ({ customerId, cardId, subscriptionIds }, key) =>
      attempt(async () => {
        await stripe().customers.update(
          customerId,
          { invoice_settings: { default_payment_method: cardId } },
          { idempotencyKey: key },
        );
        for (const id of subscriptionIds)
          await stripe().subscriptions.update(
            id,
            { default_payment_method: cardId },
            { idempotencyKey: `${key}:${id}` },
          );
      }),

    payInvoice: (invoiceId, cardId, key) =>
      attempt(
        async () =>
          void (await stripe().invoices.pay(invoiceId, { payment_method: cardId }, { idempotencyKey: key })),
      ),

    removeCard: (cardId, key) =>
      attempt(async () => void (await stripe().paymentMethods.detach(cardId, {}, { idempotencyKey: key }))),

    listSubscriptions: (customerId) => attempt(() => allSubscriptions(customerId)),

    createSubscription: ({ customerId, priceId, trialDays, couponId, packageId, cardId }, key) =>
      attempt(async () =>
        toSubscription(
          await stripe().subscriptions.create(
            {
              customer: customerId,
              items: [{ price: priceId }],
              payment_behavior: 'error_if_incomplete',
              billing_mode: { type: 'flexible' },
              ...taxed(),
              metadata: { package_id: packageId, ...(couponId === null ? {} : { sent_coupon: couponId }) },
              ...(cardId === null ? {} : { default_payment_method: cardId }),
              ...(trialDays === null ? {} : { trial_period_days: trialDays }),
              ...(couponId === null ? {} : { discounts: [{ promotion_code: couponId }] }),
              expand: WITH_COUPONS,
            },
            { idempotencyKey: key },
          ),
        ),
      ),

    changeSubscription: (change, key) =>
      attempt(async () =>
        toSubscription(
          await stripe().subscriptions.update(
            change.subscriptionId,
            { ...updateOf(change), expand: WITH_COUPONS },
            { idempotencyKey: key },
          ),
        ),
      ),

    endSubscription: (subscriptionId, key, cancellation) =>
      attempt(
        async () =>
          void (await stripe().subscriptions.cancel(subscriptionId, detailsOf(cancellation), {
            idempotencyKey: key,
          })),
      ),

    voidInvoice: (invoiceId, key) =>
      attempt(async () => void (await stripe().invoices.voidInvoice(invoiceId, {}, { idempotencyKey: key }))),

    previewChange: ({ customerId, priceId, couponId, running, at, isTaxed, isUnpaidPeriod = false }) =>
      attempt(async () => {
        const discounts = couponId === null ? {} : { discounts: [{ promotion_code: couponId }] };
        const preview = await stripe().invoices.createPreview(
          running === null
            ? {
                customer: customerId,
                ...discounts,
                ...taxed(isTaxed),
                subscription_details: { items: [{ price: priceId }] },
              }
            : {
                customer: customerId,
                ...taxed(isTaxed),
                subscription: running.subscriptionId,
                ...discounts,
                subscription_details: {
                  items: [{ id: running.itemId, price: priceId }],
                  billing_cycle_anchor: { type: 'now' },
                  ...(isUnpaidPeriod
                    ? { proration_behavior: 'none' }
                    : { proration_behavior: 'always_invoice', proration_date: Number(seconds(at)) }),
                },
              },
        );
        return {
          cents: preview.total < 0 ? preview.total : preview.amount_due,
          taxes: toTaxes(preview, await readRates([preview])),
          needsAddress: preview.automatic_tax.status === 'requires_location_inputs',
        };
      }),

    readCoupon: (id) =>
      attempt(async () => {
        const promotion = await stripe().promotionCodes.retrieve(id, { expand: ['promotion.coupon'] });
        return promotion.active ? toCoupon(promotion) : null;
      }).then((outcome) =>
        !outcome.ok && outcome.failure.reason === 'not-found' ? { ok: true, value: null } : outcome,
      ),

    findCoupon: (code) =>
      attempt(async () => {
        const found = await stripe().promotionCodes.list({
          code,
          active: true,
          limit: 1,
          expand: ['data.promotion.coupon'],
        });
        return toCoupon(found.data[0]);
      }),

    listCoupons: () =>
      attempt(async () => {
        const found = await stripe().promotionCodes.list({ limit: 100, expand: ['data.promotion.coupon'] });
        return found.data.flatMap((promotion) => toSoldCoupon(promotion) ?? []);
      }),

    createCoupon: ({ code, percentOff, amountOffCents, duration, months, maxRedemptions, expiresAt }, key) =>
      attempt(async () => {
        const { id } = await stripe().coupons.create(
          {
            name: code,
            duration,
            ...(percentOff === null ? {} : { percent_off: percentOff }),
            ...(amountOffCents === null ? {} : { amount_off: amountOffCents, currency: 'usd' }),
            ...(months === null ? {} : { duration_in_months: months }),
          },
          { idempotencyKey: `${key}:coupon` },
        );
        await stripe().promotionCodes.create(
          {
            code,
            promotion: { type: 'coupon', coupon: id },
            ...(maxRedemptions === null ? {} : { max_redemptions: maxRedemptions }),
            ...(expiresAt === null ? {} : { expires_at: Math.floor(expiresAt.getTime() / 1000) }),
          },
          { idempotencyKey: `${key}:code` },
        );
      }),

    turnCouponOff: (id) =>
      attempt(async () => void (await stripe().promotionCodes.update(id, { active: false }))),

    ensurePrice: ({ lookupKey, ...input }) =>
      attempt(async () => {
        const find = async () =>
          (await stripe().prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })).data[0];
        const { addsTax } = config();
        const price =
          (await find()) ??
          (await makePrice(stripe(), { ...input, lookupKey }, { addsTax }).catch(async (error: unknown) => {
            // Another process may have made it in between; else an archived price has the name, and gives it up.
            const made = await find();
            if (made) return made;
            if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
            return makePrice(stripe(), { ...input, lookupKey }, { addsTax, takesName: true });
          }));
        // Said once it stays; a price that says nothing cannot be taxed.
        if (addsTax && (price.tax_behavior === null || price.tax_behavior === 'unspecified'))
          await stripe().prices.update(price.id, { tax_behavior: 'exclusive' });
        return {
          id: price.id,
          productId: typeof price.product === 'string' ? price.product : price.product.id,
          lookupKey,
          unitCents: price.unit_amount ?? 0,
        };
      }),

    startCheckout: (input, key) =>
      attempt(async () => {
        const { customerId: customer, successUrl: success_url, cancelUrl: cancel_url, intent } = input;
        const metadata = { intent };
        const session = await stripe().checkout.sessions.create(
          input.mode === 'setup'
            ? { mode: 'setup', customer, success_url, cancel_url, currency: 'usd', metadata }
            : {
                mode: 'subscription',
                customer,
                success_url,
                cancel_url,
                metadata,
                line_items: [{ price: input.priceId, quantity: 1 }],
                // The address that is typed there is kept: the tax of later payments follows from it.
                ...(config().addsTax ? { ...taxed(), customer_update: { address: 'auto' } } : {}),
                subscription_data: {
                  billing_mode: { type: 'flexible' },
                  metadata: { package_id: input.packageId, intent },
                  ...(input.trialDays === null ? {} : { trial_period_days: input.trialDays }),
                },
                ...(input.couponId === null ? {} : { discounts: [{ promotion_code: input.couponId }] }),
              },
          { idempotencyKey: key },
        );
        if (session.url === null) throw new Error('the provider made a payment page without an address');
        return { id: session.id, url: session.url };
      }),

    listOpenPages: (customerId) =>
      attempt(async () => {
        const found = await stripe().checkout.sessions.list({
          customer: customerId,
          status: 'open',
          limit: 100,
        });
        return found.data.flatMap(toOpenPage);
      }),

    readPage: (sessionId) =>
      attempt(async () =>
        toFinishedPage(await stripe().checkout.sessions.retrieve(sessionId, { expand: ['setup_intent'] })),
      ).then((outcome) =>
        !outcome.ok && outcome.failure.reason === 'not-found' ? { ok: true, value: null } : outcome,
      ),

    expireCheckout: (sessionId) =>
      attempt(async () => void (await stripe().checkout.sessions.expire(sessionId))),

    openPortal: (customerId, returnUrl) =>
      attempt(
        async () =>
          (await stripe().billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })).url,
      ),

    readWebhook: (rawBody, signature, now): WebhookEvent | null => {
      if (signature === null) return null;
      try {
        const event = Stripe.webhooks.constructEvent(
          rawBody,
          signature,
          config().webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          now.getTime(),
        );
        const object = event.data.object as {
          id?: string;
          object?: string;
          customer?: string | { id: string } | null;
        };
        const customer =
          object.object === 'customer'
            ? object.id
            : typeof object.customer === 'string'
              ? object.customer
              : object.customer?.id;
        return {
          id: event.id,
          type: event.type,
          customerId: customer ?? null,
          occurredAt: new Date(event.created * 1000),
          isLive: event.livemode,
          payload: JSON.parse(rawBody) as object,
        };
      } catch {
        return null;
      }
    },
  };
}

/** What was said of leaving; nothing where nothing was. */
function detailsOf(
  cancellation: Cancellation | undefined,
): Pick<Stripe.SubscriptionUpdateParams, 'cancellation_details'> {
  const { reason = null, words = '' } = cancellation ?? {};
  if (reason === null && words === '') return {};
  return {
    cancellation_details: {
      ...(reason === null ? {} : { feedback: reason }),
      ...(words === '' ? {} : { comment: words }),
    },
  };
}

/** While collection is paused Stripe makes the invoices of new periods and voids them; the status stays as it is. */
function pauseOf({
  pause,
  resumeNow,
}: SubscriptionChange): Pick<
  Stripe.SubscriptionUpdateParams,
  'pause_collection' | 'billing_cycle_anchor' | 'proration_behavior' | 'payment_behavior'
> {
  if (resumeNow)
    return {
      pause_collection: '',
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: 'none',
      payment_behavior: 'error_if_incomplete',
    };
  if (pause === undefined) return {};
  return {
    pause_collection:
      pause.resumesAt === null ? '' : { behavior: 'void', resumes_at: Number(seconds(pause.resumesAt)) },
  };
}

function updateOf(change: SubscriptionChange): Stripe.SubscriptionUpdateParams {
  const { itemId, priceId, chargeNow, at, cardId, couponId, cancelAtPeriodEnd, entitled, pause } = change;
  const sentCoupon = couponId ?? null;
  return {
    ...(priceId === undefined
      ? {}
      : {
          items: [{ id: itemId, price: priceId }],
          proration_behavior: chargeNow ? 'always_invoice' : 'none',
          payment_behavior: 'error_if_incomplete',
          ...(chargeNow ? { billing_cycle_anchor: { type: 'now' } } : {}),
          ...(chargeNow && at ? { proration_date: Number(seconds(at)) } : {}),
        }),
    ...(cardId === undefined ? {} : { default_payment_method: cardId }),
    ...(change.addTax ? { automatic_tax: { enabled: true } } : {}),
    ...(sentCoupon === null ? {} : { discounts: [{ promotion_code: sentCoupon }] }),
    ...(cancelAtPeriodEnd === undefined ? {} : { cancel_at_period_end: cancelAtPeriodEnd }),
    ...detailsOf(change.cancellation),
    ...pauseOf(change),
    ...(entitled === undefined && sentCoupon === null && pause === undefined
      ? {}
      : {
          metadata: {
            ...(entitled === undefined
              ? {}
              : {
                  entitled_package: entitled?.packageId ?? '',
                  entitled_until: entitled ? seconds(entitled.until) : '',
                }),
            ...(sentCoupon === null ? {} : { sent_coupon: sentCoupon }),
            ...(pause === undefined
              ? {}
              : { pause_from: seconds(pause.from), pause_until: seconds(pause.until) }),
          },
        }),
  };
}

async function makePrice(
  stripe: Stripe,
  input: Parameters<BillingProvider['ensurePrice']>[0],
  {
    addsTax,
    takesName = false,
  }: {
    addsTax: boolean;
    /** Takes the lookup key over from the price that has it. */
    takesName?: boolean;
  },
): Promise<Stripe.Price> {
  const { productOf = input.packageId, interval = 'month' } = input;
  const id = `prod_${productOf}`;
  const isMissing = (error: unknown): boolean =>
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
  const found = await stripe.products.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  // Of two that make it at once the second is refused, and finds the first's.
  const product =
    found ??
    (await stripe.products
      .create({ id, name: input.name, metadata: { package_id: productOf } })
      .catch(() => stripe.products.retrieve(id)));
  if (!product.active) await stripe.products.update(product.id, { active: true });
  return stripe.prices.create({
    product: product.id,
    unit_amount: input.unitCents,
    currency: 'usd',
    recurring: { interval },
    ...(addsTax ? { tax_behavior: 'exclusive' } : {}),
    lookup_key: input.lookupKey,
    ...(takesName ? { transfer_lookup_key: true } : {}),
    metadata: { package_id: input.packageId },
  });
}
