import { crowMiles } from '~/roads/geometry';
import { MinHeap } from '~/roads/kernel/min-heap';
import type { RoadGraph } from '~/roads/kernel/road-graph';

/** Plain A* on typed arrays, node to node: what the hierarchy is held against. Returns the cost, -1 where there is no way. */
export class AStar {
  private readonly cost: Int32Array;
  private readonly stamp: Int32Array;
  private readonly heap = new MinHeap();
  private generation = 0;

  constructor(
    private readonly graph: RoadGraph,
    private readonly edgeCost: Int32Array,
    /** Milliseconds per mile that no road beats, edges shorter than their chord included. */
    private readonly leastPerMile: number,
  ) {
    this.cost = new Int32Array(graph.nodeCount);
    this.stamp = new Int32Array(graph.nodeCount);
  }

  find(from: number, to: number): number {
    const { graph, edgeCost, cost, stamp, heap } = this;
    const { linkStart, linkNode, linkEdge } = graph.links();
    const { nodeLat, nodeLon } = graph.tables;
    const generation = ++this.generation;
    const toLat = nodeLat[to]! / 1e4;
    const toLon = nodeLon[to]! / 1e4;
    const atLeast = (n: number) =>
      Math.floor(crowMiles(nodeLat[n]! / 1e4, nodeLon[n]! / 1e4, toLat, toLon) * this.leastPerMile);
    heap.clear();
    cost[from] = 0;
    stamp[from] = generation;
    heap.push(atLeast(from), from);
    while (heap.size) {
      const key = heap.firstKey;
      const u = heap.pop();
      if (u === to) return cost[u]!;
      if (key > cost[u]! + atLeast(u)) continue;
      for (let i = linkStart[u]!; i < linkStart[u + 1]!; i++) {
        const c = edgeCost[linkEdge[i]!]!;
        if (c >= 1e9) continue;
        const v = linkNode[i]!;
        const next = cost[u]! + c;
        if (stamp[v] === generation && cost[v]! <= next) continue;
        stamp[v] = generation;
        cost[v] = next;
        heap.push(next + atLeast(v), v);
      }
    }
    return -1;
  }
}
