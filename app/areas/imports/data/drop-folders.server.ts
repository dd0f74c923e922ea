import { carrierScope, type CarrierScope, type SystemScope } from '~/platform/database/scope.server';

/** The name of this carrier's folder; null where it has none. */
export async function findDropFolder(scope: CarrierScope): Promise<string | null> {
  const row = await scope.db.dropFolder.findUnique({ where: { carrierId: scope.carrierId } });
  return row?.name ?? null;
}

/** Asking twice changes nothing. */
export async function insertDropFolder(scope: CarrierScope, name: string, at: Date): Promise<void> {
  await scope.db.dropFolder.createMany({
    data: [{ carrierId: scope.carrierId, name, createdBy: scope.userId, createdAt: at }],
    skipDuplicates: true,
  });
}

/** Every folder, each on the scope of who asked for it, else of an owner. Those of disabled carriers are left alone. */
export async function listDropFolders(scope: SystemScope): Promise<{ name: string; scope: CarrierScope }[]> {
  const rows = await scope.db.$queryRaw<
    { name: string; carrierId: string; userId: string; role: CarrierScope['role'] }[]
  >`
    SELECT DISTINCT ON (f."name") f."name", f."carrierId", m."userId", m."role"::text AS "role" FROM "drop_folder" f
      JOIN "carrier" c ON c."id" = f."carrierId" AND c."disabledAt" IS NULL
      JOIN "membership" m ON m."carrierId" = f."carrierId" AND (m."userId" = f."createdBy" OR m."role" = 'owner')
     ORDER BY f."name", (m."userId" = f."createdBy") DESC, m."userId"`;
  return rows.map(({ name, ...member }) => ({ name, scope: carrierScope(member, scope.db) }));
}
