import { longer } from './hierarchy-topology';
import type { LegEnds } from './leg-ends';
import { CLOSED } from './metric';
import type { FoundPath, LegSearch } from './plain-search';

/** A hierarchy with the costs of one metric. */
export interface Hierarchy {
  count: number;
  /** Rank of a node and back. */
  rankOf: Int32Array;
  nodeOf: Int32Array;
  /** Arc a of rank r leads up to arcHead[a]; r's arcs are arcStart[r] .. arcStart[r + 1]. */
  arcStart: Int32Array;
  arcHead: Int32Array;
  arcCost: Int32Array;
  /**
   * What an arc stands for: an edge (>= 0), or two arcs that go up from one lower node: ~arcVia[a] to the lower end
   * of a and arcUpper[a] to its upper end.
   */
  arcVia: Int32Array;
  arcUpper: Int32Array;
  /** Parents in the elimination tree, where the arcs are complete; null where needless arcs were left out. */
  parent: Int32Array | null;
}

/**
 * Answers questions on a hierarchy: from both ends everything that lies above is collected, sorted by rank and swept
 * once, without a heap: some hundred nodes. Search state is its own and reused.
 */
export class HierarchySearch implements LegSearch {
  private readonly up: Side;
  private readonly down: Side;
  private readonly path: FoundPath;
  private stack = new Int32Array(256);
  private climbed = new Int32Array(256);

  constructor(
    private readonly hierarchy: Hierarchy,
    readonly edgeCost: Int32Array,
  ) {
    this.up = new Side(hierarchy);
    this.down = new Side(hierarchy);
    this.path = { cost: 0, startNode: 0, endNode: 0, edges: new Int32Array(4096), edgeCount: 0 };
  }

  find(sources: LegEnds, targets: LegEnds): FoundPath | null {
    const { up, down } = this;
    up.collect(sources);
    down.collect(targets);
    this.relax(up);
    this.relax(down);
    // Both branches are sorted by rank: walk them like two lists and look at the nodes that are in both.
    let best = CLOSED;
    let meeting = -1;
    let j = 0;
    for (let i = 0; i < up.count; i++) {
      const r = up.branch[i]!;
      while (j < down.count && down.branch[j]! < r) j++;
      if (j === down.count) break;
      if (down.branch[j] !== r) continue;
      const cost = up.cost[r]! + down.cost[r]!;
      if (cost < best) {
        best = cost;
        meeting = r;
      }
    }
    if (meeting < 0) return null;
    return this.trace(best, meeting);
  }

  private relax(side: Side): void {
    const { arcStart, arcHead, arcCost } = this.hierarchy;
    const { branch, cost, arc, from, count } = side;
    for (let i = 0; i < count; i++) {
      const r = branch[i]!;
      const base = cost[r]!;
      if (base >= CLOSED) continue;
      for (let a = arcStart[r]!, end = arcStart[r + 1]!; a < end; a++) {
        const next = base + arcCost[a]!;
        const head = arcHead[a]!;
        if (next < cost[head]!) {
          cost[head] = next;
          arc[head] = a;
          from[head] = r;
        }
      }
    }
  }

  private trace(cost: number, meeting: number): FoundPath {
    const { path, up, down } = this;
    path.edgeCount = 0;
    path.cost = cost;
    // From the source up to the meeting node: the arcs are known from the top, so they are collected first.
    let depth = 0;
    let r = meeting;
    while (up.arc[r]! >= 0) {
      if (depth === this.climbed.length) this.climbed = longer(this.climbed);
      this.climbed[depth++] = r;
      r = up.from[r]!;
    }
    path.startNode = this.hierarchy.nodeOf[r]!;
    for (let i = depth - 1; i >= 0; i--) {
      const higher = this.climbed[i]!;
      this.unpack(up.arc[higher]!, true);
    }
    r = meeting;
    while (down.arc[r]! >= 0) {
      this.unpack(down.arc[r]!, false);
      r = down.from[r]!;
    }
    path.endNode = this.hierarchy.nodeOf[r]!;
    return path;
  }

  /** Writes the edges of an arc, traveled upwards or downwards. */
  private unpack(arc: number, upwards: boolean): void {
    const { hierarchy, path } = this;
    const { arcVia, arcUpper } = hierarchy;
    // Arcs to come, each times two, plus one when it is traveled downwards.
    let top = 0;
    this.stack[top++] = upwards ? arc << 1 : (arc << 1) | 1;
    while (top > 0) {
      const task = this.stack[--top]!;
      const a = task >> 1;
      const down = task & 1;
      const via = arcVia[a]!;
      if (via >= 0) {
        if (path.edgeCount === path.edges.length) path.edges = longer(path.edges);
        path.edges[path.edgeCount++] = via;
        continue;
      }
      if (top + 2 > this.stack.length) this.stack = longer(this.stack);
      // Always down to the lower node first and up from it then: the second half waits below the first.
      const toLower = ~via;
      const toUpper = arcUpper[a]!;
      this.stack[top++] = (down ? toLower : toUpper) << 1;
      this.stack[top++] = ((down ? toUpper : toLower) << 1) | 1;
    }
  }
}

/** One end's part of a question: the branch of the elimination tree above its nodes, with costs. */
class Side {
  /** Cost by rank; only the entries of the branch are valid. */
  readonly cost: Int32Array;
  readonly arc: Int32Array;
  readonly from: Int32Array;
  private readonly stamp: Int32Array;
  private generation = 0;
  branch = new Int32Array(4096);
  count = 0;

  constructor(private readonly hierarchy: Hierarchy) {
    const { count } = hierarchy;
    this.cost = new Int32Array(count);
    this.arc = new Int32Array(count);
    this.from = new Int32Array(count);
    this.stamp = new Int32Array(count);
  }

  /** Everything above the given nodes, sorted by rank, with the nodes' own costs set and all others open. */
  collect(ends: LegEnds): void {
    const { cost, arc, stamp } = this;
    const { rankOf, parent, arcStart, arcHead } = this.hierarchy;
    const generation = ++this.generation;
    let count = 0;
    const add = (r: number) => {
      stamp[r] = generation;
      cost[r] = CLOSED;
      arc[r] = -1;
      if (count === this.branch.length) this.branch = longer(this.branch);
      this.branch[count++] = r;
    };
    for (let i = 0; i < ends.count; i++) {
      let r = rankOf[ends.node[i]!]!;
      if (parent) for (; r >= 0 && stamp[r] !== generation; r = parent[r]!) add(r);
      else if (stamp[r] !== generation) add(r);
    }
    if (!parent) {
      for (let i = 0; i < count; i++) {
        const r = this.branch[i]!;
        for (let a = arcStart[r]!, end = arcStart[r + 1]!; a < end; a++) {
          if (stamp[arcHead[a]!] !== generation) add(arcHead[a]!);
        }
      }
    }
    for (let i = 0; i < ends.count; i++) {
      const r = rankOf[ends.node[i]!]!;
      if (ends.cost[i]! < cost[r]!) cost[r] = ends.cost[i]!;
    }
    this.branch.subarray(0, count).sort();
    this.count = count;
  }
}
