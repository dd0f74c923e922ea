import type { SystemScope, UserScope } from './scope.server';

/** An account as the sign-in needs it. */
export interface AccountRecord {
  id: string;
  email: string;
  name: string;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
}

const ACCOUNT = { id: true, email: true, name: true, passwordHash: true, emailVerifiedAt: true } as const;

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

/** The address is proven to be the person's. */
export const markEmailVerified = (scope: SystemScope, userId: string, now: Date): Promise<unknown> =>
  scope.db.user.update({ where: { id: userId }, data: { emailVerifiedAt: now, emailBouncedAt: null } });

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
    data: { email, emailVerifiedAt: now, emailBouncedAt: null },
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
