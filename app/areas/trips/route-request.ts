import type { RouteRequest, TruckMeasures } from '~/platform/routing-engine/port';
import type { TripToRoute } from '~/areas/trips/data/trip-routes.server';
import { requestToFollow, type KeptRoadRequest } from '~/areas/trips/rules/road-request.schema';

/** How many other roads are looked for where someone asks for them. */
export const MOST_ALTERNATIVES = 2;

/** What the engine is asked for a trip. Other roads cost most of the work: only where they are wanted. */
export function routeRequest(
  trip: TripToRoute,
  request: KeptRoadRequest | null,
  alternatives: number,
): RouteRequest {
  const { via, avoidTolls, shortest } = requestToFollow(request);
  return {
    stops: trip.stops.map(({ lat, lon, label, state }) => ({
      lat: lat ?? NaN,
      lon: lon ?? NaN,
      label,
      jurisdiction: state,
    })),
    options: {
      alternatives,
      ...(via.length > 0 ? { via } : {}),
      ...(avoidTolls ? { avoidTolls } : {}),
      ...(shortest ? { mode: 'shortest' as const } : {}),
      date: trip.date,
      ...(trip.truck || trip.hazmat ? { truck: measuresOf(trip) } : {}),
    },
  };
}

/** A trip may be entered with another road chosen than the first. */
export const alternativesOf = (trip: TripToRoute): number => (trip.routeChoice > 0 ? MOST_ALTERNATIVES : 0);

/** What is known of a truck and its load, as an engine is asked for it. */
export const measuresOf = ({ truck, hazmat }: Pick<TripToRoute, 'truck' | 'hazmat'>): TruckMeasures => ({
  ...Object.fromEntries(Object.entries(truck ?? {}).filter(([, value]) => value !== null)),
  ...(hazmat ? { hazmat } : {}),
});
