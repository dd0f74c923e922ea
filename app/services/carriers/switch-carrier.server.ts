import { findOwnMembership } from '~/data/accounts/memberships.server';
import type { UserScope } from '~/data/database/scope.server';
import { setSessionCarrier } from '~/data/accounts/sessions.server';
import { isUuid } from '~/domain/accounts/uuid';
import { notFound, ok, type Result } from '~/domain/result';
import type { Ctx } from '../context';

/** This sign-in works on another of the person's carriers. One they do not belong to is not found. */
export async function switchCarrier(ctx: Ctx<UserScope>, carrierId: string): Promise<Result<null>> {
  if (!isUuid(carrierId) || !(await findOwnMembership(ctx.scope, carrierId)))
    return notFound('There is no such carrier.');
  if (ctx.scope.sessionId !== null) await setSessionCarrier(ctx.scope, ctx.scope.sessionId, carrierId);
  return ok(null);
}
