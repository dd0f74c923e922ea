import type { JobHelpers, Task } from 'graphile-worker';
import type { SystemScope } from '~/data/database/scope.server';
import type { Ctx } from '~/services/context';
import { jobCatalog, type JobName, type JobPayload } from './catalog';
import { jobContext, type JobRun } from './context';

/** A handler of one job of the catalogue: parsed payload in, one service called. */
export type Handler<N extends JobName> = (
  payload: JobPayload<N>,
  ctx: Ctx<SystemScope>,
  run: JobRun,
) => Promise<void>;

export function asTask<N extends JobName>(name: N, handler: Handler<N>): Task {
  return async (raw: unknown, { job }: JobHelpers) => {
    const run = { jobId: String(job.id), isLastAttempt: job.attempts >= job.max_attempts };
    const ctx = jobContext(name, run);
    try {
      await handler(jobCatalog[name].payload.parse(raw) as JobPayload<N>, ctx, run);
    } catch (error) {
      const level = run.isLastAttempt ? 'error' : 'warn';
      ctx.log[level]({ err: error, attempt: job.attempts }, 'job failed');
      throw error;
    }
  };
}
