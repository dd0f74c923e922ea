import { listTripsInLedger } from '~/areas/ledger/data/ledger.server';
import { announce } from '~/areas/accounts/data/notifications.server';
import { retryUntilAnswered } from '~/platform/database/retry-until-answered.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import {
  failRoute,
  findTripToRoute,
  finishRoutes,
  type TripToRoute,
} from '~/areas/trips/data/trip-routes.server';
import { lockTripsOfJob } from '~/areas/trips/data/trips.server';
import type { RoutedTrip } from '~/platform/routing-engine/port';
import {
  requestMet,
  requestRefused,
  requestToFollow,
  type KeptRoadRequest,
} from '~/areas/trips/rules/road-request.schema';
import { totalTenthMiles } from '~/areas/trips/rules/jurisdiction-miles';
import type { Ctx } from '~/platform/context';
import { notifyRouteFailed, notifyRoutesReady } from './notify-routes.server';
import { ROUTE_TROUBLE, routeKey } from './route-key';
import { alternativesOf, routeRequest } from './route-request';
import { saveRoutes } from './save-routes.server';

/**
 * Routes one trip and saves its miles, where its route revision is still the one the job was started for. Corrections
 * of a person are kept. A request for a highway that cannot be met leaves the trip the road it had, or gets the fastest one. A place that no road reaches ends it with a message that names the stop; a fault of ours is
 * tried again, and the last attempt says so on the trip.
 */
export async function calculateRoute(
  ctx: Ctx<SystemScope>,
  { tripId, routeRevision, isLastAttempt }: { tripId: number; routeRevision: number; isLastAttempt: boolean },
): Promise<void> {
  const isStale = (trip: TripToRoute | null) =>
    !trip || trip.routeRevision !== routeRevision || trip.routeStatus !== 'pending';
  const trip = await findTripToRoute(ctx.scope, tripId);
  if (!trip || isStale(trip)) return;
  const key = { id: tripId, routeRevision };
  try {
    const outcome = await ctx.routingEngine.route(routeRequest(trip, trip.roadRequest, alternativesOf(trip)));
    if (outcome.ok)
      return await retryUntilAnswered(ctx.scope, () =>
        saveRoute(
          ctx,
          { key, trip },
          outcome,
          requestMet(trip.roadRequest, requestToFollow(trip.roadRequest)),
        ),
      );
    if (outcome.reason === 'unknown-highway' || outcome.reason === 'via-not-possible')
      return await refuseRequest(ctx, key, trip, outcome.message);
    if (outcome.reason === 'engine-unavailable') throw new Error(outcome.message);
    await saveError(ctx, key, outcome.message);
  } catch (error) {
    if (isLastAttempt) await saveError(ctx, key, ROUTE_TROUBLE);
    throw error;
  }
}

/** What was asked for cannot be driven. The current road stays; where there is none (other stops), the request in force is let go. */
async function refuseRequest(
  ctx: Ctx<SystemScope>,
  key: { id: number; routeRevision: number },
  trip: TripToRoute,
  reason: string,
): Promise<void> {
  const roadRequest = requestRefused(trip.roadRequest, reason);
  if (trip.hasRoute) {
    await inTransaction(ctx.scope, async (scope) => {
      await lockTripsOfJob(scope, [key.id]);
      const now = await findTripToRoute(scope, key.id);
      if (!now || now.routeRevision !== key.routeRevision || now.routeStatus !== 'pending') return;
      const at = ctx.clock.now();
      await finishRoutes(
        scope,
        [{ id: now.id, distanceTenthMiles: totalTenthMiles(now.rows), highways: now.highways, roadRequest }],
        at,
      );
      await notifyRoutesReady(scope, [now], at);
      await listTripsInLedger(scope, [key.id]);
      await announce(scope, routeKey(key.id, key.routeRevision));
    });
    return;
  }
  const outcome = await ctx.routingEngine.route(routeRequest(trip, roadRequest, alternativesOf(trip)));
  if (outcome.ok) return saveRoute(ctx, { key, trip }, outcome, roadRequest);
  if (outcome.reason === 'engine-unavailable') throw new Error(outcome.message);
  await saveError(ctx, key, outcome.message);
}

const saveRoute = async (
  ctx: Ctx<SystemScope>,
  {
    key,
    trip: { truck, hazmat },
  }: { key: { id: number; routeRevision: number }; trip: Pick<TripToRoute, 'truck' | 'hazmat'> },
  outcome: RoutedTrip,
  roadRequest: KeptRoadRequest | null,
): Promise<void> =>
  void (await saveRoutes(ctx, [{ ...key, outcome, roadRequest, foundFor: { truck, hazmat } }]));

async function saveError(
  ctx: Ctx<SystemScope>,
  key: { id: number; routeRevision: number },
  routeError: string,
): Promise<void> {
  await inTransaction(ctx.scope, async (scope) => {
    const at = ctx.clock.now();
    if (!(await failRoute(scope, key, routeError, at))) return;
    const trip = await findTripToRoute(scope, key.id);
    if (trip) await notifyRouteFailed(scope, trip, routeError, at);
    await listTripsInLedger(scope, [key.id]);
    await announce(scope, routeKey(key.id, key.routeRevision));
  });
}
