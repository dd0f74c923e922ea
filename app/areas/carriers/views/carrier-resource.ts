import type { OpenInvitation } from '~/areas/carriers/data/invitations.server';
import type { Member } from '~/areas/carriers/data/memberships.server';
import type { Carrier, CarrierChoice } from '~/areas/carriers/data/carriers.server';
import { apiNameOf } from '~/areas/carriers/views/carrier-names';

/** A carrier among those that a person works for. `current` is the one this sign-in works on. */
export const carrierChoice = (
  { id, legalName, role, isSandbox }: CarrierChoice,
  currentId: string | null,
) => ({
  id,
  name: legalName,
  role,
  current: id === currentId,
  sandbox: isSandbox,
});

/** The profile of a carrier as programs read it. */
export const carrierResource = (carrier: Carrier) => ({
  id: carrier.id,
  legal_name: carrier.legalName,
  usdot: carrier.usdot,
  ifta_license: carrier.iftaLicence,
  irp_account: carrier.irpAccount,
  irp_fleet: carrier.irpFleet,
  paper_size: carrier.paperSize,
  licensed_since: carrier.licensedSince,
  base_jurisdiction: carrier.baseJurisdiction,
  units: carrier.units,
  street: carrier.street,
  city: carrier.city,
  region: carrier.region,
  postal_code: carrier.postalCode,
  contact_name: carrier.contactName,
  contact_email: carrier.contactEmail,
  contact_phone: carrier.contactPhone,
  time_zone: carrier.timeZone,
  package_id: carrier.planPackageId,
  sandbox: carrier.isSandbox,
  sandbox_ready: carrier.isSandbox ? carrier.sandboxReadyAt !== null : null,
  revision: carrier.revision,
});

/** The profile as a body of the API would write it, with what the body names laid over it, in the words of the use case. */
export const mergedCarrier = (carrier: Carrier, body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...carrier, ...renamed(body) }).map(([name, value]) => [name, value ?? undefined]),
  );

function renamed(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(apiNameOf).flatMap(([inner, outer]) => (outer in body ? [[inner, body[outer]]] : [])),
  );
}

export const memberResource = (member: Member) => ({
  user_id: member.userId,
  name: member.name,
  email: member.email,
  role: member.role,
  since: member.createdAt.toISOString(),
});

export const invitationResource = (invitation: OpenInvitation) => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  created_at: invitation.createdAt.toISOString(),
  expires_at: invitation.expiresAt.toISOString(),
});
