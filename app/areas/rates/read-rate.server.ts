import { findRate } from '~/areas/rates/data/rates.server';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { rateEntity, type RateEntity } from './list-rates.server';

/** One rate by its id. The id stays the same through later publications of the quarter. */
export async function readRate(ctx: Ctx, id: number): Promise<Result<RateEntity>> {
  const missing = () => notFound('This rate was not found.');
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return missing();
  const rate = await findRate(ctx.scope, id);
  const quarter = rate && parseQuarterKey(rate.quarterKey);
  return rate && quarter ? ok(rateEntity(rate, quarter)) : missing();
}
