import { nameX } from '~/areas/trips/map/place-names';
import type { RouteMapView } from '~/areas/trips/map/route-map.server';
import { useFigures } from '~/kit/figures';
import { useTexts } from '~/kit/texts';

const pathsOf = (lands: RouteMapView['lands']) => lands.map((land) => land.path).join('');

/** What a browser draws that does not know the style sheet: without a fill of its own a state is solid black. */
export const LAND = { fill: '#fff', stroke: '#888' } as const;
export const ROAD = { fill: 'none', stroke: '#064' } as const;

/** The base line of a name, from the middle of its mark. */
const NAME_Y = { above: -11, beside: 5, below: 20 };

/** The codes of the states, where there is room for them. */
export function MapCodes({ lands }: Pick<RouteMapView, 'lands'>) {
  return (
    <g className="map-code">
      {lands
        .filter((land) => land.labeled)
        .map((land) => (
          <text key={land.code} x={land.x} y={land.y}>
            {land.code}
          </text>
        ))}
    </g>
  );
}

/** The state lines on the way: a small mark that tells more to who points at it, and the miles up to there. */
function MapLines({ crossings }: Pick<RouteMapView, 'crossings'>) {
  const { said } = useTexts();
  const { whole } = useFigures();
  return (
    <>
      <g className="map-line" fill="#fff" stroke="#064">
        {crossings.map((crossing, index) => (
          <circle key={index} cx={crossing.x} cy={crossing.y} r="3">
            <title>{said(crossing.text)}</title>
          </circle>
        ))}
      </g>
      <g className="map-mile">
        {crossings.map((crossing, index) =>
          crossing.mile === null ? null : (
            <text key={index} x={crossing.x + 6} y={crossing.y + 12}>
              {whole(Number(crossing.mile.replaceAll(',', '')))}
            </text>
          ),
        )}
      </g>
    </>
  );
}

/** The route on the states it touches, drawn on the server: no script, no tiles, nothing loaded from outside. */
export function RouteMap({ map, title }: { map: RouteMapView; title: string }) {
  const { said } = useTexts();
  return (
    <svg
      className="route-map"
      width={map.width}
      height={map.height}
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={said(title)}
    >
      <g className="map-land" {...LAND}>
        <path d={pathsOf(map.lands.filter((land) => !land.onRoute))} />
        <path className="map-on-route" fill="#dfe" d={pathsOf(map.lands.filter((land) => land.onRoute))} />
      </g>
      <path className="map-route" {...ROAD} d={map.route} />
      <MapCodes lands={map.lands} />
      <g className="map-name">
        {map.stops.map(({ x, y, name, place }, index) =>
          place ? (
            <text
              key={index}
              className={`map-${place.row}`}
              x={nameX(x, place)}
              y={y + NAME_Y[place.row]}
              textAnchor={place.anchor === 'start' ? undefined : place.anchor}
            >
              {name}
            </text>
          ) : null,
        )}
      </g>
      {map.crossings.length > 0 ? <MapLines crossings={map.crossings} /> : null}
      <g className="map-stop">
        {map.stops.map((stop, index) => (
          <circle key={index} cx={stop.x} cy={stop.y} r="5" />
        ))}
      </g>
    </svg>
  );
}
