import type { QuarterFacts } from '~/areas/returns/rules/interview';
import type { LocalDate } from '~/engine/calendar/local-date';
import type { UnitSystem } from '~/engine/units/conversion';
import { Prisma } from '~/platform/database/generated/prisma/client';
import { COUNTS } from './counted-trips.server';
import { sumsOfLengths } from './metric-lengths.server';
import type { CarrierScope } from '~/platform/database/scope.server';

type Counted = Omit<QuarterFacts, 'gaps' | 'gapTenthMiles' | 'gapTenthKilometers' | 'creditCents'>;

/** What the records of a quarter say about the questions of its interview, in one statement. */
export async function readQuarterFacts(
  scope: CarrierScope,
  quarterKey: number,
  { from, to }: { from: LocalDate; to: LocalDate },
  recordsIn: UnitSystem,
): Promise<Counted> {
  const mine = Prisma.sql`"carrierId" = ${scope.carrierId}::uuid`;
  const inQuarter = Prisma.sql`${mine} AND "quarterKey" = ${quarterKey}::int`;
  const units = (condition: Prisma.Sql) =>
    Prisma.sql`COALESCE((SELECT json_agg(e."unit" ORDER BY e."unit") FROM "equipment" e WHERE ${mine} AND ${condition}), '[]')`;
  const hasTrips = Prisma.sql`EXISTS (SELECT 1 FROM "trip" t WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."quarterKey" = ${quarterKey}::int AND t."equipmentId" = e."id")`;
  const [row] = await scope.db.$queryRaw<{ facts: Counted }[]>`
    SELECT json_build_object(
      'trips', (SELECT count(*) FROM "trip" t WHERE ${inQuarter} AND ${COUNTS}),
      'idleUnits', ${units(Prisma.sql`e."active" AND NOT ${hasTrips}`)},
      'drivenUnits', ${units(hasTrips)},
      'withoutOdometer', (SELECT count(*) FROM "trip" t WHERE ${inQuarter} AND ${COUNTS} AND ("odometerStartTenths" IS NULL OR "odometerEndTenths" IS NULL)),
      'purchases', (SELECT count(*) FROM "fuel_purchase" WHERE ${inQuarter}),
      'withoutReceipt', (SELECT count(*) FROM "fuel_purchase" WHERE ${inQuarter} AND "receiptId" IS NULL AND NOT "bulk"),
      'exempt', COALESCE((SELECT json_agg(x ORDER BY x."tenthMiles" DESC, x."reason") FROM (
        SELECT "exemptReason" AS "reason", count(DISTINCT "tripId") AS "trips", sum("exemptTenthMiles") AS "tenthMiles",
          ${sumsOfLengths(recordsIn).exempt} AS "tenthMillimeters"
        FROM "trip_jurisdiction" j WHERE ${inQuarter} AND "exemptTenthMiles" > 0 GROUP BY 1 ORDER BY 3 DESC LIMIT 20) x), '[]'),
      'beganBefore', (SELECT count(*) FROM "trip" WHERE ${inQuarter} AND "date" < ${from}::date),
      'endAfter', (SELECT count(*) FROM "trip" WHERE ${mine} AND "date" BETWEEN ${from}::date AND ${to}::date AND "endDate" > ${to}::date),
      'arrived', ${units(Prisma.sql`e."inServiceOn" BETWEEN ${from}::date AND ${to}::date`)},
      'left', ${units(Prisma.sql`e."outOfServiceOn" BETWEEN ${from}::date AND ${to}::date`)}
    ) AS "facts"`;
  if (!row) throw new Error('a statement of one row answered with none');
  return row.facts;
}
