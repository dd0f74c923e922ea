import { keepSums } from './keep-sums.server';
import type { CarrierScope } from '~/platform/database/scope.server';

/** Miles of one unit in one jurisdiction over some quarters; tenths of a mile. */
export interface DistanceSum {
  equipmentId: number | null;
  jurisdiction: string;
  tenthMiles: number;
}

/** All distance (taxable or not) by unit and jurisdiction in the quarters from `fromKey` to `toKey`, both included. */
export async function readDistanceSums(
  scope: CarrierScope,
  fromKey: number,
  toKey: number,
): Promise<DistanceSum[]> {
  const [row] = await scope.db.$queryRaw<{ sums: [number | null, string, number][] | null }[]>`
    SELECT json_agg(json_build_array(g."equipmentId", g."jurisdiction", g."miles")) AS "sums" FROM (
      SELECT "equipmentId", "jurisdiction", sum("tenthMiles") AS "miles" FROM "trip_jurisdiction"
      WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" BETWEEN ${fromKey} AND ${toKey}
      GROUP BY 1, 2) g`;
  return (row?.sums ?? []).map(([equipmentId, jurisdiction, tenthMiles]) => ({
    equipmentId,
    jurisdiction,
    tenthMiles,
  }));
}

/** Miles and gallons of a vehicle in one month. */
export interface UnitMonth {
  equipmentId: number | null;
  month: string;
  tenthMiles: number;
  gallonsThousandths: number;
}

type MonthTuple = [number | null, string, number, number];

/**
 * Miles (by the trips' last day) and liquid fuel of every vehicle and month of a quarter. The sums are kept and used again
 * while nothing in the quarter has changed.
 */
export async function readUnitMonths(scope: CarrierScope, quarterKey: number): Promise<UnitMonth[]> {
  const [kept] = await scope.db.$queryRaw<{ revision: bigint; sums: MonthTuple[] | null }[]>`
    SELECT "revision", CASE WHEN "monthSumsRevision" = "revision" THEN "monthSums" END AS "sums"
    FROM "quarter_sums" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey}`;
  const sums = kept?.sums ?? (await addUpMonths(scope, quarterKey));
  if (kept && !kept.sums)
    await keepSums(scope, 'monthSums', [{ quarterKey, revision: Number(kept.revision), sums }]);
  return sums.map(([equipmentId, month, tenthMiles, gallonsThousandths]) => ({
    equipmentId,
    month,
    tenthMiles,
    gallonsThousandths,
  }));
}

async function addUpMonths(scope: CarrierScope, quarterKey: number): Promise<MonthTuple[]> {
  const rows = await scope.db.$queryRaw<{ sums: MonthTuple[] | null }[]>`
    SELECT json_agg(json_build_array(g."equipmentId", g."month", g."miles", g."fuel")) AS "sums" FROM (
      SELECT s."equipmentId", to_char(s."month", 'YYYY-MM') AS "month", sum(s."miles")::bigint AS "miles", sum(s."fuel")::bigint AS "fuel" FROM (
        SELECT "equipmentId", date_trunc('month', "endDate") AS "month", sum(COALESCE("distanceTenthMiles", 0)) AS "miles", 0 AS "fuel"
        FROM "trip" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey} GROUP BY 1, 2
        UNION ALL
        SELECT "equipmentId", date_trunc('month', "date"), 0, sum("gallonsThousandths")
        FROM "fuel_purchase" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey} AND "fuelUnit" IN ('gallon', 'litre') GROUP BY 1, 2) s
      GROUP BY 1, 2) g`;
  return rows[0]?.sums ?? [];
}

/** Miles of one unit in some jurisdictions, by month of the quarter. */
export interface UnitStateMonth {
  equipmentId: number | null;
  jurisdiction: string;
  month: string;
  tenthMiles: number;
}

export async function readUnitStateMonths(
  scope: CarrierScope,
  quarterKey: number,
  jurisdictions: readonly string[],
): Promise<UnitStateMonth[]> {
  const rows = await scope.db.$queryRaw<
    { equipmentId: bigint | null; jurisdiction: string; month: string; tenthMiles: bigint }[]
  >`
    SELECT j."equipmentId", j."jurisdiction", to_char(t."endDate", 'YYYY-MM') AS "month", sum(j."tenthMiles")::bigint AS "tenthMiles"
    FROM "trip_jurisdiction" j JOIN "trip" t ON t."id" = j."tripId"
    WHERE j."carrierId" = ${scope.carrierId}::uuid AND j."quarterKey" = ${quarterKey} AND j."jurisdiction" = ANY(${[...jurisdictions]})
    GROUP BY 1, 2, 3`;
  return rows.map((row) => ({
    ...row,
    equipmentId: row.equipmentId === null ? null : Number(row.equipmentId),
    tenthMiles: Number(row.tenthMiles),
  }));
}
