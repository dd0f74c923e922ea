import type { Point } from '~/engine/plane/shapes';
import { areMeeting, thinDegrees, type AtlasBox } from './degree-lines';
import { EdgeLine } from '../format/edge-shapes';
import {
  COORDINATE_SCALE,
  EDGE_FERRY,
  EDGE_TOLL,
  ROAD_CLASS,
  type NetworkTables,
} from '../format/network-tables';
import { landRings, type LandRing } from './land-rings';

/** freeway: Interstates and other freeways; main: US routes and main Canadian roads; minor: the rest. */
export type RoadKind = 'freeway' | 'main' | 'minor';

export const ROAD_KINDS: readonly RoadKind[] = ['freeway', 'main', 'minor'];

/** One road for drawing: a stretch of a highway with the same marks throughout. */
export interface AtlasRoad {
  /** "I-80", "US-287", "TX Loop 289", "Ohio Turnpike". */
  highway: string;
  kind: RoadKind;
  toll: boolean;
  ferry: boolean;
  /** [longitude, latitude] in degrees. */
  line: readonly Point[];
}

export interface AtlasLand {
  code: string;
  /** Its outlines, each closed, [longitude, latitude] in degrees. */
  rings: readonly (readonly Point[])[];
}

interface Stretch extends Omit<AtlasRoad, 'line'> {
  /** In order; ~e is edge e from its end to its beginning. */
  edges: readonly number[];
  box: AtlasBox;
}

const KIND_OF_CLASS: Record<number, RoadKind> = {
  [ROAD_CLASS.interstate]: 'freeway',
  [ROAD_CLASS.freeway]: 'freeway',
  [ROAD_CLASS.canadianMain]: 'main',
  [ROAD_CLASS.us]: 'main',
  [ROAD_CLASS.state]: 'minor',
  [ROAD_CLASS.minor]: 'minor',
};

/** Lines are thinned in steps of this, so that what was thinned once serves again. */
const STEP = 2;
/** Below this many degrees a line is drawn with all of its points. */
const FINEST = 0.0008;
/** Finer lines are made anew each time: a close map has few of them, and all of them would fill the memory. */
const KEPT_FROM = 2;

/**
 * The network as a map is drawn from it: the same roads that the miles are counted on. Built once, read-only afterwards; lines are
 * thinned when they are first asked for and kept.
 */
export class RoadAtlas {
  private readonly stretches: readonly Stretch[];
  private readonly thinned = new Map<number, Map<Stretch, readonly Point[]>>();
  private readonly lands = new Map<number, readonly LandRing[]>();
  private readonly line = new EdgeLine();

  constructor(private readonly tables: NetworkTables) {
    this.stretches = joinStretches(tables);
  }

  /**
   * The roads of these kinds that may pass a box, whole stretches, the lesser ones first (so that the greater are drawn over them).
   * A line is off by `tolerance` degrees of latitude at most.
   */
  roadsIn(box: AtlasBox, kinds: readonly RoadKind[], tolerance: number): AtlasRoad[] {
    const level = levelOf(tolerance);
    return this.stretches
      .filter((stretch) => kinds.includes(stretch.kind) && areMeeting(stretch.box, box))
      .map((stretch) => ({
        highway: stretch.highway,
        kind: stretch.kind,
        toll: stretch.toll,
        ferry: stretch.ferry,
        line: this.lineOf(stretch, level),
      }));
  }

  /** States and provinces that may reach into a box, with the outlines that do. */
  landsIn(box: AtlasBox, tolerance: number): AtlasLand[] {
    const level = levelOf(tolerance);
    let rings = this.lands.get(level);
    if (!rings) this.lands.set(level, (rings = landRings(this.tables, toleranceOf(level))));
    const lands = new Map<string, (readonly Point[])[]>();
    for (const ring of rings) {
      if (!areMeeting(ring.box, box)) continue;
      const land = lands.get(ring.code);
      if (land) land.push(ring.points);
      else lands.set(ring.code, [ring.points]);
    }
    return [...lands].map(([code, outlines]) => ({ code, rings: outlines }));
  }

  private lineOf(stretch: Stretch, level: number): readonly Point[] {
    if (level < KEPT_FROM) return thinDegrees(this.wholeLineOf(stretch), toleranceOf(level));
    let lines = this.thinned.get(level);
    if (!lines) this.thinned.set(level, (lines = new Map<Stretch, readonly Point[]>()));
    let line = lines.get(stretch);
    if (!line) lines.set(stretch, (line = thinDegrees(this.wholeLineOf(stretch), toleranceOf(level))));
    return line;
  }

  private wholeLineOf({ edges }: Stretch): Point[] {
    const points: Point[] = [];
    for (const edge of edges) {
      const { lat, lon, count } = this.line.read(this.tables, edge < 0 ? ~edge : edge);
      // Where one edge ends the next begins: that point is there already.
      for (let i = points.length > 0 ? 1 : 0; i < count; i++) {
        const at = edge < 0 ? count - 1 - i : i;
        points.push([lon[at]! / COORDINATE_SCALE, lat[at]! / COORDINATE_SCALE]);
      }
    }
    return points;
  }
}

const levelOf = (tolerance: number): number =>
  Math.max(0, Math.floor(Math.log(tolerance / FINEST) / Math.log(STEP)));
const toleranceOf = (level: number): number => (level === 0 ? 0 : FINEST * STEP ** level);

/** Edges of one highway with the same marks, end to end; where three or more meet a stretch ends. */
function joinStretches(tables: NetworkTables): Stretch[] {
  const { edgeFrom, edgeTo, edgeHighway, edgeClass, edgeFlags } = tables;
  const keyOf = (e: number) =>
    `${edgeHighway[e]!} ${KIND_OF_CLASS[edgeClass[e]!]!} ${edgeFlags[e]! & (EDGE_TOLL | EDGE_FERRY)}`;
  const groups = new Map<string, number[]>();
  for (let e = 0; e < edgeFrom.length; e++) {
    if (edgeHighway[e] === 0) continue;
    const key = keyOf(e);
    const group = groups.get(key);
    if (group) group.push(e);
    else groups.set(key, [e]);
  }
  const line = new EdgeLine();
  const stretches: Stretch[] = [];
  for (const group of groups.values()) {
    const first = group[0]!;
    for (const edges of chains(group, edgeFrom, edgeTo)) {
      stretches.push({
        highway: tables.highways[edgeHighway[first]!]!,
        kind: KIND_OF_CLASS[edgeClass[first]!]!,
        toll: (edgeFlags[first]! & EDGE_TOLL) !== 0,
        ferry: (edgeFlags[first]! & EDGE_FERRY) !== 0,
        edges,
        box: boxOfEdges(tables, line, edges),
      });
    }
  }
  const rank = (kind: RoadKind) => ROAD_KINDS.indexOf(kind);
  return stretches.sort((a, b) => rank(b.kind) - rank(a.kind));
}

function chains(group: readonly number[], edgeFrom: Int32Array, edgeTo: Int32Array): number[][] {
  const atNode = new Map<number, number[]>();
  for (const e of group) {
    for (const node of [edgeFrom[e]!, edgeTo[e]!]) {
      const edges = atNode.get(node);
      if (edges) edges.push(e);
      else atNode.set(node, [e]);
    }
  }
  const used = new Set<number>();
  const walk = (start: number, from: number): number[] => {
    const chain: number[] = [];
    let node = from;
    let e: number | undefined = start;
    while (e !== undefined && !used.has(e)) {
      used.add(e);
      const forward = edgeFrom[e] === node;
      chain.push(forward ? e : ~e);
      node = forward ? edgeTo[e]! : edgeFrom[e]!;
      const here: number[] = atNode.get(node)!;
      e = here.length === 2 ? here.find((other) => !used.has(other)) : undefined;
    }
    return chain;
  };
  const found: number[][] = [];
  for (const [node, edges] of atNode) {
    if (edges.length === 2) continue;
    for (const e of edges) if (!used.has(e)) found.push(walk(e, node));
  }
  // What is left are circles.
  for (const e of group) if (!used.has(e)) found.push(walk(e, edgeFrom[e]!));
  return found;
}

function boxOfEdges(tables: NetworkTables, line: EdgeLine, edges: readonly number[]): AtlasBox {
  const box = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity };
  for (const edge of edges) {
    const { lat, lon, count } = line.read(tables, edge < 0 ? ~edge : edge);
    for (let i = 0; i < count; i++) {
      box.south = Math.min(box.south, lat[i]! / COORDINATE_SCALE);
      box.north = Math.max(box.north, lat[i]! / COORDINATE_SCALE);
      box.west = Math.min(box.west, lon[i]! / COORDINATE_SCALE);
      box.east = Math.max(box.east, lon[i]! / COORDINATE_SCALE);
    }
  }
  return box;
}
