import { keyedJobs } from '~/platform/jobs/catalog';
import { Prisma } from './generated/prisma/client';
import { queueScope } from './queue-database.server';
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

/**
 * A job whose key was taken by a later one while a worker was at it: the queue leaves it no key and no tries. Where that worker died it
 * is not begun again, and has not failed either: the later one does its work. `j` is the row of the job, `t` that of its task.
 */
const isSuperseded = Prisma.sql`(j.key IS NULL AND t.identifier = ANY(${keyedJobs}::text[]) AND j.attempts >= j.max_attempts AND j.locked_at IS NULL)`;

const QUEUE = Prisma.sql`graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id`;

/** Takes superseded jobs whose worker is gone out of the queue. @returns how many */
export const removeSupersededJobs = (scope: SystemScope): Promise<number> => queueScope(scope).db.$executeRaw`
  DELETE FROM graphile_worker._private_jobs gone USING ${QUEUE} WHERE gone.id = j.id AND ${isSuperseded}`;

/** The jobs of the queue in one state, at most 200. Jobs that ended well are no longer in it. */
export const listJobs = (scope: SystemScope, state: JobState): Promise<QueuedJob[]> => queueScope(scope).db
  .$queryRaw<QueuedJob[]>`
  SELECT j.id::text, t.identifier AS "task", j.run_at AS "runAt", j.attempts::int, j.max_attempts::int AS "maxAttempts",
         left(j.last_error, 2000) AS "lastError", j.created_at AS "createdAt", j.locked_at AS "lockedAt", j.key
    FROM ${QUEUE}
   WHERE CASE ${state}::text WHEN 'running' THEN j.locked_at IS NOT NULL
                       WHEN 'failed' THEN j.locked_at IS NULL AND j.attempts >= j.max_attempts AND NOT ${isSuperseded}
                       ELSE j.locked_at IS NULL AND j.attempts < j.max_attempts END
   ORDER BY j.run_at, j.id LIMIT 200`;

export async function countJobs(scope: SystemScope): Promise<Record<JobState, number>> {
  const [row] = await queueScope(scope).db.$queryRaw<Record<JobState, number>[]>`
    SELECT count(*) FILTER (WHERE j.locked_at IS NOT NULL)::int AS "running",
           count(*) FILTER (WHERE j.locked_at IS NULL AND j.attempts >= j.max_attempts)::int AS "failed",
           count(*) FILTER (WHERE j.locked_at IS NULL AND j.attempts < j.max_attempts)::int AS "waiting"
      FROM ${QUEUE} WHERE NOT ${isSuperseded}`;
  return row ?? { running: 0, failed: 0, waiting: 0 };
}

export interface JobCount {
  task: string;
  state: JobState;
  count: number;
}

/** How many jobs of each task are in each state. */
export const countJobsByTask = (scope: SystemScope): Promise<JobCount[]> => queueScope(scope).db.$queryRaw<
  JobCount[]
>`
  SELECT t.identifier AS "task", count(*)::int AS "count",
         CASE WHEN j.locked_at IS NOT NULL THEN 'running' WHEN j.attempts >= j.max_attempts THEN 'failed' ELSE 'waiting' END AS "state"
    FROM ${QUEUE} WHERE NOT ${isSuperseded} GROUP BY 1, 3`;

/** Has a job that failed for good run again from its first attempt. @returns its task, or null where there was none to retry. */
export async function retryJob(scope: SystemScope, id: string): Promise<string | null> {
  const { db } = queueScope(scope);
  const [failed] = await db.$queryRaw<{ task: string }[]>`
    SELECT task_identifier AS "task" FROM graphile_worker.jobs WHERE id = ${id}::bigint AND locked_at IS NULL AND attempts > 0`;
  if (!failed) return null;
  await db.$queryRaw`SELECT id::text FROM graphile_worker.reschedule_jobs(ARRAY[${id}::bigint], run_at => now(), attempts => 0)`;
  return failed.task;
}

/** Which of these keys a job has that waits or runs, or that is on its way to the queue. */
export async function listKnownKeys(scope: SystemScope, keys: readonly string[]): Promise<Set<string>> {
  const onTheirWay = await scope.db.$queryRaw<{ key: string }[]>`
    SELECT job->>'key' AS "key" FROM job_outbox WHERE job->>'key' = ANY(${[...keys]}::text[])`;
  const inQueue = await queueScope(scope).db.$queryRaw<{ key: string }[]>`
    SELECT key FROM graphile_worker._private_jobs WHERE key = ANY(${[...keys]}::text[])`;
  return new Set([...onTheirWay, ...inQueue].map(({ key }) => key));
}

export interface ScheduledTask {
  name: string;
  lastRunAt: Date | null;
}

export const listSchedules = (scope: SystemScope): Promise<ScheduledTask[]> => queueScope(scope).db.$queryRaw<
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
