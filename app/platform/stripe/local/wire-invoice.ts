import Stripe from 'stripe';
import type { CustomerRecord, InvoicedTo, InvoiceRecord, InvoiceTaxing, LineRecord, World } from './state';
import { toTax, totalTaxes } from './taxes';
import { listOf } from './wire';

const toLine = (world: World, invoice: InvoiceRecord, line: LineRecord): Stripe.InvoiceLineItem => {
  const price = world.state.prices[line.price];
  const subscription =
    invoice.subscription === null ? undefined : world.state.subscriptions[invoice.subscription];
  return {
    id: line.id,
    object: 'line_item',
    amount: line.amountCents,
    currency: 'usd',
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: { credited_items: null },
        subscription: invoice.subscription,
        subscription_item: subscription?.item.id ?? 'si_gone',
      },
      type: 'subscription_item_details',
    },
    period: { start: line.periodStart, end: line.periodEnd },
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: line.price, product: price?.product ?? 'prod_gone' },
      unit_amount_decimal: Stripe.Decimal.from(price?.unitCents ?? 0),
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription: invoice.subscription,
    subtotal: line.amountCents,
    taxes: (invoice.taxes ?? []).filter((tax) => tax.line === line.id).map(toTax),
  };
};

const taxingOf = (taxing: InvoiceTaxing): Stripe.Invoice.AutomaticTax => ({
  disabled_reason: taxing === 'disabled' ? 'finalization_requires_location_inputs' : null,
  enabled: taxing === 'complete' || taxing === 'requires_location_inputs',
  liability: taxing === 'off' || taxing === 'disabled' ? null : { type: 'self' },
  provider: taxing === 'off' || taxing === 'disabled' ? null : 'stripe',
  status: taxing === 'off' || taxing === 'disabled' ? null : taxing,
});

/** Whom an invoice is made out to: what stood there when it was made, whatever became of the customer since. */
export const invoicedTo = (invoice: InvoiceRecord, customer: CustomerRecord | undefined): InvoicedTo =>
  invoice.invoicedTo ?? {
    name: customer?.name ?? null,
    email: customer?.email ?? null,
    address: customer?.address ?? null,
    taxIds: (customer?.taxIds ?? []).map(({ type, value }) => ({ type, value })),
  };

export const invoicePageUrl = (world: World, invoice: InvoiceRecord): string =>
  `${world.pagesUrl}/invoice/${invoice.id}/${invoice.pageKey}`;

export function toInvoice(world: World, record: InvoiceRecord): Stripe.Invoice {
  const customer = world.state.customers[record.customer];
  const to = invoicedTo(record, customer);
  const page = invoicePageUrl(world, record);
  return {
    id: record.id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Test billing',
    account_tax_ids: null,
    amount_due: record.dueCents,
    amount_overpaid: 0,
    amount_paid: record.paidCents,
    amount_remaining: record.status === 'paid' ? 0 : record.dueCents - record.paidCents,
    amount_shipping: 0,
    application: null,
    attempt_count: record.attempts,
    attempted: record.attempts > 0,
    auto_advance: record.status === 'open',
    automatic_tax: taxingOf(record.automaticTax ?? 'off'),
    automatically_finalizes_at: null,
    billing_reason: record.reason,
    collection_method: 'charge_automatically',
    created: record.created,
    currency: 'usd',
    custom_fields: null,
    customer: record.customer,
    customer_account: null,
    customer_address: to.address,
    customer_email: to.email,
    customer_name: to.name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: to.taxIds,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: record.discounts.map(({ discount }) => discount.id),
    due_date: null,
    effective_at: record.created,
    ending_balance: record.endingBalanceCents,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      `/v1/invoices/${record.id}/lines`,
      record.lines.map((line) => toLine(world, record, line)),
    ),
    livemode: false,
    metadata: record.metadata ?? {},
    next_payment_attempt: record.nextAttempt,
    number: record.number,
    on_behalf_of: null,
    parent:
      record.subscription === null
        ? null
        : {
            quote_details: null,
            subscription_details: { metadata: {}, subscription: record.subscription },
            type: 'subscription_details',
          },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: record.periodEnd,
    period_start: record.periodStart,
    post_payment_credit_notes_amount: record.refundedCents ?? 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: record.startingBalanceCents,
    statement_descriptor: null,
    status: record.status,
    status_transitions: {
      finalized_at: record.created,
      marked_uncollectible_at: null,
      paid_at: record.paidAt,
      voided_at: record.voidedAt,
    },
    subtotal: record.subtotalCents,
    subtotal_excluding_tax: record.subtotalCents,
    test_clock: null,
    total: record.totalCents,
    total_discount_amounts: record.discounts.map(({ discount, amountCents }) => ({
      amount: amountCents,
      discount: discount.id,
    })),
    total_excluding_tax:
      record.totalCents - (record.taxes ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0),
    total_pretax_credit_amounts: [],
    total_taxes: totalTaxes(record.taxes ?? []),
    webhooks_delivered_at: record.created,
  };
}
