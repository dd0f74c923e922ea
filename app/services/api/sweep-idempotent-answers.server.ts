import { deleteExpiredAnswers } from '~/data/records/idempotent-answers.server';
import type { SystemScope } from '~/data/database/scope.server';
import type { Ctx } from '../context';

/** Removes the answers of idempotent requests whose day is over. */
export async function sweepIdempotentAnswers(ctx: Ctx<SystemScope>): Promise<void> {
  const removed = await deleteExpiredAnswers(ctx.scope, ctx.clock.now());
  if (removed > 0) ctx.log.info({ removed }, 'answers of idempotent requests removed');
}
