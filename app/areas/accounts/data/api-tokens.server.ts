import type { CarrierScope, SystemScope, UserScope } from '~/platform/database/scope.server';

export interface ListedApiToken {
  id: string;
  name: string;
  ending: string;
  mayWrite: boolean;
  /** Null for all areas. */
  scopes: string[] | null;
  carrierName: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  lastUsedAddress: string;
  expiresAt: Date | null;
}

/** The person's tokens that still work, for whatever carrier. */
export async function listApiTokens(scope: UserScope, now: Date): Promise<ListedApiToken[]> {
  const rows = await scope.db.apiToken.findMany({
    where: { userId: scope.userId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
    orderBy: { createdAt: 'desc' },
    take: 200,
    select: {
      id: true,
      name: true,
      ending: true,
      mayWrite: true,
      isLimited: true,
      scopes: true,
      createdAt: true,
      lastUsedAt: true,
      lastUsedAddress: true,
      expiresAt: true,
      carrier: { select: { legalName: true } },
    },
  });
  return rows.map(({ carrier, isLimited, scopes, ...token }) => ({
    ...token,
    scopes: isLimited ? scopes : null,
    carrierName: carrier.legalName,
  }));
}

export const countApiTokens = (scope: CarrierScope, now: Date): Promise<number> =>
  scope.db.apiToken.count({
    where: {
      userId: scope.userId,
      carrierId: scope.carrierId,
      revokedAt: null,
      OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
    },
  });

/** A token of this person for this carrier. */
export async function insertApiToken(
  scope: CarrierScope,
  input: {
    name: string;
    hash: Uint8Array<ArrayBuffer>;
    ending: string;
    mayWrite: boolean;
    /** Null for all areas. */
    scopes: string[] | null;
    now: Date;
    expiresAt: Date | null;
  },
): Promise<void> {
  const { now: createdAt, scopes, ...rest } = input;
  await scope.db.apiToken.create({
    data: {
      ...rest,
      isLimited: scopes !== null,
      scopes: scopes ?? [],
      createdAt,
      userId: scope.userId,
      carrierId: scope.carrierId,
    },
  });
}

/** Ends one of the person's tokens. @returns what it was called; null where there is none to end */
export async function revokeApiToken(
  scope: UserScope,
  id: string,
  now: Date,
): Promise<{ name: string; carrierId: string } | null> {
  const [revoked = null] = await scope.db.apiToken.updateManyAndReturn({
    where: { id, userId: scope.userId, revokedAt: null },
    data: { revokedAt: now },
    select: { name: true, carrierId: true },
  });
  return revoked;
}

/** A token that was never used is used now. @returns true for the first of several at the same moment */
export async function markFirstUse(
  scope: SystemScope,
  id: string,
  now: Date,
  lastUsedAddress: string,
): Promise<boolean> {
  const { count } = await scope.db.apiToken.updateMany({
    where: { id, lastUsedAt: null },
    data: { lastUsedAt: now, lastUsedAddress: lastUsedAddress.slice(0, 64) },
  });
  return count === 1;
}

export const revokeApiTokensOf = (scope: SystemScope, userId: string, now: Date): Promise<unknown> =>
  scope.db.apiToken.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });

/** Tokens of someone who leaves a carrier. */
export const revokeApiTokensForCarrier = (scope: CarrierScope, userId: string, now: Date): Promise<unknown> =>
  scope.db.apiToken.updateMany({
    where: { userId, carrierId: scope.carrierId, revokedAt: null },
    data: { revokedAt: now },
  });

/** Notes that the token was used. */
export const touchApiToken = (
  scope: SystemScope,
  id: string,
  now: Date,
  lastUsedAddress: string,
): Promise<unknown> =>
  scope.db.apiToken.updateMany({
    where: { id },
    data: { lastUsedAt: now, lastUsedAddress: lastUsedAddress.slice(0, 64) },
  });
