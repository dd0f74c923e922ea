import { removeSupersededJobs } from '~/platform/database/job-queue.server';
import { moveWaitingJobs, sweepTickets } from '~/platform/database/job-outbox.server';
import { reviveLostJobs as revive } from '~/platform/database/lost-jobs.server';
import { hasOwnQueue } from '~/platform/database/queue-database.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

/** Sees to it that nothing waits for ever for a job that is no more, and that no job stays whose work a later one does. */
export async function reviveLostJobs(ctx: Ctx<SystemScope>): Promise<void> {
  if (hasOwnQueue()) {
    await moveWaitingJobs(ctx.scope);
    await sweepTickets(ctx.scope);
  }
  await removeSupersededJobs(ctx.scope);
  const tasks = await revive(ctx.scope);
  if (tasks.length > 0) ctx.log.warn({ tasks }, 'jobs that were lost in their last try are tried once more');
}
