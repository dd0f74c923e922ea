import { keepSums } from './keep-sums.server';
import { sumsOfLengths } from './metric-lengths.server';
import type { LocalDate } from '~/engine/calendar/local-date';
import { LITERS_PER_US_GALLON, type UnitSystem } from '~/engine/units/conversion';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

/** Miles of one unit in one jurisdiction over some quarters; tenths of a mile. */
export interface DistanceSum {
  equipmentId: number | null;
  jurisdiction: string;
  tenthMiles: number;
  /** Of a carrier that records or files in kilometers, with the rows that were written in them as they were. */
  tenthMillimeters: number | null;
}

/** All distance (taxable or not) by unit and jurisdiction in the quarters from `fromKey` to `toKey`, both included. */
export async function readDistanceSums(
  scope: CarrierScope,
  fromKey: number,
  toKey: number,
  recordsIn: UnitSystem,
): Promise<DistanceSum[]> {
  const [row] = await scope.db.$queryRaw<{ sums: [number | null, string, number, number | null][] | null }[]>`
    SELECT json_agg(json_build_array(g."equipmentId", g."jurisdiction", g."miles", g."length")) AS "sums" FROM (
      SELECT "equipmentId", "jurisdiction", sum("tenthMiles") AS "miles", ${sumsOfLengths(recordsIn).all} AS "length"
      FROM "trip_jurisdiction" j
      WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" BETWEEN ${fromKey} AND ${toKey}
      GROUP BY 1, 2) g`;
  return (row?.sums ?? []).map(([equipmentId, jurisdiction, tenthMiles, tenthMillimeters]) => ({
    equipmentId,
    jurisdiction,
    tenthMiles,
    tenthMillimeters,
  }));
}

/** Miles and gallons of a vehicle in one month. */
export interface UnitMonth {
  equipmentId: number | null;
  month: string;
  tenthMiles: number;
  /** Of a carrier that records or files in kilometers, with the rows that were written in them as they were. */
  tenthMillimeters: number | null;
  /** All volumes as they were entered, together in liters, as exact decimal text. */
  liters: string;
}

type MonthTuple = [
  equipmentId: number | null,
  month: string,
  tenthMiles: number,
  /** Of the source that counts alone. A number in sums of an earlier release, which added up those that are set aside as well. */
  isCounted: number | true,
  tenthMillimeters?: number | null,
  /** Null without lengths. Absent or another in sums of an earlier release, which added up otherwise. */
  recordedIn?: 'metric' | null,
  /** Absent in sums of an earlier release, which read the gallons. */
  liters?: string,
];

/**
 * Miles (by the trips' last day, of the source that counts) and liquid fuel of every vehicle and month of a quarter. The sums are kept and used again
 * while nothing in the quarter has changed.
 */
export async function readUnitMonths(
  scope: CarrierScope,
  quarterKey: number,
  recordsIn: UnitSystem,
): Promise<UnitMonth[]> {
  const [kept] = await scope.db.$queryRaw<{ revision: bigint; sums: MonthTuple[] | null }[]>`
    SELECT "revision", CASE WHEN "monthSumsRevision" = "revision" THEN "monthSums" END AS "sums"
    FROM "quarter_sums" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey}`;
  const known = kept?.sums?.every(
    (sum) => sum[3] === true && isOf(sum, recordsIn) && typeof sum[6] === 'string',
  )
    ? kept.sums
    : null;
  const sums = known ?? (await addUpMonths(scope, quarterKey, recordsIn));
  if (kept && !known)
    await keepSums(scope, 'monthSums', [{ quarterKey, revision: Number(kept.revision), sums }]);
  return sums.map(([equipmentId, month, tenthMiles, , tenthMillimeters = null, , liters = '0']) => ({
    equipmentId,
    month,
    tenthMiles,
    tenthMillimeters,
    liters,
  }));
}

/** Whether a sum was kept for what the carrier's distances are added up from. */
const isOf = (sum: MonthTuple, recordsIn: UnitSystem): boolean =>
  recordsIn === 'us' ? typeof sum[4] !== 'number' : sum[5] === 'metric';

async function addUpMonths(
  scope: CarrierScope,
  quarterKey: number,
  recordsIn: UnitSystem,
): Promise<MonthTuple[]> {
  const litersPerUnit = Prisma.sql`CASE "fuelUnit" WHEN 'gallon' THEN ${LITERS_PER_US_GALLON.toString()}::numeric ELSE 1 END`;
  const none = recordsIn === 'us' ? Prisma.sql`NULL::numeric` : Prisma.sql`0::numeric`;
  const mark = recordsIn === 'us' ? Prisma.sql`NULL` : Prisma.sql`'metric'`;
  const rows = await scope.db.$queryRaw<{ sums: MonthTuple[] | null }[]>`
    SELECT json_agg(json_build_array(g."equipmentId", g."month", g."miles", true, g."length", ${mark}, g."liters"::text)) AS "sums" FROM (
      SELECT s."equipmentId", to_char(s."month", 'YYYY-MM') AS "month", sum(s."miles")::bigint AS "miles",
        sum(s."length")::bigint AS "length", sum(s."liters") AS "liters" FROM (
        SELECT j."equipmentId", date_trunc('month', t."endDate") AS "month", sum(j."tenthMiles") AS "miles", ${sumsOfLengths(recordsIn).all} AS "length", 0::numeric AS "liters"
        FROM "trip_jurisdiction" j JOIN "trip" t ON t."carrierId" = j."carrierId" AND t."id" = j."tripId"
        WHERE j."carrierId" = ${scope.carrierId}::uuid AND j."quarterKey" = ${quarterKey} GROUP BY 1, 2
        UNION ALL
        SELECT "equipmentId", date_trunc('month', "date"), 0, ${none}, sum("quantity" * ${litersPerUnit})
        FROM "fuel_purchase" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey} AND "fuelUnit" IN ('gallon', 'litre') GROUP BY 1, 2) s
      GROUP BY 1, 2) g`;
  return rows[0]?.sums ?? [];
}

/** Miles of one unit in some jurisdictions, by month of the quarter. */
export interface UnitStateMonth {
  equipmentId: number | null;
  jurisdiction: string;
  month: string;
  /** The last of the unit's given days that its trips ended on or after; null where they ended before all of them. */
  since: LocalDate | null;
  tenthMiles: number;
  /** Of a carrier that records or files in kilometers, with the rows that were written in them as they were. */
  tenthMillimeters: number | null;
}

/** A day from which a unit's miles are added up apart. */
export interface UnitDay {
  equipmentId: number;
  day: LocalDate;
}

/** Trips count by their last day, in the month and on either side of `days`. */
export async function readUnitStateMonths(
  scope: CarrierScope,
  quarterKey: number,
  jurisdictions: readonly string[],
  recordsIn: UnitSystem,
  days: readonly UnitDay[] = [],
): Promise<UnitStateMonth[]> {
  const rows = await scope.db.$queryRaw<
    {
      equipmentId: bigint | null;
      jurisdiction: string;
      month: string;
      since: LocalDate | null;
      tenthMiles: bigint;
      tenthMillimeters: bigint | null;
    }[]
  >`
    SELECT j."equipmentId", j."jurisdiction", to_char(t."endDate", 'YYYY-MM') AS "month",
      (SELECT to_char(max(d."day"), 'YYYY-MM-DD') FROM unnest(${days.map(({ equipmentId }) => equipmentId)}::bigint[], ${days.map(({ day }) => day)}::date[]) AS d("unit", "day")
        WHERE d."unit" = j."equipmentId" AND d."day" <= t."endDate") AS "since",
      sum(j."tenthMiles")::bigint AS "tenthMiles",
      (${sumsOfLengths(recordsIn).all})::bigint AS "tenthMillimeters"
    FROM "trip_jurisdiction" j JOIN "trip" t ON t."carrierId" = j."carrierId" AND t."id" = j."tripId"
    WHERE j."carrierId" = ${scope.carrierId}::uuid AND j."quarterKey" = ${quarterKey} AND j."jurisdiction" = ANY(${[...jurisdictions]})
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4 NULLS FIRST`;
  return rows.map(({ jurisdiction, month, since, ...row }) => ({
    equipmentId: row.equipmentId === null ? null : Number(row.equipmentId),
    jurisdiction,
    month,
    since,
    tenthMiles: Number(row.tenthMiles),
    tenthMillimeters: row.tenthMillimeters === null ? null : Number(row.tenthMillimeters),
  }));
}
