import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSideRoads, type SideRoad, writeSideRoads } from '~/roads/format/side-roads-file';
import { EdgeLine, lineMiles } from '~/roads/format/edge-shapes';
import { writeNetworkFile } from '~/roads/format/network-file';
import { buildRoadGraph } from '~/roads/kernel/road-graph';
import { withSideRoads } from '~/roads/matching/match-graph';
import { Candidates, SegmentIndex } from '~/roads/matching/segment-index';
import { openRouter } from '~/roads/router';
import { atPace, meridian, northward, type Reading, spot } from './matched-readings';
import { linedTables } from './roads-with-lines';

const NETWORK = meridian();
const road = (jurisdiction: string, ...places: [number, number][]): SideRoad => ({
  jurisdiction,
  points: places.map(([north, east]) => spot(north, east)),
});
const together = (roads: readonly SideRoad[], tables = NETWORK) =>
  withSideRoads(buildRoadGraph(tables), readSideRoads(writeSideRoads(roads)));

function match(readings: readonly Reading[], roads: readonly SideRoad[] | null) {
  const router = openRouter(writeNetworkFile(NETWORK), () => roads && writeSideRoads(roads));
  const trace = router.trace();
  for (const { at, minute } of readings)
    trace.add({ time: Math.round(minute * 60_000), lat: at[0], lon: at[1] });
  const { roads: shares, distanceTenthMiles } = trace.finish();
  return { miles: distanceTenthMiles / 10, offRoad: shares!.offRoadTenthMiles / 10 };
}

/** Winds about its straight line to the east, with a bend every two miles. */
const WINDING = road(
  'KS',
  ...Array.from({ length: 21 }, (_, i): [number, number] => [20 + (i % 2 ? 0.7 : 0), 2 * i]),
);
const WINDING_MILES = 20 * Math.hypot(2, 0.7);

describe('side roads beside the network', () => {
  it('are driven by trucks whose positions lie on them', () => {
    // Up US-1 and off to the east, looked at every four miles: each time at a bend to the south.
    const readings = atPace(50, [
      ...northward(6, 4),
      ...Array.from({ length: 11 }, (_, i) => [20, 4 * i] as const).slice(1),
    ]);
    const before = match(readings, null);
    expect(before.offRoad).toBeGreaterThan(35);
    expect(before.miles).toBeLessThan(61.2);
    const after = match(readings, [WINDING]);
    expect(after.offRoad).toBeLessThan(6);
    expect(Math.abs(after.miles - (20 + WINDING_MILES))).toBeLessThan(0.7);
  });

  it('change nothing for who stays on the roads of the network', () => {
    const readings = atPace(60, northward(61, 1));
    expect(match(readings, [WINDING])).toEqual(match(readings, null));
  });

  it('are less likely than a road of the network that lies as near', () => {
    const { tables } = together([road('KS', [-10, 0.1], [70, 0.1])]);
    const [lat, lon] = spot(30, 0.05);
    const { count, edge, cost } = new SegmentIndex(tables).near(lat, lon, new Candidates());
    expect([...edge.slice(0, count)].map((e) => tables.edgeHighway[e])).toEqual([1, -1]);
    expect(cost[1]! - cost[0]!).toBeCloseTo(1, 1);
  });

  it('are none where their jurisdiction is not known', () => {
    expect(together([road('ZZ', [0, 0], [0, 10])]).nodeCount).toBe(2);
  });
});

describe('the graph with side roads', () => {
  it('cuts an edge where a side road ends at it, and joins the two', () => {
    const graph = together([road('KS', [20, 0.1], [20, 30])]);
    const { edgeFrom, edgeTo, edgeTenths, edgeHighway, edgeJurisdiction } = graph.tables;
    expect(edgeFrom).toHaveLength(4);
    // The side road, the join of a tenth of a mile, the edge in two parts.
    expect([...edgeHighway]).toEqual([0, -1, 1, 1]);
    expect(edgeTenths[0]).toBeCloseTo(1, 0);
    expect(edgeTenths[1]).toBeCloseTo(299, 0);
    expect(edgeTenths[2]! + edgeTenths[3]!).toBeCloseTo(3455, 6);
    expect(edgeTo[2]).toBe(edgeFrom[3]);
    expect(edgeTo[0]).toBe(edgeTo[2]);
    expect(new Set(edgeJurisdiction)).toEqual(new Set([0]));
    const { linkStart, linkEdge } = graph.links();
    const meeting = edgeTo[2]!;
    expect([...linkEdge.slice(linkStart[meeting]!, linkStart[meeting + 1]!)].sort()).toEqual([0, 2, 3]);
  });

  it('joins at the end of an edge without a cut, and nothing that lies farther off', () => {
    const atEnd = together([
      {
        jurisdiction: 'KS',
        points: [
          [36.5, -97],
          [36.5, -96],
        ],
      },
    ]);
    expect([...atEnd.tables.edgeHighway]).toEqual([0, -1, 1]);
    const apart = together([road('KS', [20, 0.2], [20, 30])]);
    expect([...apart.tables.edgeHighway]).toEqual([-1, 1]);
  });

  it('has one place where side roads meet', () => {
    const graph = together([road('KS', [20, 10], [20, 30]), road('KS', [20, 10], [40, 10])]);
    expect(graph.nodeCount).toBe(2 + 3);
  });

  it('keeps every edge of the network whole, however often it is cut', () => {
    const tables = linedTables({
      points: { A: [38, -97], B: [38.6, -96.4] },
      roads: [{ from: 'A', to: 'B', miles: 60, on: 'US-1' }],
      lines: {
        0: [
          [38.2, -97],
          [38.4, -96.8],
          [38.5, -96.5],
        ],
      },
    });
    const whole = lineMiles(new EdgeLine().read(tables, 0));
    const end = fc.tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 0, max: 1200 }));
    fc.assert(
      fc.property(fc.array(end, { minLength: 1, maxLength: 40 }), (ends) => {
        const roads = ends.map(([north, east]): SideRoad => ({
          jurisdiction: 'KS',
          points: [
            [38 + north / 2000, -97 + east / 2000],
            [40, -95],
          ],
        }));
        const graph = together(roads, tables);
        const parts = [...graph.tables.edgeHighway.keys()].filter((e) => graph.tables.edgeHighway[e] === 1);
        const line = new EdgeLine();
        const sum = (of: (e: number) => number) => parts.reduce((total, e) => total + of(e), 0);
        expect(sum((e) => graph.tables.edgeTenths[e]!)).toBeCloseTo(600, 6);
        // Cuts stand on the line to its rounding.
        expect(Math.abs(sum((e) => lineMiles(line.read(graph.tables, e))) - whole)).toBeLessThan(
          0.03 + 0.06 * parts.length,
        );
        parts
          .slice(1)
          .forEach((e, i) => expect(graph.tables.edgeFrom[e]).toBe(graph.tables.edgeTo[parts[i]!]));
      }),
      { numRuns: 60 },
    );
  });
});
