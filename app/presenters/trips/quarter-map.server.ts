import { jurisdictionByCode } from '~/domain/jurisdictions/codes';
import { formatWhole } from '~/domain/units/format';
import type { QuarterMap } from '~/services/ledger/quarter-map.server';
import { presentRouteMap, type RouteMapView } from '../route-map/route-map.server';
import { wholeMilesOf } from './trip-page';

/** Steps of shading: the state with the most miles is 5. */
const SHADES = 5;

export interface QuarterMapView {
  map: RouteMapView | null;
  /** Shade by code, 1 to 5. */
  shades: Record<string, number>;
  rows: { code: string; name: string; miles: string; shade: number }[];
  total: string;
}

export function quarterMapView({ lines, miles }: QuarterMap): QuarterMapView {
  const most = miles[0]?.tenthMiles ?? 0;
  const shadeOf = (tenthMiles: number) =>
    most === 0 ? 0 : Math.max(1, Math.ceil((tenthMiles / most) * SHADES));
  const ways = lines.map((line) => line.map(([lat, lon]) => [lon, lat] as const));
  const driven = miles.filter((row) => row.tenthMiles > 0);
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
    shades: Object.fromEntries(driven.map((row) => [row.code, shadeOf(row.tenthMiles)])),
    rows: driven.map((row) => ({
      code: row.code,
      name: jurisdictionByCode(row.code)?.name ?? row.code,
      miles: formatWhole(wholeMilesOf(row.tenthMiles)),
      shade: shadeOf(row.tenthMiles),
    })),
    // Of the rounded lines, as on the return and in the badge.
    total: formatWhole(driven.reduce((sum, row) => sum + wholeMilesOf(row.tenthMiles), 0)),
  };
}
