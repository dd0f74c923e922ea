import {
  daysUntil,
  entitledPackage,
  isLive,
  isPaused,
  statusInWords,
} from '~/areas/billing/rules/entitlement';
import {
  FREE_PACKAGE,
  FREE_PACKAGE_ID,
  intervalOf,
  packageOf,
  PACKAGES,
  planIdOf,
  priceCentsOf,
} from '~/areas/billing/rules/packages';
import { formatCents } from '~/areas/billing/rules/money-words';
import { limitsOf } from '~/areas/trips/rules/plan-limits';
import type { BillingPage } from '~/areas/billing/read-billing.server';
import { cardTitle, dateIn, invoiceMoney } from './billing-view';

/** The subscription of a carrier that has none: the free plan goes by this name in addresses. */
export const FREE_SUBSCRIPTION_ID = 'free';

interface Reader {
  timeZone: string;
  publicUrl: string;
  stripeKey: string;
}

/** The billing state as programs read it. Money is cents beside its text; dates of invoices are MM/dd/yyyy. */
export function billingResource(page: BillingPage, { timeZone, publicUrl, stripeKey }: Reader) {
  const { subscription, account, plan, now } = page;
  const whole = (url: string | null) => (url?.startsWith('/') ? publicUrl + url : url);
  const live = subscription && isLive(subscription.status) ? subscription : null;
  const limits = limitsOf(plan);
  const invoices = page.invoices.map((invoice) => ({
    id: invoice.id,
    display_number: invoice.number ?? invoice.id,
    display_date: dateIn(invoice.createdAt, timeZone),
    display_total: formatCents(invoice.totalCents),
    display_status: invoiceMoney(invoice).status,
    status: invoice.status,
    total_cents: invoice.totalCents,
    tax_cents: invoice.taxCents,
    due_cents: invoice.dueCents,
    paid_cents: invoice.paidCents,
    refunded_cents: invoice.refundedCents,
    hosted_invoice_url: whole(invoice.hostedUrl),
    invoice_pdf: whole(invoice.pdfUrl),
  }));
  const open = invoices.filter(({ status }) => status === 'open').at(-1);
  const shown = packageOf(live?.packageId ?? FREE_PACKAGE_ID) ?? FREE_PACKAGE;
  return {
    stripeKey,
    test_billing: page.isTest,
    packages: PACKAGES.map((entry) => ({
      id: entry.id,
      name: entry.name,
      limit: entry.trips,
      stops_per_trip: entry.stopsPerTrip,
      price: entry.monthlyCents / 100,
      price_cents: entry.monthlyCents,
      currency: 'USD',
      yearly:
        entry.id === FREE_PACKAGE_ID
          ? null
          : {
              plan_id: planIdOf(entry.id, 'year'),
              price: priceCentsOf(planIdOf(entry.id, 'year')) / 100,
              price_cents: priceCentsOf(planIdOf(entry.id, 'year')),
            },
    })),
    subscription: {
      id: live?.id ?? FREE_SUBSCRIPTION_ID,
      package_id: shown.id,
      package_name: shown.name,
      plan_id: live?.packageId ?? FREE_PACKAGE_ID,
      interval: intervalOf(live?.packageId ?? FREE_PACKAGE_ID),
      status: live?.status ?? 'active',
      display_status: live ? (isPaused(live, now) ? 'Paused' : statusInWords(live.status)) : 'Active',
      limit: limits.trips,
      stops_per_trip: limits.stopsPerTrip,
      /** The package whose limits count now: after a downgrade the larger one until the period ends. */
      effective_package_id: live ? entitledPackage(live, now) : FREE_PACKAGE_ID,
      cancel_at_period_end: live?.cancelAtPeriodEnd ?? false,
      current_period_end: live?.periodEnd.toISOString() ?? null,
      pause:
        live?.pausedFrom && live.pausedUntil
          ? {
              from: live.pausedFrom.toISOString(),
              until: live.pausedUntil.toISOString(),
              in_force: isPaused(live, now),
            }
          : null,
      trial: live?.status === 'trialing',
      trial_days_left: live?.status === 'trialing' ? daysUntil(live.periodEnd, now) : null,
      latest_invoice: open ?? invoices[0] ?? null,
      invoices,
    },
    payment_methods: page.cards.map((card) => ({
      id: card.id,
      stripe_id: card.id,
      display_title: cardTitle(card),
      default: card.isDefault,
    })),
    coupon: account?.couponId
      ? { id: account.couponId, code: account.couponCode, description: account.couponText }
      : null,
    used: page.used,
  };
}
