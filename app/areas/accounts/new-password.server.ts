import { listCarrierNamesOf } from '~/areas/carriers/data/memberships.server';
import type { AccountRecord } from '~/areas/accounts/data/users.server';
import { systemScope, type Scope } from '~/platform/database/scope.server';
import { isMadeOfContext } from '~/areas/accounts/rules/context-words';
import { invalid, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { INVALID_DATA } from '~/platform/parse-input';

/** Whose password it is to be; `id` is null for someone who has no account yet. */
export interface PasswordOwner {
  id: string | null;
  name: string;
  email: string;
}

/** The address that the person knows, also where another account has it. */
export const ownerOf = ({ id, name, email, claimedEmail }: AccountRecord): PasswordOwner => ({
  id,
  name,
  email: claimedEmail ?? email,
});

const COMMON = 'This password is one of the 10,000 most common. Choose another: three random words are good.';
const LEAKED = 'This password appeared in a data breach. Choose another: three random words are good.';
const CONTEXT =
  'This password is only your name, company or mailbox, or words of trucking and fuel tax. Choose another: three random words are good.';

/** Refuses what everybody tries first (ASVS 6.2.4), and what someone who knows the person tries next (6.2.11). */
export async function refuseWeakPassword(
  ctx: Ctx<Scope>,
  password: string,
  { id, name, email }: PasswordOwner,
): Promise<Result<never> | null> {
  if (ctx.passwords.isCommon(password)) return invalid(INVALID_DATA, { password: [COMMON] });
  const companies = id === null ? [] : await listCarrierNamesOf(systemScope(ctx.scope.db), id);
  const site = [ctx.site.productName, new URL(ctx.site.publicUrl).hostname];
  if (isMadeOfContext(password, [name, ...email.split('@'), ...companies, ...site]))
    return invalid(INVALID_DATA, { password: [CONTEXT] });
  // A service that does not answer keeps nobody out (ASVS 6.2.12).
  if ((await ctx.breaches?.hasLeaked(password)) === true)
    return invalid(INVALID_DATA, { password: [LEAKED] });
  return null;
}
