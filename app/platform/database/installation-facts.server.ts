import type { SystemScope } from './scope.server';

/** Of `jobs/liveness.ts`: the class of the advisory locks by which workers show that they live. */
const WORKER_LOCK_CLASS = 7270;

export interface ServerFacts {
  version: string;
  versionNumber: number;
  encoding: string;
  fsync: string;
  synchronousCommit: string;
  maxConnections: number;
  connections: number;
  missingExtensions: string[];
  now: Date;
  isReadOnly: boolean;
}

/** What the program relies on at its PostgreSQL. */
export async function readServerFacts({ db }: SystemScope): Promise<ServerFacts> {
  const [facts] = await db.$queryRaw<ServerFacts[]>`
    SELECT current_setting('server_version') AS "version", current_setting('server_version_num')::int AS "versionNumber",
           current_setting('server_encoding') AS "encoding", current_setting('fsync') AS "fsync",
           current_setting('synchronous_commit') AS "synchronousCommit", current_setting('max_connections')::int AS "maxConnections",
           (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS "connections",
           ARRAY(SELECT wanted FROM unnest(ARRAY['citext', 'pg_trgm', 'unaccent']) wanted
                  WHERE NOT EXISTS (SELECT FROM pg_available_extensions e WHERE e.name = wanted)) AS "missingExtensions",
           clock_timestamp() AS "now", current_setting('transaction_read_only') = 'on' AS "isReadOnly"`;
  return facts as ServerFacts;
}

export interface RecordedMigration {
  name: string;
  checksum: string;
  isFinished: boolean;
}

/** Null where nothing of the product is in the database yet. */
export async function listRecordedMigrations({ db }: SystemScope): Promise<RecordedMigration[] | null> {
  const [books] = await db.$queryRaw<{ isThere: boolean }[]>`
    SELECT to_regclass('_prisma_migrations') IS NOT NULL AS "isThere"`;
  if (!books?.isThere) return null;
  return db.$queryRaw<RecordedMigration[]>`
    SELECT migration_name AS "name", checksum, finished_at IS NOT NULL AS "isFinished" FROM _prisma_migrations WHERE rolled_back_at IS NULL`;
}

/** Indexes whose building was cut off: PostgreSQL keeps them up and never uses them. */
export async function listInvalidIndexes({ db }: SystemScope): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT indexrelid::regclass::text AS "name" FROM pg_index WHERE NOT indisvalid ORDER BY 1`;
  return rows.map(({ name }) => name);
}

/** @param name as `listInvalidIndexes` gives it: quoted where SQL wants it. */
export const rebuildIndex = ({ db }: SystemScope, name: string): Promise<unknown> =>
  db.$executeRawUnsafe(`REINDEX INDEX CONCURRENTLY ${name}`);

/** How many worker processes hold the lock of a living one. */
export async function countLiveWorkers({ db }: SystemScope): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT objid)::int AS "count" FROM pg_locks
     WHERE locktype = 'advisory' AND classid = ${WORKER_LOCK_CLASS}::int::oid AND objsubid = 2 AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  return row?.count ?? 0;
}

export interface ReplicaFacts {
  isReplica: boolean;
  /** Bytes of the log that it does not have yet; null where it is none. */
  behindBytes: number | null;
}

/** How far a replica is behind the database it follows. */
export async function readReplicaFacts(main: SystemScope, replica: SystemScope): Promise<ReplicaFacts> {
  const [state] = await replica.db.$queryRaw<{ isReplica: boolean; at: string | null }[]>`
    SELECT pg_is_in_recovery() AS "isReplica", pg_last_wal_replay_lsn()::text AS "at"`;
  if (!state?.isReplica || state.at === null) return { isReplica: false, behindBytes: null };
  const [row] = await main.db.$queryRaw<{ behind: number }[]>`
    SELECT greatest(pg_current_wal_insert_lsn() - ${state.at}::pg_lsn, 0)::float8 AS "behind"`;
  return { isReplica: true, behindBytes: row?.behind ?? 0 };
}

/** Whether a worker has set up the queue in this database. */
export async function hasQueueTables({ db }: SystemScope): Promise<boolean> {
  const [row] = await db.$queryRaw<{ isThere: boolean }[]>`
    SELECT to_regclass('graphile_worker._private_jobs') IS NOT NULL AS "isThere"`;
  return row?.isThere === true;
}

export interface QueueFacts {
  waiting: number;
  /** Seconds for which the job has waited that should have run first; 0 where none waits. */
  oldestWaitSeconds: number;
  /** Jobs that are locked by a worker that is gone. */
  stranded: number;
}

export async function readQueueFacts({ db }: SystemScope): Promise<QueueFacts> {
  const [facts] = await db.$queryRaw<QueueFacts[]>`
    SELECT count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts)::int AS "waiting",
           coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts AND run_at < now())), 0)::int AS "oldestWaitSeconds",
           count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS "stranded"
      FROM graphile_worker._private_jobs`;
  return facts as QueueFacts;
}

/** Frees every locked job. Only where no worker lives: otherwise a job would run twice. @returns how many */
export const freeLockedJobs = ({ db }: SystemScope): Promise<number> => db.$executeRaw`
  UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL`;

/** Keys of the files that rows of customers name: receipts and documents. */
export async function listNamedFiles({ db }: SystemScope): Promise<string[]> {
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT 'receipts/' || "carrierId" || '/' || id AS "key" FROM receipt
    UNION ALL SELECT 'documents/' || "carrierId" || '/' || id FROM document`;
  return rows.map(({ key }) => key);
}

/** How many messages are in each state; those that wait, with the age of the oldest in seconds. */
export const countMails = ({ db }: SystemScope) => db.$queryRaw<
  { status: string; count: number; oldestSeconds: number }[]
>`
  SELECT status::text, count(*)::int AS "count", extract(epoch FROM now() - min("createdAt"))::int AS "oldestSeconds"
    FROM mail_message WHERE "createdAt" > now() - interval '7 days' GROUP BY 1`;
