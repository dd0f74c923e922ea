import { isMembershipRole, type MembershipRole } from '~/engine/roles';
import type { CarrierScope, PublicScope } from '~/platform/database/scope.server';

/** Since when the carrier's calendar has an address; null where it has none. */
export async function findCalendarFeed(scope: CarrierScope): Promise<{ createdAt: Date } | null> {
  return scope.db.calendarFeed.findUnique({
    where: { carrierId: scope.carrierId },
    select: { createdAt: true },
  });
}

/** A new address in place of the one before, which ends. */
export async function saveCalendarFeed(
  scope: CarrierScope,
  hash: Uint8Array<ArrayBuffer>,
  at: Date,
): Promise<void> {
  const made = { hash, createdAt: at, createdBy: scope.userId };
  await scope.db.calendarFeed.upsert({
    where: { carrierId: scope.carrierId },
    create: { carrierId: scope.carrierId, ...made },
    update: made,
  });
}

export async function deleteCalendarFeed(scope: CarrierScope): Promise<void> {
  await scope.db.calendarFeed.deleteMany({ where: { carrierId: scope.carrierId } });
}

/** Whose calendar the address is; null for none, and where who made it has left the carrier. */
export async function findCalendarOwner(
  scope: PublicScope,
  hash: Uint8Array<ArrayBuffer>,
): Promise<{ carrierId: string; userId: string; role: MembershipRole } | null> {
  const [row] = await scope.db.$queryRaw<{ carrierId: string; userId: string; role: string }[]>`
    SELECT f."carrierId", m."userId", m."role"::text AS "role" FROM "calendar_feed" f
    JOIN "membership" m ON m."carrierId" = f."carrierId" AND m."userId" = f."createdBy"
    WHERE f."hash" = ${hash}`;
  return row && isMembershipRole(row.role) ? { ...row, role: row.role } : null;
}
