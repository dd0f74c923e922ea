import { expect, it } from 'vitest';
import { inTransaction } from '~/platform/database/scope.server';
import { findTripRoute, listQuarterLines, saveTripRoutes } from '~/areas/trips/data/trip-routes.server';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
/** So many that the newest of them look easy to find among all. */
const OWN = 1500;
const LINE = [
  [41.88, -87.63],
  [32.78, -96.8],
];

/** So many trips of a third quarter, each with its route. */
async function giveTrips(carrierId: string, count: number): Promise<void> {
  await database.prisma.$executeRaw`
    WITH made AS (
      INSERT INTO "trip" ("carrierId", "date", "endDate", "quarterKey", "stops", "routeStatus", "distanceTenthMiles")
      SELECT ${carrierId}::uuid, '2026-08-03', '2026-08-03', 20263, '[]', 'ok', 9000 FROM generate_series(1, ${count}::int) RETURNING "id")
    INSERT INTO "trip_route" ("tripId", "route", "engine") SELECT "id", ${JSON.stringify({ polyline: LINE })}::jsonb, 'test' FROM made`;
}

it('reads the trips of the quarter alone for its map, however many other carriers have recorded since', async () => {
  const { scope } = await makeAccount(database.prisma);
  const other = await makeAccount(database.prisma);
  await giveTrips(scope.carrierId, OWN);
  await giveTrips(other.carrierId, 6000);
  await database.prisma.$executeRaw`ANALYZE "trip", "trip_route"`;
  const { lines, read } = await inTransaction(scope, async (own) => {
    const rowsRead = async () => {
      const [row] = await own.db.$queryRaw<{ read: number }[]>`
        SELECT sum("seq_tup_read" + "idx_tup_fetch")::int AS "read"
        FROM pg_stat_xact_user_tables WHERE "relname" IN ('trip', 'trip_route')`;
      return row?.read ?? 0;
    };
    const before = await rowsRead();
    const found = await listQuarterLines(own, 20263, null, 60);
    return { lines: found, read: (await rowsRead()) - before };
  });
  const ids = lines.map(({ tripId }) => tripId);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect(lines).toHaveLength(60);
  expect(lines[0]?.polyline).toEqual(LINE);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(2 * OWN + 60);
});

it('keeps a road across the country in little room, and reads it as it was', async () => {
  const { scope } = await makeAccount(database.prisma);
  await giveTrips(scope.carrierId, 1);
  const { id } = await database.prisma.trip.findFirstOrThrow({ where: { carrierId: scope.carrierId } });
  const polyline = Array.from({ length: 250 }, (_, at): [number, number] => [
    47.6 - at * 0.0835 + (at % 7) * 0.0105,
    -122.33 + at * 0.168 - (at % 5) * 0.0215,
  ]).map(([lat, lon]): [number, number] => [Number(lat.toFixed(4)), Number(lon.toFixed(4))]);
  const route = {
    distanceTenthMiles: 33_000,
    minutes: 3000,
    legs: [{ tenthMiles: 33_000, minutes: 3000 }],
    jurisdictions: ['WA', 'ID', 'MT', 'ND', 'MN', 'WI', 'IL', 'IN', 'KY', 'TN', 'GA', 'FL'].map((code) => ({
      code,
      tenthMiles: 2750,
    })),
    crossings: [],
    highways: ['I-90', 'I-94', 'I-75'],
    polyline,
    tollTenthMiles: 0,
  };
  const answer = { route, alternatives: [route], engine: 'test', attribution: '', notices: [] };
  await saveTripRoutes(scope, [{ tripId: Number(id), answer }], new Date());
  expect(await findTripRoute(scope, Number(id))).toMatchObject({ route, alternatives: [route] });
  expect((await listQuarterLines(scope, 20263, null, 5))[0]?.polyline).toEqual(polyline);
  const [kept] = await database.prisma.$queryRaw<{ bytes: number }[]>`
    SELECT pg_column_size("route") AS "bytes" FROM "trip_route" WHERE "tripId" = ${id}`;
  expect(kept?.bytes).toBeLessThan(2300);
});
