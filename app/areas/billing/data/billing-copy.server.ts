import type { BillingAccount as AccountRow } from '~/platform/database/generated/prisma/client';
import { trialKeys } from '~/areas/billing/rules/trial';
import { claimForOwners } from './trial-claims.server';
import {
  inTransaction,
  systemScope,
  type CarrierScope,
  type SystemScope,
} from '~/platform/database/scope.server';

/** A customer as the provider reported it, ready to be kept. Shapes follow the tables. */
export interface CopyToKeep {
  subscriptions: {
    id: string;
    itemId: string;
    packageId: string;
    priceCents: number | null;
    status: string;
    cancelAtPeriodEnd: boolean;
    periodEnd: Date;
    trialEnd: Date | null;
    entitledPackageId: string | null;
    entitledUntil: Date | null;
    discountText: string | null;
    discountUntil: Date | null;
    discountPercent: string | null;
    discountCents: number | null;
    latestInvoiceId: string | null;
    isTaxed: boolean;
    pastDueSince: Date | null;
    pausedFrom: Date | null;
    pausedUntil: Date | null;
    resumedFrom: Date | null;
    startedAt: Date;
    endedAt: Date | null;
  }[];
  cards: {
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    fingerprint: string | null;
    isDefault: boolean;
    createdAt: Date;
  }[];
  invoices: {
    id: string;
    number: string | null;
    packageId: string | null;
    status: string;
    totalCents: number;
    taxCents: number;
    taxes: { name: string; percent: string | null; cents: number; isIncluded: boolean }[];
    dueCents: number;
    paidCents: number;
    refundedCents: number;
    hostedUrl: string | null;
    pdfUrl: string | null;
    createdAt: Date;
  }[];
}

export interface BegunCopy {
  number: number;
  /** By the database's clock, which also dates messages when they arrive. */
  begunAt: Date;
}

/** Numbers and dates a copy before the provider is asked. */
export async function beginCopy(scope: CarrierScope | SystemScope, accountId: string): Promise<BegunCopy> {
  const [begun] = await scope.db.$queryRaw<BegunCopy[]>`
    UPDATE "billing_account" SET "copyBegun" = "copyBegun" + 1 WHERE "id" = ${accountId}::uuid
    RETURNING "copyBegun" AS "number", clock_timestamp() AS "begunAt"`;
  if (!begun) throw new Error(`there is no billing account ${accountId}`);
  return begun;
}

/**
 * Replaces what is known of a customer and, in the same transaction, the plan of the carrier. A copy that began before
 * one that is kept already is dropped. @returns the carrier where its plan is another one now, else null
 */
export async function keepCopy(
  scope: CarrierScope | SystemScope,
  input: {
    accountId: string;
    begun: BegunCopy;
    copy: CopyToKeep;
    planPackageId: string;
    trialUsedAt: Date | null;
    /** Cards that a trial is remembered by; none where test cards are used. */
    fingerprints: string[];
  },
): Promise<string | null> {
  const { accountId, begun, copy } = input;
  return inTransaction<CarrierScope | SystemScope, string | null>(scope, async ({ db }) => {
    const { count } = await db.billingAccount.updateMany({
      where: { id: accountId, copyKept: { lt: begun.number } },
      data: { copyKept: begun.number, copiedAt: begun.begunAt },
    });
    if (count === 0) return null;
    if (input.trialUsedAt) {
      const { trialUsedAt, fingerprints } = input;
      const { count: isNew } = await db.billingAccount.updateMany({
        where: { id: accountId, trialUsedAt: null },
        data: { trialUsedAt },
      });
      if (isNew === 1)
        await claimForOwners(systemScope(db), accountId, {
          fingerprints,
          now: trialUsedAt,
          keysOf: trialKeys,
        });
    }
    await db.billingSubscription.deleteMany({ where: { accountId } });
    await db.billingSubscription.createMany({
      data: copy.subscriptions.map((row) => ({ ...row, accountId })),
    });
    await db.billingPaymentMethod.deleteMany({ where: { accountId } });
    await db.billingPaymentMethod.createMany({ data: copy.cards.map((row) => ({ ...row, accountId })) });
    await db.billingInvoice.deleteMany({ where: { accountId } });
    await db.billingInvoice.createMany({ data: copy.invoices.map((row) => ({ ...row, accountId })) });
    const account: Pick<AccountRow, 'carrierId'> = await db.billingAccount.findUniqueOrThrow({
      where: { id: accountId },
      select: { carrierId: true },
    });
    if (account.carrierId === null) return null;
    const { count: changed } = await db.carrier.updateMany({
      where: { id: account.carrierId, planPackageId: { not: input.planPackageId } },
      data: { planPackageId: input.planPackageId },
    });
    return changed === 1 ? account.carrierId : null;
  });
}

/** The plan of a carrier where nothing but time has changed: the end of the grace days. */
export async function setCarrierPlan(
  scope: SystemScope,
  carrierId: string,
  planPackageId: string,
): Promise<void> {
  await scope.db.carrier.updateMany({
    where: { id: carrierId, planPackageId: { not: planPackageId } },
    data: { planPackageId },
  });
}

export interface BillingContact {
  carrierId: string;
  legalName: string;
  /** Owners of the carrier. */
  people: { userId: string; name: string; email: string }[];
}

/** Whom mails about payments go to. */
export async function readBillingContact(
  scope: CarrierScope | SystemScope,
  carrierId: string,
): Promise<BillingContact | null> {
  const carrier = await scope.db.carrier.findUnique({
    where: { id: carrierId },
    select: {
      id: true,
      legalName: true,
      memberships: {
        where: { role: 'owner' },
        select: { user: { select: { id: true, name: true, email: true } } },
      },
    },
  });
  if (!carrier) return null;
  const people = carrier.memberships.map(({ user }) => ({
    userId: user.id,
    name: user.name,
    email: user.email,
  }));
  return { carrierId: carrier.id, legalName: carrier.legalName, people };
}

/** Subscriptions of an account as they are known, for jobs. */
export const listKnownSubscriptions = (scope: SystemScope, accountId: string) =>
  scope.db.billingSubscription.findMany({ where: { accountId } });

export const listKnownInvoices = (scope: SystemScope, accountId: string) =>
  scope.db.billingInvoice.findMany({
    where: { accountId },
    select: { id: true, status: true, dueCents: true },
  });
