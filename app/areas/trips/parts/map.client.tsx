import { useEffect, useRef, useState } from 'react';
import leafletSheet from 'leaflet/dist/leaflet.css';
import mapSheet from '~/kit/styles/map.css';
import { paths } from '~/routes';
import { Spinner } from '~/kit/spinner';
import { useTexts } from '~/kit/texts';

export interface LiveMapProps {
  /** The stops, in order. */
  points: readonly { latitude: number; longitude: number; name: string }[];
  /** The state lines on it, with what is said of each. */
  crossings?: readonly { latitude: number; longitude: number; text: string }[];
  /** Each way as latitude and longitude pairs. */
  routes: readonly (readonly (readonly [latitude: number, longitude: number])[])[];
  /** The operator's map below the way; without one our own roads, states and towns. */
  tiles?: MapTiles | undefined;
}

/** Pictures of a map from a server of tiles: `MAP_TILE_URL`, with {z}, {x} and {y}, and who is to be named. */
export interface MapTiles {
  url: string;
  attribution: string;
}

const DEFAULT_ZOOM = 3;
/** Of both: our own squares and the operator's. */
const DEEPEST_ZOOM = 15;
const DEEPEST_ZOOM_OF_TILES = 18;
/** Our squares are of 512: that of one zoom less. */
const SQUARE = { tileSize: 512, zoomOffset: -1 };
const NONE: readonly never[] = [];
/** The middle of the continent, for a route without points. */
const MIDDLE: [number, number] = [44, -96];

function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // The map is usable without its sheet's buttons: a failure to load it is no reason not to draw.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** The colors of the page as they are now: chosen by the person, or those of the device. */
function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

const ownSquares = (): string => `${paths.mapTile('{z}', '{x}', '{y}')}${isDark() ? '?look=dark' : ''}`;

/** Calls back when the page changes between light and dark, until it is ended. */
function watchLook(changed: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  // Browsers before 2020 know no listeners here; the map keeps its colors there.
  device.addEventListener?.('change', changed);
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    device.removeEventListener?.('change', changed);
    chosen.disconnect();
  };
}

/**
 * The route on a map that can be moved and zoomed: roads, states and towns in squares drawn by our own server, as on the drawn map, and
 * nothing from outside but the operator's tiles where there are any. Leaflet, its sheet and the squares are fetched when this mounts,
 * and not before.
 */
export function LiveMap({ points, routes, crossings = NONE, tiles }: LiveMapProps) {
  const { said } = useTexts();
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let remove = () => {};
    let gone = false;
    async function draw() {
      const [{ default: L }] = await Promise.all([
        import('leaflet'),
        ...[leafletSheet, mapSheet].map(loadSheet),
      ]);
      if (gone || !ref.current) return;
      const map = L.map(ref.current, {
        zoomControl: true,
        // Leaflet ends a zoom with a timer that trips over a map removed meanwhile, as a closing modal does.
        zoomAnimation: false,
        attributionControl: tiles !== undefined,
        minZoom: 2,
        maxZoom: tiles ? DEEPEST_ZOOM_OF_TILES : DEEPEST_ZOOM,
      });
      if (tiles) {
        remove = () => map.remove();
        map.attributionControl.setPrefix(false);
        L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: DEEPEST_ZOOM_OF_TILES }).addTo(map);
      } else {
        const own = L.tileLayer(ownSquares(), { ...SQUARE, maxZoom: DEEPEST_ZOOM }).addTo(map);
        const unwatch = watchLook(() => own.setUrl(ownSquares()));
        remove = () => {
          unwatch();
          map.remove();
        };
      }
      map.setView(MIDDLE, DEFAULT_ZOOM);
      const ways = routes.map((way) =>
        L.polyline(
          way.map(([latitude, longitude]) => [latitude, longitude] as [number, number]),
          { className: 'live-route', weight: 4, interactive: false },
        ).addTo(map),
      );
      for (const { latitude, longitude, text } of crossings) {
        L.circleMarker([latitude, longitude], { className: 'live-line', radius: 5 })
          .addTo(map)
          .bindTooltip(document.createTextNode(said(text)) as unknown as HTMLElement, { direction: 'top' });
      }
      for (const point of points) {
        L.circleMarker([point.latitude, point.longitude], { className: 'live-stop', radius: 6 })
          .addTo(map)
          .bindTooltip(document.createTextNode(point.name) as unknown as HTMLElement, {
            permanent: points.length <= 8,
            direction: 'top',
            offset: [0, -6],
          });
      }
      const bounds = L.latLngBounds(points.map((point) => [point.latitude, point.longitude]));
      ways.forEach((way) => bounds.extend(way.getBounds()));
      if (bounds.isValid()) map.fitBounds(bounds, { padding: [32, 32], maxZoom: 9 });
      setState('ready');
    }
    draw().catch(() => {
      if (!gone) setState('failed');
    });
    return () => {
      gone = true;
      remove();
    };
  }, [points, routes, crossings, tiles, said]);
  return (
    <div className="live-map">
      {state === 'loading' ? <Spinner text="Loading the map..." /> : null}
      {state === 'failed' ? <p>The map could not be loaded. The trip is not affected.</p> : null}
      <div className="live-map-canvas" ref={ref} />
    </div>
  );
}
