import { setImmediate as nextTurn } from 'node:timers/promises';
import { enqueueAgain, enqueueMany } from '~/platform/database/enqueue.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import { listBacklog, removeFromBacklog, type WaitingRoute } from '~/areas/ledger/data/route-backlog.server';
import { findTripsToRoute, type TripToRoute } from '~/areas/trips/data/trip-routes.server';
import { requestMet, requestToFollow } from '~/areas/trips/rules/road-request.schema';
import type { Ctx } from '~/platform/context';
import { alternativesOf, routeRequest } from './route-request';
import { saveRoutes, type FoundRoute } from './save-routes.server';

/** So many trips are routed and saved at a time: a tenth of a second, after which another carrier may come. */
const BATCH = 25;
/** Where all of them were held by someone else. */
const PAUSE_MS = 1000;

/**
 * Routes the next trips of a lane of a carrier's backlog and adds itself again behind the jobs of other carriers. A trip whose route is not
 * simply found continues as a job of its own, which knows what to do then.
 */
export async function calculateRoutes(
  ctx: Ctx<SystemScope>,
  lane: { carrierId: string; lane: number },
  jobId: string,
): Promise<void> {
  const { carrierId } = lane;
  const waiting = await listBacklog(ctx.scope, lane, BATCH);
  if (waiting.length === 0) return;
  const trips = await findTripsToRoute(
    ctx.scope,
    waiting.map(({ tripId }) => tripId),
  );
  const tripOf = new Map(trips.filter((trip) => trip.carrierId === carrierId).map((trip) => [trip.id, trip]));
  const found = new Map<number, FoundRoute[]>();
  const dropped: number[] = [];
  const alone: WaitingRoute[] = [];
  for (const one of waiting) {
    const trip = tripOf.get(one.tripId);
    if (!trip || trip.routeRevision !== one.routeRevision || trip.routeStatus !== 'pending') {
      dropped.push(one.tripId);
      continue;
    }
    // Whoever waits for a page of this process comes in between.
    await nextTurn();
    const route = await routeOf(ctx, trip);
    if (route) found.set(trip.quarterKey, [...(found.get(trip.quarterKey) ?? []), route]);
    else alone.push(one);
  }
  let settled = dropped.length + alone.length;
  for (const [, routes] of [...found].sort(([a], [b]) => a - b)) {
    const done = await saveRoutes(ctx, routes, {
      waits: false,
      also: (scope, ids) => removeFromBacklog(scope, carrierId, ids),
    });
    settled += done.length;
  }
  await inTransaction(ctx.scope, async (scope) => {
    await removeFromBacklog(scope, carrierId, [...dropped, ...alone.map(({ tripId }) => tripId)]);
    await enqueueMany(scope, 'calculateRoute', alone, { as: 'routes' });
    await enqueueAgain(scope, 'calculateRoutes', lane, {
      jobId,
      ...(settled === 0 ? { runInMs: PAUSE_MS } : {}),
    });
  });
}

async function routeOf(ctx: Ctx<SystemScope>, trip: TripToRoute): Promise<FoundRoute | null> {
  const request = routeRequest(trip, trip.roadRequest, alternativesOf(trip));
  const outcome = await ctx.routingEngine.route(request).catch((error: unknown) => {
    ctx.log.warn({ err: error, tripId: trip.id }, 'a route of many failed and is tried alone');
    return null;
  });
  return outcome?.ok
    ? {
        id: trip.id,
        routeRevision: trip.routeRevision,
        outcome,
        roadRequest: requestMet(trip.roadRequest, requestToFollow(trip.roadRequest)),
        foundFor: { truck: trip.truck, hazmat: trip.hazmat },
      }
    : null;
}
