import type { Hierarchy } from './hierarchy-search';
import type { RoadGraph } from './road-graph';

/*
 * The hierarchy of the practical metric comes ready out of the file, so that loading costs milliseconds. What is
 * stored is how many arcs go up from each rank, one bit per edge (it is an arc), and which two arcs that go up from
 * the same node make an arc between their heads (the shortest way between them leads through that node). These pairs
 * stand in the order of ranks, first arc, second arc; only how many pairs are skipped before each one is written, in
 * bytes: 255 says that more follows. Arcs that no shortest way uses were left out by the compiler, and none is named
 * twice. Everything else (heads, costs, halves) follows when the nodes are taken in the order of their ranks.
 */

/** Longest run of skipped pairs that one byte says. */
export const SKIP_MORE = 255;
/** Stands behind the last skip: more pairs than there are. */
const NO_MORE = 0x3fff_ffff;

/** Arcs of each rank, up to `filled[r]`, in the order in which they were found. */
interface Arcs {
  arcStart: Int32Array;
  filled: Int32Array;
  arcHead: Int32Array;
  arcCost: Int32Array;
  arcVia: Int32Array;
  arcUpper: Int32Array;
}

/** Throws a RangeError when what is stored does not fit the network. */
export function readStoredHierarchy(graph: RoadGraph, edgeCost: Int32Array): Hierarchy {
  const { tables, nodeCount: count } = graph;
  const { nodeRank, hierarchyDegree, hierarchyEdgeBits, hierarchySkips } = tables;
  const nodeOf = new Int32Array(count);
  invert(nodeRank, nodeOf);
  const arcStart = new Int32Array(count + 1);
  const total = sumUp(hierarchyDegree, arcStart);
  // Every pair takes a byte at least: more arcs than that are damage.
  if (!(total <= edgeCost.length + hierarchySkips.length)) throw misfit();
  const arcs: Arcs = {
    arcStart,
    filled: arcStart.slice(0, count),
    arcHead: new Int32Array(total),
    arcCost: new Int32Array(total),
    arcVia: new Int32Array(total),
    arcUpper: new Int32Array(total),
  };
  addEdges(arcs, tables.edgeFrom, tables.edgeTo, nodeRank, edgeCost, hierarchyEdgeBits);
  if (!addShortcuts(arcs, hierarchySkips)) throw misfit();
  const { arcHead, arcCost, arcVia, arcUpper } = arcs;
  return { count, rankOf: nodeRank, nodeOf, arcStart, arcHead, arcCost, arcVia, arcUpper, parent: null };
}

const misfit = () => new RangeError('the hierarchy does not fit the network');

function invert(rankOf: Int32Array, nodeOf: Int32Array): void {
  for (let node = 0; node < rankOf.length; node++) nodeOf[rankOf[node]!] = node;
}

function sumUp(degree: Int32Array, arcStart: Int32Array): number {
  let sum = 0;
  for (let r = 0; r < degree.length; r++) {
    sum += degree[r]!;
    arcStart[r + 1] = sum;
  }
  return sum;
}

function addEdges(
  { filled, arcHead, arcCost, arcVia }: Arcs,
  from: Int32Array,
  to: Int32Array,
  rank: Int32Array,
  cost: Int32Array,
  bits: Uint8Array,
): void {
  for (let e = 0; e < cost.length; e++) {
    if (!(bits[e >> 3]! & (1 << (e & 7)))) continue;
    const a = rank[from[e]!]!;
    const b = rank[to[e]!]!;
    const at = filled[a < b ? a : b]!++;
    arcHead[at] = a < b ? b : a;
    arcCost[at] = cost[e]!;
    arcVia[at] = e;
  }
}

/** False when the arcs are not exactly those that were promised. */
function addShortcuts(
  { arcStart, filled, arcHead, arcCost, arcVia, arcUpper }: Arcs,
  skips: Uint8Array,
): boolean {
  const count = filled.length;
  let next = 0;
  // Pairs to skip until the next arc; then the same again.
  let skip = 0;
  let byte: number;
  do skip += byte = next < skips.length ? skips[next++]! : NO_MORE;
  while (byte === SKIP_MORE);
  for (let r = 0; r < count; r++) {
    const end = arcStart[r + 1]!;
    if (filled[r] !== end) return false;
    for (let i = arcStart[r]!; i < end; i++) {
      let k = i + 1 + skip;
      while (k < end) {
        const a = arcHead[i]!;
        const b = arcHead[k]!;
        if (a <= r || b <= r || a === b) return false;
        const at = filled[a < b ? a : b]!++;
        arcHead[at] = a < b ? b : a;
        arcCost[at] = arcCost[i]! + arcCost[k]!;
        arcVia[at] = ~(a < b ? i : k);
        arcUpper[at] = a < b ? k : i;
        k++;
        do k += byte = next < skips.length ? skips[next++]! : NO_MORE;
        while (byte === SKIP_MORE);
      }
      skip = k - end;
    }
  }
  return next === skips.length && skip > NO_MORE / 2;
}
