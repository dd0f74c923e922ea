import { describe, expect, it } from 'vitest';
import { TraceSplitter, type TracePosition } from '~/roads/borders/trace-splitter';
import { box, mapOf } from '../outlines';

const map = mapOf([box('KS', -99, 36, -95, 42), box('MO', -95, 36, -93, 42)]);
const MILE = 1 / 69.0934;

/** Readings on a meridian of Kansas: minutes, miles north of latitude 38, odometer. */
function drive(...readings: [minutes: number, miles: number, odometerMiles?: number | null][]) {
  const splitter = new TraceSplitter(map);
  for (const [minutes, miles, odometerMiles] of readings)
    splitter.add({ time: minutes * 60_000, lat: 38 + miles * MILE, lon: -97, odometerMiles });
  return splitter.finish();
}
function split(...readings: TracePosition[]) {
  const splitter = new TraceSplitter(map);
  for (const reading of readings) splitter.add(reading);
  return splitter.finish();
}

describe('a trace', () => {
  it('says all about its readings', () => {
    expect(drive([10, 0], [20, 10], [30, 20])).toEqual({
      distanceTenthMiles: 200,
      jurisdictions: [{ jurisdiction: 'KS', distanceTenthMiles: 200 }],
      crossings: [],
      positions: 3,
      outOfOrder: 0,
      invalid: 0,
      leaps: 0,
      gaps: [],
      firstTime: 600_000,
      lastTime: 1_800_000,
      odometerPercent: 0,
    });
    expect(split()).toEqual({
      distanceTenthMiles: 0,
      jurisdictions: [],
      crossings: [],
      positions: 0,
      outOfOrder: 0,
      invalid: 0,
      leaps: 0,
      gaps: [],
      firstTime: null,
      lastTime: null,
      odometerPercent: 0,
    });
  });

  it('leaves the readings as they were given', () => {
    const readings = [0, 1, 2].map((i) => Object.freeze({ time: i * 60_000, lat: 38 + i * MILE, lon: -97 }));
    expect(split(...readings).distanceTenthMiles).toBe(20);
  });

  it('tells when the border was crossed', () => {
    const at = (minute: number, lon: number) => ({ time: minute * 60_000, lat: 39, lon });
    const { crossings } = split(at(0, -95.5), at(30, -95.1), at(45, -94.9), at(60, -94.8));
    expect(crossings).toMatchObject([{ from: 'KS', to: 'MO', mark: 45 * 60_000 }]);
  });
});

describe('a gap', () => {
  it.each([
    // Minutes of silence, miles, whether it is one.
    [21, 1.1, true],
    [19, 1.1, false],
    [20, 1.1, false],
    [21, 0.9, false],
    [600, 0.9, false],
    [10, 15.1, true],
    [10, 14.9, false],
  ])('of %d minutes and %d miles: %s', (minutes, miles, isGap) => {
    const { gaps, distanceTenthMiles } = drive([0, 0], [5, 5], [5 + minutes, 5 + miles]);
    expect(distanceTenthMiles).toBe(Math.round(50 + miles * 10));
    expect(gaps).toHaveLength(isGap ? 1 : 0);
    if (isGap) {
      expect(gaps[0]).toMatchObject({
        from: 300_000,
        to: (5 + minutes) * 60_000,
        distanceTenthMiles: Math.round(miles * 10),
        byOdometer: false,
      });
      expect(gaps[0]!.fromPoint[0]).toBeCloseTo(38 + 5 * MILE, 9);
      expect(gaps[0]!.toPoint[0]).toBeCloseTo(38 + (5 + miles) * MILE, 9);
      expect([gaps[0]!.fromPoint[1], gaps[0]!.toPoint[1]]).toEqual([-97, -97]);
    }
  });

  it('has the miles of the odometer, which may be the only ones to tell', () => {
    const { gaps, distanceTenthMiles } = drive([0, 0, 1000], [12, 10, 1016]);
    expect(gaps).toMatchObject([{ distanceTenthMiles: 160, byOdometer: true }]);
    expect(distanceTenthMiles).toBe(160);
    expect(drive([0, 0, 1000], [12, 10, 1014]).gaps).toEqual([]);
    // Fifteen and a half miles as the crow flies, a little less by an odometer that lags behind.
    expect(drive([0, 0, 1000], [12, 15.5, 1014.5]).gaps).toMatchObject([
      { distanceTenthMiles: 145, byOdometer: true },
    ]);
  });

  it('begins when the truck was last heard of, wherever it was last seen to move', () => {
    const parked = Array.from({ length: 60 }, (_, i): [number, number] => [5 + i, 5]);
    expect(drive([0, 0], ...parked, [70, 10]).gaps).toEqual([]);
    expect(drive([0, 0], ...parked, [85, 10]).gaps).toMatchObject([
      { from: 64 * 60_000, to: 85 * 60_000, distanceTenthMiles: 50 },
    ]);
  });
});

describe('a leap', () => {
  it.each([
    // Minutes, miles: faster than 110 miles an hour and farther than one mile.
    [6, 11.1, true],
    [6, 10.9, false],
    [0.02, 1.05, true],
    [0.02, 0.95, false],
    [0, 1.05, true],
    [0, 0.95, false],
  ])('in %d minutes over %d miles: %s', (minutes, miles, isLeap) => {
    const { leaps, distanceTenthMiles, outOfOrder } = drive([0, 0], [minutes, miles], [30, 20]);
    expect(leaps).toBe(isLeap ? 1 : 0);
    expect(outOfOrder).toBe(0);
    expect(distanceTenthMiles).toBe(200);
  });

  it('is believed when it is the third in a row', () => {
    const result = drive([0, 0], [1, 100], [2, 101], [3, 102], [4, 103]);
    expect(result).toMatchObject({ leaps: 2, positions: 5, distanceTenthMiles: 1030 });
    expect(result.gaps).toMatchObject([{ from: 0, to: 180_000, distanceTenthMiles: 1020 }]);
  });

  it('is a reading with a wrong clock, whose odometer shows less than the one before', () => {
    const driven: [number, number, number][] = [
      [0, 0, 5000],
      [60, 60, 5060],
      [120, 120, 5120],
    ];
    // Eight hours late: it was at mile 40.
    expect(drive(...driven, [520, 40, 5040])).toMatchObject({
      leaps: 1,
      distanceTenthMiles: 1200,
      gaps: [{}, {}],
    });
    expect(drive(...driven, [520, 40, 5040], [600, 180, 5180])).toMatchObject({
      leaps: 1,
      distanceTenthMiles: 1800,
    });
    // Within what an odometer may lag behind, or without one, nobody can tell.
    expect(drive(...driven, [520, 40, 5118.1])).toMatchObject({ leaps: 0, distanceTenthMiles: 2000 });
    expect(drive(...driven, [520, 40, null])).toMatchObject({ leaps: 0, distanceTenthMiles: 2000 });
  });

  it('is none where the odometer was replaced: from the third reading on it is believed', () => {
    const replaced = drive(
      [0, 0, 5000],
      [10, 10, 5010],
      [12, 12, 0.5],
      [13, 13, 2],
      [15, 15, 4],
      [25, 25, 14],
    );
    expect(replaced).toMatchObject({ leaps: 2, distanceTenthMiles: 250 });
    // On a parked truck it is seen at once.
    expect(drive([0, 0, 5000], [10, 10, 5010], [12, 10, 0.5], [22, 20, 10.5])).toMatchObject({
      leaps: 0,
      distanceTenthMiles: 200,
    });
  });

  it('is one of a row only while no good reading lies between', () => {
    const result = drive([0, 0], [1, 100], [2, 100], [3, 1], [4, 100], [5, 100], [6, 2]);
    expect(result).toMatchObject({ leaps: 4, distanceTenthMiles: 20 });
  });
});

describe('readings that are no way', () => {
  it('are impossible ones', () => {
    const good = { time: 0, lat: 38, lon: -97 };
    for (const bad of [
      { lat: 90.1 },
      { lat: -90.1 },
      { lon: 180.1 },
      { lon: -180.1 },
      { lat: NaN },
      { lon: NaN },
      { time: NaN },
      { time: Infinity },
      { lat: 0, lon: 0 },
    ])
      expect(split({ ...good, ...bad }, { ...good, ...bad })).toMatchObject({
        invalid: 2,
        positions: 2,
        firstTime: null,
      });
    for (const odd of [{ lat: 90 }, { lat: -90 }, { lon: 180 }, { lon: -180 }, { lat: 0 }, { lon: 0 }])
      expect(split({ ...good, ...odd })).toMatchObject({
        invalid: 0,
        positions: 1,
        firstTime: 0,
        lastTime: 0,
      });
  });

  it('are those that come late', () => {
    expect(drive([0, 0], [10, 10], [9, 9], [20, 20])).toMatchObject({
      outOfOrder: 1,
      distanceTenthMiles: 200,
      positions: 4,
    });
    // Also later than the last way, but earlier than the last time that the parked truck was heard of.
    expect(drive([0, 0], [10, 10], [20, 10], [15, 14], [30, 20])).toMatchObject({
      outOfOrder: 1,
      distanceTenthMiles: 200,
    });
  });

  it('are the wandering of a parked truck, but not the crawl of a slow one', () => {
    expect(
      drive([0, 0], ...Array.from({ length: 100 }, (_, i): [number, number] => [i + 1, i % 2 ? 0 : 0.009])),
    ).toMatchObject({ distanceTenthMiles: 0 });
    expect(
      drive([0, 0], ...Array.from({ length: 200 }, (_, i): [number, number] => [i + 1, (i + 1) * 0.006])),
    ).toMatchObject({ distanceTenthMiles: 12 });
    expect(
      drive([0, 0], ...Array.from({ length: 100 }, (_, i): [number, number] => [i + 1, (i + 1) * 0.011])),
    ).toMatchObject({ distanceTenthMiles: 11 });
  });
});

describe('an odometer', () => {
  it.each([
    // Ten miles as the crow flies: what it says, whether it is believed.
    [10, true],
    [8.1, true],
    [7.9, false],
    [31.9, true],
    [32.1, false],
    [-1, false],
  ])('that says %d miles of ten: %s', (says, believed) => {
    const { distanceTenthMiles, odometerPercent } = drive([0, 0, 5000], [10, 10, 5000 + says]);
    expect([distanceTenthMiles, odometerPercent]).toEqual(believed ? [Math.round(says * 10), 100] : [100, 0]);
  });

  it('is wanted at both ends of a way', () => {
    expect(drive([0, 0, 5000], [10, 10], [20, 20, 5022])).toMatchObject({
      distanceTenthMiles: 200,
      odometerPercent: 0,
    });
    expect(drive([0, 0, 5000], [10, 10, null], [20, 20, 5022])).toMatchObject({
      distanceTenthMiles: 200,
      odometerPercent: 0,
    });
    expect(drive([0, 0], [10, 10, 5000], [20, 20, 5012])).toMatchObject({
      distanceTenthMiles: 220,
      odometerPercent: 55,
    });
    expect(drive([0, 0, 0], [10, 10, 10])).toMatchObject({ odometerPercent: 100 });
    expect(drive([0, 0, null], [10, 10, 11])).toMatchObject({ distanceTenthMiles: 100, odometerPercent: 0 });
    expect(drive([0, 0, 11], [10, 10, null])).toMatchObject({ distanceTenthMiles: 100, odometerPercent: 0 });
  });

  it('never counts backwards, and may say that a truck was not driven at all', () => {
    expect(drive([0, 0, 5000], [2, 1, 4999.5])).toMatchObject({ distanceTenthMiles: 10, odometerPercent: 0 });
    expect(drive([0, 0, 5000], [5, 1.5, 5000])).toMatchObject({ distanceTenthMiles: 0, odometerPercent: 0 });
  });

  it('tells a way that leads back to where it began', () => {
    expect(drive([0, 0, 5000], [2, 0, 5001.5])).toMatchObject({
      distanceTenthMiles: 15,
      odometerPercent: 100,
    });
    expect(drive([0, 0, 5000], [2, 0, 5002.5])).toMatchObject({ distanceTenthMiles: 0, odometerPercent: 0 });
    expect(drive([0, 0, 5000], [2, 0, 5000])).toMatchObject({ distanceTenthMiles: 0, odometerPercent: 0 });
  });
});
