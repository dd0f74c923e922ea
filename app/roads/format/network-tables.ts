import type { EdgeShapes } from './edge-shapes';

/**
 * The road network as tables: what the compiler makes, the file holds and the kernel reads.
 * Nodes and edges are indices; coordinates are integers in 1/10,000 degree, distances in tenths of a mile.
 */
export interface NetworkTables {
  /** Jurisdiction codes; edges and places refer to them by index. */
  jurisdictions: string[];
  /** Highway names as authored; index 0 is the empty name of joints. */
  highways: string[];
  placeNames: string[];
  placeJurisdiction: Uint8Array;

  nodeLat: Int32Array;
  nodeLon: Int32Array;
  /** Index of the place that a node belongs to, -1 for crossings and borders between places. */
  nodePlace: Int32Array;
  /** 0 is the mainland, n is `islands[n - 1]`. */
  nodeComponent: Uint8Array;
  /** Position of each node in the contraction order (0 is contracted first). */
  nodeRank: Int32Array;

  edgeFrom: Int32Array;
  edgeTo: Int32Array;
  edgeTenths: Int32Array;
  edgeClass: Uint8Array;
  edgeFlags: Uint8Array;
  edgeJurisdiction: Uint8Array;
  edgeHighway: Int32Array;

  /** Edges by place, see edge-index.ts: cells that roads pass, how many edges each has, and these edges. */
  indexCell: Int32Array;
  indexCount: Int32Array;
  indexEdge: Int32Array;

  /** Speeds in mph that the hierarchy was made with: one per road class, then that of freeway pieces. */
  speedsMph: Uint8Array;
  /** The practical metric's hierarchy, see kernel/stored-hierarchy.ts: arcs up from each rank, bits, skips. */
  hierarchyDegree: Int32Array;
  hierarchyEdgeBits: Uint8Array;
  hierarchySkips: Uint8Array;

  islands: string[];
  truckRules: TruckRuleTables;
  borders: BorderTables;
  barriers: BarrierTables;
  rivers: RiverTables;
  /** Lines of the edges; a network without them is drawn straight from node to node. */
  shapes?: EdgeShapes;
}

/**
 * Jurisdiction polygons as shared lines: a line is stored once, with the jurisdictions beside it (index into
 * `jurisdictions`). Coordinates in 1/10,000 degree.
 */
export interface BorderTables {
  /** lineStart[i] is the first point of line i; one more entry than lines. */
  lineStart: Int32Array;
  lat: Int32Array;
  lon: Int32Array;
  /** One byte per line. `right` is 255 where water or foreign land lies beside it; `left` is always a jurisdiction. */
  left: Uint8Array;
  right: Uint8Array;
}

/**
 * Lines that local streets do not cross, in 1/10,000 degree: lineStart[i] is the first point of line i; one more entry
 * than lines.
 */
export interface BarrierTables {
  lineStart: Int32Array;
  lat: Int32Array;
  lon: Int32Array;
}

/**
 * Rivers along state lines, in 1/10,000 degree: of each the two jurisdictions, the south, west, north and east of where the
 * line is the river, and its bridges: lat and lon[bridgeStart[i] .. bridgeStart[i + 1]].
 */
export interface RiverTables {
  beside: Int32Array;
  bounds: Int32Array;
  bridgeStart: Int32Array;
  lat: Int32Array;
  lon: Int32Array;
}

/**
 * Rules for trucks: of each its name, stretch, reason and source, its limits (bits 1 commercial and 2 hazmat; length,
 * height and width in inches, weight in pounds, first and last closed day as MMDD; 0 for none), and the edges that
 * it holds on: edge[edgeStart[i] .. edgeStart[i + 1]].
 */
export interface TruckRuleTables {
  words: string[];
  limits: Int32Array;
  edgeStart: Int32Array;
  edge: Int32Array;
}

export const RULE_WORDS = 4;
export const RULE_LIMITS = 7;

export const COORDINATE_SCALE = 10_000;

/** Coordinates of nodes are multiples of this: about 360 feet, finer than they are known. */
export const NODE_STEP = 10;

/** Values of edgeClass. Minor roads are as slow as the joints between roads. */
export const ROAD_CLASS = { interstate: 0, freeway: 1, canadianMain: 2, us: 3, state: 4, minor: 5 } as const;
export const ROAD_CLASS_COUNT = 6;

/** Bits of edgeFlags. */
export const EDGE_FREEWAY = 1;
export const EDGE_TOLL = 2;
export const EDGE_NO_TRUCKS = 4;
export const EDGE_FERRY = 8;
/** A toll bridge or tunnel: it is entered and left at its ends only. */
export const EDGE_BRIDGE = 16;
