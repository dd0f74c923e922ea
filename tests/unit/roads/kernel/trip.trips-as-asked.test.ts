import { describe, expect, it } from 'vitest';
import type { Trip, TripOutcome, TripRequest } from '~/roads/kernel/trip';
import { drawRouter, roadsOf, type Drawing, type DrawnRoad } from '../drawn-network';

function driven(outcome: TripOutcome): Trip {
  if (!outcome.ok) throw new Error(`${outcome.reason} ${outcome.detail}`);
  return outcome.trip;
}
const roadsIn = (trip: Trip) =>
  trip.highways.map(({ highway, distanceTenthMiles }) => `${highway} ${distanceTenthMiles / 10}`);

/**
 * Along latitude 39 I-1 at 65 miles an hour from A by B, C, D to E. North of it US-2 from B over N to D, at 52; south of it KS-3 from
 * B over S to D, at 46. US-4 lies far in the north, between P and Q, and hangs on A and E.
 */
const POINTS: Drawing['points'] = {
  A: [39, -99],
  B: [39, -98],
  C: [39, -97],
  D: [39, -96],
  E: [39, -95.1],
  N: [39.6, -97],
  S: [38.4, -97],
  P: [41, -98],
  Q: [41, -97],
};
const I1 = roadsOf('A B 54 I-1; B C 54 I-1; C D 54 I-1; D E 49 I-1', { roadClass: 'interstate' });
const NORTH = roadsOf('B N 70 US-2; N D 70 US-2');
const SOUTH = roadsOf('B S 71 KS-3; S D 71 KS-3', { roadClass: 'state' });
const FAR = roadsOf('A P 160 US-81; P Q 54 US-4; Q E 180 US-75');
const ALL = [...I1, ...NORTH, ...SOUTH, ...FAR];

const at = (name: string) => ({ lat: POINTS[name]![0], lon: POINTS[name]![1] });
const ask = (stops: string, request: Partial<TripRequest> = {}, roads: DrawnRoad[] = ALL) =>
  drawRouter({ points: POINTS, roads }).route({ stops: stops.split('').map(at), ...request });
const roadsFor = (stops: string, via: string[], roads?: DrawnRoad[], more: Partial<TripRequest> = {}) =>
  roadsIn(driven(ask(stops, { via, ...more }, roads)));

describe('a trip that must use a highway', () => {
  it('leaves its best way for it', () => {
    expect(roadsFor('AE', [])).toEqual(['I-1 211']);
    expect(roadsFor('AE', ['US-2'])).toEqual(['I-1 54', 'US-2 140', 'I-1 49']);
    expect(roadsFor('AE', ['KS-3'])).toEqual(['I-1 54', 'KS-3 142', 'I-1 49']);
    expect(roadsFor('EA', ['us 2'])).toEqual(['I-1 49', 'US-2 140', 'I-1 54']);
  });

  it('has the time and the split of the way that it drives', () => {
    const trip = driven(ask('AE', { via: ['US-2'] }));
    expect(trip.durationMinutes).toBe(Math.round((103 / 65 + 140 / 52) * 60));
    expect(trip.jurisdictions).toEqual([{ jurisdiction: 'KS', distanceTenthMiles: 2430 }]);
  });

  it('drives it by fewest miles too', () => {
    expect(roadsFor('AE', ['US-2'], ALL, { mode: 'shortest' })).toEqual(['I-1 54', 'US-2 140', 'I-1 49']);
  });

  it('is as it would be where it uses the highway anyway', () => {
    expect(ask('AE', { via: ['I-1'] })).toEqual(ask('AE'));
    expect(roadsFor('BN', ['US-2'])).toEqual(['US-2 70']);
    // From one point of the road to another.
    const stops = [
      { lat: 39, lon: -98.9 },
      { lat: 39, lon: -98.2 },
    ];
    const router = drawRouter({ points: POINTS, roads: ALL });
    expect(router.route({ stops, via: ['I-1'] })).toEqual(router.route({ stops }));
  });

  it('may have to use two of them, on one leg or on two', () => {
    // US-6 from A over P to B, then US-2.
    const roads = [...I1, ...NORTH, ...roadsOf('A P 60 US-6; P B 60 US-6')];
    expect(roadsFor('AE', ['US-2', 'US-6'], roads)).toEqual(['US-6 120', 'US-2 140', 'I-1 49']);
    expect(roadsFor('AE', ['US-6', 'US-2'], roads)).toEqual(['US-6 120', 'US-2 140', 'I-1 49']);
    expect(roadsFor('ABE', ['US-6', 'US-2'], roads)).toEqual(['US-6 120', 'US-2 140', 'I-1 49']);
  });

  it('uses it on the leg that it costs the least more', () => {
    // From B to D it is on the way; from D back to C and from C to E it is not.
    const trip = driven(ask('BDCE', { via: ['US-2'] }));
    expect(trip.legs.map((leg) => leg.distanceTenthMiles)).toEqual([1400, 540, 1030]);
    const later = driven(ask('ECBD', { via: ['US-2'] }));
    expect(later.legs.map((leg) => leg.distanceTenthMiles)).toEqual([1030, 540, 1400]);
  });

  it('drives one highway there and another back, whichever was asked for first', () => {
    expect(roadsFor('BDB', ['US-2', 'KS-3']).toSorted()).toEqual(['KS-3 142', 'US-2 140']);
    expect(roadsFor('BDB', ['KS-3', 'US-2']).toSorted()).toEqual(['KS-3 142', 'US-2 140']);
  });

  it('goes over one that lies aside, and back', () => {
    expect(roadsFor('AE', ['US-4'])).toEqual(['US-81 160', 'US-4 54', 'US-75 180']);
  });

  it('may be as short as a twentieth of the way, or ten miles', () => {
    const roads = [...I1, ...roadsOf('A P 50 US-81; P Q 6 US-4; Q B 50 US-75')];
    expect(roadsFor('AB', ['US-4'], roads)).toEqual(['US-81 50', 'US-4 6', 'US-75 50']);
    expect(ask('AE', { via: ['US-4'] }, roads)).toMatchObject({ reason: 'via-not-possible', detail: 'US-4' });
  });

  it('goes as far for it as three times the way and thirty miles of streets', () => {
    // 0.83 hours from B to C; over US-2 to D and back they are 3.52, of 3.56.
    expect(roadsFor('BC', ['US-2'], [...I1, ...NORTH])).toEqual(['US-2 140', 'I-1 54']);
    const farther = [...I1, ...roadsOf('B N 100 US-2; N D 75 US-2')];
    expect(ask('BC', { via: ['US-2'] }, farther)).toMatchObject({ reason: 'via-not-possible' });
  });

  it('goes nowhere for one that is out of all reason: three times the way and thirty miles of streets', () => {
    expect(ask('AE', { via: ['US-4'] }).ok).toBe(true);
    // 394 miles at 52 an hour are 7.58 hours; thirty miles of streets are 1.07 and the way from B to D is 1.66 hours.
    expect(ask('CD', { via: ['US-4'] })).toEqual({
      ok: false,
      reason: 'via-not-possible',
      stopIndex: -1,
      detail: 'US-4',
    });
    expect(ask('AE', { via: ['US-4'] }, [...I1, ...FAR.filter(({ on }) => on !== 'US-75')])).toMatchObject({
      reason: 'via-not-possible',
    });
    expect(ask('AE', { via: ['US-2', 'I-99'] })).toEqual({
      ok: false,
      reason: 'unknown-highway',
      stopIndex: -1,
      detail: 'I-99',
    });
    expect(ask('AE', { via: [''] })).toMatchObject({ reason: 'unknown-highway' });
  });

  it('uses no highway that trucks may not', () => {
    const closed = [...I1, ...NORTH.map((road) => ({ ...road, noTrucks: true })), ...SOUTH];
    expect(ask('AE', { via: ['US-2'] }, closed)).toMatchObject({ reason: 'via-not-possible' });
  });

  it('is driven over it though stops stand near each other', () => {
    // Five miles apart, and a loop of thirty.
    const points: Drawing['points'] = { A: [39, -98], N: [39.2, -97.95], C: [39, -97.9] };
    const router = drawRouter({ points, roads: roadsOf('A N 15 US-2; N C 15 US-2') });
    const stops = [
      { lat: 39, lon: -98 },
      { lat: 39, lon: -97.9 },
    ];
    expect(driven(router.route({ stops })).distanceTenthMiles).toBe(64);
    expect(roadsIn(driven(router.route({ stops, via: ['US-2'] })))).toEqual(['US-2 30']);
  });
});

describe('the one highway that is named', () => {
  // US-9 runs along I-1 between B and C as that road, under its own number for the first 20 miles.
  const short = (miles: number) => [
    ...roadsOf('A B 54 I-1', { roadClass: 'interstate' }),
    ...roadsOf(`B C ${miles} US-9; C N ${52 - miles} US-8`, { roadClass: 'interstate' }),
    ...roadsOf('N E 150 I-7', { roadClass: 'interstate' }),
    ...roadsOf('A S 130 US-9; S E 130 US-9'),
  ];

  it('is to be the main road, a fifth of the way, where the usual way has it for a few miles', () => {
    expect(roadsFor('AE', [], short(20))).toEqual(['I-1 54', 'US-9 20', 'US-8 32', 'I-7 150']);
    expect(roadsFor('AE', ['US-9'], short(20))).toEqual(['US-9 260']);
    // Named with others it is used as it is.
    expect(roadsFor('AE', ['US-9', 'I-7'], short(20))).toEqual(['I-1 54', 'US-9 20', 'US-8 32', 'I-7 150']);
  });

  it('is left as it is where it is a fifth of the way, or where no sensible way has it for more', () => {
    expect(roadsFor('AE', ['US-9'], short(52))).toEqual(['I-1 54', 'US-9 52', 'I-7 150']);
    const alone = short(20).filter(({ from, to }) => from !== 'S' && to !== 'S');
    expect(roadsFor('AE', ['US-9'], alone)).toEqual(['I-1 54', 'US-9 20', 'US-8 32', 'I-7 150']);
  });

  it('is used from ten miles on, or from a twentieth of the way', () => {
    // Eight miles of 256 are too few, ten are enough.
    expect(roadsFor('AE', ['US-9', 'US-9'], short(8))).toEqual(['US-9 260']);
    expect(roadsFor('AE', ['US-9', 'US-9'], short(10))).toEqual(roadsFor('AE', [], short(10)));
    // Three of forty.
    const near = roadsOf('A B 3 US-9; B C 37 I-1; A S 90 US-9; S C 90 US-9', { roadClass: 'interstate' });
    const points = { ...POINTS, B: [39, -98.95], C: [39, -98.3] } as Drawing['points'];
    const usual = driven(
      drawRouter({ points, roads: near }).route({
        stops: [at('A'), { lat: 39, lon: -98.3 }],
        via: ['US-9', 'I-1'],
      }),
    );
    expect(roadsIn(usual)).toEqual(['US-9 3', 'I-1 37']);
  });
});

describe('other ways of a trip', () => {
  const ways = (stops: string, request: Partial<TripRequest>, roads?: DrawnRoad[]) => {
    const outcome = ask(stops, request, roads);
    if (!outcome.ok) throw new Error(outcome.reason);
    return [outcome.trip, ...outcome.alternatives].map((trip) => trip.distanceTenthMiles / 10);
  };

  it('are none where none are wanted', () => {
    expect(ways('BD', {})).toEqual([108]);
    expect(ways('BD', { alternatives: 0 })).toEqual([108]);
  });

  it('go over other roads, the quickest first', () => {
    const roads = [
      ...I1,
      ...roadsOf('B N 55 US-2; N D 55 US-2', { roadClass: 'freeway' }),
      ...roadsOf('B S 56 KS-3; S D 57 KS-3', { roadClass: 'freeway' }),
    ];
    expect(ways('BD', { alternatives: 3 }, roads)).toEqual([108, 110, 113]);
    expect(ways('BD', { alternatives: 1 }, roads)).toHaveLength(2);
    // By miles as well; and there where it is more than two fifths slower it is left out.
    expect(ways('BD', { alternatives: 3, mode: 'shortest' })).toEqual([108, 140, 142]);
    expect(ways('BD', { alternatives: 3 })).toEqual([108]);
  });

  it('of six stops are found as those of two', () => {
    const roads = [...I1, ...roadsOf('B N 55 US-2; N D 55 US-2', { roadClass: 'freeway' })];
    expect(ways('BDBDBD', { alternatives: 1 }, roads)).toEqual([540, 550]);
    expect(ways('ABDE', { alternatives: 1 }, roads)).toEqual([211, 213]);
  });

  it('leave a highway out that the trip was made to use', () => {
    const roads = [
      ...I1,
      ...roadsOf('B N 55 US-2; N D 55 US-2', { roadClass: 'freeway' }),
      ...roadsOf('B S 57 KS-3; S D 57 KS-3', { roadClass: 'freeway' }),
    ];
    const [first, ...others] = ways('BD', { via: ['KS-3'], alternatives: 3 }, roads);
    expect(first).toBe(114);
    expect(others.toSorted((a, b) => a - b)).toEqual([108, 110]);
  });

  it('do not drive a road twice', () => {
    // The only other road is a spur from B to N.
    expect(ways('AE', { alternatives: 3 }, [...I1, ...roadsOf('B N 20 US-2; N S 30 US-2')])).toEqual([211]);
  });
});

describe('why there is no trip', () => {
  const reason = (drawing: Drawing, ...stops: string[]) =>
    drawRouter(drawing).route({
      stops: stops.map((name) => ({ lat: drawing.points[name]![0], lon: drawing.points[name]![1] })),
    });
  const [mainland, isles] = [
    roadsOf('A B 54 I-1; B C 54 I-1'),
    { 'Long Island': ['P', 'Q'], 'Round Island': ['N', 'S'] },
  ];
  const drawing: Drawing = {
    points: { ...POINTS, S: [39.6, -96.5] },
    roads: [...mainland, ...roadsOf('P Q 54 US-4'), ...roadsOf('N S 30 US-2')],
    islands: isles,
  };

  it('is the island arrived at, or the one left for the mainland', () => {
    expect(reason(drawing, 'A', 'P')).toEqual({
      ok: false,
      reason: 'island',
      stopIndex: 1,
      detail: 'Long Island',
    });
    expect(reason(drawing, 'P', 'A')).toEqual({
      ok: false,
      reason: 'island',
      stopIndex: 0,
      detail: 'Long Island',
    });
    expect(reason(drawing, 'P', 'N')).toEqual({
      ok: false,
      reason: 'island',
      stopIndex: 1,
      detail: 'Round Island',
    });
    expect(reason(drawing, 'A', 'B', 'N', 'C')).toEqual({
      ok: false,
      reason: 'island',
      stopIndex: 2,
      detail: 'Round Island',
    });
  });

  it('is a road between them that trucks may not use', () => {
    const roads = [
      ...roadsOf('A B 54 I-1'),
      ...roadsOf('B C 54 I-1', { noTrucks: true }),
      ...roadsOf('C D 54 I-1'),
    ];
    expect(reason({ points: POINTS, roads }, 'A', 'D')).toEqual({
      ok: false,
      reason: 'no-route',
      stopIndex: 1,
      detail: null,
    });
    expect(reason({ points: POINTS, roads }, 'A', 'B', 'D')).toMatchObject({
      reason: 'no-route',
      stopIndex: 2,
    });
  });

  it('is a stop without a road, the first of the two', () => {
    expect(reason(drawing, 'A', 'E')).toEqual({
      ok: false,
      reason: 'no-road-nearby',
      stopIndex: 1,
      detail: null,
    });
    expect(reason(drawing, 'E', 'A')).toMatchObject({ reason: 'no-road-nearby', stopIndex: 0 });
    expect(drawRouter(drawing).route({ stops: [at('A'), { lat: 39, lon: -89.5 }] })).toMatchObject({
      reason: 'in-water',
      stopIndex: 1,
    });
  });

  it('is a stop out in a lake or far from every land, though the next one lies near it', () => {
    const trip = (lat: number, lon: number) =>
      drawRouter(drawing).route({
        stops: [
          { lat, lon },
          { lat: lat + 0.05, lon },
        ],
      });
    expect(trip(39, -89.5)).toMatchObject({ ok: false, reason: 'in-water', stopIndex: 0 });
    expect(trip(20, -60)).toMatchObject({ ok: false, reason: 'no-road-nearby', stopIndex: 0 });
    // On land, with no highway near, there are local roads.
    expect(trip(41.5, -91)).toMatchObject({ ok: true });
  });

  it.each([
    [90.1, 0],
    [-90.1, 0],
    [0, 180.1],
    [0, -180.1],
    [NaN, 0],
    [0, NaN],
  ])('is that %d, %d is no place on earth', (lat, lon) => {
    expect(drawRouter(drawing).route({ stops: [at('A'), at('B'), { lat, lon }] })).toEqual({
      ok: false,
      reason: 'bad-stop',
      stopIndex: 2,
      detail: null,
    });
  });

  it.each([
    [90, 0],
    [-90, 0],
    [0, 180],
    [0, -180],
  ])('is no bad stop at %d, %d, though no road leads there', (lat, lon) => {
    expect(drawRouter(drawing).route({ stops: [at('A'), { lat, lon }] })).toMatchObject({
      reason: 'no-road-nearby',
      stopIndex: 1,
    });
  });

  it('is that it has one stop', () => {
    expect(drawRouter(drawing).route({ stops: [at('A')] })).toEqual({
      ok: false,
      reason: 'too-few-stops',
      stopIndex: -1,
      detail: null,
    });
    expect(drawRouter(drawing).route({ stops: [] })).toMatchObject({ reason: 'too-few-stops' });
  });
});
