import { calculationMap } from '~/areas/calculator/views/calculation-map.server';
import type { MapTown } from '~/areas/places/map-towns.server';
import type { RouteMapView } from '~/areas/trips/map/route-map.server';
import type { RoutePreview } from '~/areas/trips/preview-route.server';
import { tenthsIn, unitWord } from '~/areas/trips/rules/distance-text';
import { wholeMilesOf } from '~/areas/trips/views/trip-page';
import type { DistanceUnit } from '~/engine/units/conversion';
import { formatWhole } from '~/engine/units/format';

/** What is beside the trip form. */
export interface RoutePreviewView {
  map: RouteMapView | null;
  title: string;
  /** "412 miles"; empty where there is no way yet. */
  total: string;
  states: { code: string; distance: string }[];
  problem: string | null;
}

export function routePreviewView(
  { stops, route, distanceTenthMiles, problem }: RoutePreview,
  unit: DistanceUnit,
  towns: readonly MapTown[],
): RoutePreviewView {
  const whole = (tenthMiles: number) => formatWhole(wholeMilesOf(tenthsIn(tenthMiles, unit)));
  return {
    map: stops.length > 0 ? calculationMap(stops, route, towns) : null,
    title: `Route: ${stops.map(({ label }) => label).join(' to ')}`,
    total: distanceTenthMiles === null ? '' : `${whole(distanceTenthMiles)} ${unitWord(unit)}`,
    states: (route?.jurisdictions ?? []).map(({ code, tenthMiles }) => ({
      code,
      distance: whole(tenthMiles),
    })),
    problem,
  };
}
