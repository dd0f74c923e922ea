import type { NetworkTables } from '../format/network-tables';
import {
  COORDINATE_SCALE,
  EDGE_BRIDGE,
  EDGE_FERRY,
  EDGE_FREEWAY,
  EDGE_NO_TRUCKS,
  EDGE_TOLL,
  NODE_STEP,
  ROAD_CLASS,
} from '../format/network-tables';
import type { JurisdictionMap } from '../borders/jurisdiction-map';
import { crowMiles } from '../geometry';
import type { TextError } from '../text/network-statements';
import { highwayKey } from '../text/place-key';
import type { DraftNetwork, DraftSegment } from './draft-network';
import { mergeEdges, mergeNodes, type MergingEdge } from './merge-nodes';
import { placeByFigures, type Course, type TownCircle } from './place-by-figures';
import { settleNodes } from './settle-nodes';
import { shownHighways } from './shown-highway';
import { truckRuleTables } from './truck-rule-tables';

/** Nodes and edges in their final numbers, without contraction order and outlines. */
export type RoadTables = Omit<
  NetworkTables,
  | 'nodeRank'
  | 'borders'
  | 'barriers'
  | 'rivers'
  | 'speedsMph'
  | 'indexCell'
  | 'indexCount'
  | 'indexEdge'
  | 'hierarchyDegree'
  | 'hierarchyEdgeBits'
  | 'hierarchySkips'
>;

export interface Assembly {
  tables: RoadTables;
  /** Border pieces that had no bracket and were split by outlines. */
  splitByOutline: number;
  /** How far each draft node was moved from its town's center towards its road, in miles. */
  settledMiles: number[];
  /** Authored pieces that are still shorter than the crow flies after that: figures or coordinates are wrong. */
  tooShort: { segment: DraftSegment; missingMiles: number }[];
  components: { nodes: number; island: string | null; example: string }[];
  errors: TextError[];
  plan: RoadPlan;
}

/** What shapes are identified by: names of nodes and edges that stay the same while other lines of the texts change. */
export interface RoadPlan {
  nodeKeys: string[];
  edgeKeys: string[];
  /** Every corridor as the nodes of the tables, in order. */
  courses: PlannedCourse[];
}

export interface PlannedCourse {
  /** Key of the highway, as text/place-key.ts makes it. */
  highway: string;
  /** The miles up to this node were measured, not estimated; true for the first. */
  stations: { node: number; tenths: number; measured: boolean }[];
}

/**
 * Draft -> tables: segments are cut at crossings and at borders, so that an edge lies in one jurisdiction.
 * Long edges stay whole: stops snap to any point along an edge.
 */
export function assembleTables(draft: DraftNetwork, jurisdictions: string[], map: JurisdictionMap): Assembly {
  const codeIndex = new Map(jurisdictions.map((code, i) => [code, i]));
  const errors: TextError[] = [];
  const nodes = draft.nodes.map((node) => ({ ...node }));
  const laid: MergingEdge[] = [];
  const stationsOf = new Map<DraftSegment, { tenths: number; node: number }[]>();
  let splitByOutline = 0;

  const sharesOf = (segment: DraftSegment): { jurisdiction: number; upTo: number }[] => {
    const a = draft.nodes[segment.from]!;
    const b = draft.nodes[segment.to]!;
    const codeA = draft.places[a.place]!.jurisdiction;
    const codeB = draft.places[b.place]!.jurisdiction;
    const index = (code: string) => codeIndex.get(code)!;
    if (segment.shares) {
      const sum = segment.shares.reduce((total, share) => total + share.tenths, 0);
      if (Math.abs(sum - segment.tenths) > Math.max(3, segment.shares.length)) {
        errors.push({
          ...segment.position,
          message: `the bracket sums to ${(sum / 10).toFixed(1)} miles, the piece has ${(segment.tenths / 10).toFixed(1)}`,
        });
      }
      let passed = 0;
      return segment.shares.map((share) => {
        passed += share.tenths;
        return {
          jurisdiction: index(share.jurisdiction),
          upTo: Math.round((passed / (sum || 1)) * segment.tenths),
        };
      });
    }
    if (codeA === codeB) return [{ jurisdiction: index(codeA), upTo: segment.tenths }];
    splitByOutline++;
    return splitAlongChord(map, a, b, index(codeA), index(codeB), segment.tenths);
  };

  for (const segment of draft.segments) {
    if (segment.along) continue;
    const flags =
      (segment.toll ? EDGE_TOLL : 0) |
      (segment.noTrucks ? EDGE_NO_TRUCKS : 0) |
      (segment.ferry ? EDGE_FERRY : 0);
    const shares = sharesOf(segment);
    const a = draft.nodes[segment.from]!;
    const b = draft.nodes[segment.to]!;
    // A piece that is a freeway in part is cut there too: it is as fast as its parts. Points of no distance become one when nodes are merged.
    const freewayUpTo = Math.round((segment.tenths * segment.freewayShare) / 10);
    const partEnds = [...segment.tollParts, ...segment.ruleParts].flatMap(({ begin, end }) => [begin, end]);
    const unnamed = [...shares.slice(0, -1).map(({ upTo }) => upTo), freewayUpTo, ...partEnds].map(
      (tenths) => ({ tenths, node: -1 }),
    );
    const stations = [...segment.cuts, ...unnamed].sort((p, q) => p.tenths - q.tenths);
    stationsOf.set(segment, stations);
    let from = segment.from;
    let passed = 0;
    for (const station of [...stations, { tenths: segment.tenths, node: segment.to }]) {
      if (station.node < 0) {
        const t = station.tenths / (segment.tenths || 1);
        nodes.push({
          lat: a.lat + (b.lat - a.lat) * t,
          lon: a.lon + (b.lon - a.lon) * t,
          place: -1,
          asideMiles: 0,
        });
        station.node = nodes.length - 1;
      }
      nodes[station.node]!.key ??= `${a.key}>${b.key}@${station.tenths}`;
      const middle = (passed + station.tenths) / 2;
      const isPassed = ({ begin, end }: { begin: number; end: number }) => begin < middle && middle < end;
      const ruleParts = segment.ruleParts.filter(isPassed);
      const share = shares.find((candidate) => middle < candidate.upTo) ?? shares.at(-1)!;
      laid.push({
        from,
        to: station.node,
        tenths: station.tenths - passed,
        roadClass: segment.roadClass,
        flags:
          flags |
          (middle < freewayUpTo ? EDGE_FREEWAY : 0) |
          (segment.tollParts.some(isPassed) ? EDGE_TOLL | EDGE_BRIDGE : 0) |
          (ruleParts.length > 0 ? EDGE_BRIDGE : 0),
        jurisdiction: share.jurisdiction,
        highway: segment.highway,
        truckRules: [...segment.truckRules, ...ruleParts.map(({ rule }) => rule)],
      });
      from = station.node;
      passed = station.tenths;
    }
  }
  for (const joint of draft.joints) {
    laid.push({
      from: joint.from,
      to: joint.to,
      tenths: joint.tenths,
      roadClass: ROAD_CLASS.minor,
      flags: 0,
      jurisdiction: codeIndex.get(joint.jurisdiction)!,
      highway: 0,
      truckRules: [],
    });
  }

  const standsFor = mergeNodes(nodes.length, laid, (i) =>
    nodes[i]!.place < 0 ? Infinity : nodes[i]!.asideMiles,
  );
  const edges = mergeEdges(laid, standsFor, mphOf);

  // Nodes are numbered as the edges meet them: neighbors get neighboring numbers, which packs well. Nodes that
  // nothing uses (a corridor whose every piece stood elsewhere already) are left out.
  const used = new Int32Array(nodes.length).fill(-1);
  const numbered: number[] = [];
  for (const edge of edges) {
    for (const node of [edge.from, edge.to]) {
      if (used[node]! < 0) used[node] = numbered.push(node) - 1;
    }
  }

  const start = nodes.map(({ lat, lon }) => ({ lat, lon }));
  placeByFigures(nodes, townCircles(draft, standsFor), coursesOf(draft, standsFor));
  const settling = nodes.map((node) => ({
    lat: node.lat,
    lon: node.lon,
    ease: node.place >= 0 && draft.places[node.place]!.byHand ? 0.2 : 1,
  }));
  settleNodes(settling, edges);
  const settledMiles = nodes.map((node, i) => {
    const { lat, lon } = settling[standsFor[i]!]!;
    Object.assign(node, { lat, lon });
    return crowMiles(start[i]!.lat, start[i]!.lon, lat, lon);
  });

  const { component, components } = findComponents(draft, standsFor, edges, used);

  const kept = numbered.map((i) => ({ ...nodes[i]!, i }));
  const coordinate = (degrees: number) => Math.round((degrees * COORDINATE_SCALE) / NODE_STEP) * NODE_STEP;
  const { shown, indexOf } = shownHighways(draft.highways);
  const tables: RoadTables = {
    jurisdictions,
    highways: shown,
    placeNames: draft.places.map((place) => place.name),
    placeJurisdiction: Uint8Array.from(draft.places, (place) => codeIndex.get(place.jurisdiction)!),
    nodeLat: Int32Array.from(kept, (node) => coordinate(node.lat)),
    nodeLon: Int32Array.from(kept, (node) => coordinate(node.lon)),
    nodePlace: Int32Array.from(kept, (node) => node.place),
    nodeComponent: Uint8Array.from(kept, (node) => component[node.i]!),
    edgeFrom: Int32Array.from(edges, (edge) => used[edge.from]!),
    edgeTo: Int32Array.from(edges, (edge) => used[edge.to]!),
    edgeTenths: Int32Array.from(edges, (edge) => edge.tenths),
    edgeClass: Uint8Array.from(edges, (edge) => edge.roadClass),
    edgeFlags: Uint8Array.from(edges, (edge) => edge.flags),
    edgeJurisdiction: Uint8Array.from(edges, (edge) => edge.jurisdiction),
    edgeHighway: Int32Array.from(edges, (edge) => indexOf[edge.highway]!),
    islands: components.slice(1).map((part) => part.island ?? `the roads around ${part.example}`),
    truckRules: truckRuleTables(draft.truckRules, edges),
  };
  return {
    tables,
    splitByOutline,
    settledMiles: settledMiles.slice(0, draft.nodes.length),
    tooShort: findTooShort(draft, nodes),
    components,
    errors,
    plan: {
      nodeKeys: numbered.map((i) => nodes[i]!.key!),
      edgeKeys: edges.map(
        (edge) =>
          `${nodes[edge.from]!.key}>${nodes[edge.to]!.key}|${highwayKey(draft.highways[edge.highway]!)}|${edge.tenths}`,
      ),
      courses: plannedCourses(draft, stationsOf, (node) => used[standsFor[node]!]!),
    },
  };
}

function plannedCourses(
  draft: DraftNetwork,
  stationsOf: ReadonlyMap<DraftSegment, { tenths: number; node: number }[]>,
  numberOf: (node: number) => number,
): PlannedCourse[] {
  return draft.chains.flatMap((chain) => {
    const stations: PlannedCourse['stations'] = [];
    let passed = 0;
    for (const { segment, forward } of chain) {
      const all = [
        { tenths: 0, node: segment.from },
        ...(stationsOf.get(segment) ?? []),
        { tenths: segment.tenths, node: segment.to },
      ].map(({ tenths, node }) => ({ tenths: forward ? tenths : segment.tenths - tenths, node }));
      if (!forward) all.reverse();
      for (const { tenths, node } of all) {
        const at = numberOf(node);
        if (at < 0 || stations.at(-1)?.node === at) continue;
        stations.push({ node: at, tenths: passed + tenths, measured: segment.measured });
      }
      passed += segment.tenths;
    }
    const highway = chain[0] ? highwayKey(draft.highways[chain[0].segment.highway]!) : '';
    return stations.length > 1 ? [{ highway, stations }] : [];
  });
}

/** Miles per hour by class, as the practical metric has them: which of two highways on one road is the faster. */
const MPH = [65, 62, 55, 52, 46, 38];
const mphOf = (edge: MergingEdge): number =>
  edge.flags & EDGE_FREEWAY ? Math.max(MPH[edge.roadClass]!, 60) : MPH[edge.roadClass]!;

/** The towns around each node with how far its highways pass from them. */
function townCircles(draft: DraftNetwork, standsFor: Int32Array): Map<number, TownCircle[]> {
  const circles = new Map<number, TownCircle[]>();
  draft.nodes.forEach((node, i) => {
    if (node.place < 0) return;
    const { lat, lon } = draft.places[node.place]!;
    const known = circles.get(standsFor[i]!);
    if (!known) circles.set(standsFor[i]!, [{ lat, lon, miles: node.asideMiles }]);
    else if (!known.some((circle) => circle.lat === lat && circle.lon === lon))
      known.push({ lat, lon, miles: node.asideMiles });
  });
  return circles;
}

/** Every corridor as its nodes in order, with the miles along it. */
function coursesOf(draft: DraftNetwork, standsFor: Int32Array): Course[] {
  return draft.chains.map((chain) => {
    const course: Course = [];
    let passed = 0;
    for (const { segment, forward } of chain) {
      const stations = [
        { tenths: 0, node: segment.from },
        ...segment.cuts,
        { tenths: segment.tenths, node: segment.to },
      ];
      stations.sort((p, q) => p.tenths - q.tenths);
      if (!forward) stations.reverse();
      for (const { tenths, node } of stations) {
        const at = standsFor[node]!;
        if (course.at(-1)?.node !== at)
          course.push({ node: at, tenths: passed + (forward ? tenths : segment.tenths - tenths) });
      }
      passed += segment.tenths;
    }
    return course;
  });
}

/** A mile is allowed for coordinates of two decimals and for what settling leaves over. */
const CHORD_SLACK_MILES = 1;

function findTooShort(draft: DraftNetwork, settled: { lat: number; lon: number }[]): Assembly['tooShort'] {
  const found: Assembly['tooShort'] = [];
  for (const segment of draft.segments) {
    const a = settled[segment.from]!;
    const b = settled[segment.to]!;
    const missingMiles = crowMiles(a.lat, a.lon, b.lat, b.lon) - segment.tenths / 10;
    if (missingMiles > CHORD_SLACK_MILES) found.push({ segment, missingMiles });
  }
  return found;
}

/** Where the chord between two places passes from one jurisdiction to the next, by samples of about a quarter mile. */
function splitAlongChord(
  map: JurisdictionMap,
  a: { lat: number; lon: number },
  b: { lat: number; lon: number },
  first: number,
  last: number,
  tenths: number,
): { jurisdiction: number; upTo: number }[] {
  const steps = Math.max(8, Math.ceil(crowMiles(a.lat, a.lon, b.lat, b.lon) * 4));
  const shares: { jurisdiction: number; upTo: number }[] = [];
  for (let i = 0; i < steps; i++) {
    const t = (i + 0.5) / steps;
    const at = map.indexAt(a.lat + (b.lat - a.lat) * t, a.lon + (b.lon - a.lon) * t);
    const current = shares.at(-1);
    // Water between two banks belongs to the side it is reached from; a third jurisdiction needs a bracket.
    const jurisdiction = at === last ? last : at === first ? first : (current?.jurisdiction ?? first);
    const upTo = Math.round(((i + 1) / steps) * tenths);
    if (current?.jurisdiction === jurisdiction) current.upTo = upTo;
    else shares.push({ jurisdiction, upTo });
  }
  // One border only: a line that runs along a river touches both sides many times.
  const lengthOfFirst = shares.reduce(
    (sum, share, i) => sum + (share.jurisdiction === first ? share.upTo - (i ? shares[i - 1]!.upTo : 0) : 0),
    0,
  );
  return [
    { jurisdiction: first, upTo: lengthOfFirst },
    { jurisdiction: last, upTo: tenths },
  ];
}

function findComponents(
  draft: DraftNetwork,
  standsFor: Int32Array,
  edges: { from: number; to: number }[],
  used: Int32Array,
): { component: Uint8Array; components: Assembly['components'] } {
  const nodeCount = standsFor.length;
  const parent = Int32Array.from(standsFor);
  const find = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]!]!;
    return i;
  };
  for (const edge of edges) parent[find(edge.from)] = find(edge.to);
  const sizes = new Map<number, { nodes: number; first: number }>();
  for (let i = 0; i < nodeCount; i++) {
    if (used[i]! < 0) continue;
    const root = find(i);
    const part = sizes.get(root);
    if (part) part.nodes++;
    else sizes.set(root, { nodes: 1, first: i });
  }
  const roots = [...sizes].sort((p, q) => q[1].nodes - p[1].nodes);
  const islandOf = new Map(draft.islands.map((island) => [find(island.node), island.statement.island]));
  const number = new Map(roots.map(([root], i) => [root, i]));
  const component = new Uint8Array(nodeCount);
  for (let i = 0; i < nodeCount; i++) component[i] = number.get(find(i)) ?? 0;
  const components = roots.map(([root, part], i) => {
    const place = draft.places[draft.nodes[part.first]!.place]!;
    return {
      nodes: part.nodes,
      island: i === 0 ? null : (islandOf.get(root) ?? null),
      example: `${place.name} ${place.jurisdiction}`,
    };
  });
  return { component, components };
}
