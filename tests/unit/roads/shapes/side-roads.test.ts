import { describe, expect, it } from 'vitest';
import { LineGraph } from '~/roads/shapes/line-graph';
import { sideRoads } from '~/roads/shapes/side-roads';
import type { TigerLine } from '~/roads/shapes/tiger-lines';
import { linedTables } from '../matching/roads-with-lines';

const line = (number: string, ...points: [number, number][]): TigerLine => ({
  number,
  state: number.slice(0, 2),
  lat: Int32Array.from(points, ([lat]) => Math.round(lat * 1e5)),
  lon: Int32Array.from(points, ([, lon]) => Math.round(lon * 1e5)),
});

/** US-1 of the network runs along 39 north, with a line of its own. */
const NETWORK = linedTables({
  points: { A: [39, -99], B: [39, -97] },
  roads: [{ from: 'A', to: 'B', miles: 107.5, on: 'US-1' }],
  lines: { 0: [[39, -98]] },
});

/** `KS 39.00,-98.00 39.50,-98.00`, from the southern or western end. */
const found = (...lines: TigerLine[]): string[] =>
  sideRoads(new LineGraph(lines), NETWORK)
    .map(({ jurisdiction, points }) => {
      const names = points.map(([lat, lon]) => `${lat.toFixed(2)},${lon.toFixed(2)}`);
      const isForward =
        points[0]![0] < points.at(-1)![0] ||
        (points[0]![0] === points.at(-1)![0] && points[0]![1] < points.at(-1)![1]);
      return `${jurisdiction} ${(isForward ? names : names.reverse()).join(' ')}`;
    })
    .sort();

describe('side roads', () => {
  it('are those that the network does not have', () => {
    expect(
      found(
        line('KS US1', [39.0005, -98.9], [39, -98], [39.0005, -97.1]),
        line('KS SR2', [39.3, -98.9], [39.3, -97.1]),
      ),
    ).toEqual(['KS 39.30,-98.90 39.30,-97.10']);
  });

  it('are cut where they meet a road of the network, and where they meet each other', () => {
    expect(
      found(
        line('KS US1', [39, -98.9], [39, -97.1]),
        line('KS SR2', [38.5, -98], [39.5, -98]),
        line('KS SR3', [39.3, -98.5], [39.3, -97.5]),
      ),
    ).toEqual([
      'KS 38.50,-98.00 39.00,-98.00',
      'KS 39.00,-98.00 39.30,-98.00',
      'KS 39.30,-98.00 39.30,-97.50',
      'KS 39.30,-98.00 39.50,-98.00',
      'KS 39.30,-98.50 39.30,-98.00',
    ]);
  });

  it('go on under another number, and end with their state', () => {
    expect(
      found(
        line('KS SR2', [39.3, -98.9], [39.3, -98.5]),
        line('KS SR3', [39.3, -98.5], [39.3, -98]),
        line('NE SR3', [39.3, -98], [39.3, -97.5]),
      ),
    ).toEqual(['KS 39.30,-98.90 39.30,-98.00', 'NE 39.30,-98.00 39.30,-97.50']);
  });

  it('are there once where a road has two numbers', () => {
    const points: [number, number][] = [
      [39.3, -98.9],
      [39.3, -98.5],
    ];
    expect(found(line('KS SR2', ...points), line('KS SR3', ...points))).toEqual([
      'KS 39.30,-98.90 39.30,-98.50',
    ]);
  });

  it('are joined where simplifying tore them apart, in the state that they lie in', () => {
    // The second begins a tenth of a mile beside the first.
    const roads = found(
      line('KS SR2', [39.3, -98.9], [39.3, -98]),
      line('KS SR3', [39.3015, -98.5], [39.6, -98.5]),
    );
    expect(roads.filter((road) => road.startsWith('KS'))).toHaveLength(roads.length);
    expect(roads).toContain('KS 39.30,-98.90 39.30,-98.50');
    expect(roads).toContain('KS 39.30,-98.50 39.30,-98.00');
    expect(roads).toContain('KS 39.30,-98.50 39.60,-98.50');
  });

  it('may be rings', () => {
    const ring = found(
      line('KS LP4', [39.3, -98.5], [39.4, -98.5], [39.4, -98.4], [39.3, -98.4], [39.3, -98.5]),
    );
    expect(ring).toHaveLength(1);
    expect(ring[0]!.split(' ')).toHaveLength(6);
  });

  it('keep their bends and lose points of straight lines', () => {
    expect(found(line('KS SR2', [39.3, -98.9], [39.3, -98.7], [39.3, -98.6], [39.4, -98.5]))).toEqual([
      'KS 39.30,-98.90 39.30,-98.60 39.40,-98.50',
    ]);
  });
});
