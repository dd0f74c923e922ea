import { isAnyFiled } from '~/areas/returns/data/filed-quarters.server';
import { isSetAside } from '~/areas/reconciliation/data/mileage-sources.server';
import { listChanges, type LoggedChange } from '~/areas/ledger/data/record-changes.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { findTripRoute, type StoredRoute, type TripRoute } from '~/areas/trips/data/trip-routes.server';
import { findTrip, type Trip } from '~/areas/trips/data/trips.server';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { NO_SUCH_TRIP } from './change-trip.server';

export type { LoggedChange, Trip, TripRoute, StoredRoute };

export interface TripView {
  trip: Trip;
  route: TripRoute | null;
  /** Its quarter is filed: nothing can be changed. */
  locked: boolean;
  /** Another source of miles counts for its truck: it is on no return. */
  setAside: boolean;
}

export async function readTrip(ctx: Ctx<CarrierScope>, id: number): Promise<Result<TripView>> {
  const trip = await findTrip(ctx.scope, id);
  if (!trip) return notFound(NO_SUCH_TRIP);
  const [route, locked, setAside] = await Promise.all([
    findTripRoute(ctx.scope, id),
    isAnyFiled(ctx.scope, [trip.quarterKey]),
    isSetAside(ctx.scope, id),
  ]);
  return ok({ trip, route, locked, setAside });
}

/** Who changed the trip, and how. */
export const readTripHistory = (ctx: Ctx<CarrierScope>, id: number): Promise<LoggedChange[]> =>
  listChanges(ctx.scope, 'trip', id);
