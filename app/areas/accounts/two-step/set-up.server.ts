import { randomInt } from 'node:crypto';
import {
  beginAuthenticator,
  countRecoveryCodes,
  findAuthenticator,
  readOwnAuthenticator,
  readTwoStepSince,
  replaceRecoveryCodes,
  switchTwoStepOff,
  switchTwoStepOn,
  takeStep,
} from '~/areas/accounts/data/authenticators.server';
import {
  inTransaction,
  systemScope,
  type SystemScope,
  type UserScope,
} from '~/platform/database/scope.server';
import { revokeOtherSessions } from '~/areas/accounts/data/sessions.server';
import { readAccount, type AccountRecord } from '~/areas/accounts/data/users.server';
import {
  givenCode,
  inFours,
  RECOVERY_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  RECOVERY_LOOKUP_LENGTH,
  SET_UP_AGAIN_MS,
  SET_UP_LIFETIME_MS,
} from '~/areas/accounts/rules/two-step-rules';
import type { SecurityEvent } from '~/areas/accounts/mails/security-notice';
import { fail, invalid, ok, type Result } from '~/engine/result';
import { proveAgain } from '~/areas/accounts/prove-again.server';
import type { Ctx } from '~/platform/context';
import { tellSecurity } from '~/areas/security/note-security.server';
import { checkCode } from './check-code.server';

const ALREADY_ON = fail({ kind: 'conflict', message: 'Two-step verification is on already.' });
const NOT_ON = fail({ kind: 'conflict', message: 'Two-step verification is off.' });
const BEGIN_AGAIN = fail({
  kind: 'conflict',
  message: 'Setting up took too long, or was begun elsewhere. Begin again.',
});
const UNAVAILABLE = fail({
  kind: 'unavailable',
  message: 'Two-step verification is not set up on this installation. Write to support.',
});
const WRONG = 'Wrong code. Check the clock of your phone, then enter the code that the app shows now.';

export type TwoStepState =
  | { kind: 'off'; isAvailable: boolean; hasPassword: boolean }
  | { kind: 'setting-up'; keyText: string; address: string }
  | { kind: 'on'; since: Date; recoveryCodesLeft: number; hasPassword: boolean };

/** The state of the person's second step. The key is shown only to the sign-in that sets it up, for half an hour. */
export async function readTwoStep(ctx: Ctx<UserScope>): Promise<TwoStepState> {
  const [account, since] = await Promise.all([readAccount(ctx.scope), readTwoStepSince(ctx.scope)]);
  const hasPassword = account.passwordHash !== null;
  if (since)
    return {
      kind: 'on',
      since,
      recoveryCodesLeft: await countRecoveryCodes(ctx.scope, account.id),
      hasPassword,
    };
  const key = await keyBeingSetUp(ctx);
  if (!key) return { kind: 'off', isAvailable: ctx.secrets.isReady, hasPassword };
  const address = ctx.authenticator.address(key, account.claimedEmail ?? account.email);
  return { kind: 'setting-up', keyText: inFours(ctx.authenticator.keyText(key)), address };
}

async function keyBeingSetUp(ctx: Ctx<UserScope>): Promise<Uint8Array | null> {
  const begun = await readOwnAuthenticator(ctx.scope);
  const isFresh = begun && ctx.clock.now().getTime() - begun.createdAt.getTime() <= SET_UP_LIFETIME_MS;
  if (!isFresh || begun.sessionId === null || begun.sessionId !== ctx.scope.sessionId) return null;
  return ctx.secrets.open(begun.sealedKey, ctx.scope.userId);
}

/** Makes a key for the person's app, after they have proven again who they are. Nothing counts before its first right code. */
export async function beginSetUp(ctx: Ctx<UserScope>, currentPassword: string): Promise<Result<null>> {
  if (!ctx.secrets.isReady) return UNAVAILABLE;
  const proven = await proveAgain(ctx, currentPassword);
  if (!proven.ok) return proven;
  const sealed = ctx.secrets.seal(ctx.authenticator.newKey(), ctx.scope.userId);
  const begun = await inTransaction(ctx.scope, (scope) => beginAuthenticator(scope, sealed, ctx.clock.now()));
  return begun ? ok(null) : ALREADY_ON;
}

/** The first right code switches the second step on, ends every other sign-in and makes recovery codes, which are shown once, here. */
export async function confirmSetUp(
  ctx: Ctx<UserScope>,
  typed: string,
): Promise<Result<{ recoveryCodes: string[] }>> {
  const [account, since, key] = await Promise.all([
    readAccount(ctx.scope),
    readTwoStepSince(ctx.scope),
    keyBeingSetUp(ctx),
  ]);
  const now = ctx.clock.now();
  const isSentAgain = since !== null && now.getTime() - since.getTime() <= SET_UP_AGAIN_MS;
  if (since !== null && !isSentAgain) return ALREADY_ON;
  if (!key) return BEGIN_AGAIN;
  const given = givenCode(typed);
  const step = given?.kind === 'app' ? ctx.authenticator.stepOf(key, given.digits, now) : null;
  if (step === null) return invalid('This code was not accepted.', { code: [WRONG] });
  const codes = await newRecoveryCodes(ctx);
  return inTransaction(ctx.scope, async (scope): Promise<Result<{ recoveryCodes: string[] }>> => {
    const system = systemScope(scope.db);
    if (await switchTwoStepOn(scope, now)) {
      await takeStep(system, account.id, step);
      await revokeOtherSessions(scope, now, scope.sessionId);
      await tell(ctx, system, account, 'two-step-on');
      ctx.log.info({ event: 'two-step-on', userId: account.id }, 'two-step verification switched on');
    } else if ((await findAuthenticator(system, account.id))?.lastStep !== step) return ALREADY_ON;
    await replaceRecoveryCodes(scope, codes.kept);
    return ok({ recoveryCodes: codes.shown });
  });
}

const newRecoveryCode = (): string =>
  Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  ).join('');

async function newRecoveryCodes(
  ctx: Ctx<UserScope>,
): Promise<{ shown: string[]; kept: { lookup: string; hash: string }[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const kept = await Promise.all(
    codes.map(async (code) => ({
      lookup: code.slice(0, RECOVERY_LOOKUP_LENGTH),
      hash: await ctx.passwords.hash(code.slice(RECOVERY_LOOKUP_LENGTH)),
    })),
  );
  return { shown: codes.map((code) => inFours(code, '-')), kept };
}

const tell = (
  ctx: Ctx<UserScope>,
  scope: SystemScope,
  account: AccountRecord,
  event: SecurityEvent,
): Promise<void> => tellSecurity(ctx, scope, account, { event });

/** Password, then code: what changes the second step asks for both. */
async function proveBoth(
  ctx: Ctx<UserScope>,
  { currentPassword, code }: { currentPassword: string; code: string },
): Promise<Result<AccountRecord>> {
  if ((await readTwoStepSince(ctx.scope)) === null) return NOT_ON;
  const proven = await proveAgain(ctx, currentPassword);
  if (!proven.ok) return proven;
  const checked = await checkCode({ ...ctx, scope: systemScope(ctx.scope.db) }, proven.value, code, 'code');
  return checked.ok ? proven : checked;
}

/** Recovery codes anew; those made before work no longer. */
export async function renewRecoveryCodes(
  ctx: Ctx<UserScope>,
  proof: { currentPassword: string; code: string },
): Promise<Result<{ recoveryCodes: string[] }>> {
  const proven = await proveBoth(ctx, proof);
  if (!proven.ok) return proven;
  const codes = await newRecoveryCodes(ctx);
  await inTransaction(ctx.scope, async (scope) => {
    await replaceRecoveryCodes(scope, codes.kept);
    await tell(ctx, systemScope(scope.db), proven.value, 'recovery-codes-made');
  });
  return ok({ recoveryCodes: codes.shown });
}

/** One step is enough again. Ends every other sign-in, as each change of what signs in does. */
export async function endTwoStep(
  ctx: Ctx<UserScope>,
  proof: { currentPassword: string; code: string },
): Promise<Result<null>> {
  const proven = await proveBoth(ctx, proof);
  if (!proven.ok) return proven;
  return inTransaction(ctx.scope, async (scope): Promise<Result<null>> => {
    const system = systemScope(scope.db);
    if (!(await switchTwoStepOff(system, proven.value.id))) return NOT_ON;
    await revokeOtherSessions(scope, ctx.clock.now(), scope.sessionId);
    await tell(ctx, system, proven.value, 'two-step-off');
    ctx.log.info({ event: 'two-step-off', userId: proven.value.id }, 'two-step verification switched off');
    return ok(null);
  });
}
