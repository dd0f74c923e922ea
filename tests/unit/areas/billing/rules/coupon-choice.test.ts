import { describe, expect, it } from 'vitest';
import { couponChoice, offOf, type DiscountFacts } from '~/areas/billing/rules/coupon-choice';

const percent = (percentOff: string | number, until: string | null = null): DiscountFacts => ({
  percentOff,
  amountOffCents: null,
  until: until === null ? null : new Date(until),
  isOnce: false,
});
const amount = (amountOffCents: number | null, isOnce = false): DiscountFacts => ({
  percentOff: null,
  amountOffCents,
  until: null,
  isOnce,
});

describe('what a discount takes off', () => {
  it('is its share, to the hundredth of a percent, half a cent up', () => {
    for (const [off, cents, expected] of [
      [20, 900, 180],
      ['20', 999, 200],
      ['12.5', 900, 113],
      ['12.5', 1900, 238],
      ['0.05', 1000, 1],
      ['0.05', 999, 0],
      ['33.33', 900, 300],
      ['33.339', 90_000, 29_997],
      ['100', 4900, 4900],
      ['.5', 1000, 5],
    ] as const)
      expect([off, cents, offOf(percent(off), cents)]).toEqual([off, cents, expected]);
  });

  it('is an amount, and never more than the price', () => {
    expect(offOf(amount(500), 900)).toBe(500);
    expect(offOf(amount(500), 300)).toBe(300);
    expect(offOf(amount(null), 900)).toBe(0);
  });
});

describe('a coupon beside a discount that runs', () => {
  const choice = (running: DiscountFacts | null, coupon: DiscountFacts, cents = 900) =>
    couponChoice(running, coupon, cents);

  it('is used where none runs', () => {
    expect(choice(null, amount(1))).toBe('use');
  });

  it('takes its place where it is better in one way and no worse in the other', () => {
    expect(choice(percent(20), percent(50))).toBe('replace');
    expect(choice(percent(20, '2027-01-01'), percent(20, '2027-02-01'))).toBe('replace');
    expect(choice(percent(20, '2027-01-01'), percent(20))).toBe('replace');
    expect(choice(amount(500, true), percent(60, '2027-01-01'))).toBe('replace');
    // $5 is more of $9 than half is, and less of $19.
    expect(choice(percent(50), amount(500), 900)).toBe('replace');
    expect(choice(percent(50), amount(500), 1900)).toBe('keep-running');
  });

  it('stays where it is less, shorter or just the same', () => {
    expect(choice(percent(20), percent(20))).toBe('keep-running');
    expect(choice(percent(20, '2027-01-01'), percent(20, '2027-01-01'))).toBe('keep-running');
    expect(choice(percent(20), percent(10))).toBe('keep-running');
    expect(choice(percent(20), percent(50, '2027-01-01'))).toBe('keep-running');
    expect(choice(percent(20, '2027-01-01'), amount(500, true))).toBe('keep-running');
    expect(choice(amount(500, true), amount(500, true))).toBe('keep-running');
  });
});
