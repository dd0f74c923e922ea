import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

/** A table that holds this carrier's rows, found in the database itself, so that a new table is never left out. */
export interface CarrierTable {
  name: string;
  columns: string[];
  /** Columns of the primary key, for a steady order. */
  key: string[];
  /** Condition that picks the carrier's rows of the table, under the alias t. */
  condition: Prisma.Sql;
}

/** Secrets and machinery that are nobody's records. */
export const NO_RECORDS: ReadonlySet<string> = new Set([
  'session',
  'session_token',
  'api_token',
  'carrier_write',
  'extraction_token',
  'calendar_feed',
  'data_export',
  'data_export_chunk',
  'mail_message',
  'made_record',
  'security_event',
]);

interface ColumnRow {
  table: string;
  column: string;
  type: string;
}

interface ParentRow {
  child: string;
  childColumn: string;
  parent: string;
  parentColumn: string;
}

const quoted = (name: string): Prisma.Sql => Prisma.raw(`"${name.replace(/"/g, '""')}"`);

/** Tables with a carrierId, and those that hang on such a table and go when its row goes. */
export async function listCarrierTables(scope: CarrierScope): Promise<CarrierTable[]> {
  const columns = await scope.db.$queryRaw<ColumnRow[]>`
    SELECT table_name AS "table", column_name AS "column", data_type AS "type"
      FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`;
  const keys = await scope.db.$queryRaw<{ table: string; column: string }[]>`
    SELECT c.relname AS "table", a.attname AS "column"
      FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey) WHERE i.indisprimary ORDER BY 1, a.attnum`;
  const parents = await scope.db.$queryRaw<ParentRow[]>`
    SELECT child.relname AS "child", ca.attname AS "childColumn", parent.relname AS "parent", pa.attname AS "parentColumn"
      FROM pg_constraint k
      JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
      JOIN pg_attribute ca ON ca.attrelid = child.oid AND ca.attnum = k.conkey[1]
      JOIN pg_attribute pa ON pa.attrelid = parent.oid AND pa.attnum = k.confkey[1]
     WHERE k.contype = 'f' AND k.confdeltype = 'c' AND array_length(k.conkey, 1) = 1`;

  const found = new Map<string, Prisma.Sql>();
  found.set('carrier', Prisma.sql`t."id" = ${scope.carrierId}::uuid`);
  for (const { table, column } of columns) {
    if (column === 'carrierId') found.set(table, Prisma.sql`t."carrierId" = ${scope.carrierId}::uuid`);
  }
  for (let grew = true; grew;) {
    grew = false;
    for (const { child, childColumn, parent, parentColumn } of parents) {
      const above = found.get(parent);
      if (!above || found.has(child) || NO_RECORDS.has(parent)) continue;
      found.set(
        child,
        Prisma.sql`t.${quoted(childColumn)} IN (SELECT t.${quoted(parentColumn)} FROM ${quoted(parent)} t WHERE ${above})`,
      );
      grew = true;
    }
  }
  return [...found]
    .filter(([name]) => !NO_RECORDS.has(name))
    .map(([name, condition]) => ({
      name,
      condition,
      columns: columns
        .filter(({ table, column, type }) => table === name && column !== 'hash' && type !== 'bytea')
        .map(({ column }) => column),
      key: keys.filter(({ table }) => table === name).map(({ column }) => column),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Some rows of a carrier's table, each a plain object of its columns. */
export async function readCarrierRows(
  scope: CarrierScope,
  table: CarrierTable,
  offset: number,
  limit: number,
): Promise<Record<string, unknown>[]> {
  const order =
    table.key.length > 0
      ? Prisma.join(table.key.map((column) => Prisma.sql`t.${quoted(column)}`))
      : Prisma.sql`1`;
  const rows = await scope.db.$queryRaw<{ row: Record<string, unknown> }[]>`
    SELECT to_jsonb(t) AS "row" FROM ${quoted(table.name)} t WHERE ${table.condition} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  return rows.map(({ row }) => row);
}
