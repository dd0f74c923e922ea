import type { BillingCorrection as CorrectionRow } from '~/platform/database/generated/prisma/client';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

export type BillingCorrection = CorrectionRow;

/** Notes a second subscription that was found; one that is noted already stays as it is. */
export async function noteCorrection(
  scope: CarrierScope | SystemScope,
  input: { accountId: string; subscriptionId: string; packageId: string; isRefunded: boolean },
): Promise<void> {
  await scope.db.billingCorrection.createMany({ data: [input], skipDuplicates: true });
}

/** Corrections of an account that are not done yet. */
export const listOpenCorrections = (
  scope: CarrierScope | SystemScope,
  accountId: string,
): Promise<BillingCorrection[]> =>
  scope.db.billingCorrection.findMany({ where: { accountId, doneAt: null }, orderBy: { id: 'asc' } });

export async function settleCorrection(
  scope: CarrierScope | SystemScope,
  id: string,
  outcome: { refundedCents: number; doneAt: Date },
): Promise<void> {
  await scope.db.billingCorrection.update({ where: { id }, data: outcome });
}
