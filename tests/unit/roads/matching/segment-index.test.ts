import { describe, expect, it } from 'vitest';
import type { NetworkTables } from '~/roads/format/network-tables';
import { Candidates, MOST_CANDIDATES, SegmentIndex } from '~/roads/matching/segment-index';
import { type DrawnRoad, roadsOf } from '../drawn-network';
import { numbersFrom } from '../numbers-from';
import { DEGREE, linedTables, milesApart } from './roads-with-lines';

type Spot = readonly [lat: number, lon: number];
interface Found {
  edge: number;
  share: number;
  cost: number;
}

const listOf = ({ count, edge, share, cost }: Candidates): Found[] =>
  Array.from({ length: count }, (_, i) => ({ edge: edge[i]!, share: share[i]!, cost: cost[i]! }));
const near = (tables: NetworkTables, [lat, lon]: Spot) =>
  listOf(new SegmentIndex(tables).near(lat, lon, new Candidates()));
const within = (tables: NetworkTables, [lat, lon]: Spot, miles: number) =>
  listOf(new SegmentIndex(tables).within(lat, lon, miles, new Candidates()));

/** The lines of all roads as points, and whether they are more than the straight line between towns. */
interface Line {
  points: Spot[];
  isDrawn: boolean;
}

/**
 * Asks every piece of every road, by narrowing down on the sphere: nothing of the index, nothing of its plane.
 * Pieces that are more than `far` degrees off are not looked at.
 */
function bruteForce(lines: readonly Line[], spot: Spot, far: number) {
  return lines.map(({ points, isDrawn }, edge) => {
    let off = Infinity;
    let share = 0;
    const sides = points.slice(1).map((point, i) => milesApart(points[i]!, point));
    const total = sides.reduce((sum, side) => sum + side, 0);
    let passed = 0;
    sides.forEach((side, i) => {
      const [a, b] = [points[i]!, points[i + 1]!];
      passed += side;
      if (
        [0, 1].some((c) => Math.min(a[c]!, b[c]!) > spot[c]! + far || Math.max(a[c]!, b[c]!) < spot[c]! - far)
      )
        return;
      const at = (t: number): Spot => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      let [low, high] = [0, 1];
      for (let k = 0; k < 36; k++) {
        const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
        if (milesApart(at(one), spot) < milesApart(at(other), spot)) high = other;
        else low = one;
      }
      const miles = milesApart(at(low), spot);
      if (miles < off) {
        off = miles;
        share = (passed - side + side * low) / total;
      }
    });
    const cost = isDrawn ? off ** 2 / 0.02 : off ** 2 / (2 * 0.35 ** 2) + Math.log(3.5);
    return { edge, off, share, cost, reach: isDrawn ? 0.4 : 1.4 };
  });
}

/** Roads in every direction around a place, some drawn with bends and some straight. */
function scattered(seed: number, count: number, [lat, lon]: Spot, degrees: number) {
  const chance = numbersFrom(seed);
  const somewhere = (around: Spot, by: number): [number, number] => [
    Math.round((around[0] + (chance() - 0.5) * by) * 1000) / 1000,
    Math.round((around[1] + (chance() - 0.5) * by) * 1000) / 1000,
  ];
  const points: Record<string, [number, number]> = {};
  const roads: DrawnRoad[] = [];
  const lines: Record<number, [number, number][]> = {};
  const all: Line[] = [];
  for (let e = 0; e < count; e++) {
    const from = somewhere([lat, lon], degrees);
    const to = somewhere(from, e % 3 === 0 ? 0.4 : 0.1);
    points[`A${e}`] = from;
    points[`B${e}`] = to;
    roads.push({ from: `A${e}`, to: `B${e}`, miles: 10, on: 'US-1' });
    const isDrawn = e % 2 === 0;
    if (isDrawn) lines[e] = [somewhere(from, 0.1), somewhere(to, 0.1)];
    all.push({ points: [from, ...(lines[e] ?? []), to], isDrawn });
  }
  return { tables: linedTables({ points, roads, lines }), lines: all, somewhere };
}

describe('the index of roads against every piece of every road', () => {
  it('finds the likeliest roads near a place, with their shares and costs', () => {
    let found = 0;
    for (const [seed, center] of [
      [1, [39, -97]],
      [2, [60, -135]],
      [3, [26, -80.5]],
    ] as [number, Spot][]) {
      const { tables, lines, somewhere } = scattered(seed, 90, center, 0.6);
      const index = new SegmentIndex(tables);
      const into = new Candidates();
      for (let k = 0; k < 400; k++) {
        const spot = somewhere(center, 0.8);
        const told = listOf(index.near(...spot, into));
        const oracle = bruteForce(lines, spot, 0.05)
          .filter(({ off, reach }) => off < reach)
          .sort((a, b) => a.cost - b.cost);
        // At the very edge of what is reached, and of two that are as good as equally likely, either may be right.
        if (oracle.some(({ off, reach }) => off > reach * 0.995)) continue;
        if (oracle.some(({ cost }, i) => i > 0 && cost - oracle[i - 1]!.cost < 0.005)) continue;
        expect(told.map(({ edge }) => edge)).toEqual(
          oracle.slice(0, MOST_CANDIDATES).map(({ edge }) => edge),
        );
        told.forEach(({ share, cost }, i) => {
          expect(Math.abs(cost - oracle[i]!.cost)).toBeLessThan(0.03);
          expect(Math.abs(share - oracle[i]!.share)).toBeLessThan(0.01);
        });
        found += told.length;
      }
    }
    expect(found).toBeGreaterThan(500);
  });

  it('finds the nearest within some miles, by squared miles', () => {
    let found = 0;
    for (const [seed, center] of [
      [4, [39, -97]],
      [5, [58, -120]],
    ] as [number, Spot][]) {
      const { tables, lines, somewhere } = scattered(seed, 30, center, 0.8);
      const index = new SegmentIndex(tables);
      const into = new Candidates();
      for (let k = 0; k < 200; k++) {
        const spot = somewhere(center, 1);
        const reach = [0.3, 1.5, 4, 9][k % 4]!;
        const told = listOf(index.within(...spot, reach, into));
        const oracle = bruteForce(lines, spot, 0.3)
          .filter(({ off }) => off < reach)
          .sort((a, b) => a.off - b.off);
        if (oracle.some(({ off }) => off > reach * 0.99)) continue;
        // Of two that are as good as equally far, either may come first.
        const isClear = oracle.every(({ off }, i) => i === 0 || off - oracle[i - 1]!.off > 0.01 * off);
        if (!isClear) continue;
        expect(told.map(({ edge }) => edge)).toEqual(
          oracle.slice(0, MOST_CANDIDATES).map(({ edge }) => edge),
        );
        told.forEach(({ cost, share }, i) => {
          expect(Math.abs(Math.sqrt(cost) - oracle[i]!.off)).toBeLessThan(0.02 + 0.003 * reach);
          expect(Math.abs(share - oracle[i]!.share)).toBeLessThan(0.02);
        });
        found += told.length;
      }
    }
    expect(found).toBeGreaterThan(200);
  });

  it('answers where no road is even if the cells of its roads fill its table to the last slot', () => {
    // In the middle of a row of cells, 0.05 degrees each: with what lies within reach it comes to 1,024 of them.
    const tables = linedTables({
      points: { A: [39.025, -120], B: [39.025, -68.9] },
      roads: roadsOf('A B 2750 US-1'),
    });
    expect(near(tables, [45, -97])).toEqual([]);
    expect(near(tables, [39.025, -97])).toHaveLength(1);
  });

  it('knows a road across the country at every place beside it', () => {
    const points = { A: [30.123, -120.456], B: [48.321, -70.654] } satisfies Record<string, [number, number]>;
    const roads = roadsOf('A B 3000 US-1; B A 3000 US-2');
    const tables = linedTables({ points, roads });
    const index = new SegmentIndex(tables);
    const into = new Candidates();
    for (let k = 0; k <= 1000; k++) {
      const t = k / 1000;
      const [lat, lon] = [
        points.A[0] + (points.B[0] - points.A[0]) * t,
        points.A[1] + (points.B[1] - points.A[1]) * t,
      ];
      for (const [dLat, dLon] of [
        [0, 0],
        [0.012, 0],
        [-0.012, 0],
        [0, 0.015],
        [0, -0.015],
      ] as const) {
        const told = listOf(index.near(lat + dLat, lon + dLon, into));
        expect(told.map(({ edge }) => edge).sort()).toEqual([0, 1]);
      }
      const both = listOf(index.near(lat, lon, into)).sort((a, b) => a.edge - b.edge);
      expect(both[0]!.share).toBeCloseTo(t, 6);
      expect(both[1]!.share).toBeCloseTo(1 - t, 6);
    }
  });
});

describe('roads near a place', () => {
  const road = roadsOf('A B 69.1 US-1');
  const points = { A: [39, -97], B: [40, -97] } satisfies Record<string, [number, number]>;
  const east = (miles: number): Spot => [39.5, -97 + miles / DEGREE / Math.cos((39.5 * Math.PI) / 180)];
  const drawn = linedTables({ points, roads: road, lines: { 0: [[39.3, -97]] } });
  const straight = linedTables({ points, roads: road });

  it('are those that a reading may lie on: four deviations of a line that is drawn, or of a straight one', () => {
    for (const side of [1, -1]) {
      expect(near(drawn, east(0.399 * side))).toHaveLength(1);
      expect(near(drawn, east(0.401 * side))).toHaveLength(0);
      expect(near(straight, east(1.399 * side))).toHaveLength(1);
      expect(near(straight, east(1.401 * side))).toHaveLength(0);
    }
  });

  it('cost as they are unlikely: the square of the deviations, halved', () => {
    expect(near(drawn, east(0))[0]!.cost).toBeCloseTo(0, 9);
    expect(near(drawn, east(0.1))[0]!.cost).toBeCloseTo(0.5, 6);
    expect(near(drawn, east(-0.3))[0]!.cost).toBeCloseTo(4.5, 5);
    // A road that may be anywhere is less likely at each place than one that is known.
    expect(near(straight, east(0))[0]!.cost).toBeCloseTo(Math.log(0.35 / 0.1), 9);
    expect(near(straight, east(0.7))[0]!.cost).toBeCloseTo(2 + Math.log(3.5), 5);
  });

  it('are known in a network with lines as straight ones where they have none', () => {
    const mixed = linedTables({ points, roads: road, lines: {} });
    expect(near(mixed, east(0.7))[0]!.cost).toBeCloseTo(2 + Math.log(3.5), 5);
  });

  it('are reached at their ends and no farther', () => {
    const north = (miles: number): Spot => [40 + miles / DEGREE, -97];
    const south = (miles: number): Spot => [39 - miles / DEGREE, -97];
    for (const [spot, share] of [
      [north(0.2), 1],
      [south(0.2), 0],
    ] as const) {
      expect(near(drawn, spot)).toMatchObject([{ edge: 0, share }]);
      expect(near(drawn, spot)[0]!.cost).toBeCloseTo(2, 5);
    }
    expect(near(drawn, north(0.41))).toEqual([]);
    expect(near(drawn, south(0.41))).toEqual([]);
  });

  it('have a share of their length up to the nearest point', () => {
    for (const share of [0.1, 0.3, 0.5, 0.9])
      expect(near(drawn, [39 + share, -97])[0]!.share).toBeCloseTo(share, 9);
  });

  it('are none of the joints between roads, but ferries and roads closed to trucks', () => {
    const tables = linedTables({
      points: { ...points, C: [39, -96.999], D: [40, -96.999] },
      roads: [
        ...roadsOf('A B 69.1; C D 69.1 Ferry'),
        ...roadsOf('C D 69.1 US-3', { noTrucks: true }),
        ...roadsOf('D C 69.1 US-4'),
      ],
      ferries: [1],
    });
    expect(
      near(tables, east(0))
        .map(({ edge }) => edge)
        .sort(),
    ).toEqual([1, 2, 3]);
  });

  it('are none where no road is', () => {
    expect(near(straight, [20, -150])).toEqual([]);
    expect(within(straight, [20, -150], 1)).toEqual([]);
  });

  it('are a place where a road has no length', () => {
    const dot = linedTables({ points: { A: [39, -97], B: [39, -97] }, roads: roadsOf('A B 0.1 US-1') });
    const [found] = near(dot, [39 + 0.35 / DEGREE, -97]);
    expect(found).toMatchObject({ edge: 0, share: 0 });
    expect(found!.cost).toBeCloseTo(0.5 + Math.log(3.5), 5);
  });
});

describe('candidates', () => {
  /** Parallel roads so many thousandths of a degree north of 39, straight from west to east. */
  const parallel = (...thousandths: number[]) =>
    linedTables({
      points: Object.fromEntries(
        thousandths.flatMap((north, i) => [
          [`A${i}`, [39 + north / 1000, -97] as [number, number]],
          [`B${i}`, [39 + north / 1000, -96] as [number, number]],
        ]),
      ),
      roads: thousandths.map((_, i) => ({ from: `A${i}`, to: `B${i}`, miles: 53.7, on: `US-${i + 1}` })),
    });

  it('are the six nearest, the nearest first, in whatever order roads come', () => {
    for (const order of [
      [1, 2, 3, 4, 5, 6, 7, 8],
      [8, 7, 6, 5, 4, 3, 2, 1],
      [5, 1, 8, 3, 2, 7, 6, 4],
    ]) {
      const tables = parallel(...order);
      const nearest = [1, 2, 3, 4, 5, 6].map((north) => order.indexOf(north));
      expect(near(tables, [39, -96.5]).map(({ edge }) => edge)).toEqual(nearest);
      expect(within(tables, [39, -96.5], 3).map(({ edge }) => edge)).toEqual(nearest);
    }
  });

  it('are found for each question anew', () => {
    const index = new SegmentIndex(parallel(1, 2, 3));
    const into = new Candidates();
    expect(index.near(39, -96.5, into)).toBe(into);
    expect(into.count).toBe(3);
    expect(index.near(38, -96.5, into).count).toBe(0);
    expect(index.within(39, -96.5, 0.15, into).count).toBe(2);
    expect(index.within(38, -96.5, 0.15, into).count).toBe(0);
  });

  it('have of each road its nearest point only', () => {
    // A road that comes by twice: first a third of a mile off, then a tenth.
    const twice = linedTables({
      points: { A: [39.005, -97], B: [38.9985, -97], C: [39.2, -97.5], D: [39.2, -97.4] },
      roads: roadsOf('A B 20 US-1; C D 5 US-2'),
      lines: {
        0: [
          [39.005, -96.8],
          [38.9985, -96.8],
        ],
      },
    });
    for (const found of [near(twice, [39, -96.9]), within(twice, [39, -96.9], 2)]) {
      expect(found).toHaveLength(1);
      expect(found[0]!.share).toBeCloseTo(0.75, 1);
    }
    const other = linedTables({
      points: { A: [38.9985, -97], B: [39.005, -97] },
      roads: roadsOf('A B 20 US-1'),
      lines: {
        0: [
          [38.9985, -96.8],
          [39.005, -96.8],
        ],
      },
    });
    expect(near(other, [39, -96.9])[0]!.share).toBeCloseTo(0.25, 1);
    expect(near(other, [39, -96.9])[0]!.cost).toBeCloseTo((0.0015 * DEGREE) ** 2 / 0.02, 5);
  });

  it('move up in order when a nearer point of the same road is found', () => {
    // US-1 comes by first beyond US-2 and then before it.
    const tables = linedTables({
      points: { A: [39.005, -97], B: [38.999, -97], C: [39.003, -97], D: [39.003, -96.8] },
      roads: roadsOf('C D 10.7 US-2; A B 20 US-1'),
      lines: {
        0: [[39.003, -96.9]],
        1: [
          [39.005, -96.8],
          [38.999, -96.8],
        ],
      },
    });
    expect(near(tables, [39, -96.95]).map(({ edge }) => edge)).toEqual([1, 0]);
  });
});
