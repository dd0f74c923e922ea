import type { Trip, TripRoute } from '~/areas/trips/read-trip.server';
import { presentRouteMap, type RouteMapView } from '~/areas/trips/map/route-map.server';
import type { DistanceUnit } from '~/engine/units/conversion';

/** The drawn road of a trip, with its state lines in the carrier's unit; null where none was calculated. */
export function tripMapOf(
  trip: Pick<Trip, 'stops'>,
  route: TripRoute | null,
  unit: DistanceUnit,
): RouteMapView | null {
  if (!route || route.route.polyline.length === 0) return null;
  return presentRouteMap({
    line: route.route.polyline.map(([lat, lon]) => [lon, lat] as const),
    stops: trip.stops.flatMap(({ lat, lon, label }) =>
      lat === null || lon === null ? [] : [{ latitude: lat, longitude: lon, name: label }],
    ),
    jurisdictions: route.route.jurisdictions.map(({ code }) => code),
    crossings: route.route.crossings,
    totalTenthMiles: route.route.distanceTenthMiles,
    unit,
  });
}
