import { NetworkFileError, readNetworkFile } from './format/network-file';
import type { NetworkTables } from './format/network-tables';
import { buildRoadGraph, type RoadGraph } from './kernel/road-graph';
import type { TripOutcome, TripRequest } from './kernel/trip';
import { TripPlanner } from './kernel/trip-planner';
import { GapBridge } from './matching/gap-bridge';
import { readSideRoads } from './format/side-roads-file';
import { type MatchGraph, withSideRoads } from './matching/match-graph';
import { MatchTools } from './matching/match-tools';
import { MatchedWays } from './matching/matched-ways';
import { TraceSplitter } from './borders/trace-splitter';

/**
 * The kernel's front door. Needs nothing of the rest of the product and nothing from npm:
 *
 *   const router = openRouter(readFileSync('build/roads.bin'));
 *   const outcome = router.route({ stops: [{ lat: 41.88, lon: -87.63 }, { lat: 32.78, lon: -96.8 }] });
 *   if (outcome.ok) outcome.trip.distanceTenthMiles // 9250 is 925.0 miles
 *
 * One router serves a process: the graph is shared and read-only, search state is reused from question to question
 * (calls are synchronous, so they never overlap). The same question always gives the same answer.
 */
export class Router {
  readonly graph: RoadGraph;
  private readonly planner: TripPlanner;
  /** Made when first asked for. */
  private matching: { graph: MatchGraph; tools: MatchTools } | null = null;

  /** `sideRoads` reads the file of roads on which traces are looked for besides; null without one. */
  constructor(
    tables: NetworkTables,
    private readonly sideRoads: () => Uint8Array | null = () => null,
  ) {
    this.graph = buildRoadGraph(tables);
    this.planner = new TripPlanner(this.graph);
  }

  /** What can go wrong is a value: see TripFailureReason. */
  route(request: TripRequest): TripOutcome {
    return this.planner.plan(request);
  }

  /** Whether the same roads are closed for the season on both days (YYYY-MM-DD). */
  sameSeason(oneDay: string, otherDay: string): boolean {
    return this.planner.sameSeason(oneDay, otherDay);
  }

  /** A GPS trace that is matched to the roads; several may be open at once. */
  trace(): TraceSplitter {
    const { graph, tools } = (this.matching ??= this.openMatching());
    return new TraceSplitter(this.graph.map, new MatchedWays(graph, tools));
  }

  private openMatching(): { graph: MatchGraph; tools: MatchTools } {
    const file = this.sideRoads();
    const graph = file ? withSideRoads(this.graph, readSideRoads(file)) : this.graph;
    return { graph, tools: new MatchTools(graph, new GapBridge(this.graph, this)) };
  }
}

/** Reads a compiled network; throws NetworkFileError when the bytes are not one. For `sideRoads` see Router. */
export function openRouter(file: Uint8Array, sideRoads?: () => Uint8Array | null): Router {
  const tables = readNetworkFile(file);
  try {
    return new Router(tables, sideRoads);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new NetworkFileError(`the road network is damaged: ${error.message}`);
  }
}
