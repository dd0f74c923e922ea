import type { CheckedFuel } from '~/domain/checks/fuel-checks';
import type { CheckedTrip } from '~/domain/checks/trip-checks';
import { Prisma } from '../generated/prisma/client';
import type { CarrierScope } from '~/data/database/scope.server';

export interface QuarterRecords {
  trips: CheckedTrip[];
  fuel: CheckedFuel[];
}

/** So many at once: the text of a large quarter is never whole in memory. */
const PAGE = 2_000;

/**
 * Everything the auditor's checks look at in a quarter: its trips with the last one of each unit before it, and its
 * fuel. At most `limit` of each, newest first.
 */
export async function readQuarterRecords(scope: CarrierScope, quarterKey: number, limit: number): Promise<QuarterRecords> {
  const before = await readTrips(
    scope,
    Prisma.sql`SELECT p.* FROM "equipment" u CROSS JOIN LATERAL (
        SELECT * FROM "trip" b WHERE b."carrierId" = u."carrierId" AND b."equipmentId" = u."id" AND b."quarterKey" < ${quarterKey}
        ORDER BY b."endDate" DESC, b."id" DESC LIMIT 1) p
      WHERE u."carrierId" = ${scope.carrierId}::uuid`,
  );
  const trips = await paged(limit, (offset, count) =>
    readTrips(
      scope,
      Prisma.sql`SELECT * FROM "trip" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey}
        ORDER BY "endDate" DESC, "id" DESC OFFSET ${offset} LIMIT ${count}`,
    ),
  );
  const fuel = await paged(limit, (offset, count) => readFuel(scope, quarterKey, offset, count));
  return { trips: [...trips, ...before], fuel };
}

async function paged<T>(limit: number, read: (offset: number, count: number) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  while (all.length < limit) {
    const page = await read(all.length, Math.min(PAGE, limit - all.length));
    all.push(...page);
    if (page.length < PAGE) break;
  }
  return all;
}

const place = (stop: Prisma.Sql) => Prisma.sql`CASE WHEN ${stop} IS NULL THEN NULL ELSE json_build_object('city', ${stop}->>'city', 'state', ${stop}->>'state') END`;

async function readTrips(scope: CarrierScope, trips: Prisma.Sql): Promise<CheckedTrip[]> {
  const [row] = await scope.db.$queryRaw<{ trips: CheckedTrip[] | null }[]>`
    SELECT json_agg(json_build_object('id', t."id", 'equipmentId', t."equipmentId", 'unit', COALESCE(e."unit", ''), 'date', t."date", 'endDate', t."endDate",
        'odometerStartTenths', t."odometerStartTenths", 'odometerEndTenths', t."odometerEndTenths", 'tenthMiles', t."distanceTenthMiles",
        'byHand', t."entry" = 'odometer' OR COALESCE(j."manual", false), 'states', COALESCE(j."states", '[]'::json),
        'origin', ${place(Prisma.sql`(t."stops"->0)`)}, 'destination', ${place(Prisma.sql`(t."stops"->-1)`)})) AS "trips"
    FROM (${trips}) t
    LEFT JOIN "equipment" e ON e."id" = t."equipmentId"
    LEFT JOIN LATERAL (SELECT bool_or(r."manualTenthMiles" IS NOT NULL) AS "manual",
        json_agg(json_build_object('jurisdiction', r."jurisdiction", 'tenthMiles', r."tenthMiles")) AS "states"
      FROM "trip_jurisdiction" r WHERE r."tripId" = t."id") j ON true`;
  return row?.trips ?? [];
}

async function readFuel(scope: CarrierScope, quarterKey: number, offset: number, count: number): Promise<CheckedFuel[]> {
  const [row] = await scope.db.$queryRaw<{ fuel: CheckedFuel[] | null }[]>`
    SELECT json_agg(json_build_object('id', f."id", 'equipmentId', f."equipmentId", 'unit', COALESCE(e."unit", ''), 'tankGallons', e."tankGallons",
        'date', f."date", 'state', f."state", 'seller', f."seller", 'reference', f."reference", 'gallonsThousandths', f."gallonsThousandths",
        'bulk', f."bulk", 'taxPaid', f."taxPaid")) AS "fuel"
    FROM (SELECT * FROM "fuel_purchase" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey} ORDER BY "date" DESC, "id" DESC OFFSET ${offset} LIMIT ${count}) f
    LEFT JOIN "equipment" e ON e."id" = f."equipmentId"`;
  return row?.fuel ?? [];
}
