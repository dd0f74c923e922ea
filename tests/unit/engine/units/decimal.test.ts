import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Decimal,
  decimal,
  parseDecimal,
  roundHalfAwayFromZero,
  roundHalfUp,
  sumDecimals,
  toCents,
  toSafeInteger,
  toWhole,
} from '~/engine/units/decimal';

describe('reading numbers', () => {
  it.each([
    ['1250', '1250'],
    [' 1,250.5 ', '1250.5'],
    ['12,345,678', '12345678'],
    ['+7', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-38.675', '-38.675'],
    [12.5, '12.5'],
  ])('reads %j', (text, value) => {
    expect(parseDecimal(text)?.toString()).toBe(value);
  });

  it.each([
    '',
    ' ',
    'abc',
    '1e5',
    '0x10',
    '1,25',
    '1,2500',
    '12,34.5',
    '1.2.3',
    '--1',
    'NaN',
    'Infinity',
    '١٢',
    '1'.repeat(41),
    NaN,
    Infinity,
    null,
    undefined,
    {},
    [],
    true,
  ])('refuses %j', (value) => {
    expect(parseDecimal(value)).toBeUndefined();
  });

  it('throws where the value was to be checked before', () => {
    expect(() => decimal('abc')).toThrow(RangeError);
  });
});

describe('rounding', () => {
  it.each([
    ['5.765', '5.77'],
    ['5.768', '5.77'],
    ['5.7649999999999999999', '5.76'],
    ['1.005', '1.01'],
    ['0.005', '0.01'],
    ['0', '0'],
  ])('half up: %s to two digits is %s', (value, expected) => {
    expect(roundHalfUp(new Decimal(value), 2).toString()).toBe(expected);
  });

  it.each([
    ['-38.675', -3868],
    ['38.675', 3868],
    ['11.115', 1112],
    ['-11.115', -1112],
    ['-0.004', 0],
    ['0.005', 1],
    ['-0.005', -1],
    ['1.0049999', 100],
  ])('cents, half away from zero: %s is %d', (dollars, cents) => {
    expect(toCents(new Decimal(dollars))).toBe(cents);
  });

  it('never gives minus zero', () => {
    expect(Object.is(toCents(new Decimal('-0.001')), 0)).toBe(true);
    expect(Object.is(toWhole(new Decimal('-0')), 0)).toBe(true);
    expect(roundHalfAwayFromZero(new Decimal('-0.001'), 2).isNegative()).toBe(false);
    expect(roundHalfUp(new Decimal('-0.5')).isNegative()).toBe(false);
  });

  it('rounds whole figures at .5 up', () => {
    expect(toWhole(new Decimal('52.5'))).toBe(53);
    expect(toWhole(new Decimal('52.8'))).toBe(53);
    expect(toWhole(new Decimal('52.49999'))).toBe(52);
  });

  it('refuses what no exact integer can hold', () => {
    expect(() => toSafeInteger(new Decimal('1e20'))).toThrow(RangeError);
    expect(() => toSafeInteger(new Decimal('1.5'))).toThrow(RangeError);
  });

  it('agrees with integer arithmetic at every tie', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (thousandths) => {
        const sign = Math.sign(thousandths);
        const expected = sign * Math.floor((Math.abs(thousandths) + 5) / 10);
        expect(toCents(new Decimal(thousandths).dividedBy(1000))).toBe(expected === 0 ? 0 : expected);
      }),
    );
  });

  it('sums exactly', () => {
    expect(sumDecimals(['0.1', '0.2', '0.3'].map((text) => new Decimal(text))).toString()).toBe('0.6');
    expect(sumDecimals([]).toString()).toBe('0');
  });
});
