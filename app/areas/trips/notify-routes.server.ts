import type { SystemScope } from '~/platform/database/scope.server';
import type { TripToRoute } from '~/areas/trips/data/trip-routes.server';
import { totalTenthMiles, type JurisdictionRow } from '~/areas/trips/rules/jurisdiction-miles';
import { listId } from '~/areas/trips/rules/list-id';
import { tenthMilesText } from '~/areas/trips/rules/odometer';
import { emitEvent, emitEvents } from '~/areas/webhooks/emit-event.server';

type EndedTrip = Pick<TripToRoute, 'id' | 'carrierId' | 'equipmentId' | 'quarterKey'>;

const namesOf = ({ id, equipmentId, quarterKey }: EndedTrip) => ({
  trip_id: listId('trip', id),
  equipment_id: equipmentId,
  quarter: quarterKey,
});

/**
 * Tells the carrier's programs of trips of one carrier that wait for their miles no longer, with those miles. Call in the
 * transaction that ends the waiting.
 */
export const notifyRoutesReady = (
  scope: SystemScope,
  trips: readonly (EndedTrip & { rows: readonly JurisdictionRow[] })[],
  at: Date,
): Promise<void> =>
  emitEvents(
    scope,
    {
      carrierId: trips[0]?.carrierId ?? '',
      type: 'trip.route_ready',
      data: trips.map(({ rows, ...trip }) => ({
        ...namesOf(trip),
        distance_miles: tenthMilesText(totalTenthMiles(rows)),
        state_mileages: rows.map((row) => ({
          state: row.jurisdiction,
          distance_miles: tenthMilesText(row.tenthMiles),
        })),
      })),
    },
    at,
  );

/** The same of a trip that gets no miles, with the reason that the trip shows. */
export const notifyRouteFailed = (
  scope: SystemScope,
  trip: EndedTrip,
  problem: string,
  at: Date,
): Promise<void> =>
  emitEvent(
    scope,
    { carrierId: trip.carrierId, type: 'trip.route_failed', data: { ...namesOf(trip), problem } },
    at,
  );
