import { highwayKey } from '../text/place-key';
import { logLeg, planLeg } from './drive-leg';
import { HierarchySearch } from './hierarchy-search';
import { buildTopology, customizeHierarchy, type HierarchyTopology } from './hierarchy-topology';
import { LegEnds } from './leg-ends';
import { CLOSED, type Metric, practicalMetric, shortestMetric } from './metric';
import { type FoundPath, type LegSearch, PlainSearch } from './plain-search';
import type { RoadGraph } from './road-graph';
import { emptyStop, snapStop, type SnappedStop } from './snap-stop';
import { readStoredHierarchy } from './stored-hierarchy';
import { type Drive, otherWays } from './other-ways';
import type { Trip, TripFailure, TripOutcome, TripRequest } from './trip';
import { TripLog } from './trip-log';

/** Fractions of its cost that a wanted highway is made to cost, until a way uses it. */
const VIA_DISCOUNTS = [0.6, 0.35, 0.15, 0.04];
/** A way "uses" a highway from this many tenths on, or from this share of the leg. */
const VIA_TENTHS = 100;
const VIA_SHARE = 0.05;
/** A forced highway may cost this many times the best way, and this much more on short legs. */
const VIA_DETOUR = 3;
const VIA_DETOUR_FREE = 3_600_000;

/** Trips of more legs than this are searched on a hierarchy of their own when costs change. */
const PLAIN_LEGS = 4;

interface MetricSearch {
  metric: Metric;
  search: LegSearch;
}

/** Plans whole trips: every leg's way, forced highways, other ways. Holds the search state; one per graph. */
export class TripPlanner {
  private readonly log: TripLog;
  private readonly sources = new LegEnds();
  private readonly targets = new LegEnds();
  private topology: HierarchyTopology | null = null;
  private readonly middle = new LegEnds();
  private readonly searches = new Map<string, MetricSearch>();
  private plain: PlainSearch | null = null;
  private readonly stopPool: SnappedStop[] = [];

  constructor(private readonly graph: RoadGraph) {
    this.log = new TripLog(graph);
    const metric = practicalMetric(graph, false);
    const search = new HierarchySearch(readStoredHierarchy(graph, metric.edgeCost), metric.edgeCost);
    this.searches.set(metricKey(false, false), { metric, search });
  }

  plan(request: TripRequest): TripOutcome {
    const { stops } = request;
    if (stops.length < 2) return failure('too-few-stops', -1);
    const snapped: SnappedStop[] = [];
    for (let i = 0; i < stops.length; i++) {
      const { lat, lon, jurisdiction } = stops[i]!;
      if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return failure('bad-stop', i);
      snapped.push(snapStop(this.graph, lat, lon, jurisdiction, (this.stopPool[i] ??= emptyStop())));
    }
    const { metric, search } = this.searchFor(request);
    const legSearches = new Array<LegSearch>(snapped.length - 1).fill(search);
    const forced = new Set<number>();
    for (const highway of request.via ?? []) {
      const problem = this.force(highway, snapped, metric, legSearches, forced);
      if (problem) return problem;
    }
    const drive = this.drive(snapped, metric, (leg) => legSearches[leg]!, forced);
    if ('reason' in drive) return drive;
    const wanted = request.alternatives ?? 0;
    const alternatives = wanted > 0 ? this.otherWays(snapped, { metric, search }, drive, wanted) : [];
    return { ok: true, trip: drive.trip, alternatives };
  }

  private searchFor(request: TripRequest): MetricSearch {
    const avoidTolls = request.avoidTolls ?? false;
    const shortest = request.mode === 'shortest';
    const key = metricKey(shortest, avoidTolls);
    let found = this.searches.get(key);
    if (!found) {
      const metric = shortest
        ? shortestMetric(this.graph, avoidTolls)
        : practicalMetric(this.graph, avoidTolls);
      found = { metric, search: this.hierarchyFor(metric.edgeCost) };
      this.searches.set(key, found);
    }
    return found;
  }

  private hierarchyFor(edgeCost: Int32Array): HierarchySearch {
    this.topology ??= buildTopology(this.graph);
    return new HierarchySearch(customizeHierarchy(this.topology, edgeCost), edgeCost);
  }

  /** A search for costs that are asked once. */
  private searchOnce(edgeCost: Int32Array, legs: number): LegSearch {
    if (legs > PLAIN_LEGS) return this.hierarchyFor(edgeCost);
    this.plain ??= new PlainSearch(this.graph, edgeCost);
    this.plain.edgeCost = edgeCost;
    return this.plain;
  }

  private drive(
    snapped: SnappedStop[],
    metric: Metric,
    searchOf: (leg: number) => LegSearch,
    forced: ReadonlySet<number>,
    over: readonly number[] = [],
  ): Drive | TripFailure {
    this.log.clear();
    const edges: number[] = [];
    const legEdges: number[] = [];
    let cost = 0;
    for (let leg = 0; leg + 1 < snapped.length; leg++) {
      const from = snapped[leg]!;
      const to = snapped[leg + 1]!;
      const edge = over[leg] ?? -1;
      const pathOver = edge < 0 ? null : this.findLegOver(edge, from, to, { metric, search: searchOf(leg) });
      const path = pathOver ?? this.findLeg(from, to, metric, searchOf(leg));
      const mustUseNetwork = pathOver !== null || (forced.has(leg) && path !== null);
      const plan =
        path && mustUseNetwork
          ? ({ kind: 'network', cost: path.cost, path } as const)
          : planLeg(this.graph, metric, from, to, path, true);
      if (!plan) return this.explain(snapped, leg);
      logLeg(this.graph, this.log, plan, from, to, this.sources, this.targets);
      cost += plan.cost;
      legEdges.push(edges.length);
      if (plan.kind === 'edge') edges.push(from.edge[plan.from]!);
      if (plan.kind === 'network') this.edgesOf(plan.path, from, to, edges);
    }
    return { trip: this.log.finish(), cost, edges, legEdges };
  }

  /** The way that a search finds, with its cost in the metric of the question whatever costs the search used. */
  private findLeg(from: SnappedStop, to: SnappedStop, metric: Metric, search: LegSearch): FoundPath | null {
    const { graph, sources, targets } = this;
    sources.fill(graph, metric, search.edgeCost, from);
    targets.fill(graph, metric, search.edgeCost, to);
    if (!sources.count || !targets.count) return null;
    const path = search.find(sources, targets);
    if (!path || search.edgeCost === metric.edgeCost) return path;
    let cost =
      sources.costIn(graph, metric, from, sources.indexOf(path.startNode)) +
      targets.costIn(graph, metric, to, targets.indexOf(path.endNode));
    for (let i = 0; i < path.edgeCount; i++) cost += metric.edgeCost[path.edges[i]!]!;
    path.cost = cost;
    return path;
  }

  /** The best way over an edge, in either direction; null where that would mean to drive a road twice. */
  private findLegOver(
    edge: number,
    from: SnappedStop,
    to: SnappedStop,
    { metric, search }: MetricSearch,
  ): FoundPath | null {
    const { graph, sources, targets, middle } = this;
    const { edgeFrom, edgeTo } = graph.tables;
    sources.fill(graph, metric, search.edgeCost, from);
    targets.fill(graph, metric, search.edgeCost, to);
    let best: FoundPath | null = null;
    for (const [a, b] of [
      [edgeFrom[edge]!, edgeTo[edge]!],
      [edgeTo[edge]!, edgeFrom[edge]!],
    ] as const) {
      middle.fillNode(a);
      const found = search.find(sources, middle);
      if (!found) continue;
      const first = { ...found, edges: found.edges.slice(0, found.edgeCount) };
      middle.fillNode(b);
      const on = search.find(middle, targets);
      if (!on) continue;
      const cost = first.cost + metric.edgeCost[edge]! + on.cost;
      const edges = Int32Array.of(...first.edges, edge, ...on.edges.subarray(0, on.edgeCount));
      if (new Set(edges).size < edges.length || (best && best.cost <= cost)) continue;
      best = { cost, startNode: first.startNode, endNode: on.endNode, edges, edgeCount: edges.length };
    }
    return best;
  }

  /**
   * Makes one leg use a highway: the leg whose way over it costs the least more. Its search is replaced by one that
   * finds the highway cheap, with the weakest discount that brings the way onto it.
   */
  private force(
    highway: string,
    snapped: SnappedStop[],
    metric: Metric,
    legSearches: LegSearch[],
    forced: Set<number>,
  ): TripFailure | null {
    const { tables } = this.graph;
    const key = highwayKey(highway);
    const wanted = new Set<number>();
    tables.highways.forEach((name, i) => {
      if (i && key && highwayKey(name) === key) wanted.add(i);
    });
    if (!wanted.size) return failure('unknown-highway', -1, highway);

    const normalCost: number[] = [];
    for (let leg = 0; leg < legSearches.length; leg++) {
      const [from, to] = [snapped[leg]!, snapped[leg + 1]!];
      const path = this.findLeg(from, to, metric, legSearches[leg]!);
      normalCost.push(path?.cost ?? CLOSED);
      // Nothing is to be forced where the trip uses the highway anyway.
      const plan = planLeg(this.graph, metric, from, to, path, !forced.has(leg));
      if (plan?.kind === 'edge' && wanted.has(tables.edgeHighway[from.edge[plan.from]!]!)) return null;
      if (plan?.kind === 'network' && this.uses(plan.path, from, to, wanted)) return null;
    }
    // Costs of the searches that legs already have (an earlier forced highway) are kept where this one is added.
    let best: { leg: number; extra: number; search: PlainSearch } | null = null;
    for (const discount of VIA_DISCOUNTS) {
      const costs = metric.edgeCost.slice();
      for (let e = 0; e < costs.length; e++) {
        if (wanted.has(tables.edgeHighway[e]!) && costs[e]! < CLOSED)
          costs[e] = Math.max(1, Math.round(costs[e]! * discount));
      }
      for (let leg = 0; leg < legSearches.length; leg++) {
        if (normalCost[leg]! >= CLOSED) continue;
        const legCosts = forced.has(leg) ? lower(costs, legSearches[leg]!.edgeCost) : costs;
        const search = new PlainSearch(this.graph, legCosts);
        const path = this.findLeg(snapped[leg]!, snapped[leg + 1]!, metric, search);
        if (!path || !this.uses(path, snapped[leg]!, snapped[leg + 1]!, wanted)) continue;
        const extra = path.cost - normalCost[leg]!;
        if (path.cost > normalCost[leg]! * VIA_DETOUR + VIA_DETOUR_FREE) continue;
        if (!best || extra < best.extra) best = { leg, extra, search };
      }
      if (best) break;
    }
    if (!best) return failure('via-not-possible', -1, highway);
    legSearches[best.leg] = best.search;
    forced.add(best.leg);
    return null;
  }

  /** Edges of a found way, with those that it begins and ends on. */
  private edgesOf(path: FoundPath, from: SnappedStop, to: SnappedStop, edges: number[] = []): number[] {
    this.sources.pushEdge(this.graph, from, path.startNode, edges);
    for (let i = 0; i < path.edgeCount; i++) edges.push(path.edges[i]!);
    this.targets.pushEdge(this.graph, to, path.endNode, edges);
    return edges;
  }

  private uses(path: FoundPath, from: SnappedStop, to: SnappedStop, wanted: ReadonlySet<number>): boolean {
    const { edgeHighway, edgeTenths } = this.graph.tables;
    let on = 0;
    let all = 0;
    for (const e of this.edgesOf(path, from, to)) {
      all += edgeTenths[e]!;
      if (wanted.has(edgeHighway[e]!)) on += edgeTenths[e]!;
    }
    return on > 0 && on >= Math.min(VIA_TENTHS, all * VIA_SHARE);
  }

  /** Ways that people might drive instead; over other roads, whatever highways the trip was made to use. */
  private otherWays(
    snapped: SnappedStop[],
    { metric, search }: MetricSearch,
    best: Drive,
    wanted: number,
  ): Trip[] {
    const none = new Set<number>();
    return otherWays(
      this.graph.tables,
      metric.edgeCost,
      best,
      wanted,
      (costs) => {
        const once = this.searchOnce(costs, snapped.length - 1);
        return this.drive(snapped, metric, () => once, none);
      },
      (edges) => this.drive(snapped, metric, () => search, none, edges),
    );
  }

  /** Why a leg cannot be driven, and which of its two stops is to blame. */
  private explain(snapped: SnappedStop[], leg: number): TripFailure {
    for (const i of [leg, leg + 1]) {
      if (snapped[i]!.count === 0) return failure(snapped[i]!.inWater ? 'in-water' : 'no-road-nearby', i);
    }
    const [from, to] = [leg, leg + 1].map((i) => this.componentOf(snapped[i]!)) as [number, number];
    if (from !== to) {
      // The mainland is never to blame; between two islands it is the one arrived at.
      const island = to !== 0 ? to : from;
      return failure('island', to !== 0 ? leg + 1 : leg, this.graph.tables.islands[island - 1] ?? null);
    }
    return failure('no-route', leg + 1);
  }

  private componentOf(stop: SnappedStop): number {
    const { nodeComponent, edgeFrom } = this.graph.tables;
    return nodeComponent[edgeFrom[stop.edge[0]!]!]!;
  }
}

const metricKey = (shortest: boolean, avoidTolls: boolean): string => `${shortest} ${avoidTolls}`;

function lower(a: Int32Array, b: Int32Array): Int32Array {
  return a.map((value, i) => Math.min(value, b[i]!));
}

const failure = (
  reason: TripFailure['reason'],
  stopIndex: number,
  detail: string | null = null,
): TripFailure => ({
  ok: false,
  reason,
  stopIndex,
  detail,
});
