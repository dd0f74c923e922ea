import type { SystemScope } from '~/platform/database/scope.server';
import type { AccountRecord, SignInAccounts } from '~/areas/accounts/data/users.server';
import type { Ctx } from '~/platform/context';

/**
 * The account of an address that a password signs in. The work is the same however many accounts there are: neither
 * the answer nor its time tells whether the address has one.
 */
export async function accountOfPassword(
  ctx: Ctx<SystemScope>,
  { proven, unproven }: SignInAccounts,
  password: string,
): Promise<AccountRecord | null> {
  const [isProven, isUnproven] = await Promise.all([
    ctx.passwords.verify(proven?.passwordHash ?? null, password),
    ctx.passwords.verify(unproven?.passwordHash ?? null, password),
  ]);
  return isProven ? proven : isUnproven ? unproven : null;
}
