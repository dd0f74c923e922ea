import { COORDINATE_SCALE } from '../format/network-tables';
import type { RoadPlan } from '../compiler/assemble-tables';
import type { NetworkTables } from '../format/network-tables';
import { cosOfLatitude, crowMiles, MILES_PER_DEGREE } from '../geometry';
import type { LineGraph } from './line-graph';
import { type RoadPath, RoadFollower } from './road-follower';
import type { StateLinePoints } from './state-line-points';
import { roadNumber } from './tiger-lines';

/** A node is looked for this far from where figures put it; a town's road that much farther than it says. */
const NODE_REACH_MILES = 5;
/** Two roads meet where they come this near to each other. */
const MEETING_MILES = 0.2;
/** Authored and drawn miles of a stretch may differ by this much for its points to be laid by their miles. */
const STRETCH_SHARE = 0.04;
const STRETCH_MILES = 0.6;
/** Rounds in which points move to where their miles put them: between how many neighbors on each side. */
const WINDOWS = [2, 1];
/** No point is moved farther along its road than this. */
const SLIDE_MILES = 6;
/** A border point is looked for this far along its road; beyond the nearer reach only where its miles then fit better. */
const STATE_LINE_REACH_MILES = 3;
const STATE_LINE_SURE_MILES = 1.5;

export interface MatchedShapes {
  /** Per node: latitude and longitude in degrees, or null where no line was found. */
  nodes: ([number, number] | null)[];
  /** Per edge: points between its ends, [lat, lon], from `edgeFrom` to `edgeTo`; null where nothing fits. */
  edges: ([number, number][] | null)[];
  /** Per edge: miles along the lines; NaN where nothing fits. */
  miles: Float64Array;
}

type Roads = Pick<
  NetworkTables,
  'nodeLat' | 'nodeLon' | 'edgeFrom' | 'edgeTo' | 'edgeTenths' | 'edgeHighway' | 'edgeJurisdiction'
>;

interface Spot {
  lat: number;
  lon: number;
  /** The point is known from two roads that meet there: it does not slide. */
  fixed: boolean;
}

/** What is known of state lines: where lines cross them, and the codes of the tables' jurisdictions. */
interface StateLines {
  points: StateLinePoints;
  jurisdictions: readonly string[];
}

/**
 * Lays the network on lines (edges without a number, null, are no business of theirs: those of another country): every node to where its roads meet, or to its road by the miles between meetings; then
 * every edge along the lines between its nodes. An edge whose way along the lines is not about as long as it was
 * authored stays without a shape.
 */
export function matchShapes(
  graph: LineGraph,
  roads: Roads,
  plan: RoadPlan,
  edgeNumbers: readonly (string | null)[],
  { asideMiles = [], stateLines }: { asideMiles?: readonly number[]; stateLines?: StateLines } = {},
): MatchedShapes {
  const follower = new RoadFollower(graph);
  const count = roads.nodeLat.length;
  const isDrawn = new Uint8Array(count);
  const numbersOf: Set<number>[] = Array.from({ length: count }, () => new Set<number>());
  for (let e = 0; e < roads.edgeFrom.length; e++) {
    if (edgeNumbers[e] === null) continue;
    isDrawn[roads.edgeFrom[e]!] = isDrawn[roads.edgeTo[e]!] = 1;
    const number = graph.indexOf(roadNumber(edgeNumbers[e]!));
    if (number < 0) continue;
    numbersOf[roads.edgeFrom[e]!]!.add(number);
    numbersOf[roads.edgeTo[e]!]!.add(number);
  }
  for (const { highway, stations } of plan.courses) {
    const number = graph.indexOf(roadNumber(highway));
    if (number >= 0) for (const { node } of stations) numbersOf[node]!.add(number);
  }
  const candidates = Array.from({ length: count }, (_, n) =>
    isDrawn[n] === 0
      ? []
      : candidatesOf(
          graph,
          roads.nodeLat[n]! / COORDINATE_SCALE,
          roads.nodeLon[n]! / COORDINATE_SCALE,
          [...numbersOf[n]!],
          NODE_REACH_MILES + (asideMiles[n] ?? 0) * 0.5,
        ),
  );
  const spots = chooseSpots(follower, graph, plan, candidates);
  for (const window of WINDOWS) {
    const preferred = preferredSpots(follower, graph, plan, spots, window);
    for (const [node, preferredSpot] of preferred) {
      const numbers = [...numbersOf[node]!];
      const spot = spots[node]!;
      if (crowMiles(preferredSpot.lat, preferredSpot.lon, spot.lat, spot.lon) > SLIDE_MILES) continue;
      // Where roads meet is better known than miles are: of several such points the one nearest to where miles lead.
      spots[node] = spot.fixed
        ? (spotOf(graph, preferredSpot, numbers, NODE_REACH_MILES) ?? spot)
        : { lat: preferredSpot.lat, lon: preferredSpot.lon, fixed: false };
    }
  }
  if (stateLines) layOnStateLines(follower, graph, roads, edgeNumbers, spots, stateLines);
  const edges: MatchedShapes['edges'] = [];
  const miles = new Float64Array(roads.edgeFrom.length).fill(NaN);
  const onLine = new Uint8Array(count);
  const laid: (RoadPath | null)[] = [];
  for (let e = 0; e < roads.edgeFrom.length; e++) {
    const a = spots[roads.edgeFrom[e]!];
    const b = spots[roads.edgeTo[e]!];
    const authored = roads.edgeTenths[e]! / 10;
    const number = graph.indexOf(roadNumber(edgeNumbers[e] ?? ''));
    const path = a && b && edgeNumbers[e] ? follower.follow(a, b, number, authored) : null;
    const fits = path !== null && isSane(path, authored, number >= 0);
    laid.push(fits ? path : null);
    if (!fits) continue;
    miles[e] = path.miles;
    onLine[roads.edgeFrom[e]!] = onLine[roads.edgeTo[e]!] = 1;
  }
  for (const path of laid) edges.push(path ? path.points : null);
  return {
    nodes: spots.map((spot, n) => (spot && onLine[n] ? [spot.lat, spot.lon] : null)),
    edges,
    miles,
  };
}

/**
 * Points at which a highway crosses from one state to the next move to where its lines do. Miles have them within some
 * tenths only, because the points beside them are off by as much. Changes `spots`.
 */
function layOnStateLines(
  follower: RoadFollower,
  graph: LineGraph,
  roads: Roads,
  edgeNumbers: readonly (string | null)[],
  spots: (Spot | null)[],
  { points, jurisdictions }: StateLines,
): void {
  const edgesOf: number[][] = spots.map(() => []);
  for (let e = 0; e < roads.edgeFrom.length; e++) {
    if (edgeNumbers[e] === null) continue;
    edgesOf[roads.edgeFrom[e]!]!.push(e);
    edgesOf[roads.edgeTo[e]!]!.push(e);
  }
  const farEnd = (edge: number, node: number) =>
    spots[roads.edgeFrom[edge] === node ? roads.edgeTo[edge]! : roads.edgeFrom[edge]!];
  /** How far the miles of two edges are off together when their common point is here. */
  const misfit = (at: Spot, node: number, number: number, edges: readonly number[]): number =>
    edges.reduce((sum, edge) => {
      const end = farEnd(edge, node);
      const authored = roads.edgeTenths[edge]! / 10;
      const path = end ? follower.follow(at, end, number, authored) : null;
      return sum + (path ? Math.abs(path.miles - authored) : authored);
    }, 0);
  edgesOf.forEach((edges, node) => {
    const spot = spots[node];
    if (!spot) return;
    for (const [i, a] of edges.entries()) {
      const b = edges.find(
        (other, k) =>
          k > i &&
          roads.edgeHighway[other] === roads.edgeHighway[a] &&
          roads.edgeJurisdiction[other] !== roads.edgeJurisdiction[a],
      );
      if (b === undefined) continue;
      const name = roadNumber(edgeNumbers[a]!);
      const number = graph.indexOf(name);
      if (number < 0) continue;
      const states = [a, b].map((edge) => jurisdictions[roads.edgeJurisdiction[edge]!]!) as [string, string];
      let best: { at: Spot; miles: number } | null = null;
      for (const { lat, lon } of points.near(spot, STATE_LINE_REACH_MILES, name, states)) {
        const at: Spot = { lat, lon, fixed: true };
        const path = follower.follow(spot, at, number, STATE_LINE_REACH_MILES);
        if (path && path.miles <= STATE_LINE_REACH_MILES && (!best || path.miles < best.miles))
          best = { at, miles: path.miles };
      }
      if (!best) continue;
      const isSure = best.miles <= STATE_LINE_SURE_MILES;
      if (!isSure && misfit(best.at, node, number, [a, b]) > misfit(spot, node, number, [a, b])) continue;
      spots[node] = best.at;
      return;
    }
  });
}

/** Short pieces may be off by what points are off; long ones by a share. What is mostly other roads must fit better. */
function isSane(path: RoadPath, authored: number, numbered: boolean): boolean {
  const off = Math.abs(path.miles - authored);
  if (numbered && path.ownMiles > path.miles * 0.8) return off <= Math.max(2.5, authored * 0.3);
  return off <= Math.max(0.8, authored * 0.1);
}

/** A place where a node may be, and how much speaks against it before its roads are looked at. */
interface Candidate extends Spot {
  doubt: number;
}

const CANDIDATES = 12;
const MEETINGS = 8;
const ALONE_DOUBT = 1.5;
const rankOf = (number: string): number => (number.startsWith('I') ? 0 : number.startsWith('US') ? 1 : 2);
/** Candidates of one node are at least this far apart. */
const APART_MILES = 0.35;
/** Nothing speaks louder against a place than this: figures and lines may be wrong. */
const MOST_DOUBT = 8;

/** Places where two roads of a node meet, nearest first; for a node of one road, points along it. */
function candidatesOf(
  graph: LineGraph,
  lat: number,
  lon: number,
  numbers: readonly number[],
  reach: number,
): Candidate[] {
  const found: Candidate[] = [];
  const take = (at: { lat: number; lon: number }, fixed: boolean, doubt: number, most: number) => {
    if (found.length >= most) return;
    if (found.some((other) => crowMiles(other.lat, other.lon, at.lat, at.lon) < APART_MILES)) return;
    found.push({ lat: at.lat, lon: at.lon, fixed, doubt: doubt + crowMiles(lat, lon, at.lat, at.lon) / 1.5 });
  };
  const near = graph.near(lat, lon, reach);
  if (numbers.length > 1) {
    for (const met of meetings(graph, near, numbers, lat, lon)) take(met, true, met.doubt, MEETINGS);
  }
  // Lines lack roads: where two meet by our texts, the greater one may be there alone.
  const main = [...numbers].sort((p, q) => rankOf(graph.numbers[p]!) - rankOf(graph.numbers[q]!))[0];
  const doubt = found.length ? ALONE_DOUBT : 0;
  const own = near
    .filter(({ piece }) =>
      found.length ? graph.number[piece] === main : numbers.includes(graph.number[piece]!),
    )
    .sort((p, q) => p.miles - q.miles);
  for (const point of own) take(point, false, doubt, CANDIDATES);
  for (const { piece } of own) {
    for (const v of [graph.from[piece]!, graph.to[piece]!])
      take({ lat: graph.lat[v]!, lon: graph.lon[v]! }, false, doubt, CANDIDATES);
  }
  if (!found.length) {
    const spot = spotOf(graph, { lat, lon }, numbers, reach);
    if (spot) take(spot, spot.fixed, 1, 1);
  }
  return found;
}

/**
 * Every highway says of each place of its points what the miles before and behind it say: the best course through
 * that place. The places for which all highways of a point speak together are taken.
 */
function chooseSpots(
  follower: RoadFollower,
  graph: LineGraph,
  plan: RoadPlan,
  candidates: readonly Candidate[][],
): (Spot | null)[] {
  const doubts = candidates.map((list) => list.map(({ doubt }) => doubt));
  const beside = candidates.map((list) => list.map((candidate) => follower.beside(candidate)));
  for (const { highway, stations } of plan.courses) {
    const number = graph.indexOf(roadNumber(highway));
    const steps: number[][][] = [];
    for (let i = 1; i < stations.length; i++) {
      const a = stations[i - 1]!;
      const b = stations[i]!;
      const authored = (b.tenths - a.tenths) / 10;
      const scale = b.measured ? 0.3 + authored * 0.03 : 1 + authored * 0.2;
      steps.push(
        beside[a.node]!.map((from) =>
          follower
            .reach(from, beside[b.node]!, number, authored + NODE_REACH_MILES)
            .map((miles) =>
              Number.isNaN(miles) ? MOST_DOUBT : Math.min(MOST_DOUBT, Math.abs(miles - authored) / scale),
            ),
        ),
      );
    }
    const forward: number[][] = [];
    stations.forEach(({ node }, i) => {
      forward.push(
        candidates[node]!.map((candidate, c) => {
          if (!i) return candidate.doubt;
          const before = forward[i - 1]!;
          const best = before.length ? Math.min(...before.map((d, p) => d + steps[i - 1]![p]![c]!)) : 0;
          return best + candidate.doubt;
        }),
      );
    });
    let behind: number[] = [];
    for (let i = stations.length - 1; i >= 0; i--) {
      const { node } = stations[i]!;
      const list = candidates[node]!;
      const next = stations[i + 1];
      const back = list.map((_, c) =>
        next && candidates[next.node]!.length
          ? Math.min(
              ...candidates[next.node]!.map((other, q) => behind[q]! + other.doubt + steps[i]![c]![q]!),
            )
          : 0,
      );
      const all = list.map((candidate, c) => forward[i]![c]! + back[c]! - candidate.doubt);
      const least = Math.min(...all);
      all.forEach((d, c) => (doubts[node]![c]! += Math.min(2 * MOST_DOUBT, d - least)));
      behind = back;
    }
  }
  return candidates.map((list, n) => {
    let best = 0;
    for (let c = 1; c < list.length; c++) if (doubts[n]![c]! < doubts[n]![best]!) best = c;
    const chosen = list[best];
    return chosen ? { lat: chosen.lat, lon: chosen.lon, fixed: chosen.fixed } : null;
  });
}

/** Where a node is on its roads, or null where none of them is near. */
function spotOf(
  graph: LineGraph,
  { lat, lon }: { lat: number; lon: number },
  numbers: readonly number[],
  reach: number,
): Spot | null {
  const near = graph.near(lat, lon, reach);
  if (!near.length) return null;
  if (numbers.length > 1) {
    const met = meetings(graph, near, numbers, lat, lon)[0];
    if (met) return { ...met, fixed: true };
  }
  let best: Spot | null = null;
  let bestMiles = Infinity;
  for (const point of near) {
    const own = numbers.includes(graph.number[point.piece]!);
    if (graph.number[point.piece]! < 0) continue;
    // Another number may be an old one of the same road, but only where it lies right there.
    const miles = own ? point.miles : numbers.length ? point.miles * 2 + 1 : point.miles + 1;
    if (!own && point.miles > 1.5) continue;
    if (miles < bestMiles) {
      bestMiles = miles;
      best = { lat: point.lat, lon: point.lon, fixed: false };
    }
  }
  return best;
}

/** The points at which at least two of the numbers meet, nearest first: vertices of both, or where they come near to each other. */
function meetings(
  graph: LineGraph,
  near: readonly { piece: number; miles: number; lat: number; lon: number }[],
  numbers: readonly number[],
  lat: number,
  lon: number,
): { lat: number; lon: number; doubt: number }[] {
  const bits = new Map<number, number>();
  for (const { piece } of near) {
    const bit = numbers.indexOf(graph.number[piece]!);
    if (bit < 0) continue;
    for (const v of [graph.from[piece]!, graph.to[piece]!]) bits.set(v, (bits.get(v) ?? 0) | (1 << bit));
  }
  const found: { lat: number; lon: number; miles: number; doubt: number }[] = [];
  const offer = (v: number, doubt: number) => {
    const at = { lat: graph.lat[v]!, lon: graph.lon[v]! };
    found.push({ ...at, doubt, miles: crowMiles(lat, lon, at.lat, at.lon) + doubt });
  };
  for (const [v, mask] of bits) {
    let count = 0;
    for (let m = mask; m; m &= m - 1) count++;
    if (count > 1) offer(v, numbers.length - count);
  }
  if (!found.length) {
    for (const [v, mask] of bits) {
      for (const other of graph.near(graph.lat[v]!, graph.lon[v]!, MEETING_MILES)) {
        const bit = numbers.indexOf(graph.number[other.piece]!);
        if (bit >= 0 && !(mask & (1 << bit))) offer(v, 1 + other.miles);
      }
    }
  }
  return found.sort((p, q) => p.miles - q.miles);
}

/** Where each point of a highway would be between those `window` before and behind it by its miles. */
function preferredSpots(
  follower: RoadFollower,
  graph: LineGraph,
  plan: RoadPlan,
  spots: readonly (Spot | null)[],
  window: number,
): Map<number, { lat: number; lon: number }> {
  const sums = new Map<number, { lat: number; lon: number; weight: number }>();
  for (const { highway, stations } of plan.courses) {
    const number = graph.indexOf(roadNumber(highway));
    const steps = stations.map(({ node, tenths, measured }, i) => {
      if (!i) return null;
      const a = spots[stations[i - 1]!.node];
      const b = spots[node];
      if (!a || !b || !measured) return null;
      return follower.follow(a, b, number, (tenths - stations[i - 1]!.tenths) / 10 + NODE_REACH_MILES);
    });
    for (let i = 1; i + 1 < stations.length; i++) {
      let first = i;
      let last = i;
      while (first > 0 && i - first < window && steps[first]) first--;
      while (last + 1 < stations.length && last - i < window && steps[last + 1]) last++;
      if (first === i || last === i) continue;
      const authored = (stations[last]!.tenths - stations[first]!.tenths) / 10;
      let drawn = 0;
      for (let k = first + 1; k <= last; k++) drawn += steps[k]!.miles;
      if (!authored || Math.abs(drawn - authored) > Math.max(STRETCH_MILES, authored * STRETCH_SHARE))
        continue;
      const line: [number, number][] = [];
      for (let k = first + 1; k <= last; k++)
        line.push(...(line.length ? steps[k]!.whole.slice(1) : steps[k]!.whole));
      const along = milesAlong(line);
      const share =
        (stations[i]!.tenths - stations[first]!.tenths) / (stations[last]!.tenths - stations[first]!.tenths);
      const at = pointAt(line, along, along.at(-1)! * share);
      const weight = 1 / (1 + authored);
      const { node } = stations[i]!;
      const sum = sums.get(node) ?? { lat: 0, lon: 0, weight: 0 };
      sum.lat += at[0] * weight;
      sum.lon += at[1] * weight;
      sum.weight += weight;
      sums.set(node, sum);
    }
  }
  return new Map(
    [...sums].map(([node, { lat, lon, weight }]) => [node, { lat: lat / weight, lon: lon / weight }]),
  );
}

function milesAlong(line: readonly [number, number][]): number[] {
  const along = [0];
  for (let i = 1; i < line.length; i++) {
    const [lat1, lon1] = line[i - 1]!;
    const [lat2, lon2] = line[i]!;
    along.push(
      along[i - 1]! +
        Math.hypot(
          (lat2 - lat1) * MILES_PER_DEGREE,
          (lon2 - lon1) * MILES_PER_DEGREE * cosOfLatitude((lat1 + lat2) / 2),
        ),
    );
  }
  return along;
}

function pointAt(
  line: readonly [number, number][],
  along: readonly number[],
  miles: number,
): [number, number] {
  let i = 1;
  while (i < line.length - 1 && along[i]! < miles) i++;
  const [a, b] = [line[i - 1]!, line[i]!];
  const length = along[i]! - along[i - 1]!;
  const t = length ? Math.min(1, Math.max(0, (miles - along[i - 1]!) / length)) : 0;
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
