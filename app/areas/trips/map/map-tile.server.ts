import { boxOfCode, landLayer, type MapLand } from './land-layer';
import { roadLayer, type MapScale, type RoadLayer } from './road-layer';
import { LineSet } from '~/engine/plane/shapes';
import type { MapTown } from '~/areas/places/map-towns.server';
import { ROAD_KINDS, roadAtlas, type RoadKind } from '~/platform/routing-engine/road-atlas.server';

/** One square of the map that moves. Coordinates are in its own units, origin at the top left. */
export interface MapTileView {
  lands: MapLand[];
  ground: RoadLayer;
}

/** Squares of the web map: of 2^z by 2^z, x to the east, y to the south. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Side of a square in units; that of zoom z is one of zoom z + 1 on maps of 256. */
export const TILE_SIZE = 512;
/** The world is one square at zoom 0; at the deepest a mile is 200 units. */
const DEEPEST = 14;
const EARTH_KM = 40_075.017;
/** Towns and shields may lean out of a square by this much: its neighbor goes on there. */
const LEAN = -10;
/** A bound that no square reaches: what one leaves out its neighbor would show. */
const MOST_BYTES = 100_000;
/** From these zooms on US routes and the lesser roads are drawn, on every square alike. */
const DRAWN_FROM: Record<RoadKind, number> = { freeway: 0, main: 6, minor: 8 };

/** The square of a text address "4/3/5"; null for none of the map. */
export function tileAddress(z: string, x: string, y: string): TileAddress | null {
  const [zoom, column, row] = [z, x, y].map((text) => (/^\d{1,5}$/.test(text) ? Number(text) : NaN)) as [
    number,
    number,
    number,
  ];
  return zoom <= DEEPEST && column < 2 ** zoom && row < 2 ** zoom ? { z: zoom, x: column, y: row } : null;
}

function scaleOf({ z, x, y }: TileAddress): MapScale {
  const world = TILE_SIZE * 2 ** z;
  const latitudeAt = (row: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** z))) * 180) / Math.PI;
  const north = latitudeAt(y);
  const south = latitudeAt(y + 1);
  const middle = ((north + south) / 2) * (Math.PI / 180);
  return {
    width: TILE_SIZE,
    height: TILE_SIZE,
    unitsPerKm: world / (EARTH_KM * Math.cos(middle)),
    place: (longitude, latitude) => {
      const radians = latitude * (Math.PI / 180);
      return [
        ((longitude + 180) / 360) * world - x * TILE_SIZE,
        ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * world - y * TILE_SIZE,
      ];
    },
    box: { west: (x / 2 ** z) * 360 - 180, east: ((x + 1) / 2 ** z) * 360 - 180, north, south },
    edge: LEAN,
  };
}

const NO_WAY = new LineSet([]);

/** Lands, roads and towns of one square, from the same data as the drawn maps. */
export function presentMapTile(address: TileAddress, towns: readonly MapTown[]): MapTileView {
  const scale = scaleOf(address);
  const atlas = roadAtlas();
  const lands = landLayer(atlas, new Set(), scale, {
    frame: { left: -8, top: -8, right: TILE_SIZE + 8, bottom: TILE_SIZE + 8 },
    way: NO_WAY,
    stops: [],
    texts: [],
    isWhole: true,
  });
  return {
    lands,
    ground: roadLayer({
      atlas,
      towns,
      scale,
      way: NO_WAY,
      highways: [],
      taken: lands.filter(({ labeled }) => labeled).map(boxOfCode),
      mostBytes: MOST_BYTES,
      kinds: ROAD_KINDS.filter((kind) => address.z >= DRAWN_FROM[kind]),
    }),
  };
}
