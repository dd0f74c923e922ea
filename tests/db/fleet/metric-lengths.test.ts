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
        SELECT t AS "tenthMiles", t AS "manualTenthMiles", t - t % 4 AS "exemptTenthMiles", NULL::int AS "tenthKilometers", NULL::int AS "exemptTenthKilometers"
          FROM generate_series(0, 30000) t
        UNION ALL SELECT t, t, t, NULL, NULL FROM generate_series(99900000, 99999999, 7) t) j) w
    JOIN (SELECT j.*, ${ROW_LENGTH} AS "length" FROM (
        SELECT t AS "tenthMiles", NULL::int AS "manualTenthMiles", NULL::int AS "tenthKilometers" FROM generate_series(0, 30000) t
        UNION ALL SELECT t, NULL, NULL FROM generate_series(99900000, 99999999, 7) t) j) r USING ("tenthMiles")`);
  expect(rows.length).toBeGreaterThan(40_000);
  const wrong = rows.filter(
    ({ tenths, exempt, written, read, untaxed }) =>
      Number(written) !== tenthsIn(tenths, 'km') * 1_000_000 ||
      Number(read) !== tenths * 1_609_344 ||
      Number(untaxed) !== Math.min(tenthsIn(exempt, 'km'), tenthsIn(tenths, 'km')) * 1_000_000,
  );
  expect(wrong).toEqual([]);
});

it('what was written in kilometers is as long as it was written, whether by hand or by an odometer, and no more of it exempt', async () => {
  const lengths = await prisma.$queryRaw<{ length: bigint; untaxed: bigint }[]>(Prisma.sql`
    SELECT ${ROW_LENGTH} AS "length", ${EXEMPT_ROW_LENGTH} AS "untaxed" FROM (VALUES
      (1, 76, 76, 123, 76, 122), (2, 76, NULL, 123, 76, NULL), (3, 76, NULL, NULL, 62, 99), (4, 76, 76, 122, 76, 123), (5, 624, 624, 1005, 0, NULL)
    ) j("n", "tenthMiles", "manualTenthMiles", "tenthKilometers", "exemptTenthMiles", "exemptTenthKilometers") ORDER BY "n"`);
  expect(lengths.map(({ length, untaxed }) => [Number(length), Number(untaxed)])).toEqual([
    [123_000_000, 122_000_000],
    [123_000_000, 123_000_000],
    [76 * 1_609_344, 99_000_000],
    [122_000_000, 122_000_000],
    [1_005_000_000, 0],
  ]);
});
