import type { MembershipRole } from '~/engine/roles';
import type { CarrierScope, SystemScope, UserScope } from '~/platform/database/scope.server';

export const findMembership = (
  scope: SystemScope,
  userId: string,
  carrierId: string,
): Promise<{ role: MembershipRole } | null> =>
  scope.db.membership.findUnique({
    where: { carrierId_userId: { userId, carrierId } },
    select: { role: true },
  });

/** The person's own role in a carrier; null where they do not belong to it. */
export const findOwnMembership = (
  scope: UserScope,
  carrierId: string,
): Promise<{ role: MembershipRole } | null> =>
  scope.db.membership.findUnique({
    where: { carrierId_userId: { userId: scope.userId, carrierId } },
    select: { role: true },
  });

/** A person joins a carrier; someone who belongs to it already keeps the role they have. */
export const insertMembership = (
  scope: SystemScope,
  membership: { userId: string; carrierId: string; role: MembershipRole },
): Promise<unknown> => scope.db.membership.createMany({ data: [membership], skipDuplicates: true });

export interface Member {
  userId: string;
  name: string;
  email: string;
  role: MembershipRole;
  createdAt: Date;
  hasTwoStep: boolean;
}

export async function listMembers(scope: CarrierScope): Promise<Member[]> {
  const rows = await scope.db.membership.findMany({
    where: { carrierId: scope.carrierId },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    take: 500,
    select: {
      userId: true,
      role: true,
      createdAt: true,
      user: { select: { name: true, email: true, claimedEmail: true, twoStepSince: true } },
    },
  });
  return rows.map(({ user, ...rest }) => ({
    ...rest,
    name: user.name,
    email: user.claimedEmail ?? user.email,
    hasTwoStep: user.twoStepSince !== null,
  }));
}

/** Members who sign in by one step, at the addresses that reach them. */
export async function listMembersWithoutTwoStep(
  scope: CarrierScope,
): Promise<{ userId: string; name: string; email: string }[]> {
  const rows = await scope.db.membership.findMany({
    where: { carrierId: scope.carrierId, user: { twoStepSince: null, disabledAt: null } },
    take: 500,
    select: { userId: true, user: { select: { name: true, email: true } } },
  });
  return rows.map(({ userId, user }) => ({ userId, ...user }));
}

/**
 * Locks the carrier's memberships until the end of the transaction and counts its owners, so that two owners who
 * leave at the same moment cannot leave it without one.
 */
export async function lockOwners(scope: CarrierScope): Promise<string[]> {
  const rows = await scope.db.$queryRaw<{ userId: string; role: MembershipRole }[]>`
    SELECT "userId", "role"::text AS "role" FROM "membership" WHERE "carrierId" = ${scope.carrierId}::uuid ORDER BY "userId" FOR UPDATE`;
  return rows.filter(({ role }) => role === 'owner').map(({ userId }) => userId);
}

export async function setRole(scope: CarrierScope, userId: string, role: MembershipRole): Promise<boolean> {
  const { count } = await scope.db.membership.updateMany({
    where: { carrierId: scope.carrierId, userId },
    data: { role },
  });
  return count === 1;
}

export async function deleteMembership(scope: CarrierScope, userId: string): Promise<boolean> {
  const { count } = await scope.db.membership.deleteMany({ where: { carrierId: scope.carrierId, userId } });
  return count === 1;
}

/** What the carriers are called that this person works for. */
export async function listCarrierNamesOf(scope: SystemScope, userId: string): Promise<string[]> {
  const rows = await scope.db.membership.findMany({
    where: { userId },
    select: { carrier: { select: { legalName: true } } },
    take: 100,
  });
  return rows.map(({ carrier }) => carrier.legalName);
}

/** Carriers of which this person is the only member: they go with the account. */
export async function listCarriersOnlyOf(scope: UserScope | SystemScope, userId: string): Promise<string[]> {
  const rows = await scope.db.membership.findMany({
    where: { userId, carrier: { memberships: { every: { userId } } } },
    select: { carrierId: true },
  });
  return rows.map(({ carrierId }) => carrierId);
}

/** Carriers that would be left without an owner while others still work on them. */
export async function listCarriersNeedingOwner(
  scope: UserScope,
): Promise<{ id: string; legalName: string }[]> {
  const { userId } = scope;
  return scope.db.carrier.findMany({
    where: {
      memberships: { some: { userId, role: 'owner' }, none: { role: 'owner', userId: { not: userId } } },
      AND: { memberships: { some: { userId: { not: userId } } } },
    },
    select: { id: true, legalName: true },
  });
}

export const listOwnMemberships = (
  scope: UserScope,
): Promise<{ carrierId: string; role: MembershipRole }[]> =>
  scope.db.membership.findMany({
    where: { userId: scope.userId },
    select: { carrierId: true, role: true },
    take: 1000,
  });

export interface UndecidedCarrier {
  id: string;
  legalName: string;
  begunAt: Date;
  trips: number;
  fuelPurchases: number;
  vehicles: number;
  documents: number;
}

/** Carriers that were begun under the person's address before it was proved, with what was recorded there. */
export const listUndecidedCarriers = (scope: UserScope): Promise<UndecidedCarrier[]> =>
  scope.db.$queryRaw<UndecidedCarrier[]>`
    SELECT c."id", c."legalName", c."createdAt" AS "begunAt",
           (SELECT count(*)::int FROM "ledger_entry" e WHERE e."carrierId" = c."id" AND e."kind" = 1) AS "trips",
           (SELECT count(*)::int FROM "ledger_entry" e WHERE e."carrierId" = c."id" AND e."kind" = 2) AS "fuelPurchases",
           (SELECT count(*)::int FROM "equipment" q WHERE q."carrierId" = c."id") AS "vehicles",
           (SELECT count(*)::int FROM "document" d WHERE d."carrierId" = c."id") AS "documents"
      FROM "membership" m JOIN "carrier" c ON c."id" = m."carrierId"
     WHERE m."userId" = ${scope.userId}::uuid AND m."undecidedSince" IS NOT NULL ORDER BY c."createdAt", c."id"`;

/** The person keeps a carrier that was begun under their address. @returns false where there is nothing to decide. */
export async function keepCarrier(scope: UserScope, carrierId: string): Promise<boolean> {
  const { count } = await scope.db.membership.updateMany({
    where: { userId: scope.userId, carrierId, undecidedSince: { not: null } },
    data: { undecidedSince: null },
  });
  return count === 1;
}

/** Whether the person still has to decide about a carrier; holds the row until the end of the transaction. */
export async function lockUndecided(scope: UserScope, carrierId: string): Promise<boolean> {
  const rows = await scope.db.$queryRaw<unknown[]>`
    SELECT 1 FROM "membership"
     WHERE "userId" = ${scope.userId}::uuid AND "carrierId" = ${carrierId}::uuid AND "undecidedSince" IS NOT NULL FOR UPDATE`;
  return rows.length === 1;
}

/** The carriers that the person owns. */
export async function listOwnedCarriers(scope: SystemScope, userId: string): Promise<string[]> {
  const rows = await scope.db.membership.findMany({
    where: { userId, role: 'owner' },
    select: { carrierId: true },
  });
  return rows.map(({ carrierId }) => carrierId);
}

/** Carriers that the person is to keep or delete. */
export const markUndecided = (
  scope: SystemScope,
  userId: string,
  carrierIds: string[],
  now: Date,
): Promise<unknown> =>
  scope.db.membership.updateMany({
    where: { userId, carrierId: { in: carrierIds } },
    data: { undecidedSince: now },
  });

/** Everybody and everything that carriers let in, but for one person: members, invitations, webhooks, tokens, mail keys. */
export async function closeCarriers(
  scope: SystemScope,
  carrierIds: string[],
  onlyUserId: string,
): Promise<void> {
  const { db } = scope;
  const carrierId = { in: carrierIds };
  await db.session.updateMany({
    where: { carrierId, userId: { not: onlyUserId } },
    data: { carrierId: null },
  });
  await db.membership.deleteMany({ where: { carrierId, userId: { not: onlyUserId } } });
  await db.invitation.deleteMany({ where: { carrierId } });
  await db.webhookEndpoint.deleteMany({ where: { carrierId } });
  await db.telematicsConnection.deleteMany({ where: { carrierId } });
  await db.dropFolder.deleteMany({ where: { carrierId } });
  await db.apiToken.deleteMany({ where: { carrierId } });
  await db.extractionToken.deleteMany({ where: { carrierId } });
  await db.extractionActivation.deleteMany({ where: { carrierId } });
}
