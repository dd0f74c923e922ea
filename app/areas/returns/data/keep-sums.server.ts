import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

const COLUMNS = {
  sums: [Prisma.sql`"sums"`, Prisma.sql`"sumsRevision"`, Prisma.sql`::jsonb`],
  unitSums: [Prisma.sql`"unitSums"`, Prisma.sql`"unitSumsRevision"`, Prisma.empty],
  monthSums: [Prisma.sql`"monthSums"`, Prisma.sql`"monthSumsRevision"`, Prisma.empty],
} as const;

/**
 * Keeps sums of quarters under the revisions that were seen with them. Waits for nobody: where a change is being written,
 * they are stale with it anyway.
 */
export async function keepSums(
  scope: CarrierScope,
  kind: keyof typeof COLUMNS,
  entries: readonly { quarterKey: number; revision: number; sums: unknown }[],
): Promise<void> {
  if (entries.length === 0) return;
  const [column, revisionColumn, cast] = COLUMNS[kind];
  await scope.db.$executeRaw`
    WITH "free" AS (
      SELECT q."quarterKey", v."revision", v."sums"
      FROM json_to_recordset(${JSON.stringify(entries)}::json) AS v("quarterKey" int, "revision" bigint, "sums" json)
      JOIN "quarter_sums" q ON q."carrierId" = ${scope.carrierId}::uuid AND q."quarterKey" = v."quarterKey" AND q."revision" = v."revision"
      FOR UPDATE OF q SKIP LOCKED)
    UPDATE "quarter_sums" q SET ${column} = f."sums"${cast}, ${revisionColumn} = f."revision"
    FROM "free" f WHERE q."carrierId" = ${scope.carrierId}::uuid AND q."quarterKey" = f."quarterKey"`;
}
