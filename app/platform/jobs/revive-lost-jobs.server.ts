import { removeSupersededJobs } from '~/platform/database/job-queue.server';
import { reviveLostJobs as revive } from '~/platform/database/lost-jobs.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

/** Sees to it that nothing waits for ever for a job that is no more, and that no job stays whose work a later one does. */
export async function reviveLostJobs(ctx: Ctx<SystemScope>): Promise<void> {
  await removeSupersededJobs(ctx.scope);
  const tasks = await revive(ctx.scope);
  if (tasks.length > 0) ctx.log.warn({ tasks }, 'jobs that were lost in their last try are tried once more');
}
