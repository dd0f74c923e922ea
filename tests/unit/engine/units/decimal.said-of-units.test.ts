import { describe, expect, it } from 'vitest';
import {
  convertDistance,
  convertFuel,
  distanceUnitOf,
  isConvertibleFuel,
  liquidUnitOf,
  UnitMismatchError,
} from '~/engine/units/conversion';
import {
  Decimal,
  decimal,
  parseDecimal,
  roundHalfAwayFromZero,
  roundHalfUp,
  toSafeInteger,
} from '~/engine/units/decimal';
import { roundFractionsToTotal, roundPartsToTotal, splitByWeight } from '~/engine/units/distribute';
import { fixedFromScaled, formatCents, formatTenths, formatWhole } from '~/engine/units/format';
import { difference, fractionsOf, scaledBy, sumOfWhole } from '~/engine/units/fractions';
import { multipliedNumber, steppedNumber } from '~/engine/units/number-keys';

const decimals = (...texts: string[]) => texts.map((text) => new Decimal(text));

describe('a return', () => {
  it('is in miles and gallons, or in kilometers and liters', () => {
    expect([
      distanceUnitOf('us'),
      liquidUnitOf('us'),
      distanceUnitOf('metric'),
      liquidUnitOf('metric'),
    ]).toEqual(['mile', 'gallon', 'km', 'litre']);
    expect(convertDistance({ value: '1.609344', unit: 'km' }, 'mile').toString()).toBe('1');
    expect(convertFuel({ value: '3.785411784', unit: 'litre' }, 'gallon').toString()).toBe('1');
    for (const unit of ['gallon', 'litre', 'gge', 'dge', 'kwh', 'kg', 'm3'] as const)
      expect(isConvertibleFuel(unit, unit)).toBe(true);
  });

  it('says which units do not go together', () => {
    const mistake = new UnitMismatchError('kwh', 'gallon');
    expect([mistake.name, mistake.message, mistake.from, mistake.to]).toEqual([
      'UnitMismatchError',
      'A quantity in kwh cannot be turned into gallon',
      'kwh',
      'gallon',
    ]);
  });
});

describe('what is no number', () => {
  it('is told as it was given', () => {
    expect(() => decimal('1e5')).toThrow(new RangeError('Not a decimal number: "1e5"'));
    expect(() => toSafeInteger(new Decimal('1.5'))).toThrow(
      new RangeError('Not a whole number in range: 1.5'),
    );
    expect(() => roundPartsToTotal([], 1)).toThrow(new RangeError('Nothing to distribute the total over'));
    expect(() => splitByWeight(2 ** 53, [1n])).toThrow(RangeError);
  });

  it('is a text over forty characters, or one with anything before or behind the number', () => {
    expect(parseDecimal('1'.repeat(40))?.toFixed()).toBe('1'.repeat(40));
    for (const text of ['x1', '1x', 'x1,000', '1,000x', '1,000,', ',100', '+', '-', '.', '1,000,00', '+-1'])
      expect([text, parseDecimal(text)]).toEqual([text, undefined]);
    expect(['+1,000', '-1,000.', '-.5', '1,000.25'].map((text) => parseDecimal(text)?.toString())).toEqual([
      '1000',
      '-1000',
      '-0.5',
      '1000.25',
    ]);
  });
});

describe('rounding of halves', () => {
  it('goes up, or away from zero', () => {
    expect(decimals('2.5', '-2.5', '-2.51', '2.4').map((value) => roundHalfUp(value).toNumber())).toEqual([
      3, -2, -3, 2,
    ]);
    expect(decimals('2.5', '-2.5', '-2.49').map((value) => roundHalfAwayFromZero(value).toNumber())).toEqual([
      3, -3, -2,
    ]);
  });
});

describe('fractions', () => {
  it('are exact to the last digit of the longest', () => {
    expect(fractionsOf(decimals('1.5', '0', '-0.25'))).toEqual({
      numerators: [150n, 0n, -25n],
      denominator: 100n,
    });
    expect(fractionsOf(decimals('123456789012345.6789012', '-0.0000001'))).toEqual({
      numerators: [1234567890123456789012n, -1n],
      denominator: 10_000_000n,
    });
    expect(fractionsOf(decimals('9999999999.999999', '1000000000.000001'))).toEqual({
      numerators: [9999999999999999n, 1000000000000001n],
      denominator: 1_000_000n,
    });
    expect(fractionsOf([])).toEqual({ numerators: [], denominator: 1n });
  });

  it('are multiplied and subtracted without a loss', () => {
    const half = fractionsOf(decimals('0.5', '1'));
    expect(scaledBy(half, new Decimal('0.25'))).toEqual({ numerators: [125n, 250n], denominator: 1000n });
    expect(difference(half, fractionsOf(decimals('0.25', '2')))).toEqual({
      numerators: [250n, -1000n],
      denominator: 1000n,
    });
    expect(difference(half, fractionsOf(decimals('0.5')))).toEqual({
      numerators: [0n, 100n],
      denominator: 100n,
    });
    expect([sumOfWhole([]), sumOfWhole([1n, -3n])]).toEqual([0n, -2n]);
  });

  it('become whole parts: the largest remainder first, the earlier of two alike', () => {
    expect(roundFractionsToTotal({ numerators: [5n, 6n, 9n], denominator: 10n }, 2)).toEqual([0, 1, 1]);
    expect(roundFractionsToTotal({ numerators: [5n, 5n, 5n, 5n], denominator: 10n }, 2)).toEqual([
      1, 1, 0, 0,
    ]);
    expect(roundFractionsToTotal({ numerators: [-5n, -5n], denominator: 10n }, -1)).toEqual([0, -1]);
    expect(roundFractionsToTotal({ numerators: [-20n, 30n], denominator: 10n }, 1)).toEqual([-2, 3]);
  });

  it('are filled up to the total by weight, whatever its sign, or alike where there is none', () => {
    expect(roundFractionsToTotal({ numerators: [10n, 10n], denominator: 10n }, 12, [3n, 1n])).toEqual([9, 3]);
    expect(roundFractionsToTotal({ numerators: [10n, 10n], denominator: 10n }, 6, [-3n, 1n])).toEqual([4, 2]);
    expect(roundFractionsToTotal({ numerators: [10n, 10n], denominator: 10n }, 4, [0n, 0n])).toEqual([2, 2]);
    expect(splitByWeight(0, [1n, 2n])).toEqual([0, 0]);
    expect(splitByWeight(9, [1n, 2n])).toEqual([3, 6]);
  });
});

describe('figures for reading', () => {
  it('have a comma at every third digit, and a minus in front of less than nothing', () => {
    expect([1_000_000, 100, -1, 12_345_678_901].map(formatWhole)).toEqual([
      '1,000,000',
      '100',
      '-1',
      '12,345,678,901',
    ]);
    expect([0, 5, -5, 100_000_000, -100].map(formatCents)).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '1,000,000.00',
      '-1.00',
    ]);
    expect([0, 5, 10, -10, 100_000_000].map(formatTenths)).toEqual([
      '0.0',
      '0.5',
      '1.0',
      '-1.0',
      '10,000,000.0',
    ]);
    expect([
      fixedFromScaled(7, 4),
      fixedFromScaled(-7, 1),
      fixedFromScaled(-12, 0),
      fixedFromScaled(0, 0),
    ]).toEqual(['0.0007', '-0.7', '-12', '0']);
  });
});

/** Specification, section 5: Ctrl+Up and Ctrl+Down change numbers by the step; k and m mean thousand and million. */
describe('keys in a number field', () => {
  it('step by one whole, and over zero only where it was crossed already', () => {
    expect([
      steppedNumber(' 1,000 ', -1),
      steppedNumber('1', -1),
      steppedNumber('-0.5', 1),
      steppedNumber('-0.5', -1),
      steppedNumber('0', -1),
    ]).toEqual(['999', '0', '0.5', '-1.5', '0']);
    expect(['x5', '5x', '-', '.', ','].map((text) => steppedNumber(text, 1))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('multiply by a thousand or a million', () => {
    expect([
      multipliedNumber('-1.5', 'K'),
      multipliedNumber('0', 'm'),
      multipliedNumber('1.2345678', 'm'),
      multipliedNumber('.001', 'k'),
      multipliedNumber('1,000', 'k'),
    ]).toEqual(['-1500', '0', '1234567.8', '1', '1000000']);
  });
});
