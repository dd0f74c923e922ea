import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  type PasskeyRecord,
} from '~/areas/accounts/data/passkeys.server';
import { readAccount } from '~/areas/accounts/data/users.server';
import { proveAgain } from '~/areas/accounts/prove-again.server';
import { noteSecurity, tellSecurity } from '~/areas/security/note-security.server';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { isUuid } from '~/engine/text/uuid';
import { refuseImpersonated } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { inTransaction, systemScope, type UserScope } from '~/platform/database/scope.server';
import { newChallenge, useChallenge } from './passkey-challenge.server';

const MOST_PASSKEYS = 20;
const LONGEST_NAME = 60;

const NOT_TAKEN = 'This passkey was not accepted. Try again.';
const UNPROVEN = fail({
  kind: 'forbidden',
  message: 'Confirm your email first. Passkeys are only for the owner of the address.',
});

export const readPasskeys = async (ctx: Ctx<UserScope>): Promise<PasskeyRecord[]> =>
  (await listPasskeys(ctx.scope)).map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt,
    lastUsedAt,
  }));

/** What to ask the person's browser, after they have proven again who they are. */
export async function beginPasskey(ctx: Ctx<UserScope>, currentPassword: string): Promise<Result<object>> {
  const proven = await proveAgain(ctx, currentPassword);
  if (!proven.ok) return proven;
  const { id, email, name, emailVerifiedAt } = proven.value;
  if (emailVerifiedAt === null) return UNPROVEN;
  const known = await listPasskeys(ctx.scope);
  if (known.length >= MOST_PASSKEYS)
    return fail({ kind: 'conflict', message: `An account has ${MOST_PASSKEYS} passkeys at most.` });
  const challenge = await newChallenge(ctx, id);
  return ok(await ctx.passkeys.questionForNew({ id, address: email, name }, challenge, known));
}

/** Keeps the passkey that a browser made for the question of `beginPasskey`, and tells the person by mail. */
export async function addPasskey(
  ctx: Ctx<UserScope>,
  { answer, name }: { answer: string; name: string },
): Promise<Result<null>> {
  const refused = refuseImpersonated(ctx);
  if (refused) return refused;
  const said = ctx.passkeys.readAnswer(answer);
  if (!said || !(await useChallenge(ctx, said.challenge, ctx.scope.userId))) return invalid(NOT_TAKEN);
  const passkey = await ctx.passkeys.checkNew(answer, said.challenge);
  if (!passkey) return invalid(NOT_TAKEN);
  const called = name.trim().slice(0, LONGEST_NAME) || 'Passkey';
  return inTransaction(ctx.scope, async (scope): Promise<Result<null>> => {
    if (!(await insertPasskey(scope, { ...passkey, name: called }))) return invalid(NOT_TAKEN);
    const account = await readAccount(scope);
    await tellSecurity(ctx, systemScope(scope.db), account, { event: 'passkey-added', detail: called });
    ctx.log.info({ event: 'passkey-added', userId: account.id }, 'passkey added');
    return ok(null);
  });
}

/** It signs in no more. */
export async function removePasskey(
  ctx: Ctx<UserScope>,
  { id, currentPassword }: { id: string; currentPassword: string },
): Promise<Result<null>> {
  const proven = await proveAgain(ctx, currentPassword);
  if (!proven.ok) return proven;
  return inTransaction(ctx.scope, async (scope): Promise<Result<null>> => {
    const name = isUuid(id) ? await deletePasskey(scope, id) : null;
    if (name === null) return notFound('This passkey was not found.');
    await noteSecurity(ctx, scope, { userId: scope.userId, kind: 'passkey-removed', detail: name });
    return ok(null);
  });
}
