import { Prisma } from './generated/prisma/client';
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
  /** Of those that are there, the ones that this database does not have yet, or not any more. */
  droppedExtensions: string[];
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
           ARRAY(SELECT wanted FROM unnest(ARRAY['citext', 'pg_trgm', 'unaccent']) wanted
                  WHERE EXISTS (SELECT FROM pg_available_extensions e WHERE e.name = wanted AND e.installed_version IS NULL)) AS "droppedExtensions",
           clock_timestamp() AS "now", current_setting('transaction_read_only') = 'on' AS "isReadOnly"`;
  return facts as ServerFacts;
}

const NO_TABLE = 'P2021';
const NO_COLUMN = 'P2022';

/** Tables, and columns of tables, that this release reads and that are not there, each named by its record. */
export async function listMissingParts({ db }: SystemScope): Promise<string[]> {
  const missing: string[] = [];
  for (const model of Object.values(Prisma.ModelName)) {
    const records = db[(model.charAt(0).toLowerCase() + model.slice(1)) as 'trip'];
    try {
      // No row is read: the server still looks for the table and all its columns.
      await records.findFirst({ where: { OR: [] } });
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== NO_TABLE && code !== NO_COLUMN) throw error;
      missing.push(code === NO_TABLE ? model : `a column of ${model}`);
    }
  }
  return missing;
}

/** Whether anything is in the database that a migration makes. */
export async function holdsTables({ db }: SystemScope): Promise<boolean> {
  const [row] = await db.$queryRaw<{ isThere: boolean }[]>`
    SELECT EXISTS (SELECT FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p') AND n.nspname = 'public' AND c.relname <> '_prisma_migrations') AS "isThere"`;
  return row?.isThere === true;
}

export type PartKind =
  'column' | 'constraint' | 'foreign key' | 'function' | 'index' | 'trigger' | 'type' | 'view';

/** Something that migrations make in the database, with what PostgreSQL says of it. */
export interface PartOfDatabase {
  kind: PartKind;
  /** Empty for what belongs to no table. */
  table: string;
  name: string;
  definition: string;
  /** Kind, table and name in one. */
  key: string;
}

const keyOf = ({ kind, table, name }: Omit<PartOfDatabase, 'definition' | 'key'>): string =>
  [kind, table, name].join('|');

/** Parts as they were written down, by their keys. */
export const namesOfParts = (recorded: Record<string, string>): PartOfDatabase[] =>
  Object.entries(recorded).map(([key, definition]) => {
    const [kind = '', table = '', name = ''] = key.split('|');
    return { kind: kind as PartKind, table, name, definition, key };
  });

/** What is in the database of all that migrations make, but for its tables themselves and what extensions bring. */
export async function listParts({ db }: SystemScope): Promise<PartOfDatabase[]> {
  const rows = await db.$queryRaw<Omit<PartOfDatabase, 'key'>[]>`
    WITH tables AS (
      SELECT c.oid, c.relname::text AS name FROM pg_class c
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname <> '_prisma_migrations'
    ), own AS (
      SELECT p.oid FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p')
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
    )
    SELECT 'column' AS "kind", t.name AS "table", a.attname::text AS "name",
           format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
             || CASE a.attidentity WHEN 'a' THEN ' GENERATED ALWAYS AS IDENTITY' WHEN 'd' THEN ' GENERATED BY DEFAULT AS IDENTITY' ELSE '' END
             || coalesce(CASE a.attgenerated WHEN '' THEN ' DEFAULT ' ELSE ' GENERATED ' END || pg_get_expr(d.adbin, d.adrelid), '') AS "definition"
      FROM tables t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    UNION ALL
    SELECT CASE k.contype WHEN 'f' THEN 'foreign key' ELSE 'constraint' END, t.name, k.conname::text, pg_get_constraintdef(k.oid)
      FROM tables t JOIN pg_constraint k ON k.conrelid = t.oid AND k.contype IN ('p', 'u', 'f', 'c', 'x')
    UNION ALL
    SELECT 'index', t.name, i.relname::text, pg_get_indexdef(x.indexrelid)
      FROM tables t JOIN pg_index x ON x.indrelid = t.oid JOIN pg_class i ON i.oid = x.indexrelid
     WHERE NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = x.indexrelid AND k.contype IN ('p', 'u', 'x'))
    UNION ALL
    SELECT 'trigger', t.name, g.tgname::text, pg_get_triggerdef(g.oid)
      FROM tables t JOIN pg_trigger g ON g.tgrelid = t.oid AND NOT g.tgisinternal
    UNION ALL
    SELECT 'function', '', own.oid::regprocedure::text, pg_get_functiondef(own.oid) FROM own
    UNION ALL
    SELECT 'view', '', c.relname::text, pg_get_viewdef(c.oid) FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('v', 'm')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
    UNION ALL
    SELECT 'type', '', y.typname::text, (SELECT string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = y.oid)
      FROM pg_type y WHERE y.typnamespace = 'public'::regnamespace AND y.typtype = 'e'`;
  return rows.map((row) => ({ ...row, key: keyOf(row) })).sort((a, b) => (a.key < b.key ? -1 : 1));
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Makes what was removed again, without keeping a program that runs from its tables for long.
 * @throws what the database says where rows came in meanwhile that it does not allow; nothing is left of it then.
 */
export async function makePart(
  { db }: SystemScope,
  { kind, table, name, definition }: PartOfDatabase,
): Promise<void> {
  const onTable = `ALTER TABLE ${quoted(table)}`;
  const run = (sql: string) => db.$executeRawUnsafe(sql);
  // Keys, and what excludes others, look at all rows at once; the others look at those to come first.
  const looksLater = kind === 'foreign key' || /^CHECK/.test(definition);
  try {
    if (kind === 'index') await run(definition.replace(/^(CREATE (?:UNIQUE )?INDEX) /, '$1 CONCURRENTLY '));
    else if (looksLater) {
      await run(`${onTable} ADD CONSTRAINT ${quoted(name)} ${definition} NOT VALID`);
      await run(`${onTable} VALIDATE CONSTRAINT ${quoted(name)}`);
    } else if (kind === 'constraint') await run(`${onTable} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    else await run(definition);
  } catch (error) {
    if (kind === 'index') await run(`DROP INDEX IF EXISTS ${quoted(name)}`);
    else if (looksLater) await run(`${onTable} DROP CONSTRAINT IF EXISTS ${quoted(name)}`);
    throw error;
  }
}

/** Tables on which a rule of the database is switched off, as a restore by hand leaves them that was broken off. */
export async function listSilencedTables({ db }: SystemScope): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT t.tgrelid::regclass::text AS "name" FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND t.tgenabled = 'D' ORDER BY 1`;
  return rows.map(({ name }) => name);
}

export interface LateSequence {
  sequence: string;
  table: string;
  column: string;
}

/** Sequences whose next number is taken already, as they are where rows were brought in by hand: nothing can be added there. */
export async function listLateSequences({ db }: SystemScope): Promise<LateSequence[]> {
  const all = await db.$queryRaw<LateSequence[]>`
    SELECT s.oid::regclass::text AS "sequence", d.refobjid::regclass::text AS "table", quote_ident(a.attname) AS "column"
      FROM pg_class s JOIN pg_namespace n ON n.oid = s.relnamespace
      JOIN pg_depend d ON d.objid = s.oid AND d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')
      JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
     WHERE s.relkind = 'S' AND n.nspname = 'public' ORDER BY 1`;
  const late: LateSequence[] = [];
  for (const each of all) {
    const [row] = await db.$queryRawUnsafe<{ isLate: boolean | null }[]>(
      `SELECT (SELECT max(${each.column}) FROM ${each.table}) > (SELECT last_value - (NOT is_called)::int FROM ${each.sequence}) AS "isLate"`,
    );
    if (row?.isLate) late.push(each);
  }
  return late;
}

/** @param late as `listLateSequences` gives it: quoted where SQL wants it. */
export const advanceSequence = (
  { db }: SystemScope,
  { sequence, table, column }: LateSequence,
): Promise<unknown> =>
  db.$queryRawUnsafe(
    `SELECT setval('${sequence.replaceAll("'", "''")}', greatest((SELECT max(${column}) FROM ${table}), (SELECT last_value FROM ${sequence})))::text`,
  );

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
