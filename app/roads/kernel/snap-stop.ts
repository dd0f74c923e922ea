import { CELL_DEGREES, cellColumn, cellOf, cellRow, GRID } from '../format/edge-index';
import { EdgeLine, OFF_UNITS_PER_MILE } from '../format/edge-shapes';
import { COORDINATE_SCALE } from '../format/network-tables';
import { cosOfLatitude, crowMiles, MILES_PER_DEGREE } from '../geometry';
import type { RoadGraph } from './road-graph';

/** Roads farther away than this are no roads near the stop. */
export const ACCESS_LIMIT_MILES = 60;
/**
 * Local streets between a stop and the network: miles per crow mile, and their speed. Streets themselves are 1.3 times
 * the crow's way; some roads are still drawn straight, and then part of the way to them is along them.
 */
export const ACCESS_FACTOR = 1.2;
export const ACCESS_MPH = 28;
const CANDIDATES = 16;
/**
 * Nobody drives past the nearest road for long on local ones: ways to the network longer than the nearest times a
 * factor and some miles are no choice (they would also slip around toll roads).
 */
const ACCESS_CHOICE_FACTOR = 2.5;
const ACCESS_CHOICE_MILES = 12;
/**
 * A river or harbour may lie between a stop and its road (outlines are coarse, Canada's more so), a bay or strait
 * may not.
 */
const WATER_GAP_MILES = { US: 0.8, CA: 2, MX: 2 };
/** Where no road is reachable else. Nantucket, Martha's Vineyard and Vashon lie farther out. */
const LAST_RESORT_GAP_MILES = 2.5;
/**
 * Farther than this from any shore and from any road (a bridge, a causeway) a stop lies in water. Postal gazetteers put
 * towns up to 13 miles off their shore: those are meant ashore.
 */
const OFF_SHORE_MILES = 16;
const SHORE_WITHIN_MILES = 60;
/** A stop whose state was told from outlines may lie on the other bank: what is this near is on its own. */
const OUTLINE_MILES = 0.3;
/** Outlines are not asked for stops this near to their road. */
const NEAR_MILES = 1.5;

/** A stop on the network: the nearest point of each road around it. Distances of access in miles as driven. */
export interface SnappedStop {
  lat: number;
  lon: number;
  /** Index of the stop's jurisdiction; -1 far from any. */
  jurisdiction: number;
  count: number;
  /** Its jurisdiction is known, and not only what outlines say. */
  isGiven: boolean;
  /** In a lake or at sea: then it has no road. */
  inWater: boolean;
  edge: Int32Array;
  /** Position of the snap point along the edge, 0 at edgeFrom and 1 at edgeTo. */
  fraction: Float64Array;
  accessMiles: Float64Array;
  /** Straight driven access to the ends of the edge, for stops that lie off the road's line. */
  fromMiles: Float64Array;
  toMiles: Float64Array;
}

const distances = new Float64Array(CANDIDATES);
const line = new EdgeLine();

/** An empty stop: its columns may be filled again and again. */
export function emptyStop(): SnappedStop {
  return {
    lat: 0,
    lon: 0,
    jurisdiction: -1,
    isGiven: false,
    count: 0,
    inWater: false,
    edge: new Int32Array(CANDIDATES),
    fraction: new Float64Array(CANDIDATES),
    accessMiles: new Float64Array(CANDIDATES),
    fromMiles: new Float64Array(CANDIDATES),
    toMiles: new Float64Array(CANDIDATES),
  };
}

/** Points of the network where a stop may enter it, nearest first; count 0 when no road is near. */
export function snapStop(
  graph: RoadGraph,
  lat: number,
  lon: number,
  jurisdictionCode?: string,
  into: SnappedStop = emptyStop(),
): SnappedStop {
  const { tables, map } = graph;
  const given = tables.jurisdictions.indexOf(jurisdictionCode ?? '');
  into.lat = lat;
  into.lon = lon;
  into.isGiven = given >= 0;
  into.jurisdiction = given >= 0 ? given : map.nearestIndexAt(lat, lon);
  into.count = 0;
  collect(graph, into);
  into.inWater = isInWater(graph, into);
  if (into.inWater) into.count = 0;
  else dropUnreachable(graph, into);
  return into;
}

function isInWater({ map }: RoadGraph, { lat, lon, count, accessMiles }: SnappedStop): boolean {
  if (count > 0 && accessMiles[0]! < OFF_SHORE_MILES * ACCESS_FACTOR) return false;
  return (
    map.nearestIndexAt(lat, lon, SHORE_WITHIN_MILES) >= 0 && map.nearestIndexAt(lat, lon, OFF_SHORE_MILES) < 0
  );
}

function collect(graph: RoadGraph, snapped: SnappedStop): void {
  const { tables, cellFirst, cellCount } = graph;
  const { nodeLat, nodeLon, edgeFrom, edgeTo, indexEdge, shapes } = tables;
  const { lat, lon } = snapped;
  const squeeze = cosOfLatitude(lat);
  const ky = MILES_PER_DEGREE / COORDINATE_SCALE;
  const kx = ky * squeeze;
  const y0 = lat * COORDINATE_SCALE;
  const x0 = lon * COORDINATE_SCALE;
  const row = cellRow(lat);
  const column = cellColumn(lon);
  const cellMiles = CELL_DEGREES * MILES_PER_DEGREE * Math.min(1, squeeze);
  beyond.fill(UNKNOWN);
  let count = 0;
  for (let ring = 0; ; ring++) {
    // Everything closer than this has been seen in the rings before. At the poles, where cells have no width, the grid ends the search.
    const seenMiles = (ring - 1) * cellMiles;
    if (seenMiles > ACCESS_LIMIT_MILES || ring > GRID.columns) break;
    if (count === CANDIDATES && distances[count - 1]! < seenMiles) break;
    for (let r = row - ring; r <= row + ring; r++) {
      if (r < 0 || r >= GRID.rows) continue;
      const step = Math.abs(r - row) === ring || ring === 0 ? 1 : 2 * ring;
      for (let c = column - ring; c <= column + ring; c += step) {
        if (c < 0 || c >= GRID.columns) continue;
        const cell = cellOf(r, c);
        const end = cellFirst[cell]! + cellCount[cell]!;
        for (let i = cellFirst[cell]!; i < end; i++) {
          const e = indexEdge[i]!;
          if (isBeyondReach(graph, snapped, e)) continue;
          const a = edgeFrom[e]!;
          const b = edgeTo[e]!;
          const ax = (nodeLon[a]! - x0) * kx;
          const ay = (nodeLat[a]! - y0) * ky;
          const dx = (nodeLon[b]! - nodeLon[a]!) * kx;
          const dy = (nodeLat[b]! - nodeLat[a]!) * ky;
          const length = dx * dx + dy * dy;
          let t = length ? -(ax * dx + ay * dy) / length : 0;
          t = t < 0 ? 0 : t > 1 ? 1 : t;
          const px = ax + dx * t;
          const py = ay + dy * t;
          let miles = Math.sqrt(px * px + py * py);
          if (shapes && shapes.off[e]! > 0) {
            // The line strays from its chord by so much at most: mostly that is answer enough.
            const least = miles - shapes.off[e]! / OFF_UNITS_PER_MILE;
            if (least > ACCESS_LIMIT_MILES || (count === CANDIDATES && least >= distances[count - 1]!))
              continue;
            if (isKnown(snapped, count, e)) continue;
            nearestOnLine(line.read(tables, e), x0, y0, kx, ky);
            miles = nearest.miles;
            t = nearest.share;
          }
          if (miles > ACCESS_LIMIT_MILES) continue;
          if (count === CANDIDATES && miles >= distances[count - 1]!) continue;
          count = insert(snapped, count, e, t, miles, Math.hypot(ax, ay), Math.hypot(ax + dx, ay + dy));
        }
      }
    }
  }
  snapped.count = count;
}

const UNKNOWN = 2;
/** By jurisdiction, of the stop that is being placed: 1 where a river without a bridge near lies before it. */
const beyond = new Uint8Array(256);

/** Roads on the far bank of a river are not near, and must not push out those of one's own bank. */
function isBeyondReach({ tables, rivers }: RoadGraph, stop: SnappedStop, e: number): boolean {
  const code = tables.edgeJurisdiction[e]!;
  if (code === stop.jurisdiction || !stop.isGiven) return false;
  if (beyond[code] === UNKNOWN) {
    const river = rivers.between(stop.jurisdiction, code, stop.lat, stop.lon);
    beyond[code] =
      river >= 0 && rivers.milesOver(river, stop.lat, stop.lon, stop.lat, stop.lon) === Infinity ? 1 : 0;
  }
  return beyond[code] === 1;
}

const nearest = { miles: 0, share: 0 };

/** The nearest point of a line and the share of its length up to there, into `nearest`. */
function nearestOnLine({ lat, lon, count }: EdgeLine, x0: number, y0: number, kx: number, ky: number): void {
  let ax = (lon[0]! - x0) * kx;
  let ay = (lat[0]! - y0) * ky;
  let best = ax * ax + ay * ay;
  let at = 0;
  let passed = 0;
  for (let i = 1; i < count; i++) {
    const bx = (lon[i]! - x0) * kx;
    const by = (lat[i]! - y0) * ky;
    const dx = bx - ax;
    const dy = by - ay;
    const square = dx * dx + dy * dy;
    if (square > 0) {
      let t = -(ax * dx + ay * dy) / square;
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const px = ax + dx * t;
      const py = ay + dy * t;
      const off = px * px + py * py;
      const length = Math.sqrt(square);
      if (off < best) {
        best = off;
        at = passed + length * t;
      }
      passed += length;
    }
    ax = bx;
    ay = by;
  }
  nearest.miles = Math.sqrt(best);
  nearest.share = passed > 0 ? at / passed : 0;
}

function isKnown(s: SnappedStop, count: number, e: number): boolean {
  for (let i = 0; i < count; i++) if (s.edge[i] === e) return true;
  return false;
}

/** Keeps the nearest edges in order of distance, then index; an edge met in two cells is kept once. */
function insert(
  s: SnappedStop,
  count: number,
  e: number,
  t: number,
  miles: number,
  from: number,
  to: number,
): number {
  for (let i = 0; i < count; i++) if (s.edge[i] === e) return count;
  let at = count < CANDIDATES ? count : CANDIDATES - 1;
  while (at > 0 && (distances[at - 1]! > miles || (distances[at - 1] === miles && s.edge[at - 1]! > e))) {
    distances[at] = distances[at - 1]!;
    copy(s, at - 1, at);
    at--;
  }
  distances[at] = miles;
  s.edge[at] = e;
  s.fraction[at] = t;
  s.accessMiles[at] = miles * ACCESS_FACTOR;
  s.fromMiles[at] = from * ACCESS_FACTOR;
  s.toMiles[at] = to * ACCESS_FACTOR;
  return Math.min(CANDIDATES, count + 1);
}

function copy(s: SnappedStop, from: number, to: number): void {
  s.edge[to] = s.edge[from]!;
  s.fraction[to] = s.fraction[from]!;
  s.accessMiles[to] = s.accessMiles[from]!;
  s.fromMiles[to] = s.fromMiles[from]!;
  s.toMiles[to] = s.toMiles[from]!;
}

/** Roads across water or across the national border are not near, however short the crow's way. */
function dropUnreachable(graph: RoadGraph, snapped: SnappedStop): void {
  const country = countryOf(graph.tables.jurisdictions[snapped.jurisdiction]);
  const gap = WATER_GAP_MILES[country ?? 'US'];
  const barriers = graph.barriers.near(snapped.lat, snapped.lon);
  let kept = keepReachable(graph, snapped, country, gap, barriers);
  // Causeways and bridges that the network does not hold: better a little water than no answer.
  if (kept === 0) kept = keepReachable(graph, snapped, country, LAST_RESORT_GAP_MILES, barriers);
  if (kept === 0) kept = keepReachable(graph, snapped, country, LAST_RESORT_GAP_MILES, [], false);
  snapped.count = kept;
  limitChoice(snapped);
}

function limitChoice(s: SnappedStop): void {
  let nearest = Infinity;
  for (let i = 0; i < s.count; i++) nearest = Math.min(nearest, s.accessMiles[i]!);
  const most = nearest * ACCESS_CHOICE_FACTOR + ACCESS_CHOICE_MILES;
  let kept = 0;
  for (let i = 0; i < s.count; i++) {
    if (s.accessMiles[i]! > most) continue;
    swap(s, i, kept);
    if (s.fromMiles[kept]! > most) s.fromMiles[kept] = Infinity;
    if (s.toMiles[kept]! > most) s.toMiles[kept] = Infinity;
    kept++;
  }
  s.count = kept;
}

/** Moves the candidates that can be reached over land to the front; returns how many. */
function keepReachable(
  graph: RoadGraph,
  snapped: SnappedStop,
  country: string | null,
  gapMiles: number,
  barriers: readonly number[],
  hasRivers = true,
): number {
  const { tables } = graph;
  const isClear = (e: number, t: number, crow: number): boolean =>
    !isParted(graph, snapped, e, t, barriers) &&
    (crow <= NEAR_MILES || isOverLand(graph, snapped, e, t, crow, gapMiles));
  let kept = 0;
  for (let i = 0; i < snapped.count; i++) {
    const e = snapped.edge[i]!;
    const crow = snapped.accessMiles[i]! / ACCESS_FACTOR;
    if (country && crow > 0.2 && countryOf(tables.jurisdictions[tables.edgeJurisdiction[e]!]) !== country)
      continue;
    if (hasRivers) {
      const over = milesOverRiver(graph, snapped, e, snapped.fraction[i]!, crow);
      if (over === Infinity || (over >= 0 && isParted(graph, snapped, e, snapped.fraction[i]!, barriers)))
        continue;
      if (over >= 0) {
        swap(snapped, i, kept);
        snapped.accessMiles[kept] = over * ACCESS_FACTOR;
        // The ends of a road beyond the bridge are reached along the road.
        snapped.fromMiles[kept] = Infinity;
        snapped.toMiles[kept] = Infinity;
        kept++;
        continue;
      }
    }
    if (crow > NEAR_MILES || barriers.length > 0) {
      const t = snapped.fraction[i]!;
      if (!isClear(e, t, crow)) {
        // The nearest point may lie on a bridge: its ends may be ashore.
        const from = snapped.fromMiles[i]! / ACCESS_FACTOR;
        const to = snapped.toMiles[i]! / ACCESS_FACTOR;
        const nearer = from <= to ? 0 : 1;
        const end = [nearer, 1 - nearer].find((f) => {
          const miles = f === 0 ? from : to;
          return miles <= ACCESS_LIMIT_MILES && f !== t && isClear(e, f, miles);
        });
        if (end === undefined) continue;
        swap(snapped, i, kept);
        snapped.fraction[kept] = end;
        snapped.accessMiles[kept] = end === 0 ? snapped.fromMiles[kept]! : snapped.toMiles[kept]!;
        // The other end is reached along the edge, not straight across the water.
        if (end === 0) snapped.toMiles[kept] = Infinity;
        else snapped.fromMiles[kept] = Infinity;
        kept++;
        continue;
      }
      // An end of the road beyond the water is reached along the road.
      if (isParted(graph, snapped, e, 0, barriers)) snapped.fromMiles[i] = Infinity;
      if (isParted(graph, snapped, e, 1, barriers)) snapped.toMiles[i] = Infinity;
    }
    swap(snapped, i, kept++);
  }
  return kept;
}

/** Crow miles over a bridge to a road beyond the river of a state line, Infinity where there is none; -1 of a road on this side. */
function milesOverRiver(
  { tables, rivers }: RoadGraph,
  { lat, lon, jurisdiction, isGiven }: SnappedStop,
  e: number,
  t: number,
  crow: number,
): number {
  const river = rivers.between(jurisdiction, tables.edgeJurisdiction[e]!, lat, lon);
  if (river < 0 || (!isGiven && crow <= OUTLINE_MILES)) return -1;
  const [toLat, toLon] = line.read(tables, e).pointAt(t);
  return rivers.milesOver(river, lat, lon, toLat, toLon);
}

/** Whether a point of a road lies beyond water that streets do not cross. */
function isParted(
  { tables, barriers }: RoadGraph,
  { lat, lon }: SnappedStop,
  e: number,
  t: number,
  lines: readonly number[],
): boolean {
  if (lines.length === 0) return false;
  const [toLat, toLon] = line.read(tables, e).pointAt(t);
  return barriers.parts(lines, lat, lon, toLat, toLon);
}

function isOverLand(
  graph: RoadGraph,
  { lat, lon }: SnappedStop,
  e: number,
  t: number,
  crow: number,
  gapMiles: number,
): boolean {
  const [toLat, toLon] = line.read(graph.tables, e).pointAt(t);
  return graph.map.longestWaterMiles(lat, lon, toLat, toLon, Math.max(0.35, crow / 24)) <= gapMiles;
}

/** Exchanges two candidates: those that are out must stay whole for the second look. */
function swap(s: SnappedStop, a: number, b: number): void {
  if (a === b) return;
  for (const column of [s.edge, s.fraction, s.accessMiles, s.fromMiles, s.toMiles]) {
    const value = column[a]!;
    column[a] = column[b]!;
    column[b] = value;
  }
}

const CANADA = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '));
export type Country = 'US' | 'CA' | 'MX';
export function countryOf(code: string | undefined): Country | null {
  if (!code) return null;
  return code === 'MX' ? 'MX' : CANADA.has(code) ? 'CA' : 'US';
}

/** Crow miles between two stops. */
export const stopsApartMiles = (a: SnappedStop, b: SnappedStop): number =>
  crowMiles(a.lat, a.lon, b.lat, b.lon);
