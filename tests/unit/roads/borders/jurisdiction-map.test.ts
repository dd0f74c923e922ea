import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, CODES, mapOf, type Outline, outlineTables } from '../outlines';

/** Points of a fine grid, in degrees with four decimals. */
const degrees = (least: number, most: number) =>
  fc.integer({ min: least * 10_000, max: most * 10_000 }).map((units) => units / 10_000);
/** Rings of a few points in a box of half a degree: they may cross themselves and each other. */
const ring = fc
  .array(fc.tuple(degrees(-97.25, -96.75), degrees(38.9, 39.4)), { minLength: 3, maxLength: 9 })
  .map((points): [number, number][] => [...points, points[0]!]);
const outlines = fc
  .array(fc.tuple(fc.constantFrom(...CODES), fc.constantFrom(...CODES, null), ring), {
    minLength: 1,
    maxLength: 3,
  })
  .map((rings): Outline[] =>
    rings.map(([code, other, points]) => ({ bounds: [code, other === code ? null : other], points })),
  );

/** In how many rings of each jurisdiction a point lies, edge by edge: the lowest with an odd number has it. */
function askEveryEdge(lines: Outline[], lat: number, lon: number): number {
  const y = Math.floor(lat * 10_000) + 0.5;
  const x = lon * 10_000;
  const west = CODES.map(() => 0);
  for (const { bounds, points } of lines) {
    for (let i = 1; i < points.length; i++) {
      const [x1, y1] = points[i - 1]!.map((degree) => Math.round(degree * 10_000)) as [number, number];
      const [x2, y2] = points[i]!.map((degree) => Math.round(degree * 10_000)) as [number, number];
      if (Math.min(y1, y2) > y || Math.max(y1, y2) < y || x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x)
        continue;
      for (const code of bounds) if (code !== null) west[CODES.indexOf(code)]!++;
    }
  }
  return west.findIndex((edges) => edges % 2 === 1);
}

const RADIUS = 3958.7613;
/** Miles from a point to an outline, on the plane that touches the earth there. */
function milesTo(points: [number, number][], lat: number, lon: number): number {
  const ky = (RADIUS * Math.PI) / 180;
  const kx = ky * Math.cos((lat * Math.PI) / 180);
  const away = points.slice(1).map(([x2, y2], i) => {
    const [x1, y1] = points[i]!;
    const [ax, ay, dx, dy] = [(x1 - lon) * kx, (y1 - lat) * ky, (x2 - x1) * kx, (y2 - y1) * ky];
    const t = dx || dy ? Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy))) : 0;
    return Math.hypot(ax + dx * t, ay + dy * t);
  });
  return Math.min(...away);
}

describe('the jurisdiction of a point', () => {
  it('is what counting every outline west of it says, however often it is asked', () => {
    fc.assert(
      fc.property(
        outlines,
        fc.array(fc.tuple(degrees(38.85, 39.45), degrees(-97.3, -96.7)), { minLength: 40, maxLength: 40 }),
        (lines, points) => {
          const map = mapOf(lines);
          // The second time cells are known that were found out the first time.
          for (const [lat, lon] of [...points, ...points])
            expect(map.indexAt(lat, lon)).toBe(askEveryEdge(lines, lat, lon));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is right on both sides of one slanting border, whichever point of a cell is asked first', () => {
    const side = degrees(-97.6, -96.6);
    fc.assert(
      fc.property(
        side,
        side,
        fc.boolean(),
        fc.array(fc.tuple(degrees(38.6, 39.4), degrees(-97.4, -96.8)), { minLength: 25, maxLength: 25 }),
        (south, north, turned, points) => {
          const ring: [number, number][] = [
            [south, 38],
            [-90, 38],
            [-90, 40],
            [north, 40],
            [south, 38],
          ];
          const lines: Outline[] = [{ bounds: ['KS', null], points: turned ? ring.toReversed() : ring }];
          const map = mapOf(lines);
          for (const [lat, lon] of [...points, ...points.toReversed()])
            expect(map.indexAt(lat, lon)).toBe(askEveryEdge(lines, lat, lon));
        },
      ),
      { numRuns: 80 },
    );
  });

  it('is named by its code, or by none', () => {
    const map = mapOf([box('MO', -95, 36, -90, 40)]);
    expect([map.codeAt(38, -92), map.codeAt(38, -96), map.codeAt(41, -92), map.codeAt(35, -92)]).toEqual([
      'MO',
      null,
      null,
      null,
    ]);
  });

  it('is that of the hole in a jurisdiction, and of an island in a lake', () => {
    const map = mapOf([
      box('KS', -100, 36, -95, 42),
      { ...box('MO', -99, 37, -96, 41), bounds: ['KS', 'MO'] },
      { ...box('KS', -98, 38, -97, 39), bounds: ['MO', null] },
    ]);
    expect(map.codeAt(36.5, -97.5)).toBe('KS');
    expect(map.codeAt(40, -97.5)).toBe('MO');
    expect(map.codeAt(38.5, -97.5)).toBe(null);
    expect(map.codeAt(38.5, -95.5)).toBe('KS');
  });

  it('is the first of two whose outlines overlap', () => {
    const overlap = [box('MO', -96, 38, -94, 40), box('KS', -95, 38, -93, 40)];
    for (const lines of [overlap, overlap.toReversed()]) {
      const map = mapOf(lines);
      expect([map.codeAt(39, -95.5), map.codeAt(39, -94.5), map.codeAt(39, -93.5)]).toEqual([
        'MO',
        'KS',
        'KS',
      ]);
    }
  });

  it('is none beyond the outlines and beyond the western half of the earth', () => {
    const map = mapOf([box('KS', -180, 30, 20, 45)]);
    expect([map.codeAt(40, -179.99), map.codeAt(40, -0.01)]).toEqual(['KS', 'KS']);
    // Cells at the edges of the world are no neighbors.
    expect([
      map.codeAt(40.05, -0.05),
      map.codeAt(40.05, -180.05),
      map.codeAt(40.15, -179.95),
      map.codeAt(40.05, 0.05),
    ]).toEqual(['KS', null, 'KS', null]);
    expect([
      map.codeAt(40, 0),
      map.codeAt(40, 10),
      map.codeAt(40, -180.01),
      map.codeAt(45.2, -90),
      map.codeAt(29.8, -90),
    ]).toEqual([null, null, null, null, null]);
  });

  it('is none anywhere without outlines', () => {
    expect(mapOf([]).codeAt(39, -97)).toBe(null);
    expect(mapOf([]).nearestIndexAt(39, -97)).toBe(-1);
    expect(outlineTables([]).lat).toHaveLength(0);
  });
});

describe('the nearest jurisdiction of a point', () => {
  it('is its own, or the one whose outline is nearest, within the miles asked for', () => {
    const islands = fc
      .array(
        fc.tuple(
          fc.constantFrom(...CODES),
          degrees(-98, -95),
          degrees(38, 40.5),
          degrees(0.01, 0.3),
          degrees(0.01, 0.3),
        ),
        { minLength: 1, maxLength: 4 },
      )
      .map((all) =>
        all.map(([code, west, south, width, height]) => box(code, west, south, west + width, south + height)),
      );
    fc.assert(
      fc.property(
        islands,
        degrees(37.5, 41),
        degrees(-98.5, -94.5),
        fc.constantFrom(undefined, 5, 12, 25, 60),
        (lines, lat, lon, within) => {
          const map = mapOf(lines);
          const found = map.nearestIndexAt(lat, lon, within);
          const inside = askEveryEdge(lines, lat, lon);
          const away = lines.map(({ points }) => milesTo(points, lat, lon));
          const least = Math.min(...away);
          const nearest = lines
            .filter((_, i) => away[i]! < least + 1e-6)
            .map(({ bounds }) => CODES.indexOf(bounds[0]));
          if (inside >= 0) expect(found).toBe(inside);
          else expect(least > (within ?? 60) ? [-1] : nearest).toContain(found);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is looked for to the last mile of sixty, on all sides', () => {
    const map = mapOf([box('KS', -97, 38, -96, 39)]);
    const mile = 1 / 69.0934;
    const eastMile = mile / Math.cos((38.5 * Math.PI) / 180);
    for (const [away, found] of [
      [59.9, 0],
      [60.1, -1],
    ] as const) {
      expect(map.nearestIndexAt(39 + away * mile, -96.5)).toBe(found);
      expect(map.nearestIndexAt(38 - away * mile, -96.5)).toBe(found);
      expect(map.nearestIndexAt(38.5, -96 + away * eastMile)).toBe(found);
      expect(map.nearestIndexAt(38.5, -97 - away * eastMile)).toBe(found);
    }
    expect(map.nearestIndexAt(39 + 10.1 * mile, -96.5, 10)).toBe(-1);
    expect(map.nearestIndexAt(39 + 9.9 * mile, -96.5, 10)).toBe(0);
  });
});

describe('water on the straight line between two points', () => {
  // Two shores along latitude 39: Kansas to -95, Missouri from -94 on, and from -93 to -92.9 a pond.
  const map = mapOf([
    box('KS', -97, 38, -95, 40),
    box('MO', -94, 38, -93, 40),
    box('MO', -92.9, 38, -92, 40),
  ]);
  const DEGREE = 69.0934 * Math.cos((39 * Math.PI) / 180);
  const water = (from: number, to: number, step?: number) => map.longestWaterMiles(39, from, 39, to, step);

  it('is none on land, and the longest of several stretches', () => {
    expect(water(-96.9, -95.1)).toBe(0);
    expect(Math.abs(water(-96, -93.5) - DEGREE)).toBeLessThan(1);
    expect(Math.abs(water(-93.5, -92.1) - DEGREE / 10)).toBeLessThan(1);
    expect(Math.abs(water(-96, -92.1) - DEGREE)).toBeLessThan(1);
    expect(Math.abs(water(-92.1, -96) - DEGREE)).toBeLessThan(1);
  });

  it('continues to the end where no shore comes', () => {
    expect(Math.abs(water(-96, -94.5) - DEGREE / 2)).toBeLessThan(1);
  });

  it('counts a tenth to the first shore, for a point that maps have put into the water', () => {
    expect(Math.abs(water(-94.5, -93.5) - DEGREE / 20)).toBeLessThan(0.1);
    expect(Math.abs(water(-94.5, -92.1) - DEGREE / 10)).toBeLessThan(1);
    expect(Math.abs(water(-94.9, -94.1) - (0.8 * DEGREE) / 10)).toBeLessThan(0.2);
  });

  it('is measured across latitudes too, as the crow flies', () => {
    const north = mapOf([box('KS', -97, 38, -96, 39), box('KS', -97, 40, -96, 41)]);
    expect(Math.abs(north.longestWaterMiles(38.5, -96.5, 40.5, -96.5) - 69.0934)).toBeLessThan(1);
    const slant = mapOf([box('KS', -97, 38, -96.5, 38.5), box('KS', -95.5, 39.5, -95, 40)]);
    // From corner to corner: one degree up, one to the right.
    expect(
      Math.abs(
        slant.longestWaterMiles(38, -97, 39.999, -95.001) -
          Math.hypot(69.0934, 69.0934 * Math.cos((39 * Math.PI) / 180)),
      ),
    ).toBeLessThan(1.2);
  });

  it('is seen as finely as is asked', () => {
    // The pond is five miles wide: samples of forty miles may jump over it, but begin, middle and end are always looked at.
    expect(water(-93.5, -92.4, 1)).toBeGreaterThan(4);
    expect(water(-93.6, -92.1, 0.1)).toBeCloseTo(DEGREE / 10, 0);
    expect(water(-93.25, -92.65, 1000)).toBeGreaterThan(0);
  });
});
