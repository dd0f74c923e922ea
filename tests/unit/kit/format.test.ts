import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countOf,
  formatCents,
  formatDate,
  formatFixed,
  formatLongDate,
  formatWhole,
  MINUS,
} from '~/kit/format';

describe('written numbers', () => {
  it('groups thousands and keeps both cents', () => {
    expect(formatCents(0)).toBe('$0.00');
    expect(formatCents(5)).toBe('$0.05');
    expect(formatCents(123456789)).toBe('$1,234,567.89');
    expect(formatWhole(1000)).toBe('1,000');
    expect(formatWhole(999)).toBe('999');
    expect(formatFixed(651, 2)).toBe('6.51');
    expect(formatFixed(10005, 1)).toBe('1,000.5');
    expect(formatCents(-1, 'C$')).toBe(`${MINUS}C$0.01`);
  });

  it('never writes minus zero', () => {
    expect(formatCents(-0)).toBe('$0.00');
    expect(formatWhole(-0)).toBe('0');
  });

  it('refuses what is not an integer, as a figure it cannot show exactly', () => {
    for (const value of [0.5, Number.NaN, Infinity, 2 ** 53])
      expect(() => formatCents(value)).toThrow(RangeError);
  });

  it('gives back exactly the amount it was given', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        const digits = formatFixed(value, decimals).replace(/[,.]/g, '').replace(MINUS, '-');
        expect(BigInt(digits)).toBe(BigInt(value));
      }),
    );
  });
});

describe('written dates', () => {
  it('are month, day, year', () => {
    expect(formatDate('2027-02-01')).toBe('02/01/2027');
    expect(formatDate('2027-02-01T10:00:00Z')).toBe('02/01/2027');
    expect(formatLongDate('2027-02-01')).toBe('February 1, 2027');
  });

  it('leave alone what is not a date', () => {
    expect(formatDate('soon')).toBe('soon');
    expect(formatLongDate('2027-13-01')).toBe('2027-13-01');
  });
});

it('counts in words', () => {
  expect([countOf(0, 'day'), countOf(1, 'day'), countOf(1200, 'day')]).toEqual([
    '0 days',
    '1 day',
    '1,200 days',
  ]);
  expect(countOf(2, 'jurisdiction has', 'jurisdictions have')).toBe('2 jurisdictions have');
});
