import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { toSubscription } from '~/platform/stripe/read-stripe';

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
