import { LoopMemory } from '../wasm/loop-memory';
import { ACCESS_MPH, type Country, countryOf } from './snap-stop';
import type { RoadGraph } from './road-graph';

/** Cost of an edge that must not be used. Far above any route, low enough that a sum of two stays a 31-bit integer. */
export const CLOSED = 1_000_000_000;
/** A toll road is avoided where another way costs less than this many times as much. */
const TOLL_FACTOR = 5;

/**
 * What a route minimizes, as integers per edge: milliseconds (practical) or thousandths of a mile (shortest).
 * Coast to coast is about 2e8 of either.
 */
export interface Metric {
  edgeCost: Int32Array;
  /** Cost of one mile of access between a stop and the network. */
  accessCostPerMile: number;
}

export function practicalMetric(graph: RoadGraph, avoidTolls: boolean): Metric {
  return {
    edgeCost: closeBans(graph, graph.edgeMs, avoidTolls),
    accessCostPerMile: 3_600_000 / ACCESS_MPH,
  };
}

export function shortestMetric(graph: RoadGraph, avoidTolls: boolean): Metric {
  const cost = graph.tables.edgeTenths.map((tenths) => Math.max(10, tenths * 100));
  return { edgeCost: closeBans(graph, cost, avoidTolls), accessCostPerMile: 1000 };
}

/** Abroad every mile counts this many times: no way at home is so long. */
const ABROAD_FACTOR = 20;

/** The same with roads of other countries so dear that they are driven only where no other way leads. */
export function homeMetric({ tables }: RoadGraph, metric: Metric, country: Country): Metric {
  const abroad = tables.jurisdictions.map((code) => countryOf(code) !== country);
  const edgeCost = metric.edgeCost.map((cost, e) =>
    cost < CLOSED && abroad[tables.edgeJurisdiction[e]!] ? Math.min(CLOSED - 1, cost * ABROAD_FACTOR) : cost,
  );
  return { edgeCost, accessCostPerMile: metric.accessCostPerMile };
}

/** The same with some edges closed. */
export function closedMetric(metric: Metric, edges: Iterable<number>): Metric {
  const edgeCost = metric.edgeCost.slice();
  for (const edge of edges) edgeCost[edge] = CLOSED;
  return { edgeCost, accessCostPerMile: metric.accessCostPerMile };
}

function closeBans({ tables }: RoadGraph, edgeCost: Int32Array, avoidTolls: boolean): Int32Array {
  const edges = edgeCost.length;
  const memory = LoopMemory.near(tables.edgeFlags, edges * 5 + 64);
  const cost = memory.words(edges);
  cost.set(edgeCost);
  memory.run.closeBans(
    cost.byteOffset,
    memory.at(tables.edgeFlags),
    edges,
    CLOSED,
    avoidTolls ? TOLL_FACTOR : 1,
  );
  return cost;
}
