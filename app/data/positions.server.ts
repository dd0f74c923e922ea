import type { CarrierScope } from './scope.server';

/** A reading of a tracking device. */
export interface Position {
  unit: string;
  /** ISO instant. */
  at: string;
  latMicrodegrees: number;
  lonMicrodegrees: number;
  odometerTenths: number | null;
}

/** Keeps readings of an import; the same vehicle at the same moment is kept once. @returns how many were new. */
export async function insertPositions(scope: CarrierScope, importId: string, positions: readonly Position[]): Promise<number> {
  if (positions.length === 0) return 0;
  return scope.db.$executeRaw`
    INSERT INTO "track_position" ("importId", "carrierId", "unit", "at", "latMicrodegrees", "lonMicrodegrees", "odometerTenths")
    SELECT ${importId}::uuid, ${scope.carrierId}::uuid, r."unit", r."at", r."latMicrodegrees", r."lonMicrodegrees", r."odometerTenths"
    FROM jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) AS r("unit" text, "at" timestamptz, "latMicrodegrees" int, "lonMicrodegrees" int, "odometerTenths" int)
    ON CONFLICT ("importId", "unit", "at") DO NOTHING`;
}

export async function clearPositions(scope: CarrierScope, importId: string): Promise<void> {
  await scope.db.trackPosition.deleteMany({ where: { importId, carrierId: scope.carrierId } });
}
