import { findOwnMembership } from '~/areas/carriers/data/memberships.server';
import type { UserScope } from '~/platform/database/scope.server';
import { setSessionCarrier } from '~/areas/accounts/data/sessions.server';
import { isUuid } from '~/engine/text/uuid';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';

/** This sign-in works on another of the person's carriers. One they do not belong to is not found. */
export async function switchCarrier(ctx: Ctx<UserScope>, carrierId: string): Promise<Result<null>> {
  if (!isUuid(carrierId) || !(await findOwnMembership(ctx.scope, carrierId)))
    return notFound('This carrier was not found.');
  if (ctx.scope.sessionId !== null) await setSessionCarrier(ctx.scope, ctx.scope.sessionId, carrierId);
  return ok(null);
}
