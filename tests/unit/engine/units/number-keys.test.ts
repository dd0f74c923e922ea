import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multipliedNumber, steppedNumber } from '~/engine/units/number-keys';

describe('a step up or down', () => {
  it.each([
    ['5', 1, '6'],
    ['1,234.50', 1, '1235.50'],
    ['0.1', 1, '1.1'],
    ['', 1, '1'],
    ['', -1, '0'],
    ['0.4', -1, '0.0'],
    ['-3', 1, '-2'],
    ['-3', -1, '-4'],
    ['12.', 1, '13'],
    ['.5', 1, '1.5'],
  ] as const)('%j by %i is %j', (text, step, result) => {
    expect(steppedNumber(text, step)).toBe(result);
  });

  it.each(['abc', '1.2.3', '--1', '$5'])('leaves %j alone', (text) => {
    expect(steppedNumber(text, 1)).toBeNull();
  });

  it('up and down again is where it began, for any number at or above zero', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.integer({ min: 0, max: 6 }),
        (whole, decimals) => {
          const text = decimals === 0 ? String(whole) : `${whole}.${'7'.repeat(decimals)}`;
          expect(steppedNumber(steppedNumber(text, 1) ?? '', -1)).toBe(text);
        },
      ),
    );
  });
});

describe('k and m', () => {
  it.each([
    ['5', 'k', '5000'],
    ['1.5', 'k', '1500'],
    ['1.23456', 'k', '1234.56'],
    ['2.5', 'M', '2500000'],
    ['1,5', 'k', '15000'],
    ['0.0000001', 'm', '0.1'],
  ])('%j and %s is %j', (text, letter, result) => {
    expect(multipliedNumber(text, letter)).toBe(result);
  });

  it.each([
    ['', 'k'],
    ['x', 'm'],
    ['5', 'q'],
  ])('%j and %s is nothing', (text, letter) => {
    expect(multipliedNumber(text, letter)).toBeNull();
  });
});
