import { describe, expect, it } from 'vitest';
import { centsOf, wholeOf } from '~/areas/billing/rules/typed-amount';

describe('an amount as it is typed', () => {
  it('is dollars with at most two decimals, in cents', () => {
    expect(['9', '$4.50', ' 1,200.5 ', '$ 0.01'].map(centsOf)).toEqual([900, 450, 120_050, 1]);
  });

  it('is none where a comma is that groups no thousands: a decimal comma never makes it a hundred times as much', () => {
    expect(['12,50', '4,5', '1,2000', '1200,50', ',50'].map(centsOf)).toEqual([null, null, null, null, null]);
    expect(['2000,5', '12,50', '1,2'].map(wholeOf)).toEqual([undefined, undefined, undefined]);
    expect(['$1,250.00', '12,500'].map(centsOf)).toEqual([125_000, 1_250_000]);
  });

  it('is none where it is nothing, less, more exact than cents, or no number', () => {
    expect(['', '0', '0.00', '-1', '1.005', '12 dollars', '1e3', '1234567'].map(centsOf)).toEqual(
      Array.from({ length: 8 }, () => null),
    );
  });
});

describe('a whole number as it is typed', () => {
  it('is told apart from nothing and from what is none', () => {
    expect(['2,000', ' 7 ', '', ' ', 'many', '1.5', '-3', '12345678'].map(wholeOf)).toEqual([
      2000,
      7,
      null,
      null,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
