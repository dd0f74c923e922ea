import { expect, it } from 'vitest';
import { inTransaction } from '~/platform/database/scope.server';
import { listQuarterLines } from '~/areas/trips/data/trip-routes.server';
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
