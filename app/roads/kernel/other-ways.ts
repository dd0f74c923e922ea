import { CLOSED } from './metric';
import type { NetworkTables } from '../format/network-tables';
import type { Trip, TripFailure } from './trip';

/*
 * Other sensible ways of a trip. Roads of the ways found so far are made dearer until a search leaves them. What it
 * finds wanders, because it steps aside wherever it can; so only the road that it left them for is kept: the best way
 * over the middle of each leg's longest new stretch is what is shown.
 */

const MOST_ALTERNATIVES = 3;
/** Each further way makes the ways before it this much dearer. */
const PENALTY = 1.25;
/** Another way may cost this much more than the best, and share this much of its miles with any other shown. */
const STRETCH = 1.4;
const SHARED = 0.8;
const TRIES = 12;
/** A shorter stretch than this share of its leg is no other road. */
const NEW_STRETCH = 0.1;

export interface Drive {
  trip: Trip;
  /** Cost in the metric of the question, without penalties and discounts. */
  cost: number;
  /** Edges in travel order, all legs; where the edges of each leg begin. */
  edges: number[];
  legEdges: number[];
}

/**
 * Up to `wanted` other ways, cheapest first. `driveAt` drives the trip with other costs, `driveOver` in the best way
 * over one given edge for each leg (-1 for none).
 */
export function otherWays(
  tables: NetworkTables,
  edgeCost: Int32Array,
  best: Drive,
  wanted: number,
  driveAt: (costs: Int32Array) => Drive | TripFailure,
  driveOver: (edges: readonly number[]) => Drive | TripFailure,
): Trip[] {
  const most = Math.min(MOST_ALTERNATIVES, wanted);
  const found: Drive[] = [best];
  const costs = edgeCost.slice();
  const penalise = (edges: readonly number[]) => {
    for (const e of edges) if (costs[e]! < CLOSED / 4) costs[e] = Math.round(costs[e]! * PENALTY) + 1;
  };
  penalise(best.edges);
  for (let attempt = 0; attempt < TRIES && found.length <= most; attempt++) {
    const rough = driveAt(costs);
    if ('reason' in rough) break;
    penalise(rough.edges);
    const middles = newStretches(tables, rough, found);
    if (middles.every((edge) => edge < 0)) continue;
    const drive = driveOver(middles);
    if ('reason' in drive || drive.cost > best.cost * STRETCH) continue;
    penalise(drive.edges);
    if (found.every((other) => sharedShare(tables, drive, other) <= SHARED)) found.push(drive);
  }
  return found
    .slice(1)
    .sort((a, b) => a.cost - b.cost)
    .map((drive) => drive.trip);
}

/** For each leg the edge in the middle of the longest stretch that no way found so far uses, or -1. */
function newStretches({ edgeTenths }: NetworkTables, rough: Drive, found: readonly Drive[]): number[] {
  const known = new Set(found.flatMap((drive) => drive.edges));
  return rough.legEdges.map((from, leg) => {
    const to = rough.legEdges[leg + 1] ?? rough.edges.length;
    let whole = 0;
    let longest = 0;
    let stretch: [number, number] = [from, from];
    for (let i = from, begin = from, run = 0; i < to; i++) {
      const e = rough.edges[i]!;
      whole += edgeTenths[e]!;
      run += edgeTenths[e]!;
      if (known.has(e)) {
        begin = i + 1;
        run = 0;
      } else if (run > longest) {
        longest = run;
        stretch = [begin, i];
      }
    }
    if (longest <= whole * NEW_STRETCH) return -1;
    let half = longest / 2;
    let i = stretch[0];
    while (i < stretch[1] && half > edgeTenths[rough.edges[i]!]!) half -= edgeTenths[rough.edges[i++]!]!;
    return rough.edges[i]!;
  });
}

function sharedShare({ edgeTenths }: NetworkTables, drive: Drive, other: Drive): number {
  const there = new Set(other.edges);
  let shared = 0;
  let all = 0;
  for (const e of drive.edges) {
    all += edgeTenths[e]!;
    if (there.has(e)) shared += edgeTenths[e]!;
  }
  return all ? shared / all : 1;
}
