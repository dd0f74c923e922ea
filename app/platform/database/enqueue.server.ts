import {
  classOf,
  jobCatalog,
  PRIORITY,
  type JobClass,
  type JobName,
  type JobPayload,
} from '~/platform/jobs/catalog';
import { Prisma } from './generated/prisma/client';
import { hasOwnQueue } from './queue-database.server';
import { keepInOutbox, type OutboxJob } from './job-outbox.server';
import type { Scope } from './scope.server';

/** Carriers with more waiting jobs of a class than this are not told apart any more. */
const MOST_TURNS = 999;

interface Queued {
  payload: unknown;
  key: string | null;
}

/** A job carries its carrier where its payload has a place for it: whoever adds it names it there, or the scope does. */
const queued = <N extends JobName>(
  scope: Scope,
  name: N,
  payload: JobPayload<N>,
  options: EnqueueOptions,
): Queued => {
  const job = jobCatalog[name];
  const parsed = job.payload.parse({ carrierId: carrierOf(scope, options), ...payload }) as JobPayload<N>;
  return {
    payload: parsed,
    key: (job.jobKey as ((payload: JobPayload<N>) => string) | undefined)?.(parsed) ?? null,
  };
};

interface EnqueueOptions {
  /** The pause before it may run, by the clock of the database: that of a process may be hours wrong. */
  runInMs?: number;
  /** A waiting job of the same key keeps its place. */
  keepTurn?: boolean;
  /** Whose job it is, where the scope does not say it. */
  carrierId?: string;
  /** Waits with this class instead of its own. */
  as?: JobClass;
}

const carrierOf = (scope: Scope, { carrierId }: EnqueueOptions): string | undefined =>
  carrierId ?? (scope.kind === 'carrier' ? scope.carrierId : undefined);

/** The same with the carrier that the job names: what the system adds for a carrier takes that carrier's turn. */
const ownerOf = (scope: Scope, { payload }: Queued, options: EnqueueOptions): EnqueueOptions => {
  const carrierId = carrierOf(scope, options) ?? (payload as { carrierId?: string }).carrierId;
  return carrierId === undefined ? options : { ...options, carrierId };
};

interface Place {
  flags: string[] | null;
  /** The priority of the first in turn. */
  first: number;
  /** The priority of all that come after so many that turns are not told apart any more. */
  most: number;
  /** Whoever waits with the same turn is counted. */
  turn: string | null;
}

/** By its flags a worker tells which slots a job takes, and by its priority whose turn it is. */
function placeOf(scope: Scope, name: JobName, options: EnqueueOptions): Place {
  const carrierId = carrierOf(scope, options);
  const kind = options.as ?? classOf(name);
  const first = kind === null ? PRIORITY.person : PRIORITY[kind];
  const most = first + MOST_TURNS;
  // The jobs of bulk routes take turns by themselves: each goes behind all others when it has done its part.
  if (kind === null || kind === 'routes' || carrierId === undefined)
    return { flags: kind && [kind], first, most, turn: null };
  const turn = `${kind}:${carrierId}`;
  return { flags: [kind, turn], first, most, turn };
}

/** A carrier's tenth waiting job of a class comes with the tenth of every other carrier, whoever was first. */
const priorityAt = ({ first, turn }: Place): Prisma.Sql =>
  turn === null
    ? Prisma.sql`${first}::int`
    : Prisma.sql`${first}::int + least(${MOST_TURNS}, (SELECT count(*) FROM graphile_worker._private_jobs WHERE flags ? ${turn}))::int`;

const runAt = ({ runInMs = 0 }: EnqueueOptions): Prisma.Sql =>
  Prisma.sql`now() + ${runInMs}::float8 * interval '1 millisecond'`;

/** The same for the outbox: a queue of its own has its place told when the job comes there. */
const forOutbox = (name: JobName, job: Queued, place: Place, options: EnqueueOptions): OutboxJob => ({
  task: name,
  ...job,
  ...place,
  maxAttempts: jobCatalog[name].maxAttempts,
  runAt: null,
  runInMs: options.runInMs ?? 0,
  keepTurn: options.keepTurn ?? false,
});

/**
 * Adds a job in the scope's transaction: it runs if, and only if, the write it belongs to is committed.
 * A job with the same key that has not started yet is replaced. Where the queue has a database of its own, the job goes there by
 * the outbox.
 */
export async function enqueue<N extends JobName>(
  scope: Scope,
  name: N,
  payload: JobPayload<N>,
  options: EnqueueOptions = {},
): Promise<void> {
  const job = queued(scope, name, payload, options);
  const place = placeOf(scope, name, ownerOf(scope, job, options));
  if (hasOwnQueue()) return keepInOutbox(scope, [forOutbox(name, job, place, options)]);
  await scope.db.$executeRaw`
    SELECT graphile_worker.add_job(
      identifier => ${name},
      payload => ${JSON.stringify(job.payload)}::json,
      run_at => ${runAt(options)},
      max_attempts => ${jobCatalog[name].maxAttempts},
      job_key => ${job.key}::text,
      priority => ${priorityAt(place)},
      flags => ${place.flags}::text[],
      job_key_mode => ${options.keepTurn ? 'preserve_run_at' : 'replace'}
    )`;
}

/** Adds many jobs of one name in one statement; otherwise as `enqueue`. */
export async function enqueueMany<N extends JobName>(
  scope: Scope,
  name: N,
  payloads: readonly JobPayload<N>[],
  options: Omit<EnqueueOptions, 'runInMs'> = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const jobs = payloads.map((payload) => queued(scope, name, payload, options));
  const place = placeOf(scope, name, options);
  if (hasOwnQueue())
    return keepInOutbox(
      scope,
      jobs.map((job) => forOutbox(name, job, place, options)),
    );
  await scope.db.$executeRaw`
    SELECT count(*) FROM (SELECT graphile_worker.add_job(
      identifier => ${name},
      payload => j.payload,
      max_attempts => ${jobCatalog[name].maxAttempts},
      job_key => j.key,
      priority => least(${place.most}::int, first.priority + ${place.turn === null ? Prisma.sql`0` : Prisma.sql`j.place - 1`})::int,
      flags => ${place.flags}::text[],
      job_key_mode => ${options.keepTurn ? 'preserve_run_at' : 'replace'})
    FROM (SELECT ${priorityAt(place)} AS priority) first,
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
  running: { jobId: string; runInMs?: number },
): Promise<void> {
  const job = queued(scope, name, payload, {});
  const place = placeOf(scope, name, ownerOf(scope, job, {}));
  if (hasOwnQueue())
    return keepInOutbox(scope, [{ ...forOutbox(name, job, place, running), runningId: running.jobId }]);
  await scope.db.$executeRaw`
    SELECT graphile_worker.add_job(
      identifier => ${name},
      payload => ${JSON.stringify(job.payload)}::json,
      run_at => ${runAt(running)},
      max_attempts => ${jobCatalog[name].maxAttempts},
      job_key => ${job.key}::text,
      priority => ${priorityAt(place)},
      flags => ${place.flags}::text[])
    WHERE NOT EXISTS (
      SELECT FROM graphile_worker._private_jobs WHERE key = ${job.key} AND id <> ${running.jobId}::bigint)`;
}
