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
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

/**
 * Applies the migrations of `folder` that are not in the database yet, in order, in Prisma's own bookkeeping: `prisma
 * migrate status` agrees afterwards. No engine is needed at run time. With `only`, the others wait for a later call.
 * @returns names of the migrations applied now.
 * @throws Error naming the migration when one fails or failed earlier, or was edited after it was applied.
 */
export async function migrate(
  connectionString: string,
  folder: string,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const appliedNow: string[] = [];
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_MIGRATE_LOCK]);
    await client.query(BOOKKEEPING);
    const { rows } = await client.query<AppliedRow>(
      'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    );
    const unfinished = rows.find((row) => !row.finished_at);
    if (unfinished)
      throw new Error(
        `Migration ${unfinished.migration_name} failed earlier: resolve it with "prisma migrate resolve"`,
      );
    const known = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    const entries = await readdir(folder, { withFileTypes: true });
    for (const name of entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort()) {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      if (known.has(name)) {
        if (known.get(name) !== checksum)
          throw new Error(`Migration ${name} was edited after it had been applied`);
        continue;
      }
      if (only && !only.has(name)) continue;
      await apply(client, name, sql, checksum);
      appliedNow.push(name);
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [PRISMA_MIGRATE_LOCK]).catch(() => undefined);
    await client.end();
  }
  return appliedNow;
}

async function apply(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  const id = randomUUID();
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    checksum,
    name,
  ]);
  try {
    await client.query(sql);
  } catch (error) {
    const message = (error as Error).message;
    await client.query('ROLLBACK').catch(() => undefined);
    await client.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, message]);
    throw new Error(`Migration ${name}: ${message}`, { cause: error });
  }
  await client.query(
    'UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE id = $1',
    [id],
  );
}
