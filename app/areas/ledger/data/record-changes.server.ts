import { json } from '~/platform/database/column-values.server';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

export type ChangedEntity = 'trip' | 'fuel' | 'equipment';
export type ChangeAction = 'created' | 'updated' | 'deleted' | 'corrected' | 'moved';

export interface RecordChange {
  entity: ChangedEntity;
  recordId: number;
  action: ChangeAction;
  before: unknown;
  after: unknown;
}

/** Writes down changes with who made them, in the scope's transaction. Nothing here is ever altered. */
export async function logChanges(
  scope: CarrierScope,
  changes: readonly RecordChange[],
  at: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await scope.db.recordChange.createMany({
    data: changes.map((change) => ({
      carrierId: scope.carrierId,
      entity: change.entity,
      recordId: BigInt(change.recordId),
      action: change.action,
      before: change.before === null ? Prisma.DbNull : json(change.before),
      after: change.after === null ? Prisma.DbNull : json(change.after),
      userId: scope.userId,
      at,
    })),
  });
}

/** The same for many changes at once, as one statement. */
export async function logManyChanges(
  scope: CarrierScope,
  changes: readonly RecordChange[],
  at: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await scope.db.$executeRaw`
    INSERT INTO "record_change" ("carrierId", "entity", "recordId", "action", "before", "after", "userId", "at")
    SELECT ${scope.carrierId}::uuid, r."entity", r."recordId", r."action", NULLIF(r."before", 'null'::jsonb), NULLIF(r."after", 'null'::jsonb), ${scope.userId}::uuid, ${at}
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS r("entity" text, "recordId" bigint, "action" text, "before" jsonb, "after" jsonb)`;
}

export interface LoggedChange extends RecordChange {
  userId: string | null;
  userName: string | null;
  at: Date;
}

/** The changes of one record, newest first. */
export async function listChanges(
  scope: CarrierScope,
  entity: ChangedEntity,
  recordId: number,
  limit = 50,
): Promise<LoggedChange[]> {
  const rows = await scope.db.recordChange.findMany({
    where: { carrierId: scope.carrierId, entity, recordId: BigInt(recordId) },
    orderBy: { id: 'desc' },
    take: limit,
  });
  const users = await scope.db.user.findMany({
    where: { id: { in: [...new Set(rows.flatMap((row) => row.userId ?? []))] } },
    select: { id: true, name: true },
  });
  const nameOf = new Map(users.map((user) => [user.id, user.name]));
  return rows.map((row) => ({
    entity: row.entity as ChangedEntity,
    recordId: Number(row.recordId),
    action: row.action as ChangeAction,
    before: row.before,
    after: row.after,
    userId: row.userId,
    userName: row.userId === null ? null : (nameOf.get(row.userId) ?? null),
    at: row.at,
  }));
}

/** How many trips were made since then. Deleting gives none back. */
export const countTripsCreatedSince = (scope: CarrierScope, since: Date): Promise<number> =>
  scope.db.recordChange.count({
    where: { carrierId: scope.carrierId, entity: 'trip', action: 'created', at: { gt: since } },
  });
