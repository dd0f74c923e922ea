import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '~/engine/units/decimal';
import { plainNumber } from '~/engine/units/typed-number';

describe('plainNumber', () => {
  it.each([
    ['1 234,5', '1234.5'],
    ['1\u00a0234,5', '1234.5'],
    ['1\u202f234\u202f567,25', '1234567.25'],
    ['1.234,5', '1234.5'],
    ['120,5', '120.5'],
    ['1234,567', '1234.567'],
    ['0,125', '0.125'],
    ['468,27\u00a0$', '468.27'],
    ['412 650', '412650'],
    ['1,234.5', '1,234.5'],
    ['12,345,678', '12,345,678'],
    ['95.125', '95.125'],
    ['', ''],
    ['1 23,5', '1 23,5'],
    ['a lot', 'a lot'],
    ['1,2,3', '1,2,3'],
  ])('reads %j as %j, in French and in Spanish', (typed, plain) => {
    expect([plainNumber(typed, true), plainNumber(typed, false)]).toEqual([plain, plain]);
  });

  it('takes "95,125" for decimals only where a comma begins them; elsewhere it stays for the question', () => {
    expect([plainNumber('95,125', true), plainNumber('95,125', false)]).toEqual(['95.125', '95,125']);
  });

  it('reads back every amount that Intl writes in French, to the last digit', () => {
    const french = new Intl.NumberFormat('fr-CA', { minimumFractionDigits: 3, useGrouping: true });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (thousandths) => {
        const read = parseDecimal(plainNumber(french.format(thousandths / 1000), true));
        expect(read?.times(1000).toNumber()).toBe(thousandths);
      }),
    );
  });
});
