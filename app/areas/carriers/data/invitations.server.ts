import type { MembershipRole } from '~/engine/roles';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

export interface InvitationRecord {
  id: string;
  carrierId: string;
  carrierName: string;
  email: string;
  role: MembershipRole;
  invitedBy: string;
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
}

/** A new invitation; an earlier open one to the same address is taken back. */
export async function insertInvitation(
  scope: CarrierScope,
  input: { email: string; role: MembershipRole; invitedBy: string; now: Date; expiresAt: Date },
): Promise<string> {
  const { now, ...rest } = input;
  const { carrierId, userId: inviterId } = scope;
  await scope.db.invitation.updateMany({
    where: { carrierId, email: input.email, acceptedAt: null, revokedAt: null },
    data: { revokedAt: now },
  });
  const { id } = await scope.db.invitation.create({
    data: { ...rest, carrierId, inviterId, createdAt: now },
    select: { id: true },
  });
  return id;
}

/** The secret of the link, made when the mail is. */
export const setInvitationToken = (
  scope: SystemScope,
  id: string,
  hash: Uint8Array<ArrayBuffer>,
): Promise<unknown> =>
  scope.db.invitation.updateMany({ where: { id, acceptedAt: null, revokedAt: null }, data: { hash } });

/** Who of these may invite: the owners of the carrier whose accounts are open. */
async function listInviters({ db }: CarrierScope | SystemScope, carrierId: string): Promise<Set<string>> {
  const owners = await db.membership.findMany({
    where: { carrierId, role: 'owner', user: { disabledAt: null } },
    select: { userId: true },
  });
  return new Set(owners.map(({ userId }) => userId));
}

/** The invitation of a link; null for none, and where who sent it owns the carrier no longer. */
export async function findInvitation(
  scope: SystemScope,
  hash: Uint8Array<ArrayBuffer>,
): Promise<InvitationRecord | null> {
  const row = await scope.db.invitation.findUnique({
    where: { hash },
    include: { carrier: { select: { legalName: true } } },
  });
  if (!row) return null;
  const { id, carrierId, email, role, invitedBy, inviterId, expiresAt, acceptedAt, revokedAt } = row;
  if (inviterId !== null && !(await listInviters(scope, carrierId)).has(inviterId)) return null;
  return {
    id,
    carrierId,
    carrierName: row.carrier.legalName,
    email,
    role,
    invitedBy,
    expiresAt,
    acceptedAt,
    revokedAt,
  };
}

/** Uses an invitation up. Of two that try at once one gets true. */
export async function useInvitation(scope: SystemScope, id: string, now: Date): Promise<boolean> {
  const { count } = await scope.db.invitation.updateMany({
    where: { id, acceptedAt: null, revokedAt: null, expiresAt: { gt: now } },
    data: { acceptedAt: now },
  });
  return count === 1;
}

export interface OpenInvitation {
  id: string;
  email: string;
  role: MembershipRole;
  createdAt: Date;
  expiresAt: Date;
}

/** Those that still let someone in. */
export async function listOpenInvitations(scope: CarrierScope, now: Date): Promise<OpenInvitation[]> {
  const [inviters, open] = await Promise.all([
    listInviters(scope, scope.carrierId),
    scope.db.invitation.findMany({
      where: { carrierId: scope.carrierId, acceptedAt: null, revokedAt: null, expiresAt: { gt: now } },
      orderBy: { createdAt: 'desc' },
      take: 200,
      select: { id: true, email: true, role: true, inviterId: true, createdAt: true, expiresAt: true },
    }),
  ]);
  return open.flatMap(({ inviterId, ...invitation }) =>
    inviterId === null || inviters.has(inviterId) ? [invitation] : [],
  );
}

export async function revokeInvitation(scope: CarrierScope, id: string, now: Date): Promise<boolean> {
  const { count } = await scope.db.invitation.updateMany({
    where: { id, carrierId: scope.carrierId, acceptedAt: null, revokedAt: null },
    data: { revokedAt: now },
  });
  return count === 1;
}
