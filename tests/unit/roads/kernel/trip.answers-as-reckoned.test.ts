import { describe, expect, it } from 'vitest';
import type { Trip } from '~/roads/kernel/trip';
import { drawRouter, SPEEDS, type Drawing, type DrawnRoad } from '../drawn-network';
import { numbersFrom } from '../numbers-from';
import { bestWay, sumOf, type Answer, type Point, type Asked } from '../plain-oracle';

const CLASSES = Object.keys(SPEEDS) as (keyof typeof SPEEDS)[];

/** Twelve towns on both sides of the border, with roads between neighbors: some are tolled, some closed to trucks, some fast. A road ends at the border. */
function randomDrawing(next: () => number): Drawing {
  const points: Drawing['points'] = {};
  const at = (row: number, column: number) => `${'ABC'[row]}${column}`;
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4; column++) {
      points[at(row, column)] = [
        Math.round((38 + row * 0.9 + next() * 0.5) * 1000) / 1000,
        Math.round((-97 + column * 1.2 + next() * 0.6) * 1000) / 1000,
      ];
    }
  }
  const roads: DrawnRoad[] = [];
  const join = (from: string, to: string) => {
    const [[lat1, lon1], [lat2, lon2]] = [points[from]!, points[to]!];
    if ((lon1 + 95) * (lon2 + 95) < 0) {
      const border = `x${roads.length}`;
      points[border] = [
        Math.round((lat1 + ((lat2 - lat1) * (-95 - lon1)) / (lon2 - lon1)) * 1000) / 1000,
        -95,
      ];
      join(from, border);
      return join(border, to);
    }
    const crow = Math.hypot((lat2 - lat1) * 69.1, (lon2 - lon1) * 53.7);
    roads.push({
      from,
      to,
      miles: Math.round(crow * (1.02 + next() * 0.25) * 10) / 10,
      on: `US-${roads.length + 1}`,
      state: (lon1 + lon2) / 2 < -95 ? 'KS' : 'MO',
      roadClass: CLASSES[Math.floor(next() * CLASSES.length)]!,
      freeway: next() < 0.15,
      toll: next() < 0.2,
      noTrucks: next() < 0.1,
    });
  };
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4; column++) {
      if (column < 3 && next() < 0.9) join(at(row, column), at(row, column + 1));
      if (row < 2 && next() < 0.7) join(at(row, column), at(row + 1, column));
      if (row < 2 && column < 3 && next() < 0.15) join(at(row, column), at(row + 1, column + 1));
    }
  }
  // Two roads that meet without a highway between them.
  points['b9'] = [39.2, -95.6];
  roads.push(
    { from: 'B1', to: 'b9', miles: 0, on: '', state: 'KS', roadClass: 'minor' },
    { from: 'b9', to: 'C1', miles: 80, on: 'US-90', state: 'KS', roadClass: 'state' },
  );
  return { points, roads };
}

/** In a town, beside one, on a road, anywhere. */
function randomStop(drawing: Drawing, next: () => number): Point {
  const towns = Object.values(drawing.points);
  const town = towns[Math.floor(next() * towns.length)]!;
  const kind = next();
  if (kind < 0.25) return { lat: town[0], lon: town[1] };
  if (kind < 0.45) return { lat: town[0] + (next() - 0.5) * 0.2, lon: town[1] + (next() - 0.5) * 0.2 };
  if (kind < 0.7) {
    const road = drawing.roads[Math.floor(next() * drawing.roads.length)]!;
    const [[lat1, lon1], [lat2, lon2]] = [drawing.points[road.from]!, drawing.points[road.to]!];
    const t = next();
    return { lat: lat1 + (lat2 - lat1) * t, lon: lon1 + (lon2 - lon1) * t };
  }
  return { lat: 37.8 + next() * 2.7, lon: -97.2 + next() * 4.6 };
}

const localMiles = ({ pieces }: Answer) => sumOf(pieces, (piece) => (piece.local ? piece.miles : 0));

function expectTrip(trip: Trip, answer: Answer, stops: [Point, Point]) {
  const miles = sumOf(answer.pieces, (piece) => piece.miles);
  expect(Math.abs(trip.distanceTenthMiles - miles * 10)).toBeLessThan(0.7);
  expect(Math.abs(trip.durationMinutes - sumOf(answer.pieces, (piece) => piece.hours) * 60)).toBeLessThan(
    0.7,
  );
  expect(
    Math.abs(trip.tollTenthMiles - sumOf(answer.pieces, (piece) => (piece.toll ? piece.miles : 0)) * 10),
  ).toBeLessThan(0.7);
  // A border on a local way is found by samples.
  const slack = 1.1 + localMiles(answer) / 3;
  for (const code of ['KS', 'MO']) {
    const told =
      trip.jurisdictions.find(({ jurisdiction }) => jurisdiction === code)?.distanceTenthMiles ?? 0;
    expect(
      Math.abs(told - sumOf(answer.pieces, (piece) => (piece.state === code ? piece.miles : 0)) * 10),
    ).toBeLessThan(slack);
  }
  const whole = trip.jurisdictions.reduce((sum, share) => sum + share.distanceTenthMiles, 0);
  expect(whole).toBe(trip.distanceTenthMiles);
  // Each road has another number: those driven for miles are told in their order.
  const driven = answer.pieces
    .filter((piece) => piece.on !== '' && piece.miles > 1.1)
    .map((piece) => piece.on);
  expect(trip.highways.map(({ highway }) => highway)).toEqual(expect.arrayContaining(driven));
  const round = ({ lat, lon }: Point) => [lat, lon].map((degrees) => Math.round(degrees * 100_000) / 100_000);
  expect(trip.shape[0]).toEqual(round(stops[0]));
  expect(trip.shape.at(-1)).toEqual(round(stops[1]));
}

const REQUESTS: Asked[] = [
  {},
  { mode: 'shortest' },
  { avoidTolls: true },
  { mode: 'shortest', avoidTolls: true },
];

describe('trips over drawn networks', () => {
  it.each(Array.from({ length: 6 }, (_, i) => i + 1))(
    'come to what a plain reckoning gives: network %i',
    (seed) => {
      const next = numbersFrom(seed * 7919);
      const drawing = randomDrawing(next);
      const router = drawRouter(drawing);
      for (let asked = 0; asked < 24; asked++) {
        const stops: [Point, Point] = [randomStop(drawing, next), randomStop(drawing, next)];
        if (asked % 6 === 5)
          stops[1] = { lat: stops[0].lat + (next() - 0.5) * 0.3, lon: stops[0].lon + (next() - 0.5) * 0.3 };
        for (const request of REQUESTS) {
          const outcome = router.route({ stops, ...request });
          const answer = bestWay(drawing, ...stops, request);
          expect(outcome.ok).toBe(answer !== null);
          if (outcome.ok && answer) expectTrip(outcome.trip, answer, stops);
        }
      }
    },
  );

  it('of several stops are the trips between each two of them', () => {
    const next = numbersFrom(31);
    const drawing = randomDrawing(next);
    const router = drawRouter(drawing);
    for (const request of REQUESTS) {
      const first = randomStop(drawing, next);
      const others = Array.from({ length: 8 }, () => randomStop(drawing, next));
      const stops = [
        first,
        ...others.filter((stop) => router.route({ stops: [first, stop], ...request }).ok),
      ];
      expect(stops.length).toBeGreaterThan(3);
      const trip = driven(router.route({ stops, ...request }));
      const legs = stops
        .slice(1)
        .map((to, i) => driven(router.route({ stops: [stops[i]!, to], ...request })));
      expect(trip.legs).toEqual(legs.flatMap((leg) => leg.legs));
      expect(trip.distanceTenthMiles).toBe(legs.reduce((sum, leg) => sum + leg.distanceTenthMiles, 0));
      expect(trip.legShapeStart.map((at) => trip.shape[at])).toEqual(legs.map((leg) => leg.shape[0]));
    }
  });
});

function driven(outcome: ReturnType<ReturnType<typeof drawRouter>['route']>): Trip {
  if (!outcome.ok) throw new Error(`${outcome.reason} at stop ${outcome.stopIndex}`);
  return outcome.trip;
}
