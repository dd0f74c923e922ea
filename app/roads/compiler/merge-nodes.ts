import { EDGE_FREEWAY } from '../format/network-tables';

export interface MergingEdge {
  from: number;
  to: number;
  tenths: number;
  roadClass: number;
  flags: number;
  jurisdiction: number;
  highway: number;
  /** Rules for trucks on it: where two highways share a road, those of both. */
  truckRules: readonly number[];
}

/** Two ways between the same nodes are one road when their lengths differ by no more than rounding makes. */
const SAME_ROAD_TENTHS = 1.5;
const SAME_ROAD_SHARE = 0.01;

/**
 * Nodes with nothing between them (a joint or a piece of 0.0 miles) become one. Returns for each node the node that
 * stands for it: the member for which `rank` is least, the first of equals.
 */
export function mergeNodes(
  count: number,
  edges: readonly MergingEdge[],
  rank: (node: number) => number,
): Int32Array {
  const parent = Int32Array.from({ length: count }, (_, i) => i);
  const find = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]!]!;
    return i;
  };
  for (const { from, to, tenths } of edges) if (tenths === 0) parent[find(from)] = find(to);
  const best = new Int32Array(count).fill(-1);
  for (let i = 0; i < count; i++) {
    const root = find(i);
    if (best[root] === -1 || rank(i) < rank(best[root]!)) best[root] = i;
  }
  return Int32Array.from({ length: count }, (_, i) => best[find(i)]!);
}

/**
 * Edges between the nodes that are left, without circles into themselves, and with one edge where two highways share
 * a road: the faster one, the first of equals.
 */
export function mergeEdges(
  edges: readonly MergingEdge[],
  standsFor: Int32Array,
  mph: (edge: MergingEdge) => number,
): MergingEdge[] {
  const between = new Map<number, MergingEdge[]>();
  for (const edge of edges) {
    const [from, to] = [standsFor[edge.from]!, standsFor[edge.to]!];
    if (from === to) continue;
    const merged = { ...edge, from, to };
    const key = Math.min(from, to) * 4_194_304 + Math.max(from, to);
    const others = between.get(key);
    if (!others) {
      between.set(key, [merged]);
      continue;
    }
    const same = others.findIndex(
      (other) =>
        Math.abs(other.tenths - merged.tenths) <= SAME_ROAD_TENTHS + SAME_ROAD_SHARE * merged.tenths &&
        (other.flags | EDGE_FREEWAY) === (merged.flags | EDGE_FREEWAY) &&
        other.jurisdiction === merged.jurisdiction,
    );
    if (same < 0) {
      others.push(merged);
      continue;
    }
    const kept = mph(merged) > mph(others[same]!) ? merged : others[same]!;
    const truckRules = [...new Set([...others[same]!.truckRules, ...merged.truckRules])];
    others[same] = { ...kept, truckRules };
  }
  return [...between.values()].flat();
}
