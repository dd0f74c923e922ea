import type { MembershipRole } from '~/engine/roles';
import type { CarrierProfile } from '~/areas/carriers/data/carriers.server';
import type { CarrierScope, SystemScope, UserScope } from '~/platform/database/scope.server';

/** The plan whose limits a sandbox has; nobody pays for it. */
const PLAN = 'ic_advanced';

/** What a sandbox is called and where it is, as long as nobody changes it. */
const PROFILE = {
  legalName: 'Blue Mesa Freight',
  usdot: '3141592',
  iftaLicence: 'TX000000000',
  irpAccount: null,
  irpFleet: null,
  paperSize: null,
  licensedSince: null,
  baseJurisdiction: 'TX',
  units: 'us',
  street: '1200 Freight Street',
  city: 'Amarillo',
  region: 'TX',
  postalCode: '79101',
  contactName: 'Dana Driver',
  contactEmail: null,
  contactPhone: null,
  timeZone: 'America/Chicago',
} as const satisfies CarrierProfile;

export interface Sandbox {
  id: string;
  legalName: string;
  role: MembershipRole;
  /** Null while its records are made. */
  readyAt: Date | null;
  isDisabled: boolean;
}

/** The sandbox of its number, where the person works on it; holds the row until the end of the transaction. */
export async function lockSandbox(scope: UserScope, carrierId: string): Promise<Sandbox | null> {
  const [found] = await scope.db.$queryRaw<Sandbox[]>`
    SELECT c."id", c."legalName", m."role"::text AS "role", c."sandboxReadyAt" AS "readyAt", c."disabledAt" IS NOT NULL AS "isDisabled"
      FROM "carrier" c JOIN "membership" m ON m."carrierId" = c."id"
     WHERE c."id" = ${carrierId}::uuid AND c."isSandbox" AND m."userId" = ${scope.userId}::uuid FOR UPDATE OF c`;
  return found ?? null;
}

/** The sandbox that the person made and still works on, as a choice among carriers; null where there is none. */
export async function findOwnSandbox(scope: UserScope): Promise<Sandbox | null> {
  const found = await scope.db.membership.findFirst({
    where: { userId: scope.userId, carrier: { sandboxOf: scope.userId } },
    select: {
      role: true,
      carrier: { select: { id: true, legalName: true, sandboxReadyAt: true, disabledAt: true } },
    },
  });
  if (!found) return null;
  const { id, legalName, sandboxReadyAt, disabledAt } = found.carrier;
  return { id, legalName, role: found.role, readyAt: sandboxReadyAt, isDisabled: disabledAt !== null };
}

/**
 * A sandbox of this person, with nothing in it yet. One that they have left stops being theirs. @returns its number, or
 * null where another request has made one in between.
 */
export async function insertSandbox(scope: UserScope): Promise<string | null> {
  const { userId } = scope;
  await scope.db.carrier.updateMany({
    where: { sandboxOf: userId, memberships: { none: { userId } } },
    data: { sandboxOf: null },
  });
  const [made] = await scope.db.carrier.createManyAndReturn({
    data: [{ ...PROFILE, planPackageId: PLAN, isSandbox: true, sandboxOf: userId }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!made) return null;
  await scope.db.membership.create({ data: { userId, carrierId: made.id, role: 'owner' } });
  return made.id;
}

/** From now on its records are made anew, and nobody changes them. */
export const beginSandboxReset = (scope: UserScope, carrierId: string): Promise<unknown> =>
  scope.db.carrier.update({ where: { id: carrierId }, data: { sandboxReadyAt: null }, select: { id: true } });

/** Whether it still waits to be filled. */
export async function isSandboxUnfilled(scope: SystemScope, carrierId: string): Promise<boolean> {
  return (
    (await scope.db.carrier.count({ where: { id: carrierId, isSandbox: true, sandboxReadyAt: null } })) > 0
  );
}

/** Nothing is written for the carrier by others until the transaction ends. */
export const holdCarrier = (scope: SystemScope, carrierId: string): Promise<unknown> =>
  scope.db.$queryRaw`SELECT FROM "carrier" WHERE "id" = ${carrierId}::uuid FOR UPDATE`;

/** The profile and the plan as they were at the beginning. */
export const resetSandboxProfile = (scope: SystemScope, carrierId: string): Promise<unknown> =>
  scope.db.carrier.update({
    where: { id: carrierId },
    data: { ...PROFILE, planPackageId: PLAN, revision: { increment: 1 } },
    select: { id: true },
  });

/** Its records are there: its people work on it. */
export const finishSandbox = (scope: SystemScope, carrierId: string, now: Date): Promise<unknown> =>
  scope.db.carrier.updateMany({ where: { id: carrierId }, data: { sandboxReadyAt: now } });

/** Whether the carrier of the scope is a sandbox. */
export async function isSandbox(scope: CarrierScope): Promise<boolean> {
  return (await scope.db.carrier.count({ where: { id: scope.carrierId, isSandbox: true } })) > 0;
}

/** Nobody works on it any more; sign-ins that did go on without it. */
export async function leaveSandbox(scope: SystemScope, carrierId: string): Promise<void> {
  await scope.db.session.updateMany({ where: { carrierId }, data: { carrierId: null } });
  await scope.db.membership.deleteMany({ where: { carrierId } });
}
