import { recordedSince } from '~/areas/webhooks/rules/retry-rules';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

/** Records that programs keep copies of and are notified about. */
export type PublishedEntity = 'trip' | 'fuel' | 'equipment';
export type ChangedEntity = PublishedEntity | 'tank' | 'tank_entry';
const ENTITIES: PublishedEntity[] = ['trip', 'fuel', 'equipment'];
export type ChangeAction = 'created' | 'updated' | 'deleted' | 'corrected' | 'moved' | 'restored';

export interface RecordChange {
  entity: ChangedEntity;
  recordId: number;
  action: ChangeAction;
  before: unknown;
  after: unknown;
}

/** An endpoint of the carrier, and what it wants to hear of. */
export interface Listener {
  id: string;
  events: string[];
  active: boolean;
}

/**
 * Writes down changes with who made them, in the scope's transaction, as one statement. Nothing here is ever altered.
 * @returns the carrier's endpoints that are on, to be notified, and those switched off lately, for which it is recorded
 */
export async function logChanges(
  scope: CarrierScope,
  changes: readonly RecordChange[],
  at: Date,
): Promise<Listener[]> {
  if (changes.length === 0) return [];
  return scope.db.$queryRaw<Listener[]>`
    WITH logged AS (
      INSERT INTO "record_change" ("carrierId", "entity", "recordId", "action", "before", "after", "userId", "at")
      SELECT ${scope.carrierId}::uuid, r."entity", r."recordId", r."action", NULLIF(r."before", 'null'::jsonb), NULLIF(r."after", 'null'::jsonb), ${scope.userId}::uuid, ${at}
      FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS r("entity" text, "recordId" bigint, "action" text, "before" jsonb, "after" jsonb)
    )
    SELECT "id", "events", "active" FROM "webhook_endpoint"
     WHERE "carrierId" = ${scope.carrierId}::uuid AND ("active" OR "offSince" > ${recordedSince(at)})`;
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

/** A record that is gone. */
export interface DeletedRecord {
  /** Of the change that deleted it. */
  changeId: number;
  entity: PublishedEntity;
  recordId: number;
  at: Date;
}

/** Deletions from a moment on, the oldest first; after those of the page before where `after` names its last. */
export async function listDeletions(
  scope: CarrierScope,
  {
    entities = ENTITIES,
    since,
    after,
    length,
  }: {
    entities?: readonly PublishedEntity[];
    since?: Date;
    after?: { at: Date; changeId: number };
    length: number;
  },
): Promise<{ rows: DeletedRecord[]; total: number }> {
  const where = {
    carrierId: scope.carrierId,
    entity: { in: [...entities] },
    action: 'deleted',
    ...(since ? { at: { gte: since } } : {}),
  };
  const following = after && {
    OR: [{ at: { gt: after.at } }, { at: after.at, id: { gt: BigInt(after.changeId) } }],
  };
  const [rows, total] = await Promise.all([
    scope.db.recordChange.findMany({
      where: { ...where, ...(following ? { AND: [following] } : {}) },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      take: length,
      select: { id: true, entity: true, recordId: true, at: true },
    }),
    scope.db.recordChange.count({ where }),
  ]);
  return {
    rows: rows.map(({ id, entity, recordId, at }) => ({
      changeId: Number(id),
      entity: entity as PublishedEntity,
      recordId: Number(recordId),
      at,
    })),
    total,
  };
}

/** A record that a carrier's copies have to drop. */
export interface Deletion {
  entity: PublishedEntity;
  recordId: number;
  at: Date;
}

const toDeletion = <R extends { recordId: bigint }>(row: R) => ({ ...row, recordId: Number(row.recordId) });

/** What a carrier's copies have to drop once all its records are gone: the deletions that are listed, and all that is there now. */
export async function everythingAsDeleted(
  { db }: SystemScope,
  carrierId: string,
): Promise<{ before: Deletion[]; now: Omit<Deletion, 'at'>[] }> {
  const before = await db.$queryRaw<{ entity: PublishedEntity; recordId: bigint; at: Date }[]>`
    SELECT "entity", "recordId", "at" FROM "record_change"
     WHERE "carrierId" = ${carrierId}::uuid AND "action" = 'deleted' AND "entity" = ANY(${ENTITIES}::text[])`;
  const now = await db.$queryRaw<{ entity: PublishedEntity; recordId: bigint }[]>`
    SELECT 'trip' AS "entity", "id" AS "recordId" FROM "trip" WHERE "carrierId" = ${carrierId}::uuid
    UNION ALL SELECT 'fuel', "id" FROM "fuel_purchase" WHERE "carrierId" = ${carrierId}::uuid
    UNION ALL SELECT 'equipment', "id" FROM "equipment" WHERE "carrierId" = ${carrierId}::uuid`;
  return { before: before.map(toDeletion), now: now.map(toDeletion) };
}

/** Lists deletions in a change log that was emptied. */
export const listAsDeleted = (
  { db }: SystemScope,
  carrierId: string,
  deletions: readonly Deletion[],
): Promise<unknown> =>
  db.recordChange.createMany({
    data: deletions.map((deletion) => ({ ...deletion, carrierId, action: 'deleted' })),
  });

/** How many trips were made since then. Deleting gives none back. */
/** The same of any carrier, for jobs. */
export const countTripsCreatedIn = (scope: SystemScope, carrierId: string, since: Date): Promise<number> =>
  scope.db.recordChange.count({
    where: { carrierId, entity: 'trip', action: 'created', at: { gt: since } },
  });

export const countTripsCreatedSince = (scope: CarrierScope, since: Date): Promise<number> =>
  scope.db.recordChange.count({
    where: { carrierId: scope.carrierId, entity: 'trip', action: 'created', at: { gt: since } },
  });
