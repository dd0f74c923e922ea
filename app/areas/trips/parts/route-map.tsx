import { MapFerries, MapGroundUnder, MapLabels } from './map-ground';
import { MapMoves } from './map-moves';
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

/** A mark that tells its text to who points at it, and leads to the map around it on a page that has one. */
function Mark({
  x,
  y,
  r,
  text,
  href,
}: {
  x: number;
  y: number;
  r: number;
  text: string;
  href: string | undefined;
}) {
  const mark = (
    <circle cx={x} cy={y} r={r}>
      <title>{text}</title>
    </circle>
  );
  return href ? (
    <a href={href} aria-label={text}>
      {mark}
    </a>
  ) : (
    mark
  );
}

/** The state lines on the way: a small mark that tells more to who points at it, and the miles up to there. */
function MapLines({
  crossings,
  hrefOf,
}: Pick<RouteMapView, 'crossings'> & { hrefOf: (part: string) => string | undefined }) {
  const { said } = useTexts();
  const { whole } = useFigures();
  return (
    <>
      <g className="map-line" fill="#fff" stroke="#064">
        {crossings.map((crossing, index) => (
          <Mark
            key={index}
            x={crossing.x}
            y={crossing.y}
            r={3}
            text={said(crossing.text)}
            href={hrefOf(crossing.closeUp)}
          />
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

/**
 * The route on the roads and states around it, drawn on the server: no script, no tiles, nothing loaded from outside. `partsHref` is the
 * page that shows a part of it (with ?zoom= and &at=); without one the map stays as it is.
 */
export function RouteMap({
  map,
  title,
  partsHref,
}: {
  map: RouteMapView;
  title: string;
  partsHref?: string;
}) {
  const { said } = useTexts();
  const hrefOf = (part: string) => (partsHref ? `${partsHref}?${part}#map` : undefined);
  const drawing = (
    <svg
      className="route-map"
      width={map.width}
      height={map.height}
      viewBox={`0 0 ${map.width} ${map.height}`}
      role={partsHref ? 'group' : 'img'}
      aria-label={said(title)}
    >
      <g className="map-land" {...LAND}>
        <path d={pathsOf(map.lands.filter((land) => !land.onRoute))} />
        <path className="map-on-route" fill="#dfe" d={pathsOf(map.lands.filter((land) => land.onRoute))} />
      </g>
      {map.ground ? <MapGroundUnder ground={map.ground} /> : null}
      <path className="map-route" {...ROAD} d={map.route} />
      {map.ground ? <MapFerries ground={map.ground} /> : null}
      <MapCodes lands={map.lands} />
      {map.ground ? <MapLabels ground={map.ground} /> : null}
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
      {map.crossings.length > 0 ? <MapLines crossings={map.crossings} hrefOf={hrefOf} /> : null}
      <g className="map-stop">
        {map.stops.map((stop, index) => (
          <Mark key={index} x={stop.x} y={stop.y} r={5} text={stop.name} href={hrefOf(stop.closeUp)} />
        ))}
      </g>
    </svg>
  );
  if (!partsHref || !map.moves) return drawing;
  return (
    <figure className="map-figure" id="map">
      {drawing}
      <MapMoves
        moves={map.moves}
        partsHref={partsHref}
        hasTolls={Boolean(map.ground?.tolls)}
        hasFerries={Boolean(map.ground?.ferries)}
      />
    </figure>
  );
}
