import type { Hierarchy } from './hierarchy-search';
import { LoopMemory } from '../wasm/loop-memory';
import type { RoadGraph } from './road-graph';

/*
 * The hierarchy of the practical metric comes ready out of the file, so that loading costs milliseconds. What is
 * stored is how many arcs go up from each rank, one bit per edge (it is an arc), and which two arcs that go up from
 * the same node make an arc between their heads (the shortest way between them leads through that node). These pairs
 * are in the order of ranks, first arc, second arc; only how many pairs are skipped before each one is written, in
 * bytes: 255 says that more follows. Arcs that no shortest way uses were left out by the compiler, and none is named
 * twice. Everything else (heads, costs, halves) follows when the nodes are taken in the order of their ranks.
 */

/** Longest run of skipped pairs that one byte says. */
export const SKIP_MORE = 255;
/** Throws a RangeError when what is stored does not fit the network. */
export function readStoredHierarchy(graph: RoadGraph, edgeCost: Int32Array): Hierarchy {
  const { tables, nodeCount: count } = graph;
  const { nodeRank, hierarchyDegree, hierarchyEdgeBits, hierarchySkips } = tables;
  const edges = edgeCost.length;
  // Every pair takes a byte at least: more arcs than that are damage.
  const most = edges + hierarchySkips.length;
  const memory = LoopMemory.near(nodeRank, 20 * count + 14 * edges + 17 * most + 256);
  const at = (column: Int32Array | Uint8Array) => memory.at(column);
  const rank = at(nodeRank);
  const nodeOf = memory.words(count);
  memory.run.invert(rank, count, at(nodeOf));
  const arcStart = memory.words(count + 1);
  const filled = at(memory.words(count));
  const total = memory.run.startArcs(at(hierarchyDegree), count, most, at(arcStart), filled);
  if (total < 0) throw misfit();
  const [arcHead, arcCost, arcVia, arcUpper] = [0, 1, 2, 3].map(() => memory.words(total)) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  const { run } = memory;
  const arcs = [at(arcHead), at(arcCost), at(arcVia), at(arcUpper)] as const;
  const fit =
    run.addEdges(
      edges,
      at(tables.edgeFrom),
      at(tables.edgeTo),
      rank,
      at(edgeCost),
      at(hierarchyEdgeBits),
      filled,
      at(arcStart),
      arcs[0],
      arcs[1],
      arcs[2],
    ) && run.addShortcuts(count, at(arcStart), filled, ...arcs, at(hierarchySkips), hierarchySkips.length);
  if (!fit) throw misfit();
  return { count, rankOf: nodeRank, nodeOf, arcStart, arcHead, arcCost, arcVia, arcUpper, parent: null };
}

const misfit = () => new RangeError('the hierarchy does not fit the network');
