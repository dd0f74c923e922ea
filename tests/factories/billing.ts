import { atEnd } from './at-end';
import type { Clock } from '~/platform/clock/clock';
import { deliverWaiting, signEvent, type Delivery } from '~/platform/stripe/local/deliver-events.server';
import { serveApi } from '~/platform/stripe/local/http-server.server';
import { LocalStripe, memoryStore, PUBLISHABLE_KEY } from '~/platform/stripe/local/local-stripe.server';
import { checkoutPage, invoicePage, portalPage, type PageAnswer } from '~/platform/stripe/local/pages';
import { emptyState, type LocalStripeState } from '~/platform/stripe/local/state';
import type { BillingProvider } from '~/platform/stripe/port';
import { stripeProvider, type StripeConfig } from '~/platform/stripe/stripe.server';

export interface TestStripe {
  local: LocalStripe;
  state: LocalStripeState;
  provider: BillingProvider;
  config: StripeConfig;
  /** Ids of all events so far, in the order in which they were made. */
  eventIds(): string[];
  sign(eventId: string): Promise<Delivery>;
  deliver(send: (delivery: Delivery) => Promise<boolean>): Promise<number>;
  /** A promotion code, as the operator makes one in Stripe's dashboard. */
  givePromotion(code: string, coupon: Record<string, string>): Promise<string>;
  /** Sends the form of one of the provider's pages, as a person does there. */
  sendPage(url: string, form: Record<string, string>): Promise<PageAnswer>;
  /** One call of the API, past the SDK. */
  call(
    method: string,
    path: string,
    body?: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
}

/** The local Stripe over HTTP, with the real SDK before it, on a clock of the test's choice. Call at the top of a test file. */
export async function testStripe(
  clock: Clock,
  { addsTax = false }: { addsTax?: boolean } = {},
): Promise<TestStripe> {
  const state = emptyState();
  const local = new LocalStripe({
    store: memoryStore(state),
    clock,
    pagesUrl: 'http://localhost:3000/mileage/test-billing',
  });
  const api = await serveApi(local);
  atEnd(() => api.stop());
  const config: StripeConfig = {
    secretKey: state.secretKey,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: state.webhookSecret,
    scriptUrl: '/mileage/test-billing/stripe.js',
    isTest: true,
    addsTax,
    host: api.host,
    port: api.port,
    protocol: 'http',
  };
  const call: TestStripe['call'] = async (method, path, body = {}) => {
    const response = await fetch(`http://${api.host}:${api.port}${path}`, {
      method,
      headers: { Authorization: `Bearer ${state.secretKey}` },
      ...(method === 'GET' ? {} : { body: new URLSearchParams(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return {
    local,
    state,
    config,
    provider: stripeProvider(() => config),
    eventIds: () => state.events.map(({ id }) => id),
    sign: async (eventId) => {
      const delivery = await signEvent(local, eventId, clock);
      if (!delivery) throw new Error(`no event ${eventId}`);
      return delivery;
    },
    deliver: (send) => deliverWaiting(local, clock, send),
    givePromotion: async (code, coupon) => {
      const made = await call('POST', '/v1/coupons', coupon);
      const promotion = await call('POST', '/v1/promotion_codes', {
        code,
        'promotion[type]': 'coupon',
        'promotion[coupon]': String(made.body['id']),
      });
      if (promotion.status !== 200) throw new Error(JSON.stringify(promotion.body));
      return String(promotion.body['id']);
    },
    sendPage: (url, form) => {
      const [, kind, id = '', key = ''] = /test-billing\/(\w+)\/(\w+)(?:\/(\w+))?/.exec(url) ?? [];
      const fields = new URLSearchParams(form);
      return local.inWorld((world) =>
        kind === 'checkout'
          ? checkoutPage(world, id, fields)
          : kind === 'invoice'
            ? invoicePage(world, id, key, fields)
            : portalPage(world, id, fields),
      );
    },
    call,
  };
}

/** A card as it is typed at the provider's page. */
export const typedCard = (number = '4242424242424242') => ({
  number,
  expiry: '12/34',
  cvc: '123',
  zip: '75201',
});

/** Billing details as they are typed, without a place. */
export const TYPED_DETAILS = {
  name: 'Acme Haulage LLC',
  email: 'invoices@example.com',
  line1: '1 Main St',
  line2: '',
  city: 'Somewhere',
  tax_id_type: '',
  tax_id: '',
};
