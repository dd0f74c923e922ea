import { CLOSED } from './metric';
import type { Hierarchy } from './hierarchy-search';
import type { RoadGraph } from './road-graph';

/*
 * Customizable contraction hierarchy. The file gives every node a rank (nested dissection). Contracting the nodes in
 * that order joins the higher neighbors of each to one another: these arcs depend on the map alone. A metric then
 * only fills in their costs, bottom up. A question walks from both ends up the elimination tree, whose branches are a
 * few hundred nodes, without any heap.
 */

/** The arcs, shared by all metrics. Arc a of rank r leads up to arcHead[a]; r's arcs are sorted by head. */
export interface HierarchyTopology {
  count: number;
  /** Rank of a node and back. */
  rankOf: Int32Array;
  nodeOf: Int32Array;
  arcStart: Int32Array;
  arcHead: Int32Array;
  /** Lowest higher neighbor: the parent in the elimination tree, -1 at a root. */
  parent: Int32Array;
  /** Arc that each edge belongs to, -1 for an edge from a node to itself. */
  arcOfEdge: Int32Array;
}

export function buildTopology(graph: RoadGraph): HierarchyTopology {
  const count = graph.nodeCount;
  const { edgeFrom, edgeTo, nodeRank } = graph.tables;
  const nodeOf = new Int32Array(count);
  for (let node = 0; node < count; node++) nodeOf[nodeRank[node]!] = node;

  // Children of a rank, as linked lists.
  const firstChild = new Int32Array(count).fill(-1);
  const nextChild = new Int32Array(count).fill(-1);
  const mark = new Int32Array(count).fill(-1);
  const parent = new Int32Array(count).fill(-1);
  const arcStart = new Int32Array(count + 1);
  let arcHead = new Int32Array(graph.edgeCount * 4);
  let arcs = 0;
  const { linkStart, linkNode } = graph.links();
  for (let r = 0; r < count; r++) {
    const begin = arcs;
    arcStart[r] = begin;
    mark[r] = r;
    const node = nodeOf[r]!;
    for (let i = linkStart[node]!, end = linkStart[node + 1]!; i < end; i++) {
      const other = nodeRank[linkNode[i]!]!;
      if (other < r || mark[other] === r) continue;
      mark[other] = r;
      if (arcs === arcHead.length) arcHead = longer(arcHead);
      arcHead[arcs++] = other;
    }
    for (let child = firstChild[r]!; child >= 0; child = nextChild[child]!) {
      for (let a = arcStart[child]!, end = arcStart[child + 1]!; a < end; a++) {
        const other = arcHead[a]!;
        if (mark[other] === r) continue;
        mark[other] = r;
        if (arcs === arcHead.length) arcHead = longer(arcHead);
        arcHead[arcs++] = other;
      }
    }
    sortRange(arcHead, begin, arcs);
    arcStart[r + 1] = arcs;
    if (arcs > begin) {
      const above = arcHead[begin]!;
      parent[r] = above;
      nextChild[r] = firstChild[above]!;
      firstChild[above] = r;
    }
  }
  const topology: HierarchyTopology = {
    count,
    rankOf: nodeRank,
    nodeOf,
    arcStart,
    arcHead: arcHead.slice(0, arcs),
    parent,
    arcOfEdge: new Int32Array(graph.edgeCount).fill(-1),
  };
  for (let e = 0; e < graph.edgeCount; e++) {
    const a = nodeRank[edgeFrom[e]!]!;
    const b = nodeRank[edgeTo[e]!]!;
    if (a !== b) topology.arcOfEdge[e] = arcBetween(topology, a < b ? a : b, a < b ? b : a);
  }
  return topology;
}

export function longer(array: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(array.length * 2);
  grown.set(array);
  return grown;
}

/** Short lists mostly: insertion, and the library's sort for the long ones near the top. */
export function sortRange(array: Int32Array, from: number, to: number): void {
  if (to - from > 24) {
    array.subarray(from, to).sort();
    return;
  }
  for (let i = from + 1; i < to; i++) {
    const value = array[i]!;
    let k = i - 1;
    while (k >= from && array[k]! > value) {
      array[k + 1] = array[k]!;
      k--;
    }
    array[k + 1] = value;
  }
}

/** Arc from a lower to a higher rank; it must exist. */
export function arcBetween(
  t: Pick<HierarchyTopology, 'arcStart' | 'arcHead'>,
  low: number,
  high: number,
): number {
  let from = t.arcStart[low]!;
  let to = t.arcStart[low + 1]! - 1;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (t.arcHead[middle]! < high) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Fills in a metric's costs: first those of the edges, then, bottom up, of every two arcs that meet in a lower node. */
export function customizeHierarchy(topology: HierarchyTopology, edgeCost: Int32Array): Hierarchy {
  const { arcOfEdge, arcStart, arcHead, count } = topology;
  const arcCost = new Int32Array(arcHead.length).fill(CLOSED);
  const arcVia = new Int32Array(arcHead.length).fill(-1);
  const arcUpper = new Int32Array(arcHead.length);
  for (let e = 0; e < edgeCost.length; e++) {
    const a = arcOfEdge[e]!;
    if (a >= 0 && edgeCost[e]! < arcCost[a]!) {
      arcCost[a] = edgeCost[e]!;
      arcVia[a] = e;
    }
  }
  for (let r = 0; r < count; r++) {
    const begin = arcStart[r]!;
    const end = arcStart[r + 1]!;
    for (let i = begin; i + 1 < end; i++) {
      const first = arcCost[i]!;
      if (first >= CLOSED) continue;
      // Both lists are sorted by head: every head above in r's list is in that of r's neighbor too.
      let a = arcStart[arcHead[i]!]!;
      for (let k = i + 1; k < end; k++) {
        const head = arcHead[k]!;
        while (arcHead[a]! !== head) a++;
        const cost = first + arcCost[k]!;
        // Of equal ways the one over the highest node is kept: the stored hierarchy relies on it.
        if (cost <= arcCost[a]! && cost < CLOSED) {
          arcCost[a] = cost;
          arcVia[a] = ~i;
          arcUpper[a] = k;
        }
      }
    }
  }
  return { ...topology, arcCost, arcVia, arcUpper };
}
