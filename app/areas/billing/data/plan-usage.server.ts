import { LIMIT_WINDOW_DAYS, planOfPackage, type Plan } from '~/areas/trips/rules/plan-limits';
import { countTripsCreatedIn, countTripsCreatedSince } from '~/areas/ledger/data/record-changes.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

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

/** The plan of a carrier that may be gone, and the trips made in its window; null of a sandbox too, which has no limit. */
export async function readUsageOf(
  scope: SystemScope,
  carrierId: string,
  now: Date,
): Promise<{ plan: Plan; used: number } | null> {
  const carrier = await scope.db.carrier.findUnique({
    where: { id: carrierId },
    select: {
      planPackageId: true,
      freeLimitDoubled: true,
      raisedTrips: true,
      raisedStops: true,
      isSandbox: true,
    },
  });
  if (!carrier || carrier.isSandbox) return null;
  const used = await countTripsCreatedIn(scope, carrierId, limitWindowStart(now));
  return { plan: planOfPackage(carrier.planPackageId, carrier.freeLimitDoubled, carrier), used };
}

/** Trips made in each of the last twelve months of the carrier's calendar, this one first: "2026-11". Months without any are left out. */
export const readTripsByMonth = async (
  scope: CarrierScope,
  now: Date,
): Promise<{ month: string; trips: number }[]> => {
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1));
  return scope.db.$queryRaw<{ month: string; trips: number }[]>`
    SELECT to_char(r."at" AT TIME ZONE c."timeZone", 'YYYY-MM') AS "month", count(*)::int AS "trips"
      FROM "record_change" r JOIN "carrier" c ON c."id" = r."carrierId"
     WHERE r."carrierId" = ${scope.carrierId}::uuid AND r."entity" = 'trip' AND r."action" = 'created' AND r."at" >= ${since}
     GROUP BY 1 ORDER BY 1 DESC LIMIT 12`;
};
