import type { CalculatedRoute, CalculationStop } from '~/areas/calculator/rules/calculation';
import { presentRouteMap, type MapPart, type RouteMapView } from '~/areas/trips/map/route-map.server';
import type { MapTown } from '~/areas/places/map-towns.server';

/** Bytes of roads on a map that comes as a file of its own; compressed it is half of that. */
const MOST_BYTES = 12_000;

/** The drawn way of a calculation, or a part of it; before it is calculated its stops alone. Throws where there is no stop. */
export const calculationMap = (
  stops: readonly CalculationStop[],
  route: CalculatedRoute | null,
  towns: readonly MapTown[],
  part: MapPart | null = null,
): RouteMapView =>
  presentRouteMap({
    line: (route?.polyline ?? []).map(([lat, lon]) => [lon, lat] as const),
    stops: stops.map(({ lat, lon, label }) => ({ latitude: lat, longitude: lon, name: label })),
    jurisdictions: (route?.jurisdictions ?? stops.map(({ state }) => ({ code: state }))).map(
      ({ code }) => code,
    ),
    crossings: route?.crossings ?? [],
    totalTenthMiles: (route?.legs ?? []).reduce((sum, { tenthMiles }) => sum + tenthMiles, 0),
    ground: {
      towns,
      highways: route?.highways ?? [],
      mostBytes: MOST_BYTES,
    },
    part,
  });
