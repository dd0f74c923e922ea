import { carrierScope, type CarrierScope, type SystemScope } from '~/platform/database/scope.server';

/** When the carrier switched the extractor on, and the address for mail; null where it has not. */
export async function findActivation(
  scope: CarrierScope,
): Promise<{ activatedAt: Date; mailKey: string } | null> {
  return scope.db.extractionActivation.findUnique({
    where: { carrierId: scope.carrierId },
    select: { activatedAt: true, mailKey: true },
  });
}

/** Whether any carrier has switched the extractor on. */
export const isActivatedAnywhere = async (scope: SystemScope): Promise<boolean> =>
  (await scope.db.extractionActivation.findFirst({ select: { carrierId: true } })) !== null;

/** Switching on twice changes nothing. */
export async function insertActivation(scope: CarrierScope, mailKey: string, now: Date): Promise<void> {
  await scope.db.extractionActivation.createMany({
    data: [{ carrierId: scope.carrierId, activatedBy: scope.userId, mailKey, activatedAt: now }],
    skipDuplicates: true,
  });
}

const isDisabled = async (scope: SystemScope, carrierId: string): Promise<boolean> =>
  (await scope.db.carrier.count({ where: { id: carrierId, disabledAt: { not: null } } })) > 0;

/** The carrier that an address for forwarded mail belongs to, on the scope of the person who switched it on and still may write. */
export async function findByMailKey(scope: SystemScope, mailKey: string): Promise<CarrierScope | null> {
  const row = await scope.db.extractionActivation.findUnique({
    where: { mailKey },
    select: { carrierId: true, activatedBy: true },
  });
  if (!row || (await isDisabled(scope, row.carrierId))) return null;
  const members = await scope.db.membership.findMany({
    where: { carrierId: row.carrierId },
    select: { userId: true, role: true },
  });
  // Whoever switched it on may have left: then the file comes in for an owner.
  const member =
    members.find(({ userId }) => userId === row.activatedBy) ?? members.find(({ role }) => role === 'owner');
  return member
    ? carrierScope({ carrierId: row.carrierId, userId: member.userId, role: member.role }, scope.db)
    : null;
}

export async function insertServiceToken(
  scope: CarrierScope,
  hash: Uint8Array<ArrayBuffer>,
  expiresAt: Date,
): Promise<void> {
  await scope.db.extractionToken.create({
    data: { hash, carrierId: scope.carrierId, userId: scope.userId, expiresAt },
  });
}

/** Whom a living service token stands for, with what the person may do with the carrier today; old tokens go. */
export async function findServiceToken(scope: SystemScope, hash: Uint8Array<ArrayBuffer>, now: Date) {
  await scope.db.extractionToken.deleteMany({ where: { expiresAt: { lt: now } } });
  const token = await scope.db.extractionToken.findUnique({ where: { hash } });
  if (!token) return null;
  const [membership, user] = await Promise.all([
    scope.db.membership.findFirst({
      where: { userId: token.userId, carrierId: token.carrierId },
      select: { role: true },
    }),
    scope.db.user.findUnique({
      where: { id: token.userId },
      select: { id: true, name: true, email: true, disabledAt: true },
    }),
  ]);
  if (!membership || !user || user.disabledAt || (await isDisabled(scope, token.carrierId))) return null;
  return {
    carrierId: token.carrierId,
    role: membership.role,
    user: { id: user.id, name: user.name, email: user.email },
  };
}

/** Whether the carrier has a document, or data that a program stored, of this id. */
export async function hasExtractedData(scope: CarrierScope, id: string): Promise<boolean> {
  const where = { id, carrierId: scope.carrierId };
  const [documents, batches] = await Promise.all([
    scope.db.document.count({ where }),
    scope.db.extractedBatch.count({ where }),
  ]);
  return documents + batches > 0;
}
