import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readKeptTaxes,
  taxCentsOf,
  taxInWords,
  taxLinesOf,
  taxesOn,
  type TaxPart,
} from '~/areas/billing/rules/sales-tax';

const tax = (name: string, percent: string | null, cents: number, isIncluded = false): TaxPart => ({
  name,
  percent,
  cents,
  isIncluded,
});
const STATE = tax('Sales tax', '6.25', 119);
const CITY = tax('Sales tax', '2', 38);

describe('the lines of tax', () => {
  it('are one for each name, with its rates added up exactly', () => {
    expect(taxLinesOf([STATE, CITY])).toEqual([{ label: 'Sales tax 8.25%', cents: 157, isIncluded: false }]);
    expect(taxLinesOf([tax('Sales tax', '0.1', 1), tax('Sales tax', '0.2', 2)])[0]?.label).toBe(
      'Sales tax 0.3%',
    );
    expect(taxLinesOf([tax('GST', '5', 95), tax('QST', '9.975', 190)])).toEqual([
      { label: 'GST 5%', cents: 95, isIncluded: false },
      { label: 'QST 9.975%', cents: 190, isIncluded: false },
    ]);
    expect(taxLinesOf([])).toEqual([]);
  });

  it('name no rate where one of them is no percentage', () => {
    const fee = tax('Retail delivery fee', null, 28);
    expect(taxLinesOf([fee])).toEqual([{ label: 'Retail delivery fee', cents: 28, isIncluded: false }]);
    for (const parts of [
      [STATE, tax('Sales tax', null, 5)],
      [tax('Sales tax', null, 5), STATE],
    ])
      expect(taxLinesOf(parts)).toEqual([{ label: 'Sales tax', cents: 124, isIncluded: false }]);
  });

  it('keep what is a part of the price apart from what was added', () => {
    expect(taxLinesOf([STATE, tax('Sales tax', '6.25', 112, true)])).toEqual([
      { label: 'Sales tax 6.25%', cents: 119, isIncluded: false },
      { label: 'Sales tax 6.25%', cents: 112, isIncluded: true },
    ]);
  });
});

describe('tax in words', () => {
  it('is each line with its amount, and nothing where there is none', () => {
    expect(taxInWords([STATE, CITY])).toBe('Sales tax 8.25% $1.57');
    expect(taxInWords([tax('GST', '5', 95), tax('QST', '9.975', 190)])).toBe(
      'GST 5% $0.95, QST 9.975% $1.90',
    );
    expect(taxInWords([])).toBe('');
    expect(taxCentsOf([STATE, CITY])).toBe(157);
    expect(taxCentsOf([])).toBe(0);
  });
});

describe('the same rates on another amount', () => {
  it('are counted each by itself, half a cent up', () => {
    // $9.00: 56.25 and 18 cents. $1.20: 7.5 and 2.4.
    expect(taxesOn(900, [STATE, CITY]).map(({ cents }) => cents)).toEqual([56, 18]);
    expect(taxesOn(120, [STATE, CITY]).map(({ cents }) => cents)).toEqual([8, 2]);
    expect(taxesOn(900, [STATE])[0]).toEqual({ ...STATE, cents: 56 });
    expect(taxesOn(0, [STATE])[0]?.cents).toBe(0);
  });

  it('leave out what has no percentage and what is a part of the price', () => {
    expect(taxesOn(900, [tax('Fee', null, 28), tax('VAT', '16', 124, true)])).toEqual([]);
  });

  it('never differ from the exact tax by more than half a cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 30_000 }),
        (net, milli) => {
          const [part] = taxesOn(net, [tax('T', String(milli / 1000), 0)]);
          const twice = 2 * (part?.cents ?? NaN) * 100_000 - 2 * net * milli;
          expect(twice).toBeGreaterThan(-100_000);
          expect(twice).toBeLessThanOrEqual(100_000);
        },
      ),
    );
  });
});

describe('taxes as they were kept', () => {
  it('are read back whole', () => {
    const kept = JSON.parse(
      JSON.stringify([STATE, tax('Fee', null, 28), tax('VAT', '16', 124, true)]),
    ) as unknown;
    expect(readKeptTaxes(kept)).toEqual([STATE, tax('Fee', null, 28), tax('VAT', '16', 124, true)]);
  });

  it('are none where anything else is there, and what is no tax is left out', () => {
    for (const odd of [null, {}, 'GST', 5, { length: 1 }]) expect(readKeptTaxes(odd)).toEqual([]);
    expect(readKeptTaxes([null, {}, { name: 'GST' }, { cents: 5 }, { name: 5, cents: 5 }])).toEqual([]);
    expect(readKeptTaxes([{ name: 'GST', cents: 95, percent: 5, isIncluded: 'yes' }])).toEqual([
      tax('GST', null, 95),
    ]);
  });
});
