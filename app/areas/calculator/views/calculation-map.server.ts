import type { CalculatedRoute, CalculationStop } from '~/areas/calculator/rules/calculation';
import { presentRouteMap, type RouteMapView } from '~/areas/trips/map/route-map.server';

/** The drawn way of a calculation; before it is calculated its stops alone. Throws where there is no stop. */
export const calculationMap = (
  stops: readonly CalculationStop[],
  route: CalculatedRoute | null,
): RouteMapView =>
  presentRouteMap({
    line: (route?.polyline ?? []).map(([lat, lon]) => [lon, lat] as const),
    stops: stops.map(({ lat, lon, label }) => ({ latitude: lat, longitude: lon, name: label })),
    jurisdictions: (route?.jurisdictions ?? stops.map(({ state }) => ({ code: state }))).map(
      ({ code }) => code,
    ),
    crossings: route?.crossings ?? [],
    totalTenthMiles: (route?.legs ?? []).reduce((sum, { tenthMiles }) => sum + tenthMiles, 0),
  });
