import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** The advisory lock that Prisma Migrate itself takes: two starting processes, or the CLI, never migrate at once. */
const PRISMA_MIGRATE_LOCK = 72707369;

const BOOKKEEPING = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

interface AppliedRow {
  id: string;
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
  logs: string | null;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Applies the migrations of `folder` that are not in the database yet, in order, in Prisma's own bookkeeping: `prisma
 * migrate status` agrees afterwards. No engine is needed at run time. With `only`, the others wait for a later call.
 * A change and its row in the books are one transaction. What an earlier release left half recorded is put in order first.
 * @returns names of the migrations applied now.
 * @param stopSignal to stop before the next one
 * @throws Error naming the migration when one fails, or was edited after it was applied.
 */
export async function migrate(
  connectionString: string,
  folder: string,
  only?: ReadonlySet<string>,
  stopSignal?: AbortSignal,
): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  // What was asked fails by itself; without this a lost connection would end the process besides.
  client.on('error', () => undefined);
  await client.connect();
  const appliedNow: string[] = [];
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_MIGRATE_LOCK]);
    await client.query(BOOKKEEPING);
    const recorded = await recordedMigrations(client);
    for (const migration of await readMigrations(folder)) {
      const row = recorded.get(migration.name);
      if (row && row.checksum !== migration.checksum)
        throw new Error(`Migration ${migration.name} was edited after it had been applied`);
      if (row?.finished_at || (!row && only && !only.has(migration.name))) continue;
      stopSignal?.throwIfAborted();
      if (await apply(client, migration, row)) appliedNow.push(migration.name);
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [PRISMA_MIGRATE_LOCK]).catch(() => undefined);
    await client.end();
  }
  return appliedNow;
}

/** The migrations of a folder, in the order of their names. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function recordedMigrations(client: pg.Client): Promise<Map<string, AppliedRow>> {
  const { rows } = await client.query<AppliedRow>(
    'SELECT id, migration_name, checksum, finished_at, logs FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  return new Map(rows.map((row) => [row.migration_name, row]));
}

/**
 * Applies a migration; `left` is its row where an earlier start was cut off between the change and the row.
 * @returns whether the change was made now.
 */
async function apply(
  client: pg.Client,
  migration: Migration,
  left: AppliedRow | undefined,
): Promise<boolean> {
  const { name, sql } = migration;
  try {
    return builtOutsideTransactions(sql)
      ? await applyAlone(client, migration, left)
      : await applyInTransaction(client, migration, left);
  } catch (error) {
    const message = (error as Error).message;
    await client.query('ROLLBACK').catch(() => undefined);
    await recordFailure(client, migration, message).catch(() => undefined);
    throw new Error(`Migration ${name}: ${message}`, { cause: error });
  }
}

const newRow = (client: pg.Client, { name, checksum }: Migration): Promise<unknown> =>
  client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    randomUUID(),
    checksum,
    name,
  ]);

const finishRow = (client: pg.Client, { name }: Migration): Promise<unknown> =>
  client.query(
    'UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1, logs = NULL WHERE migration_name = $1 AND rolled_back_at IS NULL',
    [name],
  );

/** Nothing of a migration that failed is in the database: its row says so, in Prisma's words "rolled back". */
async function recordFailure(client: pg.Client, migration: Migration, message: string): Promise<void> {
  const changed = await client.query(
    'UPDATE _prisma_migrations SET logs = $2, rolled_back_at = now() WHERE migration_name = $1 AND rolled_back_at IS NULL',
    [migration.name, message],
  );
  if (changed.rowCount) return;
  await client.query(
    'INSERT INTO _prisma_migrations (id, checksum, migration_name, logs, rolled_back_at) VALUES ($1, $2, $3, $4, now())',
    [randomUUID(), migration.checksum, migration.name, message],
  );
}

async function applyInTransaction(
  client: pg.Client,
  migration: Migration,
  left: AppliedRow | undefined,
): Promise<boolean> {
  await client.query('BEGIN');
  if (!left) await newRow(client, migration);
  let isChangedNow = true;
  await client.query('SAVEPOINT change');
  try {
    await client.query(migration.sql);
  } catch (error) {
    // Every migration was one transaction of its own: it is there whole, or not at all.
    if (left?.logs !== null || !isThereAlready(error, migration.sql)) throw error;
    await client.query('ROLLBACK TO SAVEPOINT change');
    isChangedNow = false;
  }
  await finishRow(client, migration);
  await client.query('COMMIT');
  return isChangedNow;
}

/** duplicate_table (an index too), duplicate_column, duplicate_object, duplicate_function, duplicate_schema */
const ALREADY_MADE: ReadonlySet<unknown> = new Set(['42P07', '42701', '42710', '42723', '42P06']);
/** undefined_table, undefined_column, undefined_object, undefined_function */
const ALREADY_GONE: ReadonlySet<unknown> = new Set(['42P01', '42703', '42704', '42883']);

const isThereAlready = (error: unknown, sql: string): boolean => {
  const { code } = error as { code?: unknown };
  return ALREADY_MADE.has(code) || (ALREADY_GONE.has(code) && /\b(DROP|RENAME)\b/i.test(sql));
};

const withoutRemarks = (sql: string): string => sql.replace(/--.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '');

/** PostgreSQL allows no transaction around these; such a migration is one statement. */
const builtOutsideTransactions = (sql: string): boolean =>
  /\b(CREATE|DROP|REINDEX)\b[^;]*\bCONCURRENTLY\b/i.test(withoutRemarks(sql));

const indexMadeBy = (sql: string): string | undefined =>
  /CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?("[^"]+"|\w+)/i.exec(
    withoutRemarks(sql),
  )?.[1];

/** An index that was cut off while it was built is in the way, and of no use: it is built anew. */
async function applyAlone(
  client: pg.Client,
  migration: Migration,
  left: AppliedRow | undefined,
): Promise<boolean> {
  const index = indexMadeBy(migration.sql);
  if (!left) await newRow(client, migration);
  else if (index !== undefined) {
    const { rows } = await client.query<{ isValid: boolean }>(
      'SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass($1)',
      [index],
    );
    if (rows[0]?.isValid) {
      await finishRow(client, migration);
      return false;
    }
    if (rows[0]) await client.query(`DROP INDEX ${index}`);
  }
  let isChangedNow = true;
  try {
    await client.query(migration.sql);
  } catch (error) {
    if (!left || !isThereAlready(error, migration.sql)) {
      // What is left of the index would be taken for it by the next try.
      if (index !== undefined) await dropUnfinished(client, index).catch(() => undefined);
      throw error;
    }
    isChangedNow = false;
  }
  await finishRow(client, migration);
  return isChangedNow;
}

async function dropUnfinished(client: pg.Client, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [index],
  );
  if (rowCount) await client.query(`DROP INDEX ${index}`);
}
