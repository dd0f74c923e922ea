import Stripe from 'stripe';
import { ratesAt } from './taxes';
import type {
  CardRecord,
  CheckoutRecord,
  CouponRecord,
  CustomerRecord,
  DiscountRecord,
  PortalRecord,
  PriceRecord,
  ProductRecord,
  PromotionCodeRecord,
  SetupIntentRecord,
  SubscriptionRecord,
  TaxIdRecord,
  TokenRecord,
  World,
} from './state';

/**
 * Records in Stripe's words. Every function returns the type that the SDK promises its callers, so the compiler holds
 * each reply of the local Stripe against Stripe's own description of it.
 */
export const API_VERSION = '2026-10-28.endive';

export const listOf = <T>(url: string, data: T[], hasMore = false): Stripe.ApiList<T> => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
});

export const toCustomer = (record: CustomerRecord): Stripe.Customer => ({
  id: record.id,
  object: 'customer',
  address: record.address ?? null,
  balance: record.balanceCents,
  created: record.created,
  default_source: null,
  delinquent: false,
  description: null,
  email: record.email,
  name: record.name,
  invoice_prefix: record.invoicePrefix,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: record.defaultPaymentMethod,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: record.metadata,
  shipping: null,
});

/** Kinds that Stripe checks with a registry are none of ours: the others are taken as they are written. */
export const toTaxId = (customer: string, record: TaxIdRecord): Stripe.TaxId => ({
  id: record.id,
  object: 'tax_id',
  country: record.type.slice(0, 2).toUpperCase(),
  created: record.created,
  customer,
  customer_account: null,
  livemode: false,
  owner: { type: 'customer', customer, customer_account: null },
  type: record.type,
  value: record.value,
  verification: { status: 'unavailable', verified_address: null, verified_name: null },
});

export const toPaymentMethod = (record: CardRecord): Stripe.PaymentMethod => ({
  id: record.id,
  object: 'payment_method',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  created: record.created,
  customer: record.customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
  card: {
    brand: record.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: record.postalCheck ?? null,
      cvc_check: 'pass',
    },
    country: 'US',
    display_brand: record.brand,
    exp_month: record.expMonth,
    exp_year: record.expYear,
    fingerprint: record.fingerprint ?? `${record.brand}${record.last4}`,
    funding: 'credit',
    generated_from: null,
    last4: record.last4,
    networks: { available: [record.brand], preferred: null },
    regulated_status: null,
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
});

export const toToken = (record: TokenRecord): Stripe.Token => ({
  id: record.id,
  object: 'token',
  client_ip: null,
  created: record.created,
  livemode: false,
  type: 'card',
  used: record.used,
});

export const toSetupIntent = (record: SetupIntentRecord): Stripe.SetupIntent => ({
  id: record.id,
  object: 'setup_intent',
  allowed_payment_method_types: null,
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  client_secret: record.secret,
  created: record.created,
  customer: record.customer,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  flow_directions: null,
  last_setup_error: null,
  latest_attempt: null,
  livemode: false,
  mandate: null,
  metadata: record.metadata,
  next_action: null,
  on_behalf_of: null,
  payment_method: record.paymentMethod,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  single_use_mandate: null,
  status: record.status,
  usage: 'off_session',
});

export const toProduct = (record: ProductRecord): Stripe.Product => ({
  id: record.id,
  object: 'product',
  active: record.active,
  created: record.created,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: record.metadata,
  name: record.name,
  package_dimensions: null,
  shippable: null,
  tax_details: null,
  type: 'service',
  updated: record.created,
  url: null,
});

export const toPrice = (record: PriceRecord): Stripe.Price => ({
  id: record.id,
  object: 'price',
  active: record.active,
  billing_scheme: 'per_unit',
  created: record.created,
  currency: record.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: record.lookupKey,
  metadata: record.metadata,
  nickname: null,
  product: record.product,
  recurring: {
    interval: record.interval ?? 'month',
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: record.taxBehavior ?? 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: record.unitCents,
  unit_amount_decimal: Stripe.Decimal.from(record.unitCents),
});

const toPlan = (record: PriceRecord): Stripe.Plan => ({
  id: record.id,
  object: 'plan',
  active: record.active,
  amount: record.unitCents,
  amount_decimal: Stripe.Decimal.from(record.unitCents),
  billing_scheme: 'per_unit',
  created: record.created,
  currency: record.currency,
  interval: record.interval ?? 'month',
  interval_count: 1,
  livemode: false,
  metadata: record.metadata,
  meter: null,
  nickname: null,
  product: record.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

export const toCoupon = (record: CouponRecord, now: number): Stripe.Coupon => ({
  id: record.id,
  object: 'coupon',
  amount_off: record.amountOffCents,
  created: record.created,
  currency: record.amountOffCents === null ? null : 'usd',
  duration: record.duration,
  duration_in_months: record.months,
  livemode: false,
  max_redemptions: record.maxRedemptions,
  metadata: {},
  name: record.name,
  percent_off: record.percentOff,
  redeem_by: record.redeemBy,
  times_redeemed: record.redeemed,
  valid: couponIsValid(record, now),
});

export const couponIsValid = (record: CouponRecord, now: number): boolean =>
  !record.deleted &&
  (record.redeemBy === null || now < record.redeemBy) &&
  (record.maxRedemptions === null || record.redeemed < record.maxRedemptions);

export const toPromotionCode = (
  record: PromotionCodeRecord,
  coupon: CouponRecord | undefined,
  now: number,
  expanded: boolean,
): Stripe.PromotionCode => ({
  id: record.id,
  object: 'promotion_code',
  active:
    record.active &&
    (record.expiresAt === null || now < record.expiresAt) &&
    (record.maxRedemptions === null || record.redeemed < record.maxRedemptions) &&
    coupon !== undefined &&
    couponIsValid(coupon, now),
  code: record.code,
  created: record.created,
  customer: null,
  customer_account: null,
  expires_at: record.expiresAt,
  livemode: false,
  max_redemptions: record.maxRedemptions,
  metadata: {},
  promotion: { type: 'coupon', coupon: expanded && coupon ? toCoupon(coupon, now) : record.coupon },
  restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
  times_redeemed: record.redeemed,
});

export const toDiscount = (
  world: World,
  record: DiscountRecord,
  subscription: SubscriptionRecord,
  withCoupon = false,
): Stripe.Discount => {
  const coupon = world.state.coupons[record.coupon];
  return {
    id: record.id,
    object: 'discount',
    checkout_session: null,
    customer: subscription.customer,
    customer_account: null,
    end: record.end,
    invoice: null,
    invoice_item: null,
    promotion_code: record.promotionCode,
    source: { type: 'coupon', coupon: withCoupon && coupon ? toCoupon(coupon, world.now) : record.coupon },
    start: record.start,
    subscription: subscription.id,
    subscription_item: null,
  };
};

export function toSubscription(
  world: World,
  record: SubscriptionRecord,
  expanded: 'no' | 'discounts' | 'coupons' = 'no',
): Stripe.Subscription {
  const price = world.state.prices[record.item.price] as PriceRecord;
  return {
    id: record.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: record.automaticTax?.disabledReason ?? null,
      enabled: record.automaticTax?.enabled ?? false,
      liability: record.automaticTax?.enabled ? { type: 'self' } : null,
    },
    billing_cycle_anchor: record.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: record.cancelAtPeriodEnd ? record.periodEnd : null,
    cancel_at_period_end: record.cancelAtPeriodEnd,
    canceled_at: record.canceledAt,
    cancellation_details: {
      comment: record.cancellation?.comment ?? null,
      feedback: record.cancellation?.feedback ?? null,
      feedback_option: null,
      reason: record.canceledAt === null ? null : 'cancellation_requested',
    },
    collection_method: 'charge_automatically',
    created: record.created,
    currency: price.currency,
    customer: record.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: record.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: record.discounts.map((discount) =>
      expanded === 'no' ? discount.id : toDiscount(world, discount, record, expanded === 'coupons'),
    ),
    ended_at: record.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(`/v1/subscription_items?subscription=${record.id}`, [
      {
        id: record.item.id,
        object: 'subscription_item',
        billing_thresholds: null,
        created: record.item.created,
        current_period_end: record.periodEnd,
        current_period_start: record.periodStart,
        current_trial: null,
        discounts: [],
        metadata: {},
        plan: toPlan(price),
        price: toPrice(price),
        quantity: 1,
        subscription: record.id,
        tax_rates: [],
      },
    ]),
    latest_invoice: record.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: record.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: record.pauseCollection
      ? { behavior: record.pauseCollection.behavior, resumes_at: record.pauseCollection.resumesAt }
      : null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: record.created,
    status: record.status,
    test_clock: null,
    transfer_data: null,
    trial_end: record.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: record.trialStart,
  };
}

export const toCheckout = (world: World, record: CheckoutRecord): Stripe.Checkout.Session => ({
  id: record.id,
  object: 'checkout.session',
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  amount_subtotal: null,
  amount_total: null,
  automatic_tax: record.automaticTax
    ? {
        enabled: true,
        liability: { type: 'self' },
        provider: 'stripe',
        status:
          ratesAt(world.state.customers[record.customer]?.address) === null
            ? 'requires_location_inputs'
            : 'complete',
      }
    : { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: record.cancelUrl,
  client_reference_id: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  created: record.created,
  currency: 'usd',
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: record.customer,
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  customer_email: null,
  discounts: record.promotionCode === null ? null : [{ coupon: null, promotion_code: record.promotionCode }],
  expires_at: record.expiresAt,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  metadata: record.metadata,
  mode: record.mode,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  payment_status:
    record.mode === 'setup' ? 'no_payment_required' : record.status === 'complete' ? 'paid' : 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: record.setupIntent,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: record.status,
  submit_type: null,
  subscription: record.subscription,
  success_url: record.successUrl,
  total_details: null,
  ui_mode: 'hosted_page',
  url: record.status === 'open' ? `${world.pagesUrl}/checkout/${record.id}` : null,
  wallet_options: null,
});

export const toPortal = (world: World, record: PortalRecord): Stripe.BillingPortal.Session => ({
  id: record.id,
  object: 'billing_portal.session',
  configuration: 'bpc_local',
  created: record.created,
  customer: record.customer,
  customer_account: null,
  flow: null,
  livemode: false,
  locale: null,
  on_behalf_of: null,
  return_url: record.returnUrl,
  url: `${world.pagesUrl}/portal/${record.id}`,
});
