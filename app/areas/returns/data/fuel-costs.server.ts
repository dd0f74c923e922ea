import type { CarrierScope } from '~/platform/database/scope.server';

export interface FuelCost {
  equipmentId: number | null;
  cents: number;
  /** Purchases that name no total: they are in no sum. */
  withoutTotal: number;
}

/** What a quarter's fuel cost by vehicle, as its purchases say. */
export async function readFuelCosts(scope: CarrierScope, quarterKey: number): Promise<FuelCost[]> {
  const rows = await scope.db.$queryRaw<
    { equipmentId: bigint | null; cents: bigint; withoutTotal: bigint }[]
  >`
    SELECT "equipmentId", COALESCE(sum("totalCents"), 0)::bigint AS "cents", count(*) FILTER (WHERE "totalCents" IS NULL) AS "withoutTotal"
    FROM "fuel_purchase" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey} GROUP BY 1`;
  return rows.map((row) => ({
    equipmentId: row.equipmentId === null ? null : Number(row.equipmentId),
    cents: Number(row.cents),
    withoutTotal: Number(row.withoutTotal),
  }));
}
