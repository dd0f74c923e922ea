import type { Trip, TripRoute } from '~/areas/trips/read-trip.server';
import { presentRouteMap, type MapPart, type RouteMapView } from '~/areas/trips/map/route-map.server';
import type { MapTown } from '~/areas/places/map-towns.server';
import type { DistanceUnit } from '~/engine/units/conversion';

/** Bytes of roads on a page of its own; compressed it is half of that. */
const MOST_BYTES = 12_000;

/**
 * The drawn road of a trip on the roads around it, with its state lines in the carrier's unit, or a part of it; null where none was
 * calculated.
 */
export function tripMapOf(
  trip: Pick<Trip, 'stops'>,
  route: TripRoute | null,
  unit: DistanceUnit,
  towns: readonly MapTown[],
  part: MapPart | null = null,
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
    ground: { towns, highways: route.route.highways, mostBytes: MOST_BYTES },
    part,
  });
}
