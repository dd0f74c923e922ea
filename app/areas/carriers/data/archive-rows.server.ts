import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

const quoted = (name: string): Prisma.Sql => Prisma.raw(`"${name.replace(/"/g, '""')}"`);

/** Whether this carrier has no row in any of these tables: an archive comes into an empty house. */
export async function hasNoRows(scope: CarrierScope, tables: readonly string[]): Promise<boolean> {
  if (tables.length === 0) return true;
  const found = tables.map(
    (table) => Prisma.sql`EXISTS (SELECT FROM ${quoted(table)} WHERE "carrierId" = ${scope.carrierId}::uuid)`,
  );
  const [row] = await scope.db.$queryRaw<
    { found: boolean }[]
  >`SELECT ${Prisma.join(found, ' OR ')} AS "found"`;
  return row?.found !== true;
}

/** As many numbers of a table as are needed, which nobody else gets. */
export async function reserveNumbers(scope: CarrierScope, table: string, count: number): Promise<number[]> {
  if (count === 0) return [];
  const rows = await scope.db.$queryRaw<{ id: bigint }[]>`
    SELECT nextval(pg_get_serial_sequence(${`"${table}"`}, 'id')) AS "id" FROM generate_series(1, ${count}::int)`;
  return rows.map(({ id }) => Number(id));
}

/** Writes records of an archive as they are, in the columns that are named. @returns how many were written. */
export async function insertArchivedRows(
  scope: CarrierScope,
  table: string,
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): Promise<number> {
  if (rows.length === 0 || columns.length === 0) return 0;
  const list = Prisma.join(columns.map(quoted));
  return scope.db.$executeRaw`
    INSERT INTO ${quoted(table)} (${list})
    SELECT ${list} FROM jsonb_populate_recordset(NULL::${quoted(table)}, ${JSON.stringify(rows)}::jsonb)`;
}

/** Dates all rows that the carrier has in a table as changed at this moment. */
export async function dateRows(scope: CarrierScope, table: string, at: Date): Promise<void> {
  await scope.db.$executeRaw`
    UPDATE ${quoted(table)} SET "updatedAt" = ${at} WHERE "carrierId" = ${scope.carrierId}::uuid`;
}

/** Of a carrier that records in kilometers: gives distances that an earlier release kept in miles alone the kilometers it showed. */
export async function fillKilometersOfBefore(scope: CarrierScope): Promise<void> {
  await scope.db.$executeRaw`SELECT fill_kilometers_of_before(${scope.carrierId}::uuid)`;
}

/** Writes the profile of an archive over that of the carrier. */
export async function writeArchivedProfile(
  scope: CarrierScope,
  columns: readonly string[],
  row: Record<string, unknown>,
): Promise<void> {
  const list = Prisma.join(columns.map((column) => Prisma.sql`${quoted(column)} = r.${quoted(column)}`));
  await scope.db.$executeRaw`
    UPDATE "carrier" c SET ${list}, "revision" = c."revision" + 1, "updatedAt" = now()
      FROM jsonb_populate_record(NULL::"carrier", ${JSON.stringify(row)}::jsonb) r
     WHERE c."id" = ${scope.carrierId}::uuid`;
}
