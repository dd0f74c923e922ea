import { describe, expect, it } from 'vitest';
import { LegEnds } from '~/roads/kernel/leg-ends';
import { practicalMetric } from '~/roads/kernel/metric';
import { ThroughSearch } from '~/roads/kernel/through-search';
import { drawGraph, roadsOf, type DrawnRoad } from '../drawn-network';

/** A town at each corner of a strip: all roads at 60 miles an hour, so that a mile costs a minute. */
const POINTS: Record<string, [number, number]> = {
  S: [39, -99],
  T: [39, -97],
  A: [40, -99],
  B: [40, -98.6],
  C: [40, -98.2],
  D: [40, -97.8],
  E: [40, -97.4],
  F: [40, -97],
};
const MINUTE = 60_000;

function through(
  roads: DrawnRoad[],
  leastMiles: number,
  { from = ['S'], to = ['T'], highways = ['KS-9'] } = {},
) {
  const drawing = { points: POINTS, roads: roads.map((road) => ({ ...road, freeway: true })) };
  const graph = drawGraph(drawing);
  const names = Object.keys(POINTS);
  const { edgeCost } = practicalMetric(graph, false);
  const wanted = new Set(highways.map((highway) => graph.tables.highways.indexOf(highway)));
  const endsAt = (nodes: string[]) => {
    const ends = new LegEnds();
    ends.count = nodes.length;
    nodes.forEach((node, i) => {
      const [name, minutes = '0'] = node.split('+');
      ends.node[i] = names.indexOf(name!);
      ends.cost[i] = Number(minutes) * MINUTE;
    });
    return ends;
  };
  const search = new ThroughSearch(graph, edgeCost, wanted, leastMiles * 10);
  expect(search.edgeCost).toBe(edgeCost);
  const path = search.find(endsAt(from), endsAt(to));
  if (!path) return null;
  // The way as the points that it passes, and its minutes.
  let node = path.startNode;
  const passed = [names[node]];
  for (const e of path.edges.subarray(0, path.edgeCount)) {
    const { edgeFrom, edgeTo } = graph.tables;
    expect([edgeFrom[e], edgeTo[e]]).toContain(node);
    node = edgeFrom[e] === node ? edgeTo[e]! : edgeFrom[e]!;
    passed.push(names[node]);
  }
  expect(node).toBe(path.endNode);
  return `${passed.join(' ')} ${Math.round((path.cost / MINUTE) * 100) / 100}`;
}

/** I-1 straight from S to T; KS-9 from A to F in pieces, with ways up to its ends. */
const LADDER = [
  ...roadsOf('S T 108 I-1'),
  ...roadsOf('S A 70 US-1; F T 71 US-1'),
  ...roadsOf('A B 4 KS-9; B C 6 KS-9; C D 20 KS-9; D E 20 KS-9; E F 20 KS-9'),
];

describe('a way that must drive a highway', () => {
  it('drives all of it where there is no other way on and off', () => {
    expect(through(LADDER, 10)).toBe('S A B C D E F T 211');
    expect(through(LADDER, 70)).toBe('S A B C D E F T 211');
    expect(through(LADDER, 71)).toBe(null);
  });

  it('leaves it as soon as it has driven enough of it', () => {
    const offAt = [...LADDER, ...roadsOf('B T 80 US-2; C T 75 US-3; D T 65 US-4')];
    // Four miles, ten, thirty.
    expect(through(offAt, 4)).toBe('S A B T 154');
    expect(through(offAt, 10)).toBe('S A B C T 155');
    expect(through(offAt, 11)).toBe('S A B C D T 165');
    expect(through(offAt, 30)).toBe('S A B C D T 165');
    expect(through(offAt, 31)).toBe('S A B C D E F T 211');
  });

  it('may drive it either way', () => {
    expect(through(LADDER, 30, { from: ['T'], to: ['S'] })).toBe('T F E D C B A S 211');
    const offAt = [...LADDER, ...roadsOf('D T 30 US-4; S E 66 US-5')];
    expect(through(offAt, 20)).toBe('S E D T 116');
  });

  it('drives no road twice, though that would be cheaper', () => {
    // Ten miles on from A would be up to C; from there the nearest way off is back over B. So it continues to D.
    const spur = roadsOf(
      'S T 108 I-1; S A 70 US-1; A B 4 KS-9; B C 6 KS-9; C D 20 KS-9; B T 20 US-2; D T 40 US-3',
    );
    expect(through(spur, 4)).toBe('S A B T 94');
    expect(through(spur, 10)).toBe('S A B C D T 140');
    // And none at all where the highway is a dead end.
    expect(through(roadsOf('S T 108 I-1; T A 30 US-1; A B 12 KS-9'), 10)).toBe(null);
  });

  it('passes the nearest of several ends, with what each costs', () => {
    expect(through(LADDER, 10, { from: ['S', 'B+3'], to: ['T', 'E+5'] })).toBe('B C D E 54');
    expect(through(LADDER, 10, { from: ['S', 'B+300'], to: ['T', 'E+5'] })).toBe('S A B C D E 125');
    expect(through(LADDER, 10, { from: ['B+9', 'B+3'], to: ['E+9', 'E+5'] })).toBe('B C D E 54');
    expect(through(LADDER, 10, { from: [], to: ['T'] })).toBe(null);
    expect(through(LADDER, 10, { from: ['S'], to: [] })).toBe(null);
  });

  it('uses no road that is closed to trucks, on the highway or beside it', () => {
    const close = (roads: DrawnRoad[], from: string, to: string) =>
      roads.map((road) => (road.from === from && road.to === to ? { ...road, noTrucks: true } : road));
    const twice = [...LADDER, ...roadsOf('S B 60 US-2; E T 40 US-3')];
    expect(through(twice, 30)).toBe('S B C D E T 146');
    expect(through(close(twice, 'S', 'B'), 30)).toBe('S A B C D E T 160');
    expect(through(close(twice, 'E', 'T'), 30)).toBe('S B C D E F T 197');
    expect(through(close(twice, 'C', 'D'), 30)).toBe(null);
  });

  it('may put several highways of the name together, and no other', () => {
    const two = [
      ...roadsOf('S T 108 I-1; S A 70 US-1; F T 71 US-1; A B 4 KS-9; B C 6 KS-9A; C F 9 US-2; B F 3 US-3'),
    ];
    expect(through(two, 10, { highways: ['KS-9', 'KS-9A'] })).toBe('S A B C F T 160');
    expect(through(two, 10, { highways: ['KS-9'] })).toBe(null);
    expect(through(two, 4, { highways: ['KS-9'] })).toBe('S A B F T 148');
  });
});
