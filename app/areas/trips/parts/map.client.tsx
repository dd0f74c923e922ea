import { useEffect, useRef, useState } from 'react';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import leafletSheet from 'leaflet/dist/leaflet.css';
import { paths } from '~/routes';
import { Spinner } from '~/kit/spinner';

export interface LiveMapProps {
  /** The stops, in order. */
  points: readonly { latitude: number; longitude: number; name: string }[];
  /** Each way as latitude and longitude pairs. */
  routes: readonly (readonly (readonly [latitude: number, longitude: number])[])[];
  /** The operator's map below the way; without one states and provinces are drawn from our own files. */
  tiles?: MapTiles | undefined;
}

/** Pictures of a map from a server of tiles: `MAP_TILE_URL`, with {z}, {x} and {y}, and who is to be named. */
export interface MapTiles {
  url: string;
  attribution: string;
}

const DEFAULT_ZOOM = 3;
const DEEPEST_ZOOM = 12;
/** Tiles show streets. */
const DEEPEST_ZOOM_OF_TILES = 18;
/** The middle of the continent, for a route without points. */
const MIDDLE: [number, number] = [44, -96];

function loadSheet(): Promise<void> {
  if (document.querySelector('link[data-leaflet]')) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = leafletSheet;
    link.dataset.leaflet = '';
    // The map is usable without its sheet's buttons: a failure to load it is no reason not to draw.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** The states or provinces as GeoJSON; our files are TopoJSON with one object, "jurisdictions". */
async function loadShapes(url: string): Promise<GeoJSON.GeoJsonObject | null> {
  const response = await fetch(url);
  if (!response.ok) return null;
  const topology = (await response.json()) as Topology<{ jurisdictions: GeometryCollection }>;
  return feature(topology, topology.objects.jurisdictions);
}

/**
 * The route on a map that can be moved and zoomed: the states and provinces as shapes from our own files, and nothing from
 * outside but the operator's tiles where there are any. Leaflet, its sheet and the shapes are fetched when this mounts, and not
 * before.
 */
export function LiveMap({ points, routes, tiles }: LiveMapProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let remove = () => {};
    let gone = false;
    async function draw() {
      const [{ default: L }] = await Promise.all([import('leaflet'), loadSheet()]);
      if (gone || !ref.current) return;
      const map = L.map(ref.current, {
        zoomControl: true,
        // Leaflet ends a zoom with a timer that trips over a map removed meanwhile, as a closing modal does.
        zoomAnimation: false,
        attributionControl: tiles !== undefined,
        minZoom: 2,
        maxZoom: tiles ? DEEPEST_ZOOM_OF_TILES : DEEPEST_ZOOM,
      });
      remove = () => map.remove();
      if (tiles) {
        map.attributionControl.setPrefix(false);
        L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: DEEPEST_ZOOM_OF_TILES }).addTo(map);
      }
      map.setView(MIDDLE, DEFAULT_ZOOM);
      const ways = routes.map((way) =>
        L.polyline(
          way.map(([latitude, longitude]) => [latitude, longitude] as [number, number]),
          { className: 'live-route', weight: 4, interactive: false },
        ).addTo(map),
      );
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
      // The route is drawn by now: a land that does not come leaves a gap behind it, and no message.
      const shapes = await Promise.all(
        [paths.usaMap(), paths.canadaMap()].map((url) => loadShapes(url).catch(() => null)),
      );
      if (gone) return;
      for (const shape of shapes) {
        if (shape)
          L.geoJSON(shape, {
            // On tiles only the lines of the states.
            style: tiles ? { color: '#555', weight: 1, fill: false } : { className: 'live-land', weight: 1 },
            interactive: false,
          })
            .addTo(map)
            .bringToBack();
      }
    }
    draw().catch(() => {
      if (!gone) setState('failed');
    });
    return () => {
      gone = true;
      remove();
    };
  }, [points, routes, tiles]);
  return (
    <div className="live-map">
      {state === 'loading' ? <Spinner text="Loading the map..." /> : null}
      {state === 'failed' ? <p>The map could not be loaded. The trip is not affected.</p> : null}
      <div className="live-map-canvas" ref={ref} />
    </div>
  );
}
