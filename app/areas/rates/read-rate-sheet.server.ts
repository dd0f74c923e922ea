import { findPublishedQuarters, findRates, type PublishedQuarter } from '~/areas/rates/data/rates.server';
import { previousQuarter, quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { isFuelType, type FuelType } from '~/engine/ifta/fuel-types';
import { quarterChanges, type QuarterChange } from '~/areas/rates/rules/rate-changes';
import { rateSheetOf, type RateSheet } from '~/areas/rates/rules/rate-sheet';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';

export interface RateSheetView {
  /** Every quarter that has rates, newest first. */
  quarters: PublishedQuarter[];
  info: PublishedQuarter;
  sheet: RateSheet;
  /** The quarter directly before, where it has this fuel. */
  previous: PublishedQuarter | undefined;
  changes: QuarterChange[];
}

/**
 * One quarter's rates of one fuel, line by line, with what changed against the quarter before. Two queries.
 * A fuel that the quarter does not have, and a quarter that has no rates, are not found.
 */
export async function readRateSheet(
  ctx: Ctx,
  input: { quarter: Quarter; fuel: unknown },
): Promise<Result<RateSheetView>> {
  const { quarter } = input;
  const before = previousQuarter(quarter);
  const fuel = fuelOf(input.fuel);
  if (!fuel) return notFound('Unknown fuel type.');
  const [quarters, rates] = await Promise.all([
    findPublishedQuarters(ctx.scope),
    findRates(ctx.scope, [quarterKey(quarter), quarterKey(before)], { fuel }),
  ]);
  const known = (wanted: Quarter) =>
    quarters.find((entry) => quarterKey(entry.quarter) === quarterKey(wanted));
  const info = known(quarter);
  if (!info) return notFound('There are no rates for this quarter.');
  const rowsOf = (wanted: Quarter) => rates.filter((rate) => rate.quarterKey === quarterKey(wanted));
  const previousRows = rowsOf(before);
  return ok({
    quarters,
    info,
    sheet: rateSheetOf(quarter, fuel, rowsOf(quarter)),
    previous: previousRows.length > 0 ? known(before) : undefined,
    changes: previousRows.length > 0 ? quarterChanges(previousRows, rowsOf(quarter)) : [],
  });
}

/** Diesel where nothing was chosen; undefined where what was chosen is no fuel. */
function fuelOf(value: unknown): FuelType | undefined {
  if (value === undefined || value === null || value === '') return 'special_diesel';
  return isFuelType(value) ? value : undefined;
}
