import { LIMIT_WINDOW_DAYS, planOfPackage, type Plan } from '~/areas/trips/rules/plan-limits';
import { countTripsCreatedSince } from '~/areas/ledger/data/record-changes.server';
import type { CarrierScope } from '~/platform/database/scope.server';

export const limitWindowStart = (now: Date): Date => new Date(now.getTime() - LIMIT_WINDOW_DAYS * 86_400_000);

/** The plan the carrier is on, and the trips made in its window. */
export async function readPlanUsage(scope: CarrierScope, now: Date): Promise<{ plan: Plan; used: number }> {
  const carrier = await scope.db.carrier.findUniqueOrThrow({
    where: { id: scope.carrierId },
    select: { planPackageId: true, freeLimitDoubled: true, raisedTrips: true, raisedStops: true },
  });
  const used = await countTripsCreatedSince(scope, limitWindowStart(now));
  return { plan: planOfPackage(carrier.planPackageId, carrier.freeLimitDoubled, carrier), used };
}
