import type pg from 'pg';

/** The schemas whose rows are worth keeping. Live workers report themselves again. */
export const KEPT_SCHEMAS = ['public', 'graphile_worker'] as const;

/** Books of what was applied: written by the migrations themselves, on the way back too. */
const BOOKS = ['public._prisma_migrations', 'graphile_worker.migrations'];

export interface TableShape {
  /** "public.trip", quoted where SQL wants it. */
  name: string;
  /** Quoted, without the generated ones. */
  columns: string[];
}

export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name,
            array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relkind = 'r' AND n.nspname = ANY($1) AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        AND format('%I.%I', n.nspname, c.relname) <> ALL($2)
      GROUP BY 1 ORDER BY 1`,
    [KEPT_SCHEMAS, BOOKS],
  );
  return rows;
}

export interface SequencePoint {
  name: string;
  /** The last number given out; null where none was. */
  last: string | null;
}

export async function listSequences(client: pg.ClientBase): Promise<SequencePoint[]> {
  const { rows } = await client.query<SequencePoint>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = ANY($1) ORDER BY 1`,
    [KEPT_SCHEMAS],
  );
  return rows;
}

export interface AppliedMigration {
  name: string;
  checksum: string;
}

export async function listMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1',
  );
  return rows;
}

/** The steps of the queue's own tables. */
export async function queueEdition(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ edition: number }>(
    'SELECT max(id)::int AS edition FROM graphile_worker.migrations',
  );
  return rows[0]?.edition ?? 0;
}

/** True where nothing of the product is in the database yet. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ tables: number }>(
    `SELECT count(*)::int AS tables FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname !~ '^pg_'`,
  );
  return rows[0]?.tables === 0;
}
