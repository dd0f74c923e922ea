import type { SystemScope } from '~/platform/database/scope.server';

/** Notes that a mail about a plan is out. Of two runs only one gets it. */
export async function claimReminder(
  { db }: SystemScope,
  carrierId: string,
  key: string,
  sentAt: Date,
): Promise<boolean> {
  const { count } = await db.billingReminder.createMany({
    data: [{ carrierId, key, sentAt }],
    skipDuplicates: true,
  });
  return count === 1;
}

export const findAccountOfCarrier = ({ db }: SystemScope, carrierId: string) =>
  db.billingAccount.findUnique({
    where: { carrierId },
    select: { id: true, subscriptions: true },
  });

/** What a mail may be due about, of one account or of all that run. */
export const listForReminders = (
  { db }: SystemScope,
  /** Invoices that are older are not written about. */
  since: Date,
  accountId: string | null,
) =>
  db.billingAccount.findMany({
    where: {
      carrierId: { not: null },
      ...(accountId === null ? {} : { id: accountId }),
      OR: [
        { subscriptions: { some: { status: { in: ['trialing', 'active', 'past_due'] } } } },
        { invoices: { some: { createdAt: { gte: since } } } },
      ],
    },
    select: {
      id: true,
      carrierId: true,
      customerId: true,
      subscriptions: true,
      paymentMethods: { where: { isDefault: true } },
      invoices: { where: { status: 'paid', paidCents: { gt: 0 }, createdAt: { gte: since } } },
    },
    orderBy: { id: 'asc' },
  });
