import { expect, it } from 'vitest';
import { EXEMPT_ROW_LENGTH, ROW_LENGTH } from '~/areas/returns/data/metric-lengths.server';
import { tenthsIn } from '~/areas/trips/rules/distance-text';
import { Prisma } from '~/platform/database/generated/prisma/client';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();

it('what a person wrote is as long as pages show it, to the tenth of a kilometer, and what was read to the tenth of a mile', async () => {
  const rows = await prisma.$queryRaw<
    { tenths: number; exempt: number; written: bigint; read: bigint; untaxed: bigint }[]
  >(Prisma.sql`
    SELECT w."tenthMiles" AS "tenths", w."exemptTenthMiles" AS "exempt", w."length" AS "written", r."length" AS "read", w."untaxed"
    FROM (SELECT j.*, ${ROW_LENGTH} AS "length", ${EXEMPT_ROW_LENGTH} AS "untaxed" FROM (
        SELECT t AS "tenthMiles", t AS "manualTenthMiles", t - t % 4 AS "exemptTenthMiles" FROM generate_series(0, 30000) t
        UNION ALL SELECT t, t, t FROM generate_series(99900000, 99999999, 7) t) j) w
    JOIN (SELECT j.*, ${ROW_LENGTH} AS "length" FROM (
        SELECT t AS "tenthMiles", NULL::int AS "manualTenthMiles" FROM generate_series(0, 30000) t
        UNION ALL SELECT t, NULL FROM generate_series(99900000, 99999999, 7) t) j) r USING ("tenthMiles")`);
  expect(rows.length).toBeGreaterThan(40_000);
  const wrong = rows.filter(
    ({ tenths, exempt, written, read, untaxed }) =>
      Number(written) !== tenthsIn(tenths, 'km') * 1_000_000 ||
      Number(read) !== tenths * 1_609_344 ||
      Number(untaxed) !== Math.min(tenthsIn(exempt, 'km'), tenthsIn(tenths, 'km')) * 1_000_000,
  );
  expect(wrong).toEqual([]);
});
