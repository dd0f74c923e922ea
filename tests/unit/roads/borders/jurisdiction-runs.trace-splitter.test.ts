import { describe, expect, it } from 'vitest';
import { splitLine } from '~/roads/borders/jurisdiction-runs';
import { TraceSplitter, type TracePosition } from '~/roads/borders/trace-splitter';
import { box, mapOf } from '../outlines';

/** Kansas is the west half, Missouri the east half of a square; Rhode Island lies far out at sea. */
const map = mapOf([
  {
    bounds: ['KS', 'MO'],
    points: [
      [-95, 36],
      [-95, 42],
    ],
  },
  {
    bounds: ['KS', null],
    points: [
      [-95, 42],
      [-100, 42],
      [-100, 36],
      [-95, 36],
    ],
  },
  {
    bounds: ['MO', null],
    points: [
      [-95, 36],
      [-90, 36],
      [-90, 42],
      [-95, 42],
    ],
  },
  box('RI', -85, 39, -84.5, 39.5),
]);
const MINUTE = 60_000;

/** East along latitude 39 at 54 mph: a reading a minute, 0.9 miles apart. */
function drive(
  from: number,
  to: number,
  more: (i: number) => Partial<TracePosition> = () => ({}),
): TracePosition[] {
  const step = 1 / 60;
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, i) => ({
    time: i * MINUTE,
    lat: 39,
    lon: from + i * step,
    ...more(i),
  }));
}
function split(positions: TracePosition[]) {
  const splitter = new TraceSplitter(map);
  for (const position of positions) splitter.add(position);
  return splitter.finish();
}
/** Miles of a degree of longitude at 39 north. */
const DEGREE = 53.7;

describe('where a point lies', () => {
  it.each([
    [39, -97, 'KS'],
    [39, -93, 'MO'],
    [39.2, -84.8, 'RI'],
    [39, -89, null],
    [50, -97, null],
  ])('%d,%d is in %s', (lat, lon, code) => {
    expect(map.codeAt(lat, lon)).toBe(code);
  });

  it('is the nearest jurisdiction for a point on the water, within reach', () => {
    expect(map.jurisdictions[map.nearestIndexAt(39, -89.9)]).toBe('MO');
    expect(map.nearestIndexAt(39, -87.5)).toBe(-1);
  });

  it('measures water between two points', () => {
    expect(map.longestWaterMiles(39, -96, 39, -94)).toBe(0);
    expect(map.longestWaterMiles(39.2, -90.5, 39.2, -84.8)).toBeGreaterThan(250);
  });
});

describe('a line', () => {
  it('is split at the border, and the shares sum to the given total', () => {
    const result = splitLine(
      map,
      [
        [39, -96],
        [39, -93],
      ],
      1700,
    );
    expect(result.jurisdictions).toEqual([
      { jurisdiction: 'KS', distanceTenthMiles: 567 },
      { jurisdiction: 'MO', distanceTenthMiles: 1133 },
    ]);
    expect(result.crossings).toMatchObject([{ from: 'KS', to: 'MO', atTenthMiles: 567 }]);
    expect(result.crossings[0]!.lon).toBeCloseTo(-95, 2);
  });

  it('does not count the wobble of a road beside the border', () => {
    const wobble: [number, number][] = Array.from({ length: 40 }, (_, i) => [
      38 + i * 0.003,
      -95 + (i % 2 ? 0.001 : -0.001),
    ]);
    expect(splitLine(map, wobble).crossings.length).toBeLessThanOrEqual(1);
  });

  it('of no or one point has no miles', () => {
    expect(splitLine(map, [])).toEqual({ distanceTenthMiles: 0, jurisdictions: [], crossings: [] });
    expect(splitLine(map, [[39, -96]]).distanceTenthMiles).toBe(0);
  });
});

describe('a GPS trace', () => {
  it('gives miles per jurisdiction in travel order, and when the border was crossed', () => {
    const result = split(drive(-96, -94));
    expect(result.jurisdictions.map((j) => j.jurisdiction)).toEqual(['KS', 'MO']);
    for (const j of result.jurisdictions)
      expect(Math.abs(j.distanceTenthMiles / 10 - DEGREE)).toBeLessThan(0.3);
    expect(result.jurisdictions.reduce((sum, j) => sum + j.distanceTenthMiles, 0)).toBe(
      result.distanceTenthMiles,
    );
    expect(result.crossings[0]!.mark).toBeGreaterThanOrEqual(60 * MINUTE);
    expect(result.gaps).toEqual([]);
  });

  it('believes the odometer, where it can be right', () => {
    const result = split(drive(-98, -97, (i) => ({ odometerMiles: 120_000 + i * 1.1 })));
    expect(result.distanceTenthMiles).toBe(660);
    expect(result.odometerPercent).toBe(100);
    const broken = split(drive(-98, -97, (i) => ({ odometerMiles: i % 2 ? 5 : 900_000 })));
    expect(broken.odometerPercent).toBe(0);
    expect(Math.abs(broken.distanceTenthMiles / 10 - DEGREE)).toBeLessThan(0.3);
  });

  it('reports silence with movement as a gap, with its miles', () => {
    const trace = drive(-98, -94).filter((_, i) => i < 60 || i > 150);
    const result = split(trace);
    expect(result.gaps).toHaveLength(1);
    expect(result.gaps[0]).toMatchObject({ from: 59 * MINUTE, to: 151 * MINUTE, byOdometer: false });
    expect(Math.abs(result.gaps[0]!.distanceTenthMiles / 10 - (92 / 60) * DEGREE)).toBeLessThan(0.5);
    expect(Math.abs(result.distanceTenthMiles / 10 - 4 * DEGREE)).toBeLessThan(1);
  });

  it('does not call a night at a truck stop a gap, nor its wandering a way', () => {
    const parked = Array.from({ length: 600 }, (_, i) => ({
      time: i * MINUTE,
      lat: 39 + (i % 3) * 0.00003,
      lon: -97 + (i % 5) * 0.00002,
    }));
    const away = drive(-97, -96).map((p) => ({ ...p, time: p.time + 10 * 60 * MINUTE }));
    const result = split([...parked, ...away]);
    expect(result.gaps).toEqual([]);
    expect(Math.abs(result.distanceTenthMiles / 10 - DEGREE)).toBeLessThan(0.3);
    const silent = split([
      { time: 0, lat: 39, lon: -97 },
      { time: 600 * MINUTE, lat: 39, lon: -97.0001 },
    ]);
    expect(silent).toMatchObject({ gaps: [], distanceTenthMiles: 0 });
  });

  it('leaves out leaps, readings out of order and impossible coordinates, and counts them', () => {
    const trace = drive(-98, -97);
    trace.splice(20, 0, { time: 19.5 * MINUTE, lat: 45, lon: -93 });
    trace.splice(30, 0, { time: 3 * MINUTE, lat: 39, lon: -98 });
    trace.splice(40, 0, { time: 38.5 * MINUTE, lat: 0, lon: 0 }, { time: 38.6 * MINUTE, lat: NaN, lon: -97 });
    const result = split(trace);
    expect(result).toMatchObject({ leaps: 1, outOfOrder: 1, invalid: 2, positions: 65 });
    expect(Math.abs(result.distanceTenthMiles / 10 - DEGREE)).toBeLessThan(0.3);
  });

  it('of nothing is nothing', () => {
    expect(split([])).toMatchObject({
      distanceTenthMiles: 0,
      positions: 0,
      jurisdictions: [],
      firstTime: null,
      lastTime: null,
    });
  });

  it('takes a million readings', () => {
    const splitter = new TraceSplitter(map);
    // Ten thousand times across the country: every reading is driven miles, every crossing is found.
    for (let i = 0; i < 1_000_000; i++) {
      const t = i % 400;
      splitter.add({ time: i * MINUTE, lat: 39, lon: -97 + (t < 200 ? t : 400 - t) / 50 });
    }
    const result = splitter.finish();
    expect(result.positions).toBe(1_000_000);
    expect(result.crossings.length).toBeGreaterThan(4990);
  });
});
