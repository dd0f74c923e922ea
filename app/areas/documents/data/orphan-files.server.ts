import type { SystemScope } from '~/platform/database/scope.server';

/** Of these keys ("receipts/<carrier>/<id>", both UUIDs; of an import also "<id>-table", of a report "<id>-part-0"), those that no row stands for. */
export async function keysWithoutRow(scope: SystemScope, keys: readonly string[]): Promise<string[]> {
  const rows = await scope.db.$queryRaw<{ key: string }[]>`
    SELECT k."key" FROM (
      SELECT "key", split_part("key", '/', 1) AS "folder", split_part("key", '/', 2)::uuid AS "carrierId", left(split_part("key", '/', 3), 36)::uuid AS "id"
      FROM unnest(${[...keys]}::text[]) AS given("key")) k
    WHERE NOT EXISTS (SELECT 1 FROM "receipt" r WHERE k."folder" = 'receipts' AND r."id" = k."id" AND r."carrierId" = k."carrierId")
      AND NOT EXISTS (SELECT 1 FROM "document" d WHERE k."folder" = 'documents' AND d."id" = k."id" AND d."carrierId" = k."carrierId")
      AND NOT EXISTS (SELECT 1 FROM "trash_item" t WHERE k."folder" = 'receipts' AND t."kind" = 'receipt' AND t."carrierId" = k."carrierId" AND t."recordId" = k."id"::text)
      AND NOT EXISTS (SELECT 1 FROM "trash_item" t WHERE k."folder" = 'documents' AND t."kind" = 'document' AND t."carrierId" = k."carrierId" AND t."recordId" = k."id"::text)
      AND NOT EXISTS (SELECT 1 FROM "report_file" f WHERE k."folder" = 'reports' AND f."id" = k."id" AND f."carrierId" = k."carrierId")
      AND NOT EXISTS (SELECT 1 FROM "attachment" a WHERE k."folder" = 'attachments' AND a."id" = k."id" AND a."carrierId" = k."carrierId")
      AND NOT EXISTS (SELECT 1 FROM "data_import" i WHERE k."folder" = 'imports' AND i."id" = k."id" AND i."carrierId" = k."carrierId")`;
  return rows.map(({ key }) => key);
}

/** Notes when a key was seen without a row for the first time. */
export async function noteOrphans(scope: SystemScope, keys: readonly string[], seenAt: Date): Promise<void> {
  await scope.db.orphanFile.createMany({
    data: keys.map((storageKey) => ({ storageKey, seenAt })),
    skipDuplicates: true,
  });
}

export async function listOrphansSeenBefore(
  scope: SystemScope,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await scope.db.orphanFile.findMany({
    where: { seenAt: { lt: before } },
    orderBy: { seenAt: 'asc' },
    take: limit,
    select: { storageKey: true },
  });
  return rows.map(({ storageKey }) => storageKey);
}

export async function forgetOrphans(scope: SystemScope, keys: readonly string[]): Promise<void> {
  await scope.db.orphanFile.deleteMany({ where: { storageKey: { in: [...keys] } } });
}
