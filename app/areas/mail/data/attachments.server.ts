import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

export interface AttachmentRecord {
  id: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  storageKey: string;
  createdAt: Date;
}

const FIELDS = {
  id: true,
  fileName: true,
  contentType: true,
  sizeBytes: true,
  storageKey: true,
  createdAt: true,
} as const;

export const insertAttachment = (
  scope: CarrierScope,
  file: Omit<AttachmentRecord, 'createdAt'> & { requestId?: string },
): Promise<AttachmentRecord> =>
  scope.db.attachment.create({
    data: { ...file, userId: scope.userId, carrierId: scope.carrierId },
    select: FIELDS,
  });

/** A file of the carrier: of its emails for all who work on it, of a support message for who sent it. */
export const findAttachment = (scope: CarrierScope, id: string): Promise<AttachmentRecord | null> =>
  scope.db.attachment.findFirst({
    where: { id, carrierId: scope.carrierId, OR: [{ emailId: { not: null } }, { userId: scope.userId }] },
    select: FIELDS,
  });

/** The person's own files that go with nothing yet, among these. */
export const findLooseAttachments = (
  scope: CarrierScope,
  ids: readonly string[],
): Promise<AttachmentRecord[]> =>
  scope.db.attachment.findMany({
    where: {
      id: { in: [...ids] },
      userId: scope.userId,
      carrierId: scope.carrierId,
      emailId: null,
      requestId: null,
    },
    orderBy: { createdAt: 'asc' },
    select: FIELDS,
  });

export const countLooseAttachments = (scope: CarrierScope): Promise<number> =>
  scope.db.attachment.count({
    where: { userId: scope.userId, carrierId: scope.carrierId, emailId: null, requestId: null },
  });

/** Files that go with nothing since `before`: they were uploaded for a message that was never sent. */
export const listForgottenAttachments = (scope: SystemScope, before: Date): Promise<AttachmentRecord[]> =>
  scope.db.attachment.findMany({
    where: { emailId: null, requestId: null, createdAt: { lt: before } },
    take: 500,
    select: FIELDS,
  });

export const deleteAttachments = (scope: SystemScope, ids: readonly string[]): Promise<unknown> =>
  scope.db.attachment.deleteMany({ where: { id: { in: [...ids] } } });

export const findAttachmentsById = (
  scope: SystemScope,
  ids: readonly string[],
): Promise<AttachmentRecord[]> =>
  scope.db.attachment.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { createdAt: 'asc' },
    select: FIELDS,
  });

/** Where the files lie that a person added to messages, on any carrier. */
export async function listAttachmentKeysOf(scope: SystemScope, userId: string): Promise<string[]> {
  const rows = await scope.db.attachment.findMany({ where: { userId }, select: { storageKey: true } });
  return rows.map(({ storageKey }) => storageKey);
}
