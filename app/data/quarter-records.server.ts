import type { CheckedFuel } from '~/domain/checks/fuel-checks';
import type { CheckedTrip } from '~/domain/checks/trip-checks';
import type { CarrierScope } from './scope.server';

export interface QuarterRecords {
  trips: CheckedTrip[];
  fuel: CheckedFuel[];
}

/**
 * Everything the auditor's checks look at in a quarter, in one statement: its trips with the last one of each unit
 * before it, and its fuel. At most `limit` of each, newest first.
 */
export async function readQuarterRecords(scope: CarrierScope, quarterKey: number, limit: number): Promise<QuarterRecords> {
  const [row] = await scope.db.$queryRaw<{ trips: CheckedTrip[] | null; fuel: CheckedFuel[] | null }[]>`
    SELECT
      (SELECT json_agg(json_build_object('id', t."id", 'equipmentId', t."equipmentId", 'unit', COALESCE(e."unit", ''), 'date', t."date", 'endDate', t."endDate",
          'odometerStartTenths', t."odometerStartTenths", 'odometerEndTenths', t."odometerEndTenths", 'tenthMiles', t."distanceTenthMiles",
          'byHand', t."entry" = 'odometer' OR COALESCE(j."manual", false), 'states', COALESCE(j."states", '[]'::json),
          'origin', t."stops"->0, 'destination', t."stops"->-1))
        FROM (
          (SELECT * FROM "trip" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey} ORDER BY "endDate" DESC, "id" DESC LIMIT ${limit})
          UNION ALL
          (SELECT p.* FROM "equipment" u CROSS JOIN LATERAL (
            SELECT * FROM "trip" b WHERE b."carrierId" = u."carrierId" AND b."equipmentId" = u."id" AND b."quarterKey" < ${quarterKey}
            ORDER BY b."endDate" DESC, b."id" DESC LIMIT 1) p
          WHERE u."carrierId" = ${scope.carrierId}::uuid)
        ) t
        LEFT JOIN "equipment" e ON e."id" = t."equipmentId"
        LEFT JOIN LATERAL (SELECT bool_or(r."manualTenthMiles" IS NOT NULL) AS "manual",
            json_agg(json_build_object('jurisdiction', r."jurisdiction", 'tenthMiles', r."tenthMiles")) AS "states"
          FROM "trip_jurisdiction" r WHERE r."tripId" = t."id") j ON true) AS "trips",
      (SELECT json_agg(json_build_object('id', f."id", 'equipmentId', f."equipmentId", 'unit', COALESCE(e."unit", ''), 'tankGallons', e."tankGallons",
          'date', f."date", 'state', f."state", 'seller', f."seller", 'reference', f."reference", 'gallonsThousandths', f."gallonsThousandths",
          'bulk', f."bulk", 'taxPaid', f."taxPaid"))
        FROM (SELECT * FROM "fuel_purchase" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey} ORDER BY "date" DESC, "id" DESC LIMIT ${limit}) f
        LEFT JOIN "equipment" e ON e."id" = f."equipmentId") AS "fuel"`;
  return { trips: row?.trips ?? [], fuel: row?.fuel ?? [] };
}
