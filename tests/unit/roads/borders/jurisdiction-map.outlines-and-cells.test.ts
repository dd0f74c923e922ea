import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, mapOf, type Outline } from '../outlines';

const degrees = (least: number, most: number) =>
  fc
    .integer({ min: Math.round(least * 10_000), max: Math.round(most * 10_000) })
    .map((units) => units / 10_000);

describe('a border of many short pieces', () => {
  it('parts the cells that it passes, wherever in them its pieces begin and end', () => {
    const bends = fc.array(degrees(-97.3, -97), { minLength: 21, maxLength: 21 });
    const asked = fc.array(
      fc.tuple(
        fc.nat(19),
        fc.integer({ min: 1, max: 499 }),
        degrees(-0.2, 0.2).filter((aside) => aside !== 0),
      ),
      { minLength: 30, maxLength: 30 },
    );
    fc.assert(
      fc.property(bends, asked, fc.boolean(), (lons, points, turned) => {
        // From 38.5 to 39.5 a bend every twentieth of a degree; Kansas lies east of it.
        const line = lons.map((lon, i): [number, number] => [lon, (3850 + 5 * i) / 100]);
        const ring: [number, number][] = [...line, [-95, 39.5], [-95, 38.5], line[0]!];
        const map = mapOf([{ bounds: ['KS', null], points: turned ? ring.toReversed() : ring }]);
        for (const [piece, up, aside] of [...points, ...points.toReversed()]) {
          const [[lon1], [lon2]] = [line[piece]!, line[piece + 1]!];
          const share = (up + 0.5) / 500;
          const lat = (385_000 + 500 * piece + up) / 10_000;
          expect(map.codeAt(lat + 1e-6, lon1 + (lon2 - lon1) * share + aside)).toBe(aside > 0 ? 'KS' : null);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a border of long flat pieces', () => {
  it('parts the cells that it passes from side to side', () => {
    const bends = fc.array(degrees(39.01, 39.09), { minLength: 8, maxLength: 8 });
    const asked = fc.array(
      fc.tuple(fc.nat(6), fc.integer({ min: 1, max: 3499 }), fc.integer({ min: 2, max: 300 }), fc.boolean()),
      { minLength: 30, maxLength: 30 },
    );
    fc.assert(
      fc.property(bends, asked, fc.boolean(), (lats, points, turned) => {
        // From -98 on a bend every 0.35 degrees; Kansas lies north of it.
        const line = lats.map((lat, i): [number, number] => [(-9800 + 35 * i) / 100, lat]);
        const ring: [number, number][] = [...line, [line[7]![0], 40.5], [-98, 40.5], line[0]!];
        const map = mapOf([{ bounds: ['KS', null], points: turned ? ring.toReversed() : ring }]);
        for (const [piece, along, off, isNorth] of [...points, ...points.toReversed()]) {
          const [lon, lat1] = line[piece]!;
          const lat = lat1 + (line[piece + 1]![1] - lat1) * (along / 3500);
          expect(map.codeAt(lat + (isNorth ? off : -off) / 10_000, lon + along / 10_000)).toBe(
            isNorth ? 'KS' : null,
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the edges of outlines and of cells', () => {
  it('belong to the jurisdiction north of them', () => {
    const map = mapOf([box('MO', -95, 38, -90, 40)]);
    expect([
      map.codeAt(38, -92),
      map.codeAt(39.9999, -92),
      map.codeAt(40, -92),
      map.codeAt(37.9999, -92),
    ]).toEqual(['MO', 'MO', null, null]);
  });

  it('are those of the world too: behind its last cell is not the first of the next row', () => {
    const map = mapOf([box('KS', -180, 30, 20, 45)]);
    expect([
      map.codeAt(40.05, -0.05),
      map.codeAt(40.15, -180.05),
      map.codeAt(40.15, -179.95),
      map.codeAt(40.05, 0.05),
    ]).toEqual(['KS', null, 'KS', null]);
  });
});

describe('the nearest jurisdiction', () => {
  const shared = (first: string, second: string): Outline[] => [
    {
      bounds: [first, second],
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
  ];
  it.each([
    ['KS', 'MO'],
    ['MO', 'KS'],
  ])('is the one around a point, whichever is named first beside the border (%s)', (first, second) => {
    const map = mapOf(shared(first, second));
    const code = (lon: number) => map.jurisdictions[map.nearestIndexAt(39, lon)];
    expect([code(-95.02), code(-94.98), code(-99.9), code(-90.1)]).toEqual(['KS', 'MO', 'KS', 'MO']);
  });

  it('is found at both sides of a band, and a long way off, within the miles asked for', () => {
    const mile = 1 / 69.0934;
    const map = mapOf([box('KS', -97, 38, -96, 38.05), box('MO', -97, 39, -96, 39.05)]);
    const code = (lat: number, within?: number) =>
      map.jurisdictions[map.nearestIndexAt(lat, -96.5, within)] ?? null;
    expect([
      code(38.05 + 4.9 * mile, 5),
      code(38.05 + 5.1 * mile, 5),
      code(38 - 4.9 * mile, 5),
      code(38 - 5.1 * mile, 5),
    ]).toEqual(['KS', null, 'KS', null]);
    expect([code(38.5), code(38.55), code(38.1, 1), code(38.06, 1)]).toEqual(['KS', 'MO', null, 'KS']);
  });
});

describe('water between two points', () => {
  it('is looked for at the last point as well', () => {
    const map = mapOf([box('KS', -97, 38, -95, 40)]);
    // Three looks: at land, at land, and out at sea.
    expect(map.longestWaterMiles(39, -96, 39, -94.9, 1000)).toBeGreaterThan(25);
    expect(map.longestWaterMiles(39, -96, 39, -95.1, 1000)).toBe(0);
  });
});
