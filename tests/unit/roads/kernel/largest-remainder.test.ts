import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareTenths } from '~/roads/kernel/largest-remainder';

describe('sharing tenths of a mile', () => {
  it('sums to the total exactly and is never a whole tenth off a share', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.001, max: 900, noNaN: true }), { minLength: 1, maxLength: 30 }),
        (miles) => {
          const total = Math.round(miles.reduce((sum, share) => sum + share, 0) * 10);
          const tenths = shareTenths(miles, total);
          expect(tenths.reduce((sum, share) => sum + share, 0)).toBe(total);
          const scale = total / miles.reduce((sum, share) => sum + share, 0);
          tenths.forEach((share, i) => expect(Math.abs(share - miles[i]! * scale)).toBeLessThan(1));
        },
      ),
    );
  });

  it('gives the missing tenth to the largest remainder, on a tie to the first', () => {
    expect(shareTenths([1.04, 1.07, 0.09], 22)).toEqual([10, 11, 1]);
    expect(shareTenths([0.05, 0.05], 1)).toEqual([1, 0]);
    expect(shareTenths([], 0)).toEqual([]);
    expect(shareTenths([0, 0], 0)).toEqual([0, 0]);
  });
});
