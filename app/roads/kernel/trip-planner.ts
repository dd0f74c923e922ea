import { logLeg, planLeg } from './drive-leg';
import { forceHighways } from './force-highway';
import { HierarchySearch } from './hierarchy-search';
import { buildTopology, customizeHierarchy, type HierarchyTopology } from './hierarchy-topology';
import { LegEnds } from './leg-ends';
import { closedMetric, homeMetric, type Metric, practicalMetric, shortestMetric } from './metric';
import { type FoundPath, type LegSearch, PlainSearch } from './plain-search';
import type { RoadGraph } from './road-graph';
import { type Country, countryOf, emptyStop, snapStop, type SnappedStop } from './snap-stop';
import { readStoredHierarchy } from './stored-hierarchy';
import { type Drive, otherWays } from './other-ways';
import { TruckRules } from './truck-rules';
import type { Trip, TripFailure, TripOutcome, TripRequest } from './trip';
import { TripLog } from './trip-log';

/** Trips of more legs than this are searched on a hierarchy of their own when costs change. */
const PLAIN_LEGS = 4;
/** Who stays in the country drives at most this many times as long (or far, where miles are least). */
const HOME_COST_FACTOR = 1.5;
const NO_LEGS: ReadonlySet<number> = new Set();
/** Sets of closed roads whose searches are kept: few differ, by season and by the measures of the trucks. */
const CLOSED_SETS = 4;

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
  /** Searches with roads closed, by the rules that close them; the oldest goes. */
  private readonly closed = new Map<string, Map<string, MetricSearch>>();
  private truckRules: TruckRules | null = null;
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
    const rules = this.knownRules();
    const holding = rules.holding(request.truck, request.date);
    const wanted = request.alternatives ?? 0;
    // Most trips meet no rule: they are planned on the hierarchy that is there.
    const free = this.planOn(request, snapped, [], holding.length > 0 ? 0 : wanted);
    if (!free.ok) return free;
    const met = rules.onEdges(free.edges, holding);
    if (met.length === 0 && (wanted === 0 || holding.length === 0)) return outcomeOf(free);
    const turned = this.planOn(request, snapped, holding, wanted, this.legsOver(free, holding));
    const isTurned = turned.ok && rules.onEdges(turned.edges, holding).length === 0;
    const plan = isTurned ? turned : free;
    if (met.length === 0) return outcomeOf(plan);
    const applied = met.map((rule) => rules.met(rule, !isTurned, request.truck, request.date));
    return { ...outcomeOf(plan), trip: { ...plan.trip, rules: applied } };
  }

  sameSeason(oneDay: string, otherDay: string): boolean {
    const closedOn = (day: string) => this.knownRules().holding({}, day).join();
    return closedOn(oneDay) === closedOn(otherDay);
  }

  private knownRules(): TruckRules {
    return (this.truckRules ??= new TruckRules(this.graph.tables));
  }

  /** The legs of a plan that use a road of these rules. */
  private legsOver({ edges, legEdges }: Plan, rules: readonly number[]): ReadonlySet<number> {
    return new Set(
      legEdges.flatMap((start, leg) =>
        this.truckRules!.onEdges(edges.slice(start, legEdges[leg + 1]), rules).length > 0 ? [leg] : [],
      ),
    );
  }

  /** The best way and others, with the roads of some rules closed; `onRoads` are legs that streets beside them do not replace. */
  private planOn(
    request: TripRequest,
    snapped: SnappedStop[],
    closed: readonly number[],
    wanted: number,
    onRoads: ReadonlySet<number> = NO_LEGS,
  ): Plan | TripFailure {
    const { metric, search } = this.searchFor(request, null, closed);
    const legSearches = new Array<LegSearch>(snapped.length - 1).fill(search);
    const forced = new Map<number, ReadonlySet<number>[]>();
    const legs = { graph: this.graph, metric, snapped, searches: legSearches, forced };
    const refused = forceHighways(request.via ?? [], legs, {
      wayOf: (from, to, search) => this.findLeg(from, to, metric, search),
      edgesOf: (path) => this.edgesOf(path),
    });
    if (refused) return failure(refused.reason, -1, refused.detail);
    const drive = this.drive(snapped, metric, (leg) => legSearches[leg]!, { forced, onRoads });
    if ('reason' in drive) return drive;
    // Who names highways has chosen the country with them.
    const country = request.via?.length ? null : this.countryOfAll(snapped);
    const home =
      country && this.goesAbroad(drive.trip, country)
        ? this.driveAtHome(request, snapped, drive, country, { closed, onRoads })
        : null;
    const best = home ?? drive;
    const ways = home && country ? this.searchFor(request, country, closed) : { metric, search };
    const others = wanted > 0 ? this.otherWays(snapped, ways, best, { wanted, onRoads }) : [];
    // Other ways of a trip that stays in its country stay there too.
    const stays = country !== null && !this.goesAbroad(best.trip, country);
    const alternatives = stays ? others.filter((trip) => !this.goesAbroad(trip, country)) : others;
    return { ok: true, trip: best.trip, alternatives, edges: best.edges, legEdges: best.legEdges };
  }

  /** The country in which all stops lie, if it is one. */
  private countryOfAll(snapped: readonly SnappedStop[]): Country | null {
    const { jurisdictions } = this.graph.tables;
    const country = countryOf(jurisdictions[snapped[0]!.jurisdiction]);
    return snapped.every((stop) => countryOf(jurisdictions[stop.jurisdiction]) === country) ? country : null;
  }

  private goesAbroad({ jurisdictions }: Trip, country: Country): boolean {
    return jurisdictions.some(({ jurisdiction }) => countryOf(jurisdiction) !== country);
  }

  /**
   * A trip between stops of one country stays there, though the way through the other may be shorter (Detroit to
   * Buffalo, Toronto to Winnipeg): null where no way does, or where staying takes too long.
   */
  private driveAtHome(
    request: TripRequest,
    snapped: SnappedStop[],
    best: Drive,
    country: Country,
    { closed, onRoads }: { closed: readonly number[]; onRoads: ReadonlySet<number> },
  ): Drive | null {
    const { metric, search } = this.searchFor(request, country, closed);
    const drive = this.drive(snapped, metric, () => search, { forced: NO_LEGS, onRoads });
    return 'reason' in drive ||
      this.goesAbroad(drive.trip, country) ||
      drive.cost > best.cost * HOME_COST_FACTOR
      ? null
      : drive;
  }

  private searchFor(
    request: TripRequest,
    country: Country | null = null,
    closed: readonly number[] = [],
  ): MetricSearch {
    const avoidTolls = request.avoidTolls ?? false;
    const shortest = request.mode === 'shortest';
    const key = metricKey(shortest, avoidTolls, country);
    const searches = closed.length > 0 ? this.searchesOf(closed) : this.searches;
    let found = searches.get(key);
    if (!found) {
      const anywhere = shortest
        ? shortestMetric(this.graph, avoidTolls)
        : practicalMetric(this.graph, avoidTolls);
      const open = country ? homeMetric(this.graph, anywhere, country) : anywhere;
      const edges = closed.flatMap((rule) => [...this.truckRules!.edgesOf(rule)]);
      const metric = edges.length > 0 ? closedMetric(open, edges) : open;
      found = { metric, search: this.hierarchyFor(metric.edgeCost) };
      searches.set(key, found);
    }
    return found;
  }

  private searchesOf(closed: readonly number[]): Map<string, MetricSearch> {
    const key = closed.join();
    const searches = this.closed.get(key) ?? new Map<string, MetricSearch>();
    this.closed.delete(key);
    this.closed.set(key, searches);
    if (this.closed.size > CLOSED_SETS) this.closed.delete(this.closed.keys().next().value!);
    return searches;
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
    { forced, onRoads }: { forced: Pick<ReadonlySet<number>, 'has'>; onRoads: ReadonlySet<number> },
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
      const path = pathOver ?? this.findLeg(from, to, metric, searchOf(leg), onRoads.has(leg));
      const mustUseNetwork = pathOver !== null || (forced.has(leg) && path !== null);
      const plan =
        path && mustUseNetwork
          ? ({ kind: 'network', cost: path.cost, path } as const)
          : planLeg(this.graph, metric, from, to, path, !onRoads.has(leg));
      if (!plan) return this.explain(snapped, leg);
      logLeg(this.graph, this.log, plan, from, to, this.sources, this.targets);
      cost += plan.cost;
      legEdges.push(edges.length);
      if (plan.kind === 'edge') edges.push(from.edge[plan.from]!);
      if (plan.kind === 'network') this.edgesOf(plan.path, edges);
    }
    return { trip: this.log.finish(), cost, edges, legEdges };
  }

  /** The way that a search finds, with its cost in the metric of the question whatever costs the search used. */
  private findLeg(
    from: SnappedStop,
    to: SnappedStop,
    metric: Metric,
    search: LegSearch,
    staysNear = false,
  ): FoundPath | null {
    const { graph, sources, targets } = this;
    sources.fill(graph, metric, search.edgeCost, from, staysNear);
    targets.fill(graph, metric, search.edgeCost, to, staysNear);
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
      const isTwice =
        new Set(edges).size < edges.length ||
        edges.includes(sources.drivenTo(first.startNode)) ||
        edges.includes(targets.drivenTo(on.endNode));
      if (isTwice || (best && best.cost <= cost)) continue;
      best = { cost, startNode: first.startNode, endNode: on.endNode, edges, edgeCount: edges.length };
    }
    return best;
  }

  /** Edges of a found way, with those that it begins and ends on. */
  private edgesOf(path: FoundPath, edges: number[] = []): number[] {
    this.sources.pushEdge(path.startNode, edges);
    for (let i = 0; i < path.edgeCount; i++) edges.push(path.edges[i]!);
    this.targets.pushEdge(path.endNode, edges);
    return edges;
  }

  /** Ways that people might drive instead; over other roads, whatever highways the trip was made to use. */
  private otherWays(
    snapped: SnappedStop[],
    { metric, search }: MetricSearch,
    best: Drive,
    { wanted, onRoads }: { wanted: number; onRoads: ReadonlySet<number> },
  ): Trip[] {
    const legs = { forced: NO_LEGS, onRoads };
    return otherWays(
      this.graph.tables,
      metric.edgeCost,
      best,
      wanted,
      (costs) => {
        const once = this.searchOnce(costs, snapped.length - 1);
        return this.drive(snapped, metric, () => once, legs);
      },
      (edges) => this.drive(snapped, metric, () => search, legs, edges),
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

type Plan = Extract<TripOutcome, { ok: true }> & Pick<Drive, 'edges' | 'legEdges'>;

const outcomeOf = ({ edges: _, legEdges: __, ...outcome }: Plan): Extract<TripOutcome, { ok: true }> =>
  outcome;

const metricKey = (shortest: boolean, avoidTolls: boolean, country: Country | null = null): string =>
  `${shortest} ${avoidTolls} ${country}`;

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
