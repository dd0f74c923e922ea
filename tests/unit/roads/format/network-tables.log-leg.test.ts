import { describe, expect, it } from 'vitest';
import { EDGE_FREEWAY, EDGE_TOLL } from '~/roads/format/network-tables';
import { logLeg, type LegPlan } from '~/roads/kernel/drive-leg';
import { LegEnds } from '~/roads/kernel/leg-ends';
import { practicalMetric } from '~/roads/kernel/metric';
import type { RoadGraph } from '~/roads/kernel/road-graph';
import type { SnappedStop } from '~/roads/kernel/snap-stop';
import type { TripLog } from '~/roads/kernel/trip-log';
import { CODES, drawGraph, roadsOf, type DrawnLand } from '../drawn-network';
import { madeStop } from '../made-stop';

const [KS, MO] = CODES.map((_, i) => i) as [number, number];
const MINUTE = 60_000;
/** I-1 from A to B and on to C in Missouri, where it is a turnpike; US-2 from D to C, told the other way round. */
const graph = drawGraph({
  points: { A: [39, -97], B: [39, -96], C: [39, -94], D: [40, -94] },
  roads: [
    ...roadsOf('A B 65 I-1', { roadClass: 'interstate', freeway: true }),
    ...roadsOf('B C 104 I-1', { state: 'MO', toll: true }),
    ...roadsOf('D C 78 US-2', { state: 'MO' }),
  ],
});
const [A, B, C, D] = [0, 1, 2, 3];
const metric = practicalMetric(graph, false);

/** Kansas north of latitude 39, Missouri south of it. */
const NORTH_AND_SOUTH: DrawnLand[] = [
  { code: 'KS', west: -100, east: -90, south: 39, north: 42 },
  { code: 'MO', west: -100, east: -90, south: 36, north: 39 },
];

type Entry = [string, ...(number | string)[]];

/** What is written for a leg: points with two decimals, steps as miles, minutes, jurisdiction, highway, flags, node at the end. */
function written(plan: LegPlan, from: SnappedStop, to: SnappedStop, on: RoadGraph = graph): Entry[] {
  const entries: Entry[] = [];
  const round = (value: number) => Math.round(value * 100) / 100 + 0;
  const log: Pick<TripLog, 'beginLeg' | 'addPoint' | 'addNode' | 'addAlong' | 'addStep'> = {
    beginLeg: () => entries.push(['leg']),
    addPoint: (lat, lon) => entries.push(['point', round(lat), round(lon)]),
    addNode: (node) => entries.push(['node', node]),
    addAlong: () => undefined,
    addStep: (miles, ms, state, highway, flags, node) =>
      entries.push(['step', round(miles), round(ms / MINUTE), CODES[state] ?? 'none', highway, flags, node]),
  };
  const [sources, targets] = [new LegEnds(), new LegEnds()];
  sources.fill(graph, metric, metric.edgeCost, from);
  targets.fill(graph, metric, metric.edgeCost, to);
  logLeg(on, log as TripLog, plan, from, to, sources, targets);
  return entries;
}
const network = (startNode: number, endNode: number, ...edges: number[]): LegPlan => ({
  kind: 'network',
  cost: 0,
  path: { cost: 0, startNode, endNode, edges: Int32Array.of(...edges, 99), edgeCount: edges.length },
});

describe('a leg over the network is written', () => {
  it('along the road that it begins on, over whole roads, along the road that it ends on', () => {
    // A quarter of the way from A to B, seven miles of streets; half way from D to C.
    const from = madeStop(39.1, -96.75, KS, { edge: 0, fraction: 0.25, access: 7 });
    const to = madeStop(39.5, -93.8, MO, { edge: 2, fraction: 0.5, access: 14 });
    expect(written(network(B, C, 1), from, to)).toEqual([
      ['leg'],
      ['point', 39.1, -96.75],
      ['step', 7, 15, 'KS', 0, 0, -1],
      ['point', 39, -96.75],
      ['step', 48.75, 45, 'KS', 1, EDGE_FREEWAY, B],
      ['node', B],
      ['step', 104, 120, 'MO', 1, EDGE_TOLL, C],
      ['node', C],
      ['step', 39, 45, 'MO', 2, 0, -1],
      ['point', 39.5, -94],
      ['step', 14, 30, 'MO', 0, 0, -1],
      ['point', 39.5, -93.8],
    ]);
  });

  it('the other way round as well', () => {
    const from = madeStop(39.5, -93.8, MO, { edge: 2, fraction: 0.25, access: 0 });
    const to = madeStop(39, -96.75, KS, { edge: 0, fraction: 0.25, access: 0 });
    expect(written(network(C, B, 1), from, to)).toEqual([
      ['leg'],
      ['point', 39.5, -93.8],
      ['step', 0, 0, 'MO', 0, 0, -1],
      ['point', 39.75, -94],
      ['step', 58.5, 67.5, 'MO', 2, 0, C],
      ['node', C],
      ['step', 104, 120, 'MO', 1, EDGE_TOLL, B],
      ['node', B],
      ['step', 48.75, 45, 'KS', 1, EDGE_FREEWAY, -1],
      ['point', 39, -96.75],
      ['step', 0, 0, 'KS', 0, 0, -1],
      ['point', 39, -96.75],
    ]);
  });

  it('away from the end of the road that is nearer: to its `from` the part up to the stop', () => {
    const from = madeStop(39, -96.75, KS, { edge: 0, fraction: 0.25, access: 0 });
    const to = madeStop(39.75, -94, MO, { edge: 2, fraction: 0.25, access: 0 });
    expect(written(network(A, D), from, to).filter(([kind]) => kind !== 'point')).toEqual([
      ['leg'],
      ['step', 0, 0, 'KS', 0, 0, -1],
      ['step', 16.25, 15, 'KS', 1, EDGE_FREEWAY, A],
      ['node', A],
      ['step', 19.5, 22.5, 'MO', 2, 0, -1],
      ['step', 0, 0, 'MO', 0, 0, -1],
    ]);
  });

  it('straight to a node where that is shorter than along the road', () => {
    const from = madeStop(39.05, -97.05, KS, { edge: 0, fraction: 0, access: 7, toFrom: 4.2, toTo: 80 });
    const to = madeStop(39.05, -94.05, MO, { edge: 2, fraction: 1, access: 9, toFrom: 80, toTo: 5.6 });
    expect(written(network(A, C, 0, 1), from, to)).toEqual([
      ['leg'],
      ['point', 39.05, -97.05],
      ['step', 4.2, 9, 'KS', 0, 0, -1],
      ['point', 39, -97],
      ['node', A],
      ['step', 65, 60, 'KS', 1, EDGE_FREEWAY, B],
      ['node', B],
      ['step', 104, 120, 'MO', 1, EDGE_TOLL, C],
      ['node', C],
      ['point', 39, -94],
      ['step', 5.6, 12, 'MO', 0, 0, -1],
      ['point', 39.05, -94.05],
    ]);
    // To the other ends.
    const atB = madeStop(39.05, -96, KS, { edge: 0, fraction: 0.9, access: 7, toFrom: 80, toTo: 2.8 });
    const atD = madeStop(40.05, -94, MO, { edge: 2, fraction: 0.2, access: 9, toFrom: 1.4, toTo: 80 });
    expect(written(network(B, D, 1, 2), atB, atD)).toEqual([
      ['leg'],
      ['point', 39.05, -96],
      ['step', 2.8, 6, 'KS', 0, 0, -1],
      ['point', 39, -96],
      ['node', B],
      ['step', 104, 120, 'MO', 1, EDGE_TOLL, C],
      ['node', C],
      ['step', 78, 90, 'MO', 2, 0, D],
      ['node', D],
      ['point', 40, -94],
      ['step', 1.4, 3, 'MO', 0, 0, -1],
      ['point', 40.05, -94],
    ]);
  });
});

describe('a leg on one road is written', () => {
  it('as the part of it between the stops', () => {
    const from = madeStop(
      39.1,
      -96.75,
      KS,
      { edge: 1, fraction: 0.9, access: 99 },
      { edge: 0, fraction: 0.25, access: 7 },
    );
    const to = madeStop(38.9, -96.05, KS, { edge: 0, fraction: 0.95, access: 1.4 });
    expect(written({ kind: 'edge', cost: 0, from: 1, to: 0 }, from, to)).toEqual([
      ['leg'],
      ['point', 39.1, -96.75],
      ['step', 7, 15, 'KS', 0, 0, -1],
      ['point', 39, -96.75],
      ['step', 45.5, 42, 'KS', 1, EDGE_FREEWAY, -1],
      ['point', 39, -96.05],
      ['step', 1.4, 3, 'KS', 0, 0, -1],
      ['point', 38.9, -96.05],
    ]);
  });
});

describe('streets over the border of two states are written', () => {
  // A stop in Missouri, a quarter of the way from the border's east; its road is Kansas's, at -95.25.
  const beside = { edge: 0, fraction: 0, access: 2.8, toFrom: 2.8 };
  const graphAt = (lon: number, lat = 39, land?: DrawnLand[]) =>
    drawGraph({
      points: { A: [lat, lon], B: [39, -96] },
      roads: roadsOf('A B 30 US-1'),
      ...(land && { land }),
    });
  const streets = (lon: number, stop: SnappedStop, isArriving: boolean, local = graphAt(lon)) => {
    const entries: Entry[] = [];
    const round = (value: number) => Math.round(value * 1000) / 1000;
    const log = {
      beginLeg: () => undefined,
      addNode: () => undefined,
      addAlong: () => undefined,
      addPoint: (lat: number, at: number) => entries.push(['point', round(lat), round(at)]),
      addStep: (miles: number, ms: number, state: number, highway: number, flags: number, node: number) =>
        entries.push([
          'step',
          round(miles),
          round(ms / MINUTE),
          CODES[state] ?? 'none',
          highway,
          flags,
          node,
        ]),
    } as unknown as TripLog;
    const there = madeStop(39, -96, KS, { edge: 0, fraction: 1, access: 0, toTo: 0 });
    const ends = [stop, there].map((at) => {
      const end = new LegEnds();
      end.fill(local, practicalMetric(local, false), practicalMetric(local, false).edgeCost, at);
      return end;
    }) as [LegEnds, LegEnds];
    const plan: LegPlan = { kind: 'edge', cost: 0, from: 0, to: 0 };
    if (isArriving) logLeg(local, log, plan, there, stop, ends[1], ends[0]);
    else logLeg(local, log, plan, stop, there, ends[0], ends[1]);
    // Without the far end.
    return isArriving ? entries.slice(4) : entries.slice(0, -4);
  };

  it('as the part on each side', () => {
    const stop = madeStop(39, -94.9, MO, beside);
    expect(streets(-95.3, stop, false)).toEqual([
      ['point', 39, -94.9],
      ['step', 0.7, 1.5, 'MO', 0, 0, -1],
      ['step', 2.1, 4.5, 'KS', 0, 0, -1],
      ['point', 39, -95.3],
    ]);
    expect(streets(-95.3, stop, true)).toEqual([
      ['point', 39, -95.3],
      ['step', 2.1, 4.5, 'KS', 0, 0, -1],
      ['step', 0.7, 1.5, 'MO', 0, 0, -1],
      ['point', 39, -94.9],
    ]);
  });

  it("as the road's alone where the outlines know none of the stop's own", () => {
    const stop = madeStop(39, -95.1, MO, beside);
    expect(streets(-95.3, stop, false).slice(1, -1)).toEqual([['step', 2.8, 6, 'KS', 0, 0, -1]]);
    expect(streets(-95.3, stop, true).slice(1, -1)).toEqual([['step', 2.8, 6, 'KS', 0, 0, -1]]);
    const foreign = madeStop(35, -95.3, -1, beside);
    expect(streets(-95.3, foreign, false).slice(1, -1)).toEqual([['step', 2.8, 6, 'KS', 0, 0, -1]]);
  });

  it("as the stop's alone where the outlines know none of the road's", () => {
    expect(streets(-94.95, madeStop(39, -94.9, MO, beside), false).slice(1, -1)).toEqual([
      ['step', 2.8, 6, 'MO', 0, 0, -1],
      ['step', 0, 0, 'KS', 0, 0, -1],
    ]);
  });

  it('from south to north as well', () => {
    const local = graphAt(-97, 39.3, NORTH_AND_SOUTH);
    expect(streets(-97, madeStop(38.9, -97, MO, beside), false, local).slice(1, -1)).toEqual([
      ['step', 0.7, 1.5, 'MO', 0, 0, -1],
      ['step', 2.1, 4.5, 'KS', 0, 0, -1],
    ]);
  });

  it('as one step where there are none', () => {
    const stop = madeStop(39, -94.9, MO, { ...beside, access: 0 });
    expect(streets(-94.9, stop, false)).toEqual([
      ['point', 39, -94.9],
      ['step', 0, 0, 'KS', 0, 0, -1],
      ['point', 39, -94.9],
    ]);
  });
});

describe('a straight leg is written', () => {
  const direct = (miles: number): LegPlan => ({ kind: 'direct', cost: 0, miles });

  it('as one step in one jurisdiction', () => {
    expect(written(direct(15), madeStop(39, -97, KS), madeStop(39.1, -97.1, KS))).toEqual([
      ['leg'],
      ['point', 39, -97],
      ['step', 15, 20, 'KS', 0, 0, -1],
      ['point', 39.1, -97.1],
    ]);
  });

  it('with a step for each side of a border, split where its line passes it', () => {
    // Nearly ten miles, of which the first quarter in Kansas: 40 samples, a quarter of a mile each.
    const [west, east] = [-95 - 2.4975 / 53.695, -95 + 7.4925 / 53.695];
    expect(
      written(direct(12), madeStop(39, west, KS), madeStop(39, east, MO)).filter(([kind]) => kind === 'step'),
    ).toEqual([
      ['step', 3, 4, 'KS', 0, 0, -1],
      ['step', 9, 12, 'MO', 0, 0, -1],
    ]);
    expect(
      written(direct(12), madeStop(39, east, MO), madeStop(39, west, KS)).filter(([kind]) => kind === 'step'),
    ).toEqual([
      ['step', 9, 12, 'MO', 0, 0, -1],
      ['step', 3, 4, 'KS', 0, 0, -1],
    ]);
  });

  it('with water counted to the side that it is reached from', () => {
    // South of 36 is water: from the shore of Kansas eastwards along it.
    expect(
      written(direct(12), madeStop(35.999, -95.05, KS), madeStop(35.999, -94.95, MO)).filter(
        ([kind]) => kind === 'step',
      ),
    ).toEqual([['step', 12, 16, 'KS', 0, 0, -1]]);
    // A river two hundredths of a degree wide, and as much land on either side.
    const river = drawGraph({
      points: { A: [39, -97], B: [39, -96] },
      roads: roadsOf('A B 65 I-1'),
      land: [
        { code: 'KS', west: -100, east: -95.01, south: 36, north: 42 },
        { code: 'MO', west: -94.99, east: -90, south: 36, north: 42 },
      ],
    });
    const [west, east] = [madeStop(39, -95.03, KS), madeStop(39, -94.97, MO)];
    const states = (from: SnappedStop, to: SnappedStop) =>
      written(direct(12), from, to, river)
        .filter(([kind]) => kind === 'step')
        .map((step) => [step[3], Math.round(Number(step[1]))]);
    expect(states(west, east)).toEqual([
      ['KS', 8],
      ['MO', 4],
    ]);
    expect(states(east, west)).toEqual([
      ['MO', 8],
      ['KS', 4],
    ]);
  });

  it('with water counted to the side last seen, and with a border that it passes northwards', () => {
    const states = (first: string, second: string) => {
      const shore = drawGraph({
        points: { A: [39, -97], B: [39, -96] },
        roads: roadsOf('A B 65 I-1'),
        land: [
          { code: first, west: -100, east: -95.03, south: 36, north: 42 },
          { code: second, west: -95.03, east: -95.01, south: 36, north: 42 },
          { code: second, west: -94.99, east: -90, south: 36, north: 42 },
        ],
      });
      const steps = written(
        direct(12),
        madeStop(39, -95.05, CODES.indexOf(first)),
        madeStop(39, -94.97, CODES.indexOf(second)),
        shore,
      );
      return steps.filter(([kind]) => kind === 'step').map((step) => [step[3], Math.round(Number(step[1]))]);
    };
    expect(states('KS', 'MO')).toEqual([
      ['KS', 3],
      ['MO', 9],
    ]);
    expect(states('MO', 'KS')).toEqual([
      ['MO', 3],
      ['KS', 9],
    ]);
    const northwards = drawGraph({
      points: { A: [39, -97], B: [39, -96] },
      roads: roadsOf('A B 65 I-1'),
      land: NORTH_AND_SOUTH,
    });
    const steps = written(direct(12), madeStop(38.98, -97, MO), madeStop(39.06, -97, KS), northwards).filter(
      ([kind]) => kind === 'step',
    );
    expect(steps.map((step) => [step[3], Math.round(Number(step[1]))])).toEqual([
      ['MO', 3],
      ['KS', 9],
    ]);
  });

  it('of no way as one step of no miles', () => {
    expect(written(direct(0), madeStop(39, -97, KS), madeStop(39, -97, KS))).toEqual([
      ['leg'],
      ['point', 39, -97],
      ['step', 0, 0, 'KS', 0, 0, -1],
      ['point', 39, -97],
    ]);
  });
});
