import { describe, expect, it } from 'vitest';
import { NearSearch } from '~/roads/matching/near-search';
import type { RoadGraph } from '~/roads/kernel/road-graph';
import { drawGraph, type DrawnRoad, roadsOf } from '../drawn-network';
import { numbersFrom } from '../numbers-from';

const wanted = (...edges: number[]) => ({ edge: Int32Array.from(edges), count: edges.length });
/** More than any network here has: the search ends when all of it is known. */
const everything = ({ edgeCount }: RoadGraph) => wanted(...Array.from({ length: edgeCount }, (_, e) => e));

/** A net of towns with roads of all kinds and lengths between them. */
function net(seed: number): RoadGraph {
  const chance = numbersFrom(seed);
  const towns = 14;
  const points: Record<string, [number, number]> = {};
  for (let i = 0; i < towns; i++) points[`T${i}`] = [39 + chance(), -97 + chance()];
  const kinds = ['interstate', 'us', 'state', 'minor'] as const;
  const roads: DrawnRoad[] = [];
  const join = (a: number, b: number) =>
    roads.push({
      from: `T${a}`,
      to: `T${b}`,
      miles: Math.round(30 + chance() * 400) / 10,
      on: 'US-1',
      roadClass: kinds[Math.floor(chance() * 4)]!,
    });
  for (let i = 1; i < towns; i++) join(i, Math.floor(chance() * i));
  for (let k = 0; k < 12; k++) join(Math.floor(chance() * towns), Math.floor(chance() * towns));
  return drawGraph({ points, roads: roads.filter(({ from, to }) => from !== to) });
}

interface Reach {
  ms: number;
  miles: number;
}

/** The quickest way between all nodes, by allowing one more in between at a time. */
function allPairs({ tables, edgeMs, nodeCount }: RoadGraph): Reach[][] {
  const none = { ms: Infinity, miles: Infinity };
  const reach: Reach[][] = Array.from({ length: nodeCount }, (_, a) =>
    Array.from({ length: nodeCount }, (_, b) => (a === b ? { ms: 0, miles: 0 } : none)),
  );
  const take = (a: number, b: number, way: Reach) => {
    if (way.ms < reach[a]![b]!.ms) reach[a]![b] = way;
  };
  edgeMs.forEach((ms, e) => {
    const [a, b, miles] = [tables.edgeFrom[e]!, tables.edgeTo[e]!, tables.edgeTenths[e]! / 10];
    take(a, b, { ms, miles });
    take(b, a, { ms, miles });
  });
  for (let k = 0; k < nodeCount; k++)
    for (let a = 0; a < nodeCount; a++)
      for (let b = 0; b < nodeCount; b++) {
        const [first, second] = [reach[a]![k]!, reach[k]![b]!];
        take(a, b, { ms: first.ms + second.ms, miles: first.miles + second.miles });
      }
  return reach;
}

/** All ways from a point of a road to another one by their first and last nodes, the quickest first. */
function waysBetween(
  graph: RoadGraph,
  reach: Reach[][],
  e: number,
  s: number,
  f: number,
  t: number,
): Reach[] {
  const { edgeFrom, edgeTo, edgeTenths } = graph.tables;
  const part = (edge: number, share: number): Reach => ({
    ms: graph.edgeMs[edge]! * share,
    miles: (edgeTenths[edge]! / 10) * share,
  });
  const ways: Reach[] = e === f ? [part(e, Math.abs(t - s))] : [];
  for (const [a, out] of [
    [edgeFrom[e]!, part(e, s)],
    [edgeTo[e]!, part(e, 1 - s)],
  ] as const)
    for (const [b, last] of [
      [edgeFrom[f]!, part(f, t)],
      [edgeTo[f]!, part(f, 1 - t)],
    ] as const) {
      const way = reach[a]![b]!;
      ways.push({ ms: out.ms + way.ms + last.ms, miles: out.miles + way.miles + last.miles });
    }
  return ways.sort((one, other) => one.ms - other.ms);
}

describe('the quickest ways from a point of a road', () => {
  it('are those that all ways over all nodes come to, as miles and as parts of roads in travel order', () => {
    let compared = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const graph = net(seed);
      const { edgeFrom, edgeTo } = graph.tables;
      const reach = allPairs(graph);
      const search = new NearSearch(graph);
      const chance = numbersFrom(seed + 100);
      for (let k = 0; k < 8; k++) {
        const source = Math.floor(chance() * graph.edgeCount);
        const share = Math.round(chance() * 20) / 20;
        search.from(source, share, Infinity, everything(graph));
        for (let f = 0; f < graph.edgeCount; f++) {
          const target = Math.round(chance() * 20) / 20;
          const [best, second] = waysBetween(graph, reach, source, share, f, target);
          // Times are whole milliseconds in the search: of two as quick, either will do.
          if (second && second.ms - best!.ms < 2 && second.miles !== best!.miles) continue;
          compared++;
          expect(search.milesTo(f, target)).toBeCloseTo(best!.miles, 6);
          const parts = search.wayTo(f, target);
          const miles = parts.reduce(
            (sum, part) => sum + Math.abs(part.to - part.from) * search.edgeMiles(part.edge),
            0,
          );
          expect(miles).toBeCloseTo(best!.miles, 6);
          expect(parts[0]).toMatchObject({ edge: source, from: share });
          expect(parts.at(-1)).toMatchObject({ edge: f, to: target });
          const nodeAt = (edge: number, end: number) => [edgeFrom[edge], edgeTo[edge]][end];
          const entered = parts.slice(1).map((part) => nodeAt(part.edge, part.from));
          expect(parts.slice(0, -1).map((part) => nodeAt(part.edge, part.to))).toEqual(entered);
        }
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});

/** A road of six towns ten miles apart. */
const row = drawGraph({
  points: { A: [39, -97], B: [39, -96.8], C: [39, -96.6], D: [39, -96.4], E: [39, -96.2], F: [39, -96] },
  roads: roadsOf('A B 10.0 US-1; B C 10.0 US-1; C D 10.0 US-1; D E 10.0 US-1; E F 10.0 US-1'),
});

describe('a search on a road', () => {
  it('knows the miles of a road', () => {
    expect(new NearSearch(row).edgeMiles(0)).toBe(10);
  });

  it('drives along the road itself, either way', () => {
    const search = new NearSearch(row);
    search.from(1, 0.25, 100, wanted(1));
    expect(search.milesTo(1, 0.75)).toBeCloseTo(5, 9);
    expect(search.wayTo(1, 0.75)).toEqual([{ edge: 1, from: 0.25, to: 0.75 }]);
    expect(search.milesTo(1, 0)).toBeCloseTo(2.5, 9);
    expect(search.wayTo(1, 0)).toEqual([{ edge: 1, from: 0.25, to: 0 }]);
    expect(search.milesTo(1, 0.25)).toBe(0);
    expect(search.wayTo(1, 0.25)).toEqual([{ edge: 1, from: 0.25, to: 0.25 }]);
  });

  it('drives on over the next ones', () => {
    const search = new NearSearch(row);
    search.from(0, 0.4, 100, wanted(3));
    expect(search.milesTo(3, 0.3)).toBeCloseTo(29, 9);
    expect(search.wayTo(3, 0.3)).toEqual([
      { edge: 0, from: 0.4, to: 1 },
      { edge: 1, from: 0, to: 1 },
      { edge: 2, from: 0, to: 1 },
      { edge: 3, from: 0, to: 0.3 },
    ]);
    search.from(3, 0.3, 100, wanted(0));
    expect(search.wayTo(0, 0.4)).toEqual([
      { edge: 3, from: 0.3, to: 0 },
      { edge: 2, from: 1, to: 0 },
      { edge: 1, from: 1, to: 0 },
      { edge: 0, from: 1, to: 0.4 },
    ]);
  });

  it('follows no road on from beyond the miles it may go', () => {
    const search = new NearSearch(row);
    // B is 5 miles away and C 15; D is reached from C only.
    search.from(0, 0.5, 14.9, wanted(3));
    expect(search.milesTo(1, 0.5)).toBeCloseTo(10, 9);
    expect(search.milesTo(2, 0.5)).toBeCloseTo(20, 9);
    expect(search.milesTo(3, 0.5)).toBe(Infinity);
    expect(search.wayTo(3, 0.5)).toEqual([]);
    search.from(0, 0.5, 15, wanted(3));
    expect(search.milesTo(3, 0.5)).toBeCloseTo(30, 9);
  });

  it('goes no farther once it knows all the roads it is asked for', () => {
    const search = new NearSearch(row);
    search.from(0, 0.9, 100, wanted(1));
    expect(search.milesTo(1, 1)).toBeCloseTo(11, 9);
    // D is seen from C, where it ends; E would be seen from D.
    expect(search.milesTo(4, 0)).toBe(Infinity);
    search.from(0, 0.9, 100, wanted(1, 3));
    expect(search.milesTo(3, 1)).toBeCloseTo(31, 9);
  });

  it('asked for several goes on until the last is known at both ends', () => {
    // C to D is quicker around by F than by its own slow road, which the search sees first.
    for (const [road, end] of [
      ['C D', 1],
      ['D C', 0],
    ] as const) {
      const around = drawGraph({
        points: { A: [39, -97], C: [39, -96.8], D: [39, -96.6], F: [39.1, -96.7] },
        roads: [
          ...roadsOf('A C 10.0 I-1', { roadClass: 'interstate' }),
          ...roadsOf(`${road} 12.0 KS-2`, { roadClass: 'minor' }),
          ...roadsOf('C F 8.0 I-1; F D 8.0 I-1', { roadClass: 'interstate' }),
        ],
      });
      const search = new NearSearch(around);
      for (const roads of [[1], [0, 1], [1, 0]]) {
        search.from(0, 0.5, 100, wanted(...roads));
        expect(search.milesTo(1, end)).toBeCloseTo(21, 9);
        expect(search.wayTo(1, end).map(({ edge }) => edge)).toEqual([0, 2, 3, 1]);
      }
    }
  });

  it('is asked for nothing: knows the ends of its own road only', () => {
    const search = new NearSearch(row);
    search.from(1, 0.5, 100, wanted());
    expect(search.milesTo(0, 1)).toBeCloseTo(5, 9);
    expect(search.milesTo(2, 0)).toBeCloseTo(5, 9);
    expect(search.milesTo(3, 0)).toBe(Infinity);
  });

  it('forgets what the one before it knew', () => {
    const search = new NearSearch(row);
    search.from(0, 0.5, 100, wanted(3));
    expect(search.milesTo(3, 0.5)).toBeCloseTo(30, 9);
    search.from(0, 0.5, 4, wanted(1));
    expect(search.milesTo(3, 0.5)).toBe(Infinity);
    search.from(3, 0.5, 100, wanted(0));
    expect(search.milesTo(0, 0.5)).toBeCloseTo(30, 9);
  });

  it('does not reach roads that are not joined to it', () => {
    const apart = drawGraph({
      points: { A: [39, -97], B: [39, -96.8], C: [39.5, -97], D: [39.5, -96.8] },
      roads: roadsOf('A B 10.0 US-1; C D 10.0 US-2'),
    });
    const search = new NearSearch(apart);
    search.from(0, 0.5, 100, wanted(1));
    expect(search.milesTo(1, 0.5)).toBe(Infinity);
    expect(search.wayTo(1, 0.5)).toEqual([]);
  });
});

describe('between two points of one road', () => {
  it('a quicker way around by another road is taken', () => {
    // Twenty slow miles, and beside them a freeway of eleven.
    const graph = drawGraph({
      points: { A: [39, -97], B: [39, -96.8] },
      roads: [
        ...roadsOf('A B 20.0 KS-1', { roadClass: 'minor' }),
        ...roadsOf('A B 11.0 I-2', { roadClass: 'interstate' }),
      ],
    });
    const search = new NearSearch(graph);
    search.from(0, 0.1, 100, wanted(0));
    expect(search.milesTo(0, 0.95)).toBeCloseTo(2 + 11 + 1, 9);
    expect(search.wayTo(0, 0.95)).toEqual([
      { edge: 0, from: 0.1, to: 0 },
      { edge: 1, from: 0, to: 1 },
      { edge: 0, from: 1, to: 0.95 },
    ]);
    expect(search.milesTo(0, 0.4)).toBeCloseTo(6, 9);
  });
});
