import type { CarrierScope } from '~/platform/database/scope.server';

/** A reading of a tracking device behind a trip (P540.200). */
export interface SourcePosition {
  tripId: number;
  unit: string | null;
  vin: string | null;
  /** UTC, "2026-07-06 14:10:00". */
  utc: string;
  /** In the zone of the trip; empty where none is known. */
  local: string;
  timeZone: string;
  latMicrodegrees: number;
  lonMicrodegrees: number;
  odometerTenths: number | null;
  /** Of a reading in kilometers, as it was read. */
  odometerTenthKilometers: number | null;
  /** Whether the trip has odometer readings at its start and end. */
  tripReadings: boolean;
}

/** Where a page of readings ended. */
export interface PositionCursor {
  tripId: number;
  utc: string;
}

/** One page of the readings of a quarter's trips, by trip and time, after the cursor. */
export async function readSourcePositions(
  scope: CarrierScope,
  quarterKey: number,
  after: PositionCursor | null,
  limit: number,
): Promise<SourcePosition[]> {
  const [tripId, utc] = [BigInt(after?.tripId ?? 0), after?.utc ?? '0001-01-01 00:00:00'];
  const rows = await scope.db.$queryRaw<{ position: SourcePosition }[]>`
    SELECT json_build_object('tripId', p."tripId", 'unit', COALESCE(e."unit", p."unit"), 'vin', e."vin",
      'utc', to_char(p."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), 'local', COALESCE(to_char(p."at" AT TIME ZONE k."timeZone", 'YYYY-MM-DD HH24:MI:SS'), ''), 'timeZone', COALESCE(k."timeZone", ''),
      'latMicrodegrees', p."latMicrodegrees", 'lonMicrodegrees', p."lonMicrodegrees", 'odometerTenths', p."odometerTenths", 'odometerTenthKilometers', p."odometerTenthKilometers",
      'tripReadings', t."odometerStartTenths" IS NOT NULL AND t."odometerEndTenths" IS NOT NULL) AS "position"
    FROM "trip" t JOIN "track_position" p ON p."carrierId" = t."carrierId" AND p."tripId" = t."id"
    LEFT JOIN "equipment" e ON e."carrierId" = t."carrierId" AND e."id" = t."equipmentId" LEFT JOIN "trip_track" k ON k."carrierId" = t."carrierId" AND k."tripId" = t."id"
    WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."quarterKey" = ${quarterKey}
      AND (p."tripId", p."at") > (${tripId}, ${utc}::timestamp AT TIME ZONE 'UTC')
    ORDER BY p."tripId", p."at" LIMIT ${limit}`;
  return rows.map((row) => row.position);
}

/** How many readings the quarter's trips are made of. */
export async function countSourcePositions(scope: CarrierScope, quarterKey: number): Promise<number> {
  const [row] = await scope.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM "trip" t JOIN "track_position" p ON p."carrierId" = t."carrierId" AND p."tripId" = t."id"
    WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."quarterKey" = ${quarterKey}`;
  return row?.count ?? 0;
}
