import { doneByPersonNow, doneOnce } from '~/areas/api/once';
import { revokeApiTokensForCarrier } from '~/areas/accounts/data/api-tokens.server';
import { listOpenInvitations, type OpenInvitation } from '~/areas/carriers/data/invitations.server';
import {
  deleteMembership,
  listMembers,
  lockOwners,
  setRole,
  type Member,
} from '~/areas/carriers/data/memberships.server';
import { inTransaction, systemScope, type CarrierScope } from '~/platform/database/scope.server';
import { isUuid } from '~/engine/text/uuid';
import { roleSchema } from '~/areas/carriers/rules/carrier.schema';
import { fail, notFound, ok, type Result } from '~/engine/result';
import { refuseReadToken, refuseUnlessOwner } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { switchOffWebhooksOf } from '~/areas/webhooks/manage-webhooks.server';
import { noteSecurity } from '~/areas/security/note-security.server';
import { parseInput } from '~/platform/parse-input';

const LAST_OWNER = 'A carrier needs an owner: make someone else an owner first.';

export async function readPeople(
  ctx: Ctx<CarrierScope>,
): Promise<{ members: Member[]; invitations: OpenInvitation[] }> {
  const [members, invitations] = await Promise.all([
    listMembers(ctx.scope),
    listOpenInvitations(ctx.scope, ctx.clock.now()),
  ]);
  return { members, invitations };
}

/** Changes what a member may do; takes effect with their next request. */
export async function changeRole(ctx: Ctx<CarrierScope>, input: unknown): Promise<Result<null>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const parsed = parseInput(roleSchema, input);
  if (!parsed.ok) return parsed;
  const { userId, role } = parsed.value;
  return inTransaction(ctx.scope, async (scope): Promise<Result<null>> => {
    const owners = await lockOwners(scope);
    if (role !== 'owner' && owners.length === 1 && owners[0] === userId)
      return fail({ kind: 'conflict', message: LAST_OWNER });
    if (!(await setRole(scope, userId, role))) return notFound('This member was not found.');
    const { carrierId, userId: actorId } = scope;
    await noteSecurity(ctx, scope, { userId, kind: 'role-changed', detail: role, carrierId, actorId });
    return ok(null);
  });
}

/**
 * A member leaves: by an owner's will, or by their own. Their tokens for this carrier end, and what goes to addresses that they gave.
 * @returns how many webhooks were switched off
 */
export async function removeMember(
  ctx: Ctx<CarrierScope>,
  userId: string,
): Promise<Result<{ webhooksOff: number }>> {
  const refused = userId === ctx.scope.userId ? refuseReadToken(ctx) : refuseUnlessOwner(ctx);
  if (refused) return refused;
  if (!isUuid(userId)) return notFound('This member was not found.');
  return doneOnce(ctx, 'member-removed', async (scope): Promise<Result<{ webhooksOff: number }>> => {
    const owners = await lockOwners(scope);
    if (owners.length === 1 && owners[0] === userId) return fail({ kind: 'conflict', message: LAST_OWNER });
    if (!(await deleteMembership(scope, userId))) return notFound('This member was not found.');
    await revokeApiTokensForCarrier(scope, userId, ctx.clock.now());
    const { carrierId, userId: actorId } = scope;
    await noteSecurity(ctx, scope, { userId, kind: 'member-removed', carrierId, actorId });
    const system = systemScope(scope.db);
    const webhooksOff = await switchOffWebhooksOf(system, { userId, carrierId }, ctx.clock.now());
    if (userId === actorId) await doneByPersonNow(ctx, system, { kind: 'member-left', userId });
    return ok({ webhooksOff });
  });
}
