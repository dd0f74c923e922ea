import {
  countRecoveryCodes,
  findAuthenticator,
  listRecoveryCodes,
  takeStep,
  useRecoveryCode,
} from '~/areas/accounts/data/authenticators.server';
import type { SystemScope } from '~/platform/database/scope.server';
import { givenCode, RECOVERY_CODES } from '~/areas/accounts/rules/two-step-rules';
import { fail, invalid, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { tellSecurity } from '~/areas/security/note-security.server';

const NOT_TAKEN = 'This code was not accepted.';
const MISSING = 'Enter the six digits of your authenticator app, or a recovery code';
const WRONG = 'Wrong code. Wait for the next one in your app, or use a recovery code.';
const USED = 'This code was already used. Wait for the next one in your app.';
const CLOSED =
  'Codes of authenticator apps cannot be checked at the moment. Use a recovery code, or write to support.';

/** What a use case knows of the person whose code it is. */
export interface CodeOwner {
  id: string;
  name: string;
  email: string;
}

/**
 * Checks a code of the app, or a recovery code, and uses it up: neither works twice, also when two send it at the same
 * moment. `field` is what the form or the call named it.
 */
export async function checkCode(
  ctx: Ctx<SystemScope>,
  owner: CodeOwner,
  typed: string,
  field: 'code' | 'otp',
): Promise<Result<null>> {
  const wrong = (message: string) => invalid(NOT_TAKEN, { [field]: [message] });
  const given = givenCode(typed);
  if (!given) return wrong(MISSING);
  if (given.kind === 'recovery') return (await takeRecoveryCode(ctx, owner, given)) ? ok(null) : wrong(WRONG);
  const known = await findAuthenticator(ctx.scope, owner.id);
  if (!known) return wrong(WRONG);
  const key = ctx.secrets.open(known.sealedKey, owner.id);
  if (!key) {
    ctx.log.error(
      { event: 'sealed-secret', userId: owner.id },
      'no SECRETS_KEY of this installation opens the key of an authenticator',
    );
    return fail({ kind: 'unavailable', message: CLOSED });
  }
  const step = ctx.authenticator.stepOf(key, given.digits, ctx.clock.now());
  if (step === null) return wrong(WRONG);
  return (await takeStep(ctx.scope, owner.id, step)) ? ok(null) : wrong(USED);
}

async function takeRecoveryCode(
  ctx: Ctx<SystemScope>,
  owner: CodeOwner,
  { lookup, rest }: { lookup: string; rest: string },
): Promise<boolean> {
  for (const { id, hash } of await listRecoveryCodes(ctx.scope, owner.id, lookup)) {
    if (!(await ctx.passwords.verify(hash, rest)) || !(await useRecoveryCode(ctx.scope, id, ctx.clock.now())))
      continue;
    const left = await countRecoveryCodes(ctx.scope, owner.id);
    const detail = `${left} of ${RECOVERY_CODES} recovery codes are left.`;
    await tellSecurity(ctx, ctx.scope, owner, { event: 'recovery-code-used', detail });
    return true;
  }
  return false;
}
