import { jobCatalog, type JobName, type JobPayload } from '../../jobs/catalog';
import type { Scope } from './scope.server';

/**
 * Adds a job in the scope's transaction: it runs if, and only if, the write it belongs to is committed.
 * A job with the same key that has not started yet is replaced.
 */
export async function enqueue<N extends JobName>(
  scope: Scope,
  name: N,
  payload: JobPayload<N>,
  options: { runAt?: Date } = {},
): Promise<void> {
  const job = jobCatalog[name];
  const parsed = job.payload.parse(payload) as JobPayload<N>;
  const key = (job.jobKey as ((payload: JobPayload<N>) => string) | undefined)?.(parsed) ?? null;
  await scope.db.$executeRaw`
    SELECT graphile_worker.add_job(
      identifier => ${name},
      payload => ${JSON.stringify(parsed)}::json,
      queue_name => ${(job as { queue?: string }).queue ?? null}::text,
      run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${job.maxAttempts},
      job_key => ${key}::text,
      job_key_mode => 'replace'
    )`;
}
