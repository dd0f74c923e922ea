import { deleteExpiredCalculations } from '~/areas/calculator/data/calculations.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

/** Removes calculations whose time is up. */
export async function expireCalculations(ctx: Ctx<SystemScope>): Promise<void> {
  const removed = await deleteExpiredCalculations(ctx.scope, ctx.clock.now());
  if (removed > 0) ctx.log.info({ removed }, 'expired calculations removed');
}
