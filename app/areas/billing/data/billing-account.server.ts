import { randomUUID } from 'node:crypto';
import type { SubscriptionStatus } from '~/areas/billing/rules/entitlement';
import { readKeptTaxes, type TaxPart } from '~/areas/billing/rules/sales-tax';
import { FREE_PACKAGE_ID } from '~/areas/billing/rules/packages';
import type {
  BillingAccount as AccountRow,
  BillingSubscription as SubscriptionRow,
} from '~/platform/database/generated/prisma/client';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

export type BillingAccount = Omit<AccountRow, 'createdAt' | 'turnHolder' | 'turnUntil'>;
export type BillingSubscription = Omit<SubscriptionRow, 'status'> & { status: SubscriptionStatus };

export interface BillingCard {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  fingerprint: string | null;
  isDefault: boolean;
}

export interface BillingInvoice {
  id: string;
  number: string | null;
  status: string;
  totalCents: number;
  taxCents: number;
  taxes: TaxPart[];
  dueCents: number;
  /** Taken from a card, and what of that was given back. */
  paidCents: number;
  refundedCents: number;
  hostedUrl: string | null;
  pdfUrl: string | null;
  createdAt: Date;
}

export interface BillingOverview {
  account: BillingAccount | null;
  /** The one that counts: the live one, else the latest. */
  subscription: BillingSubscription | null;
  cards: BillingCard[];
  invoices: BillingInvoice[];
}

const LIVE_FIRST = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];

const toAccount = ({
  createdAt: _created,
  turnHolder: _holder,
  turnUntil: _until,
  ...row
}: AccountRow): BillingAccount => row;

export const toSubscription = (row: SubscriptionRow): BillingSubscription => ({
  ...row,
  status: row.status as SubscriptionStatus,
});

/** Of several subscriptions the one whose plan counts. */
export function subscriptionThatCounts<S extends { status: string; startedAt: Date }>(
  subscriptions: readonly S[],
): S | null {
  const place = ({ status }: S) =>
    LIVE_FIRST.includes(status) ? LIVE_FIRST.indexOf(status) : LIVE_FIRST.length;
  return (
    [...subscriptions].sort(
      (a, b) => place(a) - place(b) || b.startedAt.getTime() - a.startedAt.getTime(),
    )[0] ?? null
  );
}

/** Everything the billing page shows, in one statement and its parts. */
export const readBilling = (scope: CarrierScope): Promise<BillingOverview> =>
  readOverview(scope, scope.carrierId);

/** The same of any carrier, for the administration. */
export const readBillingOfCarrier = (scope: SystemScope, carrierId: string): Promise<BillingOverview> =>
  readOverview(scope, carrierId);

async function readOverview({ db }: CarrierScope | SystemScope, carrierId: string): Promise<BillingOverview> {
  const row = await db.billingAccount.findUnique({
    where: { carrierId },
    include: {
      subscriptions: true,
      paymentMethods: { orderBy: [{ isDefault: 'desc' }, { createdAt: 'asc' }] },
      invoices: { orderBy: [{ createdAt: 'desc' }, { number: 'desc' }], take: 100 },
    },
  });
  if (!row) return { account: null, subscription: null, cards: [], invoices: [] };
  const { subscriptions, paymentMethods, invoices, ...account } = row;
  return {
    account: toAccount(account),
    subscription: subscriptionThatCounts(subscriptions.map(toSubscription)),
    cards: paymentMethods,
    invoices: invoices.map((row) => ({ ...row, taxes: readKeptTaxes(row.taxes) })),
  };
}

/** The carrier's account, made where there is none. */
export async function ensureBillingAccount(scope: CarrierScope): Promise<BillingAccount> {
  const { carrierId, db } = scope;
  const found = await db.billingAccount.findUnique({ where: { carrierId } });
  if (found) return toAccount(found);
  // Two requests may arrive here at once: the second finds the row of the first.
  await db.billingAccount.createMany({ data: [{ carrierId }], skipDuplicates: true });
  return toAccount(await db.billingAccount.findUniqueOrThrow({ where: { carrierId } }));
}

export const findBillingAccount = async (
  scope: CarrierScope | SystemScope,
  id: string,
): Promise<BillingAccount | null> => {
  const row = await scope.db.billingAccount.findUnique({ where: { id } });
  return row ? toAccount(row) : null;
};

export const findAccountOfCustomer = async (
  scope: SystemScope,
  customerId: string,
): Promise<BillingAccount | null> => {
  const row = await scope.db.billingAccount.findUnique({ where: { customerId } });
  return row ? toAccount(row) : null;
};

export async function updateBillingAccount(
  scope: CarrierScope | SystemScope,
  id: string,
  data: Partial<
    Pick<
      AccountRow,
      | 'customerId'
      | 'trialUsedAt'
      | 'trialDeniedAt'
      | 'couponId'
      | 'couponCode'
      | 'couponText'
      | 'checkoutSessionId'
      | 'formerCustomerId'
      | 'isLive'
      | 'graceSince'
      | 'graceMails'
    >
  >,
): Promise<void> {
  await scope.db.billingAccount.update({ where: { id }, data });
}

/** The outcome of a request that makes something is known: the next one gets another key. */
export async function moveRequestNumber(scope: CarrierScope | SystemScope, id: string): Promise<number> {
  const { requestNumber } = await scope.db.billingAccount.update({
    where: { id },
    data: { requestNumber: { increment: 1 } },
    select: { requestNumber: true },
  });
  return requestNumber;
}

/** Takes the lock for changes of this account; one that is not renewed ends after `seconds`. @returns its holder, or null where another holds it. */
export async function acquireAccountLock(
  scope: CarrierScope | SystemScope,
  accountId: string,
  seconds: number,
): Promise<string | null> {
  const holder = randomUUID();
  // The database's clock decides: processes may disagree about the time.
  const taken = await scope.db.$executeRaw`
    UPDATE "billing_account" SET "turnHolder" = ${holder}::uuid, "turnUntil" = now() + make_interval(secs => ${seconds})
    WHERE "id" = ${accountId}::uuid AND ("turnUntil" IS NULL OR "turnUntil" < now())`;
  return taken === 1 ? holder : null;
}

/** Says that whoever holds the lock is still at work. */
export async function renewAccountLock(
  scope: CarrierScope | SystemScope,
  accountId: string,
  holder: string,
  seconds: number,
): Promise<void> {
  await scope.db.$executeRaw`
    UPDATE "billing_account" SET "turnUntil" = now() + make_interval(secs => ${seconds}) WHERE "id" = ${accountId}::uuid AND "turnHolder" = ${holder}::uuid`;
}

export async function releaseAccountLock(
  scope: CarrierScope | SystemScope,
  accountId: string,
  holder: string,
): Promise<void> {
  await scope.db.billingAccount.updateMany({
    where: { id: accountId, turnHolder: holder },
    data: { turnHolder: null, turnUntil: null },
  });
}

/** Accounts for the nightly comparison, in order of id. */
export const listAccountsAfter = async (
  scope: SystemScope,
  after: string | null,
  take: number,
): Promise<BillingAccount[]> =>
  (
    await scope.db.billingAccount.findMany({
      where: after === null ? {} : { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
    })
  ).map(toAccount);

/** Accounts that are behind with a payment, or were when they were last looked at. */
export const listAccountsBehind = async (scope: SystemScope): Promise<BillingAccount[]> =>
  (
    await scope.db.billingAccount.findMany({
      where: {
        carrierId: { not: null },
        OR: [{ graceSince: { not: null } }, { subscriptions: { some: { pastDueSince: { not: null } } } }],
      },
      orderBy: { id: 'asc' },
    })
  ).map(toAccount);

/** Accounts whose pause has begun without the plan being limited yet, or is over as far as is known here. */
export const listAccountsWithPauseDue = async ({ db }: SystemScope, now: Date): Promise<string[]> => {
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT a."id" FROM "billing_account" a JOIN "billing_subscription" s ON s."accountId" = a."id" JOIN "carrier" c ON c."id" = a."carrierId"
     WHERE s."pausedFrom" <= ${now} AND (s."pausedUntil" <= ${now} OR c."planPackageId" <> ${FREE_PACKAGE_ID}) ORDER BY a."id"`;
  return found.map(({ id }) => id);
};

export const deleteBillingAccount = async (scope: SystemScope, id: string): Promise<void> => {
  await scope.db.billingAccount.delete({ where: { id } });
};

/** Notes that so many mails about this failed payment are out. Of two runs only one gets it. */
export async function claimGraceStep(
  scope: SystemScope,
  id: string,
  since: Date,
  step: number,
): Promise<boolean> {
  const { count } = await scope.db.billingAccount.updateMany({
    where: { id, OR: [{ graceSince: null }, { graceSince: { not: since } }, { graceMails: { lt: step } }] },
    data: { graceSince: since, graceMails: step },
  });
  return count === 1;
}

export async function clearGrace(scope: SystemScope, id: string): Promise<boolean> {
  const { count } = await scope.db.billingAccount.updateMany({
    where: { id, graceSince: { not: null } },
    data: { graceSince: null, graceMails: 0 },
  });
  return count === 1;
}

/** Who buys: the carrier by its name, and the address of the person who does it. */
export async function readPayer(scope: CarrierScope): Promise<{ name: string; email: string }> {
  const carrier = await scope.db.carrier.findUniqueOrThrow({
    where: { id: scope.carrierId },
    select: { legalName: true },
  });
  const user = await scope.db.user.findUniqueOrThrow({
    where: { id: scope.userId },
    select: { email: true, claimedEmail: true },
  });
  return { name: carrier.legalName, email: user.claimedEmail ?? user.email };
}

/** The cards of an account as they are known. */
export const listKnownCards = (
  scope: CarrierScope | SystemScope,
  accountId: string,
): Promise<(BillingCard & { createdAt: Date })[]> =>
  scope.db.billingPaymentMethod.findMany({
    where: { accountId },
    orderBy: [{ isDefault: 'desc' }, { createdAt: 'asc' }],
  });

/** Forgets the coupon that waits, where it is still this one. */
export async function forgetCoupon(
  scope: CarrierScope | SystemScope,
  id: string,
  couponId: string,
): Promise<void> {
  await scope.db.billingAccount.updateMany({
    where: { id, couponId },
    data: { couponId: null, couponCode: null, couponText: null },
  });
}
