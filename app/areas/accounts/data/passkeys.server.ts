import type { SystemScope, UserScope } from '~/platform/database/scope.server';
import type { KeptPasskey } from '~/platform/passkeys/port';

type Bytes = Uint8Array<ArrayBuffer>;

export interface PasskeyRecord {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** A device's question, to be answered once. */
export const insertChallenge = (
  scope: SystemScope | UserScope,
  challenge: { hash: Bytes; userId: string | null; expiresAt: Date },
): Promise<unknown> => scope.db.passkeyChallenge.create({ data: challenge });

/** Uses a question up. Of several answers to it one gets true. @param userId whose question it must be; null for that of a sign-in */
export async function takeChallenge(
  scope: SystemScope | UserScope,
  { hash, userId }: { hash: Bytes; userId: string | null },
  now: Date,
): Promise<boolean> {
  const { count } = await scope.db.passkeyChallenge.deleteMany({
    where: { hash, userId, expiresAt: { gt: now } },
  });
  return count === 1;
}

export const deleteOldChallenges = (scope: SystemScope, now: Date): Promise<unknown> =>
  scope.db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } });

/** The person's own, oldest first. */
export const listPasskeys = (
  scope: UserScope,
): Promise<(PasskeyRecord & Pick<KeptPasskey, 'credentialId' | 'transports'>)[]> =>
  scope.db.passkey.findMany({
    where: { userId: scope.userId },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      name: true,
      createdAt: true,
      lastUsedAt: true,
      credentialId: true,
      transports: true,
    },
  });

/** @returns false where the device's passkey is an account's already. */
export async function insertPasskey(
  scope: UserScope,
  { counter, ...passkey }: KeptPasskey & { name: string },
): Promise<boolean> {
  const { count } = await scope.db.passkey.createMany({
    data: [{ ...passkey, counter: BigInt(counter), userId: scope.userId }],
    skipDuplicates: true,
  });
  return count === 1;
}

/** @returns its name, or null where the person has none of this id. */
export async function deletePasskey(scope: UserScope, id: string): Promise<string | null> {
  const passkey = await scope.db.passkey.findFirst({
    where: { id, userId: scope.userId },
    select: { name: true },
  });
  const { count } = await scope.db.passkey.deleteMany({ where: { id, userId: scope.userId } });
  return passkey && count === 1 ? passkey.name : null;
}

/** All of an account: whoever takes it over starts with none. */
export const deletePasskeys = (scope: SystemScope, userId: string): Promise<unknown> =>
  scope.db.passkey.deleteMany({ where: { userId } });

/** The passkey of a credential, whoever's it is. */
export async function findPasskey(
  scope: SystemScope,
  credentialId: Bytes,
): Promise<(KeptPasskey & { id: string; userId: string }) | null> {
  const found = await scope.db.passkey.findUnique({
    where: { credentialId },
    select: {
      id: true,
      userId: true,
      credentialId: true,
      publicKey: true,
      counter: true,
      transports: true,
    },
  });
  return found && { ...found, counter: Number(found.counter) };
}

export const notePasskeyUse = (
  scope: SystemScope,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<unknown> =>
  scope.db.passkey.updateMany({ where: { id }, data: { counter: BigInt(counter), lastUsedAt: now } });
