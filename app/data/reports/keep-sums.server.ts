import { Prisma } from '../generated/prisma/client';
import type { CarrierScope } from '~/data/database/scope.server';

/**
 * Keeps sums of a quarter under the revision that was seen with them. Waits for nobody: where a change is being written,
 * they are stale with it anyway.
 */
export async function keepSums(
  scope: CarrierScope,
  quarterKey: number,
  kind: 'unitSums' | 'monthSums',
  revision: bigint,
  sums: unknown,
): Promise<void> {
  const [column, revisionColumn] =
    kind === 'unitSums'
      ? [Prisma.sql`"unitSums"`, Prisma.sql`"unitSumsRevision"`]
      : [Prisma.sql`"monthSums"`, Prisma.sql`"monthSumsRevision"`];
  await scope.db.$executeRaw`
    UPDATE "quarter_sums" SET ${column} = ${JSON.stringify(sums)}::json, ${revisionColumn} = ${revision}
    WHERE ("carrierId", "quarterKey") IN (
      SELECT "carrierId", "quarterKey" FROM "quarter_sums"
      WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey} AND "revision" = ${revision}
      FOR UPDATE SKIP LOCKED)`;
}
