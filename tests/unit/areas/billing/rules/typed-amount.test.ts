import { describe, expect, it } from 'vitest';
import { centsOf, wholeOf } from '~/areas/billing/rules/typed-amount';

describe('an amount as it is typed', () => {
  it('is dollars with at most two decimals, in cents', () => {
    expect(['9', '$4.50', ' 1,200.5 ', '$ 0.01'].map(centsOf)).toEqual([900, 450, 120_050, 1]);
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
