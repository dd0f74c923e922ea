import type { SystemScope } from './scope.server';

export interface QueuedJob {
  id: string;
  task: string;
  runAt: Date;
  attempts: number;
  maxAttempts: number;
  lastError: string | null;
  createdAt: Date;
  lockedAt: Date | null;
  key: string | null;
}

export type JobState = 'waiting' | 'running' | 'failed';

/** The jobs of the queue in one state, at most 200. Jobs that ended well are no longer in it. */
export const listJobs = (scope: SystemScope, state: JobState): Promise<QueuedJob[]> => scope.db.$queryRaw<
  QueuedJob[]
>`
  SELECT id::text, task_identifier AS "task", run_at AS "runAt", attempts::int, max_attempts::int AS "maxAttempts",
         left(last_error, 2000) AS "lastError", created_at AS "createdAt", locked_at AS "lockedAt", key
    FROM graphile_worker.jobs
   WHERE CASE ${state}::text WHEN 'running' THEN locked_at IS NOT NULL
                       WHEN 'failed' THEN locked_at IS NULL AND attempts >= max_attempts
                       ELSE locked_at IS NULL AND attempts < max_attempts END
   ORDER BY run_at, id LIMIT 200`;

export async function countJobs(scope: SystemScope): Promise<Record<JobState, number>> {
  const [row] = await scope.db.$queryRaw<Record<JobState, number>[]>`
    SELECT count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS "running",
           count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts)::int AS "failed",
           count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts)::int AS "waiting"
      FROM graphile_worker.jobs`;
  return row ?? { running: 0, failed: 0, waiting: 0 };
}

export interface JobCount {
  task: string;
  state: JobState;
  count: number;
}

/** How many jobs of each task are in each state. */
export const countJobsByTask = (scope: SystemScope): Promise<JobCount[]> => scope.db.$queryRaw<JobCount[]>`
  SELECT task_identifier AS "task", count(*)::int AS "count",
         CASE WHEN locked_at IS NOT NULL THEN 'running' WHEN attempts >= max_attempts THEN 'failed' ELSE 'waiting' END AS "state"
    FROM graphile_worker.jobs GROUP BY 1, 3`;

/** Has a job that failed for good run again from its first attempt. @returns its task, or null where there was none to retry. */
export async function retryJob(scope: SystemScope, id: string): Promise<string | null> {
  const [failed] = await scope.db.$queryRaw<{ task: string }[]>`
    SELECT task_identifier AS "task" FROM graphile_worker.jobs WHERE id = ${id}::bigint AND locked_at IS NULL AND attempts > 0`;
  if (!failed) return null;
  await scope.db
    .$queryRaw`SELECT id::text FROM graphile_worker.reschedule_jobs(ARRAY[${id}::bigint], run_at => now(), attempts => 0)`;
  return failed.task;
}

export interface ScheduledTask {
  name: string;
  lastRunAt: Date | null;
}

export const listSchedules = (scope: SystemScope): Promise<ScheduledTask[]> => scope.db.$queryRaw<
  ScheduledTask[]
>`
  SELECT identifier AS "name", last_execution AS "lastRunAt" FROM graphile_worker._private_known_crontabs ORDER BY identifier`;

export interface DatabaseFacts {
  version: string;
  sizeBytes: number;
  people: number;
  carriers: number;
  trips: number;
  migrations: number;
}

export async function readDatabaseFacts(scope: SystemScope): Promise<DatabaseFacts> {
  const [facts] = await scope.db.$queryRaw<DatabaseFacts[]>`
    SELECT current_setting('server_version') AS "version", pg_database_size(current_database())::float8 AS "sizeBytes",
           (SELECT count(*)::int FROM user_account) AS "people", (SELECT count(*)::int FROM carrier) AS "carriers",
           (SELECT count(*)::int FROM trip) AS "trips",
           (SELECT count(*)::int FROM _prisma_migrations WHERE finished_at IS NOT NULL) AS "migrations"`;
  return facts as DatabaseFacts;
}
