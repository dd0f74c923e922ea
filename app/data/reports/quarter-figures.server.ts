import type { FuelType } from '~/domain/ifta/fuel-types';
import type { FuelUnit } from '~/domain/units/conversion';
import type { CarrierScope } from '~/data/database/scope.server';

/** Miles of one unit in one jurisdiction and quarter; tenths of a mile. */
export interface MilesSum {
  quarterKey: number;
  equipmentId: number | null;
  jurisdiction: string;
  tenthMiles: number;
  exemptTenthMiles: number;
}

/** Fuel of one unit in one jurisdiction and quarter; exact decimal text in the entered unit. */
export interface FuelSum {
  quarterKey: number;
  equipmentId: number | null;
  jurisdiction: string;
  fuelType: FuelType;
  fuelUnit: FuelUnit;
  taxPaid: boolean;
  quantity: string;
}

export interface QuarterSums {
  miles: MilesSum[];
  fuel: FuelSum[];
}

/**
 * What a quarter's return is worked out from, summed by unit and jurisdiction, in one statement that reads only
 * indexes. Without `quarterKey` all quarters, each by itself.
 */
export async function readQuarterSums(
  scope: CarrierScope,
  filter: { quarterKey?: number | undefined; equipmentId?: number | undefined },
): Promise<QuarterSums> {
  const quarterKey = filter.quarterKey ?? null;
  const equipmentId = filter.equipmentId === undefined ? null : BigInt(filter.equipmentId);
  const [from, to] = [quarterKey ?? 0, quarterKey ?? 99_999];
  const [row] = await scope.db.$queryRaw<
    {
      miles: [number, number | null, string, number, number][] | null;
      fuel: [number, number | null, string, FuelType, FuelUnit, boolean, string][] | null;
    }[]
  >`
    SELECT
      (SELECT json_agg(json_build_array(g."quarterKey", g."equipmentId", g."jurisdiction", g."miles", g."exempt")) FROM (
        SELECT "quarterKey", "equipmentId", "jurisdiction", sum("tenthMiles") AS "miles", sum("exemptTenthMiles") AS "exempt"
        FROM "trip_jurisdiction"
        WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" BETWEEN ${from} AND ${to}
          AND (${equipmentId}::bigint IS NULL OR "equipmentId" = ${equipmentId}::bigint)
        GROUP BY "quarterKey", "equipmentId", "jurisdiction") g) AS "miles",
      (SELECT json_agg(json_build_array(g."quarterKey", g."equipmentId", g."state", g."fuelType", g."fuelUnit", g."taxPaid", g."quantity"::text)) FROM (
        SELECT "quarterKey", "equipmentId", "state", "fuelType", "fuelUnit", "taxPaid", sum("quantity") AS "quantity"
        FROM "fuel_purchase"
        WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" BETWEEN ${from} AND ${to}
          AND (${equipmentId}::bigint IS NULL OR "equipmentId" = ${equipmentId}::bigint)
        GROUP BY "quarterKey", "equipmentId", "state", "fuelType", "fuelUnit", "taxPaid") g) AS "fuel"`;
  return {
    miles: (row?.miles ?? []).map(([key, unit, jurisdiction, tenthMiles, exemptTenthMiles]) => ({
      quarterKey: key,
      equipmentId: unit,
      jurisdiction,
      tenthMiles,
      exemptTenthMiles,
    })),
    fuel: (row?.fuel ?? []).map(([key, unit, jurisdiction, fuelType, fuelUnit, taxPaid, quantity]) => ({
      quarterKey: key,
      equipmentId: unit,
      jurisdiction,
      fuelType,
      fuelUnit,
      taxPaid,
      quantity,
    })),
  };
}
