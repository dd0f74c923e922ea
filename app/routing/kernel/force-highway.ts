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
  /** Edges of a way, with those that it begins and ends on. */
  edgesOf: (path: FoundPath, from: SnappedStop, to: SnappedStop) => number[];
}

/**
 * Makes one leg of a trip use a highway: the leg whose way over it costs the least more. Its search is replaced by one that
 * finds the highway cheap, with the weakest discount that brings the way onto it; where the highway lies aside, by one that must pass over it.
 * @param isOnlyOne no other highway is asked for: it is to be the main road, if a sensible way has it so
 * @returns why it cannot be, or null
 */
export function forceHighway(highway: string, isOnlyOne: boolean, legs: Legs, { wayOf, edgesOf }: Ways): TripFailure['reason'] | null {
  const { graph, metric, snapped, searches, forced } = legs;
  const { edgeHighway, edgeTenths } = graph.tables;
  const wanted = highwaysNamed(graph, highway);
  if (!wanted.size) return 'unknown-highway';

  const shareOn = (path: FoundPath, leg: number, highways: ReadonlySet<number> = wanted): { on: number; all: number } => {
    let [on, all] = [0, 0];
    for (const e of edgesOf(path, snapped[leg]!, snapped[leg + 1]!)) {
      all += edgeTenths[e]!;
      if (highways.has(edgeHighway[e]!)) on += edgeTenths[e]!;
    }
    return { on, all };
  };
  const uses = ({ on, all }: { on: number; all: number }): boolean => on > 0 && on >= Math.min(USED_TENTHS, all * USED_SHARE);
  const isMain = ({ on, all }: { on: number; all: number }): boolean => on >= all * MAIN_SHARE;
  const keepsEarlier = (path: FoundPath, leg: number): boolean => (forced.get(leg) ?? []).every((earlier) => uses(shareOn(path, leg, earlier)));

  let isUsedAnyway = false;
  const normal: { cost: number; tenths: number }[] = [];
  for (let leg = 0; leg < searches.length; leg++) {
    const [from, to] = [snapped[leg]!, snapped[leg + 1]!];
    const path = wayOf(from, to, searches[leg]!);
    const share = path && shareOn(path, leg);
    normal.push({ cost: path?.cost ?? CLOSED, tenths: share?.all ?? 0 });
    // Nothing is to be forced where the trip uses the highway anyway.
    const plan = planLeg(graph, metric, from, to, path, !forced.has(leg));
    if (plan?.kind === 'edge' && wanted.has(edgeHighway[from.edge[plan.from]!]!)) return null;
    if (plan?.kind !== 'network' || !share || !uses(share)) continue;
    if (!isOnlyOne || isMain(share)) return null;
    isUsedAnyway = true;
  }

  // Costs of the searches that legs already have (an earlier forced highway) are kept where this one is added.
  const bestOf = (searchFor: (leg: number) => LegSearch, isEnough: (share: { on: number; all: number }) => boolean, mustKeep: boolean) => {
    let best: { leg: number; extra: number; search: LegSearch } | null = null;
    for (let leg = 0; leg < searches.length; leg++) {
      const { cost } = normal[leg]!;
      if (cost >= CLOSED) continue;
      const search = searchFor(leg);
      const path = wayOf(snapped[leg]!, snapped[leg + 1]!, search);
      if (!path || path.cost > cost * DETOUR + DETOUR_FREE_MILES * metric.accessCostPerMile || !isEnough(shareOn(path, leg))) continue;
      if (mustKeep && !keepsEarlier(path, leg)) continue;
      const extra = path.cost - cost;
      if (!best || extra < best.extra) best = { leg, extra, search };
    }
    return best;
  };
  const discounted = (discount: number) => {
    const costs = metric.edgeCost.map((cost, e) => (wanted.has(edgeHighway[e]!) && cost < CLOSED ? Math.max(1, Math.round(cost * discount)) : cost));
    return (leg: number) => new PlainSearch(graph, forced.has(leg) ? lower(costs, searches[leg]!.edgeCost) : costs);
  };
  const through = (leg: number) => new ThroughSearch(graph, searches[leg]!.edgeCost, wanted, Math.min(USED_TENTHS, normal[leg]!.tenths * USED_SHARE));
  const find = (mustKeep: boolean) => {
    let best: ReturnType<typeof bestOf> = null;
    for (const discount of DISCOUNTS) best ??= bestOf(discounted(discount), isUsedAnyway ? isMain : uses, mustKeep);
    return best ?? (isUsedAnyway ? null : bestOf(through, uses, mustKeep));
  };
  // A leg drives its earlier highways beside this one; only where no leg can, the later wish goes before the earlier one.
  const best = find(true) ?? (forced.size > 0 ? find(false) : null);
  if (!best) return isUsedAnyway ? null : 'via-not-possible';
  searches[best.leg] = best.search;
  forced.set(best.leg, [...(forced.get(best.leg) ?? []), wanted]);
  return null;
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
