import type { MembershipRole } from '~/engine/roles';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

/** Someone who is to be reminded of a carrier's return. */
export interface ReminderCandidate {
  carrierId: string;
  userId: string;
  role: MembershipRole;
  name: string;
  email: string;
  legalName: string;
  baseJurisdiction: string | null;
  timeZone: string;
}

/**
 * Owners and editors with a confirmed address who have not turned reminders off, of carriers with records or a license; a
 * page of them in the order of carrier and person, after the last of the page before. With a quarter only of carriers
 * that have miles or fuel in it, or a return filed for it.
 */
export async function listReminderCandidates(
  scope: SystemScope,
  after: { carrierId: string; userId: string } | null,
  limit: number,
  quarterKey?: number,
): Promise<ReminderCandidate[]> {
  const onward = after
    ? Prisma.sql`AND (m."carrierId", m."userId") > (${after.carrierId}::uuid, ${after.userId}::uuid)`
    : Prisma.empty;
  const ofQuarter =
    quarterKey === undefined
      ? Prisma.empty
      : Prisma.sql`AND (EXISTS (SELECT 1 FROM "quarter_sums" q WHERE q."carrierId" = c."id" AND q."quarterKey" = ${quarterKey})
          OR EXISTS (SELECT 1 FROM "filed_quarter" f WHERE f."carrierId" = c."id" AND f."quarterKey" = ${quarterKey}))`;
  return scope.db.$queryRaw<ReminderCandidate[]>`
    SELECT m."carrierId", m."userId", m."role"::text AS "role", u."name", u."email"::text AS "email", c."legalName", c."baseJurisdiction", c."timeZone"
    FROM "membership" m JOIN "user_account" u ON u."id" = m."userId" JOIN "carrier" c ON c."id" = m."carrierId"
    LEFT JOIN "reminder_choice" r ON r."carrierId" = m."carrierId" AND r."userId" = m."userId"
    WHERE m."role" IN ('owner', 'editor') AND u."emailVerifiedAt" IS NOT NULL AND u."emailBouncedAt" IS NULL AND u."deleteAfter" IS NULL AND u."disabledAt" IS NULL
      AND COALESCE(r."enabled", true) AND NOT c."isSandbox"
      AND (c."iftaLicence" IS NOT NULL OR EXISTS (SELECT 1 FROM "ledger_entry" l WHERE l."carrierId" = c."id")) ${ofQuarter} ${onward}
    ORDER BY m."carrierId", m."userId" LIMIT ${limit}`;
}

/** Notes a reminder. @returns false where it was sent before. */
export async function noteReminder(
  scope: CarrierScope,
  quarterKey: number,
  daysBefore: number,
  at: Date,
): Promise<boolean> {
  const { count } = await scope.db.filingReminder.createMany({
    data: [{ carrierId: scope.carrierId, userId: scope.userId, quarterKey, daysBefore, sentAt: at }],
    skipDuplicates: true,
  });
  return count === 1;
}

export async function wasReminded(
  scope: CarrierScope,
  quarterKey: number,
  daysBefore: number,
): Promise<boolean> {
  return (
    (await scope.db.filingReminder.count({
      where: { carrierId: scope.carrierId, userId: scope.userId, quarterKey, daysBefore },
    })) > 0
  );
}

/** Notes that someone was notified of rates. @returns false where they were before. */
export async function noteRateNotice(
  scope: CarrierScope,
  quarterKey: number,
  revision: number,
  at: Date,
): Promise<boolean> {
  const { count } = await scope.db.rateNotice.createMany({
    data: [{ carrierId: scope.carrierId, userId: scope.userId, quarterKey, revision, sentAt: at }],
    skipDuplicates: true,
  });
  return count === 1;
}

export async function wasNotifiedOfRates(
  scope: CarrierScope,
  quarterKey: number,
  revision: number,
): Promise<boolean> {
  return (
    (await scope.db.rateNotice.count({
      where: { carrierId: scope.carrierId, userId: scope.userId, quarterKey, revision },
    })) > 0
  );
}

/** Whether this person is reminded of this carrier's returns. */
export async function wantsReminders(scope: CarrierScope): Promise<boolean> {
  const row = await scope.db.reminderChoice.findUnique({
    where: { carrierId_userId: { carrierId: scope.carrierId, userId: scope.userId } },
  });
  return row?.enabled ?? true;
}

export async function saveReminderChoice(scope: CarrierScope, enabled: boolean): Promise<void> {
  const key = { carrierId: scope.carrierId, userId: scope.userId };
  await scope.db.reminderChoice.upsert({
    where: { carrierId_userId: key },
    create: { ...key, enabled },
    update: { enabled },
  });
}
