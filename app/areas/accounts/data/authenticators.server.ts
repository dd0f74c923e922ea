import type { SystemScope, UserScope } from '~/platform/database/scope.server';

type Bytes = Uint8Array<ArrayBuffer>;

export interface AuthenticatorRecord {
  sealedKey: Uint8Array;
  sessionId: string | null;
  lastStep: number;
  createdAt: Date;
}

const RECORD = { sealedKey: true, sessionId: true, lastStep: true, createdAt: true } as const;

/** The person's app, whether it counts already or is being set up. */
export const findAuthenticator = (scope: SystemScope, userId: string): Promise<AuthenticatorRecord | null> =>
  scope.db.authenticator.findUnique({ where: { userId }, select: RECORD });

export const readOwnAuthenticator = (scope: UserScope): Promise<AuthenticatorRecord | null> =>
  scope.db.authenticator.findUnique({ where: { userId: scope.userId }, select: RECORD });

/** Since when the person's own sign-ins take two steps. */
export async function readTwoStepSince(scope: UserScope): Promise<Date | null> {
  const { twoStepSince } = await scope.db.user.findUniqueOrThrow({
    where: { id: scope.userId },
    select: { twoStepSince: true },
  });
  return twoStepSince;
}

/** Begins to set an app up; what was begun before is forgotten. Call in a transaction. @returns false where one counts already. */
export async function beginAuthenticator(scope: UserScope, sealedKey: Bytes, now: Date): Promise<boolean> {
  const { userId, sessionId } = scope;
  if (!(await lockUser(scope, userId, false))) return false;
  const fresh = { sealedKey, sessionId, lastStep: 0, createdAt: now };
  await scope.db.authenticator.upsert({ where: { userId }, create: { userId, ...fresh }, update: fresh });
  return true;
}

/** Holds the person's row until the end of the transaction. @returns whether it is as asked: an app counts, or none does. */
async function lockUser(scope: UserScope | SystemScope, userId: string, isOn: boolean): Promise<boolean> {
  const rows = await scope.db.$queryRaw<{ isOn: boolean }[]>`
    SELECT "twoStepSince" IS NOT NULL AS "isOn" FROM "user_account" WHERE "id" = ${userId}::uuid FOR UPDATE`;
  return rows[0]?.isOn === isOn;
}

/** From now on sign-ins take two steps. @returns false where they did already. */
export async function switchTwoStepOn(scope: UserScope, now: Date): Promise<boolean> {
  const { count } = await scope.db.user.updateMany({
    where: { id: scope.userId, twoStepSince: null },
    data: { twoStepSince: now },
  });
  return count === 1;
}

/** One step is enough again; key, recovery codes and begun sign-ins are forgotten. Call in a transaction. @returns false where it was so. */
export async function switchTwoStepOff(scope: SystemScope, userId: string): Promise<boolean> {
  const { count } = await scope.db.user.updateMany({
    where: { id: userId, twoStepSince: { not: null } },
    data: { twoStepSince: null },
  });
  await scope.db.authenticator.deleteMany({ where: { userId } });
  await deleteSecondSteps(scope, userId);
  return count === 1;
}

/** Notes that a code of this half minute was taken. @returns false where one of it or of a later one was before. */
export async function takeStep(scope: SystemScope, userId: string, step: number): Promise<boolean> {
  const { count } = await scope.db.authenticator.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}

/** New recovery codes in the place of the old ones. Call in a transaction. */
export async function replaceRecoveryCodes(
  scope: UserScope,
  codes: readonly { lookup: string; hash: string }[],
): Promise<void> {
  const { userId } = scope;
  await scope.db.recoveryCode.deleteMany({ where: { userId } });
  await scope.db.recoveryCode.createMany({ data: codes.map((code) => ({ ...code, userId })) });
}

export const listRecoveryCodes = (
  scope: SystemScope,
  userId: string,
  lookup: string,
): Promise<{ id: string; hash: string }[]> =>
  scope.db.recoveryCode.findMany({
    where: { userId, lookup, usedAt: null },
    select: { id: true, hash: true },
  });

/** Uses a recovery code up. Of several that try at once one gets true. */
export async function useRecoveryCode(scope: SystemScope, id: string, now: Date): Promise<boolean> {
  const { count } = await scope.db.recoveryCode.updateMany({
    where: { id, usedAt: null },
    data: { usedAt: now },
  });
  return count === 1;
}

export const countRecoveryCodes = (scope: UserScope | SystemScope, userId: string): Promise<number> =>
  scope.db.recoveryCode.count({ where: { userId, usedAt: null } });

export interface PendingIdentity {
  provider: string;
  subject: string;
  email: string;
}

export interface SecondStepRecord {
  userId: string;
  remember: boolean;
  identity: PendingIdentity | null;
  triesLeft: number;
}

export const insertSecondStep = (
  scope: SystemScope,
  {
    identity,
    ...step
  }: Omit<SecondStepRecord, 'identity'> & { identity: PendingIdentity | null; hash: Bytes; expiresAt: Date },
): Promise<unknown> =>
  scope.db.secondStep.create({ data: { ...step, ...(identity ? { identity: { ...identity } } : {}) } });

/** Whose code is awaited; null where the sign-in is over. */
export async function findSecondStepOwner(
  scope: SystemScope,
  hash: Bytes,
  now: Date,
): Promise<string | null> {
  const found = await scope.db.secondStep.findUnique({
    where: { hash, triesLeft: { gt: 0 }, expiresAt: { gt: now } },
    select: { userId: true },
  });
  return found?.userId ?? null;
}

/** Takes one try. @returns the sign-in, or null where it is over. */
export async function takeSecondStepTry(
  scope: SystemScope,
  hash: Bytes,
  now: Date,
): Promise<SecondStepRecord | null> {
  const [row] = await scope.db.secondStep.updateManyAndReturn({
    where: { hash, triesLeft: { gt: 0 }, expiresAt: { gt: now } },
    data: { triesLeft: { decrement: 1 } },
    select: { userId: true, remember: true, identity: true, triesLeft: true },
  });
  return row ? { ...row, identity: row.identity as PendingIdentity | null } : null;
}

/** Ends the wait for a code. Of several that end it at once one gets true. */
export async function endSecondStep(scope: SystemScope, hash: Bytes): Promise<boolean> {
  const { count } = await scope.db.secondStep.deleteMany({ where: { hash } });
  return count === 1;
}

/** Sign-ins that wait for a code: none outlives the password that began it. */
export const deleteSecondSteps = (scope: SystemScope, userId: string): Promise<unknown> =>
  scope.db.secondStep.deleteMany({ where: { userId } });

/** Sign-ins that were not finished, and apps that were not set up to the end. */
export async function deleteOldSecondSteps(scope: SystemScope, now: Date, begunBefore: Date): Promise<void> {
  await scope.db.secondStep.deleteMany({ where: { expiresAt: { lt: now } } });
  await scope.db.authenticator.deleteMany({
    where: { createdAt: { lt: begunBefore }, user: { twoStepSince: null } },
  });
}

/** How many people have an app whose key the installation has sealed. */
export const countAuthenticators = (scope: SystemScope): Promise<number> => scope.db.authenticator.count();
