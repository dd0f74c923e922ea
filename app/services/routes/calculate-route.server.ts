import { listTripsInLedger } from '~/data/records/ledger.server';
import { announce } from '~/data/accounts/notifications.server';
import { outlastOutage } from '~/data/database/outlast-outage.server';
import { inTransaction, type SystemScope } from '~/data/database/scope.server';
import {
  findTripToRoute,
  finishRoute,
  saveTripRoute,
  type TripToRoute,
} from '~/data/records/trip-routes.server';
import { lockTrip, writeJurisdictions } from '~/data/records/trips.server';
import type { RoutedTrip, RouteRequest, TruckMeasures } from '~/adapters/routing-engine/port';
import { wishMet, wishRefused, wishToFollow, type KeptRoadWish } from '~/domain/trips/road-wish.schema';
import { applyRoutedMiles, totalTenthMiles } from '~/domain/trips/jurisdiction-miles';
import { listId } from '~/domain/trips/list-id';
import { tenthMilesText } from '~/domain/trips/odometer';
import type { Ctx } from '../context';
import { emitEvent } from '../webhooks/emit-event.server';
import { ROUTE_TROUBLE, routeKey } from './route-key';
import { highwaysText, routedMiles, toTripRoute } from './stored-route';

const ALTERNATIVES = 2;

/**
 * Routes one trip and saves its miles, where its route revision is still the one the job was started for. Corrections
 * of a person are kept. A wish for a highway that cannot be met leaves the trip the road it had, or gets the fastest one. A place that no road reaches ends it with a message that names the stop; a fault of ours is
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
    const outcome = await ctx.routingEngine.route(requestOf(trip, trip.roadWish));
    if (outcome.ok)
      return await outlastOutage(ctx.scope, () =>
        saveRoute(ctx, key, outcome, wishMet(trip.roadWish, wishToFollow(trip.roadWish))),
      );
    if (outcome.reason === 'unknown-highway' || outcome.reason === 'via-not-possible')
      return await refuseWish(ctx, key, trip, outcome.message);
    if (outcome.reason === 'engine-unavailable') throw new Error(outcome.message);
    await saveError(ctx, key, outcome.message);
  } catch (error) {
    if (isLastAttempt) await saveError(ctx, key, ROUTE_TROUBLE);
    throw error;
  }
}

/** What was asked for cannot be driven. The road that stands stays; where none stands (other stops), the wish in force is let go. */
async function refuseWish(
  ctx: Ctx<SystemScope>,
  key: { id: number; routeRevision: number },
  trip: TripToRoute,
  reason: string,
): Promise<void> {
  const roadWish = wishRefused(trip.roadWish, reason);
  if (trip.hasRoute) {
    await inTransaction(ctx.scope, async (scope) => {
      await lockTrip(scope, key.id);
      const now = await findTripToRoute(scope, key.id);
      if (
        !now ||
        !(await finishRoute(scope, key, {
          distanceTenthMiles: totalTenthMiles(now.rows),
          highways: now.highways,
          roadWish,
        }))
      )
        return;
      await listTripsInLedger(scope, [key.id]);
      await announce(scope, routeKey(key.id, key.routeRevision));
    });
    return;
  }
  const outcome = await ctx.routingEngine.route(requestOf(trip, roadWish));
  if (outcome.ok) return saveRoute(ctx, key, outcome, roadWish);
  if (outcome.reason === 'engine-unavailable') throw new Error(outcome.message);
  await saveError(ctx, key, outcome.message);
}

function requestOf(trip: TripToRoute, wish: KeptRoadWish | null): RouteRequest {
  const { via, avoidTolls, shortest } = wishToFollow(wish);
  return {
    stops: trip.stops.map(({ lat, lon, label, state }) => ({
      lat: lat ?? NaN,
      lon: lon ?? NaN,
      label,
      jurisdiction: state,
    })),
    options: {
      alternatives: ALTERNATIVES,
      ...(via.length > 0 ? { via } : {}),
      ...(avoidTolls ? { avoidTolls } : {}),
      ...(shortest ? { mode: 'shortest' as const } : {}),
      ...(trip.truck ? { truck: measuresOf(trip.truck) } : {}),
    },
  };
}

const measuresOf = (truck: NonNullable<TripToRoute['truck']>): TruckMeasures =>
  Object.fromEntries(Object.entries(truck).filter(([, value]) => value !== null));

async function saveRoute(
  ctx: Ctx<SystemScope>,
  key: { id: number; routeRevision: number },
  outcome: RoutedTrip,
  roadWish: KeptRoadWish | null,
): Promise<void> {
  await inTransaction(ctx.scope, async (scope) => {
    await lockTrip(scope, key.id);
    // Read again under the lock: a person may have corrected miles while the engine worked.
    const trip = await findTripToRoute(scope, key.id);
    if (!trip || trip.routeRevision !== key.routeRevision || trip.routeStatus !== 'pending') return;
    const answer = toTripRoute(outcome, trip.routeChoice);
    const rows = applyRoutedMiles(trip.rows, routedMiles(answer.route));
    // Another road was asked for: the highways of the old one are no longer its record.
    const isAnother = trip.roadWish?.asked?.refused === null;
    const highways = trip.highways === '' || isAnother ? highwaysText(answer.route) : trip.highways;
    await finishRoute(scope, key, { distanceTenthMiles: totalTenthMiles(rows), highways, roadWish });
    await writeJurisdictions(scope, trip, rows);
    await saveTripRoute(scope, key.id, answer, ctx.clock.now());
    await listTripsInLedger(scope, [key.id]);
    await announce(scope, routeKey(key.id, key.routeRevision));
    await emitEvent(
      scope,
      {
        carrierId: trip.carrierId,
        type: 'trip.route_ready',
        data: {
          trip_id: listId('trip', key.id),
          equipment_id: trip.equipmentId,
          quarter: trip.quarterKey,
          distance_miles: tenthMilesText(totalTenthMiles(rows)),
          state_mileages: rows.map((row) => ({
            state: row.jurisdiction,
            distance_miles: tenthMilesText(row.tenthMiles),
          })),
        },
      },
      ctx.clock.now(),
    );
  });
}

async function saveError(
  ctx: Ctx<SystemScope>,
  key: { id: number; routeRevision: number },
  routeError: string,
): Promise<void> {
  await inTransaction(ctx.scope, async (scope) => {
    if (!(await finishRoute(scope, key, { routeError }))) return;
    await listTripsInLedger(scope, [key.id]);
    await announce(scope, routeKey(key.id, key.routeRevision));
  });
}
