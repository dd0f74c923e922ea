import type { RoutedTrip } from '~/platform/routing-engine/port';
import { announceAll } from '~/areas/accounts/data/notifications.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import { listTripsInLedger } from '~/areas/ledger/data/ledger.server';
import {
  findTripsToRoute,
  finishRoutes,
  saveTripRoutes,
  type TripToRoute,
} from '~/areas/trips/data/trip-routes.server';
import { lockTripsOfJob, writeManyJurisdictions } from '~/areas/trips/data/trips.server';
import { applyRoutedMiles, totalTenthMiles } from '~/areas/trips/rules/jurisdiction-miles';
import type { DrivenTruck } from '~/areas/trips/rules/truck-measures';
import type { KeptRoadRequest } from '~/areas/trips/rules/road-request.schema';
import type { Ctx } from '~/platform/context';
import { notifyRoutesReady } from './notify-routes.server';
import { routeKey } from './route-key';
import { highwaysText, routedMiles, toTripRoute } from './stored-route';

/** What the engine found for a trip at one revision of its route. */
export interface FoundRoute {
  id: number;
  routeRevision: number;
  outcome: RoutedTrip;
  roadRequest: KeptRoadRequest | null;
  /** What the engine was asked for. */
  foundFor: DrivenTruck;
}

/** The trip as its route makes it. Corrections of a person are kept. */
function routed(trip: TripToRoute, { outcome, roadRequest, foundFor }: FoundRoute) {
  const answer = { ...toTripRoute(outcome, trip.routeChoice), foundFor };
  const rows = applyRoutedMiles(trip.rows, routedMiles(answer.route));
  // Another road was asked for: the highways of the old one are no longer its record.
  const isAnother = trip.roadRequest?.asked?.refused === null;
  const highways = trip.highways === '' || isAnother ? highwaysText(answer.route) : trip.highways;
  return {
    trip,
    answer,
    rows,
    state: { id: trip.id, distanceTenthMiles: totalTenthMiles(rows), highways, roadRequest },
  };
}

type SavedRoute = ReturnType<typeof routed>;

/**
 * Saves routes of trips of one carrier and quarter in one transaction: those that still wait for just this revision. The miles by
 * state come last, because they hold the quarter's sums until the commit, and others of the carrier wait for these. Without
 * `waits` a trip that someone is changing is left out. @returns the trips that wait no longer, saved or not
 */
export async function saveRoutes(
  ctx: Ctx<SystemScope>,
  found: readonly FoundRoute[],
  {
    waits = true,
    also,
  }: { waits?: boolean; also?: (scope: SystemScope, settled: number[]) => Promise<void> } = {},
): Promise<number[]> {
  const byId = new Map(found.map((one) => [one.id, one]));
  return inTransaction(ctx.scope, async (scope) => {
    const held = await lockTripsOfJob(scope, [...byId.keys()], waits);
    // Read again under the lock: a person may have corrected miles while the engine worked.
    const trips = await findTripsToRoute(scope, held);
    const saved = trips
      .sort((a, b) => a.id - b.id)
      .flatMap((trip) => {
        const one = byId.get(trip.id);
        return one && trip.routeRevision === one.routeRevision && trip.routeStatus === 'pending'
          ? [routed(trip, one)]
          : [];
      });
    if (saved.length > 0) await write(ctx, scope, saved);
    await also?.(scope, held);
    return held;
  });
}

async function write(ctx: Ctx<SystemScope>, scope: SystemScope, saved: readonly SavedRoute[]): Promise<void> {
  const at = ctx.clock.now();
  await finishRoutes(
    scope,
    saved.map(({ state }) => state),
    at,
  );
  await saveTripRoutes(
    scope,
    saved.map(({ trip, answer }) => ({ tripId: trip.id, answer })),
    at,
  );
  await announceAll(
    scope,
    saved.map(({ trip }) => routeKey(trip.id, trip.routeRevision)),
  );
  await notifyRoutesReady(
    scope,
    saved.map(({ trip, rows }) => ({ ...trip, rows })),
    at,
  );
  await writeManyJurisdictions(
    scope,
    saved.map(({ trip, rows }) => ({ ...trip, rows, hadRows: trip.rows.length > 0 })),
  );
  await listTripsInLedger(
    scope,
    saved.map(({ trip }) => trip.id),
  );
}
