import type { OneTimePurpose } from '~/platform/database/generated/prisma/client';
import type { SystemScope } from '~/platform/database/scope.server';

export type { OneTimePurpose };

export interface OneTimeTokenRecord {
  id: string;
  userId: string;
  purpose: OneTimePurpose;
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
}

const RECORD = { id: true, userId: true, purpose: true, email: true, expiresAt: true, usedAt: true } as const;

/** A new one; earlier ones of the same kind stop working. Call in a transaction. */
export async function insertOneTimeToken(
  scope: SystemScope,
  input: {
    userId: string;
    purpose: OneTimePurpose;
    hash: Uint8Array<ArrayBuffer>;
    email: string;
    triesLeft: number;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { now: createdAt, ...rest } = input;
  await scope.db.oneTimeToken.deleteMany({
    where: { userId: input.userId, purpose: input.purpose, usedAt: null },
  });
  await scope.db.oneTimeToken.create({ data: { ...rest, createdAt } });
}

export const findOneTimeToken = (
  scope: SystemScope,
  hash: Uint8Array<ArrayBuffer>,
): Promise<OneTimeTokenRecord | null> =>
  scope.db.oneTimeToken.findUnique({ where: { hash }, select: RECORD });

/** Uses a token up. Of any number of processes that try at once, exactly one gets true. */
export async function useOneTimeToken(scope: SystemScope, id: string, now: Date): Promise<boolean> {
  const { count } = await scope.db.oneTimeToken.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now, triesLeft: 0 },
  });
  return count === 1;
}

/** Takes one try of the person's living code. @returns what the code is checked against, or null when no try is left. */
export async function takeCodeTry(
  scope: SystemScope,
  userId: string,
  now: Date,
): Promise<{ id: string; hash: string; email: string } | null> {
  const [row] = await scope.db.$queryRaw<{ id: string; hash: Uint8Array; email: string }[]>`
    UPDATE "one_time_token" SET "triesLeft" = "triesLeft" - 1
     WHERE "userId" = ${userId}::uuid AND "purpose" = 'sign_in_code' AND "usedAt" IS NULL AND "triesLeft" > 0 AND "expiresAt" > ${now}
    RETURNING "id", "hash", "email"`;
  return row ? { id: row.id, hash: Buffer.from(row.hash).toString('utf8'), email: row.email } : null;
}

/** Links and codes that could still be used: none stays after a password change. */
export const deleteUnusedTokens = (
  scope: SystemScope,
  userId: string,
  purposes: OneTimePurpose[],
): Promise<unknown> =>
  scope.db.oneTimeToken.deleteMany({ where: { userId, purpose: { in: purposes }, usedAt: null } });

export async function deleteOldOneTimeTokens(scope: SystemScope, before: Date): Promise<number> {
  const { count } = await scope.db.oneTimeToken.deleteMany({ where: { expiresAt: { lt: before } } });
  return count;
}
