import { readSessionProof } from '~/areas/accounts/data/sessions.server';
import type { UserScope } from '~/platform/database/scope.server';
import { readAccount, type AccountRecord } from '~/areas/accounts/data/users.server';
import { RECENT_PROOF_MS } from '~/areas/accounts/rules/session-rules';
import { fail, invalid, ok, type Result } from '~/engine/result';
import { refuseImpersonated } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';

/**
 * Before what a thief of an open browser would do first, the person proves again who they are (ASVS 7.5.1): by the
 * password, or, where the account has none, by a sign-in of the last fifteen minutes.
 */
export async function proveAgain(
  ctx: Ctx<UserScope>,
  currentPassword: string | undefined,
): Promise<Result<AccountRecord>> {
  const refused = refuseImpersonated(ctx);
  if (refused) return refused;
  const account = await readAccount(ctx.scope);
  if (account.passwordHash !== null) {
    if (await ctx.passwords.verify(account.passwordHash, currentPassword ?? '')) return ok(account);
    return invalid('This is not your current password.', {
      current_password: ['This is not your current password.'],
    });
  }
  const provenAt = await readSessionProof(ctx.scope);
  if (provenAt && ctx.clock.now().getTime() - provenAt.getTime() <= RECENT_PROOF_MS) return ok(account);
  return fail({
    kind: 'forbidden',
    message: 'For your security, sign out, sign back in, and try again within 15 minutes.',
  });
}
