import { bigints } from '~/data/database/column-values.server';
import type { CarrierScope } from '~/data/database/scope.server';

export interface TripDetail {
  id: number;
  equipmentId: number | null;
  endDate: string;
  date: string;
  notes: string;
  driver: string;
  reference: string;
  highways: string;
  entry: 'stops' | 'odometer';
  odometerStartTenths: number | null;
  odometerEndTenths: number | null;
  tenthMiles: number | null;
  stops: { city: string; state: string; zip: string; label: string; via: boolean }[];
  states: { jurisdiction: string; tenthMiles: number; exemptTenthMiles: number; manual: boolean }[];
  /** The rate confirmation it was read from. */
  document: { id: string; name: string } | null;
  /** The trip of the same unit before this one. */
  previous: PreviousTrip | null;
}

export interface PreviousTrip {
  id: number;
  date: string;
  endDate: string;
  odometerEndTenths: number | null;
  destination: { city: string; state: string } | null;
}

export interface FuelDetail {
  id: number;
  quantity: string;
  fuelUnit: string;
  fuelType: string;
  city: string;
  state: string;
  zip: string;
  seller: string;
  reference: string;
  totalCents: number | null;
  taxPaid: boolean;
  bulk: boolean;
  notes: string;
  receiptId: string | null;
  tankGallons: number | null;
  /** Tenths of a mile of the unit in the state and quarter. */
  unitTenthMilesThere: number;
  /** Whether the unit has any trip in the quarter: before the first, nothing can be said. */
  unitDrove: boolean;
  /** Earlier purchases of the same day that might be the same receipt, in their order. */
  sameDay: { id: number; equipmentId: number | null; unit: string; state: string; gallonsThousandths: number; reference: string; seller: string }[];
}

export interface LedgerDetails {
  trips: TripDetail[];
  fuel: FuelDetail[];
  /** What somebody has said to questions about these records. */
  resolutions: { findingKey: string; reason: string; by: string }[];
}

/** Everything the rows of one page show when they open, and what their checks compare them with: one statement. */
export async function readLedgerDetails(scope: CarrierScope, tripIds: readonly number[], fuelIds: readonly number[]): Promise<LedgerDetails> {
  const [row] = await scope.db.$queryRaw<{ [part in keyof LedgerDetails]: LedgerDetails[part] | null }[]>`/* prepared */
    SELECT
      (SELECT json_agg(json_build_object(
          'id', t."id", 'equipmentId', t."equipmentId", 'date', t."date", 'endDate', t."endDate", 'notes', t."notes", 'driver', t."driver",
          'reference', t."reference", 'highways', t."highways", 'entry', t."entry", 'odometerStartTenths', t."odometerStartTenths",
          'odometerEndTenths', t."odometerEndTenths", 'tenthMiles', t."distanceTenthMiles", 'stops', t."stops",
          'states', COALESCE((SELECT json_agg(json_build_object('jurisdiction', j."jurisdiction", 'tenthMiles', j."tenthMiles",
              'exemptTenthMiles', j."exemptTenthMiles", 'manual', j."manualTenthMiles" IS NOT NULL) ORDER BY j."position")
            FROM "trip_jurisdiction" j WHERE j."tripId" = t."id"), '[]'::json),
          'document', (SELECT json_build_object('id', d."id", 'name', d."name") FROM "document" d WHERE d."id" = t."extractedDataId" AND d."carrierId" = t."carrierId"),
          'previous', (SELECT json_build_object('id', p."id", 'date', p."date", 'endDate', p."endDate", 'odometerEndTenths', p."odometerEndTenths",
              'destination', CASE WHEN jsonb_array_length(p."stops") > 0
                THEN json_build_object('city', p."stops"->-1->>'city', 'state', p."stops"->-1->>'state') END)
            FROM "trip" p
            WHERE p."carrierId" = t."carrierId" AND p."equipmentId" = t."equipmentId" AND (p."endDate", p."id") < (t."endDate", t."id")
            ORDER BY p."endDate" DESC, p."id" DESC LIMIT 1)))
        FROM "trip" t WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."id" = ANY(${bigints(tripIds)}::bigint[])) AS "trips",
      (SELECT json_agg(json_build_object(
          'id', f."id", 'quantity', f."quantity"::text, 'fuelUnit', f."fuelUnit", 'fuelType', f."fuelType", 'city', f."city", 'state', f."state",
          'zip', f."zip", 'seller', f."seller", 'reference', f."reference", 'totalCents', f."totalCents", 'taxPaid', f."taxPaid",
          'bulk', f."bulk", 'notes', f."notes", 'receiptId', f."receiptId", 'tankGallons', e."tankGallons",
          'unitTenthMilesThere', COALESCE(m."there", 0), 'unitDrove', m."any" > 0,
          'sameDay', COALESCE((SELECT json_agg(json_build_object('id', d."id", 'equipmentId', d."equipmentId", 'unit', COALESCE(de."unit", ''),
              'state', d."state", 'gallonsThousandths', d."gallonsThousandths", 'reference', d."reference", 'seller', d."seller") ORDER BY d."id")
            FROM (
              (SELECT a.* FROM "fuel_purchase" a
                WHERE a."carrierId" = f."carrierId" AND a."date" = f."date" AND a."gallonsThousandths" = f."gallonsThousandths" AND a."state" = f."state"
                  AND a."id" < f."id" AND (a."reference" = '' OR f."reference" = '' OR a."reference" = f."reference")
                ORDER BY a."id" LIMIT 1)
              UNION
              SELECT b.* FROM "fuel_purchase" b
                WHERE f."reference" <> '' AND b."carrierId" = f."carrierId" AND b."date" = f."date" AND b."reference" = f."reference" AND b."id" < f."id"
            ) d LEFT JOIN "equipment" de ON de."id" = d."equipmentId"), '[]'::json)))
        FROM "fuel_purchase" f
        LEFT JOIN "equipment" e ON e."id" = f."equipmentId"
        CROSS JOIN LATERAL (
          SELECT sum(j."tenthMiles") FILTER (WHERE j."jurisdiction" = f."state") AS "there", count(*) AS "any"
          FROM "trip_jurisdiction" j
          WHERE j."carrierId" = f."carrierId" AND j."quarterKey" = f."quarterKey" AND j."equipmentId" = f."equipmentId") m
        WHERE f."carrierId" = ${scope.carrierId}::uuid AND f."id" = ANY(${bigints(fuelIds)}::bigint[])) AS "fuel",
      (SELECT json_agg(json_build_object('findingKey', s."findingKey", 'reason', s."reason", 'by', COALESCE(u."name", '')))
        FROM "check_resolution" s LEFT JOIN "user_account" u ON u."id" = s."resolvedBy"
        WHERE s."carrierId" = ${scope.carrierId}::uuid
          AND string_to_array(s."findingKey", ':') && ${[...tripIds, ...fuelIds].map(String)}::text[]) AS "resolutions"`;
  return { trips: row?.trips ?? [], fuel: row?.fuel ?? [], resolutions: row?.resolutions ?? [] };
}
