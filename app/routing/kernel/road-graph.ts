import { JurisdictionMap } from '../borders/jurisdiction-map';
import type { NetworkTables } from '../format/network-tables';
import { COORDINATE_SCALE, EDGE_FREEWAY, EDGE_NO_TRUCKS, ROAD_CLASS_COUNT } from '../format/network-tables';

/** Even a joint of no length costs a ramp: routes must not change road for nothing. */
const MINIMUM_EDGE_MS = 1000;

/** Side of a cell of the edge index, in 1/10,000 degree. */
const CELL = 2000;
const CELL_LAT_0 = 140_000;
const CELL_LON_0 = -1_800_000;
const CELL_ROWS = 310;
const CELL_COLUMNS = 675;

/**
 * The loaded network in the form that searches want: adjacency, travel times, an index of edges by place.
 * Built once from the tables, shared and read-only afterwards.
 */
export interface RoadGraph extends EdgeIndex {
  tables: NetworkTables;
  /** Made when first asked for: a stop whose jurisdiction is given and that lies at a road does without. */
  readonly map: JurisdictionMap;
  nodeCount: number;
  edgeCount: number;
  /** Made when first asked for: the stored hierarchy does without. */
  links: () => RoadLinks;
  /** Travel time in milliseconds. */
  edgeMs: Int32Array;
}

/** Edges by cell of about 14 miles: the first entry of a cell, then each entry's edge and the entry after it; 0 is none. */
export interface EdgeIndex {
  cellFirst: Int32Array;
  entryEdge: Int32Array;
  entryNext: Int32Array;
}

/** Adjacency: the edges of node n are linkEdge[linkStart[n] .. linkStart[n + 1]], their other ends linkNode. */
export interface RoadLinks {
  linkStart: Int32Array;
  linkEdge: Int32Array;
  linkNode: Int32Array;
}

export function buildRoadGraph(tables: NetworkTables): RoadGraph {
  const nodeCount = tables.nodeLat.length;
  const edgeCount = tables.edgeFrom.length;
  let links: RoadLinks | null = null;
  let map: JurisdictionMap | null = null;
  return {
    tables,
    get map() {
      return (map ??= new JurisdictionMap(tables.borders, tables.jurisdictions));
    },
    nodeCount,
    edgeCount,
    links: () => (links ??= linkNodes(tables)),
    edgeMs: travelTimes(tables),
    ...indexEdges(tables),
  };
}

// Loops stand in functions of their own in this file: short functions are compiled early, and loading is all first calls.

function linkNodes({ nodeLat, edgeFrom, edgeTo }: NetworkTables): RoadLinks {
  const linkStart = new Int32Array(nodeLat.length + 1);
  countValues(edgeFrom, linkStart);
  countValues(edgeTo, linkStart);
  accumulate(linkStart);
  const linkEdge = new Int32Array(edgeFrom.length * 2);
  const linkNode = new Int32Array(edgeFrom.length * 2);
  fillLinks(edgeFrom, edgeTo, linkStart.slice(), linkEdge, linkNode);
  return { linkStart, linkEdge, linkNode };
}

/** Counts into the entry behind each value, so that sums over the counts become starts. */
function countValues(values: Int32Array, counts: Int32Array): void {
  for (let i = 0; i < values.length; i++) counts[values[i]! + 1]!++;
}

function accumulate(counts: Int32Array): void {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) counts[i] = sum += counts[i]!;
}

function fillLinks(
  from: Int32Array,
  to: Int32Array,
  at: Int32Array,
  linkEdge: Int32Array,
  linkNode: Int32Array,
): void {
  for (let e = 0; e < from.length; e++) {
    const a = from[e]!;
    const b = to[e]!;
    const i = at[a]!++;
    linkEdge[i] = e;
    linkNode[i] = b;
    const k = at[b]!++;
    linkEdge[k] = e;
    linkNode[k] = a;
  }
}

function travelTimes({ edgeTenths, edgeClass, edgeFlags, speedsMph }: NetworkTables): Int32Array {
  const edgeMs = new Int32Array(edgeTenths.length);
  const freewayMph = speedsMph[ROAD_CLASS_COUNT]!;
  for (let e = 0; e < edgeMs.length; e++) {
    let mph = speedsMph[edgeClass[e]!]!;
    if (edgeFlags[e]! & EDGE_FREEWAY && mph < freewayMph) mph = freewayMph;
    const ms = ((edgeTenths[e]! * 360_000) / mph + 0.5) | 0;
    edgeMs[e] = ms < MINIMUM_EDGE_MS ? MINIMUM_EDGE_MS : ms;
  }
  return edgeMs;
}

/** Row or column of a coordinate in degrees; clamped, so that any point on earth has a cell. */
export const cellRow = (lat: number): number =>
  Math.min(CELL_ROWS - 1, Math.max(0, Math.floor((lat * COORDINATE_SCALE - CELL_LAT_0) / CELL)));
export const cellColumn = (lon: number): number =>
  Math.min(CELL_COLUMNS - 1, Math.max(0, Math.floor((lon * COORDINATE_SCALE - CELL_LON_0) / CELL)));
export const cellOf = (row: number, column: number): number => row * CELL_COLUMNS + column;
export const CELL_DEGREES = CELL / COORDINATE_SCALE;
export const GRID = { rows: CELL_ROWS, columns: CELL_COLUMNS };

/** Every edge stands in each cell that it passes. Joints and roads closed to trucks are no place to start from. */
function indexEdges(t: NetworkTables): EdgeIndex {
  const { edgeFrom, edgeTo, edgeFlags, edgeHighway } = t;
  const index = {
    cellFirst: new Int32Array(CELL_ROWS * CELL_COLUMNS),
    entryEdge: new Int32Array(edgeFrom.length * 2),
    entryNext: new Int32Array(edgeFrom.length * 2),
  };
  const nodeCell = cellsOfNodes(t.nodeLat, t.nodeLon);
  let count = 1;
  // From the last to the first: each is put before those that are there, so that lists are in order.
  for (let e = edgeFrom.length - 1; e >= 0; e--) {
    if (edgeHighway[e] === 0 || edgeFlags[e]! & EDGE_NO_TRUCKS) continue;
    if (count + 64 > index.entryEdge.length) {
      index.entryEdge = doubled(index.entryEdge);
      index.entryNext = doubled(index.entryNext);
    }
    const cell = nodeCell[edgeFrom[e]!]!;
    const { cellFirst, entryEdge, entryNext } = index;
    entryEdge[count] = e;
    entryNext[count] = cellFirst[cell]!;
    cellFirst[cell] = count++;
    if (cell !== nodeCell[edgeTo[e]!]!) count = enterFurther(t, e, cell, index, count);
  }
  return index;
}

function cellsOfNodes(nodeLat: Int32Array, nodeLon: Int32Array): Int32Array {
  const cells = new Int32Array(nodeLat.length);
  for (let n = 0; n < cells.length; n++) {
    cells[n] = (((nodeLat[n]! - CELL_LAT_0) / CELL) | 0) * CELL_COLUMNS + (((nodeLon[n]! - CELL_LON_0) / CELL) | 0);
  }
  return cells;
}

function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(array.length * 2);
  grown.set(array);
  return grown;
}

/** Enters an edge in the cells that it passes after its first, at most 62 of them; returns the new count of entries. */
function enterFurther(t: NetworkTables, e: number, first: number, index: EdgeIndex, count: number): number {
  const { cellFirst, entryEdge, entryNext } = index;
  const a = t.edgeFrom[e]!;
  const b = t.edgeTo[e]!;
  const y1 = (t.nodeLat[a]! - CELL_LAT_0) / CELL;
  const x1 = (t.nodeLon[a]! - CELL_LON_0) / CELL;
  const y2 = (t.nodeLat[b]! - CELL_LAT_0) / CELL;
  const x2 = (t.nodeLon[b]! - CELL_LON_0) / CELL;
  let cell = first;
  const steps = Math.min(62, Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) * 2));
  for (let s = 1; s <= steps; s++) {
    const next = ((y1 + ((y2 - y1) * s) / steps) | 0) * CELL_COLUMNS + ((x1 + ((x2 - x1) * s) / steps) | 0);
    if (next === cell) continue;
    cell = next;
    entryEdge[count] = e;
    entryNext[count] = cellFirst[cell]!;
    cellFirst[cell] = count++;
  }
  return count;
}
