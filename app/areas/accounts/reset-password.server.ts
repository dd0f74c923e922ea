import {
  deleteUnusedTokens,
  findOneTimeToken,
  useOneTimeToken,
} from '~/areas/accounts/data/one-time-tokens.server';
import { inTransaction, userScope, type SystemScope } from '~/platform/database/scope.server';
import { hashToken, looksLikeToken } from '~/areas/accounts/data/secret-token.server';
import { revokeOtherSessions } from '~/areas/accounts/data/sessions.server';
import { findAccount, setPassword, type AccountRecord } from '~/areas/accounts/data/users.server';
import { doneByPersonBefore, doneByPersonNow } from '~/areas/api/once';
import { resetConfirmSchema } from '~/areas/accounts/rules/account.schema';
import { invalid, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { tellSecurity } from '~/areas/security/note-security.server';
import { parseInput } from '~/platform/parse-input';
import { claimAccount } from './claim-account.server';
import { ownerOf, refuseWeakPassword } from './new-password.server';
import { deleteSecondSteps } from '~/areas/accounts/data/authenticators.server';
import { afterFirstStep, proveByProgram, type SignInStep } from './two-step/second-step.server';
import type { Device } from './start-session.server';

const DEAD_LINK = 'This link is wrong, was used already or is older than 60 minutes. Ask for a new one.';

/** Whether a reset link could still be used, so that nobody fills in the form in vain. Changes nothing. */
export async function isResetLinkAlive(ctx: Ctx<SystemScope>, token: string): Promise<boolean> {
  return (await livingReset(ctx, token)) !== null;
}

async function livingReset(ctx: Ctx<SystemScope>, token: string) {
  if (!looksLikeToken(token, 'slm')) return null;
  const found = await findOneTimeToken(ctx.scope, hashToken(token));
  if (
    !found ||
    found.purpose !== 'password_reset' ||
    found.usedAt !== null ||
    found.expiresAt <= ctx.clock.now()
  )
    return null;
  const account = await findAccount(ctx.scope, found.userId);
  return account && account.email === found.email ? { found, account } : null;
}

/** Sets a new password by a mailed link, ends every sign-in there is, and signs in anew, where the account has one with its second step. */
export async function resetPassword(
  ctx: Ctx<SystemScope>,
  input: unknown,
  device: Device,
): Promise<Result<SignInStep>> {
  const parsed = parseInput(resetConfirmSchema, input);
  if (!parsed.ok) return parsed;
  const { token, email, password } = parsed.value;
  const living = await livingReset(ctx, token);
  if (!living || email !== living.account.email) {
    const before = await resetBefore(ctx, parsed.value);
    return before
      ? ok(await afterFirstStep(ctx, before, { remember: false, device }))
      : invalid(DEAD_LINK, { token: [DEAD_LINK] });
  }
  const { found, account } = living;
  const refused = await refuseWeakPassword(ctx, password, ownerOf(account));
  if (refused) return refused;
  const isClaim = account.emailVerifiedAt === null;
  const proven = isClaim ? ok(null) : await proveByProgram(ctx, account, device, input);
  if (!proven.ok) return proven;
  const passwordHash = await ctx.passwords.hash(password);
  const now = ctx.clock.now();
  const done = await inTransaction(ctx.scope, async (scope) => {
    if (!(await useOneTimeToken(scope, found.id, now))) return false;
    // The link came by mail, so the address is the person's.
    if (isClaim) await claimAccount(scope, account, now);
    await setPassword(scope, account.id, passwordHash);
    await revokeOtherSessions(userScope(account.id, null, scope.db), now, null);
    await deleteSecondSteps(scope, account.id);
    await deleteUnusedTokens(scope, account.id, ['password_reset', 'sign_in_code', 'email_change']);
    await tellSecurity(ctx, scope, account, { event: 'password-changed' });
    await doneByPersonNow(ctx, scope, { kind: 'password-reset', userId: account.id });
    return true;
  });
  if (!done) return invalid(DEAD_LINK, { token: [DEAD_LINK] });
  ctx.log.info({ event: 'password-reset', userId: account.id }, 'password reset');
  const claimed = isClaim ? { ...account, twoStepSince: null } : account;
  return ok(await afterFirstStep(ctx, claimed, { remember: false, device }));
}

/** Whose password this very request has set, where its process died before it answered: the password is theirs by now. */
async function resetBefore(
  ctx: Ctx<SystemScope>,
  { email, password }: { email: string; password: string },
): Promise<AccountRecord | null> {
  const before = await doneByPersonBefore(ctx, ctx.scope, 'password-reset');
  const account = before && (await findAccount(ctx.scope, before.userId));
  if (!account || account.email !== email) return null;
  return (await ctx.passwords.verify(account.passwordHash, password)) ? account : null;
}
