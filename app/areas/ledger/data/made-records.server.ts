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
  | 'extracted-data';

/** The id of the record that an earlier try of the same request made. */
export async function findMade(scope: CarrierScope, key: string, kind: MadeKind): Promise<string | null> {
  const row = await scope.db.madeRecord.findUnique({
    where: { carrierId_key_kind: { carrierId: scope.carrierId, key, kind } },
    select: { recordId: true },
  });
  return row?.recordId ?? null;
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

/** Removes notes whose keys are no longer kept. */
export const deleteOldMade = ({ db }: SystemScope, before: Date): Promise<unknown> =>
  db.madeRecord.deleteMany({ where: { createdAt: { lt: before } } });
