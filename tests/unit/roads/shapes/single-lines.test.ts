import { describe, expect, it } from 'vitest';
import { singleLines } from '~/roads/shapes/single-lines';
import type { TigerLine } from '~/roads/shapes/tiger-lines';

const line = (number: string, ...points: [number, number][]): TigerLine => ({
  number,
  state: 'KS',
  lat: Int32Array.from(points, ([lat]) => Math.round(lat * 1e5)),
  lon: Int32Array.from(points, ([, lon]) => Math.round(lon * 1e5)),
});
const found = (...lines: TigerLine[]) =>
  singleLines(lines)
    .map(
      ({ number, lat, lon }) =>
        `${number} ${[...lat].map((y, i) => `${y / 1e5},${lon[i]! / 1e5}`).join(' ')}`,
    )
    .sort();

/** At 39 north 0.001 degree of latitude is 0.069 miles. */
const ROAD = line('US1', [39, -98.5], [39, -97.9], [39, -97.4]);

describe('single lines', () => {
  it('are one of the two carriageways of a road', () => {
    expect(found(line('US1', [39.0008, -97.98], [39.0008, -97.82]), ROAD)).toEqual([
      'US1 39,-98.5 39,-97.9 39,-97.4',
    ]);
  });

  it('are one of two numbers of a road, as far as they go together', () => {
    expect(found(ROAD, line('SR2', [39.2, -98], [39.1, -98], [39, -97.99], [39, -97.85]))).toEqual([
      'SR2 39.2,-98 39.1,-98 39,-97.99',
      'US1 39,-98.5 39,-97.9 39,-97.4',
    ]);
  });

  it('are both where roads lie farther apart, and where they cross', () => {
    const beside = line('SR2', [39.002, -98], [39.002, -97.9]);
    const across = line('SR3', [39.1, -97.95], [38.9, -97.95]);
    expect(found(ROAD, beside, across)).toEqual([
      'SR2 39.002,-98 39.002,-97.9',
      'SR3 39.1,-97.95 38.9,-97.95',
      'US1 39,-98.5 39,-97.9 39,-97.4',
    ]);
  });

  it('leave and come back', () => {
    const detour = line('SR2', [39, -98], [39, -97.97], [39.05, -97.93], [39, -97.9], [39, -97.85]);
    expect(found(ROAD, detour)).toEqual([
      'SR2 39,-97.97 39.05,-97.93 39,-97.9',
      'US1 39,-98.5 39,-97.9 39,-97.4',
    ]);
  });

  it('of one and the same line there is one', () => {
    expect(found(ROAD, line('SR9', [39, -98.5], [39, -97.9], [39, -97.4]))).toHaveLength(1);
  });
});
