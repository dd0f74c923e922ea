import { describe, expect, it } from 'vitest';
import { LegEnds } from '~/roads/kernel/leg-ends';
import { practicalMetric } from '~/roads/kernel/metric';
import { snapStop } from '~/roads/kernel/snap-stop';
import { ThroughSearch } from '~/roads/kernel/through-search';
import { drawGraph, roadsOf, type Drawing, type DrawnRoad } from '../drawn-network';

/** KS-9 from A over B to C, 30 miles each, all on latitude 39; other roads from its ends to T. */
const points: Drawing['points'] = {
  A: [39, -99],
  B: [39, -98.44],
  C: [39, -97.88],
  T: [38, -98.4],
  U: [38, -97],
};
const KS9 = roadsOf('A B 30 KS-9; B C 30 KS-9');
/** So many miles from A along KS-9. */
const on = (miles: number) => ({ lat: 39, lon: -99 + (0.56 * miles) / 30 });

function searched(
  roads: DrawnRoad[],
  from: { lat: number; lon: number },
  to: { lat: number; lon: number },
  leastMiles: number,
) {
  const graph = drawGraph({ points, roads: roads.map((road) => ({ ...road, freeway: true })) });
  const metric = practicalMetric(graph, false);
  const [sources, targets] = [new LegEnds(), new LegEnds()];
  sources.fill(graph, metric, metric.edgeCost, snapStop(graph, from.lat, from.lon));
  targets.fill(graph, metric, metric.edgeCost, snapStop(graph, to.lat, to.lon));
  const wanted = new Set([graph.tables.highways.indexOf('KS-9')]);
  const path = new ThroughSearch(graph, metric.edgeCost, wanted, leastMiles * 10).find(sources, targets);
  const names = Object.keys(points);
  return (
    path && { from: names[path.startNode], to: names[path.endNode], minutes: Math.round(path.cost / 60_000) }
  );
}
const T = { lat: 38, lon: -98.4 };

describe('a way over a highway on which a stop lies', () => {
  const ways = [...KS9, ...roadsOf('A T 100 I-1; B T 110 US-2; C T 100 US-3')];

  it('begins at the stop, as far as it continues the highway', () => {
    // 6 miles from A: 24 to B and from there 110, or 54 to C and 100; back over A is none.
    expect(searched(ways, on(6), T, 10)).toMatchObject({ from: 'B', minutes: 134 });
    expect(searched(ways, on(6), T, 23)).toMatchObject({ minutes: 134 });
    expect(searched(ways, on(6), T, 25)).toMatchObject({ from: 'B', minutes: 154 });
    expect(searched(ways, on(24), T, 23)).toMatchObject({ from: 'A', minutes: 124 });
  });

  it('ends at the stop in the same way', () => {
    expect(searched(ways, T, on(6), 10)).toMatchObject({ to: 'B', minutes: 134 });
    expect(searched(ways, T, on(6), 25)).toMatchObject({ to: 'B', minutes: 154 });
    expect(searched(ways, T, on(24), 23)).toMatchObject({ to: 'A', minutes: 124 });
  });

  it('is none between two stops on one piece of it', () => {
    expect(searched(KS9, on(6), on(24), 15)).toBe(null);
  });

  it('goes from one stop on it to another', () => {
    expect(searched(ways, on(6), on(54), 10)).toMatchObject({ minutes: 48 });
  });
});

describe('the edge between a stop and a node', () => {
  const graph = drawGraph({ points, roads: KS9 });
  const metric = practicalMetric(graph, false);
  const ends = new LegEnds();
  ends.fill(graph, metric, metric.edgeCost, snapStop(graph, 39, on(6).lon));

  it('is known with the share of it that is driven, and driven from a fifth on', () => {
    expect(ends.partTo(0).edge).toBe(0);
    expect(ends.partTo(0).share).toBeCloseTo(0.2, 3);
    expect(ends.partTo(1).edge).toBe(0);
    expect(ends.partTo(1).share).toBeCloseTo(0.8, 3);
    expect(ends.drivenTo(1)).toBe(0);
    ends.fill(graph, metric, metric.edgeCost, snapStop(graph, 39, on(5.7).lon));
    expect([ends.drivenTo(0), ends.drivenTo(1)]).toEqual([-1, 0]);
  });

  it('is none to a node that no way leads to, nor where the stop is the node', () => {
    expect([ends.partTo(4), ends.partTo(-1), ends.drivenTo(4)]).toEqual([
      { edge: -1, share: 0 },
      { edge: -1, share: 0 },
      -1,
    ]);
    ends.fillNode(1);
    expect(ends.partTo(1)).toEqual({ edge: -1, share: 0 });
  });
});
