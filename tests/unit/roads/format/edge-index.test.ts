import { describe, expect, it } from 'vitest';
import {
  CELL_DEGREES,
  cellColumn,
  cellOf,
  cellRow,
  CELLS,
  GRID,
  indexEdges,
} from '~/roads/format/edge-index';
import { EDGE_FREEWAY, EDGE_NO_TRUCKS, EDGE_TOLL } from '~/roads/format/network-tables';

type Point = [lat: number, lon: number];
interface Road {
  from: Point;
  to: Point;
  flags?: number;
  highway?: number;
}

/** Cells by row and column, each with the roads that pass it. */
function indexOf(roads: Road[]) {
  const points = roads.flatMap(({ from, to }) => [from, to]);
  const { indexCell, indexCount, indexEdge } = indexEdges({
    nodeLat: Int32Array.from(points, ([lat]) => Math.round(lat * 10_000)),
    nodeLon: Int32Array.from(points, ([, lon]) => Math.round(lon * 10_000)),
    edgeFrom: Int32Array.from(roads, (_, e) => 2 * e),
    edgeTo: Int32Array.from(roads, (_, e) => 2 * e + 1),
    edgeFlags: Uint8Array.from(roads, ({ flags = 0 }) => flags),
    edgeHighway: Int32Array.from(roads, ({ highway = 1 }) => highway),
  });
  let at = 0;
  return Array.from(indexCell, (cell, i) => ({
    cell,
    edges: [...indexEdge.subarray(at, (at += indexCount[i]!))],
  }));
}
const cellAt = ([lat, lon]: Point) => cellOf(cellRow(lat), cellColumn(lon));

describe('the cells of the edge index', () => {
  it('are a fifth of a degree wide, from 14 north and 180 west, 675 in a row', () => {
    expect([CELL_DEGREES, GRID, CELLS]).toEqual([0.2, { rows: 310, columns: 675 }, 310 * 675]);
    expect([cellRow(14), cellRow(14.19), cellRow(14.21), cellRow(39.1)]).toEqual([0, 0, 1, 125]);
    expect([cellColumn(-180), cellColumn(-179.81), cellColumn(-179.79), cellColumn(-96.9)]).toEqual([
      0, 0, 1, 415,
    ]);
    expect(cellOf(2, 3)).toBe(2 * 675 + 3);
  });

  it('take in any point on earth', () => {
    expect([cellRow(-90), cellRow(75.99), cellRow(76.1), cellRow(90)]).toEqual([0, 309, 309, 309]);
    expect([cellColumn(-180), cellColumn(-45.01), cellColumn(-44.9), cellColumn(180)]).toEqual([
      0, 674, 674, 674,
    ]);
  });
});

describe('the edge index', () => {
  it('has a road in the one cell where it begins and ends', () => {
    expect(indexOf([{ from: [39.05, -97.05], to: [39.15, -97.15] }])).toEqual([
      { cell: cellAt([39.1, -97.1]), edges: [0] },
    ]);
    expect(indexOf([{ from: [39.05, -97.05], to: [39.05, -97.05] }])).toEqual([
      { cell: cellAt([39.1, -97.1]), edges: [0] },
    ]);
  });

  it('has a road in each cell that it passes, whichever way it runs, and says so once', () => {
    const lons = [-97.5, -97.3, -97.1, -96.9, -96.7];
    const expected = lons.map((lon) => ({ cell: cellAt([39.1, lon]), edges: [0] }));
    expect(indexOf([{ from: [39.1, -97.5], to: [39.1, -96.7] }])).toEqual(expected);
    expect(indexOf([{ from: [39.1, -96.7], to: [39.1, -97.5] }])).toEqual(expected);
    const lats = [38.9, 39.1, 39.3, 39.5];
    const upwards = lats.map((lat) => ({ cell: cellAt([lat, -97.1]), edges: [0] }));
    expect(indexOf([{ from: [38.9, -97.1], to: [39.5, -97.1] }])).toEqual(upwards);
    expect(indexOf([{ from: [39.5, -97.1], to: [38.9, -97.1] }])).toEqual(upwards);
  });

  it('finds a road at every point of its way, however it runs', () => {
    const roads: Road[] = [
      { from: [39.13, -97.41], to: [41.02, -95.37] },
      { from: [45.99, -110.61], to: [43.3, -104.02] },
      { from: [30.01, -90.3], to: [30.19, -82.9] },
    ];
    for (const [e, { from, to }] of roads.entries()) {
      const cells = new Set(
        indexOf(roads)
          .filter(({ edges }) => edges.includes(e))
          .map(({ cell }) => cell),
      );
      const steps = Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) / 0.1);
      const at = (s: number) =>
        cellAt([from[0] + ((to[0] - from[0]) * s) / steps, from[1] + ((to[1] - from[1]) * s) / steps]);
      // Where it stays for half a cell at least: corners that it only cuts are not all looked at.
      for (let s = 0; s < steps; s++) if (at(s) === at(s + 1)) expect(cells.has(at(s))).toBe(true);
      // And it is in no cell that it does not touch: two looks at each cell of the longer side, and those where it begins.
      expect(cells.size).toBeLessThanOrEqual(steps + 1);
    }
  });

  it('lists the cells in order, and in each cell its roads in order', () => {
    const index = indexOf([
      { from: [39.1, -96.9], to: [39.1, -97.1] },
      { from: [39.1, -97.1], to: [38.9, -97.1] },
      { from: [39.12, -97.12], to: [39.14, -97.14] },
    ]);
    expect(index).toEqual([
      { cell: cellAt([38.9, -97.1]), edges: [1] },
      { cell: cellAt([39.1, -97.1]), edges: [0, 1, 2] },
      { cell: cellAt([39.1, -96.9]), edges: [0] },
    ]);
  });

  it('leaves out joints and roads closed to trucks: nobody starts there', () => {
    const road = { from: [39.1, -97.1] as Point, to: [39.1, -97.1] as Point };
    const index = indexOf([
      { ...road, highway: 0 },
      { ...road, flags: EDGE_NO_TRUCKS },
      { ...road, flags: EDGE_NO_TRUCKS | EDGE_TOLL },
      { ...road, flags: EDGE_FREEWAY | EDGE_TOLL },
      { ...road, highway: 7 },
    ]);
    expect(index).toEqual([{ cell: cellAt([39.1, -97.1]), edges: [3, 4] }]);
    expect(indexOf([{ ...road, highway: 0 }])).toEqual([]);
  });
});
