import { jobCatalog, type JobName, type JobPayload } from '../../../jobs/catalog';
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
      run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${job.maxAttempts},
      job_key => ${key}::text,
      job_key_mode => 'replace'
    )`;
}

/** Adds many jobs of one name in one statement; otherwise as `enqueue`. */
export async function enqueueMany<N extends JobName>(
  scope: Scope,
  name: N,
  payloads: readonly JobPayload<N>[],
): Promise<void> {
  if (payloads.length === 0) return;
  const job = jobCatalog[name];
  const jobs = payloads.map((payload) => {
    const parsed = job.payload.parse(payload) as JobPayload<N>;
    return {
      payload: parsed,
      key: (job.jobKey as ((payload: JobPayload<N>) => string) | undefined)?.(parsed) ?? null,
    };
  });
  await scope.db.$executeRaw`
    SELECT count(*) FROM (SELECT graphile_worker.add_job(
      identifier => ${name},
      payload => j.payload,
      max_attempts => ${job.maxAttempts},
      job_key => j.key,
      job_key_mode => 'replace')
    FROM json_to_recordset(${JSON.stringify(jobs)}::json) AS j(payload json, key text)) added`;
}
