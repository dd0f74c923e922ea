import { describe, expect, it } from 'vitest';
import { readCoupon, type TypedCoupon } from '~/areas/billing/rules/new-coupon';

const TODAY = '2026-11-26';
const typed = (change: Partial<TypedCoupon> = {}): TypedCoupon => ({
  code: 'fall-26',
  percent: '20',
  amount: '',
  duration: 'repeating',
  months: '3',
  uses: '100',
  until: '12/31/2026',
  ...change,
});
const errorsOf = (change: Partial<TypedCoupon>) => {
  const read = readCoupon(typed(change), TODAY);
  return 'errors' in read ? Object.keys(read.errors) : [];
};

describe('readCoupon', () => {
  it('takes a percentage for some months until the end of its last day', () => {
    expect(readCoupon(typed(), TODAY)).toEqual({
      terms: {
        code: 'FALL-26',
        percentOff: 20,
        amountOffCents: null,
        duration: 'repeating',
        months: 3,
        maxRedemptions: 100,
        expiresAt: new Date('2027-01-01T00:00:00Z'),
      },
    });
  });

  it('takes dollars off one payment, for anyone and for ever', () => {
    const change = { percent: '', amount: '$4.50', duration: 'once', months: '', uses: '', until: '' };
    expect(readCoupon(typed(change), TODAY)).toMatchObject({
      terms: { percentOff: null, amountOffCents: 450, months: null, maxRedemptions: null, expiresAt: null },
    });
  });

  it.each<[string, Partial<TypedCoupon>]>([
    ['code', { code: 'ab' }],
    ['code', { code: 'two words' }],
    ['percent', { percent: '0' }],
    ['percent', { percent: '101' }],
    ['percent', { percent: '12.5' }],
    ['percent', { percent: '' }],
    ['percent', { amount: '5' }],
    ['amount', { percent: '', amount: '-5' }],
    ['duration', { duration: 'weekly', months: '' }],
    ['months', { months: '' }],
    ['months', { months: '37' }],
    ['months', { duration: 'once' }],
    ['uses', { uses: '0' }],
    ['uses', { uses: 'many' }],
    ['until', { until: '11/25/2026' }],
    ['until', { until: '12/32/2026' }],
    ['until', { until: '01/01/2040' }],
  ])('refuses a wrong %s: %j', (field, change) => expect(errorsOf(change)).toEqual([field]));

  it('takes today as its last day, and the largest numbers', () => {
    expect(errorsOf({ until: TODAY, percent: '100%', months: '36', uses: '1000000' })).toEqual([]);
  });
});
