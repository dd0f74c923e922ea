import type { LegEnds } from './leg-ends';
import { MinHeap } from './min-heap';
import type { RoadGraph } from './road-graph';
import { CLOSED } from './metric';

/** A way through the network that a search found: edges in travel order. Valid until the search runs again. */
export interface FoundPath {
  cost: number;
  startNode: number;
  endNode: number;
  edges: Int32Array;
  edgeCount: number;
}

/** Finds the cheapest way from any of the sources to any of the targets. */
export interface LegSearch {
  /** The costs that it searches with. */
  readonly edgeCost: Int32Array;
  find(sources: LegEnds, targets: LegEnds): FoundPath | null;
}

/**
 * Dijkstra's search on the plain graph for costs that change from question to question (alternatives, forced
 * highways). State is kept from search to search and told apart by a stamp.
 */
export class PlainSearch implements LegSearch {
  private readonly cost: Int32Array;
  private readonly parentEdge: Int32Array;
  private readonly parentNode: Int32Array;
  private readonly stamp: Int32Array;
  private readonly targetCost: Int32Array;
  private readonly targetStamp: Int32Array;
  private readonly heap = new MinHeap();
  private generation = 0;
  private readonly path: FoundPath;

  constructor(
    private readonly graph: RoadGraph,
    public edgeCost: Int32Array,
  ) {
    const n = graph.nodeCount;
    this.cost = new Int32Array(n);
    this.parentEdge = new Int32Array(n);
    this.parentNode = new Int32Array(n);
    this.stamp = new Int32Array(n);
    this.targetCost = new Int32Array(n);
    this.targetStamp = new Int32Array(n);
    this.path = { cost: 0, startNode: 0, endNode: 0, edges: new Int32Array(4096), edgeCount: 0 };
  }

  find(sources: LegEnds, targets: LegEnds): FoundPath | null {
    const { graph, edgeCost, cost, parentEdge, parentNode, stamp, heap } = this;
    const { linkStart, linkEdge, linkNode } = graph.links();
    const generation = ++this.generation;
    heap.clear();
    for (let i = 0; i < targets.count; i++) {
      this.targetCost[targets.node[i]!] = targets.cost[i]!;
      this.targetStamp[targets.node[i]!] = generation;
    }
    for (let i = 0; i < sources.count; i++) {
      const n = sources.node[i]!;
      if (sources.cost[i]! >= CLOSED) continue;
      cost[n] = sources.cost[i]!;
      stamp[n] = generation;
      parentEdge[n] = -1;
      parentNode[n] = -1;
      heap.push(cost[n], n);
    }
    let best = CLOSED;
    let bestNode = -1;
    while (heap.size > 0 && heap.firstKey < best) {
      const key = heap.firstKey;
      const u = heap.pop();
      if (key > cost[u]!) continue;
      if (this.targetStamp[u] === generation && key + this.targetCost[u]! < best) {
        best = key + this.targetCost[u]!;
        bestNode = u;
      }
      for (let i = linkStart[u]!, end = linkStart[u + 1]!; i < end; i++) {
        const e = linkEdge[i]!;
        const c = edgeCost[e]!;
        if (c >= CLOSED) continue;
        const v = linkNode[i]!;
        const next = key + c;
        if (stamp[v] === generation && cost[v]! <= next) continue;
        stamp[v] = generation;
        cost[v] = next;
        parentEdge[v] = e;
        parentNode[v] = u;
        heap.push(next, v);
      }
    }
    if (bestNode < 0) return null;
    return this.trace(best, bestNode);
  }

  private trace(cost: number, endNode: number): FoundPath {
    const { path, parentEdge, parentNode } = this;
    let count = 0;
    let u = endNode;
    while (parentNode[u]! >= 0) {
      if (count === path.edges.length) {
        const grown = new Int32Array(count * 2);
        grown.set(path.edges);
        path.edges = grown;
      }
      path.edges[count++] = parentEdge[u]!;
      u = parentNode[u]!;
    }
    path.edges.subarray(0, count).reverse();
    path.edgeCount = count;
    path.cost = cost;
    path.startNode = u;
    path.endNode = endNode;
    return path;
  }
}
