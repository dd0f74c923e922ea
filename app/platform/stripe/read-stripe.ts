import type Stripe from 'stripe';
import type {
  BillingAddress,
  FinishedPage,
  OpenPage,
  ProviderCard,
  ProviderCoupon,
  SoldCoupon,
  ProviderInvoice,
  ProviderSubscription,
  ProviderTax,
} from './port';

const instant = (seconds: number): Date => new Date(seconds * 1000);
const maybeInstant = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? instant(seconds) : null;
const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** A subscription in our words. The period is on its item since the API of 2025. */
export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`subscription ${subscription.id} has no item`);
  const {
    entitled_package: entitledPackage,
    entitled_until: entitledUntil,
    sent_coupon: sentCoupon,
    pause_from: pauseFrom,
    pause_until: pauseUntil,
  } = subscription.metadata;
  return {
    id: subscription.id,
    itemId: item.id,
    priceId: item.price.id,
    packageId: item.price.metadata['package_id'] || null,
    priceCents: item.price.unit_amount,
    status: subscription.status,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    periodStart: instant(item.current_period_start),
    periodEnd: instant(item.current_period_end),
    anchor: instant(subscription.billing_cycle_anchor),
    trialEnd: maybeInstant(subscription.trial_end),
    entitledPackageId: entitledPackage || null,
    entitledUntil: entitledUntil ? instant(Number(entitledUntil)) : null,
    pause:
      pauseFrom && pauseUntil
        ? { from: instant(Number(pauseFrom)), until: instant(Number(pauseUntil)) }
        : null,
    isCollecting: !subscription.pause_collection,
    isTaxed: subscription.automatic_tax.enabled,
    discount: discountOf(subscription.discounts),
    latestInvoiceId: idOf(subscription.latest_invoice),
    sentCouponId: sentCoupon || null,
    cardId: idOf(subscription.default_payment_method),
    startedAt: instant(subscription.created),
    endedAt: maybeInstant(subscription.ended_at),
  };
}

/** @throws Error where the answer names a discount or a coupon by its id alone: no discount would be shown where there is one. */
function discountOf(discounts: Stripe.Subscription['discounts']): ProviderSubscription['discount'] {
  const [first] = discounts;
  if (first === undefined) return null;
  if (typeof first === 'string') throw new Error(`discount ${first} was not expanded`);
  const { coupon } = first.source;
  if (typeof coupon === 'string') throw new Error(`coupon ${coupon} was not expanded`);
  if (coupon === null) return null;
  return {
    percentOff: coupon.percent_off,
    amountOffCents: coupon.amount_off,
    until: maybeInstant(first.end),
    name: coupon.name,
    isOnce: coupon.duration === 'once',
  };
}

/** Null for one without a street: the country alone comes with a card, and is no address. */
export const toAddress = (address: Stripe.Address | null | undefined): BillingAddress | null =>
  address?.line1
    ? {
        line1: address.line1,
        line2: address.line2 ?? '',
        city: address.city ?? '',
        state: address.state ?? '',
        postalCode: address.postal_code ?? '',
        country: address.country ?? '',
      }
    : null;

export const toCard = (method: Stripe.PaymentMethod, defaultId: string | null): ProviderCard[] =>
  method.card
    ? [
        {
          id: method.id,
          brand: method.card.brand,
          last4: method.card.last4,
          expMonth: method.card.exp_month,
          expYear: method.card.exp_year,
          fingerprint: method.card.fingerprint ?? null,
          isDefault: method.id === defaultId,
          createdAt: instant(method.created),
        },
      ]
    : [];

type RateOf = (id: string) => Stripe.TaxRate | undefined;

/** The rates that an invoice names; what they are called is read by id. */
export const rateIdsOf = ({ total_taxes: taxes }: Pick<Stripe.Invoice, 'total_taxes'>): string[] =>
  (taxes ?? []).flatMap(({ amount, tax_rate_details: details }) =>
    amount === 0 || !details ? [] : [details.tax_rate],
  );

/** Taxes of nothing are left out: places where none is collected are among them. */
export const toTaxes = (
  { total_taxes: taxes }: Pick<Stripe.Invoice, 'total_taxes'>,
  rateOf: RateOf,
): ProviderTax[] =>
  (taxes ?? []).flatMap(({ amount, tax_behavior: behavior, tax_rate_details: details }) => {
    if (amount === 0) return [];
    const rate = details ? rateOf(details.tax_rate) : undefined;
    const percent = rate?.rate_type === 'flat_amount' ? null : (rate?.percentage ?? null);
    return [
      {
        name: rate?.display_name ?? 'Tax',
        percent: percent === null ? null : String(percent),
        cents: amount,
        isIncluded: behavior === 'inclusive',
      },
    ];
  });

/** The price of what an invoice sells: other lines only credit an earlier one. */
export function priceIdOf({ lines }: Pick<Stripe.Invoice, 'lines'>): string | null {
  const [sold] = [...lines.data].sort((a, b) => b.amount - a.amount);
  return idOf(sold?.pricing?.price_details?.price);
}

export interface InvoiceNames {
  rateOf?: RateOf;
  /** The plan that a price is for. */
  packageOf?: (priceId: string) => string | null;
}

/** Drafts are not yet anybody's business. */
export const toInvoice = (
  invoice: Stripe.Invoice,
  { rateOf = () => undefined, packageOf = () => null }: InvoiceNames = {},
): ProviderInvoice[] =>
  invoice.status === 'draft' || invoice.status === null
    ? []
    : [
        {
          id: invoice.id,
          number: invoice.number,
          status: invoice.status,
          totalCents: invoice.total,
          taxes: toTaxes(invoice, rateOf),
          dueCents: invoice.amount_remaining,
          hostedUrl: invoice.hosted_invoice_url ?? null,
          pdfUrl: invoice.invoice_pdf ?? null,
          subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
          packageId: packageOf(priceIdOf(invoice) ?? ''),
          paidCents: invoice.amount_paid,
          refundedCents: invoice.post_payment_credit_notes_amount,
          creditUsedCents: (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance,
          isCreditReturned: invoice.metadata?.['credit_returned'] === 'yes',
          wasTried: invoice.attempt_count > 0,
          createdAt: instant(invoice.created),
        },
      ];

export function toCoupon(promotion: Stripe.PromotionCode | undefined): ProviderCoupon | null {
  const coupon = promotion?.promotion.coupon;
  if (!promotion || !coupon || typeof coupon === 'string' || !coupon.valid) return null;
  const { duration } = coupon;
  if (duration !== 'once' && duration !== 'repeating' && duration !== 'forever') return null;
  return {
    id: promotion.id,
    code: promotion.code,
    percentOff: coupon.percent_off,
    amountOffCents: coupon.amount_off,
    duration: duration as ProviderCoupon['duration'],
    months: coupon.duration_in_months,
  };
}

/** A code for its seller: also one that cannot be used any more. Null where its coupon is gone, or of a kind that we do not make. */
export function toSoldCoupon(promotion: Stripe.PromotionCode): SoldCoupon | null {
  const { coupon } = promotion.promotion;
  if (!coupon || typeof coupon === 'string') return null;
  const facts = toCoupon({
    ...promotion,
    promotion: { ...promotion.promotion, coupon: { ...coupon, valid: true } },
  });
  return (
    facts && {
      ...facts,
      isActive: promotion.active && coupon.valid,
      redeemed: promotion.times_redeemed,
      maxRedemptions: promotion.max_redemptions,
      expiresAt: promotion.expires_at === null ? null : instant(promotion.expires_at),
    }
  );
}

export const toOpenPage = (session: Stripe.Checkout.Session): OpenPage[] =>
  session.status === 'open' && session.url !== null
    ? [
        {
          id: session.id,
          url: session.url,
          sellsPlan: session.mode === 'subscription',
          intent: session.metadata?.['intent'] ?? '',
        },
      ]
    : [];

export function toFinishedPage(session: Stripe.Checkout.Session): FinishedPage {
  const intent = typeof session.setup_intent === 'string' ? null : session.setup_intent;
  return {
    id: session.id,
    isFinished: session.status === 'complete',
    intent: session.metadata?.['intent'] ?? '',
    cardId: idOf(intent?.payment_method),
  };
}
