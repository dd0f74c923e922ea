import {
  deleteExemptPeriod,
  insertExemptPeriod,
  listAllExemptPeriods,
  type EnteredExemptPeriod,
} from '~/areas/rates/data/exempt-periods.server';
import { inTransaction } from '~/platform/database/scope.server';
import { exemptPeriodSchema } from '~/areas/rates/rules/exempt-period.schema';
import { invalid, notFound, ok, type Result } from '~/engine/result';
import { recordAction, type AdminCtx } from '~/areas/admin/record-action.server';
import { parseInput } from '~/platform/parse-input';

export type { EnteredExemptPeriod };

export const readExemptPeriods = (ctx: AdminCtx): Promise<EnteredExemptPeriod[]> =>
  listAllExemptPeriods(ctx.scope);

const summaryOf = ({ jurisdiction, fuel, from, to }: Omit<EnteredExemptPeriod, 'id' | 'source'>) =>
  `${jurisdiction}, ${fuel ?? 'all fuels'}, ${from} to ${to}`;

/** Enters a fuel holiday. Returns that are not filed leave its miles and fuel out of the tax at once. */
export async function addExemptPeriod(ctx: AdminCtx, raw: unknown): Promise<Result<number>> {
  const parsed = parseInput(exemptPeriodSchema, raw);
  if (!parsed.ok) return parsed;
  const period = parsed.value;
  return inTransaction(ctx.scope, async (scope) => {
    const known = await listAllExemptPeriods(scope);
    const overlaps = known.some(
      (one) =>
        one.jurisdiction === period.jurisdiction &&
        (one.fuel === period.fuel || one.fuel === null || period.fuel === null) &&
        one.from <= period.to &&
        one.to >= period.from,
    );
    if (overlaps)
      return invalid('The given data was invalid', {
        from: ['These days overlap with a holiday that is entered already.'],
      });
    const id = await insertExemptPeriod(scope, period, ctx.admin.id);
    await recordAction(ctx, scope, {
      action: 'rates.exempt-period',
      subjectType: 'rates',
      subjectId: String(id),
      summary: `Entered a fuel holiday: ${summaryOf(period)}`,
      details: { source: period.source },
    });
    return ok(id);
  });
}

export async function removeExemptPeriod(ctx: AdminCtx, id: number): Promise<Result<null>> {
  return inTransaction(ctx.scope, async (scope) => {
    const removed =
      Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? await deleteExemptPeriod(scope, id) : null;
    if (!removed) return notFound('This fuel tax holiday was not found.');
    await recordAction(ctx, scope, {
      action: 'rates.exempt-period-removed',
      subjectType: 'rates',
      subjectId: String(id),
      summary: `Removed a fuel holiday: ${summaryOf(removed)}`,
    });
    return ok(null);
  });
}
