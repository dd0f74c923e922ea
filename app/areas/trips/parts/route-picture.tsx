import { renderToStaticMarkup } from 'react-dom/server';
import { MapFerries, MapGroundUnder, MapLabels } from './map-ground';
import { LAND, MapCodes, RouteMap } from './route-map';
import { MAP_COLORS, type MapLook } from '~/areas/trips/map/map-svg';
import { TILE_SIZE, type MapTileView } from '~/areas/trips/map/map-tile.server';
import type { RouteMapView } from '~/areas/trips/map/route-map.server';

type Colors = (typeof MAP_COLORS)[MapLook];

/** What map.css says of a drawing. */
const rulesOf = (c: Colors): string =>
  [
    `svg{background:${c.sunken};font-family:system-ui,sans-serif}`,
    `text{paint-order:stroke;stroke:${c.surface};stroke-width:3}`,
    `.map-land{fill:${c.surface};stroke:${c.edge};stroke-width:.75}`,
    `.map-roads{stroke:${c.edge};stroke-linejoin:round}.map-freeway{stroke-width:2}`,
    `.map-minor{stroke-opacity:.55}.map-toll{stroke:${c.toll};stroke-width:7}`,
    `.map-ferry{stroke:${c.link};stroke-width:2}`,
    `.map-code{fill:${c.muted};font-size:11px;font-weight:650;text-anchor:middle}`,
    `.map-town{fill:${c.ink};font-size:11px}.town-1{font-size:13px;font-weight:650}.town-3{fill:${c.muted}}`,
    `.map-shield{font-size:9.5px;font-weight:650}.map-shield text{stroke:none;fill:${c.ink}}`,
    `.map-shield rect{fill:${c.surface};stroke:${c.ink}}`,
    `.shield-interstate rect{fill:${c.link};stroke:none}`,
    `.map-shield .shield-interstate text{fill:${c.surface}}`,
  ].join('');

/** And of one with its way, for letters that are read in a small picture. */
const routeRulesOf = (c: Colors): string =>
  [
    `.map-on-route{fill:${c.good}}.map-freeway{stroke-width:2.4}.map-toll{stroke-width:10}`,
    `.map-route{stroke:${c.accent};stroke-width:5;stroke-linecap:round;stroke-linejoin:round}`,
    `.map-code{font-size:14px}.map-mile{fill:${c.muted};font-size:15px}`,
    `.map-line{fill:${c.surface};stroke:${c.accent};stroke-width:2}`,
    `.map-stop{fill:${c.surface};stroke:${c.ink};stroke-width:3}.map-stop circle{r:7px}`,
    `.map-name{fill:${c.ink};font-size:20px;font-weight:650}`,
    `.map-town{font-size:14px}.map-shield rect,.map-shield text{transform:scale(1.4)}`,
  ].join('');

/**
 * The drawn route as a file of its own, for `<img>`: the page that shows it stays small, and the browser fetches it only where it is
 * seen.
 */
export function routePicture(map: RouteMapView, title: string, look: MapLook): string {
  const colors = MAP_COLORS[look];
  return renderToStaticMarkup(<RouteMap map={map} title={title} />)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace('>', `><style>${rulesOf(colors)}${routeRulesOf(colors)}</style>`);
}

/** One square of the map that moves, as a file for `<img>`. */
export const tilePicture = ({ lands, ground }: MapTileView, look: MapLook): string =>
  renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={TILE_SIZE}
      height={TILE_SIZE}
      viewBox={`0 0 ${TILE_SIZE} ${TILE_SIZE}`}
    >
      <style>{rulesOf(MAP_COLORS[look])}</style>
      <g className="map-land" {...LAND}>
        <path d={lands.map(({ path }) => path).join('')} />
      </g>
      <MapGroundUnder ground={ground} />
      <MapFerries ground={ground} />
      <MapCodes lands={lands} />
      <MapLabels ground={ground} />
    </svg>,
  );
