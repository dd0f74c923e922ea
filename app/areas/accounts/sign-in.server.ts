import { takeCodeTry, useOneTimeToken } from '~/areas/accounts/data/one-time-tokens.server';
import { inTransaction, userScope, type SystemScope } from '~/platform/database/scope.server';
import {
  findAccountByEmail,
  findSignInAccounts,
  type AccountRecord,
} from '~/areas/accounts/data/users.server';
import { codeSignInSchema, signInSchema } from '~/areas/accounts/rules/account.schema';
import { doneByPersonBefore, doneByPersonNow } from '~/areas/api/once';
import { invalid, ok, type Result } from '~/engine/result';
import { isUuid } from '~/engine/text/uuid';
import { findOwnMembership } from '~/areas/carriers/data/memberships.server';
import type { Ctx } from '~/platform/context';
import { parseInput } from '~/platform/parse-input';
import { accountOfPassword } from './account-of-password.server';
import { claimAccount } from './claim-account.server';
import { afterFirstStep, isPending, proveByProgram, type SignInStep } from './two-step/second-step.server';
import { noteFailedSignIn } from '~/areas/security/note-security.server';
import type { Device } from './start-session.server';

/** One answer for every reason, so that it tells nobody which addresses have an account. */
const WRONG = 'These credentials do not match our records.';
const WRONG_CODE = 'This code is wrong or no longer works. Ask for a new one.';

/** By email and password. Takes as long for an unknown address as for a wrong password. */
export async function signInByPassword(
  ctx: Ctx<SystemScope>,
  input: unknown,
  device: Device,
): Promise<Result<SignInStep>> {
  const parsed = parseInput(signInSchema, input);
  if (!parsed.ok) return parsed;
  const { email, password, remember } = parsed.value;
  const known = await findSignInAccounts(ctx.scope, email);
  const account = await accountOfPassword(ctx, known, password);
  if (!account) {
    noteFailedSignIn(ctx, known.proven?.id ?? known.unproven?.id, 'Wrong password');
    ctx.log.info({ event: 'sign-in-refused' }, 'sign-in refused');
    return invalid(WRONG);
  }
  const proven = await proveByProgram(ctx, account, device, input);
  if (!proven.ok) return proven;
  const carrier = await carrierAsked(ctx, account, device, input);
  if (!carrier.ok) return carrier;
  return signedIn(ctx, account, { remember, device, by: 'password', carrierId: carrier.value });
}

/** By a mailed code: five tries, ten minutes, once. The code proves the address as well. */
export async function signInByCode(
  ctx: Ctx<SystemScope>,
  input: unknown,
  device: Device,
): Promise<Result<SignInStep>> {
  const parsed = parseInput(codeSignInSchema, input);
  if (!parsed.ok) return parsed;
  const { email, code, remember } = parsed.value;
  const now = ctx.clock.now();
  const account = await findAccountByEmail(ctx.scope, email);
  const attempt = account ? await takeCodeTry(ctx.scope, account.id, now) : null;
  const before = attempt ? null : await doneByPersonBefore(ctx, ctx.scope, 'code-used');
  const hash = attempt?.hash ?? (before?.value as string | undefined) ?? null;
  const isRight = await ctx.passwords.verify(hash, code);
  const refuse = () => {
    noteFailedSignIn(ctx, account?.id, 'Wrong emailed code');
    ctx.log.info({ event: 'sign-in-refused', userId: account?.id, by: 'mailed code' }, 'sign-in refused');
    return invalid(WRONG_CODE, { code: [WRONG_CODE] });
  };
  // The code went with a try of this very request, which died before it answered.
  if (account && isRight && before?.userId === account.id) {
    const carrier = await carrierAsked(ctx, account, device, input);
    return carrier.ok
      ? signedIn(ctx, account, { remember, device, by: 'mailed code', carrierId: carrier.value })
      : carrier;
  }
  if (!account || !attempt || !isRight || attempt.email !== account.email) return refuse();
  const isClaim = account.emailVerifiedAt === null;
  const proven = isClaim ? ok(null) : await proveByProgram(ctx, account, device, input);
  if (!proven.ok) return proven;
  const carrier = isClaim ? ok(null) : await carrierAsked(ctx, account, device, input);
  if (!carrier.ok) return carrier;
  const isUsed = await inTransaction(ctx.scope, async (scope) => {
    if (!(await useOneTimeToken(scope, attempt.id, now))) return false;
    if (isClaim) await claimAccount(scope, account, now);
    await doneByPersonNow(ctx, scope, { kind: 'code-used', userId: account.id, value: attempt.hash });
    return true;
  });
  if (!isUsed) return refuse();
  const claimed = isClaim ? { ...account, twoStepSince: null } : account;
  return signedIn(ctx, claimed, { remember, device, by: 'mailed code', carrierId: carrier.value });
}

/** The carrier that a program wants to work on; null for the last one. Asked only of someone who has just proven who they are. */
async function carrierAsked(
  ctx: Ctx<SystemScope>,
  account: AccountRecord,
  device: Device,
  input: unknown,
): Promise<Result<string | null>> {
  const asked = (input as { carrier_id?: unknown }).carrier_id ?? null;
  if (device.kind !== 'api' || asked === null || asked === '') return ok(null);
  const owner = userScope(account.id, null, ctx.scope.db);
  if (typeof asked === 'string' && isUuid(asked) && (await findOwnMembership(owner, asked))) return ok(asked);
  const words = 'You do not work for this carrier.';
  return invalid(words, { carrier_id: [words] });
}

async function signedIn(
  ctx: Ctx<SystemScope>,
  account: AccountRecord,
  { by, ...how }: { remember: boolean; device: Device; by: string; carrierId: string | null },
): Promise<Result<SignInStep>> {
  const step = await afterFirstStep(ctx, account, how);
  const event = isPending(step) ? 'second-step-asked' : 'sign-in';
  ctx.log.info(
    { event, userId: account.id, by },
    isPending(step) ? 'asked for the second step' : 'signed in',
  );
  return ok(step);
}
