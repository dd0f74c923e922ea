import { describe, expect, it } from 'vitest';
import { borderTables } from '~/roads/compiler/border-tables';
import type { BorderSource } from '~/roads/compiler/compiler-input';

type Line = BorderSource['lines'][number];
type Point = [lon: number, lat: number];
const CODES = ['KS', 'MO', 'NE'];

/** A line may come out in either direction. */
function westFirst(points: number[][]): number[][] {
  const turned = points.toReversed();
  const at = points.findIndex(([lon, lat], i) => lon !== turned[i]![0] || lat !== turned[i]![1]);
  if (at < 0) return points;
  const [lon, lat] = points[at] as Point;
  const [otherLon, otherLat] = turned[at] as Point;
  return lon < otherLon || (lon === otherLon && lat < otherLat) ? points : turned;
}

/** The lines that come out: bounds, and points in 1/10,000 degree as [lon, lat]. */
function outlines(...lines: Line[]) {
  const { lineStart, lat, lon, left, right } = borderTables({ lines }, CODES);
  expect([lineStart[0], lineStart.at(-1), lon.length]).toEqual([0, lat.length, lat.length]);
  return Array.from(left, (code, i) => ({
    bounds: [CODES[code], right[i] === 255 ? null : CODES[right[i]!]],
    points: westFirst(
      Array.from({ length: lineStart[i + 1]! - lineStart[i]! }, (_, k) => [
        lon[lineStart[i]! + k]!,
        lat[lineStart[i]! + k]!,
      ]),
    ),
  }));
}
const pointsOf = (...lines: Line[]) => outlines(...lines).map(({ points }) => points);
const border = (...points: Point[]): Line => ({ bounds: ['KS', 'MO'], points });
const shore = (...points: Point[]): Line => ({ bounds: ['KS', null], points });

describe('the outlines of the file', () => {
  it('are lines with the jurisdictions beside them, in ten-thousandths of a degree', () => {
    expect(
      outlines(
        {
          bounds: ['MO', 'KS'],
          points: [
            [-95.12344, 39.00006],
            [-95, 40],
          ],
        },
        {
          bounds: ['NE', null],
          points: [
            [-100, 36],
            [-90.00005, 36],
          ],
        },
      ),
    ).toEqual([
      {
        bounds: ['MO', 'KS'],
        points: [
          [-951_234, 390_001],
          [-950_000, 400_000],
        ],
      },
      {
        bounds: ['NE', null],
        points: [
          [-1_000_000, 360_000],
          [-900_000, 360_000],
        ],
      },
    ]);
    expect(outlines()).toEqual([]);
  });

  it('of a jurisdiction that the network does not know are an error', () => {
    expect(() =>
      outlines({
        bounds: ['XX', 'KS'],
        points: [
          [0, 0],
          [1, 1],
        ],
      }),
    ).toThrow(new Error('outline of an unknown jurisdiction: XX, KS'));
    expect(() =>
      outlines({
        bounds: ['KS', 'XX'],
        points: [
          [0, 0],
          [1, 1],
        ],
      }),
    ).toThrow(new Error('outline of an unknown jurisdiction: KS, XX'));
  });

  it('have no point twice in a row, and are left out where nothing of them remains', () => {
    expect(pointsOf(border([-95, 39], [-95.00001, 39.00001]), border([-94, 40], [-94, 40.2]))).toEqual([
      [
        [-940_000, 400_000],
        [-940_000, 402_000],
      ],
    ]);
    // Points that stand out by enough, but fall together after rounding.
    expect(pointsOf(border([-95, 39], [-94.5, 39.2], [-94.50001, 39.20001], [-94, 39]))[0]).toEqual([
      [-950_000, 390_000],
      [-945_000, 392_000],
      [-940_000, 390_000],
    ]);
    // The same latitude or longitude alone is no repetition, nor is a point of the line before.
    expect(pointsOf(border([-95, 39], [-94, 39], [-94, 40]), shore([-94, 40], [-93, 41]))).toHaveLength(2);
    expect(pointsOf(border([-95, 39], [-94, 39], [-94, 40]))[0]).toHaveLength(3);
  });
});

describe('a line is made simpler', () => {
  const kept = (make: (...points: Point[]) => Line, off: number, lat = 39) =>
    pointsOf(make([-95, lat], [-94.5, lat + off], [-94, lat]))[0]!.length === 3;

  it('exactly at a border, roughly at a shore, and very roughly in the far north', () => {
    expect([kept(border, 0.0003), kept(border, 0.0005)]).toEqual([false, true]);
    expect([kept(border, 0.0003, 65), kept(border, 0.0005, 65)]).toEqual([false, true]);
    expect([kept(shore, 0.003), kept(shore, 0.005)]).toEqual([false, true]);
    expect([kept(shore, 0.02, 65), kept(shore, 0.04, 65)]).toEqual([false, true]);
    expect([kept(shore, 0.005, 62), kept(shore, 0.005, 62.1)]).toEqual([true, false]);
  });

  it('on either side of it, and sideways by the width of a degree there', () => {
    expect([kept(border, -0.0003), kept(border, -0.0005)]).toEqual([false, true]);
    // At 60 north a degree of longitude is half as wide.
    const sideways = (off: number) => pointsOf(border([-95, 59.5], [-95 + off, 60], [-95, 60.5]))[0]!.length;
    expect([sideways(0.0007), sideways(0.0009), sideways(-0.0007), sideways(-0.0009)]).toEqual([2, 3, 2, 3]);
    // On a slant the distance from the line counts, not that in latitude.
    const slant = (off: number) => pointsOf(border([-95, 0], [-94.5, 0.5 + off], [-94, 1]))[0]!.length;
    expect([slant(0.00055), slant(0.0006)]).toEqual([2, 3]);
  });

  it('again and again, between the points that were kept', () => {
    const zigzag: Point[] = [
      [-95, 39],
      [-94.75, 39.0002],
      [-94.5, 39.2],
      [-94.25, 39.1002],
      [-94, 39],
      [-93.5, 39.0006],
      [-93, 39],
    ];
    expect(pointsOf(border(...zigzag))[0]!.map(([lon]) => lon! / 10_000)).toEqual([
      -95, -94.75, -94.5, -94, -93.5, -93,
    ]);
    const straight: Point[] = Array.from({ length: 50 }, (_, i) => [-95 + i / 50, 39 + i / 100]);
    expect(pointsOf(border(...straight))[0]).toHaveLength(2);
  });

  it('to the corners of a ring, which begins and ends in one point', () => {
    const ring: Point[] = [
      [-95, 39],
      [-94.5, 39.0001],
      [-94, 39],
      [-94, 40],
      [-94.5, 40.0001],
      [-95, 40],
      [-95, 39],
    ];
    expect(pointsOf(border(...ring))[0]).toEqual(
      [
        [-95, 39],
        [-95, 40],
        [-94, 40],
        [-94, 39],
        [-95, 39],
      ].map(([lon, lat]) => [lon! * 10_000, lat! * 10_000]),
    );
  });
});

describe('lines that continue in one another', () => {
  const joined = (...lines: Line[]) =>
    outlines(...lines).map(({ points }) => points.map(([lon, lat]) => [lon! / 10_000, lat! / 10_000]));
  const A: Point = [-95, 39];
  const B: Point = [-94, 40];
  const C: Point = [-93, 39];
  const D: Point = [-92, 40];

  it('are one line, whichever way each of them runs', () => {
    for (const lines of [
      [border(A, B), border(B, C), border(C, D)],
      [border(C, D), border(A, B), border(B, C)],
      [border(A, B), border(C, B), border(C, D)],
      [border(B, C), border(B, A), border(D, C)],
    ]) {
      const [line, ...others] = joined(...lines);
      expect(others).toEqual([]);
      expect(line).toEqual([A, B, C, D]);
    }
  });

  it('are one ring where the last ends in the first', () => {
    const [ring, ...others] = joined(border(A, B), border(B, C), border(C, A));
    expect(others).toEqual([]);
    expect(ring).toHaveLength(4);
    expect(ring![0]).toEqual(ring![3]);
  });

  it('stay apart where three meet, where the jurisdictions change, and where they only come near', () => {
    expect(joined(border(A, B), border(B, C), border(B, D))).toHaveLength(3);
    expect(joined(border(A, B), shore(B, C))).toHaveLength(2);
    expect(joined(border(A, B), { bounds: ['MO', 'KS'], points: [B, C] })).toHaveLength(2);
    expect(joined(border(A, B), border([-94, 40.001], C), border([-94.001, 40], D))).toHaveLength(3);
  });
});
