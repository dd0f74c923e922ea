import { expect, it } from 'vitest';
import { chained, type OdometerReplacement } from '~/areas/equipment/rules/odometer-replacements';
import { testDatabase } from '../../factories/test-database';

const { prisma: db } = await testDatabase();

const CALL = `odometer_chain(e."odometerReplacements", t."date", t."odometerStartTenths")`;
const at = (tenthMiles: number) => ({ tenthMiles, tenthKilometers: null });

it('asks the database nothing for a truck with its first odometer: no call stands in the plan but for the others', async () => {
  const plan = await db.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
    `EXPLAIN (VERBOSE) SELECT ${CALL} FROM "trip" t JOIN "equipment" e ON e."carrierId" = t."carrierId" AND e."id" = t."equipmentId"`,
  );
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('CASE WHEN');
  expect(text).not.toMatch(/odometer_chain\(/);
});

it('chains a reading as the program does', async () => {
  const replacements: OdometerReplacement[] = [
    { on: '2026-03-10', last: at(4_126_500), first: at(120) },
    { on: '2026-08-01', last: at(310_000), first: at(0) },
  ];
  const readings: [string, number][] = [
    ['2026-03-09', 4_120_000],
    ['2026-03-10', 4_126_400],
    ['2026-03-10', 300],
    ['2026-07-31', 309_000],
    ['2026-08-01', 40],
    ['2026-09-01', 50_000],
  ];
  for (const [day, tenthMiles] of readings)
    for (const list of [replacements, []]) {
      const [row] = await db.$queryRaw<{ chain: bigint }[]>`
        SELECT odometer_chain(${JSON.stringify(list)}::jsonb, ${day}::date, ${tenthMiles}::int) AS "chain"`;
      expect(Number(row?.chain)).toBe(chained({ day, ...at(tenthMiles) }, list));
    }
});
