import { DrivenLine } from './driven-line';
import type { Fix } from './fix';
import type { GapBridge } from './gap-bridge';
import type { MatchGraph } from './match-graph';
import { NearSearch } from './near-search';
import { Candidates, SegmentIndex } from './segment-index';

/** Ways are looked for up to so many times the miles between two readings, and some more. */
const REACH_FACTOR = 1.6;
const REACH_MORE_MILES = 1.5;
export const reachOf = (miles: number): number => miles * REACH_FACTOR + REACH_MORE_MILES;

/** From a road to a place off it so far, the road is followed first. */
export const ACCESS_MILES = 1.5;
/** And no way is followed that is so much longer. */
const MOST_ACCESS_DETOUR = 1.2;

/** What all traces of a process share: the index of the roads, the searches. */
export class MatchTools {
  readonly index: SegmentIndex;
  readonly search: NearSearch;
  readonly bridge: GapBridge;
  readonly line: DrivenLine;
  private readonly candidates = new Candidates();
  private readonly wanted = { edge: new Int32Array(1), count: 1 };

  constructor(graph: MatchGraph, bridge: GapBridge) {
    this.index = new SegmentIndex(graph.tables);
    this.search = new NearSearch(graph);
    this.bridge = bridge;
    this.line = new DrivenLine(graph.tables);
  }

  /** The shortest way from a road to a place off it: along the road to where it is left, and the miles from there. */
  accessBetween({ edge, share }: Fix, state: number, { lat, lon }: Fix, miles: number) {
    const near = this.index.within(lat, lon, ACCESS_MILES, this.candidates);
    const most = miles * MOST_ACCESS_DETOUR + ACCESS_MILES;
    if (near.count === 0) return null;
    const { search } = this;
    search.from(edge[state]!, share[state]!, reachOf(miles), near);
    let best = -1;
    let least = most;
    for (let i = 0; i < near.count; i++) {
      const sum = search.milesTo(near.edge[i]!, near.share[i]!) + Math.sqrt(near.cost[i]!);
      if (sum >= least) continue;
      least = sum;
      best = i;
    }
    if (best < 0) return null;
    return {
      parts: search.wayTo(near.edge[best]!, near.share[best]!),
      offMiles: Math.sqrt(near.cost[best]!),
    };
  }

  /** The parts of edges between two states; null where no way was found. */
  wayBetween(before: Fix, a: number, fix: Fix, b: number) {
    const [e, f] = [before.edge[a]!, fix.edge[b]!];
    if (e === f) return [{ edge: e, from: before.share[a]!, to: fix.share[b]! }];
    const miles = fix.odometerMiles ?? fix.miles;
    this.wanted.edge[0] = f;
    this.search.from(e, before.share[a]!, reachOf(miles), this.wanted);
    const parts = this.search.wayTo(f, fix.share[b]!);
    return parts.length > 0 ? parts : null;
  }
}
