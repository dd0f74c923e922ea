import { BarrierLines } from '../borders/barrier-lines';
import { StateRivers } from '../borders/state-rivers';
import { JurisdictionMap } from '../borders/jurisdiction-map';
import type { NetworkTables } from '../format/network-tables';
import { CELLS } from '../format/edge-index';
import { ROAD_CLASS_COUNT } from '../format/network-tables';
import { LoopMemory } from '../wasm/loop-memory';

/** Even a joint of no length costs a ramp: routes must not change road for nothing. */
const MINIMUM_EDGE_MS = 1000;

/**
 * The loaded network in the form that searches want: adjacency, travel times, an index of edges by place.
 * Built once from the tables, shared and read-only afterwards.
 */
export interface RoadGraph extends EdgeIndex {
  tables: NetworkTables;
  /** Made when first asked for: a stop whose jurisdiction is given and that lies at a road does without. */
  readonly map: JurisdictionMap;
  /** Made when first asked for. */
  readonly barriers: BarrierLines;
  readonly rivers: StateRivers;
  nodeCount: number;
  edgeCount: number;
  /** Made when first asked for: the stored hierarchy does without. */
  links: () => RoadLinks;
  /** Travel time in milliseconds. */
  edgeMs: Int32Array;
}

/** Edges by cell of about 14 miles: those of a cell are tables.indexEdge[cellFirst .. cellFirst + cellCount]. */
export interface EdgeIndex {
  cellFirst: Int32Array;
  cellCount: Int32Array;
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
  let barriers: BarrierLines | null = null;
  return {
    tables,
    get map() {
      return (map ??= new JurisdictionMap(tables.borders, tables.jurisdictions));
    },
    get barriers() {
      return (barriers ??= new BarrierLines(tables.barriers));
    },
    rivers: new StateRivers(tables.rivers),
    nodeCount,
    edgeCount,
    links: () => (links ??= linkNodes(tables)),
    edgeMs: travelTimes(tables),
    ...spreadCells(tables),
  };
}

export function linkNodes({
  nodeLat,
  edgeFrom,
  edgeTo,
}: Pick<NetworkTables, 'nodeLat' | 'edgeFrom' | 'edgeTo'>): RoadLinks {
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
  const edges = edgeTenths.length;
  const memory = LoopMemory.near(edgeTenths, edges * 10 + 64);
  const edgeMs = memory.words(edges);
  memory.run.travelTimes(
    memory.at(edgeTenths),
    memory.at(edgeClass),
    memory.at(edgeFlags),
    memory.at(speedsMph),
    speedsMph[ROAD_CLASS_COUNT]!,
    MINIMUM_EDGE_MS,
    edgeMs.byteOffset,
    edges,
  );
  return edgeMs;
}

function spreadCells({ indexCell, indexCount }: NetworkTables): EdgeIndex {
  const memory = LoopMemory.near(indexCell, indexCell.length * 8 + CELLS * 8 + 64);
  const cellFirst = memory.words(CELLS);
  const cellCount = memory.words(CELLS);
  memory.run.spreadCells(
    memory.at(indexCell),
    memory.at(indexCount),
    indexCell.length,
    cellFirst.byteOffset,
    cellCount.byteOffset,
  );
  return { cellFirst, cellCount };
}
