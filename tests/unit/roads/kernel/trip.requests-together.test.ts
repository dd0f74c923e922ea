import { describe, expect, it } from 'vitest';
import type { TripRequest } from '~/roads/kernel/trip';
import { drawRouter, roadsOf, type Drawing, type DrawnRoad } from '../drawn-network';

/** I-1 along latitude 39 from A to F; US-2 north of it and KS-3 south of it, both from B to D. */
const POINTS: Drawing['points'] = {
  A: [39, -99],
  B: [39, -98],
  D: [39, -96],
  F: [39, -95.1],
  N: [39.6, -97],
  S: [38.4, -97],
  P: [39.6, -95.5],
};
const I1 = roadsOf('A B 54 I-1; B D 108 I-1; D F 49 I-1', { roadClass: 'interstate' });
const NORTH = roadsOf('B N 70 US-2; N D 70 US-2');
const SOUTH = roadsOf('B S 71 KS-3; S D 71 KS-3', { roadClass: 'state' });

const ask = (stops: string, request: Partial<TripRequest>, roads: DrawnRoad[]) =>
  drawRouter({ points: POINTS, roads }).route({
    stops: stops.split('').map((name) => ({ lat: POINTS[name]![0], lon: POINTS[name]![1] })),
    ...request,
  });
const roadsFor = (stops: string, via: string[], roads: DrawnRoad[]) => {
  const outcome = ask(stops, { via }, roads);
  return outcome.ok
    ? outcome.trip.highways.map(({ highway, distanceTenthMiles }) => `${highway} ${distanceTenthMiles / 10}`)
    : [outcome.reason, outcome.detail];
};

describe('several highways that are asked for at once', () => {
  it('are refused by name where no way drives them all: none of them is dropped in silence', () => {
    expect(roadsFor('BD', ['US-2', 'KS-3'], [...I1, ...NORTH, ...SOUTH])).toEqual([
      'via-not-possible',
      'KS-3 together with US-2',
    ]);
    expect(roadsFor('AF', ['KS-3', 'US-2'], [...I1, ...NORTH, ...SOUTH])).toEqual([
      'via-not-possible',
      'US-2 together with KS-3',
    ]);
    // Each by itself can be driven.
    expect(roadsFor('BD', ['US-2'], [...I1, ...NORTH, ...SOUTH])).toEqual(['US-2 140']);
    expect(roadsFor('BD', ['KS-3'], [...I1, ...NORTH, ...SOUTH])).toEqual(['KS-3 142']);
  });

  it('are refused as well where the first of them is the usual way, which the second leaves', () => {
    expect(roadsFor('BD', ['I-1', 'US-2'], [...I1, ...NORTH])).toEqual([
      'via-not-possible',
      'I-1 together with US-2',
    ]);
    expect(roadsFor('BD', ['US-2', 'I-1'], [...I1, ...NORTH])).toEqual([
      'via-not-possible',
      'I-1 together with US-2',
    ]);
    // With a part of it before and behind, both are driven.
    expect(roadsFor('AF', ['I-1', 'US-2'], [...I1, ...NORTH])).toEqual(['I-1 54', 'US-2 140', 'I-1 49']);
  });

  it('name the two that cannot be, and what else was asked for', () => {
    const roads = [...I1, ...NORTH, ...SOUTH, ...roadsOf('D P 40 US-6; P F 40 US-6')];
    expect(roadsFor('BF', ['US-6', 'US-2', 'KS-3'], roads)).toEqual([
      'via-not-possible',
      'KS-3 together with US-6 and US-2',
    ]);
    expect(roadsFor('BF', ['US-6', 'US-2'], roads)).toEqual(['US-2 140', 'US-6 80']);
  });

  it('are each on the leg that leaves the others theirs, whatever order they were written in', () => {
    // US-2 continues from D to F, a little longer than between B and D; KS-3 is between B and D only.
    const roads = [...I1, ...NORTH, ...SOUTH, ...roadsOf('D P 70 US-2; P F 70 US-2')];
    expect(roadsFor('BDF', ['US-2'], roads)).toEqual(['US-2 140', 'I-1 49']);
    for (const via of [
      ['US-2', 'KS-3'],
      ['KS-3', 'US-2'],
    ])
      expect(roadsFor('BDF', via, roads)).toEqual(['KS-3 142', 'US-2 140']);
  });

  it('have their reason where one of them can never be', () => {
    const roads = [...I1, ...NORTH, ...roadsOf('A P 900 US-81; P F 900 US-81')];
    expect(roadsFor('BD', ['US-81', 'US-2'], roads)).toEqual(['via-not-possible', 'US-81']);
    expect(roadsFor('BD', ['US-2', 'US-81'], roads)).toEqual(['via-not-possible', 'US-81']);
    expect(roadsFor('BD', ['US-81', 'I-99'], roads)).toEqual(['unknown-highway', 'I-99']);
  });
});

describe('a stop on the highway that is asked for', () => {
  // KS-9 is 32 miles long, from A to B; I-1 leads from A to T, US-2 from B to T.
  const points: Drawing['points'] = { A: [39, -99], B: [39, -98.4], T: [38, -97.8] };
  const roads = [
    ...roadsOf('A B 32 KS-9'),
    ...roadsOf('A T 100 I-1', { roadClass: 'interstate' }),
    ...roadsOf('B T 110 US-2'),
  ];
  /** So many miles from A. */
  const on = (miles: number) => ({ lat: 39, lon: -99 + (0.6 * miles) / 32 });
  const drive = (stops: { lat: number; lon: number }[], all = roads) => {
    const outcome = drawRouter({ points, roads: all }).route({ stops, via: ['KS-9'] });
    return outcome.ok
      ? outcome.trip.highways.map(
          ({ highway, distanceTenthMiles }) => `${highway} ${distanceTenthMiles / 10}`,
        )
      : outcome.reason;
  };
  const T = { lat: 38, lon: -97.8 };

  it('is not left in one direction to turn and come back', () => {
    expect(drive([on(4), T])).toEqual(['KS-9 28', 'US-2 110']);
    expect(drive([T, on(4)])).toEqual(['US-2 110', 'KS-9 28']);
  });

  it('makes no way over it where that would be the only one', () => {
    const deadEnd = roads.filter(({ on: highway }) => highway !== 'US-2');
    expect(drive([on(4), T], deadEnd)).toBe('via-not-possible');
    expect(drive([T, on(4)], deadEnd)).toBe('via-not-possible');
  });

  it('is a way over it from there on, with the pieces behind', () => {
    // The highway continues for 32 miles from B to C, and only from C a road leads to T.
    const longer: Drawing['points'] = { ...points, C: [39, -97.8] };
    const all = [...roads.slice(0, 2), ...roadsOf('B C 32 KS-9; C T 140 US-2')];
    const outcome = drawRouter({ points: longer, roads: all }).route({ stops: [on(4), T], via: ['KS-9'] });
    expect(
      outcome.ok && outcome.trip.highways.map(({ distanceTenthMiles }) => distanceTenthMiles / 10),
    ).toEqual([60, 140]);
  });
});

describe('the leg that is made to use a highway', () => {
  const legs = (stops: string, via: string[], roads: DrawnRoad[]) => {
    const outcome = ask(stops, { via }, roads);
    return outcome.ok
      ? outcome.trip.legs.map(({ distanceTenthMiles }) => distanceTenthMiles / 10)
      : outcome.reason;
  };
  // US-2 is 32 miles longer than I-1 from B to D, and from D over P to F as long as I-1 but slower.
  const roads = [
    ...roadsOf('A B 54 I-1; B D 108 I-1; D F 300 I-1', { roadClass: 'interstate' }),
    ...NORTH,
    ...roadsOf('D P 151 US-2; P F 151 US-2', { freeway: true }),
  ];

  it('is the one that loses the least by it, be it the longer one and the last', () => {
    expect(legs('BDF', ['US-2'], roads)).toEqual([108, 302]);
    expect(legs('FDB', ['US-2'], roads)).toEqual([302, 108]);
    // The first of two that lose as much.
    expect(legs('BDB', ['US-2'], [...I1, ...NORTH])).toEqual([140, 108]);
  });

  it('is none where another leg has the highway anyway', () => {
    const twoRoads = [...roadsOf('A B 54 I-1'), ...roadsOf('B D 108 US-7; A N 70 US-7; N B 70 US-7')];
    expect(legs('ABD', ['US-7'], twoRoads)).toEqual([54, 108]);
    expect(legs('DBA', ['US-7'], twoRoads)).toEqual([108, 54]);
  });
});
