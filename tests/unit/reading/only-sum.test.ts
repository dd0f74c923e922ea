import { describe, expect, it } from 'vitest';
import { onlySum } from '~/reading/only-sum';
import { column, linesOfItems, row } from '../../factories/confirmation-pages';

const sum = (...lines: string[]) => onlySum(linesOfItems(column(lines)))?.cents;
const inRow = (...texts: string[]) =>
  onlySum(
    linesOfItems(
      row(
        100,
        texts.map((text, index) => [40 + index * 140, text] as const),
      ),
    ),
  )?.cents;

describe('the only sum of a paper', () => {
  it.each([
    [['$1,425.00 504 mi Reefer 28 F'], 142_500],
    [['The carrier will haul the load described here for $2,045.00 USD.'], 204_500],
    [['Load of salt, moved for a total of USD 1,640.00'], 164_000],
    [['Dallas to Reno, 1,640 miles $3,100.00'], 310_000],
    [['$2,045.00', 'Detention $250 a day, layover $300.', 'Anything above $500 needs a manager.'], 204_500],
    [['$2,045.00', 'Cargo insurance of $100,000.00 is required.'], 204_500],
    [['$2,045.00', 'A fee of $25.00 for a wire', 'Payment in 30 days'], 204_500],
    [['$2,045.00', 'We agreed on $2,045.00'], 204_500],
  ])('of %j is %s', (lines, cents) => {
    expect(sum(...lines)).toBe(cents);
  });

  it('is by itself behind a place or miles in its line', () => {
    expect(inRow('Bismarck, ND', '414 miles', '$990.00')).toBe(99_000);
    expect(inRow('Bismarck, ND', '$990.00')).toBe(99_000);
  });

  it.each([
    [['$2,045.00', '$2,150.00']],
    [['Deposit $2,045.00']],
    [['$150.00 504 mi']],
    [['$125,000.00']],
    [['2,045.00']],
    [['$1,425.00 is the fee for each claim']],
    [['The previous load was moved for $900.00']],
    [['Declared value for the shipment: $45,000.00']],
    [['COD of $500.00']],
    [[`$2,045.00 ${'and so on '.repeat(8)}`]],
  ])('is none in %j', (lines) => {
    expect(sum(...lines)).toBeUndefined();
  });

  it('is none behind a label that nobody knows', () => {
    expect(inRow('Deposit', '$990.00')).toBeUndefined();
    expect(inRow('Total', 'see', '$1,850.00')).toBeUndefined();
  });
});
