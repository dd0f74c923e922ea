import { findRates } from '~/data/rates/rates.server';
import { quarterKey, type Quarter } from '~/domain/calendar/quarter';
import type { FuelType } from '~/domain/ifta/fuel-types';
import type { RateTable } from '~/domain/jurisdictions/rate-table';
import { rateTableOf } from '~/domain/rates/rate-sheet';
import type { Ctx } from '../context';

/**
 * The published rates of a quarter as the tax engine looks them up; `fuel` reads only that one. A quarter without rates gives a
 * table in which everything is missing, never zero.
 */
export async function rateTableFor(ctx: Ctx, quarter: Quarter, fuel?: FuelType): Promise<RateTable> {
  return rateTableOf(quarter, await findRates(ctx.scope, [quarterKey(quarter)], fuel));
}
