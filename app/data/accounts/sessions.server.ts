import { randomUUID } from 'node:crypto';
import { env } from '~/config/env.server';
import type { SessionKind } from '~/domain/accounts/session-rules';
import type { MembershipRole } from '~/domain/accounts/roles';
import { parseCarrierChoices, type Carrier, type CarrierChoice } from './carriers.server';
import { readRows } from '~/data/database/db.server';
import { Prisma } from '../generated/prisma/client';
import type { SystemScope, UserScope } from '~/data/database/scope.server';

/** A person as every signed-in page knows them. */
export interface SignedInUser {
  id: string;
  email: string;
  name: string;
  emailVerifiedAt: Date | null;
  emailBouncedAt: Date | null;
  roles: string[];
  onboardingRequestedAt: Date | null;
  deleteAfter: Date | null;
}

export interface SessionRecord {
  id: string;
  kind: SessionKind;
  remember: boolean;
  createdAt: Date;
  authenticatedAt: Date;
  lastSeenAt: Date;
  idleExpiresAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  /** The administrator who looks at the product as this person. */
  impersonatorId: string | null;
}

/** Who a token or cookie stands for, with the carrier they work on: all of it by one query. */
export interface Identified {
  user: SignedInUser;
  carrier: Carrier | null;
  role: MembershipRole | null;
  /** Every carrier the person belongs to, by name. */
  carriers: CarrierChoice[];
  /** The carrier, or the installation, wants two steps of its people, and this sign-in took one: records stay closed. */
  isSecondStepMissing: boolean;
}

export interface IdentifiedSession extends Identified {
  session: SessionRecord;
  token: { expiresAt: Date; replacedAt: Date | null };
}

const USER_AND_CARRIER = Prisma.sql`
  u."id" AS "userId", coalesce(u."claimedEmail", u."email") AS "email", u."name", u."emailVerifiedAt", u."emailBouncedAt", u."roles", u."onboardingRequestedAt", u."deleteAfter",
  m."role"::text AS "role",
  c."id" AS "carrierId", c."legalName", c."usdot", c."iftaLicence", c."baseJurisdiction", c."units"::text AS "units", c."street", c."city",
  c."region", c."postalCode", c."contactName", c."contactEmail", c."contactPhone", c."timeZone", c."planPackageId", c."freeLimitDoubled",
  c."freeLimitRequestedAt", c."disabledAt", c."disabledReason", c."requiresTwoStep", c."revision", u."twoStepSince" IS NOT NULL AS "hasTwoStep",
  (SELECT coalesce(json_agg(json_build_object('id', k."id", 'legalName', k."legalName", 'role', mk."role") ORDER BY lower(k."legalName"), k."id"), '[]')
     FROM "membership" mk JOIN "carrier" k ON k."id" = mk."carrierId" WHERE mk."userId" = u."id") AS "carriers"`;

/** A person whose chosen carrier is gone, or was never chosen, works on the one they joined first. */
const MEMBERSHIP_OF = (chosen: Prisma.Sql) => Prisma.sql`
  LEFT JOIN LATERAL (
    SELECT * FROM "membership" WHERE "userId" = u."id" ORDER BY ("carrierId" = ${chosen}) IS TRUE DESC, "createdAt", "carrierId" LIMIT 1
  ) m ON true
  LEFT JOIN "carrier" c ON c."id" = m."carrierId"`;

type IdentifiedRow = Omit<Carrier, 'id'> &
  Omit<SignedInUser, 'id'> & {
    userId: string;
    carrierId: string | null;
    role: MembershipRole | null;
    carriers: unknown;
    hasTwoStep: boolean;
    /** Of a session only: an API token proves nobody. */
    isVouchedFor?: boolean;
  };

function identifiedOf(row: IdentifiedRow): Identified {
  const { userId, email, name, emailVerifiedAt, emailBouncedAt, roles, onboardingRequestedAt, deleteAfter } =
    row;
  const carrier: Carrier | null =
    row.carrierId === null
      ? null
      : {
          id: row.carrierId,
          legalName: row.legalName,
          usdot: row.usdot,
          iftaLicence: row.iftaLicence,
          baseJurisdiction: row.baseJurisdiction,
          units: row.units,
          street: row.street,
          city: row.city,
          region: row.region,
          postalCode: row.postalCode,
          contactName: row.contactName,
          contactEmail: row.contactEmail,
          contactPhone: row.contactPhone,
          timeZone: row.timeZone,
          planPackageId: row.planPackageId,
          freeLimitDoubled: row.freeLimitDoubled,
          freeLimitRequestedAt: row.freeLimitRequestedAt,
          disabledAt: row.disabledAt,
          disabledReason: row.disabledReason,
          requiresTwoStep: row.requiresTwoStep,
          revision: row.revision,
        };
  return {
    user: {
      id: userId,
      email,
      name,
      emailVerifiedAt,
      emailBouncedAt,
      roles,
      onboardingRequestedAt,
      deleteAfter,
    },
    carrier,
    // Of a carrier that is disabled everybody is a reader, whatever they ask.
    role: row.role !== null && carrier?.disabledAt ? 'viewer' : row.role,
    carriers: parseCarrierChoices(row.carriers),
    isSecondStepMissing:
      (carrier?.requiresTwoStep === true || env().REQUIRE_TWO_STEP) && !row.hasTwoStep && row.isVouchedFor !== true,
  };
}

type SessionRow = IdentifiedRow &
  Omit<SessionRecord, 'id'> & { sessionId: string; tokenExpiresAt: Date; replacedAt: Date | null };

/** The session of a token hash, whether or not it is still alive: the caller judges by its times. None of a disabled account. */
export async function findSession(scope: SystemScope, hash: Uint8Array): Promise<IdentifiedSession | null> {
  const [row] = await readRows<SessionRow>(scope, Prisma.sql`/* prepared */
    SELECT s."id" AS "sessionId", s."kind"::text AS "kind", s."remember", s."createdAt", s."authenticatedAt", s."lastSeenAt", s."idleExpiresAt",
           s."expiresAt", s."revokedAt", s."impersonatorId", s."isVouchedFor", t."expiresAt" AS "tokenExpiresAt", t."replacedAt", ${USER_AND_CARRIER}
      FROM "session_token" t
      JOIN "session" s ON s."id" = t."sessionId"
      JOIN "user_account" u ON u."id" = s."userId" AND u."disabledAt" IS NULL
      ${MEMBERSHIP_OF(Prisma.sql`s."carrierId"`)}
     WHERE t."hash" = ${hash}`);
  if (!row) return null;
  return {
    ...identifiedOf(row),
    session: {
      id: row.sessionId,
      kind: row.kind,
      remember: row.remember,
      createdAt: row.createdAt,
      authenticatedAt: row.authenticatedAt,
      lastSeenAt: row.lastSeenAt,
      idleExpiresAt: row.idleExpiresAt,
      expiresAt: row.expiresAt,
      revokedAt: row.revokedAt,
      impersonatorId: row.impersonatorId,
    },
    token: { expiresAt: row.tokenExpiresAt, replacedAt: row.replacedAt },
  };
}

export interface IdentifiedApiToken extends Identified {
  apiToken: {
    id: string;
    mayWrite: boolean;
    lastUsedAt: Date | null;
    expiresAt: Date | null;
    revokedAt: Date | null;
  };
}

type ApiTokenRow = IdentifiedRow & {
  tokenId: string;
  mayWrite: boolean;
  lastUsedAt: Date | null;
  tokenExpiresAt: Date | null;
  revokedAt: Date | null;
};

/** The API token of a hash, with its person and its one carrier; carrier is null where the membership has ended. */
export async function findApiToken(scope: SystemScope, hash: Uint8Array): Promise<IdentifiedApiToken | null> {
  const [row] = await readRows<ApiTokenRow>(scope, Prisma.sql`/* prepared */
    SELECT t."id" AS "tokenId", t."mayWrite", t."lastUsedAt", t."expiresAt" AS "tokenExpiresAt", t."revokedAt", ${USER_AND_CARRIER}
      FROM "api_token" t
      JOIN "user_account" u ON u."id" = t."userId" AND u."disabledAt" IS NULL
      LEFT JOIN "membership" m ON m."userId" = u."id" AND m."carrierId" = t."carrierId"
      LEFT JOIN "carrier" c ON c."id" = m."carrierId"
     WHERE t."hash" = ${hash}`);
  if (!row) return null;
  const { tokenId: id, mayWrite, lastUsedAt, tokenExpiresAt: expiresAt, revokedAt } = row;
  return { ...identifiedOf(row), apiToken: { id, mayWrite, lastUsedAt, expiresAt, revokedAt } };
}

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
}

/** Begins a session with its first token, both in one statement. */
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
  } = session;
  const id = randomUUID();
  await scope.db.$executeRaw`
    WITH begun AS (
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

export const touchApiToken = (scope: SystemScope, id: string, now: Date): Promise<unknown> =>
  scope.db.apiToken.updateMany({ where: { id }, data: { lastUsedAt: now } });

/** Locks the session's row until the end of the transaction: renewals of one session go one after the other. */
export async function lockSessionOfToken(scope: SystemScope, hash: Uint8Array): Promise<boolean> {
  const rows = await scope.db.$queryRaw<unknown[]>`
    SELECT s."id" FROM "session" s JOIN "session_token" t ON t."sessionId" = s."id" WHERE t."hash" = ${hash} FOR UPDATE OF s`;
  return rows.length > 0;
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
