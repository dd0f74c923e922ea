import { randomBytes } from 'node:crypto';

/**
 * What the local Stripe knows: plain JSON, so that it can be stored as one document. Times are whole seconds since 1970
 * as at Stripe, amounts are cents.
 */
export type CardBehavior =
  | 'good'
  | 'declined-at-attach'
  | 'declined-at-charge'
  /** Once: a holder who has confirmed is not asked again. */
  | 'asks-to-confirm'
  /** For every payment. */
  | 'always-asks';

export interface CustomerRecord {
  id: string;
  created: number;
  email: string | null;
  name: string | null;
  metadata: Record<string, string>;
  defaultPaymentMethod: string | null;
  /** Negative: a credit that the next invoices use up. */
  balanceCents: number;
  invoicePrefix: string;
  invoiceCount: number;
  deleted: boolean;
  /** Missing in states of earlier releases, as are the tax IDs. */
  address?: AddressRecord | null;
  /** Newest first. */
  taxIds?: TaxIdRecord[];
}

export interface AddressRecord {
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
}

export interface TaxIdRecord {
  id: string;
  created: number;
  type: string;
  value: string;
}

/** Whom an invoice was made out to on the day it was made. */
export interface InvoicedTo {
  name: string | null;
  email: string | null;
  address: AddressRecord | null;
  taxIds: { type: string; value: string }[];
}

export interface CardRecord {
  id: string;
  created: number;
  customer: string | null;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  behavior: CardBehavior;
  /** The bank has confirmed the holder: later charges without them go through. */
  confirmed: boolean;
  /** The same for the same number. Missing in states of earlier releases, as are the next two. */
  fingerprint?: string;
  /** Why the bank says no. */
  declineCode?: string;
  /** Its holder disputes what is charged. */
  disputes?: boolean;
  postalCheck?: 'pass' | 'fail' | 'unchecked';
}

export interface TokenRecord {
  id: string;
  created: number;
  used: boolean;
  card: Omit<CardRecord, 'id' | 'created' | 'customer'>;
}

export interface SetupIntentRecord {
  id: string;
  created: number;
  customer: string | null;
  paymentMethod: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  secret: string;
  metadata: Record<string, string>;
}

export interface ProductRecord {
  id: string;
  created: number;
  name: string;
  active: boolean;
  metadata: Record<string, string>;
}

export interface PriceRecord {
  id: string;
  created: number;
  product: string;
  unitCents: number;
  currency: string;
  /** Missing in states of earlier releases: a month. */
  interval?: 'month' | 'year';
  /** Missing where nothing was said: such a price cannot be taxed. */
  taxBehavior?: 'exclusive';
  lookupKey: string | null;
  active: boolean;
  metadata: Record<string, string>;
}

export interface CouponRecord {
  id: string;
  created: number;
  name: string | null;
  percentOff: number | null;
  amountOffCents: number | null;
  duration: 'once' | 'repeating' | 'forever';
  months: number | null;
  maxRedemptions: number | null;
  redeemBy: number | null;
  redeemed: number;
  deleted: boolean;
}

export interface PromotionCodeRecord {
  id: string;
  created: number;
  code: string;
  coupon: string;
  active: boolean;
  maxRedemptions: number | null;
  expiresAt: number | null;
  redeemed: number;
}

export interface DiscountRecord {
  id: string;
  coupon: string;
  promotionCode: string | null;
  start: number;
  end: number | null;
}

export type LocalSubscriptionStatus =
  'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled';

export interface SubscriptionRecord {
  id: string;
  created: number;
  customer: string;
  item: { id: string; created: number; price: string };
  status: LocalSubscriptionStatus;
  /** Periods are whole months from here. */
  anchor: number;
  periodStart: number;
  periodEnd: number;
  trialStart: number | null;
  trialEnd: number | null;
  trialWarned: boolean;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  defaultPaymentMethod: string | null;
  discounts: DiscountRecord[];
  latestInvoice: string | null;
  /** What the running period was charged with, after discounts: what an upgrade credits. Missing in earlier states. */
  lastDebit?: {
    amountCents: number;
    from: number;
    to: number;
    /** Of tax that was added. Missing in earlier states: none was. */
    rates?: string[];
  } | null;
  metadata: Record<string, string>;
  /** While it is set every invoice is void at once. Missing in states of earlier releases: nothing is paused. */
  pauseCollection?: { behavior: 'void'; resumesAt: number | null } | null;
  /** Tax is added to its invoices. Missing in states of earlier releases: none is. */
  automaticTax?: { enabled: boolean; disabledReason: 'requires_location_inputs' | null };
  /** What was said when it was canceled. Missing where nothing was. */
  cancellation?: { comment: string | null; feedback: CancellationFeedback | null };
}

/** Why a subscription was canceled, in Stripe's words. */
export const FEEDBACKS = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;
export type CancellationFeedback = (typeof FEEDBACKS)[number];

export interface LineRecord {
  id: string;
  amountCents: number;
  description: string;
  price: string;
  periodStart: number;
  periodEnd: number;
  proration: boolean;
  /** A credit takes back the tax of what it credits, whatever the address is by now. Missing elsewhere. */
  rates?: string[];
}

/** A tax on one line of an invoice. */
export interface InvoiceTaxRecord {
  line: string;
  rate: string;
  taxableCents: number;
  amountCents: number;
}

/** How an invoice was taxed: not at all, by the address, or not yet because the address does not tell. */
export type InvoiceTaxing = 'off' | 'complete' | 'requires_location_inputs' | 'disabled';

export interface InvoiceRecord {
  id: string;
  created: number;
  number: string;
  customer: string;
  subscription: string | null;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  status: 'open' | 'paid' | 'void';
  periodStart: number;
  periodEnd: number;
  lines: LineRecord[];
  subtotalCents: number;
  discounts: { discount: DiscountRecord; amountCents: number }[];
  /** Missing in states of earlier releases, as is the next: no tax was added. */
  taxes?: InvoiceTaxRecord[];
  automaticTax?: InvoiceTaxing;
  totalCents: number;
  startingBalanceCents: number;
  endingBalanceCents: number;
  dueCents: number;
  paidCents: number;
  attempts: number;
  nextAttempt: number | null;
  paidAt: number | null;
  voidedAt: number | null;
  asksToConfirm: boolean;
  /** What was paid and given back by credit notes. Missing in states of earlier releases, as is `metadata`. */
  refundedCents?: number;
  /** The holder has disputed the payment: it cannot be refunded besides. */
  isDisputed?: boolean;
  metadata?: Record<string, string>;
  /** Missing in states of earlier releases: the customer as it is. */
  invoicedTo?: InvoicedTo;
  /** Part of the address of its page: who has it may see and pay this invoice. */
  pageKey: string;
}

export interface CheckoutRecord {
  id: string;
  created: number;
  expiresAt: number;
  mode: 'subscription' | 'setup';
  status: 'open' | 'complete' | 'expired';
  customer: string;
  price: string | null;
  trialDays: number | null;
  promotionCode: string | null;
  /** Missing in states of earlier releases: no tax is added. */
  automaticTax?: boolean;
  /** The billing address that is given at the page is kept on the customer. */
  keepsAddress?: boolean;
  subscriptionMetadata: Record<string, string>;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
  subscription: string | null;
  setupIntent: string | null;
}

export interface PortalRecord {
  id: string;
  created: number;
  customer: string;
  returnUrl: string;
}

export interface EventRecord {
  id: string;
  created: number;
  type: string;
  /** The object as it was, in Stripe's words. */
  object: unknown;
  delivery: { status: 'pending' | 'delivered' | 'given-up'; attempts: number; notBefore: number };
}

export interface IdempotencyRecord {
  fingerprint: string;
  status: number;
  body: unknown;
  at: number;
}

export interface LocalStripeState {
  /** Added to the clock of the program: the hand that moves this world's time. */
  clockShiftSeconds: number;
  webhookSecret: string;
  secretKey: string;
  customers: Record<string, CustomerRecord>;
  cards: Record<string, CardRecord>;
  tokens: Record<string, TokenRecord>;
  setupIntents: Record<string, SetupIntentRecord>;
  products: Record<string, ProductRecord>;
  prices: Record<string, PriceRecord>;
  coupons: Record<string, CouponRecord>;
  promotionCodes: Record<string, PromotionCodeRecord>;
  subscriptions: Record<string, SubscriptionRecord>;
  invoices: Record<string, InvoiceRecord>;
  checkouts: Record<string, CheckoutRecord>;
  portals: Record<string, PortalRecord>;
  events: EventRecord[];
  idempotency: Record<string, IdempotencyRecord>;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const randomText = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`;

export const emptyState = (): LocalStripeState => ({
  clockShiftSeconds: 0,
  webhookSecret: `whsec_${randomText(32)}`,
  secretKey: `sk_test_local${randomText(24)}`,
  customers: {},
  cards: {},
  tokens: {},
  setupIntents: {},
  products: {},
  prices: {},
  coupons: {},
  promotionCodes: {},
  subscriptions: {},
  invoices: {},
  checkouts: {},
  portals: {},
  events: [],
  idempotency: {},
});

/** A code that anybody may try where the local Stripe is the billing: 20 percent off the first three months. */
export const DEMO_COUPON_CODE = 'WELCOME20';

/** What an installation without Stripe begins with. */
export const firstState = (): LocalStripeState => ({
  ...emptyState(),
  coupons: {
    welcome20: {
      id: 'welcome20',
      created: 0,
      name: 'Welcome',
      percentOff: 20,
      amountOffCents: null,
      duration: 'repeating',
      months: 3,
      maxRedemptions: null,
      redeemBy: null,
      redeemed: 0,
      deleted: false,
    },
  },
  promotionCodes: {
    promo_welcome20: {
      id: 'promo_welcome20',
      created: 0,
      code: DEMO_COUPON_CODE,
      coupon: 'welcome20',
      active: true,
      maxRedemptions: null,
      expiresAt: null,
      redeemed: 0,
    },
  },
});

/** One request's or one tick's view: the state, which it may change, and the instant. */
export interface World {
  state: LocalStripeState;
  /** Seconds since 1970. */
  now: number;
  /** Where the pages of this Stripe are reached from outside. */
  pagesUrl: string;
}
