import type { BillingEventStatus } from '~/platform/database/generated/prisma/client';
import type { SystemScope } from '~/platform/database/scope.server';

export interface NewBillingEvent {
  id: string;
  type: string;
  customerId: string | null;
  payload: object;
  occurredAt: Date;
}

/** Writes an event down. @returns false where it was there already. */
export async function insertBillingEvent(scope: SystemScope, event: NewBillingEvent): Promise<boolean> {
  const { count } = await scope.db.billingEvent.createMany({
    data: [{ ...event, payload: event.payload }],
    skipDuplicates: true,
  });
  return count === 1;
}

export const findBillingEvent = (scope: SystemScope, id: string) =>
  scope.db.billingEvent.findUnique({
    where: { id },
    select: { id: true, type: true, customerId: true, status: true, receivedAt: true, payload: true },
  });

export async function settleBillingEvent(
  scope: SystemScope,
  id: string,
  outcome: { status: BillingEventStatus; error?: string | null; processedAt?: Date },
): Promise<void> {
  await scope.db.billingEvent.update({
    where: { id },
    data: {
      status: outcome.status,
      error: outcome.error?.slice(0, 500) ?? null,
      ...(outcome.processedAt ? { processedAt: outcome.processedAt } : {}),
    },
  });
}

export async function deleteOldBillingEvents(scope: SystemScope, before: Date): Promise<number> {
  const { count } = await scope.db.billingEvent.deleteMany({ where: { receivedAt: { lt: before } } });
  return count;
}
