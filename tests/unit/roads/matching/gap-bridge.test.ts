import { describe, expect, it } from 'vitest';
import type { Way } from '~/roads/borders/trace-ways';
import type { Trip, TripRequest } from '~/roads/kernel/trip';
import { GapBridge } from '~/roads/matching/gap-bridge';
import { CODES, drawGraph, drawRouter, roadsOf } from '../drawn-network';

const HOUR = 3_600_000;
const graph = drawGraph({ points: { A: [39, -97], B: [39, -93] }, roads: roadsOf('A B 220.0 I-1') });

const silence = (crowMiles: number, hours: number, odometerMiles: number | null = null): Way => ({
  from: { time: 7 * HOUR, lat: 39, lon: -97 },
  to: { time: 7 * HOUR + hours * HOUR, lat: 39.5, lon: -96 },
  crowMiles,
  odometerMiles,
  isGap: true,
  isImpossible: false,
});

/** A trip of so many tenths in Kansas alone; what more there is to say follows. */
const trip = (distanceTenthMiles: number, more: Partial<Trip> = {}): Trip => ({
  distanceTenthMiles,
  durationMinutes: 60,
  tollTenthMiles: 0,
  legs: [],
  jurisdictions: [{ jurisdiction: 'KS', distanceTenthMiles }],
  crossings: [],
  highways: [],
  shape: [
    [39.01, -97.02],
    [39.5, -96],
  ],
  legShapeStart: [0],
  ...more,
});

/** Asks with a router that has these ways, and keeps what it is asked. */
function over(way: Way, ...ways: Trip[]) {
  const asked: TripRequest[] = [];
  const [first, ...alternatives] = ways;
  const bridge = new GapBridge(graph, {
    route: (request) => {
      asked.push(request);
      return first
        ? { ok: true, trip: first, alternatives }
        : { ok: false, reason: 'no-route', stopIndex: -1, detail: null };
    },
  }).over(way);
  return { bridge, asked };
}
const milesOver = (way: Way, ...ways: Trip[]) => over(way, ...ways).bridge?.miles ?? null;

describe('the way over a silence', () => {
  it('is asked for between its two ends', () => {
    expect(over(silence(60, 2), trip(700)).asked).toEqual([
      {
        stops: [
          { lat: 39, lon: -97 },
          { lat: 39.5, lon: -96 },
        ],
        alternatives: 0,
      },
    ]);
  });

  it('is none where no road leads', () => {
    expect(over(silence(60, 2)).bridge).toBeNull();
    expect(over(silence(60, 2, 70)).bridge).toBeNull();
  });

  it('is no answer where it is longer than two and a half times the straight line and five miles', () => {
    expect(milesOver(silence(10, 9), trip(300))).toBe(30);
    expect(milesOver(silence(10, 9), trip(301))).toBeNull();
    expect(milesOver(silence(20, 9), trip(550))).toBe(55);
    expect(milesOver(silence(20, 9), trip(551))).toBeNull();
  });

  it('is no answer where no truck drives it in that time: 80 miles an hour and five miles', () => {
    expect(milesOver(silence(100, 1), trip(850))).toBe(85);
    expect(milesOver(silence(100, 1), trip(851))).toBeNull();
    expect(milesOver(silence(100, 0.5), trip(450))).toBe(45);
    expect(milesOver(silence(100, 0.5), trip(451))).toBeNull();
  });
});

describe('the way over a silence with an odometer', () => {
  it('is asked for with two others', () => {
    expect(over(silence(60, 2, 70), trip(700)).asked).toMatchObject([{ alternatives: 2 }]);
  });

  it('is the one whose miles come nearest, above or below', () => {
    const ways = [trip(700), trip(760), trip(900)];
    for (const [odometer, miles] of [
      [40, 70],
      [72.9, 70],
      [73.1, 76],
      [82.9, 76],
      [83.1, 90],
      [300, 90],
      [0, 70],
    ] as const)
      expect(milesOver(silence(60, 2, odometer), ...ways)).toBe(miles);
  });

  it('may be as long as the odometer has it, whatever the straight line and the clock say', () => {
    expect(milesOver(silence(10, 0.1, 52), trip(520))).toBe(52);
  });
});

describe('the bridge', () => {
  const [KS, MO, RI] = ['KS', 'MO', 'RI'].map((code) => CODES.indexOf(code));

  it('has its miles in one jurisdiction where it crosses no line, from where it enters the road', () => {
    expect(over(silence(60, 2), trip(705)).bridge).toEqual({
      miles: 70.5,
      ferryMiles: 0,
      runs: [{ jurisdiction: KS, lat: 39.01, lon: -97.02, miles: 70.5 }],
    });
  });

  it('has them from line to line in travel order, also back into one that it left', () => {
    const crossing = (from: string, to: string, atTenthMiles: number) => ({
      from,
      to,
      atTenthMiles,
      place: null,
      highway: null,
    });
    const { bridge } = over(
      silence(60, 2),
      trip(1000, {
        crossings: [crossing('KS', 'MO', 400), crossing('MO', 'RI', 550), crossing('RI', 'KS', 990)],
      }),
    );
    expect(bridge!.runs).toEqual(
      [
        [KS, 40],
        [MO, 15],
        [RI, 44],
        [KS, 1],
      ].map(([jurisdiction, miles]) => ({ jurisdiction, lat: 39.01, lon: -97.02, miles })),
    );
  });

  it('has the miles of its ferries apart', () => {
    const ferries = [
      { highway: 'Ferry', distanceTenthMiles: 42 },
      { highway: 'Ferry', distanceTenthMiles: 101 },
    ];
    expect(over(silence(60, 2), trip(705, { ferries })).bridge).toMatchObject({
      miles: 70.5,
      ferryMiles: 14.3,
    });
  });

  it('has no runs where the trip has no jurisdiction, and no place where it has no line', () => {
    expect(over(silence(60, 2), trip(0, { jurisdictions: [], shape: [] })).bridge).toEqual({
      miles: 0,
      ferryMiles: 0,
      runs: [],
    });
    expect(over(silence(60, 2), trip(5, { shape: [] })).bridge!.runs).toEqual([
      { jurisdiction: KS, lat: 0, lon: 0, miles: 0.5 },
    ]);
  });

  it('comes from the router of the roads', () => {
    const router = drawRouter({
      points: { A: [39, -97], L: [39, -95], B: [39, -93] },
      roads: [...roadsOf('A L 110.0 I-1'), ...roadsOf('L B 112.0 I-1', { state: 'MO' })],
    });
    const bridge = new GapBridge(router.graph, router).over({
      ...silence(215, 5),
      to: { time: 12 * HOUR, lat: 39, lon: -93 },
    });
    expect(bridge).toMatchObject({ miles: 222, ferryMiles: 0 });
    expect(bridge!.runs.map(({ jurisdiction, miles }) => [jurisdiction, miles])).toEqual([
      [KS, 110],
      [MO, 112],
    ]);
  });
});
