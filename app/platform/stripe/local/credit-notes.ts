import type Stripe from 'stripe';
import { shareOf } from './amounts';
import { invalidRequest } from './failure';
import { emit } from './events';
import { newId, type CustomerRecord, type InvoiceRecord, type World } from './state';
import { totalTaxes } from './taxes';
import { listOf, toCustomer } from './wire';
import { invoicePageUrl, toInvoice } from './wire-invoice';

/** A credit note on a paid invoice: what was paid goes back to the card. */
export function giveCreditNote(
  world: World,
  invoice: InvoiceRecord,
  {
    amountCents,
    refundCents,
    reason,
  }: { amountCents: number; refundCents: number; reason: Stripe.CreditNote.Reason | null },
): Stripe.CreditNote {
  if (invoice.status !== 'paid')
    throw invalidRequest(
      `A credit note for an invoice that is ${invoice.status} is not known here.`,
      'invoice',
    );
  if (amountCents <= 0 || amountCents !== refundCents)
    throw invalidRequest(
      'The sum of credit amount, refund amount and out of band amount must equal the credit note amount.',
      'amount',
    );
  if (invoice.isDisputed)
    throw invalidRequest(
      'The charge of this invoice has been charged back; cannot issue a refund.',
      undefined,
      'charge_disputed',
    );
  const refunded = invoice.refundedCents ?? 0;
  if (refunded + refundCents > invoice.paidCents)
    throw invalidRequest('The refund amount exceeds what was paid for this invoice.', 'refund_amount');
  invoice.refundedCents = refunded + refundCents;
  // Of every tax its share of the invoice is given back with it.
  const taxes = totalTaxes(invoice.taxes ?? []).map((tax) => ({
    ...tax,
    amount: shareOf(tax.amount, amountCents, invoice.totalCents),
    taxable_amount: shareOf(tax.taxable_amount ?? 0, amountCents, invoice.totalCents),
  }));
  const withoutTax = amountCents - taxes.reduce((sum, { amount }) => sum + amount, 0);
  const note: Stripe.CreditNote = {
    id: newId('cn'),
    object: 'credit_note',
    amount: amountCents,
    amount_shipping: 0,
    created: world.now,
    currency: 'usd',
    customer: invoice.customer,
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: world.now,
    invoice: invoice.id,
    lines: listOf('/v1/credit_notes/lines', []),
    livemode: false,
    memo: null,
    metadata: {},
    number: `${invoice.number}-CN-01`,
    out_of_band_amount: null,
    pdf: `${invoicePageUrl(world, invoice)}/pdf`,
    post_payment_amount: amountCents,
    pre_payment_amount: 0,
    pretax_credit_amounts: [],
    reason,
    refunds: [],
    shipping_cost: null,
    status: 'issued',
    subtotal: withoutTax,
    subtotal_excluding_tax: withoutTax,
    total: amountCents,
    total_excluding_tax: withoutTax,
    total_taxes: taxes,
    type: 'post_payment',
    voided_at: null,
  };
  emit(world, 'credit_note.created', note);
  emit(world, 'invoice.updated', toInvoice(world, invoice));
  return note;
}

/** Adds to a customer's balance; a negative amount is a credit that the next invoices use up. */
export function changeBalance(
  world: World,
  customer: CustomerRecord,
  {
    amountCents,
    description,
    metadata,
  }: { amountCents: number; description: string | null; metadata: Record<string, string> },
): Stripe.CustomerBalanceTransaction {
  customer.balanceCents += amountCents;
  emit(world, 'customer.updated', toCustomer(customer));
  return {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    amount: amountCents,
    checkout_session: null,
    created: world.now,
    credit_note: null,
    currency: 'usd',
    customer: customer.id,
    customer_account: null,
    description,
    ending_balance: customer.balanceCents,
    invoice: null,
    livemode: false,
    metadata,
    type: 'adjustment',
  };
}
