import fc from 'fast-check';
import { TOWNS_WITHOUT_ROADS, townsFarFrom } from '../towns-far-from';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCompilerInput } from '../../../../app/cli/roads-sources';
import { checkRules } from '~/roads/compiler/check-rules';
import { compileNetwork, type Compilation } from '~/roads/compiler/compile-network';
import { writeNetworkFile } from '~/roads/format/network-file';
import { ROAD_CLASS } from '~/roads/format/network-tables';
import { HierarchySearch } from '~/roads/kernel/hierarchy-search';
import { buildTopology, customizeHierarchy } from '~/roads/kernel/hierarchy-topology';
import { LegEnds } from '~/roads/kernel/leg-ends';
import { practicalMetric, shortestMetric } from '~/roads/kernel/metric';
import { PlainSearch } from '~/roads/kernel/plain-search';
import { countryOf, snapStop } from '~/roads/kernel/snap-stop';
import { readStoredHierarchy } from '~/roads/kernel/stored-hierarchy';
import type { StopPoint, Trip, TripRequest } from '~/roads/kernel/trip';
import { openRouter, type Router } from '~/roads/router';

const at = (lat: number, lon: number): StopPoint => ({ lat, lon });
const CITY = {
  chicago: at(41.878, -87.63),
  dallas: at(32.777, -96.797),
  newYork: at(40.713, -74.006),
  losAngeles: at(34.052, -118.244),
  seattle: at(47.606, -122.332),
  miami: at(25.762, -80.192),
  toronto: at(43.653, -79.383),
  montreal: at(45.502, -73.567),
  vancouver: at(49.283, -123.121),
  halifax: at(44.649, -63.575),
  anchorage: at(61.218, -149.9),
  whitehorse: at(60.721, -135.057),
  yellowknife: at(62.454, -114.372),
  washington: at(38.907, -77.037),
  detroit: at(42.331, -83.046),
};

/** Miles between a point and a line of [lat, lon]. */
function milesFromLine(shape: readonly (readonly [number, number])[], lat: number, lon: number): number {
  const kx = 69.1 * Math.cos((lat * Math.PI) / 180);
  let best = Infinity;
  for (let i = 1; i < shape.length; i++) {
    const ax = (shape[i - 1]![1] - lon) * kx;
    const ay = (shape[i - 1]![0] - lat) * 69.1;
    const dx = (shape[i]![1] - lon) * kx - ax;
    const dy = (shape[i]![0] - lat) * 69.1 - ay;
    const square = dx * dx + dy * dy;
    const t = square ? Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square)) : 0;
    best = Math.min(best, Math.hypot(ax + dx * t, ay + dy * t));
  }
  return best;
}

const codes = (trip: Trip) => trip.jurisdictions.map((j) => j.jurisdiction);

describe('the road network of the product', () => {
  let compilation: Compilation;
  let router: Router;

  beforeAll(() => {
    compilation = compileNetwork(readCompilerInput());
    router = openRouter(writeNetworkFile(compilation.tables));
  });

  const drive = (stops: StopPoint[], more: Partial<TripRequest> = {}): Trip => {
    const outcome = router.route({ stops, ...more });
    if (!outcome.ok) throw new Error(`${outcome.reason} at stop ${outcome.stopIndex}`);
    return outcome.trip;
  };
  const expectWhole = (trip: Trip) => {
    const sum = (shares: { distanceTenthMiles: number }[]) =>
      shares.reduce((total, s) => total + s.distanceTenthMiles, 0);
    expect(sum(trip.jurisdictions)).toBe(trip.distanceTenthMiles);
    expect(sum(trip.legs)).toBe(trip.distanceTenthMiles);
    for (const leg of trip.legs) expect(sum(leg.jurisdictions)).toBe(leg.distanceTenthMiles);
    expect(Number.isInteger(trip.distanceTenthMiles)).toBe(true);
    for (const j of trip.jurisdictions) expect(j.distanceTenthMiles).toBeGreaterThan(0);
  };
  /** Points where trucks come from: near the places of the network, a few miles off. */
  const point = () =>
    fc
      .tuple(
        fc.nat(),
        fc.double({ min: -0.05, max: 0.05, noNaN: true }),
        fc.double({ min: -0.05, max: 0.05, noNaN: true }),
      )
      .map(([n, dLat, dLon]) => {
        const { nodeLat, nodeLon } = router.graph.tables;
        const node = n % nodeLat.length;
        return at(nodeLat[node]! / 10_000 + dLat, nodeLon[node]! / 10_000 + dLon);
      });

  it('compiles by the strict rules: no error, no warning, nothing shorter than the crow flies; under a megabyte', () => {
    expect(compilation.errors).toEqual([]);
    expect(compilation.warnings).toEqual([]);
    expect(checkRules(compilation, null)).toEqual([]);
    const { shapes, ...straight } = compilation.tables;
    expect(writeNetworkFile(straight).length).toBeLessThan(1_000_000);
    expect(shapes).toBeDefined();
    expect(writeNetworkFile(compilation.tables).length).toBeLessThan(1_300_000);
  });

  it('draws the numbered roads of the United States as they run', () => {
    const { tables } = compilation;
    const shaped = new Map<number, [number, number]>();
    for (let e = 0; e < tables.edgeFrom.length; e++) {
      if (countryOf(tables.jurisdictions[tables.edgeJurisdiction[e]!]) !== 'US' || !tables.edgeHighway[e])
        continue;
      const sum = shaped.get(tables.edgeClass[e]!) ?? [0, 0];
      sum[0] += tables.edgeTenths[e]!;
      // A road that runs straight needs no points: a tenth of them.
      if (tables.shapes!.start[e + 1]! > tables.shapes!.start[e]!) sum[1] += tables.edgeTenths[e]!;
      shaped.set(tables.edgeClass[e]!, sum);
    }
    const share = (roadClass: number) => shaped.get(roadClass)![1] / shaped.get(roadClass)![0];
    expect(share(ROAD_CLASS.interstate)).toBeGreaterThan(0.85);
    expect(share(ROAD_CLASS.us)).toBeGreaterThan(0.87);
    expect(share(ROAD_CLASS.state)).toBeGreaterThan(0.8);
  });

  it('draws a trip along its road: the Columbia in the Gorge, not across the hills beside it', () => {
    const trip = drive([at(45.523, -122.676), at(45.601, -121.18)]);
    // Multnomah Falls, Cascade Locks, Hood River: towns and landmarks on I-84.
    for (const [lat, lon] of [
      [45.578, -122.117],
      [45.67, -121.894],
      [45.711, -121.522],
    ] as const)
      expect(milesFromLine(trip.shape, lat, lon)).toBeLessThan(0.6);
  });

  it('hangs together but for its listed islands', () => {
    const loose = compilation.assembly.components.slice(1).filter((part) => !part.island);
    expect(loose.map((part) => part.example)).toEqual([]);
  });

  it('passes within 15 miles of every town of 1,000 people in the contiguous US and southern Canada', () => {
    expect(townsFarFrom(router.graph.tables, 15)).toEqual(TOWNS_WITHOUT_ROADS);
  });

  it('shows highways as people write them, each once', () => {
    const { highways } = router.graph.tables;
    expect(new Set(highways).size).toBe(highways.length);
    expect(highways).toContain('I-235');
    expect(
      highways.filter((name) => /\d(IA|KS|MO|NC|BUS|ALT|SPR|TRK)$|Pkwy$|Tpk$|^TX Lp/.test(name)),
    ).toEqual([]);
  });

  it('splits every trip so that jurisdictions and legs sum to the total, exactly', () => {
    fc.assert(
      fc.property(fc.array(point(), { minLength: 2, maxLength: 5 }), (stops) => {
        const outcome = router.route({ stops });
        if (outcome.ok) expectWhole(outcome.trip);
        else expect(['no-road-nearby', 'in-water', 'island', 'no-route']).toContain(outcome.reason);
      }),
      { numRuns: 400 },
    );
  });

  it('is as long back as there, within what rounding makes', () => {
    fc.assert(
      fc.property(point(), point(), (a, b) => {
        const there = router.route({ stops: [a, b] });
        const back = router.route({ stops: [b, a] });
        expect(back.ok).toBe(there.ok);
        if (!there.ok || !back.ok) return;
        // Equal ways may break the tie differently, but never take more time.
        expect(Math.abs(back.trip.durationMinutes - there.trip.durationMinutes)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
  });

  it('answers the same question the same way, whatever was asked between', () => {
    const first = drive([CITY.newYork, CITY.losAngeles]);
    drive([CITY.seattle, CITY.miami], { avoidTolls: true });
    router.route({ stops: [CITY.chicago, CITY.dallas], alternatives: 2 });
    expect(drive([CITY.newYork, CITY.losAngeles])).toEqual(first);
  });

  it('finds by its hierarchies what a plain search finds', () => {
    const { graph } = router;
    const topology = buildTopology(graph);
    const sources = new LegEnds();
    const targets = new LegEnds();
    const practical = practicalMetric(graph, false);
    for (const metric of [practical, shortestMetric(graph, false), practicalMetric(graph, true)]) {
      const plain = new PlainSearch(graph, metric.edgeCost);
      const searches = [new HierarchySearch(customizeHierarchy(topology, metric.edgeCost), metric.edgeCost)];
      if (metric === practical) {
        searches.push(new HierarchySearch(readStoredHierarchy(graph, metric.edgeCost), metric.edgeCost));
      }
      fc.assert(
        fc.property(point(), point(), (a, b) => {
          const from = snapStop(graph, a.lat, a.lon);
          const to = snapStop(graph, b.lat, b.lon);
          sources.fill(graph, metric, metric.edgeCost, from);
          targets.fill(graph, metric, metric.edgeCost, to);
          const expected = plain.find(sources, targets)?.cost ?? null;
          for (const search of searches) {
            const path = search.find(sources, targets);
            expect(path?.cost ?? null).toBe(expected);
            if (!path) continue;
            // The edges that it names are a way from its start to its end, and cost what it says.
            let node = path.startNode;
            let cost = sources.cost[sources.indexOf(node)]!;
            for (let i = 0; i < path.edgeCount; i++) {
              const e = path.edges[i]!;
              const { edgeFrom, edgeTo } = graph.tables;
              expect([edgeFrom[e], edgeTo[e]]).toContain(node);
              node = edgeFrom[e] === node ? edgeTo[e]! : edgeFrom[e]!;
              cost += metric.edgeCost[e]!;
            }
            expect(node).toBe(path.endNode);
            expect(cost + targets.cost[targets.indexOf(node)]!).toBe(path.cost);
          }
        }),
        { numRuns: 60 },
      );
    }
  });

  it('knows the trips that everybody knows', () => {
    // Published practical miles, within three percent.
    const known: [StopPoint, StopPoint, number][] = [
      [CITY.chicago, CITY.losAngeles, 2015],
      [CITY.dallas, at(29.76, -95.37), 239],
      [CITY.newYork, CITY.chicago, 790],
      [CITY.seattle, CITY.losAngeles, 1135],
    ];
    for (const [from, to, miles] of known) {
      const error = drive([from, to]).distanceTenthMiles / 10 / miles - 1;
      expect(Math.abs(error)).toBeLessThan(0.03);
    }
    const trip = drive([CITY.chicago, CITY.dallas]);
    expect(trip.jurisdictions[0]!.jurisdiction).toBe('IL');
    expect(trip.jurisdictions.at(-1)!.jurisdiction).toBe('TX');
    expect(trip.crossings.map((c) => c.atTenthMiles)).toEqual(
      [...trip.crossings.map((c) => c.atTenthMiles)].sort((a, b) => a - b),
    );
    for (const crossing of trip.crossings) expect(crossing.place).toMatch(/^.+, [A-Z]{2}$/);
  });

  it('reaches Alaska, the Yukon and the Northwest Territories, Canada from coast to coast, and DC', () => {
    expect(codes(drive([CITY.seattle, CITY.anchorage]))).toEqual(
      expect.arrayContaining(['WA', 'BC', 'YT', 'AK']),
    );
    expect(codes(drive([CITY.whitehorse, CITY.anchorage]))).toEqual(['YT', 'AK']);
    expect(codes(drive([CITY.yellowknife, CITY.dallas]))[0]).toBe('NT');
    expect(codes(drive([CITY.vancouver, CITY.halifax]))).toEqual(expect.arrayContaining(['BC', 'NS']));
    expect(codes(drive([CITY.washington, CITY.newYork]))[0]).toBe('DC');
    expect(codes(drive([CITY.detroit, CITY.toronto]))).toEqual(['MI', 'ON']);
  });

  it.each([
    ['Honolulu', at(21.307, -157.858), 'no-road-nearby'],
    ['Nantucket', at(41.2835, -70.0995), 'no-road-nearby'],
    ['Iqaluit', at(63.747, -68.517), 'no-road-nearby'],
    ['Avalon on Catalina', at(33.343, -118.328), 'no-road-nearby'],
    ['a point in Lake Michigan', at(43.0, -87.3), 'in-water'],
    ['a point in the Gulf', at(28.5, -90.9), 'in-water'],
    ["St. John's", at(47.561, -52.712), 'island'],
    ['Victoria', at(48.428, -123.366), 'island'],
  ])('says that %s cannot be reached, by its index', (_, stop, reason) => {
    expect(router.route({ stops: [CITY.chicago, CITY.dallas, stop] })).toMatchObject({
      ok: false,
      reason,
      stopIndex: 2,
    });
    expect(router.route({ stops: [stop, CITY.dallas] })).toMatchObject({ ok: false, reason, stopIndex: 0 });
  });

  it('takes a town ashore that a gazetteer has a few miles off the shore', () => {
    expect(router.route({ stops: [at(27.872, -82.4388), CITY.dallas] }).ok).toBe(true);
    expect(router.route({ stops: [CITY.dallas, at(41.6857, -81.6728)] }).ok).toBe(true);
  });

  it('answers between any two points of the US and Canada: a whole trip, or the stop that is to blame', () => {
    const { map } = router.graph;
    const canBlame = new Set(['no-road-nearby', 'in-water', 'island', 'no-route']);
    // Where people live, and anywhere from the Keys to the Arctic, at sea and in Mexico too.
    const somewhere = fc.record({
      lat: fc.double({ min: 24, max: 75, noNaN: true }),
      lon: fc.double({ min: -170, max: -52, noNaN: true }),
    });
    const onLand = somewhere.filter(({ lat, lon }) => map.indexAt(lat, lon) >= 0);
    const south = fc
      .record({
        lat: fc.double({ min: 26, max: 51, noNaN: true }),
        lon: fc.double({ min: -123, max: -65, noNaN: true }),
      })
      .filter(({ lat, lon }) => map.indexAt(lat, lon) >= 0);
    const place = fc.oneof({ weight: 4, arbitrary: south }, onLand, somewhere);
    const options = fc.record({
      mode: fc.constantFrom('practical' as const, 'shortest' as const),
      avoidTolls: fc.boolean(),
    });
    let driven = 0;
    let refused = 0;
    fc.assert(
      fc.property(place, place, options, (from, to, more) => {
        const outcome = router.route({ stops: [from, to], ...more });
        if (outcome.ok) {
          expectWhole(outcome.trip);
          driven++;
        } else {
          expect(canBlame).toContain(outcome.reason);
          expect([0, 1]).toContain(outcome.stopIndex);
          refused++;
        }
      }),
      { numRuns: 2000, seed: 2026 },
    );
    // Neither answer may have become the only one.
    expect(driven).toBeGreaterThan(800);
    expect(refused).toBeGreaterThan(200);
  });

  it('refuses what is no point on earth, by its stop', () => {
    for (const lat of [NaN, Infinity, -91, 200]) {
      expect(router.route({ stops: [CITY.chicago, at(lat, -90), CITY.dallas] })).toMatchObject({
        ok: false,
        reason: 'bad-stop',
        stopIndex: 1,
      });
    }
  });

  it('drives a hundred stops', () => {
    const cities = Object.values(CITY).filter((stop) => stop.lat < 50);
    const stops = Array.from({ length: 100 }, (_, i) => cities[(i * 7) % cities.length]!);
    const trip = drive(stops);
    expect(trip.legs).toHaveLength(99);
    expectWhole(trip);
  });

  it('makes the one highway that is named the main road, and leaves alone a list that is driven anyway', () => {
    const milesOn = (trip: Trip, name: string) =>
      trip.highways
        .filter(({ highway }) => highway === name)
        .reduce((sum, { distanceTenthMiles }) => sum + distanceTenthMiles, 0) / 10;
    const usual = drive([CITY.chicago, CITY.newYork]);
    expect(milesOn(usual, 'I-90')).toBeGreaterThan(10);
    const thruway = drive([CITY.chicago, CITY.newYork], { via: ['I-90'] });
    expect(milesOn(thruway, 'I-90')).toBeGreaterThan(400);
    expectWhole(thruway);
    expect(drive([CITY.chicago, CITY.newYork], { via: ['I-90', 'I-80'] }).distanceTenthMiles).toBe(
      usual.distanceTenthMiles,
    );
  });

  it('passes over a highway that lies aside, on no road twice', () => {
    const usual = drive([CITY.chicago, CITY.newYork]);
    const trip = drive([CITY.chicago, CITY.newYork], { via: ['I-87'] });
    expectWhole(trip);
    expect(trip.highways.map(({ highway }) => highway)).toContain('I-87');
    expect(trip.distanceTenthMiles - usual.distanceTenthMiles).toBeLessThan(900);
    const seen = trip.shape.map(String);
    expect(new Set(seen).size).toBeGreaterThan(seen.length * 0.97);
  });

  it.each(['practical', 'shortest'] as const)(
    'does not cross the continent for a highway that was named (%s)',
    (mode) => {
      expect(router.route({ stops: [CITY.chicago, CITY.newYork], via: ['I-5'], mode })).toMatchObject({
        reason: 'via-not-possible',
        detail: 'I-5',
      });
    },
  );

  it('uses a forced Interstate, and offers other ways that differ', () => {
    const trip = drive([CITY.chicago, CITY.seattle], { via: ['I-80'] });
    expect(
      trip.highways.filter((h) => h.highway === 'I-80').reduce((sum, h) => sum + h.distanceTenthMiles, 0),
    ).toBeGreaterThan(1000);
    const outcome = router.route({ stops: [CITY.chicago, CITY.dallas], alternatives: 3 });
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.alternatives.length).toBeGreaterThanOrEqual(2);
    const ways = [outcome.trip, ...outcome.alternatives].map((t) => JSON.stringify(t.jurisdictions));
    expect(new Set(ways).size).toBe(ways.length);
    for (const other of outcome.alternatives) {
      expectWhole(other);
      expect(other.durationMinutes).toBeLessThan(outcome.trip.durationMinutes * 1.41);
    }
  });

  it.each([
    ['Toronto', CITY.toronto, 'Winnipeg', at(49.895, -97.138), 1225, 1300],
    ['Toronto', CITY.toronto, 'Vancouver', CITY.vancouver, 2600, 2760],
    ['Montreal', CITY.montreal, 'Saint John', at(45.273, -66.063), 550, 590],
    ['Detroit', CITY.detroit, 'Buffalo', at(42.886, -78.878), 350, 375],
    ['Sault Ste. Marie', at(46.52, -84.34), 'Blind River', at(46.19, -82.96), 80, 95],
  ])('stays in the country from %s to %s', (_, from, __, to, least, most) => {
    const { trip, alternatives } = ((outcome) => {
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome;
    })(router.route({ stops: [from, to], alternatives: 2 }));
    expect(new Set(codes(trip).map(countryOf)).size).toBe(1);
    for (const other of alternatives) expect(new Set(codes(other).map(countryOf)).size).toBe(1);
    expect(trip.distanceTenthMiles / 10).toBeGreaterThan(least);
    expect(trip.distanceTenthMiles / 10).toBeLessThan(most);
  });

  it('goes abroad where a highway there is asked for, or where no way stays', () => {
    expect(codes(drive([CITY.detroit, at(42.886, -78.878)], { via: ['ON-401'] }))).toContain('ON');
    expect(codes(drive([CITY.seattle, CITY.anchorage]))).toContain('BC');
  });

  it.each([
    ['Galena Bay', 'Shelter Bay', at(50.66, -117.85), at(50.998, -118.196), 'BC-23'],
    ['Needles', 'Fauquier', at(50.24, -118.62), at(49.99, -117.88), 'BC-6'],
    ['Kootenay Bay', 'Balfour', at(49.68, -116.82), at(49.62, -116.97), 'BC-3A'],
    ['Baie-Sainte-Catherine', 'Tadoussac', at(47.84, -69.88), at(48.144, -69.71), 'QC-138'],
  ])('knows the ferry from %s to %s as one', (_, __, from, to, highway) => {
    const trip = drive([from, to]);
    expect(trip.ferries?.map((ferry) => ferry.highway)).toEqual([highway]);
    expectWhole(trip);
  });

  it('reaches Old Mission on its peninsula', () => {
    const trip = drive([at(44.96, -85.49), at(44.763, -85.62)]);
    expect(trip.distanceTenthMiles / 10).toBeGreaterThan(16);
    expect(trip.distanceTenthMiles / 10).toBeLessThan(21);
  });

  it('drives from Dallas to Denver as trucks do: by US-287 through the Panhandle', () => {
    const trip = drive([CITY.dallas, at(39.739, -104.99)]);
    expect(codes(trip)).toEqual(['TX', 'OK', 'CO']);
    expect(trip.distanceTenthMiles / 10).toBeGreaterThan(780);
    expect(trip.distanceTenthMiles / 10).toBeLessThan(805);
    expect(trip.highways.some(({ highway }) => highway === 'US-287')).toBe(true);
  });

  it('drives from Dallas to Tulsa by US-75 and US-69, not 50 miles farther by Oklahoma City', () => {
    const trip = drive([CITY.dallas, at(36.154, -95.993)]);
    expect(trip.distanceTenthMiles / 10).toBeGreaterThan(250);
    expect(trip.distanceTenthMiles / 10).toBeLessThan(265);
    expect(trip.highways.map(({ highway }) => highway)).toContain('US-69');
  });

  it('offers other ways that stay on their roads: each quarter is the best way between its ends', () => {
    for (const [from, to] of [
      [CITY.chicago, CITY.newYork],
      [CITY.chicago, CITY.dallas],
      [CITY.seattle, CITY.chicago],
    ] as const) {
      const outcome = router.route({ stops: [from, to], alternatives: 3 });
      if (!outcome.ok) throw new Error(outcome.reason);
      expect(outcome.alternatives.length).toBeGreaterThanOrEqual(2);
      for (const { shape, distanceTenthMiles, highways } of outcome.alternatives) {
        const point = (share: number) => at(...shape[Math.floor(share * (shape.length - 1))]!);
        const straight = (a: number, b: number) => drive([point(a), point(b)]).distanceTenthMiles;
        const parts = [straight(0, 0.25), straight(0.25, 0.5), straight(0.5, 0.75), straight(0.75, 1)];
        const sum = parts.reduce((all, part) => all + part, 0);
        expect(sum / distanceTenthMiles).toBeGreaterThan(0.97);
        expect(sum / distanceTenthMiles).toBeLessThan(1.03);
        expect(highways.length).toBeLessThan(34);
      }
    }
  });
});
