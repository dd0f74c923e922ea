import { env } from '~/config/env.server';
import type { SessionKind } from '~/areas/accounts/rules/session-rules';
import type { MembershipRole } from '~/engine/roles';
import { parseCarrierChoices, type Carrier, type CarrierChoice } from '~/areas/carriers/data/carriers.server';
import { readRows } from '~/platform/database/db.server';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { SystemScope } from '~/platform/database/scope.server';

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
  c."id" AS "carrierId", c."legalName", c."usdot", c."iftaLicence", c."irpAccount", c."irpFleet", c."paperSize", c."licensedSince"::text AS "licensedSince", c."baseJurisdiction", c."units"::text AS "units", c."street", c."city",
  c."region", c."postalCode", c."contactName", c."contactEmail", c."contactPhone", c."timeZone", c."planPackageId", c."freeLimitDoubled",
  c."freeLimitRequestedAt", c."disabledAt", c."disabledReason", c."requiresTwoStep", c."isSandbox", c."sandboxOf", c."sandboxReadyAt", c."revision", u."twoStepSince" IS NOT NULL AS "hasTwoStep",
  (SELECT coalesce(json_agg(json_build_object('id', k."id", 'legalName', k."legalName", 'role', mk."role", 'isUndecided', mk."undecidedSince" IS NOT NULL, 'isSandbox', k."isSandbox") ORDER BY lower(k."legalName"), k."id"), '[]')
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

const isReadOnly = ({ disabledAt, isSandbox, sandboxReadyAt }: Carrier): boolean =>
  disabledAt !== null || (isSandbox && sandboxReadyAt === null);

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
          irpAccount: row.irpAccount,
          irpFleet: row.irpFleet,
          paperSize: row.paperSize,
          licensedSince: row.licensedSince,
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
          isSandbox: row.isSandbox,
          sandboxOf: row.sandboxOf,
          sandboxReadyAt: row.sandboxReadyAt,
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
    // Of a carrier that is disabled, or a sandbox that is being filled, everybody is a reader, whatever they ask.
    role: row.role !== null && carrier && isReadOnly(carrier) ? 'viewer' : row.role,
    carriers: parseCarrierChoices(row.carriers),
    isSecondStepMissing:
      (carrier?.requiresTwoStep === true || env().REQUIRE_TWO_STEP) &&
      !row.hasTwoStep &&
      row.isVouchedFor !== true,
  };
}

type SessionRow = IdentifiedRow &
  Omit<SessionRecord, 'id'> & { sessionId: string; tokenExpiresAt: Date; replacedAt: Date | null };

/** The session of a token hash, whether or not it is still alive: the caller judges by its times. None of a disabled account. */
export async function findSession(scope: SystemScope, hash: Uint8Array): Promise<IdentifiedSession | null> {
  const [row] = await readRows<SessionRow>(
    scope,
    Prisma.sql`/* prepared */
    SELECT s."id" AS "sessionId", s."kind"::text AS "kind", s."remember", s."createdAt", s."authenticatedAt", s."lastSeenAt", s."idleExpiresAt",
           s."expiresAt", s."revokedAt", s."impersonatorId", s."isVouchedFor", t."expiresAt" AS "tokenExpiresAt", t."replacedAt", ${USER_AND_CARRIER}
      FROM "session_token" t
      JOIN "session" s ON s."id" = t."sessionId"
      JOIN "user_account" u ON u."id" = s."userId" AND u."disabledAt" IS NULL
      ${MEMBERSHIP_OF(Prisma.sql`s."carrierId"`)}
     WHERE t."hash" = ${hash}`,
  );
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
    name: string;
    /** Also where the membership has ended. */
    carrierId: string;
    mayWrite: boolean;
    /** Null for all areas. */
    scopes: string[] | null;
    lastUsedAt: Date | null;
    expiresAt: Date | null;
    revokedAt: Date | null;
  };
}

type ApiTokenRow = IdentifiedRow & {
  tokenId: string;
  tokenName: string;
  tokenCarrierId: string;
  mayWrite: boolean;
  scopes: string[] | null;
  lastUsedAt: Date | null;
  tokenExpiresAt: Date | null;
  revokedAt: Date | null;
};

/** The API token of a hash, with its person and its one carrier; carrier is null where the membership has ended. */
export async function findApiToken(scope: SystemScope, hash: Uint8Array): Promise<IdentifiedApiToken | null> {
  const [row] = await readRows<ApiTokenRow>(
    scope,
    Prisma.sql`/* prepared */
    SELECT t."id" AS "tokenId", t."name" AS "tokenName", t."carrierId" AS "tokenCarrierId", t."mayWrite", CASE WHEN t."isLimited" THEN t."scopes" END AS "scopes", t."lastUsedAt", t."expiresAt" AS "tokenExpiresAt", t."revokedAt", ${USER_AND_CARRIER}
      FROM "api_token" t
      JOIN "user_account" u ON u."id" = t."userId" AND u."disabledAt" IS NULL
      LEFT JOIN "membership" m ON m."userId" = u."id" AND m."carrierId" = t."carrierId"
      LEFT JOIN "carrier" c ON c."id" = m."carrierId"
     WHERE t."hash" = ${hash}`,
  );
  if (!row) return null;
  const { tokenId: id, tokenName: name, tokenCarrierId: carrierId, mayWrite, scopes } = row;
  const { lastUsedAt, tokenExpiresAt: expiresAt, revokedAt } = row;
  const apiToken = { id, name, carrierId, mayWrite, scopes, lastUsedAt, expiresAt, revokedAt };
  return { ...identifiedOf(row), apiToken };
}
