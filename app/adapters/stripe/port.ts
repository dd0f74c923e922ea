/**
 * The payment provider as the product sees it: its own few words, no type of the SDK. Every call says what became of it;
 * nothing is thrown for a card that is declined or a provider that does not answer.
 */
export type ProviderFailure =
  /** The bank or the card check said no; `message` is the provider's own and is shown. */
  | { reason: 'declined'; message: string }
  /** The bank wants the holder to confirm: goes on at a page of the provider. */
  | { reason: 'asks-to-confirm'; message: string }
  /** Not there, or not this customer's. */
  | { reason: 'not-found'; message: string }
  /** The provider refused the request as it was put; a coupon that is used up, a wrong card number. */
  | { reason: 'refused'; message: string }
  /** No answer, too many requests, or an error of the provider: another try may work. */
  | { reason: 'unavailable'; message: string };

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: ProviderFailure };

export interface ProviderSubscription {
  id: string;
  itemId: string;
  priceId: string;
  /** From the price itself, so that prices of earlier days keep their meaning. */
  packageId: string | null;
  status: string;
  cancelAtPeriodEnd: boolean;
  periodStart: Date;
  periodEnd: Date;
  trialEnd: Date | null;
  /** Ours, kept at the provider: what is paid for after a downgrade. */
  entitledPackageId: string | null;
  entitledUntil: Date | null;
  discount: {
    percentOff: number | null;
    amountOffCents: number | null;
    until: Date | null;
    name: string | null;
  } | null;
  latestInvoiceId: string | null;
  startedAt: Date;
  endedAt: Date | null;
}

export interface ProviderCard {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  isDefault: boolean;
  createdAt: Date;
}

export interface ProviderInvoice {
  id: string;
  number: string | null;
  status: string;
  totalCents: number;
  dueCents: number;
  hostedUrl: string | null;
  pdfUrl: string | null;
  subscriptionId: string | null;
  /** A payment was tried and did not go through. */
  wasTried: boolean;
  createdAt: Date;
}

/** Everything about one customer, read at once. */
export interface CustomerCopy {
  subscriptions: ProviderSubscription[];
  cards: ProviderCard[];
  invoices: ProviderInvoice[];
}

export interface ProviderPrice {
  id: string;
  productId: string;
  lookupKey: string;
  unitCents: number;
}

export interface ProviderCoupon {
  /** What is sent with a subscription. */
  id: string;
  code: string;
  percentOff: number | null;
  amountOffCents: number | null;
  duration: 'once' | 'repeating' | 'forever';
  months: number | null;
}

export interface NewSubscription {
  customerId: string;
  priceId: string;
  trialDays: number | null;
  couponId: string | null;
  packageId: string;
}

export interface SubscriptionChange {
  subscriptionId: string;
  itemId: string;
  priceId?: string;
  /** True: the rest of the period is charged now. False: the new price counts from the next period. */
  chargeNow?: boolean;
  couponId?: string | null;
  cancelAtPeriodEnd?: boolean;
  entitled?: { packageId: string; until: Date } | null;
}

export interface WebhookEvent {
  id: string;
  type: string;
  customerId: string | null;
  occurredAt: Date;
  isLive: boolean;
  payload: object;
}

export interface BillingProvider {
  /** True where no money moves: shown on every billing page. */
  readonly isTest: boolean;
  readonly publishableKey: string;
  /** Where the browser's script comes from. */
  readonly scriptUrl: string;
  /** Live events are taken only where live money moves. */
  readonly isLive: boolean;

  createCustomer(
    input: { carrierId: string; name: string; email: string },
    key: string,
  ): Promise<Outcome<string>>;
  readCustomer(customerId: string): Promise<Outcome<CustomerCopy>>;
  deleteCustomer(customerId: string): Promise<Outcome<void>>;
  /** Keeps the card behind a token of the browser's script. @returns its id. */
  addCard(customerId: string, token: string, key: string): Promise<Outcome<string>>;
  setDefaultCard(customerId: string, cardId: string, key: string): Promise<Outcome<void>>;
  removeCard(cardId: string, key: string): Promise<Outcome<void>>;
  listSubscriptions(customerId: string): Promise<Outcome<ProviderSubscription[]>>;
  createSubscription(input: NewSubscription, key: string): Promise<Outcome<ProviderSubscription>>;
  changeSubscription(change: SubscriptionChange, key: string): Promise<Outcome<ProviderSubscription>>;
  /** Ends it now. */
  endSubscription(subscriptionId: string, key: string): Promise<Outcome<void>>;
  voidInvoice(invoiceId: string, key: string): Promise<Outcome<void>>;
  /** What a change at once would charge today. */
  previewChange(input: {
    customerId: string;
    subscriptionId: string;
    itemId: string;
    priceId: string;
  }): Promise<Outcome<number>>;
  findCoupon(code: string): Promise<Outcome<ProviderCoupon | null>>;
  /** Products and prices of the packages, made where they are missing. */
  ensurePrice(input: {
    packageId: string;
    name: string;
    lookupKey: string;
    unitCents: number;
  }): Promise<Outcome<ProviderPrice>>;
  startCheckout(
    input: { customerId: string; successUrl: string; cancelUrl: string } & (
      | { mode: 'setup' }
      | {
          mode: 'subscription';
          priceId: string;
          packageId: string;
          trialDays: number | null;
          couponId: string | null;
        }
    ),
    key: string,
  ): Promise<Outcome<{ id: string; url: string }>>;
  expireCheckout(sessionId: string): Promise<Outcome<void>>;
  openPortal(customerId: string, returnUrl: string): Promise<Outcome<string>>;
  /** The event of a webhook, or null where signature or age is wrong. */
  readWebhook(rawBody: string, signature: string | null, now: Date): WebhookEvent | null;
}
