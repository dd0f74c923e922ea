import type { ReplacedOdometers } from '~/areas/equipment/rules/odometer-replacements';
import { namesOf } from '~/engine/records/text-fields';
import { FUEL_TEXTS, type FuelTexts } from '~/areas/fuel/fields';
import { TRIP_TEXTS, type TripTexts } from '~/areas/trips/fields';
import { jsonPairs } from '~/platform/database/column-list.server';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';
import { COUNTS } from './counted-trips.server';

/** Miles of a trip in one jurisdiction, with where they come from. */
export interface SourcePart {
  jurisdiction: string;
  tenthMiles: number;
  /** As it was written in kilometers. */
  tenthKilometers: number | null;
  routedTenthMiles: number | null;
  manualTenthMiles: number | null;
  exemptTenthMiles: number;
  exemptTenthKilometers: number | null;
  exemptReason: string;
  correctionReason: string;
  correctedBy: string | null;
  correctedAt: string | null;
}

/** A trip with everything an auditor asks for (P540). */
export interface SourceTrip extends TripTexts, ReplacedOdometers {
  id: number;
  unit: string | null;
  vin: string | null;
  date: string;
  endDate: string;
  origin: string;
  destination: string;
  /** All stops, in order. */
  route: string;
  odometerStartTenths: number | null;
  odometerStartTenthKilometers: number | null;
  odometerEndTenths: number | null;
  odometerEndTenthKilometers: number | null;
  distanceTenthMiles: number | null;
  entry: 'stops' | 'odometer';
  /** Hazardous materials on board, as the trip says or else its truck. */
  hazmat: boolean;
  routeStatus: 'pending' | 'ok' | 'error';
  engine: string | null;
  createdAt: string;
  updatedAt: string;
  /** Whether its miles are in the quarter: no other source counts for its truck. */
  counts: boolean;
  parts: SourcePart[];
}

/** A fuel purchase or bulk withdrawal (P550). */
export interface SourceFuel extends FuelTexts {
  id: number;
  unit: string | null;
  vin: string | null;
  date: string;
  city: string;
  state: string;
  zip: string;
  quantity: string;
  fuelUnit: string;
  fuelType: string;
  pricePerUnit: string | null;
  totalCents: number | null;
  taxPaid: boolean;
  /** Of `quantity` the part without tax, where only a part is. */
  untaxedQuantity: string | null;
  bulk: boolean;
  /** Name of the carrier's own tank. */
  tank: string | null;
  receiptId: string | null;
  receiptName: string | null;
  receiptType: string | null;
  receiptSha256: string | null;
}

/** One page of a quarter's trips in the order of their ids, after `afterId`. */
export async function readSourceTrips(
  scope: CarrierScope,
  quarterKey: number,
  afterId: number,
  limit: number,
): Promise<SourceTrip[]> {
  const rows = await scope.db.$queryRaw<{ trip: SourceTrip }[]>(Prisma.sql`
    SELECT json_build_object('id', t."id", 'unit', e."unit", 'vin', e."vin", 'date', to_char(t."date", 'YYYY-MM-DD'), 'endDate', to_char(t."endDate", 'YYYY-MM-DD'),
      ${jsonPairs(namesOf(TRIP_TEXTS), 't')},
      'origin', COALESCE(t."stops"->0->>'label', t."stateLines"->0->>'state', ''), 'destination', COALESCE(t."stops"->-1->>'label', t."stateLines"->-1->>'state', ''),
      'route', COALESCE((SELECT string_agg(concat_ws(' ', stop->>'label', NULLIF(stop->>'zip', '')), ' > ') FROM jsonb_array_elements(t."stops") stop), ''),
      'odometerStartTenths', t."odometerStartTenths", 'odometerEndTenths', t."odometerEndTenths", 'distanceTenthMiles', t."distanceTenthMiles", 'odometerReplacements', COALESCE(e."odometerReplacements", '[]'::jsonb),
      'odometerStartTenthKilometers', t."odometerStartTenthKilometers", 'odometerEndTenthKilometers', t."odometerEndTenthKilometers",
      'entry', t."entry", 'hazmat', COALESCE(t."hazmat", e."hazmat", false), 'routeStatus', t."routeStatus", 'engine', (SELECT r."engine" FROM "trip_route" r WHERE r."tripId" = t."id"),
      'createdAt', t."createdAt", 'updatedAt', t."updatedAt", 'counts', ${COUNTS}, 'parts', COALESCE(p."parts", '[]')) AS "trip"
    FROM (SELECT * FROM "trip" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey} AND "id" > ${BigInt(afterId)} ORDER BY "id" LIMIT ${limit}) t
    LEFT JOIN "equipment" e ON e."carrierId" = t."carrierId" AND e."id" = t."equipmentId"
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('jurisdiction', j."jurisdiction", 'tenthMiles', j."tenthMiles", 'tenthKilometers', j."tenthKilometers", 'routedTenthMiles', j."routedTenthMiles",
        'manualTenthMiles', j."manualTenthMiles", 'exemptTenthMiles', j."exemptTenthMiles", 'exemptTenthKilometers', j."exemptTenthKilometers", 'exemptReason', j."exemptReason", 'correctionReason', j."correctionReason",
        'correctedBy', u."name", 'correctedAt', j."correctedAt") ORDER BY j."position") AS "parts"
      FROM "trip_jurisdiction" j LEFT JOIN "user_account" u ON u."id" = j."correctedBy" WHERE j."carrierId" = t."carrierId" AND j."tripId" = t."id"
    ) p ON true
    ORDER BY t."id"`);
  return rows.map((row) => row.trip);
}

/** One page of a quarter's fuel in the order of the ids, after `afterId`. */
export async function readSourceFuel(
  scope: CarrierScope,
  quarterKey: number,
  afterId: number,
  limit: number,
): Promise<SourceFuel[]> {
  const rows = await scope.db.$queryRaw<{ fuel: SourceFuel }[]>(Prisma.sql`
    SELECT json_build_object('id', f."id", 'unit', e."unit", 'vin', e."vin", 'date', to_char(f."date", 'YYYY-MM-DD'), ${jsonPairs(namesOf(FUEL_TEXTS), 'f')}, 'city', f."city",
      'state', f."state", 'zip', f."zip", 'quantity', f."quantity"::text, 'fuelUnit', f."fuelUnit", 'fuelType', f."fuelType", 'pricePerUnit', f."pricePerUnit"::text,
      'totalCents', f."totalCents", 'taxPaid', f."taxPaid", 'untaxedQuantity', f."untaxedQuantity"::text, 'bulk', f."bulk", 'tank', k."name",
      'receiptId', r."id", 'receiptName', r."name", 'receiptType', r."contentType", 'receiptSha256', r."sha256") AS "fuel"
    FROM "fuel_purchase" f
    LEFT JOIN "equipment" e ON e."carrierId" = f."carrierId" AND e."id" = f."equipmentId"
    LEFT JOIN "receipt" r ON r."carrierId" = f."carrierId" AND r."id" = f."receiptId"
    LEFT JOIN "bulk_tank" k ON k."carrierId" = f."carrierId" AND k."id" = f."tankId"
    WHERE f."carrierId" = ${scope.carrierId}::uuid AND f."quarterKey" = ${quarterKey} AND f."id" > ${BigInt(afterId)}
    ORDER BY f."id" LIMIT ${limit}`);
  return rows.map((row) => row.fuel);
}

export interface RecordDigest {
  count: number;
  sha256: string;
}

export interface RecordDigests {
  trips: RecordDigest;
  fuel: RecordDigest;
}

/**
 * The hashes of a quarter that was filed, as they were printed then: before kilometers were kept beside miles they were of the miles
 * alone, and records that did not change since keep that hash. The records as they are where they changed.
 */
export async function digestAsFiled(
  scope: CarrierScope,
  quarterKey: number,
  now: RecordDigests,
  filed: RecordDigests | undefined,
): Promise<RecordDigests> {
  if (!filed || filed.trips.sha256 === now.trips.sha256) return now;
  const inMiles = await digestRecords(scope, quarterKey, false);
  return inMiles.trips.sha256 === filed.trips.sha256 ? { ...now, trips: inMiles.trips } : now;
}

/** How many trips and purchases a quarter has, and a hash that changes with any of them. */
export async function digestRecords(
  scope: CarrierScope,
  quarterKey: number,
  withKilometers = true,
): Promise<RecordDigests> {
  const [row] = await scope.db.$queryRaw<
    { trips: number; tripHash: string | null; fuel: number; fuelHash: string | null }[]
  >`
    SELECT
      (SELECT count(*)::int FROM "trip" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey}) AS "trips",
      (SELECT encode(sha256(string_agg(md5(concat_ws('|', j."tripId", t."endDate", j."equipmentId", j."jurisdiction", j."tenthMiles", j."exemptTenthMiles", t."revision", t."routeRevision", t."odometerStartTenths", t."odometerEndTenths",
        CASE WHEN ${withKilometers} THEN 'km ' || j."tenthKilometers" END, CASE WHEN ${withKilometers} THEN 'exempt km ' || j."exemptTenthKilometers" END)), '' ORDER BY j."tripId", j."jurisdiction")::bytea), 'hex')
        FROM "trip_jurisdiction" j JOIN "trip" t ON t."carrierId" = j."carrierId" AND t."id" = j."tripId" WHERE j."carrierId" = ${scope.carrierId}::uuid AND j."quarterKey" = ${quarterKey}) AS "tripHash",
      (SELECT count(*)::int FROM "fuel_purchase" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey}) AS "fuel",
      (SELECT encode(sha256(string_agg(md5(concat_ws('|', f."id", f."date", f."equipmentId", f."state", f."quantity", f."fuelUnit", f."fuelType", f."taxPaid", f."untaxedQuantity", f."bulk", f."tankId", f."revision", f."receiptId")), '' ORDER BY f."id")::bytea), 'hex')
        FROM "fuel_purchase" f WHERE f."carrierId" = ${scope.carrierId}::uuid AND f."quarterKey" = ${quarterKey}) AS "fuelHash"`;
  const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'; // SHA-256 of no bytes
  return {
    trips: { count: row?.trips ?? 0, sha256: row?.tripHash ?? nothing },
    fuel: { count: row?.fuel ?? 0, sha256: row?.fuelHash ?? nothing },
  };
}

/** Whether the carrier has this trip in the quarter. */
export async function isTripOfQuarter(
  scope: CarrierScope,
  quarterKey: number,
  tripId: number,
): Promise<boolean> {
  const where = { carrierId: scope.carrierId, quarterKey, id: BigInt(tripId) };
  return (await scope.db.trip.count({ where })) > 0;
}
