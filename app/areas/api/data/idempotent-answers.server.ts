import type { SystemScope } from '~/platform/database/scope.server';

type Bytes = Uint8Array<ArrayBuffer>;

export interface StoredAnswer {
  fingerprint: Uint8Array;
  /** Null while the request runs. */
  answer: Uint8Array | null;
}

/** One try of a request, and the key it holds. */
export interface Claim {
  id: Bytes;
  /** A UUID of its own. */
  owner: string;
}

/**
 * Claims a key for a request that is about to run. @returns null where it is ours now, else what is there: nobody's
 * claim lasts longer than `lockSeconds` unless it is renewed, so a request that died in the middle gives its key free. The
 * time is the database's: processes need not agree on it.
 */
export async function claimKey(
  { db }: SystemScope,
  claim: Claim & { fingerprint: Bytes; lockSeconds: number; keptSeconds: number },
): Promise<StoredAnswer | null> {
  const { id, owner, fingerprint, lockSeconds, keptSeconds } = claim;
  const claimed = await db.$executeRaw`
    INSERT INTO "idempotent_answer" AS held ("id", "owner", "fingerprint", "lockedUntil", "expiresAt")
    VALUES (${id}, ${owner}::uuid, ${fingerprint}, now() + make_interval(secs => ${lockSeconds}), now() + make_interval(secs => ${keptSeconds}))
    ON CONFLICT ("id") DO UPDATE SET "owner" = EXCLUDED."owner", "fingerprint" = EXCLUDED."fingerprint", "answer" = NULL, "lockedUntil" = EXCLUDED."lockedUntil", "expiresAt" = EXCLUDED."expiresAt"
    WHERE held."expiresAt" <= now() OR (held."answer" IS NULL AND held."lockedUntil" <= now() AND held."fingerprint" = EXCLUDED."fingerprint")`;
  if (claimed === 1) return null;
  const found = await db.idempotentAnswer.findUnique({
    where: { id },
    select: { fingerprint: true, answer: true },
  });
  // Given free between the two statements: the same as still running, and the client asks again.
  return found ?? { fingerprint, answer: null };
}

/** Says that the try still runs. Like what follows it does nothing where another try has taken the key since. */
export async function renewClaim(
  { db }: SystemScope,
  { id, owner }: Claim,
  lockSeconds: number,
): Promise<void> {
  await db.$executeRaw`UPDATE "idempotent_answer" SET "lockedUntil" = now() + make_interval(secs => ${lockSeconds}) WHERE "id" = ${id} AND "owner" = ${owner}::uuid AND "answer" IS NULL`;
}

/** Keeps the answer of a try that ran. */
export async function keepAnswer({ db }: SystemScope, { id, owner }: Claim, answer: Bytes): Promise<void> {
  await db.idempotentAnswer.updateMany({ where: { id, owner, answer: null }, data: { answer } });
}

/** Gives the key free: the try changed nothing. */
export async function releaseKey({ db }: SystemScope, { id, owner }: Claim): Promise<void> {
  await db.idempotentAnswer.deleteMany({ where: { id, owner, answer: null } });
}

/** Removes answers whose day is over; returns how many. */
export async function deleteExpiredAnswers({ db }: SystemScope, now: Date): Promise<number> {
  const { count } = await db.idempotentAnswer.deleteMany({ where: { expiresAt: { lte: now } } });
  return count;
}
