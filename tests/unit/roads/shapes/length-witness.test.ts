import { describe, expect, it } from 'vitest';
import { lengthsApart } from '~/roads/shapes/length-witness';

describe('two witnesses of a length', () => {
  const against = (...pairs: [tenths: number, lineMiles: number][]) =>
    lengthsApart(
      {
        edgeTenths: Int32Array.from(pairs, ([tenths]) => tenths),
        edgeHighway: Int32Array.from(pairs, () => 1),
      },
      pairs.map(([, miles]) => miles * 0.992),
    );

  it('agree within half a mile, on long pieces within three of a hundred', () => {
    expect(against([100, 10.49], [100, 9.51], [1000, 102.9], [1000, 97.1])).toMatchObject({
      agree: 4,
      apart: [],
    });
    expect(against([100, 10.51], [100, 9.49], [1000, 103.1], [1000, 96.9]).apart).toHaveLength(4);
  });

  it('are told with the worst first; a piece without a line stands alone, a joint is none', () => {
    const { apart, alone, agree } = against([100, 12], [200, NaN], [100, 15]);
    expect(apart.map(({ edge, authoredMiles }) => [edge, authoredMiles])).toEqual([
      [2, 10],
      [0, 10],
    ]);
    expect(apart[0]!.lineMiles).toBeCloseTo(15, 9);
    expect([alone, agree]).toEqual([1, 0]);
    expect(lengthsApart({ edgeTenths: Int32Array.of(10), edgeHighway: Int32Array.of(0) }, [5])).toEqual({
      agree: 0,
      alone: 0,
      apart: [],
    });
  });
});
