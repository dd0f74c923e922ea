import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routingEngineFrom } from '~/platform/routing-engine/choose-engine.server';
import type { RouteOptions, RoutedTrip, RouteStop } from '~/platform/routing-engine/port';
import { crowMiles } from '~/roads/geometry';
import {
  BORDER_LON,
  borderCountry,
  CLOSED_ROW,
  crossroads,
  ISLAND,
  latOf,
  lonOf,
  LOW_ROW,
  MAIN_ROW,
  TOLL_ROW,
} from '../factories/valhalla/border-country';
import {
  installValhalla,
  MAX_LOCATIONS,
  startValhalla,
  type ValhallaServer,
} from '../factories/valhalla/valhalla-server';

/*
 * The adapter against Valhalla itself, on tiles that are built here from a small OSM file of our own. The first run
 * installs the npm package into .cache/valhalla-tool; where that is impossible (no
 * binaries for the machine, no registry) the tests are skipped and say so.
 */
const impossible = await installValhalla();
if (impossible) process.stderr.write(`\nSKIPPED: Valhalla cannot be tested here: ${impossible}.\n\n`);

let server: ValhallaServer;
beforeAll(async () => {
  if (impossible) return;
  server = await startValhalla(borderCountry());
});
afterAll(() => server?.stop());

const at = (column: number, row: number): RouteStop => ({
  ...crossroads(column, row),
  label: `Column ${column}, Row ${row}`,
});
const ask = (stops: RouteStop[], options: RouteOptions = {}) =>
  routingEngineFrom({ engine: 'valhalla', valhallaUrl: server.url, backoffMs: 5 }).route({ stops, options });
async function driven(stops: RouteStop[], options: RouteOptions = {}): Promise<RoutedTrip> {
  const outcome = await ask(stops, options);
  if (!outcome.ok) throw new Error(outcome.message);
  expect(outcome).toMatchObject({ engine: 'valhalla', fallback: null });
  return outcome;
}
const sum = (rows: { distanceTenthMiles: number }[]) =>
  rows.reduce((total, row) => total + row.distanceTenthMiles, 0);
const milesIn = (trip: RoutedTrip, jurisdiction: string) =>
  (trip.jurisdictions.find((row) => row.jurisdiction === jurisdiction)?.distanceTenthMiles ?? 0) / 10;
const milesAlongRow = (row: number, fromLon: number, toLon: number) =>
  crowMiles(latOf(row), fromLon, latOf(row), toLon);
/** Whether the way passes the middle of the piece of a row that lies between two columns. */
const passes = (trip: RoutedTrip, row: number, from: number, to: number) => {
  const middle = (lonOf(from) + lonOf(to)) / 2;
  return trip.polyline.some(([lat, lon], i) => {
    const next = trip.polyline[i + 1];
    if (!next || Math.abs(lat - latOf(row)) > 0.01 || Math.abs(next[0] - latOf(row)) > 0.01) return false;
    return Math.min(lon, next[1]) <= middle && Math.max(lon, next[1]) >= middle;
  });
};
/** What a car would do: the server itself is asked. */
const carPasses = async (row: number, from: number, to: number, stops: RouteStop[]) => {
  const response = await fetch(`${server.url}/route`, {
    method: 'POST',
    body: JSON.stringify({ locations: stops, costing: 'auto', units: 'miles', directions_type: 'none' }),
  });
  const { trip } = (await response.json()) as { trip: { summary: { length: number } } };
  return Math.abs(trip.summary.length - milesAlongRow(row, lonOf(from), lonOf(to))) < 0.5;
};

describe.skipIf(impossible)('the Valhalla engine on a real Valhalla', () => {
  it('cuts the edge that crosses the state line where the line is, and sums to the total exactly', async () => {
    const trip = await driven([at(0, MAIN_ROW), at(20, MAIN_ROW)]);
    const whole = milesAlongRow(MAIN_ROW, lonOf(0), lonOf(20));
    expect(trip.distanceTenthMiles / 10).toBeCloseTo(whole, 0);
    expect(trip.jurisdictions.map((row) => row.jurisdiction)).toEqual(['KS', 'MO']);
    expect(sum(trip.jurisdictions)).toBe(trip.distanceTenthMiles);
    // The edge over the line begins 4.5 miles before it: uncut, all of that would be Missouri's.
    const kansas = (whole * (BORDER_LON - lonOf(0))) / (lonOf(20) - lonOf(0));
    expect(Math.abs(milesIn(trip, 'KS') - kansas)).toBeLessThan(0.4);
    expect(trip.crossings).toMatchObject([{ from: 'KS', to: 'MO', highway: 'US-54' }]);
    expect(trip.highways).toEqual([{ highway: 'US-54', distanceTenthMiles: trip.distanceTenthMiles }]);
    expect(trip.attribution).toContain('OpenStreetMap');
  });

  it('counts from the state line also when the trip begins on the edge that crosses it', async () => {
    const start = { lat: latOf(2), lon: -94.66, label: 'State Line Road' };
    const trip = await driven([start, at(14, 2)]);
    expect(Math.abs(milesIn(trip, 'KS') - milesAlongRow(2, start.lon, BORDER_LON))).toBeLessThan(0.2);
    expect(sum(trip.jurisdictions)).toBe(trip.distanceTenthMiles);
  });

  it('gives every leg its own miles, there and back', async () => {
    const trip = await driven([at(8, 0), at(12, 4), at(6, 9), at(8, 0)]);
    expect(trip.legs).toHaveLength(3);
    expect(sum(trip.legs)).toBe(trip.distanceTenthMiles);
    expect(sum(trip.jurisdictions)).toBe(trip.distanceTenthMiles);
    for (const leg of trip.legs) expect(sum(leg.jurisdictions)).toBe(leg.distanceTenthMiles);
    expect(trip.crossings.map((crossing) => crossing.to)).toEqual(['MO', 'KS']);
  });

  it('keeps trucks off a road that is closed to them, which cars take', async () => {
    const stops = [at(12, CLOSED_ROW), at(18, CLOSED_ROW)];
    expect(await carPasses(CLOSED_ROW, 12, 18, stops)).toBe(true);
    const trip = await driven(stops);
    expect(passes(trip, CLOSED_ROW, 14, 15)).toBe(false);
    expect(passes(trip, CLOSED_ROW, 15, 16)).toBe(false);
    expect(trip.distanceTenthMiles / 10).toBeGreaterThan(
      milesAlongRow(CLOSED_ROW, lonOf(12), lonOf(18)) + 10,
    );
  });

  it('lets only a truck that fits pass the low bridge', async () => {
    const stops = [at(2, LOW_ROW), at(7, LOW_ROW)];
    const low = await driven(stops, { truck: { heightInches: 120 } });
    expect(passes(low, LOW_ROW, 4, 5)).toBe(true);
    const high = await driven(stops, { truck: { heightInches: 162 } });
    expect(passes(high, LOW_ROW, 4, 5)).toBe(false);
    expect(high.distanceTenthMiles).toBeGreaterThan(low.distanceTenthMiles);
  });

  it('counts toll miles, and avoids toll roads when asked to', async () => {
    const stops = [at(2, TOLL_ROW), at(18, TOLL_ROW)];
    const normal = await driven(stops);
    expect(normal.tollTenthMiles / 10).toBeCloseTo(milesAlongRow(TOLL_ROW, lonOf(2), lonOf(18)), 0);
    const free = await driven(stops, { avoidTolls: true });
    expect(free.tollTenthMiles).toBe(0);
    expect(sum(free.jurisdictions)).toBe(free.distanceTenthMiles);
  });

  it('names the stop that no road is near', async () => {
    const lost = { lat: 45, lon: -94, label: 'Little Falls, MN' };
    expect(await ask([at(0, 0), lost])).toMatchObject({
      ok: false,
      reason: 'no-road-nearby',
      stopIndex: 1,
      message: expect.stringContaining('Little Falls, MN') as string,
    });
  });

  it('says that no road leads to a place that is cut off', async () => {
    const island = { lat: ISLAND.lat + 0.06, lon: ISLAND.lon + 0.06, label: 'Island, MO' };
    expect(await ask([at(0, 0), island])).toMatchObject({ ok: false, reason: 'no-route', stopIndex: 1 });
  });

  it('is stood in for when a trip has more stops than the server allows', async () => {
    const stops = Array.from({ length: MAX_LOCATIONS + 1 }, (_, i) => at(i, MAIN_ROW));
    const outcome = await ask(stops);
    expect(outcome).toMatchObject({ ok: true, engine: 'embedded', fallback: { from: 'valhalla' } });
    expect(outcome.ok && outcome.fallback!.reason).toContain('150');
  });
});
