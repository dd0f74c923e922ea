import type { CarrierScope } from '~/platform/database/scope.server';

export interface FuelCost {
  equipmentId: number | null;
  /** Where the pump is: it was paid in the money of that place. */
  state: string;
  purchases: number;
  cents: number;
  /** Purchases that name neither total nor price: they are in no sum. */
  withoutTotal: number;
}

/** What a quarter's fuel cost by vehicle and state: the totals of its purchases, else price by quantity, each to the cent. */
export async function readFuelCosts(scope: CarrierScope, quarterKey: number): Promise<FuelCost[]> {
  const rows = await scope.db.$queryRaw<
    { equipmentId: bigint | null; state: string; purchases: bigint; cents: bigint; withoutTotal: bigint }[]
  >`
    SELECT "equipmentId", "state", count(*) AS "purchases", COALESCE(sum(c."cents"), 0)::bigint AS "cents", count(*) FILTER (WHERE c."cents" IS NULL) AS "withoutTotal"
    FROM "fuel_purchase" CROSS JOIN LATERAL (SELECT COALESCE("totalCents", round("pricePerUnit" * "quantity" * 100)) AS "cents") c
    WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey} GROUP BY 1, 2`;
  return rows.map((row) => ({
    equipmentId: row.equipmentId === null ? null : Number(row.equipmentId),
    state: row.state,
    purchases: Number(row.purchases),
    cents: Number(row.cents),
    withoutTotal: Number(row.withoutTotal),
  }));
}
