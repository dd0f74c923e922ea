import { randomUUID } from 'node:crypto';
import type { SessionKind } from '~/areas/accounts/rules/session-rules';
import type { SystemScope, UserScope } from '~/platform/database/scope.server';

export interface NewSession {
  userId: string;
  carrierId: string | null;
  kind: SessionKind;
  remember: boolean;
  isVouchedFor?: boolean;
  userAgent: string;
  address: string;
  now: Date;
  idleExpiresAt: Date;
  expiresAt: Date;
  tokenHash: Uint8Array<ArrayBuffer>;
  tokenExpiresAt: Date;
  /** Of a session that ends with this one's begin. */
  previousHash?: Uint8Array<ArrayBuffer> | null;
}

/** Begins a session with its first token, and ends the one before, all in one statement. */
export async function insertSession(scope: SystemScope, session: NewSession): Promise<string> {
  const {
    userId,
    carrierId,
    kind,
    remember,
    isVouchedFor = false,
    userAgent,
    address,
    now,
    idleExpiresAt,
    expiresAt,
    tokenHash,
    tokenExpiresAt,
    previousHash = null,
  } = session;
  const id = randomUUID();
  await scope.db.$executeRaw`
    WITH ended AS (
      UPDATE "session" s SET "revokedAt" = ${now} FROM "session_token" t
       WHERE t."hash" = ${previousHash}::bytea AND s."id" = t."sessionId" AND s."revokedAt" IS NULL
    ), begun AS (
      INSERT INTO "session" ("id", "userId", "carrierId", "kind", "remember", "isVouchedFor", "userAgent", "address", "createdAt", "authenticatedAt", "lastSeenAt", "idleExpiresAt", "expiresAt")
      VALUES (${id}::uuid, ${userId}::uuid, ${carrierId}::uuid, ${kind}::"session_kind", ${remember}, ${isVouchedFor}, ${userAgent.slice(0, 300)}, ${address.slice(0, 64)},
              ${now}, ${now}, ${now}, ${idleExpiresAt}, ${expiresAt})
      RETURNING "id"
    )
    INSERT INTO "session_token" ("hash", "sessionId", "createdAt", "expiresAt") SELECT ${tokenHash}, "id", ${now}, ${tokenExpiresAt} FROM begun`;
  return id;
}

/** Ends the session that a token belongs to, if there is one. */
export const revokeSessionOfToken = (scope: SystemScope, hash: Uint8Array, now: Date): Promise<unknown> =>
  scope.db.$executeRaw`
    UPDATE "session" s SET "revokedAt" = ${now} FROM "session_token" t WHERE t."hash" = ${hash} AND s."id" = t."sessionId" AND s."revokedAt" IS NULL`;

export const touchSession = (
  scope: SystemScope,
  id: string,
  now: Date,
  idleExpiresAt: Date,
): Promise<unknown> =>
  scope.db.session.updateMany({
    where: { id, lastSeenAt: { lt: now } },
    data: { lastSeenAt: now, idleExpiresAt },
  });

/** Locks the session's row until the end of the transaction: renewals of one session go one after the other. */
export async function lockSessionOfToken(scope: SystemScope, hash: Uint8Array): Promise<boolean> {
  const rows = await scope.db.$queryRaw<unknown[]>`
    SELECT s."id" FROM "session" s JOIN "session_token" t ON t."sessionId" = s."id" WHERE t."hash" = ${hash} FOR UPDATE OF s`;
  return rows.length > 0;
}

/** The session of a token, over or not, where its person has this address; null for any other. */
export async function findSessionOfAddress(
  { db }: SystemScope,
  hash: Uint8Array<ArrayBuffer>,
  email: string,
): Promise<string | null> {
  const found = await db.sessionToken.findFirst({
    where: { hash, session: { user: { email }, impersonatorId: null } },
    select: { sessionId: true },
  });
  return found?.sessionId ?? null;
}

/** Replaces a token of a session by the next one. */
export async function replaceToken(
  scope: SystemScope,
  input: {
    sessionId: string;
    oldHash: Uint8Array<ArrayBuffer>;
    newHash: Uint8Array<ArrayBuffer>;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { sessionId, oldHash, newHash, now, expiresAt } = input;
  await scope.db.sessionToken.updateMany({
    where: { hash: oldHash, replacedAt: null },
    data: { replacedAt: now },
  });
  await scope.db.sessionToken.create({ data: { hash: newHash, sessionId, createdAt: now, expiresAt } });
}

/** Ends a session from inside the program: a token of it came back that had been replaced. */
export const revokeSessionById = (scope: SystemScope, id: string, now: Date): Promise<unknown> =>
  scope.db.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } });

/** Ends one of the person's own sessions. @returns whether there was one to end. */
export async function revokeSession(scope: UserScope, id: string, now: Date): Promise<boolean> {
  const { count } = await scope.db.session.updateMany({
    where: { id, userId: scope.userId, revokedAt: null },
    data: { revokedAt: now },
  });
  return count > 0;
}

/** Ends the person's sessions but one. @returns how many. */
export async function revokeOtherSessions(
  scope: UserScope,
  now: Date,
  keepId: string | null,
): Promise<number> {
  const { count } = await scope.db.session.updateMany({
    where: { userId: scope.userId, revokedAt: null, ...(keepId === null ? {} : { id: { not: keepId } }) },
    data: { revokedAt: now },
  });
  return count;
}

/** Notes that the person has just proven who they are. */
export const markAuthenticated = (scope: UserScope, id: string, now: Date): Promise<unknown> =>
  scope.db.session.updateMany({ where: { id, userId: scope.userId }, data: { authenticatedAt: now } });

/** The carrier that a session works on. The caller has proven the membership. */
export const setSessionCarrier = (scope: UserScope, id: string, carrierId: string): Promise<unknown> =>
  scope.db.session.updateMany({ where: { id, userId: scope.userId }, data: { carrierId } });

export interface ListedSession {
  id: string;
  kind: SessionKind;
  userAgent: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** The person's living sessions, latest use first. */
export const listSessions = (scope: UserScope, now: Date): Promise<ListedSession[]> =>
  scope.db.session.findMany({
    where: { userId: scope.userId, revokedAt: null, expiresAt: { gt: now }, idleExpiresAt: { gt: now } },
    orderBy: { lastSeenAt: 'desc' },
    take: 100,
    select: {
      id: true,
      kind: true,
      userAgent: true,
      address: true,
      createdAt: true,
      lastSeenAt: true,
      expiresAt: true,
    },
  });

/** Sessions that ended before `before`, with their tokens. */
export async function deleteEndedSessions(scope: SystemScope, before: Date): Promise<number> {
  const { count } = await scope.db.session.deleteMany({
    where: {
      OR: [{ expiresAt: { lt: before } }, { idleExpiresAt: { lt: before } }, { revokedAt: { lt: before } }],
    },
  });
  return count;
}

/** When the person of this very session last proved who they are; null for an API token. */
export async function readSessionProof(scope: UserScope): Promise<Date | null> {
  if (scope.sessionId === null) return null;
  const session = await scope.db.session.findFirst({
    where: { id: scope.sessionId, userId: scope.userId },
    select: { authenticatedAt: true },
  });
  return session?.authenticatedAt ?? null;
}
