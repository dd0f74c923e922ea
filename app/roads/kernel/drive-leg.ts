import type { JurisdictionMap } from '../borders/jurisdiction-map';
import { EdgeLine } from '../format/edge-shapes';
import { crowMiles } from '../geometry';
import type { LegEnds } from './leg-ends';
import { CLOSED, type Metric } from './metric';
import type { FoundPath } from './plain-search';
import type { RoadGraph } from './road-graph';
import { ACCESS_MPH, type Country, countryOf, type SnappedStop, stopsApartMiles } from './snap-stop';
import type { TripLog } from './trip-log';

/**
 * Short trips may go by local roads that the network does not hold: crow times a factor, at a steady speed. Beyond a
 * few miles only where the network is farther away than the other stop: else it knows better.
 */
const DIRECT_LIMIT_MILES = 60;
const DIRECT_ALWAYS_MILES = 8;
const DIRECT_FACTOR = 1.2;
const DIRECT_MPH = 45;
const DIRECT_WATER_GAP_MILES = 0.7;
/** So much of the straight way may cut bends of a river between two countries: streets go round on their own side. */
const DIRECT_ABROAD_SHARE = 1 / 3;

const HOUR_MS = 3_600_000;

const line = new EdgeLine();

/** How a leg is driven: over the network, along one single edge, or straight by local roads. */
export type LegPlan =
  | { kind: 'network'; cost: number; path: FoundPath }
  | { kind: 'edge'; cost: number; from: number; to: number }
  | { kind: 'direct'; cost: number; miles: number };

/** The cheapest of the three kinds, or null where none is possible. */
export function planLeg(
  graph: RoadGraph,
  metric: Metric,
  from: SnappedStop,
  to: SnappedStop,
  path: FoundPath | null,
  allowDirect: boolean,
): LegPlan | null {
  let plan: LegPlan | null = path ? { kind: 'network', cost: path.cost, path } : null;
  for (let i = 0; i < from.count; i++) {
    for (let j = 0; j < to.count; j++) {
      const e = from.edge[i]!;
      if (to.edge[j] !== e || metric.edgeCost[e]! >= CLOSED) continue;
      const cost =
        (from.accessMiles[i]! + to.accessMiles[j]!) * metric.accessCostPerMile +
        Math.abs(from.fraction[i]! - to.fraction[j]!) * metric.edgeCost[e]!;
      if (!plan || cost < plan.cost) plan = { kind: 'edge', cost, from: i, to: j };
    }
  }
  if (!allowDirect || !isAshore(from) || !isAshore(to)) return plan;
  const [middleLat, middleLon] = [(from.lat + to.lat) / 2, (from.lon + to.lon) / 2];
  const river = graph.rivers.between(from.jurisdiction, to.jurisdiction, middleLat, middleLon);
  const crow =
    river < 0 ? stopsApartMiles(from, to) : graph.rivers.milesOver(river, from.lat, from.lon, to.lat, to.lon);
  if (crow >= DIRECT_LIMIT_MILES) return plan;
  const miles = crow * DIRECT_FACTOR;
  if (plan && crow > DIRECT_ALWAYS_MILES && from.accessMiles[0]! + to.accessMiles[0]! < miles) return plan;
  const cost = metric.accessCostPerMile === 1000 ? miles * 1000 : (miles / DIRECT_MPH) * HOUR_MS;
  if (plan && plan.cost <= cost) return plan;
  const { map, tables, barriers } = graph;
  const country = countryOf(tables.jurisdictions[from.jurisdiction]);
  if (
    country !== countryOf(tables.jurisdictions[to.jurisdiction]) ||
    waterBetweenMiles(map, from, to) > DIRECT_WATER_GAP_MILES ||
    barriers.parts(barriers.near(from.lat, from.lon), from.lat, from.lon, to.lat, to.lon) ||
    (plan && abroadShare(graph, from, to, country) > DIRECT_ABROAD_SHARE)
  ) {
    return plan;
  }
  return { kind: 'direct', cost, miles };
}

/** How much of the straight line between two stops of a country lies in the other one, 0 to 1. */
function abroadShare(
  { map, tables }: RoadGraph,
  from: SnappedStop,
  to: SnappedStop,
  country: Country | null,
): number {
  const steps = stepsOf(stopsApartMiles(from, to));
  let abroad = 0;
  for (let i = 0; i < steps; i++) {
    const t = (i + 0.5) / steps;
    const at = map.indexAt(from.lat + (to.lat - from.lat) * t, from.lon + (to.lon - from.lon) * t);
    if (at >= 0 && countryOf(tables.jurisdictions[at]) !== country) abroad++;
  }
  return abroad / steps;
}

/** A straight line is looked at four times a mile. */
const stepsOf = (miles: number): number => Math.max(1, Math.ceil(miles * 4));

/** In a jurisdiction and not off its shore: what lies out in the water or abroad has no local roads. */
const isAshore = (stop: SnappedStop): boolean => stop.jurisdiction >= 0 && !stop.inWater;

/** The line is looked at step by step from one end, always the western one, so that the way back is judged as the way there. */
function waterBetweenMiles(map: JurisdictionMap, a: SnappedStop, b: SnappedStop): number {
  const [west, east] = a.lon < b.lon || (a.lon === b.lon && a.lat < b.lat) ? [a, b] : [b, a];
  return map.longestWaterMiles(west.lat, west.lon, east.lat, east.lon, 0.35);
}

/** Writes a planned leg into the log. */
export function logLeg(
  graph: RoadGraph,
  log: TripLog,
  plan: LegPlan,
  from: SnappedStop,
  to: SnappedStop,
  sources: LegEnds,
  targets: LegEnds,
): void {
  const { tables, edgeMs } = graph;
  const { edgeFrom, edgeTo, edgeTenths, edgeJurisdiction, edgeHighway, edgeFlags } = tables;
  log.beginLeg();
  log.addPoint(from.lat, from.lon);
  if (plan.kind === 'direct') {
    logStraight(graph, log, from, to, plan.miles, (plan.miles / DIRECT_MPH) * HOUR_MS);
    log.addPoint(to.lat, to.lon);
    return;
  }
  const part = (e: number, fraction: number, endNode: number) =>
    log.addStep(
      (edgeTenths[e]! / 10) * fraction,
      edgeMs[e]! * fraction,
      edgeJurisdiction[e]!,
      edgeHighway[e]!,
      edgeFlags[e]!,
      endNode,
    );
  if (plan.kind === 'edge') {
    const e = from.edge[plan.from]!;
    logAccess(graph, log, from, plan.from, null, false);
    part(e, Math.abs(from.fraction[plan.from]! - to.fraction[plan.to]!), -1);
    log.addAlong(e, from.fraction[plan.from]!, to.fraction[plan.to]!);
    logAccess(graph, log, to, plan.to, null, true);
    log.addPoint(to.lat, to.lon);
    return;
  }

  const { path } = plan;
  const first = sources.indexOf(path.startNode);
  const start = sources.candidate[first]!;
  if (sources.direct[first]) logAccess(graph, log, from, start, path.startNode, false);
  else {
    logAccess(graph, log, from, start, null, false);
    const e = from.edge[start]!;
    const t = from.fraction[start]!;
    const end = edgeTo[e] === path.startNode ? 1 : 0;
    part(e, end ? 1 - t : t, path.startNode);
    log.addAlong(e, t, end);
  }
  let node = path.startNode;
  log.addNode(node);
  for (let i = 0; i < path.edgeCount; i++) {
    const e = path.edges[i]!;
    const forward = edgeFrom[e] === node;
    node = forward ? edgeTo[e]! : edgeFrom[e]!;
    part(e, 1, node);
    log.addAlong(e, forward ? 0 : 1, forward ? 1 : 0);
    log.addNode(node);
  }
  const last = targets.indexOf(path.endNode);
  const end = targets.candidate[last]!;
  if (targets.direct[last]) logAccess(graph, log, to, end, path.endNode, true);
  else {
    const e = to.edge[end]!;
    const t = to.fraction[end]!;
    const begin = edgeTo[e] === path.endNode ? 1 : 0;
    part(e, begin ? 1 - t : t, -1);
    log.addAlong(e, begin, t);
    logAccess(graph, log, to, end, null, true);
  }
  log.addPoint(to.lat, to.lon);
}

/** Local roads between a stop and its road: to the nearest point of the edge, or straight to a node. */
function logAccess(
  graph: RoadGraph,
  log: TripLog,
  stop: SnappedStop,
  candidate: number,
  node: number | null,
  arriving: boolean,
): void {
  const { edgeTo, edgeJurisdiction } = graph.tables;
  const e = stop.edge[candidate]!;
  const b = edgeTo[e]!;
  const t = node === null ? stop.fraction[candidate]! : node === b ? 1 : 0;
  const [lat, lon] = line.read(graph.tables, e).pointAt(t);
  const miles =
    node === null
      ? stop.accessMiles[candidate]!
      : node === b
        ? stop.toMiles[candidate]!
        : stop.fromMiles[candidate]!;
  const road = edgeJurisdiction[e]!;
  const ms = (miles / ACCESS_MPH) * HOUR_MS;
  const own = stop.jurisdiction;
  if (own < 0 || own === road || miles === 0) {
    if (arriving) log.addPoint(lat, lon);
    log.addStep(miles, ms, road, 0, 0, -1);
    if (!arriving) log.addPoint(lat, lon);
    return;
  }
  // The border lies somewhere on the way: the outlines say how much of it is the stop's own side.
  let inside = 0;
  const samples = 32;
  for (let s = 0; s < samples; s++) {
    const u = (s + 0.5) / samples;
    if (graph.map.indexAt(stop.lat + (lat - stop.lat) * u, stop.lon + (lon - stop.lon) * u) === own) inside++;
  }
  const share = inside / samples;
  if (arriving) {
    log.addPoint(lat, lon);
    log.addStep(miles * (1 - share), ms * (1 - share), road, 0, 0, -1);
    if (share > 0) log.addStep(miles * share, ms * share, own, 0, 0, -1);
  } else {
    if (share > 0) log.addStep(miles * share, ms * share, own, 0, 0, -1);
    log.addStep(miles * (1 - share), ms * (1 - share), road, 0, 0, -1);
    log.addPoint(lat, lon);
  }
}

/**
 * A straight way, split where its line passes from one jurisdiction to the next. It stays in the country of its stops:
 * where the line cuts a bend of the river between the two, streets go round.
 */
function logStraight(
  graph: RoadGraph,
  log: TripLog,
  from: SnappedStop,
  to: SnappedStop,
  miles: number,
  ms: number,
): void {
  const { jurisdictions } = graph.tables;
  const country = countryOf(jurisdictions[from.jurisdiction]);
  const steps = stepsOf(crowMiles(from.lat, from.lon, to.lat, to.lon));
  let current = -1;
  let run = 0;
  for (let i = 0; i < steps; i++) {
    const t = (i + 0.5) / steps;
    let at = graph.map.indexAt(from.lat + (to.lat - from.lat) * t, from.lon + (to.lon - from.lon) * t);
    if (at < 0 || countryOf(jurisdictions[at]) !== country) at = current < 0 ? from.jurisdiction : current;
    if (at !== current && run > 0) {
      log.addStep((miles * run) / steps, (ms * run) / steps, current, 0, 0, -1);
      run = 0;
    }
    current = at;
    run++;
  }
  log.addStep((miles * run) / steps, (ms * run) / steps, current, 0, 0, -1);
}
