import { randomUUID } from 'node:crypto';
import type { SystemScope, UserScope } from '~/platform/database/scope.server';

/** An account as the sign-in needs it. */
export interface AccountRecord {
  id: string;
  email: string;
  name: string;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  /** The address that was typed at registration where another account has it; `email` is a place holder then. */
  claimedEmail: string | null;
  /** Since when a sign-in takes a code as well; null: never. */
  twoStepSince: Date | null;
}

const ACCOUNT = {
  id: true,
  email: true,
  name: true,
  passwordHash: true,
  emailVerifiedAt: true,
  claimedEmail: true,
  twoStepSince: true,
} as const;

/** The account of an address. One that the administration has disabled is not found: nothing signs it in or mails it. */
export const findAccountByEmail = (scope: SystemScope, email: string): Promise<AccountRecord | null> =>
  scope.db.user.findUnique({ where: { email, disabledAt: null }, select: ACCOUNT });

export const findAccount = (scope: SystemScope, id: string): Promise<AccountRecord | null> =>
  scope.db.user.findUnique({ where: { id, disabledAt: null }, select: ACCOUNT });

/** The person's own account. */
export const readAccount = (scope: UserScope): Promise<AccountRecord> =>
  scope.db.user.findUniqueOrThrow({ where: { id: scope.userId }, select: ACCOUNT });

/** A new account. @returns null where the address has one already, also when both arrive at the same moment. */
export async function insertAccount(
  scope: SystemScope,
  input: { email: string; name: string; passwordHash: string | null; emailVerifiedAt: Date | null },
): Promise<AccountRecord | null> {
  const [account = null] = await scope.db.user.createManyAndReturn({
    data: [input],
    skipDuplicates: true,
    select: ACCOUNT,
  });
  return account;
}

export const setPassword = (
  scope: SystemScope,
  userId: string,
  passwordHash: string | null,
): Promise<unknown> => scope.db.user.update({ where: { id: userId }, data: { passwordHash } });

export const setName = (scope: UserScope, name: string): Promise<unknown> =>
  scope.db.user.update({ where: { id: scope.userId }, data: { name } });

/** Holds the place of an address that another account has: reaches nobody (RFC 2606), so no mail is made for it. */
const placeHolder = (): string => `${randomUUID()}@unproven.invalid`;

export const isPlaceHolder = (address: string): boolean => address.endsWith('@unproven.invalid');

/** An account by an address that another one has: it looks and works like any that has not proven its address. */
export const insertClaimingAccount = (
  scope: SystemScope,
  input: { email: string; name: string; passwordHash: string | null },
): Promise<AccountRecord> => {
  const { email: claimedEmail, name, passwordHash } = input;
  return scope.db.user.create({
    data: { name, passwordHash, email: placeHolder(), claimedEmail },
    select: ACCOUNT,
  });
};

/** Registrations of one address come one after the other until the end of the transaction. */
export const lockAddress = (scope: SystemScope, email: string): Promise<unknown> =>
  scope.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`;

/** Whom an address and a password may sign in. */
export interface SignInAccounts {
  /** The account that has the address, whether proven or not. */
  holder: AccountRecord | null;
  /** The account whose address is proven. */
  proven: AccountRecord | null;
  /** Of those that were registered with the address and have not proven it, the latest. */
  unproven: AccountRecord | null;
}

export async function findSignInAccounts(scope: SystemScope, email: string): Promise<SignInAccounts> {
  const rows = await scope.db.$queryRaw<AccountRecord[]>`
    (SELECT "id", "email", "name", "passwordHash", "emailVerifiedAt", "claimedEmail", "twoStepSince"
       FROM "user_account" WHERE "email" = ${email} AND "disabledAt" IS NULL)
    UNION
    (SELECT "id", "email", "name", "passwordHash", "emailVerifiedAt", "claimedEmail", "twoStepSince"
       FROM "user_account" WHERE ("email" = ${email} OR "claimedEmail" = ${email}) AND "emailVerifiedAt" IS NULL AND "disabledAt" IS NULL
      ORDER BY "createdAt" DESC, "id" DESC LIMIT 1)`;
  const holder = rows.find((row) => row.email === email) ?? null;
  const claimant = rows.find((row) => row.claimedEmail === email) ?? null;
  const isProven = holder !== null && holder.emailVerifiedAt !== null;
  return { holder, proven: isProven ? holder : null, unproven: claimant ?? (isProven ? null : holder) };
}

/** Accounts that were registered with an address and are not this one: its holder, where another has it, and claimants. */
export const listOthersOfAddress = (
  scope: SystemScope,
  email: string,
  userId: string,
): Promise<(AccountRecord & { disabledAt: Date | null })[]> =>
  scope.db.user.findMany({
    where: { OR: [{ email }, { claimedEmail: email }], id: { not: userId } },
    select: { ...ACCOUNT, disabledAt: true },
    orderBy: { createdAt: 'asc' },
  });

/** Gives a proven address to an account; no other has it. */
export const giveAddress = (scope: SystemScope, userId: string, email: string, now: Date): Promise<unknown> =>
  scope.db.user.update({
    where: { id: userId },
    data: { email, claimedEmail: null, emailVerifiedAt: now, emailBouncedAt: null },
  });

/**
 * Gives what one account recorded to another of the same address, and erases the first with its sign-ins. The carriers wait
 * for the second one's decision.
 */
export async function joinAccounts(
  scope: SystemScope,
  fromId: string,
  toId: string,
  now: Date,
): Promise<void> {
  const { db } = scope;
  const memberships = await db.membership.findMany({ where: { userId: fromId } });
  await db.membership.createMany({
    // The carriers come last among the person's own, so that none of them is worked on unasked.
    data: memberships.map((one) => ({ ...one, userId: toId, createdAt: now, undecidedSince: now })),
    skipDuplicates: true,
  });
  const moved = { where: { userId: fromId }, data: { userId: toId } };
  await db.supportRequest.updateMany(moved);
  await db.attachment.updateMany(moved);
  await db.composedEmail.updateMany(moved);
  await db.user.delete({ where: { id: fromId } });
}

/** Moves the account to a proven address. @returns false where another account has it. */
export async function changeEmail(
  scope: SystemScope,
  userId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const taken = await scope.db.user.findFirst({
    where: { email, id: { not: userId } },
    select: { id: true },
  });
  if (taken) return false;
  await scope.db.user.update({
    where: { id: userId },
    data: { email, claimedEmail: null, emailVerifiedAt: now, emailBouncedAt: null },
  });
  return true;
}

/** Notes that mail to this address came back, where it is still the account's. */
export const markEmailBounced = (
  scope: SystemScope,
  userId: string,
  email: string,
  now: Date,
): Promise<unknown> =>
  scope.db.user.updateMany({ where: { id: userId, email }, data: { emailBouncedAt: now } });

/** The day the account is to be erased; null keeps it. */
export const setDeleteAfter = (scope: UserScope, deleteAfter: Date | null): Promise<unknown> =>
  scope.db.user.update({ where: { id: scope.userId }, data: { deleteAfter } });

export const listAccountsToErase = (
  scope: SystemScope,
  now: Date,
): Promise<{ id: string; email: string; name: string }[]> =>
  scope.db.user.findMany({
    where: { deleteAfter: { lte: now } },
    select: { id: true, email: true, name: true },
    take: 100,
  });

/**
 * Accounts that never proved their address, were made before `before`, have not been used since, and stand for nothing: no
 * trip, fuel, vehicle, document or import of a carrier that is theirs alone, no colleague, no paid plan.
 */
export const listNeverConfirmed = (
  scope: SystemScope,
  before: Date,
): Promise<{ id: string; email: string; name: string }[]> =>
  scope.db.$queryRaw<{ id: string; email: string; name: string }[]>`
    SELECT u."id", u."email", u."name" FROM "user_account" u
     WHERE u."emailVerifiedAt" IS NULL AND u."createdAt" < ${before}
       AND NOT EXISTS (SELECT 1 FROM "user_identity" i WHERE i."userId" = u."id")
       AND NOT EXISTS (SELECT 1 FROM "session" s WHERE s."userId" = u."id" AND s."lastSeenAt" >= ${before})
       AND NOT EXISTS (
         SELECT 1 FROM "membership" m JOIN "carrier" c ON c."id" = m."carrierId"
          WHERE m."userId" = u."id" AND (
            c."planPackageId" <> 'ic_free'
            OR EXISTS (SELECT 1 FROM "equipment" q WHERE q."carrierId" = c."id")
            OR EXISTS (SELECT 1 FROM "membership" o WHERE o."carrierId" = c."id" AND o."userId" <> u."id")
            OR EXISTS (SELECT 1 FROM "ledger_entry" e WHERE e."carrierId" = c."id")
            OR EXISTS (SELECT 1 FROM "document" d WHERE d."carrierId" = c."id")
            OR EXISTS (SELECT 1 FROM "data_import" i WHERE i."carrierId" = c."id")))
     ORDER BY u."createdAt" LIMIT 100`;

/**
 * Accounts by an address that another account has proved, made before `before`: nobody came to join them.
 */
export const listProvisional = (
  scope: SystemScope,
  before: Date,
): Promise<{ id: string; email: string; name: string }[]> =>
  scope.db.$queryRaw<{ id: string; email: string; name: string }[]>`
    SELECT u."id", u."email", u."name" FROM "user_account" u
      JOIN "user_account" holder ON holder."email" = u."claimedEmail" AND holder."emailVerifiedAt" IS NOT NULL
     WHERE u."emailVerifiedAt" IS NULL AND u."createdAt" < ${before}
     ORDER BY u."createdAt" LIMIT 100`;

export const deleteAccount = (scope: SystemScope, userId: string): Promise<unknown> =>
  scope.db.user.deleteMany({ where: { id: userId } });

/** The account that a provider's account signs in to. */
export async function findAccountByIdentity(
  scope: SystemScope,
  provider: string,
  subject: string,
): Promise<AccountRecord | null> {
  const identity = await scope.db.userIdentity.findUnique({
    where: { provider_subject: { provider, subject }, user: { disabledAt: null } },
    select: { user: { select: ACCOUNT } },
  });
  return identity?.user ?? null;
}

export const insertIdentity = (
  scope: SystemScope,
  identity: { userId: string; provider: string; subject: string; email: string },
): Promise<unknown> => scope.db.userIdentity.createMany({ data: [identity], skipDuplicates: true });

export const listIdentities = (
  scope: UserScope,
): Promise<{ id: string; provider: string; email: string; createdAt: Date }[]> =>
  scope.db.userIdentity.findMany({
    where: { userId: scope.userId },
    orderBy: { createdAt: 'asc' },
    select: { id: true, provider: true, email: true, createdAt: true },
  });

export const deleteIdentities = (scope: SystemScope, userId: string): Promise<unknown> =>
  scope.db.userIdentity.deleteMany({ where: { userId } });

export async function deleteIdentity(scope: UserScope, id: string): Promise<boolean> {
  const { count } = await scope.db.userIdentity.deleteMany({ where: { id, userId: scope.userId } });
  return count > 0;
}

/** Gives a role of the product, or takes it away. @returns false where it was so already. */
export async function setRole(
  scope: SystemScope,
  userId: string,
  role: string,
  isGranted: boolean,
): Promise<boolean> {
  const { roles } = await scope.db.user.findUniqueOrThrow({ where: { id: userId }, select: { roles: true } });
  if (roles.includes(role) === isGranted) return false;
  const next = isGranted ? [...roles, role] : roles.filter((one) => one !== role);
  await scope.db.user.update({ where: { id: userId }, data: { roles: next } });
  return true;
}
