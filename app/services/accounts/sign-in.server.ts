import { takeCodeTry, useOneTimeToken } from '~/data/accounts/one-time-tokens.server';
import { inTransaction, type SystemScope } from '~/data/database/scope.server';
import { findAccountByEmail, findSignInAccounts } from '~/data/accounts/users.server';
import { codeSignInSchema, signInSchema } from '~/domain/accounts/account.schema';
import { invalid, ok, type Result } from '~/domain/result';
import type { Ctx } from '../context';
import { parseInput } from '../parse-input';
import { accountOfPassword } from './account-of-password.server';
import { claimAccount } from './claim-account.server';
import { startSession, type Device, type StartedSession } from './start-session.server';

/** One answer for every reason, so that it tells nobody which addresses have an account. */
const WRONG = 'These credentials do not match our records.';
const WRONG_CODE = 'This code is wrong or no longer works. Ask for a new one.';

/** By e-mail and password. Takes as long for an unknown address as for a wrong password. */
export async function signInByPassword(
  ctx: Ctx<SystemScope>,
  input: unknown,
  device: Device,
): Promise<Result<StartedSession>> {
  const parsed = parseInput(signInSchema, input);
  if (!parsed.ok) return parsed;
  const { email, password, remember } = parsed.value;
  const account = await accountOfPassword(ctx, await findSignInAccounts(ctx.scope, email), password);
  if (!account) {
    ctx.log.info({ event: 'sign-in-refused' }, 'sign-in refused');
    return invalid(WRONG);
  }
  ctx.log.info({ event: 'sign-in', userId: account.id, by: 'password' }, 'signed in');
  return ok(await startSession(ctx, { userId: account.id, remember, device }));
}

/** By a mailed code: five tries, ten minutes, once. The code proves the address as well. */
export async function signInByCode(
  ctx: Ctx<SystemScope>,
  input: unknown,
  device: Device,
): Promise<Result<StartedSession>> {
  const parsed = parseInput(codeSignInSchema, input);
  if (!parsed.ok) return parsed;
  const { email, code, remember } = parsed.value;
  const now = ctx.clock.now();
  const account = await findAccountByEmail(ctx.scope, email);
  const attempt = account ? await takeCodeTry(ctx.scope, account.id, now) : null;
  const isRight = await ctx.passwords.verify(attempt?.hash ?? null, code);
  if (
    !account ||
    !attempt ||
    !isRight ||
    attempt.email !== account.email ||
    !(await useOneTimeToken(ctx.scope, attempt.id, now))
  ) {
    ctx.log.info({ event: 'sign-in-refused', userId: account?.id, by: 'mailed code' }, 'sign-in refused');
    return invalid(WRONG_CODE, { code: [WRONG_CODE] });
  }
  if (account.emailVerifiedAt === null)
    await inTransaction(ctx.scope, (scope) => claimAccount(scope, account.id, now));
  ctx.log.info({ event: 'sign-in', userId: account.id, by: 'mailed code' }, 'signed in');
  return ok(await startSession(ctx, { userId: account.id, remember, device }));
}
