import { EdgeLine, joinShapes, shapeBytes } from '../format/edge-shapes';
import { COORDINATE_SCALE } from '../format/network-tables';
import type { SideRoads } from '../format/side-roads-file';
import { crowMiles } from '../geometry';
import { linkNodes, type RoadGraph, type RoadLinks } from '../kernel/road-graph';
import { COURSE, courses, type MatchTables } from './match-tables';
import { Candidates, SegmentIndex } from './segment-index';

/** What matching asks of a network. */
export interface MatchGraph {
  readonly map: RoadGraph['map'];
  nodeCount: number;
  /** Travel time in milliseconds. */
  edgeMs: Int32Array;
  links: () => RoadLinks;
  tables: MatchTables;
}

/** Side roads end at a road of the network that is this near. */
const JOINED_MILES = 0.15;
/** Nearer to an end of its edge than this, they end there. */
const AT_END_MILES = 0.03;
const SIDE_ROAD_MPH = 42;
const HOUR_MS = 3_600_000;
/** As the kernel has it: ways must not change road for nothing. */
const LEAST_EDGE_MS = 1000;

type Point = [lat: number, lon: number];

/** The network together with side roads: each of its edges is cut where one of them ends at it. */
export function withSideRoads(graph: RoadGraph, sides: SideRoads): MatchGraph {
  const { tables } = graph;
  const draft = new Draft(graph);
  const index = new SegmentIndex(tables);
  const near = new Candidates();
  const places = new Map<number, number>();
  const cuts = new Map<number, Cut[]>();
  /** The node of the network at which a side road ends; one more where it ends between two. */
  const nodeOn = (edge: number, share: number): number => {
    const miles = tables.edgeTenths[edge]! / 10;
    if (share * miles <= AT_END_MILES) return tables.edgeFrom[edge]!;
    if ((1 - share) * miles <= AT_END_MILES) return tables.edgeTo[edge]!;
    const list = cuts.get(edge) ?? [];
    cuts.set(edge, list);
    const node = draft.nodeOn(edge, share);
    list.push({ share, node });
    return node;
  };
  const endAt = (lat: number, lon: number): number => {
    const key = lat * 4_000_000 + lon;
    const known = places.get(key);
    if (known !== undefined) return known;
    const node = draft.node(lat, lon);
    places.set(key, node);
    const { count, edge, share, cost } = index.within(
      lat / COORDINATE_SCALE,
      lon / COORDINATE_SCALE,
      JOINED_MILES,
      near,
    );
    if (count > 0) draft.join(node, nodeOn(edge[0]!, share[0]!), Math.sqrt(cost[0]!), edge[0]!);
    return node;
  };
  const codes = sides.codes.map((code) => tables.jurisdictions.indexOf(code));
  for (let r = 0; r < sides.code.length; r++) {
    const jurisdiction = codes[sides.code[r]!]!;
    if (jurisdiction < 0) continue;
    const points: Point[] = [];
    for (let i = sides.start[r]!; i < sides.start[r + 1]!; i++)
      points.push([sides.lat[i]! / COORDINATE_SCALE, sides.lon[i]! / COORDINATE_SCALE]);
    const [first, last] = [sides.start[r]!, sides.start[r + 1]! - 1].map((i) =>
      endAt(sides.lat[i]!, sides.lon[i]!),
    );
    draft.side(first!, last!, points, jurisdiction);
  }
  for (let e = 0; e < tables.edgeFrom.length; e++) draft.copy(e, cuts.get(e) ?? []);
  return draft.finish();
}

/** A node on an edge, at a share of its length. */
interface Cut {
  share: number;
  node: number;
}

interface DraftEdge {
  from: number;
  to: number;
  miles: number;
  ms: number;
  jurisdiction: number;
  course: number;
  /** Of the highway and of its flags; none where they are not given. */
  highway?: number;
  flags?: number;
  bytes?: ArrayLike<number> | null;
}

class Draft {
  private readonly lat: number[];
  private readonly lon: number[];
  private readonly edges: DraftEdge[] = [];
  private readonly line = new EdgeLine();
  private readonly course: Uint8Array;

  constructor(private readonly graph: RoadGraph) {
    this.lat = Array.from(graph.tables.nodeLat);
    this.lon = Array.from(graph.tables.nodeLon);
    this.course = courses(graph.tables);
  }

  node(lat: number, lon: number): number {
    this.lon.push(lon);
    return this.lat.push(lat) - 1;
  }

  nodeOn(edge: number, share: number): number {
    const [lat, lon] = this.line.read(this.graph.tables, edge).pointAt(share);
    return this.node(Math.round(lat * COORDINATE_SCALE), Math.round(lon * COORDINATE_SCALE));
  }

  /** From the end of a side road to the road of the network that it ends at: on no highway, as its joints are. */
  join(from: number, to: number, miles: number, edge: number): void {
    const jurisdiction = this.graph.tables.edgeJurisdiction[edge]!;
    this.edges.push({ from, to, miles, ms: msOf(miles), jurisdiction, course: COURSE.straight });
  }

  side(from: number, to: number, points: readonly Point[], jurisdiction: number): void {
    const miles = points
      .slice(1)
      .reduce((sum, [lat, lon], i) => sum + crowMiles(points[i]![0], points[i]![1], lat, lon), 0);
    const bytes = shapeBytes(points[0]!, points.slice(1, -1));
    const course = COURSE.side;
    this.edges.push({ from, to, miles, ms: msOf(miles), jurisdiction, course, highway: SIDE_ROAD, bytes });
  }

  /** An edge of the network, in as many parts as it is cut into. */
  copy(e: number, cuts: readonly Cut[]): void {
    const { tables, edgeMs } = this.graph;
    const { shapes } = tables;
    const part = (from: number, to: number, share: number, bytes: ArrayLike<number> | null) =>
      this.edges.push({
        from,
        to,
        miles: (tables.edgeTenths[e]! / 10) * share,
        ms: edgeMs[e]! * share,
        jurisdiction: tables.edgeJurisdiction[e]!,
        course: this.course[e]!,
        highway: tables.edgeHighway[e]!,
        flags: tables.edgeFlags[e]!,
        bytes,
      });
    const [from, to] = [tables.edgeFrom[e]!, tables.edgeTo[e]!];
    if (cuts.length === 0)
      return void part(
        from,
        to,
        1,
        shapes ? shapes.bytes.subarray(shapes.start[e]!, shapes.start[e + 1]!) : null,
      );
    const line = this.line.read(tables, e);
    const along = line.miles();
    const total = along[line.count - 1]!;
    let at: Cut = { share: 0, node: from };
    let i = 1;
    for (const cut of [...cuts].sort((p, q) => p.share - q.share).concat({ share: 1, node: to })) {
      const points: Point[] = [];
      for (; i < line.count - 1 && along[i]! < cut.share * total; i++)
        points.push([line.lat[i]! / COORDINATE_SCALE, line.lon[i]! / COORDINATE_SCALE]);
      const begin: Point = [this.lat[at.node]! / COORDINATE_SCALE, this.lon[at.node]! / COORDINATE_SCALE];
      part(at.node, cut.node, cut.share - at.share, shapeBytes(begin, points));
      at = cut;
    }
  }

  finish(): MatchGraph {
    const { graph, edges } = this;
    const ends = {
      nodeLat: Int32Array.from(this.lat),
      nodeLon: Int32Array.from(this.lon),
      edgeFrom: Int32Array.from(edges, ({ from }) => from),
      edgeTo: Int32Array.from(edges, ({ to }) => to),
    };
    const tables: MatchTables = {
      ...ends,
      edgeTenths: Float64Array.from(edges, ({ miles }) => miles * 10),
      edgeFlags: Uint8Array.from(edges, ({ flags }) => flags ?? 0),
      edgeJurisdiction: Uint8Array.from(edges, ({ jurisdiction }) => jurisdiction),
      edgeHighway: Int32Array.from(edges, ({ highway }) => highway ?? 0),
      edgeCourse: Uint8Array.from(edges, ({ course }) => course),
      shapes: joinShapes(
        ends,
        edges.map(({ bytes }) => bytes ?? null),
      ),
    };
    let links: RoadLinks | null = null;
    return {
      get map() {
        return graph.map;
      },
      nodeCount: ends.nodeLat.length,
      edgeMs: Int32Array.from(edges, ({ ms }) => Math.max(LEAST_EDGE_MS, Math.round(ms))),
      links: () => (links ??= linkNodes(ends)),
      tables,
    };
  }
}

/** In the place of a highway: a road that has one, though the network does not know its name. */
const SIDE_ROAD = -1;

const msOf = (miles: number): number => (miles / SIDE_ROAD_MPH) * HOUR_MS;
