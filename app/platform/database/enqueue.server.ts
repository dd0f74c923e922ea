import {
  classOf,
  jobCatalog,
  PRIORITY,
  type JobClass,
  type JobName,
  type JobPayload,
} from '~/platform/jobs/catalog';
import { Prisma } from './generated/prisma/client';
import type { Scope } from './scope.server';

/** Carriers with more waiting jobs of a class than this are not told apart any more. */
const MOST_TURNS = 999;

interface Queued {
  payload: unknown;
  key: string | null;
}

const queued = <N extends JobName>(name: N, payload: JobPayload<N>): Queued => {
  const job = jobCatalog[name];
  const parsed = job.payload.parse(payload) as JobPayload<N>;
  return {
    payload: parsed,
    key: (job.jobKey as ((payload: JobPayload<N>) => string) | undefined)?.(parsed) ?? null,
  };
};

interface EnqueueOptions {
  runAt?: Date;
  /** A waiting job of the same key keeps its place. */
  keepTurn?: boolean;
  /** Whose job it is, where the scope does not say it. */
  carrierId?: string;
  /** Waits with this class instead of its own. */
  as?: JobClass;
}

/** By its flags a worker tells which slots a job takes, and by its priority whose turn it is. */
function placeOf(
  scope: Scope,
  name: JobName,
  options: EnqueueOptions,
): { flags: string[] | null; priority: Prisma.Sql; most: number; takesTurns: boolean } {
  const { carrierId = scope.kind === 'carrier' ? scope.carrierId : undefined } = options;
  const kind = options.as ?? classOf(name);
  const first = kind === null ? PRIORITY.person : PRIORITY[kind];
  const most = first + MOST_TURNS;
  const base = Prisma.sql`${first}::int`;
  // The jobs of bulk routes take turns by themselves: each goes behind all others when it has done its part.
  if (kind === null || kind === 'routes' || carrierId === undefined)
    return { flags: kind && [kind], priority: base, most, takesTurns: false };
  const turn = `${kind}:${carrierId}`;
  return {
    flags: [kind, turn],
    // A carrier's tenth waiting job of a class comes with the tenth of every other carrier, whoever was first.
    priority: Prisma.sql`${base} + least(${MOST_TURNS}, (SELECT count(*) FROM graphile_worker._private_jobs WHERE flags ? ${turn}))::int`,
    most,
    takesTurns: true,
  };
}

/**
 * Adds a job in the scope's transaction: it runs if, and only if, the write it belongs to is committed.
 * A job with the same key that has not started yet is replaced.
 */
export async function enqueue<N extends JobName>(
  scope: Scope,
  name: N,
  payload: JobPayload<N>,
  options: EnqueueOptions = {},
): Promise<void> {
  const job = queued(name, payload);
  const { flags, priority } = placeOf(scope, name, options);
  await scope.db.$executeRaw`
    SELECT graphile_worker.add_job(
      identifier => ${name},
      payload => ${JSON.stringify(job.payload)}::json,
      run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${jobCatalog[name].maxAttempts},
      job_key => ${job.key}::text,
      priority => ${priority},
      flags => ${flags}::text[],
      job_key_mode => ${options.keepTurn ? 'preserve_run_at' : 'replace'}
    )`;
}

/** Adds many jobs of one name in one statement; otherwise as `enqueue`. */
export async function enqueueMany<N extends JobName>(
  scope: Scope,
  name: N,
  payloads: readonly JobPayload<N>[],
  options: Omit<EnqueueOptions, 'runAt'> = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const jobs = payloads.map((payload) => queued(name, payload));
  const { flags, priority, most, takesTurns } = placeOf(scope, name, options);
  await scope.db.$executeRaw`
    SELECT count(*) FROM (SELECT graphile_worker.add_job(
      identifier => ${name},
      payload => j.payload,
      max_attempts => ${jobCatalog[name].maxAttempts},
      job_key => j.key,
      priority => least(${most}::int, first.priority + ${takesTurns ? Prisma.sql`j.place - 1` : Prisma.sql`0`})::int,
      flags => ${flags}::text[],
      job_key_mode => ${options.keepTurn ? 'preserve_run_at' : 'replace'})
    FROM (SELECT ${priority} AS priority) first,
      ROWS FROM (json_to_recordset(${JSON.stringify(jobs)}::json) AS (payload json, key text)) WITH ORDINALITY AS j(payload, key, place)) added`;
}

/**
 * Adds the job that is running once more, behind all others of its class; nothing where another one of its key waits or runs
 * already. Call it last: the running job is not tried again afterwards.
 */
export async function enqueueAgain<N extends JobName>(
  scope: Scope,
  name: N,
  payload: JobPayload<N>,
  running: { jobId: string; runAt?: Date },
): Promise<void> {
  const job = queued(name, payload);
  const { flags, priority } = placeOf(scope, name, {});
  await scope.db.$executeRaw`
    SELECT graphile_worker.add_job(
      identifier => ${name},
      payload => ${JSON.stringify(job.payload)}::json,
      run_at => ${running.runAt ?? null}::timestamptz,
      max_attempts => ${jobCatalog[name].maxAttempts},
      job_key => ${job.key}::text,
      priority => ${priority},
      flags => ${flags}::text[])
    WHERE NOT EXISTS (
      SELECT FROM graphile_worker._private_jobs WHERE key = ${job.key} AND id <> ${running.jobId}::bigint)`;
}
