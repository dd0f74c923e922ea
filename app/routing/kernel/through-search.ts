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
}

interface Stretch {
  from: number;
  to: number;
  edges: number[];
  cost: number;
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
    const ways: { cost: number; stretch: Stretch }[] = [];
    for (const node of this.nodesOnHighway()) {
      if (there.cost[node]! >= CLOSED) continue;
      for (const stretch of this.stretchesFrom(node)) {
        const cost = there.cost[node]! + stretch.cost + back.cost[stretch.to]!;
        if (cost < CLOSED) ways.push({ cost, stretch });
      }
    }
    ways.sort((a, b) => a.cost - b.cost || a.stretch.from - b.stretch.from || a.stretch.to - b.stretch.to);
    for (const { cost, stretch } of ways.slice(0, TRIED)) {
      const first = rootwards(there, stretch.from);
      const last = rootwards(back, stretch.to);
      const edges = Int32Array.of(...first.edges.reverse(), ...stretch.edges, ...last.edges);
      if (new Set(edges).size === edges.length) return { cost, startNode: first.root, endNode: last.root, edges, edgeCount: edges.length };
    }
    return null;
  }

  private treeOf(ends: LegEnds): Tree {
    const { graph, edgeCost } = this;
    const { linkStart, linkEdge, linkNode } = graph.links();
    const tree: Tree = { cost: new Int32Array(graph.nodeCount).fill(CLOSED), edge: new Int32Array(graph.nodeCount).fill(-1), node: new Int32Array(graph.nodeCount) };
    const heap = new MinHeap();
    for (let i = 0; i < ends.count; i++) {
      const node = ends.node[i]!;
      if (ends.cost[i]! >= tree.cost[node]!) continue;
      tree.cost[node] = ends.cost[i]!;
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
        if (on.tenths >= this.leastTenths) stretches.push({ from: start, to: next, edges: on.edges, cost: on.cost });
        else waiting.push(next);
      }
    }
    return stretches;
  }
}

function rootwards({ edge, node }: Tree, from: number): { edges: number[]; root: number } {
  const edges: number[] = [];
  let at = from;
  for (; edge[at]! >= 0; at = node[at]!) edges.push(edge[at]!);
  return { edges, root: at };
}
