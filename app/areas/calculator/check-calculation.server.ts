import { findCalculation, type CalculationRecord } from '~/areas/calculator/data/calculations.server';
import { notifications } from '~/areas/accounts/data/notifications.server';
import type { PublicScope } from '~/platform/database/scope.server';
import { isUid } from '~/areas/calculator/rules/calculation';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { calculationKey } from './calculation-key';

const GONE = 'This calculation was not found. Calculations are kept for 30 days.';

/** The current state of a calculation; while it is pending, waits up to `waitMs` for its job. */
export async function checkCalculation(
  ctx: Ctx<PublicScope>,
  uid: string,
  waitMs = 0,
): Promise<Result<CalculationRecord>> {
  if (!isUid(uid)) return notFound(GONE);
  const done = waitMs > 0 ? notifications().waitFor(calculationKey(uid), waitMs) : undefined;
  const record = await findCalculation(ctx.scope, uid, ctx.clock.now());
  if (!record) return notFound(GONE);
  if (record.status !== 'pending' || !done || !(await done)) return ok(record);
  return checkCalculation(ctx, uid);
}
