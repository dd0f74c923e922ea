import {
  countApiTokens,
  insertApiToken,
  listApiTokens,
  revokeApiToken,
  type ListedApiToken,
} from '~/areas/accounts/data/api-tokens.server';
import { inTransaction, type CarrierScope, type UserScope } from '~/platform/database/scope.server';
import { hashToken, newToken } from '~/areas/accounts/data/secret-token.server';
import { apiTokenSchema } from '~/areas/accounts/rules/account.schema';
import { isWriteScope, withReads } from '~/engine/api-scopes';
import { isUuid } from '~/engine/text/uuid';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { findAccount } from '~/areas/accounts/data/users.server';
import { systemScope } from '~/platform/database/scope.server';
import { refuseGrant } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { noteSecurity, tellSecurity } from '~/areas/security/note-security.server';
import { parseInput } from '~/platform/parse-input';

const MOST_TOKENS = 50;
const DAY_MS = 24 * 3_600_000;

export const readApiTokens = (ctx: Ctx<UserScope>): Promise<ListedApiToken[]> =>
  listApiTokens(ctx.scope, ctx.clock.now());

/** Makes a token for the carrier worked on. Its text is shown once, here, and never again. */
export async function createApiToken(
  ctx: Ctx<CarrierScope>,
  input: unknown,
): Promise<Result<{ token: string; name: string }>> {
  const refused = refuseGrant(ctx);
  if (refused) return refused;
  const parsed = parseInput(apiTokenSchema, input);
  if (!parsed.ok) return parsed;
  const { name, days } = parsed.value;
  const scopes = parsed.value.scope === 'chosen' ? withReads(parsed.value.scopes ?? []) : null;
  const mayWrite = scopes === null ? parsed.value.scope === 'write' : scopes.some(isWriteScope);
  if (mayWrite && !ctx.scope.mayWrite) {
    return fail({
      kind: 'forbidden',
      message: 'You may only look at this carrier, so your tokens may only read.',
    });
  }
  const now = ctx.clock.now();
  if ((await countApiTokens(ctx.scope, now)) >= MOST_TOKENS)
    return invalid(`You have ${MOST_TOKENS} tokens: revoke one first.`);
  const token = newToken('slt');
  const expiresAt = days === 0 ? null : new Date(now.getTime() + days * DAY_MS);
  await inTransaction(ctx.scope, async (scope) => {
    await insertApiToken(scope, {
      name,
      hash: hashToken(token),
      ending: token.slice(-4),
      mayWrite,
      scopes,
      now,
      expiresAt,
    });
    const owner = await findAccount(systemScope(scope.db), scope.userId);
    if (!owner) return;
    await tellSecurity(ctx, scope, owner, {
      event: 'token-made',
      detail: name,
      carrierId: scope.carrierId,
    });
  });
  ctx.log.info(
    { event: 'api-token-made', userId: ctx.scope.userId, carrierId: ctx.scope.carrierId },
    'API token made',
  );
  return ok({ token, name });
}

/** Ends a token at once. A token of someone else is not found. */
export async function endApiToken(ctx: Ctx<UserScope>, tokenId: string): Promise<Result<null>> {
  return inTransaction(ctx.scope, async (scope): Promise<Result<null>> => {
    const revoked = isUuid(tokenId) ? await revokeApiToken(scope, tokenId, ctx.clock.now()) : null;
    if (!revoked) return notFound('This token is revoked already.');
    const { name: detail, carrierId } = revoked;
    await noteSecurity(ctx, scope, { userId: scope.userId, kind: 'token-revoked', detail, carrierId });
    return ok(null);
  });
}
