import { FREE_PACKAGE_ID, LARGEST_PACKAGE_ID, PACKAGES } from '~/areas/billing/rules/packages';

/** What a plan allows: trips made in the last 30 days, and stops of one trip. */

export const LIMIT_WINDOW_DAYS = 30;
export const FREE_PACKAGE = FREE_PACKAGE_ID;
export const FREE_LIMIT_MESSAGE = "You've reached the free plan limit. Want more trips?";

export interface PlanLimits {
  trips: number;
  stopsPerTrip: number;
}

export interface Plan extends PlanLimits {
  /** ic_free is the free one. */
  packageId: string;
  /** A granted request doubles both numbers of the free plan, and only those. */
  freeLimitsDoubled: boolean;
}

export const PLAN_LIMITS: Record<string, PlanLimits> = Object.fromEntries(
  PACKAGES.map(({ id, trips, stopsPerTrip }) => [id, { trips, stopsPerTrip }]),
);

/** What the operator agreed with a carrier beyond the limits of the largest plan; null for the plan's own. */
export interface RaisedLimits {
  raisedTrips: number | null;
  raisedStops: number | null;
}

/** The plan of a package id; an unknown one has the free plan's limits. Only the largest one can be raised. */
export function planOfPackage(
  packageId: string,
  freeLimitsDoubled: boolean,
  { raisedTrips, raisedStops }: RaisedLimits = { raisedTrips: null, raisedStops: null },
): Plan {
  const limits = PLAN_LIMITS[packageId] ?? (PLAN_LIMITS[FREE_PACKAGE] as PlanLimits);
  const { trips, stopsPerTrip } = limits;
  if (packageId !== LARGEST_PACKAGE_ID) return { trips, stopsPerTrip, packageId, freeLimitsDoubled };
  return {
    trips: Math.max(trips, raisedTrips ?? 0),
    stopsPerTrip: Math.max(stopsPerTrip, raisedStops ?? 0),
    packageId,
    freeLimitsDoubled,
  };
}

/** The limits in force. */
export function limitsOf(plan: Plan): PlanLimits {
  const factor = plan.packageId === FREE_PACKAGE && plan.freeLimitsDoubled ? 2 : 1;
  return { trips: plan.trips * factor, stopsPerTrip: plan.stopsPerTrip * factor };
}

/** Why `adding` more trips are refused when `used` were made in the window, or undefined. Always contains "limit". */
export function tripLimitMessage(plan: Plan, used: number, adding = 1): string | undefined {
  const { trips } = limitsOf(plan);
  if (used + adding <= trips) return undefined;
  if (plan.packageId === FREE_PACKAGE) return FREE_LIMIT_MESSAGE;
  return `Your plan's limit is ${trips} trips in 30 days, and ${used} are used. Choose a larger plan to add more.`;
}

/** Why a trip with so many stops is refused, or undefined. Always contains "limit". */
export function stopLimitMessage(plan: Plan, stops: number): string | undefined {
  const { stopsPerTrip } = limitsOf(plan);
  if (stops <= stopsPerTrip) return undefined;
  if (plan.packageId === FREE_PACKAGE) {
    return `The free plan's limit is ${stopsPerTrip} stops for each trip, and this has ${stops}. Split the trip, or ask for higher limits.`;
  }
  return `Your plan's limit is ${stopsPerTrip} stops for each trip, and this has ${stops}. Split the trip or choose a larger plan.`;
}
