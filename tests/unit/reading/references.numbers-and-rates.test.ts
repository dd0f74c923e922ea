import { describe, expect, it } from 'vitest';
import { findLoadNumber } from '~/reading/load-number';
import { findRate } from '~/reading/load-rate';
import { findReferences } from '~/reading/references';
import { column, linesOfItems, row } from '../../factories/confirmation-pages';

/** The spellings of keys before a load number, a rate and a reference. */

const loadNumber = (...lines: string[]) => findLoadNumber(linesOfItems(column(lines)))?.text;
const cents = (...lines: string[]) => findRate(linesOfItems(column(lines)))?.cents;

describe('a load number', () => {
  it.each([
    'Load#88120',
    'Load #88120',
    'Load# 88120',
    'Load # : # 88120',
    'Load Number#88120',
    'Load No # 88120',
    'LoadNo88120',
    'Ld No 88120',
    'Load:88120',
    'Load : #88120',
    'Shipment#88120',
    'Trip No.: 88120',
    'FreightBill#88120',
    'Freight Bill Num 88120',
    'Pro:88120',
    'Trip : 88120',
    'Order:#88120',
    'Your order number 88120',
  ])('"%s"', (line) => {
    expect(loadNumber(line)).toBe('88120');
  });

  it.each([
    ['Load # A1', undefined],
    ['Load # A123', 'A123'],
    ['Load # ABCDEF12', undefined],
    ['Load # AB-12', undefined],
    ['Load # AB-123', 'AB-123'],
    ['Load # ABCDEF-123', 'ABCDEF-123'],
    ['Load # ABCDEFG-123', 'ABCDEFG-123'],
    ['Load # 1234567890123456789', '1234567890123456789'],
    ['Load # 12345678901234567890', undefined],
    ['Load # 12_3', undefined],
    ['Load # abc-999', 'abc-999'],
    ['Load # x 88120', 'x 88120'],
    ['Load # x  y 88120', undefined],
    ['The load: 88120', undefined],
    ['Unload: 88120', undefined],
  ])('"%s": %s', (line, number) => {
    expect(loadNumber(line)).toBe(number);
  });

  it('beside its key begins its cell, in a line of up to 120 letters', () => {
    const beside = (key: string, value: string) =>
      findLoadNumber(
        linesOfItems(
          row(100, [
            [40, key],
            [300, value],
          ]),
        ),
      )?.text;
    expect([
      beside('Load #', '88120'),
      beside('Load # :', '88120 (see below)'),
      beside('Load #', '-'),
      beside('Load: x', '88120'),
    ]).toEqual(['88120', '88120', undefined, undefined]);
    expect([120, 121].map((length) => loadNumber(`Load # 88120 ${'x'.repeat(length - 13)}`))).toEqual([
      '88120',
      undefined,
    ]);
  });
});

describe('a rate', () => {
  it.each([
    ['Total:$50.00', 5_000],
    ['Total : $ 50.00', 5_000],
    ['TOTAL(USD)50.00', 5_000],
    ['Total usd: $50', 5_000],
    ['Total pay is: $50.00', 5_000],
    ['Grand  total $50.00', 5_000],
    ['Total carrier rate $50.00', 5_000],
    ['Total charges (all in) $50.00', 5_000],
    ['Line-haul flat: $50.00', 5_000],
    ['Rate (USD): $50.00', 5_000],
    ['Rate USD $50.00', 5_000],
    ['Rate:50.00', 5_000],
    ['Total $12', 1_200],
    ['Total $1,234', 123_400],
    ['Total $123456', 12_345_600],
    ['Total 999.99', 99_999],
    ['Total $1', undefined],
    ['Total $1234567', undefined],
    ['Total $12%', undefined],
    ['Total 12.50%', undefined],
    ['Total $50 USD', 5_000],
    ['Total $50lbs', undefined],
    ['Total: call us at 12.50', undefined],
    ['Totals $50.00', undefined],
    ['Narrate $50.00', undefined],
    ['Total 50', undefined],
    ['Total $12345678.00', undefined],
  ])('"%s": %s', (text: string, amount: number | undefined) => {
    expect(cents(text)).toBe(amount);
  });

  it('is in a line of up to 160 letters, or beside it', () => {
    expect([160, 161].map((length) => cents(`Total: $50.00 ${'x'.repeat(length - 14)}`))).toEqual([
      5_000,
      undefined,
    ]);
    const beside = (key: string, value: string) =>
      findRate(
        linesOfItems(
          row(100, [
            [40, key],
            [300, value],
          ]),
        ),
      );
    expect([
      beside('Total:', '$50.00')?.cents,
      beside('Total:', '50')?.cents,
      beside('Total:', '50.00')?.cents,
      beside('Total for 2:', '$50.00')?.cents,
      beside('Rate', 'USD $50.00')?.cents,
      beside('Rate', 'about $50.00')?.cents,
      beside('Rate', 'abouts $50.00')?.cents,
    ]).toEqual([5_000, undefined, 5_000, undefined, 5_000, 5_000, undefined]);
  });
});

describe('references', () => {
  it.each([
    ['PO#4471', ['4471']],
    ['P.O.#4471', ['4471']],
    ['P.O #4471', ['4471']],
    ['BOL:#4471', []],
    ['BOL#: 4471', ['4471']],
    ['BOL # : # 4471', ['4471']],
    ['BOL num 4471', ['4471']],
    ['BOL no 4471', ['4471']],
    ['Pickup number 4471', ['4471']],
    ['Seal no.: 4471', ['4471']],
    ['Ref: 44A', ['44A']],
    ['Ref 4A', []],
    ['Ref 12345678901234567890a', ['12345678901234567890a']],
    ['PO# 4_471', []],
    ['PO# A-1', ['A-1']],
    ['PO# AB', []],
    ['Xref: 4471', []],
    ['ref 4471 ref 4472', ['4471', '4472']],
    ['Customer PO # 4471', ['4471']],
    ['so no 77A', ['77A']],
  ])('"%s": %j', (text, references) => {
    expect(findReferences(text)).toEqual(references);
  });
});
