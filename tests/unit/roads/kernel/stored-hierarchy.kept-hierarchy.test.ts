import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeHierarchy } from '~/roads/compiler/store-hierarchy';
import type { NetworkTables } from '~/roads/format/network-tables';
import { practicalMetric } from '~/roads/kernel/metric';
import { buildRoadGraph } from '~/roads/kernel/road-graph';
import { readStoredHierarchy } from '~/roads/kernel/stored-hierarchy';
import { compileSmall } from '../small-network';

const { tables: small } = compileSmall();
type Road = [from: number, to: number, tenths: number];

/** The hierarchy that the compiler keeps of a network of state roads, as the kernel reads it; and all distances by plain means. */
function kept(nodeRank: number[], roads: Road[]) {
  const nodes = nodeRank.length;
  const tables: NetworkTables = {
    ...small,
    nodeLat: new Int32Array(nodes),
    nodeLon: new Int32Array(nodes),
    nodeRank: Int32Array.from(nodeRank),
    edgeFrom: Int32Array.from(roads, ([from]) => from),
    edgeTo: Int32Array.from(roads, ([, to]) => to),
    edgeTenths: Int32Array.from(roads, ([, , tenths]) => tenths),
    edgeClass: new Uint8Array(roads.length).fill(4),
    edgeFlags: new Uint8Array(roads.length),
    indexCell: new Int32Array(0),
    indexCount: new Int32Array(0),
    indexEdge: new Int32Array(0),
  };
  const stored = storeHierarchy(tables);
  const graph = buildRoadGraph({ ...tables, ...stored });
  const { edgeCost } = practicalMetric(graph, false);
  const distance = Array.from({ length: nodes }, (_, a) =>
    Array.from({ length: nodes }, (_, b) => (a === b ? 0 : Infinity)),
  );
  roads.forEach(([from, to], e) => {
    distance[from]![to] = distance[to]![from] = Math.min(distance[from]![to]!, edgeCost[e]!);
  });
  for (let k = 0; k < nodes; k++)
    for (let a = 0; a < nodes; a++)
      for (let b = 0; b < nodes; b++)
        distance[a]![b] = Math.min(distance[a]![b]!, distance[a]![k]! + distance[k]![b]!);
  return { stored, distance, hierarchy: readStoredHierarchy(graph, edgeCost) };
}

/** Costs from a rank to all ranks above that its arcs lead up to. */
function upFrom(
  { count, arcStart, arcHead, arcCost }: ReturnType<typeof readStoredHierarchy>,
  rank: number,
): number[] {
  const cost = Array<number>(count).fill(Infinity);
  cost[rank] = 0;
  for (let r = rank; r < count; r++)
    for (let a = arcStart[r]!; a < arcStart[r + 1]!; a++)
      cost[arcHead[a]!] = Math.min(cost[arcHead[a]!]!, cost[r]! + arcCost[a]!);
  return cost;
}

const networks = fc.integer({ min: 2, max: 16 }).chain((nodes) =>
  fc.tuple(
    fc.shuffledSubarray(
      Array.from({ length: nodes }, (_, i) => i),
      { minLength: nodes },
    ),
    fc.array(
      fc
        .tuple(fc.nat(nodes - 1), fc.nat(nodes - 1), fc.integer({ min: 5, max: 60 }))
        .filter(([from, to]) => from !== to),
      { maxLength: 40 },
    ),
  ),
);

describe('the hierarchy that is kept in the file', () => {
  it('leads by the shortest way from each node up and down to each other', () => {
    fc.assert(
      fc.property(networks, ([rank, roads]) => {
        const { distance, hierarchy } = kept(rank, roads);
        const up = rank.map((_, r) => upFrom(hierarchy, r));
        const found = rank.map((a) =>
          rank.map((b) => Math.min(...up[rank[a]!]!.map((cost, r) => cost + up[rank[b]!]![r]!))),
        );
        expect(found).toEqual(rank.map((a) => rank.map((b) => distance[a]![b])));
      }),
      { numRuns: 40 },
    );
  });

  it('has no arc that is longer than another way between its ends, nor one that higher arcs make up for', () => {
    fc.assert(
      fc.property(networks, ([rank, roads]) => {
        const { distance, hierarchy } = kept(rank, roads);
        const { nodeOf, arcStart, arcHead, arcCost } = hierarchy;
        rank.forEach((_, r) => {
          const arcs = Array.from({ length: arcStart[r + 1]! - arcStart[r]! }, (_, i) => arcStart[r]! + i);
          for (const a of arcs) {
            const [low, high] = [nodeOf[r]!, nodeOf[arcHead[a]!]!];
            expect(arcCost[a]).toBe(distance[low]![high]);
            for (const other of arcs)
              if (other !== a)
                expect(arcCost[other]! + distance[nodeOf[arcHead[other]!]!]![high]!).toBeGreaterThan(
                  arcCost[a]!,
                );
          }
        });
      }),
      { numRuns: 40 },
    );
  });

  it('marks the edges that are arcs, the faster of two, and says how many arcs lead up from each rank', () => {
    // A triangle whose third side is longer than the two others, with one of its sides twice.
    const { stored } = kept(
      [0, 1, 2],
      [
        [0, 1, 100],
        [1, 0, 90],
        [1, 2, 100],
        [0, 2, 200],
      ],
    );
    expect([...stored.hierarchyEdgeBits]).toEqual([0b0110]);
    expect([...stored.hierarchyDegree]).toEqual([1, 1, 0]);
    expect([...stored.hierarchySkips]).toEqual([]);
    // The side is as fast as the way around over the higher node: left out as well.
    expect([
      ...kept(
        [0, 1, 2],
        [
          [0, 1, 92],
          [1, 2, 92],
          [0, 2, 184],
        ],
      ).stored.hierarchyEdgeBits,
    ]).toEqual([0b011]);
    expect([
      ...kept(
        [0, 1, 2],
        [
          [0, 1, 92],
          [1, 2, 92],
          [0, 2, 183],
        ],
      ).stored.hierarchyEdgeBits,
    ]).toEqual([0b111]);
  });

  it('names a pair of arcs that makes a third, behind those that do not', () => {
    // The lowest node joins three others: 1 and 2 lie nearer to each other by their own road.
    const { stored, hierarchy } = kept(
      [0, 1, 2, 3],
      [
        [0, 1, 100],
        [0, 2, 100],
        [0, 3, 100],
        [1, 2, 150],
      ],
    );
    expect([...stored.hierarchySkips]).toEqual([1, 0]);
    expect([...stored.hierarchyDegree]).toEqual([3, 2, 1, 0]);
    expect([...hierarchy.arcHead]).toEqual([1, 2, 3, 2, 3, 3]);
  });

  it('says long runs of pairs that make nothing in several bytes', () => {
    const leaves = 40;
    const roads: Road[] = Array.from({ length: leaves }, (_, i): Road => [0, i + 1, 100]);
    // All leaves are nearer to each other than over the hub, but the last two.
    for (let a = 1; a <= leaves; a++)
      for (let b = a + 1; b <= leaves; b++) if (a < leaves - 1) roads.push([a, b, 199]);
    const { stored, distance, hierarchy } = kept(
      Array.from({ length: leaves + 1 }, (_, i) => i),
      roads,
    );
    // 779 pairs are skipped: three times 255, and 14.
    expect([...stored.hierarchySkips]).toEqual([255, 255, 255, 14]);
    expect(distance[leaves - 1]![leaves]).toBe(2 * distance[0]![1]!);
    expect(hierarchy.arcCost.at(-1)).toBe(distance[leaves - 1]![leaves]);
  });
});
