import { describe, expect, it } from 'vitest';
import { DrivenLine } from '~/roads/matching/driven-line';
import {
  ACCESS_FACTOR,
  curveBetween,
  milesOffRoad,
  type Place,
  roadMiles,
  STREET_FACTOR,
  streetMiles,
} from '~/roads/matching/way-miles';
import { roadsOf } from '../drawn-network';
import { DEGREE, linedTables, type LinedDrawing } from './roads-with-lines';

/** A place by miles north and east of 39 north, 97 west, on the plane there. */
const STRETCH = Math.cos((39 * Math.PI) / 180);
const place = (north: number, east: number): Place => ({
  lat: 39 + north / DEGREE,
  lon: -97 + east / DEGREE / STRETCH,
});

/** How much longer than its chord a cubic with these slopes at its ends is, summed over small pieces: half of the mean squared slope. */
function longerByCubic(p: number, q: number): number {
  const pieces = 2000;
  let sum = 0;
  for (let i = 0; i < pieces; i++) {
    const x = (i + 0.5) / pieces;
    const slope = p * (1 - 4 * x + 3 * x * x) + q * (3 * x * x - 2 * x);
    sum += (slope * slope) / 2;
  }
  return sum / pieces;
}

describe('streets', () => {
  it('are so many times the straight line as a grid is on the average of all directions', () => {
    const directions = 3600;
    let sum = 0;
    for (let i = 0; i < directions; i++) {
      const angle = ((i + 0.5) / directions) * 2 * Math.PI;
      sum += Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle));
    }
    expect(STREET_FACTOR).toBeCloseTo(sum / directions, 5);
    expect(ACCESS_FACTOR / STREET_FACTOR).toBeCloseTo(1.25, 12);
  });

  it('are none as far as the accuracy of a line explains', () => {
    expect(streetMiles(0, true)).toBe(0);
    expect(streetMiles(0.09, true)).toBe(0);
    expect(streetMiles(0.5, false)).toBe(0);
    expect(streetMiles(0.11, true)).toBeGreaterThan(0);
    expect(streetMiles(0.54, false)).toBeGreaterThan(0);
  });

  it('are longer the farther off the road, less what the accuracy explains, as squares add', () => {
    expect(streetMiles(Math.hypot(0.1, 0.3), true)).toBeCloseTo(0.3 * ACCESS_FACTOR, 12);
    expect(streetMiles(Math.hypot(0.525, 2), false)).toBeCloseTo(2 * ACCESS_FACTOR, 12);
  });
});

describe('miles off the road', () => {
  it('are the straight line and a little more, by the square of its length', () => {
    expect(milesOffRoad(0, 0)).toBe(0);
    expect(milesOffRoad(1, 0)).toBeCloseTo(1.0008, 12);
    expect(milesOffRoad(10, 0)).toBeCloseTo(10.8, 12);
  });

  it('wind three times as much as the curve through the readings', () => {
    expect(milesOffRoad(2, 0.01)).toBeCloseTo(2 * (1 + 0.03 + 0.0032), 12);
  });
});

describe('the curve between two readings', () => {
  const [a, b] = [place(0, 0), place(0, 1)];

  it('is none where no other readings are known, or all lie on one line', () => {
    expect(curveBetween(null, a, b, undefined)).toBe(0);
    expect(curveBetween(undefined, a, b, undefined)).toBe(0);
    expect(curveBetween(place(0, -2), a, b, place(0, 3))).toBeCloseTo(0, 9);
  });

  it('is as much longer as the arc of a circle through the readings', () => {
    for (const step of [0.05, 0.1, 0.2]) {
      const radius = 4;
      const on = (k: number) => place(radius * Math.sin(k * step), radius * Math.cos(k * step));
      const arc = step / 2 / Math.sin(step / 2) - 1;
      for (const at of [0, 7, 20, 31, 45, 60, 90])
        expect(curveBetween(on(at - 1), on(at), on(at + 1), on(at + 2)) / arc).toBeCloseTo(1, 1);
    }
  });

  it('is that of the cubic that leaves and arrives on the circles through the readings beside it', () => {
    // Courses of the three steps, and their lengths: each end turns by the share of its neighbors in the turn.
    for (const [before, after, m, n, o] of [
      [0.2, 0.3, 1, 1, 1],
      [-0.3, 0.2, 2, 1, 0.5],
      [0.4, -0.4, 0.5, 2, 3],
      [-0.1, -0.5, 3, 0.7, 1],
    ] as const) {
      const start = place(-m * Math.sin(-before), -m * Math.cos(-before));
      const end = place(0, n);
      const last = place(o * Math.sin(after), n + o * Math.cos(after));
      const p = (before * n) / (m + n);
      const q = (-after * n) / (n + o);
      const found = curveBetween(start, place(0, 0), end, last);
      expect(found / longerByCubic(p, q)).toBeCloseTo(1, 2);
    }
  });

  it('ends straight, by half the turn, where only one reading beside it is known', () => {
    const turned = place(Math.sin(0.2), 1 + Math.cos(0.2));
    expect(curveBetween(null, a, b, turned) / longerByCubic(0.05, -0.1)).toBeCloseTo(1, 2);
    const before = place(Math.sin(0.3), -Math.cos(0.3));
    expect(curveBetween(before, a, b, undefined) / longerByCubic(0.15, -0.075)).toBeCloseTo(1, 2);
  });

  it('takes a sharp turn for a corner and no curve: it counts up to 1.2 only', () => {
    // There and back over the same road, from a step so short that the whole turn of half a circle is this step's.
    const short = curveBetween(place(0, 0.01), a, b, undefined);
    expect(short / longerByCubic(1.2, -1.2)).toBeCloseTo(1, 2);
    const shortAtEnd = curveBetween(undefined, a, b, place(0, 0.99));
    expect(shortAtEnd / longerByCubic(1.2, -1.2)).toBeCloseTo(1, 2);
    const winding = curveBetween(place(0.01, 0.001), a, b, place(0.01, 0.999));
    expect(winding / longerByCubic(1.2, -1.2)).toBeCloseTo(1, 2);
  });

  it('is the same in every direction and for either hand', () => {
    const turnedBy = (angle: number, hand: number) => {
      const turn = (north: number, east: number) =>
        place(
          hand * (north * Math.cos(angle) + east * Math.sin(angle)),
          east * Math.cos(angle) - north * Math.sin(angle),
        );
      return curveBetween(turn(0.3, -1), turn(0, 0), turn(0, 1), turn(0.2, 1.8));
    };
    const one = turnedBy(0, 1);
    for (let k = 0; k < 16; k++) {
      expect(turnedBy((k * Math.PI) / 8, 1) / one).toBeCloseTo(1, 2);
      expect(turnedBy((k * Math.PI) / 8, -1) / one).toBeCloseTo(1, 2);
    }
  });

  it('is told by no reading on the very spot of the next one, whatever the course from there', () => {
    const after = (course: number) =>
      [1, 2].map((miles) => place(miles * Math.sin(course), miles * Math.cos(course)));
    for (let k = 0; k < 8; k++) {
      const [next, last] = after((k * Math.PI) / 4);
      expect(curveBetween(a, a, next!, undefined)).toBe(0);
      expect(curveBetween(a, a, next!, last)).toBeCloseTo(0, 6);
      expect(curveBetween(undefined, a, next!, next)).toBe(0);
      expect(curveBetween(place(0, -1), a, next!, next)).toBe(
        curveBetween(place(0, -1), a, next!, undefined),
      );
    }
    const turned = place(Math.sin(0.2), 1 + Math.cos(0.2));
    expect(curveBetween(a, a, b, turned)).toBe(curveBetween(null, a, b, turned));
  });

  it('is not known from readings that all lie on one spot', () => {
    expect(curveBetween(a, a, a, a)).toBe(0);
  });
});

describe('miles of a road between two readings', () => {
  const north = (miles: number): [number, number] => [38 + Math.round((miles / DEGREE) * 1000) / 1000, -97];
  const line = (miles: number, authored: number, more: Partial<LinedDrawing> = {}) =>
    new DrivenLine(
      linedTables({
        points: { A: [38, -97], B: north(miles) },
        roads: roadsOf(`A B ${authored} US-1`),
        ...more,
      }),
    ).read([{ edge: 0, from: 0, to: 1 }]);
  /** As the readings alone have it. */
  const byReadings = (crow: number, curve: number) => crow * (1 + 3 * curve + 0.0008 * crow ** 2);

  it('lie halfway between line and readings a mile apart, nearer to the line beyond', () => {
    const drawn = line(10, 13);
    expect(roadMiles(1, drawn, 0.1)).toBeCloseTo((1 + byReadings(1, 0.1)) / 2, 9);
    expect(roadMiles(3, drawn, 0.1)).toBeCloseTo(0.9 * 3 + 0.1 * byReadings(3, 0.1), 9);
    expect(roadMiles(0.5, drawn, 0.1)).toBeCloseTo(0.2 * 0.5 + 0.8 * byReadings(0.5, 0.1), 9);
  });

  it('lean on the line at half the distance where the miles of the texts agree with it', () => {
    expect(roadMiles(0.5, line(10, 10), 0.1)).toBeCloseTo((0.5 + byReadings(0.5, 0.1)) / 2, 9);
    // 6 % of what is drawn, either way.
    for (const [authored, half] of [
      [10.5, 0.5],
      [10.7, 1],
      [9.5, 0.5],
      [9.3, 1],
    ] as const)
      expect(roadMiles(half, line(10, authored), 0.1)).toBeCloseTo((half + byReadings(half, 0.1)) / 2, 9);
  });

  it('lean on a road without a line only farther out', () => {
    const straight = line(10, 13, { lines: {} });
    expect(straight.isDrawn).toBe(false);
    expect(roadMiles(2.5, straight, 0.1)).toBeCloseTo((2.5 + byReadings(2.5, 0.1)) / 2, 9);
    const agreed = line(10, 10, { lines: {} });
    expect(roadMiles(1.25, agreed, 0.1)).toBeCloseTo((1.25 + byReadings(1.25, 0.1)) / 2, 9);
  });

  it('wind as the line does', () => {
    // Two sides of a right-angled triangle, authored as they are drawn.
    const leg = 5 / DEGREE;
    const east = Math.round((leg / STRETCH) * 2000) / 2000;
    const up = Math.round(leg * 2000) / 2000;
    const bent = new DrivenLine(
      linedTables({
        points: { A: [39, -97], B: [39 + up, -97 + east] },
        roads: roadsOf('A B 10.0 US-1'),
        lines: { 0: [[39 + up, -97]] },
      }),
    ).read([{ edge: 0, from: 0, to: 1 }]);
    // Its winding counts for the distance at which line and readings weigh the same.
    const crow = 0.5 / Math.SQRT2;
    expect(roadMiles(crow, bent, 0) / ((0.5 + byReadings(crow, 0)) / 2)).toBeCloseTo(1, 3);
    expect(roadMiles(20, bent, 0) / (20 * Math.SQRT2)).toBeCloseTo(1, 2);
  });
});
