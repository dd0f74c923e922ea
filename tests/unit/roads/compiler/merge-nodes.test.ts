import { describe, expect, it } from 'vitest';
import { mergeEdges, mergeNodes, type MergingEdge } from '~/roads/compiler/merge-nodes';

const edge = (from: number, to: number, tenths: number, more: Partial<MergingEdge> = {}): MergingEdge => ({
  from,
  to,
  tenths,
  roadClass: 3,
  flags: 0,
  jurisdiction: 0,
  highway: 1,
  truckRules: [],
  ...more,
});
const sameForAll = () => 0;
const MPH = [65, 62, 55, 52, 46, 38];
const mph = ({ roadClass }: MergingEdge) => MPH[roadClass]!;

describe('merging nodes', () => {
  it('makes one node of places with no miles between them, through any number of joints', () => {
    const standsFor = mergeNodes(5, [edge(0, 1, 0), edge(1, 2, 0), edge(3, 4, 12)], sameForAll);
    expect([...standsFor]).toEqual([0, 0, 0, 3, 4]);
  });

  it('lets the node of the least rank stand for the others', () => {
    const rank = [Infinity, 2.3, 0.4];
    expect([...mergeNodes(3, [edge(0, 1, 0), edge(1, 2, 0)], (i) => rank[i]!)]).toEqual([2, 2, 2]);
  });

  it('leaves no edge from a node to itself', () => {
    const edges = [edge(0, 1, 0), edge(0, 2, 90), edge(1, 2, 90), edge(2, 2, 30)];
    const merged = mergeEdges(edges, mergeNodes(3, edges, sameForAll), mph);
    expect(merged).toEqual([edge(0, 2, 90)]);
  });

  it('keeps the faster of two highways that share a road, whichever comes first and whichever way it runs', () => {
    const slow = edge(0, 1, 101, { roadClass: 3, highway: 6 });
    const fast = edge(1, 0, 100, { roadClass: 0, highway: 80 });
    const alone = Int32Array.from([0, 1]);
    expect(mergeEdges([slow, fast], alone, mph).map((e) => e.highway)).toEqual([80]);
    expect(mergeEdges([fast, slow], alone, mph).map((e) => e.highway)).toEqual([80]);
  });

  it('keeps the rules for trucks of both', () => {
    const ruled = (truckRules: number[], roadClass: number) => edge(0, 1, 100, { truckRules, roadClass });
    const [merged] = mergeEdges([ruled([1, 2], 3), ruled([2, 4], 0)], Int32Array.from([0, 1]), mph);
    expect(merged).toMatchObject({ roadClass: 0, truckRules: [1, 2, 4] });
  });

  it('keeps the first of two equally fast ones', () => {
    const alone = Int32Array.from([0, 1]);
    const merged = mergeEdges([edge(0, 1, 50, { highway: 40 }), edge(0, 1, 51, { highway: 85 })], alone, mph);
    expect(merged.map((e) => e.highway)).toEqual([40]);
  });

  it('keeps two roads of different length, toll or jurisdiction between the same nodes apart', () => {
    const alone = Int32Array.from([0, 1]);
    expect(mergeEdges([edge(0, 1, 100), edge(0, 1, 140)], alone, mph)).toHaveLength(2);
    expect(mergeEdges([edge(0, 1, 100), edge(0, 1, 100, { flags: 2 })], alone, mph)).toHaveLength(2);
    expect(mergeEdges([edge(0, 1, 100), edge(0, 1, 100, { jurisdiction: 7 })], alone, mph)).toHaveLength(2);
  });
});
