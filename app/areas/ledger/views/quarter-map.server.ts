import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { convertDistance, type DistanceUnit } from '~/engine/units/conversion';
import { toWhole } from '~/engine/units/decimal';
import { formatWhole } from '~/engine/units/format';
import type { QuarterMap } from '~/areas/ledger/quarter-map.server';
import { presentRouteMap, type RouteMapView } from '~/areas/trips/map/route-map.server';

/** Steps of shading: the state with the most miles is 5. */
const SHADES = 5;

export interface QuarterMapView {
  map: RouteMapView | null;
  /** Shade by code, 1 to 5. */
  shades: Record<string, number>;
  /** Their distances, in the unit that was asked for. */
  rows: { code: string; name: string; miles: string; shade: number }[];
  total: string;
}

/** In the unit that the carrier records in. */
export function quarterMapView(
  { lines, distances, distanceUnit }: QuarterMap,
  shown: DistanceUnit,
): QuarterMapView {
  const driven = distances
    .map(({ code, distance }) => ({
      code,
      miles: toWhole(convertDistance({ value: distance, unit: distanceUnit }, shown)),
    }))
    .filter((row) => row.miles > 0);
  const most = driven[0]?.miles ?? 0;
  const shadeOf = (miles: number) => (most === 0 ? 0 : Math.max(1, Math.ceil((miles / most) * SHADES)));
  const ways = lines.map((line) => line.map(([lat, lon]) => [lon, lat] as const));
  return {
    map:
      ways.length === 0
        ? null
        : presentRouteMap({
            line: ways.flat(),
            lines: ways,
            stops: [],
            jurisdictions: driven.map((row) => row.code),
          }),
    shades: Object.fromEntries(driven.map((row) => [row.code, shadeOf(row.miles)])),
    rows: driven.map((row) => ({
      code: row.code,
      name: jurisdictionByCode(row.code)?.name ?? row.code,
      miles: formatWhole(row.miles),
      shade: shadeOf(row.miles),
    })),
    // Of the rounded lines, as on the return and in the badge.
    total: formatWhole(driven.reduce((sum, row) => sum + row.miles, 0)),
  };
}
