import { doneOnce } from '~/areas/api/once';
import {
  insertInvitation,
  listOpenInvitations,
  revokeInvitation,
} from '~/areas/carriers/data/invitations.server';
import { listMembers } from '~/areas/carriers/data/memberships.server';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { INVITATION_LIFETIME_MS } from '~/areas/accounts/rules/one-time-rules';
import { isUuid } from '~/engine/text/uuid';
import { invitationSchema } from '~/areas/carriers/rules/carrier.schema';
import { invalid, notFound, ok, type Result } from '~/engine/result';
import { refuseGrant, refuseUnlessOwner } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { noteSecurity } from '~/areas/security/note-security.server';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { parseInput } from '~/platform/parse-input';

const MOST_OPEN = 50;

/** Mails a link with which its receiver joins the carrier, with or without an account so far. */
export async function inviteColleague(
  ctx: Ctx<CarrierScope>,
  input: unknown,
  invitedBy: string,
): Promise<Result<{ email: string }>> {
  const refused = refuseUnlessOwner(ctx) ?? refuseGrant(ctx);
  if (refused) return refused;
  const parsed = parseInput(invitationSchema, input);
  if (!parsed.ok) return parsed;
  const { email, role } = parsed.value;
  const now = ctx.clock.now();
  const members = await listMembers(ctx.scope);
  if (members.some((member) => member.email === email))
    return invalid('They work on this carrier already.', { email: ['They work on this carrier already.'] });
  if ((await listOpenInvitations(ctx.scope, now)).length >= MOST_OPEN)
    return invalid(`${MOST_OPEN} invitations are open: take one back first.`);
  const carrier = await readCarrier(ctx.scope);
  await inTransaction(ctx.scope, async (scope) => {
    const invitationId = await insertInvitation(scope, {
      email,
      role,
      invitedBy,
      now,
      expiresAt: new Date(now.getTime() + INVITATION_LIFETIME_MS),
    });
    await queueMail(scope, {
      kind: 'invitation',
      to: { address: email },
      params: { invitationId, carrier: carrier.legalName, invitedBy, role },
      carrierId: scope.carrierId,
    });
    await noteSecurity(ctx, scope, {
      userId: scope.userId,
      kind: 'member-invited',
      detail: `${email} as ${role}`,
      carrierId: scope.carrierId,
    });
  });
  return ok({ email });
}

/** Takes an invitation back; its link stops working at once. */
export async function withdrawInvitation(
  ctx: Ctx<CarrierScope>,
  invitationId: string,
): Promise<Result<null>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  return doneOnce(ctx, 'invitation-ended', async (scope) => {
    const isDone = isUuid(invitationId) && (await revokeInvitation(scope, invitationId, ctx.clock.now()));
    return isDone ? ok(null) : notFound('This invitation is not open any more.');
  });
}
