import { findPublishedQuarter, findRates, type PublishedQuarter } from '~/areas/rates/data/rates.server';
import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { requireJurisdiction } from '~/engine/jurisdictions/codes';
import { compareRateRows } from '~/areas/rates/rules/rate-row';
import { rateFileText } from '~/areas/rates/rules/seed-file';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';

/** All fuels of a quarter as CSV, in the layout of our own rate files, with status and source on every line. */
export async function exportRates(
  ctx: Ctx,
  quarter: Quarter,
): Promise<Result<{ info: PublishedQuarter; csv: string }>> {
  const [info, rates] = await Promise.all([
    findPublishedQuarter(ctx.scope, quarter),
    findRates(ctx.scope, [quarterKey(quarter)]),
  ]);
  if (!info) return notFound('There are no rates for this quarter.');
  const csv = rateFileText(quarter, rates.sort(compareRateRows), (code) => requireJurisdiction(code).country);
  return ok({ info, csv });
}
