import { namesOf, type TextFields } from '~/engine/records/text-fields';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import { TRIP_TEXTS } from '~/areas/trips/fields';
import { columnList } from '~/platform/database/column-list.server';
import { bigints } from '~/platform/database/column-values.server';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

/**
 * The combined list's own table. Each function below writes the rows anew from the records they stand for, in the
 * transaction that changed them; nothing else writes it.
 */

const searched = (fields: TextFields, alias: string): Prisma.Sql =>
  columnList(
    namesOf(fields).filter((name) => fields[name]?.searched),
    { alias },
  );

const TRIPS = Prisma.sql`
  SELECT 1, t."id", t."carrierId", t."date", t."quarterKey", t."equipmentId", COALESCE(e."unit", ''),
    p."details", COALESCE(j."states", '{}'), t."distanceTenthMiles", NULL::bigint, t."routeStatus", t."routeError",
    lower(concat_ws(' ', e."unit", p."places", array_to_string(j."states", ' '), ${searched(TRIP_TEXTS, 't')},
      to_char(t."date", 'MM/DD/YYYY')))
  FROM "trip" t
  LEFT JOIN "equipment" e ON e."carrierId" = t."carrierId" AND e."id" = t."equipmentId"
  CROSS JOIN LATERAL (
    SELECT
      CASE WHEN jsonb_array_length(t."stops") >= 2 THEN concat(t."stops"->0->>'label', ' to ', t."stops"->-1->>'label')
        WHEN jsonb_array_length(t."stateLines") >= 1 THEN concat(t."stateLines"->0->>'state', ' to ', t."stateLines"->-1->>'state')
        ELSE '' END AS "details",
      (SELECT string_agg(concat_ws(' ', stop->>'label', stop->>'zip'), ' ') FROM jsonb_array_elements(t."stops") stop) AS "places"
  ) p
  CROSS JOIN LATERAL (
    SELECT array_agg("jurisdiction" ORDER BY "position") AS "states" FROM "trip_jurisdiction"
    WHERE "carrierId" = t."carrierId" AND "tripId" = t."id" AND "tenthMiles" > 0
  ) j`;

const FUEL = Prisma.sql`
  SELECT 2, f."id", f."carrierId", f."date", f."quarterKey", f."equipmentId", COALESCE(e."unit", ''),
    concat_ws(', ', NULLIF(f."seller", ''), NULLIF(f."city", '')), ARRAY[f."state"], NULL::int, f."gallonsThousandths",
    NULL::route_status, NULL,
    lower(concat_ws(' ', e."unit", f."city", f."state", f."zip", ${searched(FUEL_TEXTS, 'f')},
      to_char(f."date", 'MM/DD/YYYY')))
  FROM "fuel_purchase" f
  LEFT JOIN "equipment" e ON e."carrierId" = f."carrierId" AND e."id" = f."equipmentId"`;

const INTO = Prisma.sql`INSERT INTO "ledger_entry" ("kind", "recordId", "carrierId", "date", "quarterKey", "equipmentId",
  "unit", "details", "states", "tenthMiles", "gallonsThousandths", "routeStatus", "routeError", "searchText")`;

const REPLACING = Prisma.sql`ON CONFLICT ("carrierId", "kind", "recordId") DO UPDATE SET "date" = EXCLUDED."date",
  "quarterKey" = EXCLUDED."quarterKey", "equipmentId" = EXCLUDED."equipmentId", "unit" = EXCLUDED."unit",
  "details" = EXCLUDED."details", "states" = EXCLUDED."states", "tenthMiles" = EXCLUDED."tenthMiles",
  "gallonsThousandths" = EXCLUDED."gallonsThousandths", "routeStatus" = EXCLUDED."routeStatus",
  "routeError" = EXCLUDED."routeError", "searchText" = EXCLUDED."searchText"`;

export async function listTripsInLedger(
  scope: CarrierScope | SystemScope,
  ids: readonly number[],
): Promise<void> {
  await scope.db.$executeRaw`${INTO} ${TRIPS} WHERE t."id" = ANY(${bigints(ids)}::bigint[]) ${REPLACING}`;
}

export async function listFuelInLedger(scope: CarrierScope, ids: readonly number[]): Promise<void> {
  await scope.db
    .$executeRaw`${INTO} ${FUEL} WHERE f."carrierId" = ${scope.carrierId}::uuid AND f."id" = ANY(${bigints(ids)}::bigint[]) ${REPLACING}`;
}

/** After a vehicle's number has changed. */
export async function renameUnitInLedger(scope: CarrierScope, equipmentId: number): Promise<void> {
  await scope.db
    .$executeRaw`${INTO} ${TRIPS} WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."equipmentId" = ${BigInt(equipmentId)} ${REPLACING}`;
  await scope.db
    .$executeRaw`${INTO} ${FUEL} WHERE f."carrierId" = ${scope.carrierId}::uuid AND f."equipmentId" = ${BigInt(equipmentId)} ${REPLACING}`;
}

/** The whole ledger of a carrier: after records were loaded in bulk. */
export async function rebuildLedger(scope: SystemScope, carrierId: string): Promise<void> {
  await scope.db.$executeRaw`DELETE FROM "ledger_entry" WHERE "carrierId" = ${carrierId}::uuid`;
  await scope.db.$executeRaw`${INTO} ${TRIPS} WHERE t."carrierId" = ${carrierId}::uuid`;
  await scope.db.$executeRaw`${INTO} ${FUEL} WHERE f."carrierId" = ${carrierId}::uuid`;
}

export async function unlist(scope: CarrierScope, kind: 1 | 2, ids: readonly number[]): Promise<void> {
  await scope.db.$executeRaw`
    DELETE FROM "ledger_entry"
    WHERE "carrierId" = ${scope.carrierId}::uuid AND "kind" = ${kind} AND "recordId" = ANY(${bigints(ids)}::bigint[])`;
}
