import { describe, expect, it } from 'vitest';
import type { TracePosition } from '~/roads/borders/trace-splitter';
import { smallRouter } from '../small-network';

const router = smallRouter();
const MINUTE = 60_000;
/** Miles of a degree of longitude at 39 north, and of latitude. */
const EAST = 53.7;
const NORTH = 69.09;

/** Readings every so many minutes on the way through points, at a steady pace. */
function drive(
  points: readonly (readonly [number, number])[],
  { mph = 60, minutes = 1, from = 0 } = {},
): TracePosition[] {
  const readings: TracePosition[] = [];
  let at = from;
  let rest = 0;
  for (let i = 1; i < points.length; i++) {
    const [[lat1, lon1], [lat2, lon2]] = [points[i - 1]!, points[i]!];
    const squeeze = Math.cos((((lat1 + lat2) / 2) * Math.PI) / 180);
    const miles = Math.hypot((lat2 - lat1) * NORTH, (lon2 - lon1) * NORTH * squeeze);
    const step = (mph / 60) * minutes;
    for (let passed = rest; passed < miles; passed += step) {
      const t = passed / miles;
      readings.push({ time: at, lat: lat1 + (lat2 - lat1) * t, lon: lon1 + (lon2 - lon1) * t });
      at += minutes * MINUTE;
      rest = passed + step - miles;
    }
  }
  const [lat, lon] = points.at(-1)!;
  readings.push({ time: at, lat, lon });
  return readings;
}

function match(readings: readonly TracePosition[]) {
  const trace = router.trace();
  for (const reading of readings) trace.add(reading);
  return trace.finish();
}
const milesIn = (split: ReturnType<typeof match>, code: string): number =>
  (split.jurisdictions.find(({ jurisdiction }) => jurisdiction === code)?.distanceTenthMiles ?? 0) / 10;

describe('a trace on a road', () => {
  it('has its miles by state, and the line where the road crosses it', () => {
    const split = match(
      drive([
        [39, -97],
        [39, -93],
      ]),
    );
    expect(split.jurisdictions.map(({ jurisdiction }) => jurisdiction)).toEqual(['KS', 'MO']);
    expect(Math.abs(milesIn(split, 'KS') - 2 * EAST)).toBeLessThan(1.2);
    expect(Math.abs(milesIn(split, 'MO') - 2 * EAST)).toBeLessThan(1.2);
    expect(split.crossings).toMatchObject([{ from: 'KS', to: 'MO' }]);
    expect(split.crossings[0]!.lon).toBeCloseTo(-95, 1);
    expect(split.roads).toMatchObject({
      onRoadTenthMiles: split.distanceTenthMiles,
      offRoadTenthMiles: 0,
      bridgedTenthMiles: 0,
      ferryTenthMiles: 0,
      odometerDifferenceTenthMiles: null,
    });
    expect(split.jurisdictions.reduce((sum, share) => sum + share.distanceTenthMiles, 0)).toBe(
      split.distanceTenthMiles,
    );
  });

  it('is longer than the straight lines between readings where the road turns between them', () => {
    // Birch to Northam and on to the east: a right angle, seen every twelve minutes.
    const readings = drive(
      [
        [39.05, -97],
        [40, -97],
        [40, -95.5],
      ],
      { minutes: 12 },
    );
    const corner = match(readings);
    const driven = 0.95 * NORTH + 1.5 * NORTH * Math.cos((40 * Math.PI) / 180);
    expect(Math.abs(corner.distanceTenthMiles / 10 / driven - 1)).toBeLessThan(0.06);
    expect(corner.roads!.offRoadTenthMiles).toBe(0);
  });

  it('is no way around where the truck would drive it much faster than the stretches beside it', () => {
    // A short cut before Northam that the network lacks, at a steady mile a minute.
    const east = NORTH * Math.cos((40 * Math.PI) / 180);
    const places = [
      ...Array.from({ length: 9 }, (_, k) => [39.94 - (6 * (8 - k)) / NORTH, -97] as const),
      ...Array.from({ length: 9 }, (_, k) => [40, -96.92 + (6 * k) / east] as const),
    ];
    const split = match(places.map(([lat, lon], i) => ({ time: i * 6 * MINUTE, lat, lon })));
    const cut = Math.hypot(0.06 * NORTH, 0.08 * east);
    expect(Math.abs(split.distanceTenthMiles / 10 - (16 * 6 + cut))).toBeLessThan(1);
  });

  it('counts straight lines where no road is near', () => {
    const split = match(
      drive([
        [37, -97],
        [37, -96],
      ]),
    );
    expect(split.roads).toMatchObject({ onRoadTenthMiles: 0, offRoadTenthMiles: split.distanceTenthMiles });
    expect(Math.abs(split.distanceTenthMiles / 10 - NORTH * Math.cos((37 * Math.PI) / 180))).toBeLessThan(
      0.3,
    );
  });

  it('leaves the road and comes back to it', () => {
    const split = match(
      drive([
        [39, -97],
        [39, -96.5],
        [39.2, -96.5],
        [39, -96.5],
        [39, -96],
      ]),
    );
    expect(split.roads!.offRoadTenthMiles).toBeGreaterThan(200);
    expect(Math.abs(split.distanceTenthMiles / 10 - (EAST + 0.4 * NORTH))).toBeLessThan(2);
  });
});

describe('streets beside a road', () => {
  const standing = { lat: 39.012, lon: -96.5 };
  const to = { lat: 39, lon: -96.5 };
  const passed = drive(
    [
      [39, -97],
      [39, -96.54],
    ],
    { minutes: 5 },
  );

  it('lead to where the truck stands, from where it left the road', () => {
    const split = match([...passed, { time: passed.at(-1)!.time + 5 * MINUTE, ...standing }]);
    const onRoad = (to.lon + 97) * EAST;
    const aside = (standing.lat - to.lat) * NORTH;
    // A grid of streets at no particular angle: 4 / pi of the straight line.
    // Of the five miles that the pace allows, a tenth of what the readings do not tell is streets out and back.
    const last = (to.lon - passed.at(-1)!.lon) * EAST + aside * 1.27;
    const unseen = 0.1 * (5 - last);
    expect(Math.abs(split.distanceTenthMiles / 10 - (onRoad + aside * 1.27 + unseen))).toBeLessThan(0.15);
  });

  it('are counted on the way back as well', () => {
    const there = { time: passed.at(-1)!.time + 5 * MINUTE, ...standing };
    const away = drive(
      [
        [39, -96.46],
        [39, -96],
      ],
      { minutes: 5, from: there.time + 65 * MINUTE },
    );
    const stood = Array.from({ length: 12 }, (_, i) => ({
      ...there,
      time: there.time + (i + 1) * 5 * MINUTE,
    }));
    const split = match([...passed, there, ...stood, ...away]);
    const aside = (standing.lat - to.lat) * NORTH;
    const last = (to.lon - passed.at(-1)!.lon) * EAST + aside * 1.27;
    const first = 0.04 * EAST + aside * 1.27;
    const unseen = 0.1 * (10 - last - first);
    expect(Math.abs(split.distanceTenthMiles / 10 - (EAST + 2 * aside * 1.27 + unseen))).toBeLessThan(0.3);
  });
});

describe('a truck that turns about between two readings looked at', () => {
  it('has driven what the readings between them sum to', () => {
    const split = match(
      drive(
        [
          [39, -97],
          [39, -96.7],
          [39.004, -96.7],
          [39, -96.7],
          [39, -96.4],
        ],
        { minutes: 0.1 },
      ),
    );
    const driven = 0.6 * EAST + 0.008 * NORTH;
    expect(Math.abs(split.distanceTenthMiles / 10 - driven)).toBeLessThan(0.25);
  });
});

describe('a silence', () => {
  const before = drive([
    [39, -97.5],
    [39, -97],
  ]);
  const resumed = (points: readonly (readonly [number, number])[], minutes: number) =>
    drive(points, { from: before.at(-1)!.time + minutes * MINUTE });

  it('is bridged by the way that a truck takes, and says so', () => {
    // From Birch around by Northam to a point on US-2.
    const split = match([
      ...before,
      ...resumed(
        [
          [40, -96],
          [40, -95.5],
        ],
        150,
      ),
    ]);
    const [gap] = split.gaps;
    expect(gap).toMatchObject({ byOdometer: false, byRoad: true });
    const crow = Math.hypot(NORTH, EAST) * 10;
    expect(gap!.distanceTenthMiles).toBeGreaterThan(crow * 1.1);
    expect(split.roads!.bridgedTenthMiles).toBe(gap!.distanceTenthMiles);
  });

  it('is a straight line where the road would take longer than the silence', () => {
    const [gap] = match([
      ...before,
      ...resumed(
        [
          [40, -97.2],
          [40, -97.5],
        ],
        58,
      ),
    ]).gaps;
    expect(gap!.byRoad).toBeUndefined();
    expect(gap!.distanceTenthMiles).toBeLessThan(710);
  });
});

describe('an odometer', () => {
  const readings = drive([
    [39, -97],
    [39, -95.5],
  ]);
  const told = match(readings.map((reading, i) => ({ ...reading, odometerMiles: 1000 + i * 1.06 })));

  it('counts, and is held against the roads', () => {
    expect(told.distanceTenthMiles).toBe(Math.round((readings.length - 1) * 10.6));
    expect(told.odometerPercent).toBe(100);
    expect(told.roads!.odometerDifferenceTenthMiles).toBeGreaterThan(20);
    expect(told.roads!.odometerDifferenceTenthMiles).toBeLessThan(60);
  });
});

describe('what is no way driven', () => {
  it('is the wandering of a parked truck', () => {
    let seed = 1;
    const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647 - 0.5;
    // A receiver that errs by some thirty feet, ten hours long.
    const parked = Array.from({ length: 600 }, (_, i) => ({
      time: i * MINUTE,
      lat: 39.01 + chance() * 0.0003,
      lon: -97 + chance() * 0.0003,
    }));
    expect(match(parked).distanceTenthMiles).toBe(0);
  });

  it('is a leap that no truck can make, there and back', () => {
    const there = drive([
      [39, -97],
      [39, -96.5],
    ]);
    const elsewhere = drive(
      [
        [41, -92],
        [41, -91.9],
      ],
      { from: there.at(-1)!.time + MINUTE },
    );
    const back = drive(
      [
        [39, -96.5],
        [39, -96],
      ],
      { from: elsewhere.at(-1)!.time + MINUTE },
    );
    const split = match([...there, ...elsewhere, ...back]);
    expect(split.distanceTenthMiles).toBeLessThan((EAST + 6) * 10);
    expect(split.gaps).toMatchObject([{ counted: false }, { counted: false }]);
  });

  it('is a ferry, and its miles stand apart', () => {
    const split = match(
      drive(
        [
          [39.2, -84.8],
          [39.2, -85.5],
        ],
        { mph: 18, minutes: 10 },
      ),
    );
    expect(split.roads!.ferryTenthMiles).toBeGreaterThan(200);
    expect(split.distanceTenthMiles).toBeLessThan(150);
  });
});

describe('moving about in a yard', () => {
  it('counts, and is told apart', () => {
    const yard = Array.from({ length: 60 }, (_, i) => ({
      time: i * MINUTE,
      lat: 39 + (i % 10 < 5 ? (i % 5) * 0.0008 : (5 - (i % 5)) * 0.0008),
      lon: -97,
    }));
    const away = drive(
      [
        [39, -97],
        [39, -96.5],
      ],
      { from: 61 * MINUTE },
    );
    const split = match([...yard, ...away]);
    expect(split.roads!.yardTenthMiles).toBeGreaterThan(10);
    expect(split.distanceTenthMiles).toBeGreaterThan(EAST * 5);
  });
});
