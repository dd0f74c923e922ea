import type { RouteMapView } from '~/areas/trips/map/route-map.server';
import { LAND, MapCodes, ROAD } from '~/areas/trips/parts/route-map';

/** The light set of boards.css, for a browser that does not know it. */
const FILLS = ['#f9fbf8', '#e6eee9', '#ceddd4', '#b6ccbf', '#9ab9a7', '#7ba38d'];

/** Every way of the quarter on the states it touches; the more miles, the darker the state. */
export function QuarterMapPicture({
  map,
  shades,
  title,
}: {
  map: RouteMapView;
  shades: Record<string, number>;
  title: string;
}) {
  const byShade = new Map<number, string>();
  for (const land of map.lands)
    byShade.set(shades[land.code] ?? 0, (byShade.get(shades[land.code] ?? 0) ?? '') + land.path);
  return (
    <svg
      className="route-map quarter-map"
      width={map.width}
      height={map.height}
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={title}
    >
      {[...byShade].map(([shade, path]) => (
        <path key={shade} className={`map-land land-${shade}`} {...LAND} fill={FILLS[shade]} d={path} />
      ))}
      <path className="map-route" {...ROAD} d={map.route} />
      <MapCodes lands={map.lands} />
    </svg>
  );
}
