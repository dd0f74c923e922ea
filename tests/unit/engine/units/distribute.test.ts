import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from '~/engine/units/decimal';
import { keepWithin, roundPartsToTotal, splitByWeight } from '~/engine/units/distribute';

const parts = fc.array(
  fc.integer({ min: -5_000_000, max: 5_000_000 }).map((n) => new Decimal(n).dividedBy(1000)),
  { minLength: 1, maxLength: 20 },
);

describe('whole parts that add up', () => {
  it('gives the missing units to the largest remainders', () => {
    const exact = ['10.5', '10.4', '0.1'].map((text) => new Decimal(text));
    expect(roundPartsToTotal(exact, 21)).toEqual([11, 10, 0]);
  });

  it('gives a tie to the earlier part', () => {
    expect(roundPartsToTotal([new Decimal('0.5'), new Decimal('0.5')], 1)).toEqual([1, 0]);
  });

  it('splits by weight, equally when no weight is there', () => {
    expect(splitByWeight(1001, [1n, 1n])).toEqual([501, 500]);
    expect(splitByWeight(10, [0n, 0n])).toEqual([5, 5]);
    expect(splitByWeight(-7, [2n, 1n])).toEqual([-5, -2]);
  });

  it('has nothing to give to nobody, and says when it has', () => {
    expect(roundPartsToTotal([], 0)).toEqual([]);
    expect(() => roundPartsToTotal([], 1)).toThrow(RangeError);
  });

  it('is exact where a quotient has no end', () => {
    const thirds = Array.from({ length: 3 }, () => new Decimal(1).dividedBy(3));
    expect(roundPartsToTotal(thirds, 1)).toEqual([1, 0, 0]);
    expect(
      roundPartsToTotal(
        [new Decimal('0.000000000001'), new Decimal('123456789012345.999999999999')],
        123456789012346,
      ),
    ).toEqual([0, 123456789012346]);
    expect(roundPartsToTotal([new Decimal('-0.4'), new Decimal('-1.6')], -2)).toEqual([0, -2]);
  });

  it('always adds up to the total, without minus zero', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: -100_000, max: 100_000 }), (exact, total) => {
        const whole = roundPartsToTotal(exact, total);
        expect(whole.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(whole.some((part) => Object.is(part, -0))).toBe(false);
      }),
    );
  });

  it('stays within one unit of the exact part when the parts add up to the total', () => {
    fc.assert(
      fc.property(parts, (exact) => {
        const sum = exact.reduce((total, part) => total.plus(part), new Decimal(0));
        const total = sum.round().toNumber();
        roundPartsToTotal(
          exact,
          total,
          exact.map(() => new Decimal(1)),
        ).forEach((part, index) => {
          expect(exact[index]?.minus(part).abs().lessThan('1.5')).toBe(true);
        });
      }),
    );
  });
});

describe('parts within limits', () => {
  it('keep their sum, and give to a part of nothing only where no other has room', () => {
    expect(keepWithin([0, 3, 2], [5, 2, 4])).toEqual([0, 2, 3]);
    expect(keepWithin([0, 3, 2], [5, 2, 2])).toEqual([1, 2, 2]);
    expect(keepWithin([1, 2], [1, 2])).toEqual([1, 2]);
  });
});
