import { deleteSecondSteps } from '~/areas/accounts/data/authenticators.server';
import { deleteUnusedTokens } from '~/areas/accounts/data/one-time-tokens.server';
import { inTransaction, systemScope, type UserScope } from '~/platform/database/scope.server';
import { markAuthenticated, revokeOtherSessions } from '~/areas/accounts/data/sessions.server';
import { setPassword } from '~/areas/accounts/data/users.server';
import { passwordChangeSchema } from '~/areas/accounts/rules/account.schema';
import { ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { tellSecurity } from '~/areas/security/note-security.server';
import { parseInput } from '~/platform/parse-input';
import { ownerOf, refuseWeakPassword } from './new-password.server';
import { proveAgain } from './prove-again.server';

/** Changes the password and signs out everywhere else. The boundary renews this session's own secret afterwards. */
export async function changePassword(
  ctx: Ctx<UserScope>,
  input: unknown,
): Promise<Result<{ endedSessions: number }>> {
  const parsed = parseInput(passwordChangeSchema, input);
  if (!parsed.ok) return parsed;
  const proven = await proveAgain(ctx, parsed.value.current_password);
  if (!proven.ok) return proven;
  const userId = proven.value.id;
  const refused = await refuseWeakPassword(ctx, parsed.value.password, ownerOf(proven.value));
  if (refused) return refused;
  const passwordHash = await ctx.passwords.hash(parsed.value.password);
  const now = ctx.clock.now();
  const endedSessions = await inTransaction(ctx.scope, async (scope) => {
    const system = systemScope(scope.db);
    await setPassword(system, userId, passwordHash);
    await deleteSecondSteps(system, userId);
    await deleteUnusedTokens(system, userId, ['password_reset', 'sign_in_code', 'email_change']);
    if (scope.sessionId !== null) await markAuthenticated(scope, scope.sessionId, now);
    await tellSecurity(ctx, scope, proven.value, { event: 'password-changed' });
    return revokeOtherSessions(scope, now, scope.sessionId);
  });
  ctx.log.info({ event: 'password-changed', userId }, 'password changed');
  return ok({ endedSessions });
}
