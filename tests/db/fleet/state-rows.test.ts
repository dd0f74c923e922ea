import { expect, it } from 'vitest';
import { testDatabase } from '../../factories/test-database';

const { prisma: db } = await testDatabase();

const CARRIER = `'00000000-0000-4000-8000-000000000000'`;

it.each([
  [
    'of a quarter',
    `SELECT "quarterKey", "equipmentId", "jurisdiction", sum("tenthMiles"), sum("exemptTenthMiles") FROM "trip_jurisdiction"
     WHERE "carrierId" = ${CARRIER} AND "quarterKey" = ANY('{20262,20263}') GROUP BY 1, 2, 3`,
  ],
  [
    'of a unit in a year',
    `SELECT "jurisdiction", sum("tenthMiles") FROM "trip_jurisdiction"
     WHERE "carrierId" = ${CARRIER} AND "quarterKey" BETWEEN 20254 AND 20263 AND "equipmentId" = 7 GROUP BY 1`,
  ],
])('miles by state %s are read from one index alone', async (_what, statement) => {
  const plan = await db.$transaction(async (inside) => {
    await inside.$executeRaw`SET LOCAL enable_seqscan = off`;
    await inside.$executeRaw`SET LOCAL enable_bitmapscan = off`;
    return inside.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${statement}`);
  });
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain(
    'Index Only Scan using trip_jurisdiction_quarter_unit_idx',
  );
});

it('the rows of a trip are found by its own key before anything is known of the table', async () => {
  const plan = await db.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`
    EXPLAIN SELECT t."id", j."states" FROM "trip" t CROSS JOIN LATERAL (
      SELECT array_agg("jurisdiction" ORDER BY "position") AS "states" FROM "trip_jurisdiction"
      WHERE "carrierId" = t."carrierId" AND "tripId" = t."id" AND "tenthMiles" > 0) j WHERE t."carrierId" = ${CARRIER}`);
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
    /trip_jurisdiction_pkey\S*.*\n\s*Index Cond: \(\("carrierId" = t\."carrierId"\) AND \("tripId" = t\.id\)\)/,
  );
});

it('a row of miles is written into two indexes, and no more', async () => {
  const found = await db.$queryRaw<{ name: string }[]>`
    SELECT indexname AS "name" FROM pg_indexes WHERE tablename = 'trip_jurisdiction' ORDER BY 1`;
  expect(found.map(({ name }) => name)).toEqual([
    'trip_jurisdiction_pkey',
    'trip_jurisdiction_quarter_unit_idx',
  ]);
});
