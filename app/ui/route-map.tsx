import type { RouteMapView } from '~/presenters/route-map/route-map.server';

const pathsOf = (lands: RouteMapView['lands']) => lands.map((land) => land.path).join('');

/** The codes of the states, where there is room for them. */
export function MapCodes({ lands }: Pick<RouteMapView, 'lands'>) {
  return (
    <g className="map-code">
      {lands
        .filter((land) => land.labelled)
        .map((land) => (
          <text key={land.code} x={land.x} y={land.y}>
            {land.code}
          </text>
        ))}
    </g>
  );
}

/** The route on the states it touches, drawn on the server: no script, no tiles, nothing loaded from outside. */
export function RouteMap({ map, title }: { map: RouteMapView; title: string }) {
  return (
    <svg className="route-map" viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={title}>
      <path className="map-land" d={pathsOf(map.lands.filter((land) => !land.onRoute))} />
      <path className="map-land map-on-route" d={pathsOf(map.lands.filter((land) => land.onRoute))} />
      <path className="map-route" d={map.route} />
      <MapCodes lands={map.lands} />
      {map.stops.map((stop, index) => (
        <text
          key={index}
          className={stop.above ? 'map-stop-name map-above' : 'map-stop-name map-below'}
          x={stop.anchor === 'start' ? stop.x - 6 : stop.anchor === 'end' ? stop.x + 6 : stop.x}
          y={stop.above ? stop.y - 11 : stop.y + 20}
          textAnchor={stop.anchor}
        >
          {stop.name}
        </text>
      ))}
      {map.stops.map((stop, index) => (
        <circle key={index} className="map-stop" cx={stop.x} cy={stop.y} r="5" />
      ))}
    </svg>
  );
}
