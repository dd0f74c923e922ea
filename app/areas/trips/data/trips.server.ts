import type { TripTexts } from '~/areas/trips/fields';
import type { JurisdictionRow } from '~/areas/trips/rules/jurisdiction-miles';
import type { KeptRoadRequest } from '~/areas/trips/rules/road-request.schema';
import type { StateLine } from '~/areas/trips/rules/state-lines';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { bigints, dateText, dateValue, json } from '~/platform/database/column-values.server';
import type {
  Trip as TripRow,
  TripJurisdiction as JurisdictionColumns,
} from '~/platform/database/generated/prisma/client';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

export interface TripStop {
  city: string;
  state: string;
  zip: string;
  /** Degrees; null where the place is not known (odometer entry). */
  lat: number | null;
  lon: number | null;
  label: string;
  /** A point the road leads through, where nothing is loaded or unloaded. */
  via: boolean;
}

export interface TripFields extends TripTexts {
  equipmentId: number | null;
  date: string;
  endDate: string;
  odometerStartTenths: number | null;
  /** The reading as it was written in kilometers; null where it was not. */
  odometerStartTenthKilometers: number | null;
  odometerEndTenths: number | null;
  odometerEndTenthKilometers: number | null;
  entry: 'stops' | 'odometer';
  stops: TripStop[];
  stateLines: StateLine[];
  /** Hazardous materials on board; null: as its truck usually does. */
  hazmat: boolean | null;
  routeChoice: number;
  extractedDataId: string | null;
}

export interface Trip extends TripFields {
  id: number;
  quarterKey: number;
  routeStatus: 'pending' | 'ok' | 'error';
  routeRevision: number;
  routeError: string | null;
  roadRequest: KeptRoadRequest | null;
  distanceTenthMiles: number | null;
  revision: number;
  updatedAt: Date;
  jurisdictions: JurisdictionRow[];
}

/** What a save decides about the route of the trip. */
export interface RouteState {
  routeStatus: 'pending' | 'ok' | 'error';
  routeError: string | null;
  distanceTenthMiles: number | null;
}

const byPosition = { orderBy: { position: 'asc' } } as const;

function toTrip(row: TripRow & { jurisdictions: JurisdictionColumns[] }): Trip {
  const {
    carrierId: _carrier,
    idempotencyKey: _key,
    createdAt: _created,
    jurisdictions,
    id,
    equipmentId,
    date,
    endDate,
    stops,
    stateLines,
    roadRequest,
    ...rest
  } = row;
  return {
    ...rest,
    id: Number(id),
    equipmentId: equipmentId === null ? null : Number(equipmentId),
    date: dateText(date),
    endDate: dateText(endDate),
    stops: stops as unknown as TripStop[],
    stateLines: stateLines as unknown as StateLine[],
    roadRequest: roadRequest as unknown as KeptRoadRequest | null,
    jurisdictions: jurisdictions.map(
      ({ tripId: _t, carrierId: _c, position: _p, equipmentId: _e, quarterKey: _q, ...jurisdiction }) =>
        jurisdiction,
    ),
  };
}

const keyOfDate = (date: string): number => quarterKey(quarterOfDate(date));

const toColumns = ({ equipmentId, date, endDate, stops, stateLines, ...fields }: TripFields) => ({
  ...fields,
  equipmentId: equipmentId === null ? null : BigInt(equipmentId),
  date: dateValue(date),
  endDate: dateValue(endDate),
  quarterKey: keyOfDate(endDate),
  stops: json(stops),
  stateLines: json(stateLines),
});

export async function findTrip(scope: CarrierScope, id: number): Promise<Trip | null> {
  const row = await scope.db.trip.findFirst({
    where: { id: BigInt(id), carrierId: scope.carrierId },
    include: { jurisdictions: byPosition },
  });
  return row && toTrip(row);
}

/** The trips of these ids that are this carrier's, in the order of the ids. */
export async function findTrips(scope: CarrierScope, ids: readonly number[]): Promise<Trip[]> {
  if (ids.length === 0) return [];
  const rows = await scope.db.trip.findMany({
    where: { id: { in: bigints(ids) }, carrierId: scope.carrierId },
    include: { jurisdictions: byPosition },
  });
  const found = new Map(rows.map((row) => [Number(row.id), toTrip(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The trip that an earlier sending of the same form made. */
export async function findTripByKey(scope: CarrierScope, idempotencyKey: string): Promise<Trip | null> {
  const row = await scope.db.trip.findUnique({
    where: { carrierId_idempotencyKey: { carrierId: scope.carrierId, idempotencyKey } },
    include: { jurisdictions: byPosition },
  });
  return row && toTrip(row);
}

export async function insertTrip(
  scope: CarrierScope,
  fields: TripFields,
  route: RouteState,
  idempotencyKey: string | null,
  rows: readonly JurisdictionRow[],
): Promise<Trip> {
  const trip = await scope.db.trip.create({
    data: { ...toColumns(fields), ...route, carrierId: scope.carrierId, idempotencyKey },
    include: { jurisdictions: true },
  });
  const made = toTrip(trip);
  await writeJurisdictions(scope, made, rows);
  return { ...made, jurisdictions: [...rows] };
}

/** The changed trip; null where `revision` is no longer the one that was read. Leaves the miles by state alone. */
export async function updateTrip(
  scope: CarrierScope,
  id: number,
  revision: number,
  change: { fields?: TripFields; route?: RouteState; newRoute?: boolean; roadRequest?: KeptRoadRequest },
  at: Date,
): Promise<Trip | null> {
  const { count } = await scope.db.trip.updateMany({
    where: { id: BigInt(id), carrierId: scope.carrierId, revision },
    data: {
      ...(change.fields ? toColumns(change.fields) : {}),
      ...change.route,
      ...(change.roadRequest ? { roadRequest: json(change.roadRequest) } : {}),
      ...(change.newRoute ? { routeRevision: { increment: 1 } } : {}),
      revision: { increment: 1 },
      updatedAt: at,
    },
  });
  return count === 1 ? findTrip(scope, id) : null;
}

/** Replaces the miles by state of a trip. */
export async function writeJurisdictions(
  scope: CarrierScope | SystemScope,
  trip: { id: number; equipmentId: number | null; quarterKey: number; carrierId?: string },
  rows: readonly JurisdictionRow[],
): Promise<void> {
  const carrierId = scope.kind === 'carrier' ? scope.carrierId : (trip.carrierId ?? '');
  await scope.db.tripJurisdiction.deleteMany({ where: { tripId: BigInt(trip.id), carrierId } });
  if (rows.length === 0) return;
  await scope.db.tripJurisdiction.createMany({
    data: rows.map((row, position) => ({
      ...row,
      tripId: BigInt(trip.id),
      position,
      carrierId,
      equipmentId: trip.equipmentId === null ? null : BigInt(trip.equipmentId),
      quarterKey: trip.quarterKey,
    })),
  });
}

/** A truck's trips over one of these days whose miles are read off its odometer. */
export async function listTripsByReadings(
  scope: CarrierScope,
  equipmentId: number,
  days: readonly string[],
): Promise<number[]> {
  if (days.length === 0) return [];
  const rows = await scope.db.trip.findMany({
    where: {
      carrierId: scope.carrierId,
      equipmentId: BigInt(equipmentId),
      entry: 'odometer',
      OR: days.map((day) => ({ date: { lte: dateValue(day) }, endDate: { gte: dateValue(day) } })),
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id }) => Number(id));
}

/** Trips of a quarter whose miles are read off odometers, and are others by those that their trucks have now. */
export async function listTripsOffReadings(scope: CarrierScope, quarter: number): Promise<number[]> {
  const rows = await scope.db.$queryRaw<{ id: bigint }[]>`
    SELECT t."id" FROM "trip" t JOIN "equipment" e ON e."carrierId" = t."carrierId" AND e."id" = t."equipmentId"
    WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."quarterKey" = ${quarter} AND t."entry" = 'odometer'
      AND t."distanceTenthMiles" <> odometer_chain(e."odometerReplacements", t."endDate", t."odometerEndTenths")
        - odometer_chain(e."odometerReplacements", t."date", t."odometerStartTenths")
    ORDER BY t."id"`;
  return rows.map(({ id }) => Number(id));
}

/** Holds trips of the carrier as they are until the transaction ends. */
export async function lockTrips(scope: CarrierScope, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await scope.db.$queryRaw(
      Prisma.sql`SELECT "id" FROM "trip" WHERE "carrierId" = ${scope.carrierId}::uuid AND "id" = ANY(${bigints(ids)}::bigint[]) ORDER BY "id" FOR UPDATE`,
    );
}

/**
 * The same of trips that a job works on, so that it and a person do not write the same miles at once. Without `waits`
 * those that someone else holds are left out. @returns the ids of the trips that are held
 */
export async function lockTripsOfJob(
  scope: SystemScope,
  ids: readonly number[],
  waits = true,
): Promise<number[]> {
  const rows = await scope.db.$queryRaw<{ id: bigint }[]>`
    SELECT "id" FROM "trip" WHERE "id" = ANY(${bigints(ids)}::bigint[]) ORDER BY "id"
    FOR UPDATE ${waits ? Prisma.empty : Prisma.sql`SKIP LOCKED`}`;
  return rows.map(({ id }) => Number(id));
}

/** Replaces the miles by state of several trips of one quarter. */
export async function writeManyJurisdictions(
  scope: SystemScope,
  trips: readonly {
    id: number;
    carrierId: string;
    equipmentId: number | null;
    quarterKey: number;
    rows: readonly JurisdictionRow[];
    hadRows: boolean;
  }[],
): Promise<void> {
  const replaced = trips.filter(({ hadRows }) => hadRows);
  if (replaced.length > 0)
    await scope.db.tripJurisdiction.deleteMany({
      where: {
        carrierId: { in: [...new Set(replaced.map(({ carrierId }) => carrierId))] },
        tripId: { in: bigints(replaced.map(({ id }) => id)) },
      },
    });
  await insertJurisdictions(
    scope,
    trips.flatMap(({ id, carrierId, equipmentId, quarterKey: key, rows }) =>
      rows.map((row, position) => ({
        ...row,
        tripId: id,
        position,
        carrierId,
        equipmentId,
        quarterKey: key,
      })),
    ),
  );
}

/** Adds miles by state of any number of trips, in one statement; those that are there already stay. */
export async function insertJurisdictions(
  scope: CarrierScope | SystemScope,
  rows: readonly (JurisdictionRow & {
    tripId: number;
    position: number;
    carrierId: string;
    equipmentId: number | null;
    quarterKey: number;
  })[],
): Promise<void> {
  if (rows.length === 0) return;
  await scope.db.$executeRaw`
    INSERT INTO "trip_jurisdiction" ("tripId", "jurisdiction", "position", "carrierId", "equipmentId", "quarterKey", "tenthMiles", "tenthKilometers", "routedTenthMiles",
      "manualTenthMiles", "exemptTenthMiles", "exemptTenthKilometers", "exemptReason", "correctionReason", "correctedBy", "correctedAt")
    SELECT r."tripId", r."jurisdiction", r."position", r."carrierId", r."equipmentId", r."quarterKey", r."tenthMiles", r."tenthKilometers", r."routedTenthMiles",
      r."manualTenthMiles", r."exemptTenthMiles", r."exemptTenthKilometers", r."exemptReason", COALESCE(r."correctionReason", ''), r."correctedBy", r."correctedAt"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("tripId" bigint, "jurisdiction" text, "position" int, "carrierId" uuid, "equipmentId" bigint,
      "quarterKey" int, "tenthMiles" int, "tenthKilometers" int, "routedTenthMiles" int, "manualTenthMiles" int, "exemptTenthMiles" int, "exemptTenthKilometers" int, "exemptReason" text, "correctionReason" text, "correctedBy" uuid, "correctedAt" timestamptz)
    ON CONFLICT DO NOTHING`;
}

export async function deleteTrips(scope: CarrierScope, ids: readonly number[]): Promise<number> {
  const { count } = await scope.db.trip.deleteMany({
    where: { id: { in: bigints(ids) }, carrierId: scope.carrierId },
  });
  return count;
}

/** Puts trips on another unit. */
export async function moveTrips(
  scope: CarrierScope,
  ids: readonly number[],
  equipmentId: number,
  at: Date,
): Promise<void> {
  const where = { carrierId: scope.carrierId };
  await scope.db.trip.updateMany({
    where: { ...where, id: { in: bigints(ids) } },
    data: { equipmentId: BigInt(equipmentId), revision: { increment: 1 }, updatedAt: at },
  });
  await scope.db.tripJurisdiction.updateMany({
    where: { ...where, tripId: { in: bigints(ids) } },
    data: { equipmentId: BigInt(equipmentId) },
  });
}
