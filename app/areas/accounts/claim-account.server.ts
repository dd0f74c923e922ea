import { switchTwoStepOff } from '~/areas/accounts/data/authenticators.server';
import { deletePasskeys } from '~/areas/accounts/data/passkeys.server';
import { revokeApiTokensOf } from '~/areas/accounts/data/api-tokens.server';
import { closeCarriers, listOwnedCarriers, markUndecided } from '~/areas/carriers/data/memberships.server';
import { deleteUnusedTokens } from '~/areas/accounts/data/one-time-tokens.server';
import { userScope, type SystemScope } from '~/platform/database/scope.server';
import { revokeOtherSessions } from '~/areas/accounts/data/sessions.server';
import {
  deleteIdentities,
  giveAddress,
  joinAccounts,
  listOthersOfAddress,
  lockAddress,
  setPassword,
} from '~/areas/accounts/data/users.server';

/**
 * The owner of an address has just proved it, by a way that tells nothing of who registered the account (provider, mailed
 * code, reset): that may have been someone else. Every way in that was set up until now is closed, whoever was let in is
 * out, and the owner decides about the carriers. Call in a transaction. @returns false where another account has the address.
 */
export async function claimAccount(
  scope: SystemScope,
  { id: userId, email }: { id: string; email: string },
  now: Date,
): Promise<boolean> {
  if (!(await proveAddress(scope, { userId, email }, now))) return false;
  const carriers = await listOwnedCarriers(scope, userId);
  await closeCarriers(scope, carriers, userId);
  await markUndecided(scope, userId, carriers, now);
  await setPassword(scope, userId, null);
  await deleteIdentities(scope, userId);
  await switchTwoStepOff(scope, userId);
  await deletePasskeys(scope, userId);
  await revokeApiTokensOf(scope, userId, now);
  await deleteUnusedTokens(scope, userId, [
    'password_reset',
    'email_confirm',
    'email_change',
    'sign_in_code',
  ]);
  await revokeOtherSessions(userScope(userId, null, scope.db), now, null);
  return true;
}

/**
 * The account gets the address that its person has proved, and with it, to keep or delete, every carrier that other
 * accounts began under the address. Those accounts end, and with them their sign-ins. Call in a transaction.
 * @returns false where another account has the address and cannot give it away.
 */
export async function proveAddress(
  scope: SystemScope,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<boolean> {
  await lockAddress(scope, email);
  const others = await listOthersOfAddress(scope, email, userId);
  const holder = others.find((other) => other.email === email);
  if (holder && (holder.disabledAt !== null || holder.emailVerifiedAt !== null)) return false;
  for (const other of others) if (other.disabledAt === null) await join(scope, other.id, userId, now);
  await giveAddress(scope, userId, email, now);
  return true;
}

/** One more account of an address comes to the account that proved it, for its person to keep or delete. */
export async function join(scope: SystemScope, fromId: string, toId: string, now: Date): Promise<void> {
  await closeCarriers(scope, await listOwnedCarriers(scope, fromId), fromId);
  await joinAccounts(scope, fromId, toId, now);
}
