import { randomUUID } from 'node:crypto';
import type { Db } from '~/platform/database/db.server';
import { listCarrierTables, readCarrierRows } from '~/areas/carriers/data/carrier-tables.server';
import type { StoredRoute } from '~/areas/trips/data/trip-routes.server';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

/** Stands in every text of the rows made here: where it shows up, someone sees what they must not. */
export const MARK = 'FOREIGN-RECORD';

interface Column {
  table: string;
  column: string;
  type: string;
  udt: string;
  most: number | null;
}

/** The least that a route is: pages read it as it is. */
const NO_WAY: StoredRoute = {
  distanceTenthMiles: 1,
  minutes: 1,
  legs: [],
  jurisdictions: [],
  crossings: [],
  highways: [],
  polyline: [],
  tollTenthMiles: 0,
};

const quoted = (name: string) => Prisma.raw(`"${name.replace(/"/g, '""')}"`);

/** A value that a column of this type takes. */
async function valueFor(
  db: Db,
  { table, type, udt, most, column }: Column,
  userId: string,
): Promise<Prisma.Sql> {
  switch (type) {
    case 'uuid':
      return Prisma.sql`${/user|by$/i.test(column) ? userId : randomUUID()}::uuid`;
    case 'integer':
    case 'bigint':
    case 'smallint':
    case 'numeric':
    case 'double precision':
    case 'real':
      if (column === 'monthKey') return Prisma.sql`202610`;
      return column === 'quarterKey' ? Prisma.sql`20264` : Prisma.sql`1`;
    case 'boolean':
      return Prisma.sql`false`;
    case 'date':
      return Prisma.sql`'2026-10-05'::date`;
    case 'timestamp with time zone':
      return Prisma.sql`now() + interval '1 day'`;
    case 'jsonb':
      return table === 'trip_route' && column === 'route'
        ? Prisma.sql`${JSON.stringify(NO_WAY)}::jsonb`
        : Prisma.sql`'[]'::jsonb`;
    case 'bytea':
      return Prisma.sql`decode(md5(random()::text), 'hex')`;
    case 'USER-DEFINED': {
      if (udt === 'citext') return Prisma.sql`${MARK}`;
      const [first] = await db.$queryRaw<{ label: string }[]>`
        SELECT e.enumlabel AS label FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid WHERE t.typname = ${udt} ORDER BY e.enumsortorder LIMIT 1`;
      return Prisma.sql`${first?.label ?? ''}::${quoted(udt)}`;
    }
    case 'ARRAY':
      return Prisma.sql`'{}'`;
    case 'character':
      return Prisma.sql`${'TX'.padEnd(most ?? 2, 'a').slice(0, most ?? 2)}`;
    default:
      // Where the database takes only certain words.
      if (table === 'webhook_endpoint' && column === 'url') return Prisma.sql`'https://example.com/hook'`;
      if (table === 'telematics_connection' && column === 'system') return Prisma.sql`'samsara'`;
      if (column === 'storageKey') return Prisma.sql`'attachments/made-up'`;
      if (table === 'bulk_tank' && column === 'unit') return Prisma.sql`'gallon'`;
      if (table === 'bulk_tank' && column === 'fuelType') return Prisma.sql`'special_diesel'`;
      if (table === 'bulk_tank_entry' && column === 'kind') return Prisma.sql`'delivery'`;
      return Prisma.sql`${MARK.slice(0, most ?? 200)}`;
  }
}

/**
 * One row in every table that holds records of a carrier, made from what the database says of its columns, so that a
 * new table takes part by itself. @returns the tables that took a row.
 */
export async function fillEveryTable(scope: CarrierScope): Promise<string[]> {
  const { db } = scope;
  const columns = await db.$queryRaw<(Column & { optional: boolean })[]>`
    SELECT table_name AS "table", column_name AS "column", data_type AS "type", udt_name AS "udt", character_maximum_length AS "most",
           (is_nullable = 'YES' OR column_default IS NOT NULL OR is_identity = 'YES') AS "optional"
      FROM information_schema.columns WHERE table_schema = 'public' ORDER BY ordinal_position`;
  const references = await db.$queryRaw<
    { child: string; childColumn: string; parent: string; parentColumn: string }[]
  >`
    SELECT child.relname AS "child", ca.attname AS "childColumn", parent.relname AS "parent", pa.attname AS "parentColumn"
      FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
      CROSS JOIN LATERAL unnest(k.conkey, k.confkey) pair(own, other)
      JOIN pg_attribute ca ON ca.attrelid = child.oid AND ca.attnum = pair.own JOIN pg_attribute pa ON pa.attrelid = parent.oid AND pa.attnum = pair.other
     WHERE k.contype = 'f' AND (array_length(k.conkey, 1) = 1 OR ca.attname <> 'carrierId')`;
  const tables = await listCarrierTables(scope);
  const filled: string[] = [];
  // Parents first: what fails for want of a parent is tried again.
  for (let round = 0; round < 4; round++) {
    for (const table of tables) {
      if (filled.includes(table.name) || (await readCarrierRows(scope, table, 0, 1)).length > 0) continue;
      const own = columns.filter((one) => one.table === table.name);
      const given = own.filter(
        (one) =>
          !one.optional ||
          one.type === 'text' ||
          one.type === 'character varying' ||
          references.some(({ child, childColumn }) => child === table.name && childColumn === one.column),
      );
      const values: Prisma.Sql[] = [];
      for (const column of given) {
        const reference = references.find(
          ({ child, childColumn }) => child === table.name && childColumn === column.column,
        );
        if (column.column === 'carrierId') values.push(Prisma.sql`${scope.carrierId}::uuid`);
        else if (reference?.parent === 'user_account') values.push(Prisma.sql`${scope.userId}::uuid`);
        else if (reference) {
          const parent = tables.find(({ name }) => name === reference.parent);
          const condition = parent ? Prisma.sql`WHERE ${parent.condition}` : Prisma.empty;
          values.push(
            Prisma.sql`(SELECT t.${quoted(reference.parentColumn)} FROM ${quoted(reference.parent)} t ${condition} LIMIT 1)`,
          );
        } else values.push(await valueFor(db, column, scope.userId));
      }
      const names = Prisma.join(given.map(({ column }) => quoted(column)));
      const done =
        await db.$executeRaw`INSERT INTO ${quoted(table.name)} (${names}) VALUES (${Prisma.join(values)})`.catch(
          () => 0,
        );
      if (done === 1) filled.push(table.name);
    }
  }
  return filled;
}

/** Every row of the carrier in every table, as text: equal before and after means that nothing was touched. */
export async function carrierSnapshot(scope: CarrierScope): Promise<string> {
  const lines: string[] = [];
  for (const table of await listCarrierTables(scope)) {
    for (const row of await readCarrierRows(scope, table, 0, 500))
      lines.push(`${table.name} ${JSON.stringify(row)}`);
  }
  return lines.join('\n');
}

/** Ids of the carrier's rows: of every table one or two, and as the combined list writes them (type digit first). */
export async function carrierIds(scope: CarrierScope): Promise<string[]> {
  const ids = new Set<string>();
  for (const table of await listCarrierTables(scope)) {
    for (const row of await readCarrierRows(scope, table, 0, 2)) {
      for (const column of table.key) {
        const value = row[column];
        if (typeof value !== 'string' && typeof value !== 'number') continue;
        ids.add(String(value));
        if (typeof value === 'number') for (const digit of ['1', '2']) ids.add(digit + String(value));
      }
    }
  }
  return [...ids];
}
