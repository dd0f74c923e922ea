import { reachesNearLimit } from '~/areas/billing/rules/reminders';
import { limitsOf, type Plan } from '~/areas/trips/rules/plan-limits';
import { enqueue } from '~/platform/database/enqueue.server';
import type { CarrierScope } from '~/platform/database/scope.server';

/** In the transaction that adds trips: has the owners notified when they reach four fifths of the limit. */
export async function noteTripsAdded(
  scope: CarrierScope,
  { plan, used }: { plan: Plan; used: number },
  adding: number,
): Promise<void> {
  if (reachesNearLimit(limitsOf(plan).trips, used, adding))
    await enqueue(scope, 'mailPlanUsage', { carrierId: scope.carrierId });
}
