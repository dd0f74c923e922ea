import type { CarrierScope } from '~/platform/database/scope.server';

export async function saveResolution(
  scope: CarrierScope,
  findingKey: string,
  reason: string,
  at: Date,
): Promise<void> {
  const data = { reason, resolvedBy: scope.userId, resolvedAt: at };
  await scope.db.checkResolution.upsert({
    where: { carrierId_findingKey: { carrierId: scope.carrierId, findingKey } },
    create: { carrierId: scope.carrierId, findingKey, ...data },
    update: data,
  });
}

export async function deleteResolution(scope: CarrierScope, findingKey: string): Promise<void> {
  await scope.db.checkResolution.deleteMany({ where: { carrierId: scope.carrierId, findingKey } });
}

export interface Resolution {
  findingKey: string;
  reason: string;
  by: string;
  at: Date;
}

export async function listResolutions(scope: CarrierScope): Promise<Resolution[]> {
  const rows = await scope.db.checkResolution.findMany({ where: { carrierId: scope.carrierId } });
  const users = await scope.db.user.findMany({
    where: { id: { in: [...new Set(rows.map((row) => row.resolvedBy))] } },
    select: { id: true, name: true },
  });
  const nameOf = new Map(users.map((user) => [user.id, user.name]));
  return rows.map((row) => ({
    findingKey: row.findingKey,
    reason: row.reason,
    by: nameOf.get(row.resolvedBy) ?? '',
    at: row.resolvedAt,
  }));
}

/** Of these questions those that someone has answered. */
export const findResolutions = (
  scope: CarrierScope,
  findingKeys: readonly string[],
): Promise<Omit<Resolution, 'at'>[]> =>
  scope.db.$queryRaw`
    SELECT s."findingKey", s."reason", COALESCE(u."name", '') AS "by"
    FROM "check_resolution" s LEFT JOIN "user_account" u ON u."id" = s."resolvedBy"
    WHERE s."carrierId" = ${scope.carrierId}::uuid AND s."findingKey" = ANY(${[...findingKeys]}::text[])`;
