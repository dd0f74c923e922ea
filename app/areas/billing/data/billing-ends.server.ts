import { Prisma, type BillingAccount as AccountRow } from '~/platform/database/generated/prisma/client';
import type { SystemScope, UserScope } from '~/platform/database/scope.server';

/** How a subscription is to end whose carrier goes: with its period, at once, or at once with the customer at the provider. */
export type BillingEnd = 'period-end' | 'now' | 'erase';

/** Subscriptions that may still be charged. */
const IS_CHARGED = Prisma.sql`s."status" IN ('trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete')`;

export interface EndingPlan {
  carrierId: string;
  legalName: string;
  packageId: string;
  status: string;
  cancelAtPeriodEnd: boolean;
  periodEnd: Date;
  /** A pause has begun: nothing is paid for. */
  isPaused: boolean;
}

const plansWhere = (
  { db }: UserScope | SystemScope,
  now: Date,
  condition: Prisma.Sql,
): Promise<EndingPlan[]> =>
  db.$queryRaw<EndingPlan[]>`
    SELECT c."id" AS "carrierId", c."legalName", s."packageId", s."status", s."periodEnd",
        COALESCE(s."pausedFrom" <= ${now}, false) AS "isPaused", (s."cancelAtPeriodEnd" OR a."endWanted" IS NOT NULL) AS "cancelAtPeriodEnd"
      FROM "billing_subscription" s JOIN "billing_account" a ON a."id" = s."accountId" JOIN "carrier" c ON c."id" = a."carrierId"
     WHERE ${IS_CHARGED} AND ${condition} ORDER BY c."legalName", s."id"`;

/** Running plans of carriers that nobody else works on: they go with the person's account. */
export const listPlansOnlyOf = (scope: UserScope, now: Date): Promise<EndingPlan[]> =>
  plansWhere(
    scope,
    now,
    Prisma.sql`EXISTS (SELECT 1 FROM "membership" m WHERE m."carrierId" = c."id" AND m."userId" = ${scope.userId}::uuid)
      AND NOT EXISTS (SELECT 1 FROM "membership" o WHERE o."carrierId" = c."id" AND o."userId" <> ${scope.userId}::uuid)`,
  );

export const listPlansOf = (scope: SystemScope, carrierId: string, now: Date): Promise<EndingPlan[]> =>
  plansWhere(scope, now, Prisma.sql`c."id" = ${carrierId}::uuid`);

/** Carriers that the person owns and that no other owner can sign in to. */
export const listCarriersLeftWithout = async (scope: SystemScope, userId: string): Promise<string[]> => {
  const found = await scope.db.carrier.findMany({
    where: {
      memberships: {
        some: { userId, role: 'owner' },
        none: { role: 'owner', userId: { not: userId }, user: { disabledAt: null } },
      },
    },
    select: { id: true },
  });
  return found.map(({ id }) => id);
};

/**
 * Writes down that subscriptions are to end. A stronger end that waits already stays. What a payment page was opened for is given up:
 * its message may arrive before the job has run. @returns the accounts
 */
export async function noteBillingEnd(
  { db }: UserScope | SystemScope,
  carrierIds: readonly string[],
  how: Exclude<BillingEnd, 'erase'>,
  now: Date,
): Promise<string[]> {
  const where = { carrierId: { in: [...carrierIds] }, customerId: { not: null } };
  const found = await db.billingAccount.findMany({ where, select: { id: true } });
  await db.billingAccount.updateMany({
    where: { ...where, ...(how === 'now' ? {} : { OR: [{ endWanted: null }, { endWanted: how }] }) },
    data: { endWanted: how, endWantedAt: now, checkoutSessionId: null },
  });
  return found.map(({ id }) => id);
}

/**
 * Parts accounts from carriers that are erased: the customer's id stays until nothing is charged any more. An account
 * without a customer goes at once. @returns the accounts that are left to be ended
 */
export async function detachBillingAccounts(
  { db }: SystemScope,
  carrierIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const where = { carrierId: { in: [...carrierIds] } };
  await db.billingAccount.deleteMany({ where: { ...where, customerId: null } });
  const found = await db.billingAccount.findMany({ where, select: { id: true } });
  await db.billingAccount.updateMany({
    where,
    data: { carrierId: null, endWanted: 'erase', endWantedAt: now, checkoutSessionId: null },
  });
  return found.map(({ id }) => id);
}

/** It is done, unless another end was asked for meanwhile. */
export async function settleBillingEnd(
  { db }: SystemScope,
  { id, endWanted, endWantedAt }: Pick<AccountRow, 'id' | 'endWanted' | 'endWantedAt'>,
): Promise<void> {
  await db.billingAccount.updateMany({
    where: { id, endWanted, endWantedAt },
    data: { endWanted: null, endWantedAt: null },
  });
}

/** Whoever chooses a plan again does not want it to end any more. */
export async function forgetBillingEnd({ db }: Pick<SystemScope, 'db'>, id: string): Promise<void> {
  await db.billingAccount.updateMany({
    where: { id, endWanted: { in: ['period-end', 'now'] } },
    data: { endWanted: null, endWantedAt: null },
  });
}

/** Disabled carriers whose subscription would renew. */
export const listDisabledThatRenew = async ({ db }: SystemScope): Promise<string[]> => {
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT c."id" FROM "carrier" c JOIN "billing_account" a ON a."carrierId" = c."id" JOIN "billing_subscription" s ON s."accountId" = a."id"
     WHERE c."disabledAt" IS NOT NULL AND a."endWanted" IS NULL AND NOT s."cancelAtPeriodEnd" AND ${IS_CHARGED}`;
  return found.map(({ id }) => id);
};
