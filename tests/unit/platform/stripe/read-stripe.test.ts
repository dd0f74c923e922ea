import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { priceIdOf, rateIdsOf, toSubscription, toTaxes } from '~/platform/stripe/read-stripe';

const withDiscounts = (discounts: unknown[]) =>
  toSubscription({
    id: 'sub_1',
    items: {
      data: [
        {
          id: 'si_1',
          price: { id: 'price_1', metadata: {} },
          current_period_start: 0,
          current_period_end: 1,
        },
      ],
    },
    metadata: {},
    automatic_tax: { enabled: false },
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    discounts,
    created: 0,
  } as unknown as Stripe.Subscription);
const coupon = { percent_off: 20, amount_off: null, name: 'Twenty', duration: 'forever' };

describe('the discount of a subscription', () => {
  it('is read from its coupon, and is none where there is none', () => {
    expect(withDiscounts([{ id: 'di_1', end: null, source: { coupon } }]).discount).toEqual({
      percentOff: 20,
      amountOffCents: null,
      until: null,
      name: 'Twenty',
      isOnce: false,
    });
    expect(withDiscounts([]).discount).toBeNull();
  });

  it('is never taken for none where the answer names a discount or a coupon by its id alone', () => {
    expect(() => withDiscounts(['di_1'])).toThrow('discount di_1 was not expanded');
    expect(() => withDiscounts([{ id: 'di_1', end: null, source: { coupon: 'TWENTY' } }])).toThrow(
      'coupon TWENTY was not expanded',
    );
  });
});

describe('the price of an invoice', () => {
  const read = (...lines: [amount: number, price: unknown][]) =>
    priceIdOf({
      lines: { data: lines.map(([amount, price]) => ({ amount, pricing: { price_details: { price } } })) },
    } as unknown as Stripe.Invoice);

  it('is that of what it sells, whether the line comes before what is credited or after it', () => {
    expect(read([-713, 'price_basic'], [4900, 'price_advanced'])).toBe('price_advanced');
    expect(read([900, { id: 'price_basic' }], [-49_000, 'price_advanced_year'])).toBe('price_basic');
    expect(read([0, 'price_basic'])).toBe('price_basic');
  });

  it('is none where it has no line, or none with a price', () => {
    expect(read()).toBeNull();
    expect(priceIdOf({ lines: { data: [{ amount: 900 }] } } as unknown as Stripe.Invoice)).toBeNull();
  });
});

describe('the taxes of an invoice', () => {
  const tax = (amount: number, rate: string | null, behavior = 'exclusive') => ({
    amount,
    tax_behavior: behavior,
    tax_rate_details: rate === null ? null : { tax_rate: rate },
  });
  const invoice = (taxes: unknown[] | null) =>
    ({ total_taxes: taxes }) as unknown as Pick<Stripe.Invoice, 'total_taxes'>;
  const RATES: Record<string, object> = {
    txr_state: { display_name: 'Sales tax', percentage: 6.25, rate_type: 'percentage' },
    txr_fee: { display_name: 'Retail delivery fee', percentage: 0, rate_type: 'flat_amount' },
  };
  const read = (taxes: unknown[] | null) => toTaxes(invoice(taxes), (id) => RATES[id] as Stripe.TaxRate);

  it('are called what their rates are called', () => {
    expect(read([tax(119, 'txr_state'), tax(28, 'txr_fee'), tax(84, 'txr_state', 'inclusive')])).toEqual([
      { name: 'Sales tax', percent: '6.25', cents: 119, isIncluded: false },
      { name: 'Retail delivery fee', percent: null, cents: 28, isIncluded: false },
      { name: 'Sales tax', percent: '6.25', cents: 84, isIncluded: true },
    ]);
  });

  it('are just tax where the rate is not known, and none where nothing is collected', () => {
    expect(read([tax(5, 'txr_gone'), tax(7, null), tax(0, 'txr_state'), tax(0, null)])).toEqual([
      { name: 'Tax', percent: null, cents: 5, isIncluded: false },
      { name: 'Tax', percent: null, cents: 7, isIncluded: false },
    ]);
    expect(read(null)).toEqual([]);
  });

  it('name the rates that have to be read, and no others', () => {
    expect(rateIdsOf(invoice([tax(5, 'txr_state'), tax(0, 'txr_fee'), tax(7, null)]))).toEqual(['txr_state']);
    expect(rateIdsOf(invoice(null))).toEqual([]);
  });
});
