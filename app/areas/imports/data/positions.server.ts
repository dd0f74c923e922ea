import type { TraceRoads } from '~/platform/routing-engine/trace-port';
import type { CarrierScope } from '~/platform/database/scope.server';

/** A reading of a tracking device. */
export interface Position {
  unit: string;
  /** ISO instant. */
  at: string;
  latMicrodegrees: number;
  lonMicrodegrees: number;
  odometerTenths: number | null;
  /** As the file has it in kilometers; null of other units. */
  odometerTenthKilometers: number | null;
}

/** Keeps readings of an import; the same vehicle at the same moment is kept once. @returns how many were new. */
export async function insertPositions(
  scope: CarrierScope,
  importId: string,
  positions: readonly Position[],
): Promise<number> {
  if (positions.length === 0) return 0;
  return scope.db.$executeRaw`
    INSERT INTO "track_position" ("importId", "carrierId", "unit", "at", "latMicrodegrees", "lonMicrodegrees", "odometerTenths", "odometerTenthKilometers")
    SELECT ${importId}::uuid, ${scope.carrierId}::uuid, r."unit", r."at", r."latMicrodegrees", r."lonMicrodegrees", r."odometerTenths", r."odometerTenthKilometers"
    FROM jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) AS r("unit" text, "at" timestamptz, "latMicrodegrees" int, "lonMicrodegrees" int, "odometerTenths" int, "odometerTenthKilometers" int)
    ON CONFLICT ("importId", "unit", "at") DO NOTHING`;
}

export async function clearPositions(scope: CarrierScope, importId: string): Promise<void> {
  await scope.db.trackPosition.deleteMany({ where: { importId, carrierId: scope.carrierId } });
}

/** The vehicles of an import's readings, as the file names them, with how many readings each has. */
export async function listPositionUnits(
  scope: CarrierScope,
  importId: string,
): Promise<{ unit: string; count: number }[]> {
  const rows = await scope.db.trackPosition.groupBy({
    by: ['unit'],
    where: { importId, carrierId: scope.carrierId },
    _count: { _all: true },
    orderBy: { unit: 'asc' },
  });
  return rows.map(({ unit, _count }) => ({ unit, count: _count._all }));
}

const AT_ONCE = 5_000;

/** The readings of one vehicle in the order of their time. */
export async function* readPositions(
  scope: CarrierScope,
  importId: string,
  unit: string,
): AsyncGenerator<Omit<Position, 'at'> & { at: number }> {
  let after = new Date(0);
  for (;;) {
    const rows = await scope.db.trackPosition.findMany({
      where: { importId, carrierId: scope.carrierId, unit, at: { gt: after } },
      orderBy: { at: 'asc' },
      take: AT_ONCE,
    });
    for (const { at, latMicrodegrees, lonMicrodegrees, odometerTenths, odometerTenthKilometers } of rows)
      yield {
        unit,
        at: at.getTime(),
        latMicrodegrees,
        lonMicrodegrees,
        odometerTenths,
        odometerTenthKilometers,
      };
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.at ?? after;
  }
}

/** A stretch of a trip that no reading tells of. `counted`: its miles are in the trip. */
export interface TrackGap {
  /** ISO instants. */
  from: string;
  to: string;
  fromPlace: string;
  toPlace: string;
  tenthMiles: number;
  byOdometer: boolean;
  byRoad?: boolean;
  counted: boolean;
}

export interface TripTrack {
  positionCount: number;
  /** ISO instants of the first and the last reading. */
  firstAt: string;
  lastAt: string;
  timeZone: string;
  gaps: TrackGap[];
  invalid: number;
  leaps: number;
  odometerPercent: number;
  /** How the miles came about; null where they were not matched to roads. */
  roads?: TraceRoads | null;
}

/** Ties readings to the trips that were made of them, and keeps how they were read. */
export async function saveTripTracks(
  scope: CarrierScope,
  importId: string,
  tracks: readonly (TripTrack & { tripId: number; unit: string })[],
): Promise<void> {
  if (tracks.length === 0) return;
  const data = JSON.stringify(tracks);
  await scope.db.$executeRaw`
    UPDATE "track_position" p SET "tripId" = r."tripId"
    FROM jsonb_to_recordset(${data}::jsonb) AS r("tripId" bigint, "unit" text, "firstAt" timestamptz, "lastAt" timestamptz)
    WHERE p."importId" = ${importId}::uuid AND p."carrierId" = ${scope.carrierId}::uuid AND p."unit" = r."unit" AND p."at" BETWEEN r."firstAt" AND r."lastAt"`;
  await scope.db.$executeRaw`
    INSERT INTO "trip_track" ("tripId", "carrierId", "importId", "positionCount", "firstAt", "lastAt", "timeZone", "gaps", "invalid", "leaps", "odometerPercent", "roads")
    SELECT r."tripId", ${scope.carrierId}::uuid, ${importId}::uuid, r."positionCount", r."firstAt", r."lastAt", r."timeZone", r."gaps", r."invalid", r."leaps", r."odometerPercent", r."roads"
    FROM jsonb_to_recordset(${data}::jsonb) AS r("tripId" bigint, "positionCount" int, "firstAt" timestamptz, "lastAt" timestamptz, "timeZone" text, "gaps" jsonb,
      "invalid" int, "leaps" int, "odometerPercent" int, "roads" jsonb)
    ON CONFLICT ("tripId") DO NOTHING`;
}

/** How the positions of a trip were read; null for a trip that was not made of positions. */
export async function findTripTrack(scope: CarrierScope, tripId: number): Promise<TripTrack | null> {
  const row = await scope.db.tripTrack.findFirst({
    where: { tripId: BigInt(tripId), carrierId: scope.carrierId },
  });
  return (
    row && {
      positionCount: row.positionCount,
      firstAt: row.firstAt.toISOString(),
      lastAt: row.lastAt.toISOString(),
      timeZone: row.timeZone,
      gaps: row.gaps as unknown as TrackGap[],
      invalid: row.invalid,
      leaps: row.leaps,
      odometerPercent: row.odometerPercent,
      roads: row.roads as unknown as TraceRoads | null,
    }
  );
}

/** Readings of accepted imports, of one vehicle or all, from one moment to before another. */
export interface PositionsWanted {
  /** As the files name it; empty is every vehicle. */
  unit: string;
  from: Date;
  until: Date;
}

/** A reading as it was handed in, with its import: where a page of them ended. */
export interface RawPosition extends Omit<Position, 'at'> {
  importId: string;
  at: Date;
  /** The trip that was made of it. */
  tripId: bigint | null;
}

const accepted = (scope: CarrierScope, { unit, from, until }: PositionsWanted) => ({
  carrierId: scope.carrierId,
  import: { status: 'accepted' as const },
  ...(unit === '' ? {} : { unit }),
  at: { gte: from, lt: until },
});

/** The vehicles that accepted imports have readings of, as the files name them. */
export async function listTrackedUnits(scope: CarrierScope): Promise<string[]> {
  const rows = await scope.db.trackPosition.groupBy({
    by: ['unit'],
    where: { carrierId: scope.carrierId, import: { status: 'accepted' } },
    orderBy: { unit: 'asc' },
  });
  return rows.map(({ unit }) => unit);
}

export const countRawPositions = (scope: CarrierScope, wanted: PositionsWanted): Promise<number> =>
  scope.db.trackPosition.count({ where: accepted(scope, wanted) });

/** Page after page, by import, vehicle and time. */
export async function* readRawPositions(
  scope: CarrierScope,
  wanted: PositionsWanted,
): AsyncGenerator<RawPosition[]> {
  let after: Pick<RawPosition, 'importId' | 'unit' | 'at'> | null = null;
  for (;;) {
    const rows: RawPosition[] = await scope.db.trackPosition.findMany({
      where: {
        ...accepted(scope, wanted),
        ...(after === null
          ? {}
          : {
              OR: [
                { importId: { gt: after.importId } },
                { importId: after.importId, unit: { gt: after.unit } },
                { importId: after.importId, unit: after.unit, AND: { at: { gt: after.at } } },
              ],
            }),
      },
      orderBy: [{ importId: 'asc' }, { unit: 'asc' }, { at: 'asc' }],
      take: AT_ONCE,
      omit: { carrierId: true },
    });
    yield rows;
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1) ?? null;
  }
}

/** Which of these trips have odometer readings at start and end. */
export async function tripsWithReadings(
  scope: CarrierScope,
  tripIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await scope.db.trip.findMany({
    where: {
      carrierId: scope.carrierId,
      id: { in: [...tripIds] },
      odometerStartTenths: { not: null },
      odometerEndTenths: { not: null },
    },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}
