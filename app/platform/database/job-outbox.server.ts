import type { JobName } from '~/platform/jobs/catalog';
import { queueScope } from './queue-database.server';
import { inTransaction, type Scope, type SystemScope } from './scope.server';

/** What the queue learns of a job. */
export interface OutboxJob {
  task: JobName;
  payload: unknown;
  key: string | null;
  /** Of a job that had a time when it was moved here. */
  runAt: string | null;
  /** The pause before it may run, once it is in the queue. */
  runInMs?: number;
  maxAttempts: number;
  flags: string[] | null;
  first: number;
  most: number;
  turn: string | null;
  keepTurn: boolean;
  /** The job that adds itself again: not where another one of its key waits or runs. */
  runningId?: string;
}

/** Told at commit whenever jobs were left in the outbox. */
export const OUTBOX_CHANNEL = 'stateline_outbox';

const BATCH = 500;
const FORWARD_LOCK = 7278;

/** Keeps jobs in the scope's transaction, to be brought to a queue that is in another database. */
export async function keepInOutbox(scope: Scope, jobs: readonly OutboxJob[]): Promise<void> {
  await scope.db.$executeRaw`
    WITH kept AS (
      INSERT INTO job_outbox ("job")
      SELECT j.job FROM jsonb_array_elements(${JSON.stringify(jobs)}::jsonb) WITH ORDINALITY AS j(job, place) ORDER BY j.place RETURNING 1
    ) SELECT pg_notify(${OUTBOX_CHANNEL}, '') FROM (SELECT count(*) FROM kept) told`;
}

interface OutboxRow {
  id: string;
  ticket: string;
  job: OutboxJob;
}

/**
 * Brings the first jobs of the outbox to the queue, in their order, and takes them out of the outbox. One process at a time does so:
 * of two jobs of one key the later one must come last. Each leaves its ticket in the queue in the same transaction, so that
 * a job whose leaving the outbox failed, because the process was killed or a database was away, is not added again.
 * @returns how many were taken out
 */
export async function forwardJobs(scope: SystemScope): Promise<number> {
  const [waiting] = await scope.db.$queryRaw<
    { some: boolean }[]
  >`SELECT EXISTS (SELECT FROM job_outbox) AS "some"`;
  if (!waiting?.some) return 0;
  return inTransaction(scope, async (main) => {
    const [lock] = await main.db.$queryRaw<
      { had: boolean }[]
    >`SELECT pg_try_advisory_xact_lock(${FORWARD_LOCK}) AS "had"`;
    if (!lock?.had) return 0;
    const rows = await main.db.$queryRaw<OutboxRow[]>`
      SELECT id::text, ticket::text, job FROM job_outbox ORDER BY id LIMIT ${BATCH}`;
    await addOnce(queueScope(main), rows);
    const ids = rows.map(({ id }) => id);
    return main.db.$executeRaw`DELETE FROM job_outbox WHERE id = ANY(${ids}::bigint[])`;
  });
}

async function addOnce({ db }: SystemScope, rows: readonly OutboxRow[]): Promise<void> {
  const jobs = JSON.stringify(rows.map(({ id, ticket, job }) => ({ id, ticket, ...job })));
  await db.$executeRaw`
    WITH given AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${jobs}::json) AS j(
        id bigint, ticket uuid, task text, payload json, key text, "runAt" timestamptz, "runInMs" float8, "maxAttempts" int, flags json,
        first int, most int, turn text, "keepTurn" boolean, "runningId" bigint)
    ), fresh AS (
      INSERT INTO job_liveness.ticket (ticket) SELECT ticket FROM given ON CONFLICT DO NOTHING RETURNING ticket
    ), before AS MATERIALIZED (
      SELECT t.turn, (SELECT count(*) FROM graphile_worker._private_jobs WHERE flags ? t.turn) AS jobs
        FROM (SELECT DISTINCT turn FROM given WHERE turn IS NOT NULL) t
    )
    SELECT count(*) FROM (
      SELECT graphile_worker.add_job(
        identifier => j.task, payload => j.payload,
        run_at => coalesce(j."runAt", now() + coalesce(j."runInMs", 0) * interval '1 millisecond'),
        max_attempts => j."maxAttempts", job_key => j.key,
        priority => least(j.most, j.first + j.place)::int,
        flags => CASE WHEN json_typeof(j.flags) = 'array' THEN ARRAY(SELECT json_array_elements_text(j.flags)) END,
        job_key_mode => CASE WHEN j."keepTurn" THEN 'preserve_run_at' ELSE 'replace' END)
      FROM (
        SELECT given.*,
               coalesce(before.jobs + row_number() OVER (PARTITION BY given.turn ORDER BY given.id) - 1, 0) AS place
          FROM given JOIN fresh USING (ticket) LEFT JOIN before USING (turn) ORDER BY given.id
      ) j
      WHERE j."runningId" IS NULL
         OR NOT EXISTS (SELECT FROM graphile_worker._private_jobs other WHERE other.key = j.key AND other.id <> j."runningId")
    ) added`;
}

/** Brings everything that waits in the outbox to the queue. @returns how many jobs this process brought */
export async function forwardAllJobs(scope: SystemScope): Promise<number> {
  for (let all = 0; ;) {
    const count = await forwardJobs(scope);
    if (count === 0) return all;
    all += count;
  }
}

/**
 * Takes jobs that wait in the main database into the outbox, where the queue has moved to one of its own: those from before, and
 * those of processes that were not notified yet. What failed for good stays where it is.
 */
export async function moveWaitingJobs(scope: SystemScope): Promise<number> {
  return scope.db.$executeRaw`
    WITH moved AS (
      DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
       WHERE t.id = j.task_id AND j.attempts < j.max_attempts AND (j.locked_at IS NULL OR j.locked_at < now() - interval '4 hours')
      RETURNING j.*, t.identifier AS task
    )
    INSERT INTO job_outbox ("job")
    SELECT jsonb_build_object('task', task, 'payload', payload, 'key', key, 'runAt', run_at, 'maxAttempts', max_attempts,
             'flags', (SELECT jsonb_agg(flag) FROM jsonb_object_keys(flags) flag), 'first', priority, 'most', priority,
             'turn', NULL, 'keepTurn', false)
      FROM moved ORDER BY moved.id`;
}

/** Tickets are kept for a day, and longer where their job is still in the outbox. */
export async function sweepTickets(scope: SystemScope): Promise<void> {
  const queue = queueScope(scope);
  const old = await queue.db.$queryRaw<{ ticket: string }[]>`
    SELECT ticket::text FROM job_liveness.ticket WHERE at < now() - interval '1 day' LIMIT 10000`;
  if (old.length === 0) return;
  const tickets = old.map(({ ticket }) => ticket);
  const kept = await scope.db.$queryRaw<{ ticket: string }[]>`
    SELECT ticket::text FROM job_outbox WHERE ticket = ANY(${tickets}::uuid[])`;
  const still = new Set(kept.map(({ ticket }) => ticket));
  const gone = tickets.filter((ticket) => !still.has(ticket));
  await queue.db.$executeRaw`DELETE FROM job_liveness.ticket WHERE ticket = ANY(${gone}::uuid[])`;
}

export interface OutboxFacts {
  waiting: number;
  oldestSeconds: number;
}

/** What waits for the queue. */
export async function readOutboxFacts({ db }: SystemScope): Promise<OutboxFacts> {
  const [facts] = await db.$queryRaw<OutboxFacts[]>`
    SELECT count(*)::int AS "waiting", coalesce(extract(epoch FROM now() - min("createdAt")), 0)::int AS "oldestSeconds" FROM job_outbox`;
  return facts as OutboxFacts;
}
