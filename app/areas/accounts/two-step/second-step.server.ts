import {
  endSecondStep,
  insertSecondStep,
  findSecondStepOwner,
  takeSecondStepTry,
  type PendingIdentity,
} from '~/areas/accounts/data/authenticators.server';
import { hashToken, looksLikeToken, newToken } from '~/areas/accounts/data/secret-token.server';
import type { SystemScope } from '~/platform/database/scope.server';
import { findAccount, insertIdentity, type AccountRecord } from '~/areas/accounts/data/users.server';
import { SECOND_STEP_LIFETIME_MS, SECOND_STEP_TRIES } from '~/areas/accounts/rules/two-step-rules';
import { notFound, ok, type Result } from '~/engine/result';
import {
  endSessionOf,
  startSession,
  type Device,
  type StartedSession,
} from '~/areas/accounts/start-session.server';
import type { Ctx } from '~/platform/context';
import { noteFailedSignIn, tellSecurity } from '~/areas/security/note-security.server';
import { checkCode } from './check-code.server';

/** A sign-in whose first step is done; the browser holds the token and asks for the code. */
export interface PendingSignIn {
  pendingToken: string;
  lifetimeSeconds: number;
}

/** What a first step leads to: a session, or the question for the code. */
export type SignInStep = StartedSession | PendingSignIn;

export const isPending = (step: SignInStep): step is PendingSignIn => 'pendingToken' in step;

const OVER = 'This sign-in took too long, or had too many wrong codes. Sign in again.';

/** Whether this account asks for a second step. */
export const takesTwoSteps = ({ twoStepSince }: Pick<AccountRecord, 'twoStepSince'>): boolean =>
  twoStepSince !== null;

/**
 * Programs bring the code with everything else (`otp`): asked before anything of the first step is used up.
 * Browsers are asked on a page of their own, afterwards.
 */
export async function proveByProgram(
  ctx: Ctx<SystemScope>,
  account: AccountRecord,
  device: Device,
  input: unknown,
): Promise<Result<null>> {
  if (device.kind !== 'api' || !takesTwoSteps(account)) return ok(null);
  const otp = (input as { otp?: unknown } | null)?.otp;
  return checkCode(
    ctx,
    account,
    typeof otp === 'string' || typeof otp === 'number' ? String(otp) : '',
    'otp',
  );
}

/** After the first step: signs in, or has a browser ask for the code. A provider's new account is linked only then. */
export async function afterFirstStep(
  ctx: Ctx<SystemScope>,
  account: AccountRecord,
  input: { remember: boolean; device: Device; identity?: PendingIdentity; carrierId?: string | null },
): Promise<SignInStep> {
  const { remember, device, identity = null, carrierId = null } = input;
  if (!takesTwoSteps(account) || device.kind === 'api')
    return startSession(ctx, { userId: account.id, address: account.email, carrierId, remember, device });
  // Whoever was signed in to this browser is not any more: a session that was planted there is never gone on with.
  if (device.previousToken) await endSessionOf(ctx, device.previousToken);
  const pendingToken = newToken('slp');
  await insertSecondStep(ctx.scope, {
    userId: account.id,
    hash: hashToken(pendingToken),
    remember,
    identity,
    triesLeft: SECOND_STEP_TRIES,
    expiresAt: new Date(ctx.clock.now().getTime() + SECOND_STEP_LIFETIME_MS),
  });
  return { pendingToken, lifetimeSeconds: SECOND_STEP_LIFETIME_MS / 1000 };
}

/** The address under which someone signs in whose code is awaited; null where the sign-in is over. */
export async function ownerOfPending(ctx: Ctx<SystemScope>, token: string): Promise<string | null> {
  if (!looksLikeToken(token, 'slp')) return null;
  const userId = await findSecondStepOwner(ctx.scope, hashToken(token), ctx.clock.now());
  const account = userId === null ? null : await findAccount(ctx.scope, userId);
  return account && (account.claimedEmail ?? account.email);
}

/** The second step: the code of the app, or a recovery code. Not found: the sign-in is over and begins anew. */
export async function finishSignIn(
  ctx: Ctx<SystemScope>,
  { token, code }: { token: string; code: string },
  device: Device,
): Promise<Result<StartedSession>> {
  const hash = hashToken(token);
  const pending = looksLikeToken(token, 'slp')
    ? await takeSecondStepTry(ctx.scope, hash, ctx.clock.now())
    : null;
  const account = pending && (await findAccount(ctx.scope, pending.userId));
  if (!pending || !account || !takesTwoSteps(account)) return notFound(OVER);
  const checked = await checkCode(ctx, account, code, 'code');
  if (!checked.ok) {
    ctx.log.info({ event: 'sign-in-refused', userId: account.id, by: 'second step' }, 'sign-in refused');
    noteFailedSignIn(ctx, account.id, 'Wrong verification code');
    if (checked.failure.kind !== 'invalid' || pending.triesLeft > 0) return checked;
    await giveUp(ctx, account, hash);
    return notFound(OVER);
  }
  if (!(await endSecondStep(ctx.scope, hash))) return notFound(OVER);
  if (pending.identity) await linkProven(ctx, account, pending.identity);
  ctx.log.info({ event: 'sign-in', userId: account.id, by: 'second step' }, 'signed in');
  const { id: userId, email: address } = account;
  return ok(await startSession(ctx, { userId, address, remember: pending.remember, device }));
}

/** Notifies a person whose password someone knows without the code. */
async function giveUp(
  ctx: Ctx<SystemScope>,
  account: AccountRecord,
  hash: Uint8Array<ArrayBuffer>,
): Promise<void> {
  if (!(await endSecondStep(ctx.scope, hash))) return;
  await tellSecurity(ctx, ctx.scope, account, { event: 'second-step-failed' });
}

async function linkProven(
  ctx: Ctx<SystemScope>,
  account: AccountRecord,
  identity: PendingIdentity,
): Promise<void> {
  await insertIdentity(ctx.scope, { userId: account.id, ...identity });
  await tellSecurity(ctx, ctx.scope, account, { event: 'provider-linked', detail: identity.provider });
}
