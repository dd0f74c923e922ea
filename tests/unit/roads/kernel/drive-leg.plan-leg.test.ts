import { describe, expect, it } from 'vitest';
import { crowMiles } from '~/roads/geometry';
import { planLeg } from '~/roads/kernel/drive-leg';
import { CLOSED, type Metric } from '~/roads/kernel/metric';
import type { FoundPath } from '~/roads/kernel/plain-search';
import { CODES, drawGraph, PRAIRIE, roadsOf, type DrawnLand } from '../drawn-network';
import { madeStop, type Beside } from '../made-stop';

const [KS, MO, , AB] = CODES.map((_, i) => i) as [number, number, number, number];
const graph = (land: DrawnLand[] = PRAIRIE) =>
  drawGraph({
    points: { A: [39, -97], B: [39, -96], C: [40, -96] },
    roads: roadsOf('A B 55 I-1; B C 70 US-2'),
    land,
  });
const HOUR = 3_600_000;
const hourly: Metric = { edgeCost: Int32Array.of(10_000, 20_000), accessCostPerMile: 100 };
const shortest: Metric = { edgeCost: Int32Array.of(55_000, 70_000), accessCostPerMile: 1000 };
const path = (cost: number): FoundPath => ({
  cost,
  startNode: 0,
  endNode: 1,
  edges: new Int32Array(1),
  edgeCount: 1,
});

/** Stops a hundred miles apart: nobody drives them straight. */
const far = (from: Beside[], to: Beside[], found: FoundPath | null = null) =>
  planLeg(graph(), hourly, madeStop(39, -97, KS, ...from), madeStop(39, -95.1, KS, ...to), found, true);

describe('a leg on one road', () => {
  it('is the part of the road between both stops, and the streets to it', () => {
    // 2 + 3 miles of streets, and half of the road.
    expect(
      far([{ edge: 0, fraction: 0.2, access: 2 }], [{ edge: 0, fraction: 0.7, access: 3 }]),
    ).toMatchObject({ kind: 'edge', from: 0, to: 0 });
    expect(
      far([{ edge: 0, fraction: 0.2, access: 2 }], [{ edge: 0, fraction: 0.7, access: 3 }])?.cost,
    ).toBeCloseTo(500 + 5000, 6);
    expect(
      far([{ edge: 0, fraction: 0.7, access: 2 }], [{ edge: 0, fraction: 0.2, access: 3 }])?.cost,
    ).toBeCloseTo(5500, 6);
  });

  it('is the cheapest of the roads that both are at', () => {
    const from = [
      { edge: 1, fraction: 0.5, access: 1 },
      { edge: 0, fraction: 0.1, access: 4 },
    ];
    const to = [
      { edge: 0, fraction: 0.2, access: 4 },
      { edge: 1, fraction: 0.6, access: 1 },
    ];
    // Road 0: 800 + 1,000; road 1: 200 + 2,000.
    expect(far(from, to)).toMatchObject({ kind: 'edge', from: 1, to: 0 });
    expect(far([from[1]!, from[0]!], to)).toMatchObject({ from: 0, to: 0 });
    expect(far(from, [to[1]!, to[0]!])).toMatchObject({ from: 1, to: 1 });
  });

  it('is none over a road that is closed, nor where they are at different ones', () => {
    const shut: Metric = { ...hourly, edgeCost: Int32Array.of(CLOSED, 20_000) };
    const from = madeStop(39, -97, KS, { edge: 0, fraction: 0.1, access: 1 });
    expect(
      planLeg(
        graph(),
        shut,
        from,
        madeStop(39, -95.1, KS, { edge: 0, fraction: 0.2, access: 1 }),
        null,
        true,
      ),
    ).toBe(null);
    expect(
      planLeg(
        graph(),
        hourly,
        from,
        madeStop(39, -95.1, KS, { edge: 1, fraction: 0.2, access: 1 }),
        null,
        true,
      ),
    ).toBe(null);
  });

  it('goes before a way over the network only where it is cheaper', () => {
    const ends: [Beside[], Beside[]] = [
      [{ edge: 0, fraction: 0, access: 1 }],
      [{ edge: 0, fraction: 0.5, access: 1 }],
    ];
    expect(far(...ends, path(5201))).toMatchObject({ kind: 'edge', cost: 5200 });
    expect(far(...ends, path(5200))).toMatchObject({ kind: 'network', cost: 5200 });
    expect(far([], [], path(77))).toEqual({ kind: 'network', cost: 77, path: path(77) });
  });
});

describe('a leg straight by local roads', () => {
  /** Two stops at latitude 39, so many miles apart, with roads as far away. */
  const apart = (
    miles: number,
    access: number | null,
    found: FoundPath | null,
    more: {
      metric?: Metric;
      land?: DrawnLand[];
      isAllowed?: boolean;
      states?: [number, number];
      west?: number;
    } = {},
  ) => {
    const { metric = hourly, land, isAllowed = true, states = [KS, KS], west = -97 } = more;
    const beside = access === null ? [] : [{ edge: 0, fraction: 0, access }];
    const other = access === null ? [] : [{ edge: 1, fraction: 0, access }];
    const east = west + miles / (69.0934 * Math.cos((39 * Math.PI) / 180));
    return planLeg(
      graph(land),
      metric,
      madeStop(39, west, states[0], ...beside),
      madeStop(39, east, states[1], ...other),
      found,
      isAllowed,
    );
  };

  it('is a fifth longer than the crow flies, at 45 miles an hour', () => {
    const plan = apart(30, null, null);
    const miles = crowMiles(39, -97, 39, -97 + 30 / (69.0934 * Math.cos((39 * Math.PI) / 180))) * 1.2;
    expect(miles).toBeCloseTo(36, 3);
    expect(plan).toEqual({ kind: 'direct', miles, cost: (miles / 45) * HOUR });
    expect(apart(30, null, null, { metric: shortest })).toEqual({
      kind: 'direct',
      miles,
      cost: miles * 1000,
    });
  });

  it('is none from sixty miles on, nor where it is not allowed', () => {
    expect(apart(59.9, null, null)?.kind).toBe('direct');
    expect(apart(60.1, null, null)).toBe(null);
    expect(apart(60.1, null, path(9e8))?.kind).toBe('network');
    expect(apart(30, null, null, { isAllowed: false })).toBe(null);
    expect(apart(1, null, path(9e8), { isAllowed: false })?.kind).toBe('network');
  });

  it('beyond eight miles is driven only where the network lies as far away', () => {
    expect(apart(9, 5.3, path(9e8))?.kind).toBe('network');
    expect(apart(9, 5.5, path(9e8))?.kind).toBe('direct');
    expect(apart(7.9, 0.1, path(9e8))?.kind).toBe('direct');
    expect(apart(8.1, 0.1, path(9e8))?.kind).toBe('network');
  });

  it('is driven where it is cheaper than the network', () => {
    // Five miles: six by local roads, eight minutes.
    expect(apart(5, 1, path(480_000 + 100))?.kind).toBe('direct');
    expect(apart(5, 1, path(480_000 - 100))?.kind).toBe('network');
    const zero = planLeg(
      graph(),
      hourly,
      madeStop(39, -97, KS, { edge: 0, fraction: 0, access: 0 }),
      madeStop(39, -97, KS, { edge: 1, fraction: 0, access: 0 }),
      path(0),
      true,
    );
    expect(zero?.kind).toBe('network');
  });

  it('crosses the border of two states, not that of two countries', () => {
    expect(apart(5, null, null, { west: -95.05, states: [KS, MO] })?.kind).toBe('direct');
    expect(apart(5, null, null, { states: [KS, AB] })).toBe(null);
    expect(apart(5, null, null, { states: [AB, KS] })).toBe(null);
    expect(apart(5, null, null, { states: [AB, AB] })?.kind).toBe('direct');
    expect(apart(5, 1, path(9e8), { states: [KS, AB] })?.kind).toBe('network');
  });

  it('crosses a river, no wider water', () => {
    const water = (miles: number): DrawnLand[] => [
      { code: 'KS', west: -100, east: -96.95, south: 36, north: 42 },
      { code: 'KS', west: -96.95 + miles / 53.7, east: -90, south: 36, north: 42 },
    ];
    expect(apart(8, null, null, { land: water(0.5) })?.kind).toBe('direct');
    expect(apart(8, null, null, { land: water(1) })).toBe(null);
    expect(apart(8, 1, path(9e8), { land: water(1) })?.kind).toBe('network');
  });

  it('is looked at from its western end, which may stand a little off the shore, there and back', () => {
    const east: DrawnLand[] = [{ code: 'KS', west: -96.95, east: -90, south: 36, north: 42 }];
    const west: DrawnLand[] = [{ code: 'KS', west: -100, east: -96.95, south: 36, north: 42 }];
    const plan = (land: DrawnLand[], a: [number, number], b: [number, number]) =>
      planLeg(graph(land), hourly, madeStop(...a, KS), madeStop(...b, KS), null, true);
    // Two miles of water, at the western end: the gazetteer means the shore.
    expect(plan(east, [39, -96.99], [39, -96.9])?.kind).toBe('direct');
    expect(plan(east, [39, -96.9], [39, -96.99])?.kind).toBe('direct');
    expect(plan(west, [39, -96.99], [39, -96.91])).toBe(null);
    expect(plan(west, [39, -96.91], [39, -96.99])).toBe(null);
    // On one meridian the southern end is the first.
    const north: DrawnLand[] = [{ code: 'KS', west: -100, east: -90, south: 39, north: 42 }];
    const south: DrawnLand[] = [{ code: 'KS', west: -100, east: -90, south: 36, north: 39 }];
    expect(plan(north, [38.97, -97], [39.05, -97])?.kind).toBe('direct');
    expect(plan(north, [39.05, -97], [38.97, -97])?.kind).toBe('direct');
    expect(plan(south, [39.03, -97], [38.95, -97])).toBe(null);
    expect(plan(south, [38.95, -97], [39.03, -97])).toBe(null);
    // West goes before south.
    expect(plan(north, [39.05, -97], [38.97, -96.99])).toBe(null);
    expect(plan(north, [38.97, -96.99], [39.05, -97])).toBe(null);
    expect(plan(north, [38.97, -97], [39.05, -96.99])?.kind).toBe('direct');
    expect(plan(south, [39.03, -97], [38.95, -96.99])?.kind).toBe('direct');
  });

  it('from a place to itself is no way', () => {
    const here = madeStop(39, -97, KS);
    expect(planLeg(graph(), hourly, here, here, null, true)).toEqual({ kind: 'direct', cost: 0, miles: 0 });
  });

  it('is none out in the water, nor far from every jurisdiction', () => {
    const [here, there] = [madeStop(39, -97, KS), madeStop(39.01, -97, KS)];
    expect(planLeg(graph(), hourly, here, there, null, true)?.kind).toBe('direct');
    for (const [from, to] of [
      [{ ...here, inWater: true }, there],
      [here, { ...there, inWater: true }],
      [{ ...here, jurisdiction: -1 }, there],
      [here, { ...there, jurisdiction: -1 }],
    ] as const) {
      expect(planLeg(graph(), hourly, from, to, null, true)).toBe(null);
      expect(planLeg(graph(), hourly, from, to, path(5), true)?.kind).toBe('network');
    }
  });
});
