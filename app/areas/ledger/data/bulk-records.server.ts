import type { FuelUnit } from '~/engine/units/conversion';
import { namesOf } from '~/engine/records/text-fields';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import { TRIP_TEXTS } from '~/areas/trips/fields';
import { columnList } from '~/platform/database/column-list.server';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import type { JurisdictionRow } from '~/areas/trips/rules/jurisdiction-miles';
import { bigints } from '~/platform/database/column-values.server';
import type { FuelFields, FuelPurchase } from '~/areas/fuel/data/fuel.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import {
  findTrips,
  insertJurisdictions,
  type RouteState,
  type Trip,
  type TripFields,
} from '~/areas/trips/data/trips.server';

/** Many records in one statement each, for imports. The key of a record makes it once, however often it is sent. */

const [TRIP_NAMES, FUEL_NAMES] = [namesOf(TRIP_TEXTS), namesOf(FUEL_TEXTS)];

const keyOfDate = (date: string): number => quarterKey(quarterOfDate(date));

/** @returns the purchases in the order given, as they were written. */
export async function insertManyFuel(
  scope: CarrierScope,
  rows: readonly { fields: FuelFields; key: string }[],
  at: Date,
): Promise<FuelPurchase[]> {
  if (rows.length === 0) return [];
  const data = rows.map(({ fields, key }) => ({ ...fields, key, quarterKey: keyOfDate(fields.date) }));
  const made = await scope.db.$queryRaw<MadeKey[]>`
    INSERT INTO "fuel_purchase" ("carrierId", "equipmentId", "date", "quarterKey", "quantity", "fuelUnit", "gallonsThousandths", "fuelType", "city", "state", "zip",
      ${columnList(FUEL_NAMES)}, "pricePerUnit", "totalCents", "taxPaid", "bulk", "tankId", "idempotencyKey")
    SELECT ${scope.carrierId}::uuid, r."equipmentId", r."date", r."quarterKey", r."quantity", r."fuelUnit", r."gallonsThousandths", r."fuelType", r."city", r."state", r."zip",
      ${columnList(FUEL_NAMES, { alias: 'r' })}, r."pricePerUnit", r."totalCents", r."taxPaid", r."bulk", r."tankId", r."key"
    FROM jsonb_to_recordset(${JSON.stringify(data)}::jsonb) AS r("equipmentId" bigint, "date" date, "quarterKey" int, "quantity" numeric, "fuelUnit" text,
      "gallonsThousandths" bigint, "fuelType" text, "city" text, "state" text, "zip" text, ${columnList(FUEL_NAMES, { type: 'text' })}, "pricePerUnit" numeric, "totalCents" int,
      "taxPaid" boolean, "bulk" boolean, "tankId" bigint, "key" uuid)
    ON CONFLICT ("carrierId", "idempotencyKey") DO NOTHING RETURNING "id", "idempotencyKey" AS "key"`;
  const ids = await idsByKey(scope, 'fuel_purchase', rows, made);
  return rows.map(({ fields }, index) => ({
    ...fields,
    id: ids[index] as number,
    quarterKey: keyOfDate(fields.date),
    untaxedQuantity: null,
    receipt: null,
    revision: 1,
    updatedAt: at,
  }));
}

export interface NewTrip {
  fields: TripFields;
  route: RouteState;
  rows: readonly JurisdictionRow[];
  key: string;
}

/** @returns the trips in the order given, as they were written. */
export async function insertManyTrips(
  scope: CarrierScope,
  trips: readonly NewTrip[],
  at: Date,
): Promise<Trip[]> {
  if (trips.length === 0) return [];
  const data = trips.map(({ fields, route, key }) => ({
    ...fields,
    ...route,
    key,
    quarterKey: keyOfDate(fields.endDate),
  }));
  const made = await scope.db.$queryRaw<MadeKey[]>`
    INSERT INTO "trip" ("carrierId", "equipmentId", "date", "endDate", "quarterKey", ${columnList(TRIP_NAMES)}, "odometerStartTenths", "odometerStartTenthKilometers", "odometerEndTenths",
      "odometerEndTenthKilometers", "entry", "stops", "stateLines", "hazmat", "routeChoice", "extractedDataId", "routeStatus", "routeError", "distanceTenthMiles", "idempotencyKey")
    SELECT ${scope.carrierId}::uuid, r."equipmentId", r."date", r."endDate", r."quarterKey", ${columnList(TRIP_NAMES, { alias: 'r' })}, r."odometerStartTenths",
      r."odometerStartTenthKilometers", r."odometerEndTenths", r."odometerEndTenthKilometers", r."entry"::mileage_entry, r."stops", r."stateLines", r."hazmat", r."routeChoice", r."extractedDataId", r."routeStatus"::route_status, r."routeError",
      r."distanceTenthMiles", r."key"
    FROM jsonb_to_recordset(${JSON.stringify(data)}::jsonb) AS r("equipmentId" bigint, "date" date, "endDate" date, "quarterKey" int, ${columnList(TRIP_NAMES, { type: 'text' })},
      "odometerStartTenths" int, "odometerStartTenthKilometers" int, "odometerEndTenths" int, "odometerEndTenthKilometers" int, "entry" text, "stops" jsonb, "stateLines" jsonb, "hazmat" boolean, "routeChoice" int,
      "extractedDataId" uuid, "routeStatus" text, "routeError" text, "distanceTenthMiles" int, "key" uuid)
    ON CONFLICT ("carrierId", "idempotencyKey") DO NOTHING RETURNING "id", "idempotencyKey" AS "key"`;
  const ids = await idsByKey(scope, 'trip', trips, made);
  await insertJurisdictions(
    scope,
    trips.flatMap((trip, index) =>
      trip.rows.map((row, position) => ({
        ...row,
        position,
        tripId: ids[index] as number,
        carrierId: scope.carrierId,
        equipmentId: trip.fields.equipmentId,
        quarterKey: keyOfDate(trip.fields.endDate),
      })),
    ),
  );
  return trips.map((trip, index) => ({
    ...trip.fields,
    ...trip.route,
    id: ids[index] as number,
    quarterKey: keyOfDate(trip.fields.endDate),
    roadRequest: null,
    routeRevision: 1,
    revision: 1,
    updatedAt: at,
    jurisdictions: [...trip.rows],
  }));
}

interface MadeKey {
  id: bigint;
  key: string;
}

/** Ids in the order of the rows: of those just made, and of those that an earlier run made. */
async function idsByKey(
  scope: CarrierScope,
  table: 'trip' | 'fuel_purchase',
  rows: readonly { key: string }[],
  made: readonly MadeKey[],
): Promise<number[]> {
  const ids = new Map(made.map(({ id, key }) => [key, Number(id)]));
  const missing = rows.filter(({ key }) => !ids.has(key)).map(({ key }) => key);
  if (missing.length > 0) {
    const where = { carrierId: scope.carrierId, idempotencyKey: { in: missing } };
    const select = { id: true, idempotencyKey: true } as const;
    const found =
      table === 'trip'
        ? await scope.db.trip.findMany({ where, select })
        : await scope.db.fuelPurchase.findMany({ where, select });
    for (const { id, idempotencyKey } of found) ids.set(idempotencyKey ?? '', Number(id));
  }
  return rows.map(({ key }) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error('a record that was just made is not there');
    return id;
  });
}

/** Each of the lines once: a file may say the same truck, day and quantity a thousand times, and each would be joined with each. */
const distinct = (lines: readonly object[]): string =>
  `[${[...new Set(lines.map((line) => JSON.stringify(line)))].join(',')}]`;

/** What duplicates of a purchase are recognized by: the same truck, day, state, fuel and quantity. */
export interface FuelLikeness {
  id: number;
  equipmentId: number | null;
  date: string;
  state: string;
  gallonsThousandths: number;
  /** As entered, in `fuelUnit`. */
  quantity: string;
  fuelUnit: FuelUnit;
  fuelType: string;
  reference: string;
}

/**
 * The purchases of exactly these vehicles, days and quantities: those that a line may say once more. Not all of the days, which a large
 * fleet has thousands of.
 */
export async function findFuelLike(
  scope: CarrierScope,
  lines: readonly Pick<FuelLikeness, 'equipmentId' | 'date' | 'gallonsThousandths'>[],
): Promise<FuelLikeness[]> {
  if (lines.length === 0) return [];
  const rows = await scope.db.$queryRaw<
    (Omit<FuelLikeness, 'id' | 'equipmentId' | 'gallonsThousandths'> &
      Record<'id' | 'equipmentId' | 'gallonsThousandths', bigint>)[]
  >`
    SELECT DISTINCT f."id", f."equipmentId", to_char(f."date", 'YYYY-MM-DD') AS "date", f."state", f."gallonsThousandths", trim_scale(f."quantity")::text AS "quantity", f."fuelUnit", f."fuelType", f."reference"
    FROM jsonb_to_recordset(${distinct(lines)}::jsonb) AS l("equipmentId" bigint, "date" date, "gallonsThousandths" bigint)
    JOIN "fuel_purchase" f ON f."carrierId" = ${scope.carrierId}::uuid AND f."equipmentId" = l."equipmentId" AND f."date" = l."date"
      AND f."gallonsThousandths" = l."gallonsThousandths"`;
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    equipmentId: Number(row.equipmentId),
    gallonsThousandths: Number(row.gallonsThousandths),
  }));
}

/**
 * The purchases with a receipt that may be the same fills as these lines: of the vehicle, within so many days and thousandths of a gallon.
 */
export async function findReceiptedFuelNear(
  scope: CarrierScope,
  lines: readonly Pick<FuelLikeness, 'equipmentId' | 'date' | 'gallonsThousandths'>[],
  { days, thousandths }: { days: number; thousandths: number },
): Promise<FuelLikeness[]> {
  if (lines.length === 0) return [];
  const rows = await scope.db.$queryRaw<
    (Omit<FuelLikeness, 'id' | 'equipmentId' | 'gallonsThousandths'> &
      Record<'id' | 'equipmentId' | 'gallonsThousandths', bigint>)[]
  >`
    SELECT DISTINCT f."id", f."equipmentId", to_char(f."date", 'YYYY-MM-DD') AS "date", f."state", f."gallonsThousandths", trim_scale(f."quantity")::text AS "quantity", f."fuelUnit", f."fuelType", f."reference"
    FROM jsonb_to_recordset(${distinct(lines)}::jsonb) AS l("equipmentId" bigint, "date" date, "gallonsThousandths" bigint)
    JOIN "fuel_purchase" f ON f."carrierId" = ${scope.carrierId}::uuid AND f."equipmentId" = l."equipmentId"
      AND f."date" BETWEEN l."date" - ${days}::int AND l."date" + ${days}::int
      AND f."gallonsThousandths" BETWEEN l."gallonsThousandths" - ${thousandths}::int AND l."gallonsThousandths" + ${thousandths}::int
      AND f."receiptId" IS NOT NULL
    ORDER BY f."id"`;
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    equipmentId: Number(row.equipmentId),
    gallonsThousandths: Number(row.gallonsThousandths),
  }));
}

/** The trips of exactly these vehicles (null: of none), first and last days. */
export async function findTripsLike(
  scope: CarrierScope,
  lines: readonly Pick<Trip, 'equipmentId' | 'date' | 'endDate'>[],
): Promise<Trip[]> {
  if (lines.length === 0) return [];
  const rows = await scope.db.$queryRaw<{ id: bigint }[]>`
    WITH l AS (SELECT * FROM jsonb_to_recordset(${distinct(lines)}::jsonb) AS l("equipmentId" bigint, "date" date, "endDate" date)),
      mine AS (SELECT "id", "equipmentId", "date", "endDate" FROM "trip" WHERE "carrierId" = ${scope.carrierId}::uuid)
    SELECT t."id" FROM l JOIN mine t ON t."equipmentId" = l."equipmentId" AND t."endDate" = l."endDate" AND t."date" = l."date"
    UNION
    SELECT t."id" FROM l JOIN mine t ON l."equipmentId" IS NULL AND t."equipmentId" IS NULL AND t."endDate" = l."endDate" AND t."date" = l."date"`;
  return findTrips(
    scope,
    rows.map(({ id }) => Number(id)),
  );
}

/** The vehicles among these that no trip and no purchase hangs on. */
export async function unusedEquipment(scope: CarrierScope, ids: readonly number[]): Promise<number[]> {
  const rows = await scope.db.equipment.findMany({
    where: {
      carrierId: scope.carrierId,
      id: { in: bigints(ids) },
      trips: { none: {} },
      fuelPurchases: { none: {} },
    },
    select: { id: true },
  });
  return rows.map(({ id }) => Number(id));
}

/** How many records of an import someone has changed since it made them. */
export async function countEditedRecords(scope: CarrierScope, importId: string): Promise<number> {
  const [row] = await scope.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM "import_row" r
    JOIN "data_import" i ON i."id" = r."importId" AND i."carrierId" = ${scope.carrierId}::uuid
    LEFT JOIN "trip" t ON r."recordKind" = 1 AND t."id" = r."recordId" AND t."carrierId" = i."carrierId"
    LEFT JOIN "fuel_purchase" f ON r."recordKind" = 2 AND f."id" = r."recordId" AND f."carrierId" = i."carrierId"
    WHERE r."importId" = ${importId}::uuid AND r."state" = 'accepted' AND (t."revision" > 1 OR f."revision" > 1)`;
  return row?.count ?? 0;
}
