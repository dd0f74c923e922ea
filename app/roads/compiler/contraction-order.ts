import type { RoadTables } from './assemble-tables';
import { nestedDissection } from './nested-dissection';

/**
 * The order in which the hierarchy contracts nodes: rank per node, 0 first. Chains and dead ends go first (each costs
 * one shortcut at most), the rest is ordered by nested dissection: whatever separates the map best comes last.
 * The order depends on the map alone, not on speeds: one order serves every metric.
 */
export function contractionOrder(tables: RoadTables): Int32Array {
  const count = tables.nodeLat.length;
  const neighbors: Set<number>[] = Array.from({ length: count }, () => new Set());
  for (let e = 0; e < tables.edgeFrom.length; e++) {
    const a = tables.edgeFrom[e]!;
    const b = tables.edgeTo[e]!;
    if (a === b) continue;
    neighbors[a]!.add(b);
    neighbors[b]!.add(a);
  }

  const rank = new Int32Array(count).fill(-1);
  let next = 0;
  // A plain queue would eat long chains from their ends; taking every second node keeps the tree shallow.
  let wave = Array.from({ length: count }, (_, i) => i);
  while (wave.length) {
    const touched = new Set<number>();
    const later = new Set<number>();
    for (const node of wave) {
      if (rank[node]! >= 0 || neighbors[node]!.size > 2) continue;
      if (touched.has(node)) {
        later.add(node);
        continue;
      }
      rank[node] = next++;
      const around = [...neighbors[node]!];
      for (const other of around) {
        neighbors[other]!.delete(node);
        touched.add(other);
        later.add(other);
      }
      if (around.length === 2) {
        neighbors[around[0]!]!.add(around[1]!);
        neighbors[around[1]!]!.add(around[0]!);
      }
    }
    wave = [...later].filter((node) => rank[node]! < 0 && neighbors[node]!.size <= 2).sort((a, b) => a - b);
  }

  const rest: number[] = [];
  for (let i = 0; i < count; i++) if (rank[i]! < 0) rest.push(i);
  const index = new Map(rest.map((node, i) => [node, i]));
  const order = nestedDissection({
    lat: rest.map((node) => tables.nodeLat[node]!),
    lon: rest.map((node) => tables.nodeLon[node]!),
    neighbors: rest.map((node) =>
      [...neighbors[node]!].map((other) => index.get(other)!).sort((a, b) => a - b),
    ),
  });
  for (const i of order) rank[rest[i]!] = next++;
  return rank;
}
