import type { NetworkTables } from '../format/network-tables';
import { arcBetween, buildTopology, customizeHierarchy } from '../kernel/hierarchy-topology';
import { CLOSED, practicalMetric } from '../kernel/metric';
import { buildRoadGraph } from '../kernel/road-graph';
import { SKIP_MORE } from '../kernel/stored-hierarchy';

/**
 * The practical metric's hierarchy as the file keeps it (kernel/stored-hierarchy.ts reads it). All arcs are costed
 * once, then those that are longer than the shortest way between their ends are left out. A bit per edge says whether
 * it is an arc; of the pairs of remaining arcs of a node, those are named that make the arc above them.
 */
export function storeHierarchy(
  tables: NetworkTables,
): Pick<NetworkTables, 'hierarchyDegree' | 'hierarchyEdgeBits' | 'hierarchySkips'> {
  const graph = buildRoadGraph(tables);
  const { edgeCost } = practicalMetric(graph, false);
  const topology = buildTopology(graph);
  const { count, arcStart, arcHead, arcCost, arcVia, arcUpper } = customizeHierarchy(topology, edgeCost);

  // Distances between the ends of all arcs, from the top down: a way from r leads over one of its arcs first.
  // What is as short over higher nodes is left out too: costs are above zero, so no two arcs leave each other out.
  const distance = new Int32Array(arcCost.length).fill(CLOSED);
  const shortest = (a: number) => Math.min(arcCost[a]!, distance[a]!);
  const eachPair = (r: number, visit: (i: number, k: number, above: number) => void) => {
    for (let i = arcStart[r]!; i + 1 < arcStart[r + 1]!; i++) {
      let above = arcStart[arcHead[i]!]!;
      for (let k = i + 1; k < arcStart[r + 1]!; k++) {
        while (arcHead[above] !== arcHead[k]) above++;
        visit(i, k, above);
      }
    }
  };
  for (let r = count - 1; r >= 0; r--) {
    eachPair(r, (i, k, above) => {
      distance[i] = Math.min(distance[i]!, arcCost[k]! + shortest(above));
      distance[k] = Math.min(distance[k]!, arcCost[i]! + shortest(above));
    });
  }
  const keeps = new Uint8Array(arcHead.length);
  for (let a = 0; a < keeps.length; a++) if (arcCost[a]! < distance[a]!) keeps[a] = 1;
  // The arcs of a rank are in the order in which the reader will find them.
  const kept: number[][] = Array.from({ length: count }, () => []);
  const hierarchyEdgeBits = new Uint8Array(Math.ceil(edgeCost.length / 8));
  for (let e = 0; e < edgeCost.length; e++) {
    const a = topology.arcOfEdge[e]!;
    if (a < 0 || !keeps[a] || arcVia[a] !== e) continue;
    hierarchyEdgeBits[e >> 3]! |= 1 << (e & 7);
    const low = Math.min(tables.nodeRank[tables.edgeFrom[e]!]!, tables.nodeRank[tables.edgeTo[e]!]!);
    kept[low]!.push(a);
  }
  const skips: number[] = [];
  let skipped = 0;
  for (const arcs of kept) {
    for (let i = 0; i < arcs.length; i++) {
      for (let k = i + 1; k < arcs.length; k++) {
        const inOrder = arcHead[arcs[i]!]! < arcHead[arcs[k]!]!;
        const toLow = arcs[inOrder ? i : k]!;
        const toHigh = arcs[inOrder ? k : i]!;
        const low = arcHead[toLow]!;
        const above = arcBetween(topology, low, arcHead[toHigh]!);
        if (!keeps[above] || arcVia[above] !== ~toLow || arcUpper[above] !== toHigh) {
          skipped++;
          continue;
        }
        for (; skipped >= SKIP_MORE; skipped -= SKIP_MORE) skips.push(SKIP_MORE);
        skips.push(skipped);
        skipped = 0;
        kept[low]!.push(above);
      }
    }
  }
  return {
    hierarchyDegree: Int32Array.from(kept, (arcs) => arcs.length),
    hierarchyEdgeBits,
    hierarchySkips: Uint8Array.from(skips),
  };
}
