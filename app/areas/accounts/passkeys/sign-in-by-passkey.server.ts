import { findPasskey, notePasskeyUse } from '~/areas/accounts/data/passkeys.server';
import { findAccount } from '~/areas/accounts/data/users.server';
import { startSession, type Device, type StartedSession } from '~/areas/accounts/start-session.server';
import { noteFailedSignIn } from '~/areas/security/note-security.server';
import { invalid, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import type { SystemScope } from '~/platform/database/scope.server';
import { newChallenge, useChallenge } from './passkey-challenge.server';

const WRONG = 'This passkey does not sign in here. Use another way.';

/** What to ask a browser that has a passkey of whomever. */
export const beginPasskeySignIn = async (ctx: Ctx<SystemScope>): Promise<object> =>
  ctx.passkeys.questionForSignIn(await newChallenge(ctx, null));

/**
 * Signs in whose passkey it is. The device has asked for a finger, a face or a PIN, so it is both steps at once: no code is
 * asked for, and a carrier that demands two steps is content.
 */
export async function signInByPasskey(
  ctx: Ctx<SystemScope>,
  { answer, remember }: { answer: string; remember: boolean },
  device: Device,
): Promise<Result<StartedSession>> {
  const said = ctx.passkeys.readAnswer(answer);
  if (!said || !(await useChallenge(ctx, said.challenge, null))) return invalid(WRONG);
  const passkey = await findPasskey(ctx.scope, said.credentialId);
  const account = passkey && (await findAccount(ctx.scope, passkey.userId));
  const counter = account ? await ctx.passkeys.checkSignIn(answer, said.challenge, passkey) : null;
  if (!passkey || !account || counter === null) {
    if (account) noteFailedSignIn(ctx, account.id, 'Wrong passkey');
    ctx.log.info({ event: 'sign-in-refused', by: 'passkey' }, 'sign-in refused');
    return invalid(WRONG);
  }
  await notePasskeyUse(ctx.scope, passkey.id, { counter, now: ctx.clock.now() });
  ctx.log.info({ event: 'sign-in', userId: account.id, by: 'passkey' }, 'signed in');
  return ok(await startSession(ctx, { userId: account.id, remember, device, isVouchedFor: true }));
}
