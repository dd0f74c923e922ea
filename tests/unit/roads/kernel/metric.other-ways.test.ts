import { describe, expect, it } from 'vitest';
import type { NetworkTables } from '~/roads/format/network-tables';
import { CLOSED } from '~/roads/kernel/metric';
import { type Drive, otherWays } from '~/roads/kernel/other-ways';
import type { Trip, TripFailure } from '~/roads/kernel/trip';

/** Sixteen roads of ten miles, each at the cost of its number and a hundred; the last two are short and long. */
const TENTHS = Int32Array.from({ length: 16 }, () => 100)
  .fill(10, 14, 15)
  .fill(1000, 15);
const COSTS = TENTHS.map((_, e) => 100 + e);

const drive = (cost: number, edges: number[], legEdges = [0]): Drive => ({
  cost,
  edges,
  legEdges,
  trip: { durationMinutes: cost } as Trip,
});
const NO_WAY: TripFailure = { ok: false, reason: 'no-route', stopIndex: 1, detail: null };
const BEST = drive(100, [0, 1, 2]);

interface Script {
  best?: Drive;
  wanted?: number;
  costs?: Int32Array;
  /** What is found at dearer costs, one after the other (the last one again and again), and what over the middle of each. */
  rough: (Drive | TripFailure)[];
  over?: (Drive | TripFailure)[];
}

/** The costs of the ways offered, what was asked over, and the costs that searches were given. */
function ask({ best = BEST, wanted = 3, costs = COSTS, rough, over = [] }: Script) {
  const asked: (readonly number[])[] = [];
  const searched: number[][] = [];
  const ways = otherWays(
    { edgeTenths: TENTHS } as NetworkTables,
    costs,
    best,
    wanted,
    (at) => {
      searched.push([...at]);
      return rough[Math.min(searched.length, rough.length) - 1]!;
    },
    (edges) => {
      asked.push(edges);
      return over[Math.min(asked.length, over.length) - 1] ?? NO_WAY;
    },
  );
  return { ways: ways.map((trip) => trip.durationMinutes), asked, searched };
}
const middleOf = (rough: Drive, best = BEST) => ask({ best, rough: [rough, NO_WAY] }).asked[0] ?? null;

describe('other ways of a trip', () => {
  it('are the best ways over the middle of what a search finds where the roads before are dearer', () => {
    const { ways, asked } = ask({ rough: [drive(120, [3, 4, 5]), NO_WAY], over: [drive(115, [3, 4, 6])] });
    expect(asked).toEqual([[4]]);
    expect(ways).toEqual([115]);
  });

  it('are as many as wanted, three at most, the cheapest first', () => {
    const rough = [drive(130, [3, 4]), drive(130, [5, 6]), drive(130, [7, 8]), drive(130, [9, 10])];
    const over = [drive(130, [3, 4]), drive(110, [5, 6]), drive(120, [7, 8]), drive(105, [9, 10])];
    expect(ask({ rough, over }).ways).toEqual([110, 120, 130]);
    expect(ask({ rough, over, wanted: 9 }).ways).toEqual([110, 120, 130]);
    const two = ask({ rough, over, wanted: 2 });
    expect([two.ways, two.searched.length]).toEqual([[110, 130], 2]);
    const one = ask({ rough, over, wanted: 1 });
    expect([one.ways, one.searched.length]).toEqual([[130], 1]);
  });

  it('are looked for with the roads of those before a quarter dearer, closed ones as they are', () => {
    const costs = COSTS.slice();
    costs[1] = CLOSED;
    costs[2] = CLOSED / 4;
    costs[5] = CLOSED / 4 - 1;
    const before = costs.slice();
    const { searched } = ask({ costs, rough: [drive(120, [3, 4, 5]), NO_WAY], over: [drive(115, [4, 6])] });
    expect(searched[0]).toEqual([126, CLOSED, CLOSED / 4, 103, 104, CLOSED / 4 - 1, ...COSTS.slice(6)]);
    // The rough way, then the way that was made of it: 104 x 1.25 + 1 = 131, x 1.25 + 1 = 165.
    expect(searched[1]).toEqual([126, CLOSED, CLOSED / 4, 130, 165, 312_500_000, 134, ...COSTS.slice(7)]);
    expect(costs).toEqual(before);
  });

  it('are given up where there is no way, or after twelve tries without one', () => {
    expect(ask({ rough: [NO_WAY] })).toMatchObject({ ways: [], searched: { length: 1 } });
    const known = ask({ rough: [BEST] });
    expect([known.ways, known.asked, known.searched.length]).toEqual([[], [], 12]);
    // A try whose way over the middle fails is followed by another.
    const later = ask({
      rough: [drive(120, [3, 4]), drive(120, [5, 6]), NO_WAY],
      over: [NO_WAY, drive(120, [5, 6])],
    });
    expect([later.ways, later.asked.length]).toEqual([[120], 2]);
  });

  it('cost forty percent more than the best at most', () => {
    const found = (cost: number) =>
      ask({ rough: [drive(120, [3, 4]), NO_WAY], over: [drive(cost, [3, 4])] }).ways;
    expect([found(139.9), found(140.1)]).toEqual([[139.9], []]);
  });

  it('share four fifths of their miles with any other at most', () => {
    const offered = (edges: number[]) =>
      ask({ rough: [drive(120, [3, 4]), NO_WAY], over: [drive(120, edges)], best: drive(100, [0, 1, 2, 6]) })
        .ways.length;
    expect(offered([0, 1, 2, 6, 3])).toBe(1);
    expect(offered([0, 1, 2, 6, 14])).toBe(0);
    expect(offered([0, 1, 15])).toBe(1);
    expect(offered([])).toBe(0);
    // The second way is like the first, not like the best.
    const rough = [drive(120, [3, 4, 5, 6, 7]), drive(120, [8, 9]), NO_WAY];
    const over = (last: number[]) => [drive(120, [3, 4, 5, 6, 7]), drive(121, last)];
    expect(ask({ rough, over: over([3, 4, 5, 6, 14]) }).ways).toEqual([120]);
    expect(ask({ rough, over: over([3, 4, 5, 6, 8]) }).ways).toEqual([120, 121]);
  });

  it('make the roads of a way that is too much like another dearer too', () => {
    const { searched } = ask({ rough: [drive(120, [3, 4]), NO_WAY], over: [drive(120, [0, 1, 14])] });
    expect(searched[1]!.slice(0, 5)).toEqual([159, 160, 129, 130, 131]);
    expect(searched[1]![14]).toBe(144);
    // One that is too dear is not looked at again.
    const dear = ask({ rough: [drive(120, [3, 4]), NO_WAY], over: [drive(150, [0, 1, 14])] });
    expect(dear.searched[1]![14]).toBe(114);
  });
});

describe('the middle of the longest new stretch', () => {
  it.each<[string, number[], number]>([
    ['of one road', [3], 3],
    ['of two roads: the first', [3, 4], 3],
    ['of three roads: the second', [3, 4, 5], 4],
    ['of four roads: the second', [3, 4, 5, 6], 4],
    ['of five roads: the third', [3, 4, 5, 6, 7], 5],
    ['by miles: the long road', [3, 4, 15], 15],
    ['between known roads', [0, 3, 4, 5, 2], 4],
    ['the longer of two', [3, 0, 4, 5, 6, 1, 7, 8], 5],
    ['the first of two as long', [3, 4, 5, 0, 6, 7, 8], 4],
    ['the last one', [3, 0, 1, 4, 5, 6], 5],
  ])('%s', (_, edges, middle) => {
    expect(middleOf(drive(120, edges))).toEqual([middle]);
  });

  it('is none where the stretch is a tenth of the leg or less', () => {
    expect(middleOf(drive(120, [0, 14]), drive(100, [0, 1]))).toBe(null);
    expect(middleOf(drive(120, [14, 0, 1, 2, 5, 14]), drive(100, [0, 1, 2, 5]))).toBe(null);
    // Ten miles in ninety, in a hundred, in a hundred and ten.
    const among = (known: number) => Array.from({ length: known }, (_, e) => e);
    expect(middleOf(drive(120, [...among(8), 13]), drive(100, among(8)))).toEqual([13]);
    expect(middleOf(drive(120, [...among(9), 13]), drive(100, among(9)))).toBe(null);
    expect(middleOf(drive(120, [...among(10), 13]), drive(100, among(10)))).toBe(null);
  });

  it('is told for each leg, and one is enough', () => {
    const best = drive(100, [0, 1, 2, 3], [0, 2]);
    expect(middleOf(drive(120, [4, 5, 6, 2, 3], [0, 3]), best)).toEqual([5, -1]);
    expect(middleOf(drive(120, [0, 1, 7, 8, 9], [0, 2]), best)).toEqual([-1, 8]);
    expect(middleOf(drive(120, [4, 7, 8, 9], [0, 1]), best)).toEqual([4, 8]);
    // A leg that is driven on no road has none.
    expect(middleOf(drive(120, [4, 5, 6], [0, 0]), best)).toEqual([-1, 5]);
    expect(middleOf(drive(120, [4, 5, 6], [0, 3]), best)).toEqual([5, -1]);
    expect(middleOf(drive(120, [0, 1, 2, 3], [0, 2]), best)).toBe(null);
  });

  it('lies on no road of any way found so far', () => {
    const { asked } = ask({
      rough: [drive(120, [3, 4, 5]), drive(120, [3, 4, 5, 6, 7]), NO_WAY],
      over: [drive(115, [3, 4, 5])],
    });
    expect(asked).toEqual([[4], [6]]);
  });
});
