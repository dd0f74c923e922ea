import { findPublishedQuarters, findRates, type PublishedQuarter } from '~/areas/rates/data/rates.server';
import { compareQuarters, parseQuarterKey, quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { defaultRateQuarter } from '~/areas/rates/rules/default-quarter';
import { quarterChanges, type QuarterChange } from '~/areas/rates/rules/rate-changes';
import type { RateRow } from '~/areas/rates/rules/rate-row';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';

export interface ChangesBetween {
  /** Every quarter that has rates, newest first. */
  quarters: PublishedQuarter[];
  from: PublishedQuarter;
  to: PublishedQuarter;
  changes: QuarterChange[];
  rows: { from: readonly RateRow[]; to: readonly RateRow[] };
}

/**
 * What changed between two quarters, for every fuel both have. Without a choice: the default quarter and the one before it.
 * The earlier one comes first, however they were chosen. A quarter without rates is not found. Two queries.
 */
export async function readQuarterChanges(
  ctx: Ctx,
  asked: { from: string | null; to: string | null },
): Promise<Result<ChangesBetween>> {
  const quarters = await findPublishedQuarters(ctx.scope);
  const chosen = chosenPair(
    quarters.map(({ quarter }) => quarter),
    asked,
  );
  const [from, to] = chosen.map((wanted) =>
    quarters.find(({ quarter }) => wanted !== undefined && quarterKey(quarter) === quarterKey(wanted)),
  );
  if (!from || !to) return notFound('There are no rates for this quarter.');
  const keys = [from, to].map(({ quarter }) => quarterKey(quarter));
  const rates = await findRates(ctx.scope, keys);
  const of = (key: number | undefined) => rates.filter((rate) => rate.quarterKey === key);
  const rows = { from: of(keys[0]), to: of(keys[1]) };
  return ok({ quarters, from, to, rows, changes: quarterChanges(rows.from, rows.to) });
}

function chosenPair(
  known: readonly Quarter[],
  { from, to }: { from: string | null; to: string | null },
): (Quarter | undefined)[] {
  const later = to ? parseQuarterKey(to) : defaultRateQuarter(known);
  if (!later) return [];
  const before = [...known]
    .sort((a, b) => compareQuarters(b, a))
    .find((one) => compareQuarters(one, later) < 0);
  const earlier = from ? parseQuarterKey(from) : before;
  if (!earlier) return [];
  return [earlier, later].sort(compareQuarters);
}
