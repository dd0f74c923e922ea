import { MinHeap } from '../kernel/min-heap';
import type { MatchGraph } from './match-graph';

/** A point on a road: a share of an edge's length. */
export interface RoadPoint {
  edge: number;
  share: number;
}

/** Part of an edge that is driven: `from` and `to` are shares of its length. */
export interface EdgePart {
  edge: number;
  from: number;
  to: number;
}

/**
 * The quickest ways from one point of a road to others near by. Bounded by miles: what lies farther is not found.
 * Search state is reused and told apart by a stamp.
 */
export class NearSearch {
  private readonly ms: Int32Array;
  private readonly miles: Float64Array;
  private readonly parent: Int32Array;
  private readonly stamp: Int32Array;
  private readonly settled: Int32Array;
  private readonly heap = new MinHeap();
  private generation = 0;
  private source: RoadPoint = { edge: 0, share: 0 };

  constructor(private readonly graph: MatchGraph) {
    const n = graph.nodeCount;
    this.ms = new Int32Array(n);
    this.miles = new Float64Array(n);
    this.parent = new Int32Array(n);
    this.stamp = new Int32Array(n);
    this.settled = new Int32Array(n);
  }

  edgeMiles(edge: number): number {
    return this.graph.tables.edgeTenths[edge]! / 10;
  }

  /**
   * Looks from a point as far as `withinMiles`, and no longer than until all of `wanted` are reached.
   */
  from(edge: number, share: number, withinMiles: number, wanted: { edge: Int32Array; count: number }): void {
    const { graph, heap, ms, miles, parent, stamp, settled } = this;
    const { edgeFrom, edgeTo } = graph.tables;
    const { linkStart, linkEdge, linkNode } = graph.links();
    this.source.edge = edge;
    this.source.share = share;
    const generation = ++this.generation;
    heap.clear();
    const seed = (node: number, part: number) => {
      const cost = Math.round(graph.edgeMs[edge]! * part);
      if (stamp[node] === generation && ms[node]! <= cost) return;
      stamp[node] = generation;
      ms[node] = cost;
      miles[node] = this.edgeMiles(edge) * part;
      parent[node] = -1;
      heap.push(cost, node);
    };
    seed(edgeFrom[edge]!, share);
    seed(edgeTo[edge]!, 1 - share);
    let open = wanted.count;
    while (heap.size > 0 && open > 0) {
      const key = heap.firstKey;
      const u = heap.pop();
      if (key > ms[u]! || settled[u] === generation) continue;
      settled[u] = generation;
      open = 0;
      for (let i = 0; i < wanted.count; i++) {
        const e = wanted.edge[i]!;
        if (settled[edgeFrom[e]!] !== generation || settled[edgeTo[e]!] !== generation) open++;
      }
      if (miles[u]! > withinMiles) continue;
      for (let i = linkStart[u]!, end = linkStart[u + 1]!; i < end; i++) {
        const e = linkEdge[i]!;
        const v = linkNode[i]!;
        const next = key + graph.edgeMs[e]!;
        if (stamp[v] === generation && ms[v]! <= next) continue;
        stamp[v] = generation;
        ms[v] = next;
        miles[v] = miles[u]! + this.edgeMiles(e);
        parent[v] = e;
        heap.push(next, v);
      }
    }
  }

  /** Miles to a point, by the search made last; Infinity where it was not reached. */
  milesTo(edge: number, share: number): number {
    const { edgeFrom, edgeTo } = this.graph.tables;
    let best = Infinity;
    let least = Infinity;
    if (edge === this.source.edge) {
      best = Math.abs(share - this.source.share) * this.edgeMiles(edge);
      least = Math.abs(share - this.source.share) * this.graph.edgeMs[edge]!;
    }
    for (const [node, part] of [
      [edgeFrom[edge]!, share],
      [edgeTo[edge]!, 1 - share],
    ] as const) {
      if (this.stamp[node] !== this.generation) continue;
      const cost = this.ms[node]! + this.graph.edgeMs[edge]! * part;
      if (cost >= least) continue;
      least = cost;
      best = this.miles[node]! + this.edgeMiles(edge) * part;
    }
    return best;
  }

  /** The parts of edges driven to a point, in travel order; empty where it was not reached. */
  wayTo(edge: number, share: number): EdgePart[] {
    const { source, graph } = this;
    const { edgeFrom, edgeTo } = graph.tables;
    let least = Infinity;
    let node = -1;
    if (edge === source.edge) least = Math.abs(share - source.share) * graph.edgeMs[edge]!;
    for (const [end, part] of [
      [edgeFrom[edge]!, share],
      [edgeTo[edge]!, 1 - share],
    ] as const) {
      if (this.stamp[end] !== this.generation) continue;
      const cost = this.ms[end]! + graph.edgeMs[edge]! * part;
      if (cost >= least) continue;
      least = cost;
      node = end;
    }
    if (node < 0) return least < Infinity ? [{ edge, from: source.share, to: share }] : [];
    const parts: EdgePart[] = [{ edge, from: edgeFrom[edge] === node ? 0 : 1, to: share }];
    while (this.parent[node]! >= 0) {
      const e = this.parent[node]!;
      const forward = edgeTo[e] === node;
      parts.push({ edge: e, from: forward ? 0 : 1, to: forward ? 1 : 0 });
      node = forward ? edgeFrom[e]! : edgeTo[e]!;
    }
    parts.push({ edge: source.edge, from: source.share, to: edgeFrom[source.edge] === node ? 0 : 1 });
    return parts.reverse();
  }
}
