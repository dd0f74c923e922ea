import { findRates } from '~/areas/rates/data/rates.server';
import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import type { FuelType } from '~/engine/ifta/fuel-types';
import type { RateTable } from '~/engine/jurisdictions/rate-table';
import { rateTableOf } from '~/areas/rates/rules/rate-sheet';
import type { Ctx } from '~/platform/context';

/**
 * The published rates of a quarter as the tax engine looks them up; `fuel` reads only that one. A quarter without rates gives a
 * table in which everything is missing, never zero.
 */
export async function rateTableFor(ctx: Ctx, quarter: Quarter, fuel?: FuelType): Promise<RateTable> {
  return rateTableOf(quarter, await findRates(ctx.scope, [quarterKey(quarter)], { fuel }));
}
