import type { LegEnds } from './leg-ends';
import { CLOSED } from './metric';
import { MinHeap } from './min-heap';
import type { FoundPath, LegSearch } from './plain-search';
import type { RoadGraph } from './road-graph';

/** Ways that are looked at, cheapest first, for one that drives no road twice. */
const TRIED = 400;

/** Cheapest costs from some nodes to all others, and the edge by which each is reached. */
interface Tree {
  cost: Int32Array;
  /** Towards the root; -1 at the root and where nothing leads. */
  edge: Int32Array;
  node: Int32Array;
  root: Int32Array;
}

interface Stretch {
  from: number;
  to: number;
  edges: number[];
  cost: number;
  tenths: number;
}

/** A way over a stretch: how it comes to it, and how it continues from it. */
interface Way {
  cost: number;
  stretch: Stretch;
  first: Access;
  last: Access;
}

/** From a stop to a stretch. `isCut`: the stop lies on its first (or last) edge, and `lostTenths` of that are not driven. */
interface Access {
  node: number;
  cost: number;
  isCut: boolean;
  lostTenths: number;
}

/** The cheapest way that drives a stretch of wanted highways, at least so many tenths of a mile of it without a break. */
export class ThroughSearch implements LegSearch {
  constructor(
    private readonly graph: RoadGraph,
    readonly edgeCost: Int32Array,
    private readonly wanted: ReadonlySet<number>,
    private readonly leastTenths: number,
  ) {}

  find(sources: LegEnds, targets: LegEnds): FoundPath | null {
    const [there, back] = [this.treeOf(sources), this.treeOf(targets)];
    const ways: Way[] = [];
    for (const node of this.nodesOnHighway()) {
      if (there.cost[node]! >= CLOSED) continue;
      for (const stretch of this.stretchesFrom(node)) {
        const first = this.access(there, sources, stretch.from, stretch.edges[0]!);
        const last = this.access(back, targets, stretch.to, stretch.edges.at(-1)!);
        if (first.isCut && last.isCut && stretch.edges.length === 1) continue;
        if (stretch.tenths - first.lostTenths - last.lostTenths < this.leastTenths) continue;
        const cost = first.cost + stretch.cost + last.cost;
        if (cost < CLOSED) ways.push({ cost, stretch, first, last });
      }
    }
    ways.sort((a, b) => a.cost - b.cost || a.stretch.from - b.stretch.from || a.stretch.to - b.stretch.to);
    for (const { cost, stretch, first, last } of ways.slice(0, TRIED)) {
      const [startNode, endNode] = [
        first.isCut ? first.node : there.root[first.node]!,
        last.isCut ? last.node : back.root[last.node]!,
      ];
      const edges = Int32Array.of(
        ...(first.isCut ? [] : rootwards(there, first.node).reverse()),
        ...stretch.edges.slice(first.isCut ? 1 : 0, last.isCut ? -1 : undefined),
        ...(last.isCut ? [] : rootwards(back, last.node)),
      );
      const twice =
        new Set(edges).size < edges.length ||
        edges.includes(sources.drivenTo(startNode)) ||
        edges.includes(targets.drivenTo(endNode));
      if (!twice) return { cost, startNode, endNode, edges, edgeCount: edges.length };
    }
    return null;
  }

  /** A way that comes to a stretch along its own first edge, because the stop lies on it, would drive out and back: it begins there. */
  private access(tree: Tree, ends: LegEnds, node: number, edge: number): Access {
    if (ends.partTo(tree.root[node]!).edge !== edge)
      return { node, cost: tree.cost[node]!, isCut: false, lostTenths: 0 };
    const { edgeFrom, edgeTo, edgeTenths } = this.graph.tables;
    const other = edgeFrom[edge] === node ? edgeTo[edge]! : edgeFrom[edge]!;
    const part = ends.partTo(other);
    const driven = part.edge === edge ? part.share : 0;
    return {
      node: other,
      cost: ends.cost[ends.indexOf(other)]! - this.edgeCost[edge]!,
      isCut: true,
      lostTenths: edgeTenths[edge]! * (1 - driven),
    };
  }

  private treeOf(ends: LegEnds): Tree {
    const { graph, edgeCost } = this;
    const { linkStart, linkEdge, linkNode } = graph.links();
    const tree: Tree = {
      cost: new Int32Array(graph.nodeCount).fill(CLOSED),
      edge: new Int32Array(graph.nodeCount).fill(-1),
      node: new Int32Array(graph.nodeCount),
      root: new Int32Array(graph.nodeCount).fill(-1),
    };
    const heap = new MinHeap();
    for (let i = 0; i < ends.count; i++) {
      const node = ends.node[i]!;
      if (ends.cost[i]! >= tree.cost[node]!) continue;
      tree.cost[node] = ends.cost[i]!;
      tree.root[node] = node;
      heap.push(ends.cost[i]!, node);
    }
    while (heap.size > 0) {
      const key = heap.firstKey;
      const u = heap.pop();
      if (key > tree.cost[u]!) continue;
      for (let i = linkStart[u]!; i < linkStart[u + 1]!; i++) {
        const e = linkEdge[i]!;
        const v = linkNode[i]!;
        if (edgeCost[e]! >= CLOSED || key + edgeCost[e]! >= tree.cost[v]!) continue;
        tree.cost[v] = key + edgeCost[e]!;
        tree.edge[v] = e;
        tree.node[v] = u;
        tree.root[v] = tree.root[u]!;
        heap.push(tree.cost[v], v);
      }
    }
    return tree;
  }

  private nodesOnHighway(): number[] {
    const { edgeHighway, edgeFrom, edgeTo } = this.graph.tables;
    const nodes = new Set<number>();
    for (let e = 0; e < edgeHighway.length; e++) {
      if (this.wanted.has(edgeHighway[e]!)) nodes.add(edgeFrom[e]!).add(edgeTo[e]!);
    }
    return [...nodes].sort((a, b) => a - b);
  }

  /** Over the wanted highways alone, each just long enough, the shortest to every end. */
  private stretchesFrom(start: number): Stretch[] {
    const { edgeHighway, edgeTenths } = this.graph.tables;
    const { linkStart, linkEdge, linkNode } = this.graph.links();
    const reached = new Map([[start, { tenths: 0, cost: 0, edges: [] as number[] }]]);
    const waiting = [start];
    const stretches: Stretch[] = [];
    for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
      const { tenths, cost, edges } = reached.get(node)!;
      for (let i = linkStart[node]!; i < linkStart[node + 1]!; i++) {
        const e = linkEdge[i]!;
        const next = linkNode[i]!;
        if (!this.wanted.has(edgeHighway[e]!) || this.edgeCost[e]! >= CLOSED || reached.has(next)) continue;
        const on = { tenths: tenths + edgeTenths[e]!, cost: cost + this.edgeCost[e]!, edges: [...edges, e] };
        reached.set(next, on);
        if (on.tenths >= this.leastTenths) stretches.push({ from: start, to: next, ...on });
        else waiting.push(next);
      }
    }
    return stretches;
  }
}

function rootwards({ edge, node }: Tree, from: number): number[] {
  const edges: number[] = [];
  for (let at = from; edge[at]! >= 0; at = node[at]!) edges.push(edge[at]!);
  return edges;
}
