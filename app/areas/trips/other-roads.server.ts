import { announce, notifications } from '~/areas/accounts/data/notifications.server';
import { enqueue } from '~/platform/database/enqueue.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import {
  findTripRoute,
  findTripRouteOfJob,
  findTripToRoute,
  saveAlternatives,
  type StoredRoute,
} from '~/areas/trips/data/trip-routes.server';
import { findTrip } from '~/areas/trips/data/trips.server';
import { fail, notFound, ok, type Result } from '~/engine/result';
import { MEASURED_ENGINE } from '~/areas/trips/rules/measured-engine';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { MOST_ALTERNATIVES, routeRequest } from './route-request';
import { toStored } from './stored-route';

const WAIT_MS = 3000;
export const NO_OTHER_ROUTE = 'No other sensible route was found.';
const NOT_YET = 'Other routes are still being calculated. Ask again in a moment.';

const roadsKey = (tripId: number, routeRevision: number): string => `trip-roads:${tripId}:${routeRevision}`;

/** Looks for other roads between the stops of a trip, for someone who asks for them. @returns how many there are to choose from */
export async function offerRoads(ctx: Ctx<CarrierScope>, id: number): Promise<Result<number>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const [trip, route] = await Promise.all([findTrip(ctx.scope, id), findTripRoute(ctx.scope, id)]);
  if (!trip) return notFound('This trip was not found. It may have been deleted.');
  if (!route || trip.entry !== 'stops' || trip.routeStatus !== 'ok' || route.engine === MEASURED_ENGINE)
    return fail({ kind: 'conflict', message: 'The miles of this trip do not come from a route of ours.' });
  if (route.alternatives.length > 0) return ok(route.alternatives.length);
  const { routeRevision } = trip;
  const found = notifications().waitFor(roadsKey(id, routeRevision), WAIT_MS);
  await enqueue(ctx.scope, 'findOtherRoads', { tripId: id, routeRevision });
  if (!(await found)) return fail({ kind: 'unavailable', message: NOT_YET });
  const count = (await findTripRoute(ctx.scope, id))?.alternatives.length ?? 0;
  return count > 0 ? ok(count) : fail({ kind: 'conflict', message: NO_OTHER_ROUTE });
}

const isSame = (a: StoredRoute, b: StoredRoute): boolean =>
  a.distanceTenthMiles === b.distanceTenthMiles && a.highways.join() === b.highways.join();

/** The job of it: keeps the other roads beside the one in force, where that is still the one that was looked at. */
export async function findOtherRoads(
  ctx: Ctx<SystemScope>,
  { tripId, routeRevision }: { tripId: number; routeRevision: number },
): Promise<void> {
  const [trip, stored] = await Promise.all([
    findTripToRoute(ctx.scope, tripId),
    findTripRouteOfJob(ctx.scope, tripId),
  ]);
  if (!trip || !stored || trip.routeRevision !== routeRevision) return;
  const outcome = await ctx.routingEngine.route(routeRequest(trip, trip.roadRequest, MOST_ALTERNATIVES));
  if (outcome.ok) {
    const roads = [outcome, ...outcome.alternatives].map(toStored);
    const others = roads.filter((road) => !isSame(road, stored.route)).slice(0, MOST_ALTERNATIVES);
    await saveAlternatives(ctx.scope, { id: tripId, routeRevision }, stored.calculatedAt, others);
  } else if (outcome.reason === 'engine-unavailable') throw new Error(outcome.message);
  await announce(ctx.scope, roadsKey(tripId, routeRevision));
}
