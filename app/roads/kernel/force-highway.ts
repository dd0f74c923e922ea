import { highwayKey } from '../text/place-key';
import { planLeg } from './drive-leg';
import { CLOSED, type Metric } from './metric';
import { type FoundPath, type LegSearch, PlainSearch } from './plain-search';
import type { RoadGraph } from './road-graph';
import type { SnappedStop } from './snap-stop';
import { ThroughSearch } from './through-search';
import type { TripFailure } from './trip';

/** Fractions of its cost that a wanted highway is made to cost, until a way uses it. */
const DISCOUNTS = [0.6, 0.35, 0.15, 0.04];
/** A way "uses" a highway from this many tenths of a mile on, or from this share of the leg. */
const USED_TENTHS = 100;
const USED_SHARE = 0.05;
/** Who names one highway alone means the road that is mostly it, where there is one: not a few miles on the way to another. */
const MAIN_SHARE = 0.2;
/** A forced highway may cost this many times the best way, and as much more as these miles of local roads. */
const DETOUR = 3;
const DETOUR_FREE_MILES = 30;

interface Legs {
  graph: RoadGraph;
  metric: Metric;
  snapped: readonly SnappedStop[];
  /** One a leg; that of the leg which is made to use the highway is replaced. */
  searches: LegSearch[];
  /** The highways that legs have been made to use. */
  forced: Map<number, ReadonlySet<number>[]>;
}

interface Ways {
  wayOf: (from: SnappedStop, to: SnappedStop, search: LegSearch) => FoundPath | null;
  /** Edges of the way that was just found, with those that it begins and ends on. */
  edgesOf: (path: FoundPath) => number[];
}

/**
 * Makes legs of a trip use highways, each of those that are asked for. Where one cannot be driven beside those before it, or is driven no
 * more because of one behind it, they are tried in another order.
 * @returns why they cannot be, or null
 */
export function forceHighways(
  via: readonly string[],
  legs: Legs,
  ways: Ways,
): Pick<TripFailure, 'reason' | 'detail'> | null {
  const { graph, searches, forced } = legs;
  const requests = via.map((highway) => ({ highway, wanted: highwaysNamed(graph, highway) }));
  const unknown = requests.find(({ wanted }) => wanted.size === 0);
  if (unknown) return { reason: 'unknown-highway', detail: unknown.highway };
  const usual = [...searches];
  let order = requests;
  let unmet = -1;
  for (let attempt = 0; attempt < requests.length; attempt++) {
    usual.forEach((search, leg) => (searches[leg] = search));
    forced.clear();
    const refused = order.findIndex(({ wanted }) => !forceHighway(wanted, requests.length === 1, legs, ways));
    if (refused === 0) return { reason: 'via-not-possible', detail: order[0]!.highway };
    const lost = refused > 0 ? refused : order.findIndex(({ wanted }) => !isDriven(wanted, legs, ways));
    if (lost < 0) return null;
    if (unmet < 0) unmet = lost;
    const others = order.toSpliced(lost, 1);
    order = refused > 0 ? [order[lost]!, ...others] : [...others, order[lost]!];
  }
  if (unmet < 0) return null;
  const others = via.toSpliced(unmet, 1).join(' and ');
  return { reason: 'via-not-possible', detail: `${via[unmet]!} together with ${others}` };
}

interface Share {
  on: number;
  all: number;
}
const uses = ({ on, all }: Share): boolean => on > 0 && on >= Math.min(USED_TENTHS, all * USED_SHARE);
const isMain = ({ on, all }: Share): boolean => on >= all * MAIN_SHARE;

/** Tenths of a mile of a way that was just found, and of those on highways. */
function shareOn(path: FoundPath, highways: ReadonlySet<number>, { graph }: Legs, { edgesOf }: Ways): Share {
  const { edgeHighway, edgeTenths } = graph.tables;
  let [on, all] = [0, 0];
  for (const e of edgesOf(path)) {
    all += edgeTenths[e]!;
    if (highways.has(edgeHighway[e]!)) on += edgeTenths[e]!;
  }
  return { on, all };
}

interface LegNow {
  /** Cost of its way over the network. */
  cost: number;
  tenths: number;
  use: 'none' | 'some' | 'main';
}

/** How a leg is driven with the search that it has, and how much of it on the highways. */
function legNow(leg: number, highways: ReadonlySet<number>, legs: Legs, ways: Ways): LegNow {
  const { graph, metric, snapped, searches, forced } = legs;
  const [from, to] = [snapped[leg]!, snapped[leg + 1]!];
  const path = ways.wayOf(from, to, searches[leg]!);
  const share = path ? shareOn(path, highways, legs, ways) : { on: 0, all: 0 };
  const plan = forced.has(leg) ? null : planLeg(graph, metric, from, to, path, true);
  const isOnEdge = plan?.kind === 'edge' && highways.has(graph.tables.edgeHighway[from.edge[plan.from]!]!);
  const isUsed = (forced.has(leg) || plan?.kind === 'network') && uses(share);
  return {
    cost: path?.cost ?? CLOSED,
    tenths: share.all,
    use: isOnEdge || (isUsed && isMain(share)) ? 'main' : isUsed ? 'some' : 'none',
  };
}

const isDriven = (wanted: ReadonlySet<number>, legs: Legs, ways: Ways): boolean =>
  legs.searches.some((_, leg) => legNow(leg, wanted, legs, ways).use !== 'none');

/**
 * Makes one leg of a trip use a highway: the leg whose way over it costs the least more, with the highways that it was made to use before.
 * Its search is replaced by one that finds the highway cheap, with the weakest discount that brings the way onto it; where the highway
 * lies aside, by one that must pass over it.
 * @param isOnlyOne no other highway is asked for: it is to be the main road, if a sensible way has it so
 * @returns whether the trip uses it
 */
function forceHighway(wanted: ReadonlySet<number>, isOnlyOne: boolean, legs: Legs, ways: Ways): boolean {
  const { graph, metric, snapped, searches, forced } = legs;
  const { edgeHighway } = graph.tables;
  const normal = searches.map((_, leg) => legNow(leg, wanted, legs, ways));
  const isUsedAnyway = normal.some(({ use }) => use !== 'none');
  // Nothing is to be forced where the trip uses the highway anyway.
  if (isUsedAnyway && (!isOnlyOne || normal.some(({ use }) => use === 'main'))) return true;

  const keepsEarlier = (path: FoundPath, leg: number): boolean =>
    (forced.get(leg) ?? []).every((earlier) => uses(shareOn(path, earlier, legs, ways)));
  // Costs of the searches that legs already have (an earlier forced highway) are kept where this one is added.
  const bestOf = (searchFor: (leg: number) => LegSearch, isEnough: (share: Share) => boolean) => {
    let best: { leg: number; extra: number; search: LegSearch } | null = null;
    for (let leg = 0; leg < searches.length; leg++) {
      const { cost } = normal[leg]!;
      if (cost >= CLOSED) continue;
      const search = searchFor(leg);
      const path = ways.wayOf(snapped[leg]!, snapped[leg + 1]!, search);
      if (!path || path.cost > cost * DETOUR + DETOUR_FREE_MILES * metric.accessCostPerMile) continue;
      if (!isEnough(shareOn(path, wanted, legs, ways)) || !keepsEarlier(path, leg)) continue;
      const extra = path.cost - cost;
      if (!best || extra < best.extra) best = { leg, extra, search };
    }
    return best;
  };
  const discounted = (discount: number) => {
    const costs = metric.edgeCost.map((cost, e) =>
      wanted.has(edgeHighway[e]!) && cost < CLOSED ? Math.max(1, Math.round(cost * discount)) : cost,
    );
    return (leg: number) =>
      new PlainSearch(graph, forced.has(leg) ? lower(costs, searches[leg]!.edgeCost) : costs);
  };
  const through = (leg: number) =>
    new ThroughSearch(
      graph,
      searches[leg]!.edgeCost,
      wanted,
      Math.min(USED_TENTHS, normal[leg]!.tenths * USED_SHARE),
    );
  let best: ReturnType<typeof bestOf> = null;
  for (const discount of DISCOUNTS) best ??= bestOf(discounted(discount), isUsedAnyway ? isMain : uses);
  if (!isUsedAnyway) best ??= bestOf(through, uses);
  if (!best) return isUsedAnyway;
  searches[best.leg] = best.search;
  forced.set(best.leg, [...(forced.get(best.leg) ?? []), wanted]);
  return true;
}

/** Numbers of the highways that are called so, however it was written. */
function highwaysNamed(graph: RoadGraph, highway: string): Set<number> {
  const key = highwayKey(highway);
  const named = new Set<number>();
  graph.tables.highways.forEach((name, i) => {
    if (i && highwayKey(name) === key) named.add(i);
  });
  return named;
}

const lower = (a: Int32Array, b: Int32Array): Int32Array => a.map((value, i) => Math.min(value, b[i]!));
