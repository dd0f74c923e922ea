import { deleteOldDoneByPerson } from '~/areas/accounts/data/done-by-person.server';
import { deleteOldMade } from '~/areas/ledger/data/made-records.server';
import { deleteExpiredAnswers } from '~/areas/api/data/idempotent-answers.server';
import type { SystemScope } from '~/platform/database/scope.server';
import { deleteEndedUses } from '~/platform/database/use-counts.server';
import type { Ctx } from '~/platform/context';

const HOUR_MS = 3_600_000;

/** Removes what calls of the API leave behind: answers of idempotent requests whose day is over, counts of windows long past. */
export async function sweepIdempotentAnswers(ctx: Ctx<SystemScope>): Promise<void> {
  const now = ctx.clock.now();
  const removed = await deleteExpiredAnswers(ctx.scope, now);
  const dayBefore = new Date(now.getTime() - 24 * HOUR_MS);
  await deleteOldMade(ctx.scope, dayBefore);
  await deleteOldDoneByPerson(ctx.scope, dayBefore);
  const counts = await deleteEndedUses(ctx.scope, now.getTime() - HOUR_MS);
  if (removed + counts > 0)
    ctx.log.info({ removed, counts }, 'answers of idempotent requests and ended counts removed');
}
