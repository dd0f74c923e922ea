import { isAnyFiled } from '~/areas/returns/data/filed-quarters.server';
import { findFuelPurchases, type FuelPurchase } from '~/areas/fuel/data/fuel.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { NO_SUCH_FUEL } from './save-fuel.server';

export type { FuelPurchase };

export interface FuelView {
  purchases: FuelPurchase[];
  /** One of their quarters is filed: nothing can be changed. */
  locked: boolean;
}

/** Purchases to be looked at or changed; not found where one of them is not this carrier's. */
export async function readFuel(ctx: Ctx<CarrierScope>, ids: readonly number[]): Promise<Result<FuelView>> {
  const purchases = await findFuelPurchases(ctx.scope, ids);
  if (purchases.length === 0 || purchases.length < ids.length) return notFound(NO_SUCH_FUEL);
  return ok({
    purchases,
    locked: await isAnyFiled(
      ctx.scope,
      purchases.map((purchase) => purchase.quarterKey),
    ),
  });
}
