import { deserialize, serialize } from 'node:v8';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

export type MadeKind =
  | 'equipment'
  | 'equipment-change'
  | 'trip-change'
  | 'fuel-change'
  | 'tank'
  | 'tank-change'
  | 'tank-entry-change'
  | 'webhook'
  | 'webhook-secret'
  | 'connection'
  | 'webhook-delivery'
  | 'email'
  | 'email-delivery'
  | 'email-file'
  | 'support'
  | 'import'
  | 'import-mapping'
  | 'carrier-change'
  | 'card-removal'
  | 'plan-change'
  | 'extracted-data';

/** What runs once and leaves no record behind that a retry could find. */
export type DoneKind =
  | 'records-deleted'
  | 'equipment-deleted'
  | 'tank-deleted'
  | 'tank-entry-deleted'
  | 'receipt-deleted'
  | 'import-deleted'
  | 'connection-removed'
  | 'webhook-removed'
  | 'webhook-sent-again'
  | 'email-deleted'
  | 'member-removed'
  | 'invitation-ended'
  | 'quarter-filed'
  | 'quarter-reopened';

/** The id of the record that an earlier try of the same request made. */
export async function findMade(scope: CarrierScope, key: string, kind: MadeKind): Promise<string | null> {
  const row = await scope.db.madeRecord.findUnique({
    where: { carrierId_key_kind: { carrierId: scope.carrierId, key, kind } },
    select: { recordId: true },
  });
  return row?.recordId ?? null;
}

/** Whether an earlier try of the same request has noted anything. */
export async function hasNote({ db }: SystemScope, carrierId: string, key: string): Promise<boolean> {
  return (await db.madeRecord.count({ where: { carrierId, key } })) > 0;
}

/** Notes what the request makes. Call in the transaction that makes it. */
export const noteMade = (
  scope: CarrierScope,
  key: string,
  kind: MadeKind,
  recordId: string,
): Promise<unknown> =>
  scope.db.madeRecord.upsert({
    where: { carrierId_key_kind: { carrierId: scope.carrierId, key, kind } },
    create: { carrierId: scope.carrierId, key, kind, recordId },
    // Of a record that was deleted since.
    update: { recordId },
  });

/** What an earlier try of the same request returned, as it was noted with `noteDone`; null where none did. */
export async function findDone(
  scope: CarrierScope,
  key: string,
  kind: DoneKind,
): Promise<{ value: unknown } | null> {
  const row = await scope.db.madeRecord.findUnique({
    where: { carrierId_key_kind: { carrierId: scope.carrierId, key, kind } },
    select: { value: true },
  });
  return row?.value ? { value: deserialize(row.value) as unknown } : null;
}

/** Notes what the request returns: plain values, dates too. Call in the transaction that does it. */
export const noteDone = (
  scope: CarrierScope,
  key: string,
  kind: DoneKind,
  value: unknown,
): Promise<unknown> =>
  scope.db.madeRecord.create({
    data: { carrierId: scope.carrierId, key, kind, recordId: '', value: new Uint8Array(serialize(value)) },
  });

/** Removes notes whose keys are no longer kept. */
export const deleteOldMade = ({ db }: SystemScope, before: Date): Promise<unknown> =>
  db.madeRecord.deleteMany({ where: { createdAt: { lt: before } } });
