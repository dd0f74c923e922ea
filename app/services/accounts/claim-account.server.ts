import { switchTwoStepOff } from '~/data/accounts/authenticators.server';
import { revokeApiTokensOf } from '~/data/accounts/api-tokens.server';
import { userScope, type SystemScope } from '~/data/database/scope.server';
import { revokeOtherSessions } from '~/data/accounts/sessions.server';
import { deleteIdentities, markEmailVerified, setPassword } from '~/data/accounts/users.server';

/**
 * The owner of an address has just proven it, and the account was never confirmed before. Whoever registered it may
 * have been somebody else, so every way in that was set up until now is closed. Call in a transaction.
 */
export async function claimAccount(scope: SystemScope, userId: string, now: Date): Promise<void> {
  await markEmailVerified(scope, userId, now);
  await setPassword(scope, userId, null);
  await deleteIdentities(scope, userId);
  await switchTwoStepOff(scope, userId);
  await revokeApiTokensOf(scope, userId, now);
  await revokeOtherSessions(userScope(userId, null, scope.db), now, null);
}
