import { expect, it } from 'vitest';
import { EXEMPT_ROW_LENGTH, ROW_LENGTH } from '~/areas/returns/data/metric-lengths.server';
import { Prisma } from '~/platform/database/generated/prisma/client';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();

it('what was written in kilometers is as long as it was written, all else as its miles, and no more of it exempt', async () => {
  const lengths = await prisma.$queryRaw<{ length: bigint; untaxed: bigint }[]>(Prisma.sql`
    SELECT ${ROW_LENGTH} AS "length", ${EXEMPT_ROW_LENGTH} AS "untaxed" FROM (VALUES
      (1, 76, 76, 123, 76, 122), (2, 76, NULL, 123, 76, NULL), (3, 76, NULL, NULL, 62, 99), (4, 76, 76, 122, 76, 123), (5, 624, 624, 1005, 0, NULL),
      (6, 621, 621, NULL, 621, NULL), (7, 80, 80, NULL, 40, NULL)
    ) j("n", "tenthMiles", "manualTenthMiles", "tenthKilometers", "exemptTenthMiles", "exemptTenthKilometers") ORDER BY "n"`);
  expect(lengths.map(({ length, untaxed }) => [Number(length), Number(untaxed)])).toEqual([
    [123_000_000, 122_000_000],
    [123_000_000, 123_000_000],
    [76 * 1_609_344, 99_000_000],
    [122_000_000, 122_000_000],
    [1_005_000_000, 0],
    [621 * 1_609_344, 621 * 1_609_344],
    [80 * 1_609_344, 40 * 1_609_344],
  ]);
});
