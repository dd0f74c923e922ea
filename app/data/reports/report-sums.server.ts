import type { FuelType } from '~/domain/ifta/fuel-types';
import type { FuelUnit } from '~/domain/units/conversion';
import type { SummedFuel, SummedMiles } from '~/domain/reports/fleet-records';
import { Prisma } from '../generated/prisma/client';
import { keepSums } from './keep-sums.server';
import type { CarrierScope } from '~/data/database/scope.server';

export interface ReportSums {
  miles: SummedMiles[];
  fuel: SummedFuel[];
  /** Trips of the quarter whose route is not there. */
  pendingTrips: number;
  failedTrips: number;
}

type MilesTuple = [number | null, string, number, number, number];
type FuelTuple = [number | null, string, number, FuelType, FuelUnit, boolean, boolean, number];

/** As it is kept: lists instead of objects, because there are many. */
interface KeptSums {
  /** The days and jurisdictions that the quarter was parted by. */
  parting: string;
  miles: MilesTuple[];
  fuel: FuelTuple[];
}

/**
 * The quarter's records summed exactly by unit, jurisdiction and part of the quarter. `starts` are the days inside the
 * quarter on which a rate changes (ascending), `changed` the jurisdictions it changes in. The sums are kept and used
 * again while nothing in the quarter has changed; triggers raise its revision with every change.
 */
export async function readReportSums(
  scope: CarrierScope,
  quarterKey: number,
  starts: readonly string[],
  changed: readonly string[],
): Promise<ReportSums> {
  const parting = JSON.stringify([starts, changed]);
  const waiting = (status: 'pending' | 'error') =>
    Prisma.sql`(SELECT count(*)::int FROM "ledger_entry" WHERE "carrierId" = ${scope.carrierId}::uuid AND "routeStatus" = ${status}::route_status AND "quarterKey" = ${quarterKey})`;
  const [row] = await scope.db.$queryRaw<{ kept: KeptSums | null; pending: number; failed: number }[]>`
    SELECT (SELECT "unitSums" FROM "quarter_sums" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey} AND "unitSumsRevision" = "revision") AS "kept",
      ${waiting('pending')} AS "pending", ${waiting('error')} AS "failed"`;
  if (!row) throw new Error('a statement without FROM gives one row');
  const { miles, fuel } =
    row.kept?.parting === parting ? row.kept : await addUp(scope, quarterKey, starts, changed, parting);
  return {
    miles: miles.map(([equipmentId, jurisdiction, part, tenthMiles, exemptTenthMiles]) => ({
      equipmentId,
      jurisdiction,
      part,
      tenthMiles,
      exemptTenthMiles,
    })),
    fuel: fuel.map(([equipmentId, jurisdiction, part, fuelType, fuelUnit, taxPaid, bulk, thousandths]) => ({
      equipmentId,
      jurisdiction,
      part,
      fuelType,
      fuelUnit,
      taxPaid,
      bulk,
      thousandths,
    })),
    pendingTrips: row.pending,
    failedTrips: row.failed,
  };
}

/**
 * Adds up from the records, in one statement that reads indexes only but for the trips of the jurisdictions whose rate
 * changes, and keeps the sums under the revision that was seen with them.
 */
async function addUp(
  scope: CarrierScope,
  quarterKey: number,
  starts: readonly string[],
  changed: readonly string[],
  parting: string,
): Promise<KeptSums> {
  const days = [...starts];
  const codes = [...changed];
  const partOf = (day: Prisma.Sql) =>
    Prisma.sql`(SELECT count(*) FROM unnest(${days}::date[]) start WHERE start <= ${day})`;
  const mine = Prisma.sql`j."carrierId" = ${scope.carrierId}::uuid AND j."quarterKey" = ${quarterKey}`;
  const sums = Prisma.sql`sum(j."tenthMiles") AS "miles", sum(j."exemptTenthMiles") AS "exempt"`;
  const splitMiles =
    codes.length === 0
      ? Prisma.empty
      : Prisma.sql`UNION ALL
        SELECT j."equipmentId", j."jurisdiction", ${partOf(Prisma.sql`t."endDate"`)} AS "part", ${sums}
        FROM "trip_jurisdiction" j JOIN "trip" t ON t."id" = j."tripId"
        WHERE ${mine} AND j."jurisdiction" = ANY(${codes}) GROUP BY 1, 2, 3`;
  const wholeOnly = codes.length === 0 ? Prisma.empty : Prisma.sql`AND NOT j."jurisdiction" = ANY(${codes})`;
  const fuelPart = days.length === 0 ? Prisma.sql`0` : partOf(Prisma.sql`f."date"`);
  const [row] = await scope.db.$queryRaw<
    { revision: bigint | null; miles: MilesTuple[] | null; fuel: FuelTuple[] | null }[]
  >`
    SELECT
      (SELECT "revision" FROM "quarter_sums" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey}) AS "revision",
      (SELECT json_agg(json_build_array(g."equipmentId", g."jurisdiction", g."part", g."miles", g."exempt")) FROM (
        SELECT j."equipmentId", j."jurisdiction", 0 AS "part", ${sums}
        FROM "trip_jurisdiction" j WHERE ${mine} ${wholeOnly} GROUP BY 1, 2 ${splitMiles}) g) AS "miles",
      (SELECT json_agg(json_build_array(g."equipmentId", g."state", g."part", g."fuelType", g."fuelUnit", g."taxPaid", g."bulk", g."thousandths")) FROM (
        SELECT f."equipmentId", f."state", ${fuelPart} AS "part", f."fuelType", f."fuelUnit", f."taxPaid", f."bulk", (sum(f."quantity") * 1000)::bigint AS "thousandths"
        FROM "fuel_purchase" f
        WHERE f."carrierId" = ${scope.carrierId}::uuid AND f."quarterKey" = ${quarterKey}
        GROUP BY 1, 2, 3, 4, 5, 6, 7) g) AS "fuel"`;
  const kept: KeptSums = { parting, miles: row?.miles ?? [], fuel: row?.fuel ?? [] };
  if (typeof row?.revision === 'bigint') await keepSums(scope, quarterKey, 'unitSums', row.revision, kept);
  return kept;
}

/** The first quarter with a trip or a purchase; null without any. */
export async function earliestQuarter(scope: CarrierScope): Promise<number | null> {
  const [row] = await scope.db.$queryRaw<{ key: number | null }[]>`
    SELECT min("quarterKey") AS "key" FROM "ledger_entry" WHERE "carrierId" = ${scope.carrierId}::uuid`;
  return row?.key ?? null;
}
