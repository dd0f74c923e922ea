import type { RouteMapView } from '~/presenters/route-map/route-map.server';
import { MapCodes } from '../route-map';

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
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={title}
    >
      {[...byShade].map(([shade, path]) => (
        <path key={shade} className={`map-land land-${shade}`} d={path} />
      ))}
      <path className="map-route" d={map.route} />
      <MapCodes lands={map.lands} />
    </svg>
  );
}
