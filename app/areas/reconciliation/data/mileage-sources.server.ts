import {
  bySource,
  NOTHING_WRITTEN,
  type AddedKind,
  type MileageSource,
  type MonthRecords,
  type SourceName,
  type TruckDay,
} from '~/areas/reconciliation/rules/mileage-months';
import type { DatedReading } from '~/areas/equipment/rules/odometer-replacements';
import type { LocalDate } from '~/engine/calendar/local-date';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

/** Which source counts for a truck in a quarter, who said so and when. `by` is null where that account is gone. */
export interface ChosenSource {
  equipmentId: number;
  source: MileageSource;
  reason: string;
  by: string | null;
  at: Date;
}

/** The choices of a quarter, or of one of its trucks. */
export async function listChosenSources(
  scope: CarrierScope,
  quarterKey: number,
  equipmentId?: number,
): Promise<ChosenSource[]> {
  const rows = await scope.db.mileageSource.findMany({
    where: {
      carrierId: scope.carrierId,
      quarterKey,
      ...(equipmentId === undefined ? {} : { equipmentId: BigInt(equipmentId) }),
    },
    orderBy: { equipmentId: 'asc' },
  });
  const people = await scope.db.user.findMany({
    where: { id: { in: [...new Set(rows.flatMap((row) => row.chosenBy ?? []))] } },
    select: { id: true, name: true },
  });
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    equipmentId: Number(row.equipmentId),
    source: row.source as MileageSource,
    reason: row.reason,
    by: row.chosenBy === null ? null : (nameOf.get(row.chosenBy) ?? null),
    at: row.chosenAt,
  }));
}

/** Keeps a person's choice. The database moves the miles of the truck's trips into the quarter, or out of it. */
export async function saveChosenSource(
  scope: CarrierScope,
  { equipmentId, quarterKey }: { equipmentId: number; quarterKey: number },
  choice: { source: MileageSource; reason: string },
  at: Date,
): Promise<void> {
  const key = { carrierId: scope.carrierId, equipmentId: BigInt(equipmentId), quarterKey };
  const said = { ...choice, chosenBy: scope.userId, chosenAt: at };
  await scope.db.mileageSource.upsert({
    where: { carrierId_equipmentId_quarterKey: key },
    create: { ...key, ...said },
    update: said,
  });
}

/** Lets trips count with a source of their truck. */
export async function addToSource(
  scope: CarrierScope,
  tripIds: readonly number[],
  source: MileageSource,
  kind: AddedKind | 'taken',
): Promise<void> {
  if (tripIds.length === 0) return;
  await scope.db.$executeRaw`
    INSERT INTO "reconciled_trip" ("tripId", "carrierId", "source", "kind")
    SELECT t."id", t."carrierId", ${source}, ${kind} FROM "trip" t
    WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."id" = ANY(${tripIds.map(BigInt)}::bigint[])
    ON CONFLICT ("tripId") DO UPDATE SET "source" = EXCLUDED."source"`;
}

export interface TruckMonths {
  equipmentId: number;
  months: MonthRecords[];
  /** The last reading before the quarter. */
  before: DatedReading | null;
}

type MonthColumns = Omit<MonthRecords, 'written' | 'firstReading' | 'lastReading'>;

interface MonthRow extends MonthColumns {
  equipmentId: number;
  firstReadingTenths: number | null;
  firstReadingKilometers: number | null;
  lastReadingTenths: number | null;
  lastReadingKilometers: number | null;
  firstReadOn: string | null;
  lastReadOn: string | null;
  written: Record<SourceName, [tenthMiles: number | null, tenthKilometers: number | null]> | null;
}

const readingOf = (
  tenthMiles: number | null,
  tenthKilometers: number | null,
  day: string | null,
): DatedReading | null => (tenthMiles === null || day === null ? null : { tenthMiles, tenthKilometers, day });

/**
 * The records of each truck and month of a quarter by their source. Trips count in the month of their last day. Readings are
 * those of trips, and of logs that name the truck by its number, in the carrier's time zone.
 */
export async function readMonths(
  scope: CarrierScope,
  { quarterKey, months, timeZone }: { quarterKey: number; months: readonly string[]; timeZone: string },
  equipmentId?: number,
): Promise<TruckMonths[]> {
  const [first = ''] = months;
  const truck = (column: Prisma.Sql) =>
    equipmentId === undefined
      ? Prisma.sql`${column} IS NOT NULL`
      : Prisma.sql`${column} = ${BigInt(equipmentId)}`;
  const mine = (alias: string) => Prisma.sql`${Prisma.raw(alias)}."carrierId" = ${scope.carrierId}::uuid`;
  const begin = `${first}-01`;
  const rows = await scope.db.$queryRaw<MonthRow[]>`
    WITH trips AS (
      SELECT t."equipmentId", to_char(t."endDate", 'YYYY-MM') AS "month", j.*,
        CASE WHEN a."kind" IS NOT NULL AND a."kind" <> 'taken' THEN 'added'
          WHEN EXISTS (SELECT 1 FROM "trip_track" k WHERE k."carrierId" = t."carrierId" AND k."tripId" = t."id") THEN 'positions' ELSE 'trips' END AS "from"
      FROM "trip" t LEFT JOIN "reconciled_trip" a ON a."carrierId" = t."carrierId" AND a."tripId" = t."id"
      LEFT JOIN LATERAL (SELECT COALESCE(sum(x."tenthMiles"), 0) AS "miles", COALESCE(sum(x."tenthMiles") FILTER (WHERE x."quarterKey" <> 0), 0) AS "counted",
          COALESCE(sum(x."tenthMiles") FILTER (WHERE x."tenthKilometers" IS NOT NULL), 0) AS "written", COALESCE(sum(x."tenthKilometers"), 0) AS "writtenKm",
          COALESCE(sum(x."tenthMiles") FILTER (WHERE x."tenthKilometers" IS NOT NULL AND x."quarterKey" <> 0), 0) AS "countedWritten",
          COALESCE(sum(x."tenthKilometers") FILTER (WHERE x."quarterKey" <> 0), 0) AS "countedKm"
        FROM "trip_jurisdiction" x WHERE x."carrierId" = t."carrierId" AND x."tripId" = t."id") j ON true
      WHERE ${mine('t')} AND t."quarterKey" = ${quarterKey}::int AND ${truck(Prisma.sql`t."equipmentId"`)}
    ), readings AS (
      SELECT r."equipmentId", r."day", r."tenths", r."kilometers", odometer_chain(u."odometerReplacements", r."day", r."tenths") AS "chain" FROM (
        SELECT t."equipmentId", v."day", v."tenths", v."kilometers" FROM "trip" t,
          LATERAL (VALUES (t."date", t."odometerStartTenths", t."odometerStartTenthKilometers"), (t."endDate", t."odometerEndTenths", t."odometerEndTenthKilometers"))
            v("day", "tenths", "kilometers")
        WHERE ${mine('t')} AND t."endDate" >= ${begin}::date - 92 AND ${truck(Prisma.sql`t."equipmentId"`)} AND v."tenths" IS NOT NULL
        UNION ALL
        SELECT e."id", (p."at" AT TIME ZONE ${timeZone})::date, p."odometerTenths", p."odometerTenthKilometers" FROM "track_position" p
          JOIN "data_import" i ON i."carrierId" = p."carrierId" AND i."id" = p."importId" AND i."status" = 'accepted'
          JOIN "equipment" e ON e."carrierId" = p."carrierId" AND lower(e."unit") = lower(p."unit")
        WHERE ${mine('p')} AND p."tripId" IS NULL AND p."odometerTenths" IS NOT NULL AND p."at" >= ${begin}::date - 93 AND ${truck(Prisma.sql`e."id"`)}
      ) r JOIN "equipment" u ON ${mine('u')} AND u."id" = r."equipmentId"
    ), read AS (
      SELECT "equipmentId", to_char("day", 'YYYY-MM') AS "month", (array_agg("tenths" ORDER BY "day", "chain"))[1] AS "first",
        to_char(min("day"), 'YYYY-MM-DD') AS "firstOn", to_char(max("day"), 'YYYY-MM-DD') AS "lastOn",
        (array_agg("kilometers" ORDER BY "day", "chain", "kilometers"))[1] AS "firstKm",
        (array_agg("tenths" ORDER BY "day" DESC, "chain" DESC))[1] AS "last",
        (array_agg("kilometers" ORDER BY "day" DESC, "chain" DESC, "kilometers" DESC NULLS LAST))[1] AS "lastKm"
      FROM readings GROUP BY 1, 2
    ), fuel AS (
      SELECT f."equipmentId", to_char(f."date", 'YYYY-MM') AS "month", sum(f."gallonsThousandths") AS "gallons" FROM "fuel_purchase" f
      WHERE ${mine('f')} AND f."quarterKey" = ${quarterKey}::int AND ${truck(Prisma.sql`f."equipmentId"`)} AND f."fuelUnit" IN ('gallon', 'litre')
      GROUP BY 1, 2
    ), sums AS (
      SELECT "equipmentId", "month", sum("miles") FILTER (WHERE "from" = 'trips') AS "trips", sum("miles") FILTER (WHERE "from" = 'positions') AS "positions",
        sum("miles") FILTER (WHERE "from" = 'added') AS "added", sum("counted") AS "counted",
        json_build_object('trip', json_build_array(sum("written") FILTER (WHERE "from" = 'trips'), sum("writtenKm") FILTER (WHERE "from" = 'trips')),
          'position', json_build_array(sum("written") FILTER (WHERE "from" = 'positions'), sum("writtenKm") FILTER (WHERE "from" = 'positions')),
          'added', json_build_array(sum("written") FILTER (WHERE "from" = 'added'), sum("writtenKm") FILTER (WHERE "from" = 'added')),
          'counted', json_build_array(sum("countedWritten"), sum("countedKm"))) AS "written"
      FROM trips GROUP BY 1, 2
    )
    SELECT k."equipmentId"::float8 AS "equipmentId", k."month", COALESCE(s."trips", 0)::float8 AS "tripTenths", COALESCE(s."positions", 0)::float8 AS "positionTenths",
      COALESCE(s."added", 0)::float8 AS "addedTenths", COALESCE(s."counted", 0)::float8 AS "countedTenths", COALESCE(f."gallons", 0)::float8 AS "gallonsThousandths",
      r."first" AS "firstReadingTenths", r."firstKm" AS "firstReadingKilometers", r."last" AS "lastReadingTenths", r."lastKm" AS "lastReadingKilometers", r."firstOn" AS "firstReadOn", r."lastOn" AS "lastReadOn", s."written"
    FROM (SELECT "equipmentId", "month" FROM sums UNION SELECT "equipmentId", "month" FROM fuel UNION SELECT "equipmentId", "month" FROM read) k
    LEFT JOIN sums s USING ("equipmentId", "month") LEFT JOIN fuel f USING ("equipmentId", "month") LEFT JOIN read r USING ("equipmentId", "month")
    ORDER BY 1, 2`;
  const trucks = new Map<number, MonthRow[]>();
  for (const row of rows) trucks.set(row.equipmentId, [...(trucks.get(row.equipmentId) ?? []), row]);
  return [...trucks].flatMap(([id, own]) => {
    if (!own.some(({ month }) => months.includes(month))) return [];
    const before = own
      .filter(({ month, lastReadingTenths }) => month < first && lastReadingTenths !== null)
      .at(-1);
    return [
      {
        equipmentId: id,
        before: before
          ? readingOf(before.lastReadingTenths, before.lastReadingKilometers, before.lastReadOn)
          : null,
        months: months.map((month) => monthOf(own, month)),
      },
    ];
  });
}

function monthOf(rows: readonly MonthRow[], month: string): MonthRecords {
  const found = rows.find((row) => row.month === month);
  if (!found)
    return {
      month,
      tripTenths: 0,
      positionTenths: 0,
      addedTenths: 0,
      countedTenths: 0,
      gallonsThousandths: 0,
      written: NOTHING_WRITTEN,
      firstReading: null,
      lastReading: null,
    };
  const {
    equipmentId: _truck,
    firstReadingTenths,
    firstReadingKilometers,
    lastReadingTenths,
    lastReadingKilometers,
    firstReadOn,
    lastReadOn,
    written,
    ...records
  } = found;
  return {
    ...records,
    written: bySource((source) => {
      const [tenthMiles, tenthKilometers] = written?.[source] ?? [0, 0];
      return { tenthMiles: tenthMiles ?? 0, tenthKilometers: tenthKilometers ?? 0 };
    }),
    firstReading: readingOf(firstReadingTenths, firstReadingKilometers, firstReadOn),
    lastReading: readingOf(lastReadingTenths, lastReadingKilometers, lastReadOn),
  };
}

/** Every day of the quarter on which a trip, a position or a purchase says that the truck ran. */
export const readTruckDays = (
  scope: CarrierScope,
  { quarterKey, equipmentId, timeZone }: { quarterKey: number; equipmentId: number; timeZone: string },
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<TruckDay[]> => scope.db.$queryRaw<TruckDay[]>`
  SELECT to_char(d."day", 'YYYY-MM-DD') AS "day", bool_or(d."counted") AS "counted", bool_or(d."kind" = 'trips') AS "trips",
    bool_or(d."kind" = 'positions') AS "positions", bool_or(d."kind" = 'fuel') AS "fuel"
  FROM (
    SELECT s."day"::date AS "day", CASE WHEN EXISTS (SELECT 1 FROM "trip_track" k WHERE k."carrierId" = t."carrierId" AND k."tripId" = t."id") THEN 'positions' ELSE 'trips' END AS "kind",
      NOT EXISTS (SELECT 1 FROM "trip_jurisdiction" j WHERE j."carrierId" = t."carrierId" AND j."tripId" = t."id" AND j."quarterKey" = 0) AS "counted"
    FROM "trip" t, generate_series(t."date"::timestamp, t."endDate"::timestamp, interval '1 day') s("day")
    WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."equipmentId" = ${BigInt(equipmentId)} AND t."endDate" >= ${from}::date AND t."date" <= ${to}::date
    UNION ALL
    SELECT (p."at" AT TIME ZONE ${timeZone})::date, 'positions', false FROM "track_position" p
      JOIN "data_import" i ON i."carrierId" = p."carrierId" AND i."id" = p."importId" AND i."status" = 'accepted'
      JOIN "equipment" e ON e."carrierId" = p."carrierId" AND e."id" = ${BigInt(equipmentId)} AND lower(e."unit") = lower(p."unit")
    WHERE p."carrierId" = ${scope.carrierId}::uuid AND p."tripId" IS NULL
    UNION ALL
    SELECT f."date", 'fuel', false FROM "fuel_purchase" f
    WHERE f."carrierId" = ${scope.carrierId}::uuid AND f."equipmentId" = ${BigInt(equipmentId)} AND f."quarterKey" = ${quarterKey}::int AND NOT f."bulk"
  ) d WHERE d."day" BETWEEN ${from}::date AND ${to}::date
  GROUP BY 1 ORDER BY 1`;

/** Trips of the source that does not count, on days without a trip that counts. */
export async function findTripsToTake(
  scope: CarrierScope,
  { quarterKey, equipmentId }: { quarterKey: number; equipmentId: number },
): Promise<number[]> {
  const rows = await scope.db.$queryRaw<{ id: bigint }[]>`
    SELECT t."id" FROM "trip" t
    WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."equipmentId" = ${BigInt(equipmentId)} AND t."quarterKey" = ${quarterKey}::int
      AND EXISTS (SELECT 1 FROM "trip_jurisdiction" j WHERE j."carrierId" = t."carrierId" AND j."tripId" = t."id" AND j."quarterKey" = 0)
      AND NOT EXISTS (SELECT 1 FROM "trip" o WHERE o."carrierId" = t."carrierId" AND o."equipmentId" = t."equipmentId" AND o."id" <> t."id"
        AND o."date" <= t."endDate" AND o."endDate" >= t."date"
        AND NOT EXISTS (SELECT 1 FROM "trip_jurisdiction" j WHERE j."carrierId" = o."carrierId" AND j."tripId" = o."id" AND j."quarterKey" = 0))
    ORDER BY t."endDate", t."id"`;
  return rows.map(({ id }) => Number(id));
}

/** Whether another source counts for the truck of a trip, so that its miles are on no return. */
export async function isSetAside(scope: CarrierScope, tripId: number): Promise<boolean> {
  const where = { carrierId: scope.carrierId, tripId: BigInt(tripId), quarterKey: 0 };
  return (await scope.db.tripJurisdiction.count({ where })) > 0;
}
