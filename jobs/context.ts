import { ports } from '~/platform/ports.server';
import { logger } from '~/config/logger.server';
import { systemScope } from '~/platform/database/scope.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

export interface JobRun {
  jobId: string;
  /** The first is 1. */
  attempt: number;
  /** True where no further attempt follows: the handler must leave a human reason on the row. */
  isLastAttempt: boolean;
  /** Aborts when the worker stops; the next worker does what is left of the job. */
  stopSignal: AbortSignal | undefined;
}

export function jobContext(name: string, run: JobRun): Ctx<SystemScope> {
  const requestId = `job-${run.jobId}`;
  return { ...ports(), scope: systemScope(), log: logger().child({ job: name, requestId }), requestId };
}
