import { EdgeLine } from './edge-shapes';
import {
  COORDINATE_SCALE,
  EDGE_BRIDGE,
  EDGE_FERRY,
  EDGE_NO_TRUCKS,
  type NetworkTables,
} from './network-tables';

/** Side of a cell of the edge index, in 1/10,000 degree. */
const CELL = 2000;
const CELL_LAT_0 = 140_000;
const CELL_LON_0 = -1_800_000;
const CELL_ROWS = 310;
const CELL_COLUMNS = 675;
/** Farther steps of one edge are not entered: no edge is this long. */
const MOST_STEPS = 63;

export const CELL_DEGREES = CELL / COORDINATE_SCALE;
export const GRID = { rows: CELL_ROWS, columns: CELL_COLUMNS };
export const CELLS = CELL_ROWS * CELL_COLUMNS;

/** Row or column of a coordinate in degrees; clamped, so that any point on earth has a cell. */
export const cellRow = (lat: number): number =>
  Math.min(CELL_ROWS - 1, Math.max(0, Math.floor((lat * COORDINATE_SCALE - CELL_LAT_0) / CELL)));
export const cellColumn = (lon: number): number =>
  Math.min(CELL_COLUMNS - 1, Math.max(0, Math.floor((lon * COORDINATE_SCALE - CELL_LON_0) / CELL)));
export const cellOf = (row: number, column: number): number => row * CELL_COLUMNS + column;

/** The index as the file has it: only cells that roads pass, in order, with the edges of each in order. */
export type EdgeIndexColumns = Pick<NetworkTables, 'indexCell' | 'indexCount' | 'indexEdge'>;

const NO_ACCESS = EDGE_NO_TRUCKS | EDGE_FERRY | EDGE_BRIDGE;

/**
 * Every edge is in each cell that it passes. Joints, ferries, toll bridges and roads closed to trucks are no place to
 * start from.
 */
export function indexEdges(
  t: Pick<
    NetworkTables,
    'nodeLat' | 'nodeLon' | 'edgeFrom' | 'edgeTo' | 'edgeFlags' | 'edgeHighway' | 'shapes'
  >,
): EdgeIndexColumns {
  const line = new EdgeLine();
  const edgesOf = new Map<number, number[]>();
  for (let e = 0; e < t.edgeFrom.length; e++) {
    if (t.edgeHighway[e] === 0 || t.edgeFlags[e]! & NO_ACCESS) continue;
    for (const cell of cellsPassed(line.read(t, e))) {
      const edges = edgesOf.get(cell);
      if (!edges) edgesOf.set(cell, [e]);
      else if (edges.at(-1) !== e) edges.push(e);
    }
  }
  const cells = [...edgesOf].sort(([a], [b]) => a - b);
  return {
    indexCell: Int32Array.from(cells, ([cell]) => cell),
    indexCount: Int32Array.from(cells, ([, edges]) => edges.length),
    indexEdge: Int32Array.from(cells.flatMap(([, edges]) => edges)),
  };
}

function cellsPassed({ lat, lon, count }: EdgeLine): number[] {
  const cells: number[] = [];
  for (let i = 1; i < count; i++) {
    const y1 = (lat[i - 1]! - CELL_LAT_0) / CELL;
    const x1 = (lon[i - 1]! - CELL_LON_0) / CELL;
    const dy = (lat[i]! - lat[i - 1]!) / CELL;
    const dx = (lon[i]! - lon[i - 1]!) / CELL;
    const steps = Math.min(MOST_STEPS, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) * 2));
    cells.push(cellOf(Math.trunc(y1), Math.trunc(x1)));
    for (let s = 1; s <= steps; s++) {
      cells.push(cellOf(Math.trunc(y1 + (dy * s) / steps), Math.trunc(x1 + (dx * s) / steps)));
    }
  }
  return cells;
}
