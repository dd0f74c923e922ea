import * as z from 'zod';
import { named, type Operation } from '../operation.server';

const invoice = named(
  'Invoice',
  z.object({
    id: z.string(),
    display_number: z.string(),
    display_date: z.string(),
    display_total: z.string(),
    display_status: z.string(),
    status: z.string(),
    total_cents: z.int(),
    hosted_invoice_url: z.string().nullable(),
    invoice_pdf: z.string().nullable(),
  }),
);

const coupon = z.object({ id: z.string(), code: z.string().nullable(), description: z.string().nullable() });

const billing = named(
  'Billing',
  z.object({
    stripeKey: z.string(),
    test_billing: z.boolean().describe('No money moves.'),
    packages: z.array(z.object({ id: z.string(), name: z.string(), limit: z.int(), stops_per_trip: z.int(), price: z.number(), price_cents: z.int(), currency: z.literal('USD') })),
    subscription: z.object({
      id: z.string().describe('free where there is none.'),
      package_id: z.string(),
      package_name: z.string(),
      status: z.string(),
      display_status: z.string(),
      limit: z.int(),
      stops_per_trip: z.int(),
      effective_package_id: z.string().describe('The package whose limits count now.'),
      cancel_at_period_end: z.boolean(),
      current_period_end: z.iso.datetime().nullable(),
      trial: z.boolean(),
      trial_days_left: z.int().nullable(),
      latest_invoice: invoice.nullable(),
      invoices: z.array(invoice),
    }),
    payment_methods: z.array(z.object({ id: z.string(), stripe_id: z.string(), display_title: z.string(), default: z.boolean() })),
    coupon: coupon.nullable(),
    used: z.int().describe('Trips of the last 30 days.'),
  }),
);

const changed = billing.extend({ change: z.string().optional(), confirmation_url: z.string().optional(), id: z.string().optional() });
const commands = { 'x-ui-commands': 'REFRESH_USER' };
const id = z.string();

export const billingOperations: Operation[] = [
  {
    id: 'readBilling', tag: 'billing', method: 'GET', path: '/account/billing', access: 'carrier',
    summary: 'Packages, subscription and usage',
    answers: { 200: { text: 'The billing state.', schema: billing } },
    example: { status: 200 },
  },
  {
    id: 'readBillingKey', tag: 'billing', method: 'GET', path: '/account/billing/key', access: 'carrier',
    summary: 'The card provider’s public key',
    answers: { 200: { text: 'The key.', schema: z.object({ stripeKey: z.string() }) } },
    example: { status: 200 },
  },
  {
    id: 'addCard', tag: 'billing', method: 'POST', path: '/account/billing/card', access: 'carrier',
    summary: 'Keep the card behind a token',
    notes: 'A card that is refused is a 422 with error.message.',
    body: { schema: z.object({ stripe_token: z.string() }) },
    answers: { 201: { text: 'The billing state with the new card; id is the card’s.', schema: changed } },
    problems: [403, 409, 503],
    example: { body: { stripe_token: 'tok_visa' }, status: 201 },
  },
  {
    id: 'makeCardDefault', tag: 'billing', method: 'PUT', path: '/account/billing/card/{id}', access: 'carrier',
    summary: 'Make a card the default',
    params: { id },
    body: { schema: z.union([z.object({ data: z.object({ default: z.literal(true) }) }), z.object({ default: z.literal(true) })]) },
    answers: { 200: { text: 'The billing state.', schema: changed } },
    problems: [403, 404, 409, 503],
    example: { params: { id: 'pm_none' }, body: { data: { default: true } }, status: 404 },
  },
  {
    id: 'removeCard', tag: 'billing', method: 'DELETE', path: '/account/billing/card/{id}', access: 'carrier',
    summary: 'Remove a card',
    notes: 'The one that a subscription is paid with stays (409).',
    params: { id },
    answers: { 200: { text: 'The billing state.', schema: changed } },
    problems: [403, 404, 409, 503],
    example: { params: { id: 'pm_none' }, status: 404 },
  },
  {
    id: 'changeSubscription', tag: 'billing', method: 'PUT', path: '/account/billing/subscription/{id}', access: 'carrier',
    summary: 'Choose a plan',
    notes: 'The call stands for the authorization that the screen asks for. stripe_id is a card that is kept, stripe_token a new one. Where the bank wants to see the holder: 202 with confirmation_url.',
    params: { id: id.describe('free where there is no subscription yet.') },
    body: { schema: z.object({ plan_id: z.string(), stripe_id: z.string().optional(), stripe_token: z.string().optional(), coupon_id: z.string().optional() }) },
    answers: { 200: { text: 'The billing state.', schema: changed, headers: commands }, 202: { text: 'The holder must confirm.', schema: changed } },
    problems: [403, 404, 409, 503],
    example: { params: { id: 'free' }, body: { plan_id: 'ic_basic', stripe_token: 'tok_visa' }, status: 200 },
  },
  {
    id: 'cancelSubscription', tag: 'billing', method: 'PUT', path: '/account/billing/subscription/{id}/cancel', access: 'carrier',
    summary: 'Cancel at the end of the period',
    params: { id },
    answers: { 200: { text: 'The billing state.', schema: changed, headers: commands } },
    problems: [403, 404, 409, 422, 503],
    example: { params: { id: 'sub_none' }, status: 404 },
  },
  {
    id: 'applyCoupon', tag: 'billing', method: 'POST', path: '/account/billing/subscription/coupon', access: 'carrier',
    summary: 'Apply a coupon',
    body: { schema: z.object({ coupon_code: z.string() }) },
    answers: { 200: { text: 'The coupon.', schema: z.object({ coupon }) } },
    problems: [403, 404, 409, 429, 503],
    example: { body: { coupon_code: 'NOSUCHCODE' }, status: 422 },
  },
  {
    id: 'clearCoupon', tag: 'billing', method: 'DELETE', path: '/account/billing/subscription/coupon', access: 'carrier',
    summary: 'Clear the coupon that was applied',
    answers: { 200: { text: 'Cleared.', schema: z.object({ coupon: z.null() }) } },
    problems: [403],
    example: { status: 200 },
  },
  {
    id: 'receiveStripeEvent', tag: 'incoming', method: 'POST', path: '/stripe/webhook', access: 'public', isUncounted: true, isTagged: false,
    summary: 'Messages of the payment provider',
    notes: 'Proven by the signature over the bytes as they came (Stripe-Signature).',
    body: { schema: z.unknown() },
    answers: { 200: { text: 'Taken.', schema: z.object({ received: z.literal(true) }) } },
    example: { body: { id: 'evt_unsigned' }, status: 422 },
  },
];
