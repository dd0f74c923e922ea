import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cosOfLatitude, crowMiles, MILES_PER_DEGREE } from '~/roads/geometry';
import { LegEnds } from '~/roads/kernel/leg-ends';
import type { Metric } from '~/roads/kernel/metric';
import { MinHeap } from '~/roads/kernel/min-heap';
import type { RoadGraph } from '~/roads/kernel/road-graph';
import type { SnappedStop } from '~/roads/kernel/snap-stop';
import { highwayKey, placeKey, placeNameKey } from '~/roads/text/place-key';

describe('the heap of a search', () => {
  const drained = (heap: MinHeap) => Array.from({ length: heap.size }, () => [heap.firstKey, heap.pop()]);

  it('gives its entries by key, and by node where keys are equal', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.nat(60)), { maxLength: 200 }),
        (entries) => {
          const heap = new MinHeap();
          for (const [key, node] of entries) heap.push(key, node);
          expect(heap.size).toBe(entries.length);
          expect(drained(heap)).toEqual([...entries].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
          expect(heap.size).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps its order while entries come and go', () => {
    const heap = new MinHeap();
    for (const key of [5, 3, 8]) heap.push(key, key);
    expect([heap.pop(), heap.firstKey, heap.size]).toEqual([3, 5, 2]);
    heap.push(1, 1);
    heap.push(5, 4);
    expect(drained(heap)).toEqual([
      [1, 1],
      [5, 4],
      [5, 5],
      [8, 8],
    ]);
  });

  it('grows, and is empty when it is cleared', () => {
    const heap = new MinHeap();
    for (let key = 3000; key > 0; key--) heap.push(key, key);
    expect(drained(heap).map(([, node]) => node)).toEqual(
      Array.from({ length: 3000 }, (_, index) => index + 1),
    );
    heap.push(7, 7);
    heap.clear();
    expect(heap.size).toBe(0);
    heap.push(9, 9);
    expect(drained(heap)).toEqual([[9, 9]]);
  });
});

describe('the ways from a stop to the network', () => {
  // Edge 0 leads from node 4 to 5, edge 1 from 5 to 6.
  const graph = {
    tables: { edgeFrom: Int32Array.of(4, 5), edgeTo: Int32Array.of(5, 6) },
  } as unknown as RoadGraph;
  const metric: Metric = { edgeCost: Int32Array.of(1000, 400), accessCostPerMile: 100 };
  const stop = {
    count: 2,
    edge: Int32Array.of(0, 1),
    accessMiles: Float64Array.of(1, 2),
    fraction: Float64Array.of(0.25, 0.5),
    fromMiles: Float64Array.of(9, 3.5),
    toMiles: Float64Array.of(5, 9),
  } as unknown as SnappedStop;
  const filled = (edgeCost = metric.edgeCost) => {
    const ends = new LegEnds();
    ends.fill(graph, metric, edgeCost, stop);
    return ends;
  };
  const entries = (ends: LegEnds) =>
    Array.from({ length: ends.count }, (_, at) => [
      ends.node[at],
      ends.cost[at],
      ends.candidate[at],
      ends.direct[at],
    ]);

  it('lead along the edge, or straight where that is nearer; the cheapest to each node stays', () => {
    expect(entries(filled())).toEqual([
      // One mile of access and a quarter of 1,000.
      [4, 350, 0, 0],
      // Along edge 0: 100 + 750; straight 500; along edge 1: 200 + 200; straight 350.
      [5, 350, 1, 1],
      [6, 400, 1, 0],
    ]);
  });

  it('cost in the metric what they cost there, whatever they were filled with', () => {
    const ends = filled(Int32Array.of(4000, 400));
    // Nine miles straight to node 4 are cheaper than the edge has become.
    expect(ends.cost[0]).toBe(900);
    expect([0, 1, 2].map((at) => ends.costIn(graph, metric, stop, at))).toEqual([900, 350, 400]);
    const atTo = filled(Int32Array.of(0, 4000));
    // To node 5 along edge 0: 100 + 750 of the metric.
    expect([atTo.node[1], atTo.cost[1], atTo.costIn(graph, metric, stop, 1)]).toEqual([5, 100, 850]);
  });

  it('drive the edge that they use, where that is more than a fifth of it', () => {
    const edgesTo = (node: number, fraction: number[]) => {
      const ends = new LegEnds();
      const at = {
        ...stop,
        fraction: Float64Array.from(fraction),
        fromMiles: Float64Array.of(99, 99),
        toMiles: Float64Array.of(99, 99),
      } as unknown as SnappedStop;
      ends.fill(graph, metric, metric.edgeCost, at);
      const edges: number[] = [];
      ends.pushEdge(node, edges);
      return edges;
    };
    expect(edgesTo(4, [0.25, 0.5])).toEqual([0]);
    expect(edgesTo(4, [0.2, 0.5])).toEqual([]);
    expect(edgesTo(6, [0.5, 0.75])).toEqual([1]);
    expect(edgesTo(6, [0.5, 0.85])).toEqual([]);
    // Straight to the node: no edge is driven.
    const straight: number[] = [];
    filled().pushEdge(5, straight);
    expect(straight).toEqual([]);
  });

  it('are one node where a stop is one, and are found by it', () => {
    const ends = filled();
    expect([ends.indexOf(6), ends.indexOf(7)]).toEqual([2, -1]);
    ends.fillNode(9);
    expect([ends.count, ends.node[0], ends.cost[0], ends.indexOf(9), ends.indexOf(6)]).toEqual([
      1, 9, 0, 0, -1,
    ]);
  });
});

describe('distances on the sphere', () => {
  it('are 69.09 miles a degree of latitude, and less of longitude by its cosine', () => {
    // 3958.7613 x pi / 180
    expect(MILES_PER_DEGREE).toBeCloseTo(69.0934, 4);
    expect(crowMiles(39, -96, 40, -96)).toBeCloseTo(69.0934, 3);
    expect(crowMiles(0, 10, 0, 11)).toBeCloseTo(69.0934, 3);
    expect(crowMiles(60, 10, 60, 10.01)).toBeCloseTo(0.345467, 4);
    expect(cosOfLatitude(60)).toBeCloseTo(0.5, 12);
  });

  it('are nothing to the place itself, the same both ways, and half the earth to the other side', () => {
    expect(crowMiles(39, -96, 39, -96)).toBe(0);
    expect(crowMiles(39, -96, 45, -70)).toBeCloseTo(crowMiles(45, -70, 39, -96), 9);
    expect(crowMiles(0, 0, 0, 180)).toBeCloseTo(Math.PI * 3958.7613, 6);
    expect(crowMiles(90, 0, -90, 0)).toBeCloseTo(Math.PI * 3958.7613, 6);
  });
});

describe('spellings', () => {
  it.each([
    ['Saint Louis', 'saint louis'],
    ['St. Louis', 'saint louis'],
    ['St Louis', 'saint louis'],
    ['Ste. Genevieve', 'sainte genevieve'],
    ['Ste Genevieve', 'sainte genevieve'],
    ['Sault Ste. Marie', 'sault sainte marie'],
    ['Sault Ste Marie', 'sault sainte marie'],
    ['Ft. Worth', 'fort worth'],
    ['Ft Worth', 'fort worth'],
    ['Fort Worth', 'fort worth'],
    ['Mt. Vernon', 'mount vernon'],
    ['Mt Vernon', 'mount vernon'],
    ['Québec', 'quebec'],
    ["Coeur d'Alene", 'coeur d alene'],
    ['Winston--Salem ', 'winston salem'],
    ['West Fort Ann', 'west fort ann'],
    ['East St. Louis', 'east st louis'],
    ['Stuart', 'stuart'],
    ['Stevens', 'stevens'],
    ['Ftown', 'ftown'],
    ['Mtown', 'mtown'],
  ])('%s is %s', (name, key) => {
    expect(placeNameKey(name)).toBe(key);
  });

  it('of a place have its state', () => {
    expect(placeKey('St. Louis', 'MO')).toBe('saint louis|MO');
  });

  it.each([
    ['I-90', 'I90'],
    ['i 90', 'I90'],
    ['I-090', 'I90'],
    ['US-031', 'US31'],
    ['US 31 Business', 'US31BUS'],
    ['US-31BUS', 'US31BUS'],
    ['US 31 Alternate', 'US31ALT'],
    ['US 31 Bypass', 'US31BYP'],
    ['US 31W Connector', 'US31WCON'],
    ['I-44 Spur', 'I44SPR'],
    ['US-1 Truck', 'US1TRK'],
    ['TC-1', 'TCH'],
    ['TCH', 'TCH'],
    ['TC-16', 'TC16'],
    ['KS-03', 'KS03'],
    ['Business Loop', 'BUSINESSLOOP'],
    ['Spur', 'SPUR'],
    ['Truck Route', 'TRUCKROUTE'],
  ])('%s is the highway %s', (highway, key) => {
    expect(highwayKey(highway)).toBe(key);
  });
});
