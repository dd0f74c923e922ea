/**
 * The payment provider as the product sees it: its own few words, no type of the SDK. Every call says the outcome of it;
 * nothing is thrown for a card that is declined or a provider that does not answer.
 */
export type ProviderFailure =
  /** The bank or the card check said no; `message` is the provider's own and is shown. */
  | { reason: 'declined'; message: string }
  /** The bank wants the holder to confirm: continues at a page of the provider. */
  | { reason: 'asks-to-confirm'; message: string }
  /** Tax depends on an address that is missing or tells too little. */
  | { reason: 'needs-address'; message: string }
  /** Not there, or not this customer's. */
  | { reason: 'not-found'; message: string }
  /** The provider refused the request as it was put; a coupon that is used up, a wrong card number. */
  | { reason: 'refused'; message: string }
  /** The key of the request was used for another one, whose outcome is not known here. */
  | { reason: 'key-reused'; message: string }
  /** No answer, too many requests, or an error of the provider: another try may work. */
  | { reason: 'unavailable'; message: string };

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: ProviderFailure };

export interface ProviderSubscription {
  id: string;
  itemId: string;
  priceId: string;
  /** From the price itself, so that prices of earlier days keep their meaning. */
  packageId: string | null;
  /** What one period costs before discounts; null where it is no whole number of cents. */
  priceCents: number | null;
  status: string;
  cancelAtPeriodEnd: boolean;
  periodStart: Date;
  periodEnd: Date;
  /** Periods begin on this day of the month, or on the last one of a shorter month. */
  anchor: Date;
  trialEnd: Date | null;
  /** Ours, kept at the provider: what is paid for after a downgrade. */
  entitledPackageId: string | null;
  entitledUntil: Date | null;
  /** Ours, kept at the provider: the last pause that was asked for. It ends where it begins if it was taken back. */
  pause: { from: Date; until: Date } | null;
  /** False while every invoice is void at once. */
  isCollecting: boolean;
  /** Tax is added to its invoices where the address asks for it. */
  isTaxed: boolean;
  discount: {
    percentOff: number | null;
    amountOffCents: number | null;
    until: Date | null;
    name: string | null;
    /** For the next payment only. */
    isOnce: boolean;
  } | null;
  latestInvoiceId: string | null;
  /** Ours, kept at the provider: the coupon that went with its last change that had one. */
  sentCouponId: string | null;
  /** The card that it is charged to, where it has one of its own. */
  cardId: string | null;
  startedAt: Date;
  endedAt: Date | null;
}

export interface ProviderCard {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for the same card number, however often it is kept. */
  fingerprint: string | null;
  isDefault: boolean;
  createdAt: Date;
}

/** One rate's part of an amount. */
export interface ProviderTax {
  /** "Sales tax", "GST". */
  name: string;
  /** In decimals, "6.25"; null where it is no percentage. */
  percent: string | null;
  cents: number;
  /** It is a part of the price; else it was added. */
  isIncluded: boolean;
}

/** What a change charges today. */
export interface ChangePreview {
  /** Negative: what it would leave as credit. */
  cents: number;
  /** Each rate on its own, in `cents` already; empty where none is added. */
  taxes: ProviderTax[];
  /** Tax is to be added and cannot be computed: the customer's address is missing or tells too little. */
  needsAddress: boolean;
}

export interface ProviderInvoice {
  id: string;
  number: string | null;
  status: string;
  totalCents: number;
  /** In `totalCents` already. */
  taxes: ProviderTax[];
  dueCents: number;
  hostedUrl: string | null;
  pdfUrl: string | null;
  subscriptionId: string | null;
  /** The plan that it is for; null where its price names none. */
  packageId: string | null;
  paidCents: number;
  refundedCents: number;
  /** Of the customer's credit, used up by this invoice. Negative: credit that it gave. */
  creditUsedCents: number;
  /** Ours, kept at the provider: the credit that it used up was given back. */
  isCreditReturned: boolean;
  /** A payment was tried and did not go through. */
  wasTried: boolean;
  createdAt: Date;
}

export interface BillingAddress {
  line1: string;
  line2: string;
  city: string;
  /** A code in the United States and Canada, words in Mexico. */
  state: string;
  postalCode: string;
  /** Two letters. */
  country: string;
}

/** Whom invoices are made out to. */
export interface CustomerDetails {
  name: string;
  /** Invoices and receipts go there. */
  email: string;
  address: BillingAddress | null;
}

export interface TaxId {
  /** The provider's name of its kind: `us_ein`, `ca_gst_hst`. */
  type: string;
  value: string;
}

/** Everything about one customer, read at once. */
export interface CustomerCopy {
  /** Deleted at the provider. */
  isGone: boolean;
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

/** What a coupon takes off, for how long, and until when its code is taken. */
export interface NewCoupon {
  code: string;
  percentOff: number | null;
  amountOffCents: number | null;
  duration: 'once' | 'repeating' | 'forever';
  /** For a repeating one alone. */
  months: number | null;
  /** How many subscriptions may have it; null for any number. */
  maxRedemptions: number | null;
  /** The code is not taken from this instant on; null for never. */
  expiresAt: Date | null;
}

/** A coupon as its seller sees it, used up or not. */
export interface SoldCoupon extends ProviderCoupon {
  isActive: boolean;
  redeemed: number;
  maxRedemptions: number | null;
  expiresAt: Date | null;
}

export interface NewSubscription {
  customerId: string;
  priceId: string;
  trialDays: number | null;
  couponId: string | null;
  packageId: string;
  /** The card that is charged; null for the customer's default. */
  cardId: string | null;
}

/** A plan whose charge of today is asked for. */
export interface PricedChange {
  customerId: string;
  priceId: string;
  couponId: string | null;
  /** The running subscription and its item; null for a first plan. */
  running: { subscriptionId: string; itemId: string } | null;
  /** The instant that credit for the running period is counted from. */
  at: Date;
  /** Tax is added to it, or not; absent: as it is to new subscriptions. */
  isTaxed?: boolean;
  /** The running period was not paid for: nothing of it is credited. */
  isUnpaidPeriod?: boolean;
}

/** Why a subscription is canceled, as a person said; both may be missing. */
export interface Cancellation {
  reason:
    | 'too_expensive'
    | 'unused'
    | 'missing_features'
    | 'too_complex'
    | 'switched_service'
    | 'customer_service'
    | 'other'
    | null;
  words: string;
}

export interface SubscriptionChange {
  subscriptionId: string;
  itemId: string;
  priceId?: string;
  /**
   * True: a new period begins now and is charged, less what is left of the running one, counted from `at`. False: the new price
   * counts from the next period.
   */
  chargeNow?: boolean;
  at?: Date;
  cardId?: string;
  couponId?: string | null;
  cancelAtPeriodEnd?: boolean;
  cancellation?: Cancellation;
  entitled?: { packageId: string; until: Date } | null;
  /** Collection stops until `resumesAt`, null for not at all: then what was asked for before is taken back. */
  pause?: { from: Date; until: Date; resumesAt: Date | null };
  /** Tax is added to its invoices from now on. */
  addTax?: boolean;
  /** True: collection continues, and a new period begins now and is charged. Nothing of the running one is credited. */
  resumeNow?: boolean;
}

/** A payment page of the provider that can still be finished. */
export interface OpenPage {
  id: string;
  url: string;
  sellsPlan: boolean;
  /** Ours: what it was opened for. */
  intent: string;
}

export interface FinishedPage {
  id: string;
  isFinished: boolean;
  intent: string;
  /** The card that a page without a plan has kept. */
  cardId: string | null;
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
  /** Tax is added to what is bought, where the address of the customer asks for it. */
  readonly addsTax: boolean;
  /** Live events are taken only where live money moves. */
  readonly isLive: boolean;

  createCustomer(
    input: { carrierId: string; name: string; email: string },
    key: string,
  ): Promise<Outcome<string>>;
  readCustomer(customerId: string): Promise<Outcome<CustomerCopy>>;
  /** Whom invoices are made out to, with the tax IDs on them, newest first. */
  readDetails(customerId: string): Promise<Outcome<CustomerDetails & { taxIds: (TaxId & { id: string })[] }>>;
  changeDetails(customerId: string, details: CustomerDetails): Promise<Outcome<void>>;
  /** Puts a tax ID on the customer's invoices; refused where its form is wrong. */
  addTaxId(customerId: string, taxId: TaxId): Promise<Outcome<void>>;
  removeTaxId(customerId: string, taxIdId: string): Promise<Outcome<void>>;
  deleteCustomer(customerId: string): Promise<Outcome<void>>;
  /** Gives back what was paid for an invoice; `reason` null for one that is none of the provider's. */
  refundInvoice(
    invoiceId: string,
    cents: number,
    key: string,
    reason?: 'duplicate' | null,
  ): Promise<Outcome<void>>;
  /** Credit for the next payments. */
  giveCredit(
    input: { customerId: string; cents: number; description: string },
    key: string,
  ): Promise<Outcome<void>>;
  /** Gives back the credit that an invoice used up, and marks the invoice. */
  returnCredit(
    input: { customerId: string; invoiceId: string; cents: number },
    key: string,
  ): Promise<Outcome<void>>;
  /** Keeps the card behind a token of the browser's script, checked by the bank for later charges. One that is kept already stays. */
  addCard(
    customerId: string,
    token: string,
    key: string,
  ): Promise<Outcome<{ id: string; isNew: boolean; fingerprint: string | null }>>;
  /** Makes a card the one that is charged: of the customer, and of each of these subscriptions. */
  setDefaultCard(
    input: { customerId: string; cardId: string; subscriptionIds: string[] },
    key: string,
  ): Promise<Outcome<void>>;
  /** Tries to collect an open invoice from a card. */
  payInvoice(invoiceId: string, cardId: string, key: string): Promise<Outcome<void>>;
  removeCard(cardId: string, key: string): Promise<Outcome<void>>;
  listSubscriptions(customerId: string): Promise<Outcome<ProviderSubscription[]>>;
  createSubscription(input: NewSubscription, key: string): Promise<Outcome<ProviderSubscription>>;
  changeSubscription(change: SubscriptionChange, key: string): Promise<Outcome<ProviderSubscription>>;
  /** Ends it now. */
  endSubscription(subscriptionId: string, key: string, cancellation?: Cancellation): Promise<Outcome<void>>;
  voidInvoice(invoiceId: string, key: string): Promise<Outcome<void>>;
  /** What a change at once would charge today. */
  previewChange(input: PricedChange): Promise<Outcome<ChangePreview>>;
  findCoupon(code: string): Promise<Outcome<ProviderCoupon | null>>;
  /** A coupon by the id that is sent with a subscription; null where it cannot be used any more. */
  readCoupon(id: string): Promise<Outcome<ProviderCoupon | null>>;
  /** The 100 newest codes, those that are used up or turned off too. */
  listCoupons(): Promise<Outcome<SoldCoupon[]>>;
  /** Refused where a code that is active has the same text. */
  createCoupon(input: NewCoupon, key: string): Promise<Outcome<void>>;
  /** Its code is taken no more; discounts that run stay. */
  turnCouponOff(id: string): Promise<Outcome<void>>;
  /** Products and prices of the packages, made where they are missing. */
  ensurePrice(input: {
    /** What the price is found by again, in its own words. */
    packageId: string;
    /** The product that it is a price of; absent where that goes by the same name. */
    productOf?: string;
    /** Absent for a month. */
    interval?: 'month' | 'year';
    name: string;
    lookupKey: string;
    unitCents: number;
  }): Promise<Outcome<ProviderPrice>>;
  startCheckout(
    input: { customerId: string; successUrl: string; cancelUrl: string; intent: string } & (
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
  listOpenPages(customerId: string): Promise<Outcome<OpenPage[]>>;
  /** What became of a payment page; null where it is not known. */
  readPage(sessionId: string): Promise<Outcome<FinishedPage | null>>;
  expireCheckout(sessionId: string): Promise<Outcome<void>>;
  openPortal(customerId: string, returnUrl: string): Promise<Outcome<string>>;
  /** The event of a webhook, or null where signature or age is wrong. */
  readWebhook(rawBody: string, signature: string | null, now: Date): WebhookEvent | null;
}
