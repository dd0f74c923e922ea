import { describe, expect, it } from 'vitest';
import { HierarchySearch } from '~/roads/kernel/hierarchy-search';
import {
  arcBetween,
  buildTopology,
  customizeHierarchy,
  longer,
  sortRange,
} from '~/roads/kernel/hierarchy-topology';
import { LegEnds } from '~/roads/kernel/leg-ends';
import { CLOSED, practicalMetric, shortestMetric } from '~/roads/kernel/metric';
import { type LegSearch, PlainSearch } from '~/roads/kernel/plain-search';
import { buildRoadGraph, type RoadGraph } from '~/roads/kernel/road-graph';
import { readStoredHierarchy } from '~/roads/kernel/stored-hierarchy';
import { drawTables, SPEEDS, type Drawing, type DrawnRoad } from '../drawn-network';
import { numbersFrom } from '../numbers-from';

/** Thirty points anywhere and roads between any of them: parallel ones, loops, loose ends, closed and tolled ones. */
function tangle(seed: number): Drawing {
  const next = numbersFrom(seed);
  const among = (count: number) => Math.floor(next() * count);
  const points: Drawing['points'] = {};
  for (let i = 0; i < 30; i++)
    points[`P${i}`] = [Math.round((37 + next() * 4) * 100) / 100, Math.round((-99 + next() * 8) * 100) / 100];
  const classes = Object.keys(SPEEDS) as (keyof typeof SPEEDS)[];
  const roads = Array.from({ length: 55 }, (): DrawnRoad => ({
    from: `P${among(28)}`,
    to: `P${among(28)}`,
    miles: next() < 0.1 ? 0 : Math.round(next() * 900) / 10,
    on: next() < 0.2 ? '' : 'US-1',
    roadClass: classes[among(classes.length)]!,
    freeway: next() < 0.2,
    toll: next() < 0.2,
    noTrucks: next() < 0.1,
  }));
  return { points, roads };
}

/** Cheapest costs between all pairs, by Floyd's rule. */
function allPairs({ nodeCount, tables: { edgeFrom, edgeTo } }: RoadGraph, edgeCost: Int32Array): number[][] {
  const cost = Array.from({ length: nodeCount }, (_, a) =>
    Array.from({ length: nodeCount }, (__, b) => (a === b ? 0 : Infinity)),
  );
  edgeCost.forEach((of, e) => {
    const [a, b] = [edgeFrom[e]!, edgeTo[e]!];
    if (of >= CLOSED) return;
    cost[a]![b] = Math.min(cost[a]![b]!, of);
    cost[b]![a] = Math.min(cost[b]![a]!, of);
  });
  for (let k = 0; k < nodeCount; k++) {
    for (let a = 0; a < nodeCount; a++)
      for (let b = 0; b < nodeCount; b++) cost[a]![b] = Math.min(cost[a]![b]!, cost[a]![k]! + cost[k]![b]!);
  }
  return cost;
}

/** Nodes with what it costs to get to them. */
function endsAt(...nodes: [node: number, cost: number][]): LegEnds {
  const ends = new LegEnds();
  ends.count = nodes.length;
  nodes.forEach(([node, cost], i) => {
    ends.node[i] = node;
    ends.cost[i] = cost;
  });
  return ends;
}

/** What a search finds, once it is a way: over joined edges from one of the sources to one of the targets, at the cost that it says. */
function costFound(
  { tables: { edgeFrom, edgeTo } }: RoadGraph,
  search: LegSearch,
  sources: LegEnds,
  targets: LegEnds,
): number | string {
  const path = search.find(sources, targets);
  if (!path) return Infinity;
  let node = path.startNode;
  let cost = sources.cost[sources.indexOf(node)]!;
  for (const e of path.edges.subarray(0, path.edgeCount)) {
    if (edgeFrom[e] !== node && edgeTo[e] !== node) return `edge ${e} does not begin at ${node}`;
    node = edgeFrom[e] === node ? edgeTo[e]! : edgeFrom[e]!;
    cost += search.edgeCost[e]!;
  }
  if (node !== path.endNode) return `ends at ${node}, not at ${path.endNode}`;
  cost += targets.cost[targets.indexOf(node)]!;
  return cost === path.cost ? cost : `costs ${cost}, not ${path.cost}`;
}

describe('the searches', () => {
  it.each([11, 12, 13])(
    'find the cheapest way between any two nodes, whichever costs count: tangle %i',
    (seed) => {
      const graph = buildRoadGraph(drawTables(tangle(seed)));
      const topology = buildTopology(graph);
      const practical = practicalMetric(graph, false);
      const metrics = [
        practical,
        practicalMetric(graph, true),
        shortestMetric(graph, false),
        shortestMetric(graph, true),
      ];
      for (const { edgeCost } of metrics) {
        const cost = allPairs(graph, edgeCost);
        const complete = customizeHierarchy(topology, edgeCost);
        const searches = [
          new PlainSearch(graph, edgeCost),
          new HierarchySearch(complete, edgeCost),
          new HierarchySearch({ ...complete, parent: null }, edgeCost),
        ];
        if (edgeCost === practical.edgeCost)
          searches.push(new HierarchySearch(readStoredHierarchy(graph, edgeCost), edgeCost));
        for (const search of searches) {
          expect(search.edgeCost).toBe(edgeCost);
          expect(
            cost.map((row, a) => row.map((_, b) => costFound(graph, search, endsAt([a, 0]), endsAt([b, 0])))),
          ).toEqual(cost);
        }
      }
    },
  );

  it('find the cheapest of the ways between several nodes, each with its own cost', () => {
    const graph = buildRoadGraph(drawTables(tangle(15)));
    const { edgeCost } = practicalMetric(graph, false);
    const cost = allPairs(graph, edgeCost);
    const topology = buildTopology(graph);
    const searches = [
      new PlainSearch(graph, edgeCost),
      new HierarchySearch(customizeHierarchy(topology, edgeCost), edgeCost),
      new HierarchySearch(readStoredHierarchy(graph, edgeCost), edgeCost),
    ];
    const next = numbersFrom(5);
    const some = () => {
      const nodes = new Map(
        Array.from({ length: 4 }, () => [
          Math.floor(next() * graph.nodeCount),
          Math.floor(next() * 3_000_000),
        ]),
      );
      return [...nodes] as [number, number][];
    };
    for (let asked = 0; asked < 60; asked++) {
      const [from, to] = [some(), some()];
      const best = Math.min(
        ...from.flatMap(([a, first]) => to.map(([b, last]) => first + cost[a]![b]! + last)),
      );
      const [sources, targets] = [endsAt(...from), endsAt(...to)];
      for (const search of searches) {
        expect(costFound(graph, search, sources, targets)).toBe(best);
      }
    }
  });

  it('take no end that is closed, and no ends for no way', () => {
    const graph = buildRoadGraph(drawTables(tangle(15)));
    const { edgeCost } = practicalMetric(graph, false);
    const searches = [
      new PlainSearch(graph, edgeCost),
      new HierarchySearch(customizeHierarchy(buildTopology(graph), edgeCost), edgeCost),
      new HierarchySearch(readStoredHierarchy(graph, edgeCost), edgeCost),
    ];
    const [a, b] = [graph.tables.edgeFrom[0]!, graph.tables.edgeTo[0]!];
    for (const search of searches) {
      expect(search.find(endsAt([a, CLOSED]), endsAt([b, 0]))).toBe(null);
      expect(search.find(endsAt([a, 0]), endsAt([b, CLOSED]))).toBe(null);
      expect(search.find(endsAt(), endsAt([b, 0]))).toBe(null);
      expect(search.find(endsAt([a, 0]), endsAt())).toBe(null);
      expect(search.find(endsAt([a, 7]), endsAt([a, 8]))).toMatchObject({
        cost: 15,
        startNode: a,
        endNode: a,
        edgeCount: 0,
      });
    }
  });
});

/** A road without branches over so many nodes; `rank` is the order of contraction. */
function chain(count: number, rank: (node: number) => number): RoadGraph {
  const edges = count - 1;
  const linkStart = Int32Array.from({ length: count + 1 }, (_, i) =>
    Math.min(2 * edges, Math.max(0, 2 * i - 1)),
  );
  const around = Array.from({ length: count }, (_, i) =>
    [i - 1, i].filter((e) => e >= 0 && e < edges).map((e) => ({ e, node: e === i ? i + 1 : i - 1 })),
  ).flat();
  const links = {
    linkStart,
    linkEdge: Int32Array.from(around, ({ e }) => e),
    linkNode: Int32Array.from(around, ({ node }) => node),
  };
  return {
    nodeCount: count,
    edgeCount: edges,
    links: () => links,
    tables: {
      edgeFrom: Int32Array.from({ length: edges }, (_, e) => e),
      edgeTo: Int32Array.from({ length: edges }, (_, e) => e + 1),
      nodeRank: Int32Array.from({ length: count }, (_, node) => rank(node)),
    },
  } as unknown as RoadGraph;
}

describe('ways of many thousand edges', () => {
  const COUNT = 9001;
  const cost = Int32Array.from({ length: COUNT - 1 }, (_, e) => 10 + (e % 7));
  const all = cost.reduce((sum, of) => sum + of, 0);
  const forwards = Array.from({ length: COUNT - 1 }, (_, e) => e);

  it.each<[string, (node: number) => number]>([
    ['contracted from one end', (node) => node],
    ['contracted from the other end', (node) => COUNT - 1 - node],
    // Both ends last: one arc stands for the whole way, and each half of it for all but an edge.
    [
      'contracted from its middle',
      (node) => (node === 0 ? COUNT - 2 : node === COUNT - 1 ? COUNT - 1 : node - 1),
    ],
    [
      'contracted from its middle backwards',
      (node) => (node === 0 ? COUNT - 2 : node === COUNT - 1 ? COUNT - 1 : COUNT - 2 - node),
    ],
  ])('are found whole: %s', (_, rank) => {
    const graph = chain(COUNT, rank);
    const hierarchy = customizeHierarchy(buildTopology(graph), cost);
    const searches = [
      new PlainSearch(graph, cost),
      new HierarchySearch(hierarchy, cost),
      new HierarchySearch({ ...hierarchy, parent: null }, cost),
    ];
    for (const search of searches) {
      for (const [from, to, edges] of [
        [0, COUNT - 1, forwards],
        [COUNT - 1, 0, forwards.toReversed()],
      ] as const) {
        const path = search.find(endsAt([from, 0]), endsAt([to, 0]))!;
        expect(path.cost).toBe(all);
        expect([...path.edges.subarray(0, path.edgeCount)]).toEqual(edges);
      }
      expect(search.find(endsAt([5, 0]), endsAt([7, 0]))).toMatchObject({
        cost: 10 + 5 + 10 + 6,
        edgeCount: 2,
      });
    }
  });
});

describe('the arcs of a hierarchy', () => {
  it('grow by doubling', () => {
    expect([...longer(Int32Array.of(3, 4, 5))]).toEqual([3, 4, 5, 0, 0, 0]);
  });

  it('are sorted within their range, short or long', () => {
    const next = numbersFrom(3);
    for (const length of [0, 1, 2, 3, 24, 25, 60]) {
      const values = Int32Array.from({ length: length + 4 }, () => Math.floor(next() * 50));
      const sorted = values.slice();
      sortRange(sorted, 2, 2 + length);
      expect([...sorted]).toEqual([
        ...values.slice(0, 2),
        ...[...values.slice(2, 2 + length)].sort((a, b) => a - b),
        ...values.slice(2 + length),
      ]);
    }
  });

  it('are found by their head', () => {
    const arcs = { arcStart: Int32Array.of(0, 5, 5, 6), arcHead: Int32Array.of(1, 3, 4, 8, 9, 3) };
    expect([1, 3, 4, 8, 9].map((head) => arcBetween(arcs, 0, head))).toEqual([0, 1, 2, 3, 4]);
    expect(arcBetween(arcs, 2, 3)).toBe(5);
  });
});
