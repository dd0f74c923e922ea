import {
  findInvitation,
  useInvitation,
  type InvitationRecord,
} from '~/areas/carriers/data/invitations.server';
import { insertMembership } from '~/areas/carriers/data/memberships.server';
import {
  inTransaction,
  systemScope,
  userScope,
  type SystemScope,
  type UserScope,
} from '~/platform/database/scope.server';
import { hashToken, looksLikeToken } from '~/areas/accounts/data/secret-token.server';
import { setSessionCarrier } from '~/areas/accounts/data/sessions.server';
import { readAccount } from '~/areas/accounts/data/users.server';
import { fail, notFound, ok, type Result } from '~/engine/result';
import { proveAddress } from '~/areas/accounts/claim-account.server';
import { refuseImpersonated } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { noteSecurity } from '~/areas/security/note-security.server';

const GONE = 'This invitation expired, was withdrawn or was already used.';

/** An invitation whose link still works. Changes nothing. */
export async function readInvitation(ctx: Ctx<SystemScope>, token: string): Promise<InvitationRecord | null> {
  if (!looksLikeToken(token, 'slm')) return null;
  const found = await findInvitation(ctx.scope, hashToken(token));
  const isOpen =
    found && found.acceptedAt === null && found.revokedAt === null && found.expiresAt > ctx.clock.now();
  return isOpen ? found : null;
}

/**
 * The signed-in person joins the carrier. Only the address that was invited may: a link that was passed on or read by
 * others lets nobody in.
 */
export async function acceptInvitation(
  ctx: Ctx<UserScope>,
  token: string,
): Promise<Result<{ carrierName: string }>> {
  const refused = refuseImpersonated(ctx);
  if (refused) return refused;
  const system = systemScope(ctx.scope.db);
  const invitation = await readInvitation({ ...ctx, scope: system }, token);
  if (!invitation) return notFound(GONE);
  const account = await readAccount(ctx.scope);
  if (account.email !== invitation.email) {
    return fail({
      kind: 'forbidden',
      message: `This invitation is for ${invitation.email}. Sign in with that address, or ask for one to ${account.claimedEmail ?? account.email}.`,
    });
  }
  const now = ctx.clock.now();
  const { carrierId, role, carrierName } = invitation;
  const isDone = await inTransaction(system, async (scope) => {
    if (!(await useInvitation(scope, invitation.id, now))) return false;
    await insertMembership(scope, { userId: account.id, carrierId, role });
    await noteSecurity(ctx, scope, { userId: account.id, kind: 'member-joined', detail: role, carrierId });
    // The link came by mail to this very address.
    if (account.emailVerifiedAt === null)
      await proveAddress(scope, { userId: account.id, email: account.email }, now);
    const { sessionId } = ctx.scope;
    if (sessionId !== null)
      await setSessionCarrier(userScope(account.id, sessionId, scope.db), sessionId, carrierId);
    return true;
  });
  return isDone ? ok({ carrierName }) : notFound(GONE);
}
