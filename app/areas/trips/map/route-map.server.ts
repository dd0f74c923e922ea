import { crossingMarks, type CrossingMark, type DrivenCrossing } from './crossing-marks';
import { areTouching, boxOfMile, boxOfName, placeNames, type NamePlace } from './place-names';
import { project, unproject } from './projection';
import { boxOfCode, landLayer, type MapLand } from './land-layer';
import { roadLayer, type MapScale, type RoadLayer } from './road-layer';
import { boxOf, clipLine, LineSet, pathOf, thin, type Frame, type Point } from '~/engine/plane/shapes';
import type { MapTown } from '~/areas/places/map-towns.server';
import type { DistanceUnit } from '~/engine/units/conversion';
import { roadAtlas, type AtlasBox } from '~/platform/routing-engine/road-atlas.server';

/** What `parts/route-map` draws. Coordinates are in the drawing's own units, origin at the top left. */
export interface RouteMapView {
  width: number;
  height: number;
  /** The states and provinces in sight, one path each; `onRoute` ones carry miles. */
  lands: MapLand[];
  /** Path data of the whole way. */
  route: string;
  stops: RouteMapStop[];
  /** Where the way passes from one jurisdiction into the next. */
  crossings: RouteMapCrossing[];
  /** Roads, shields and towns below the way; null on a map of states alone. */
  ground: RoadLayer | null;
  /** Where the map can be looked at from; null on a map that is not moved. */
  moves: MapMoves | null;
}

/** A part of the map, as the address of a page has it: "zoom=2&at=41.52,-90.21". */
export type PartAddress = string;

/** The parts beside this one; null where there is none. */
export interface MapMoves {
  closer: PartAddress | null;
  /** Empty for the whole way. */
  farther: PartAddress | null;
  north: PartAddress;
  west: PartAddress;
  east: PartAddress;
  south: PartAddress;
  isWhole: boolean;
}

export interface RouteMapCrossing {
  x: number;
  y: number;
  /** "IL to MO on I-55, mile 297", or "kilometer 478" */
  text: string;
  /** The miles or kilometers at the line, if there is room to write them beside it. */
  mile: string | null;
  /** The part of the map around it. */
  closeUp: PartAddress;
}

export interface RouteMapStop {
  x: number;
  y: number;
  name: string;
  /** Where its name is written; null where there is no room for it. */
  place: NamePlace | null;
  closeUp: PartAddress;
}

export interface RouteMapInput {
  /** The way as longitude and latitude in degrees, in driving order. */
  line: readonly (readonly [longitude: number, latitude: number])[];
  /** Several ways instead, each drawn by itself; `line` is then all of their points. */
  lines?: readonly (readonly (readonly [longitude: number, latitude: number])[])[];
  stops: readonly { longitude: number; latitude: number; name: string }[];
  /** Codes of the jurisdictions that have miles. */
  jurisdictions: readonly string[];
  /** State lines with the miles driven up to them, of `totalTenthMiles`. */
  crossings?: readonly DrivenCrossing[];
  totalTenthMiles?: number;
  /** The unit of the distance up to a state line; miles unless given. */
  unit?: DistanceUnit;
  /** Roads and towns below the way; without it the map has states alone. */
  ground?: { towns: readonly MapTown[]; highways: readonly string[]; mostBytes: number };
  /** A part of it, nearer by so many doublings; without it the whole way. Out of range is brought into it. */
  part?: MapPart | null;
}

export interface MapPart {
  zoom: number;
  /** What lies in the middle; without it the middle of the way. */
  at: { latitude: number; longitude: number } | null;
}

const PART = /^(-?\d{1,3}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;

/** The part that an address asks for; null for the whole way, which is shown for anything unreadable too. */
export function mapPartOf(query: URLSearchParams): MapPart | null {
  const zoom = Number(query.get('zoom'));
  const at = PART.exec(query.get('at') ?? '');
  if (!Number.isInteger(zoom) || zoom < 1 || zoom > MOST_ZOOM) return null;
  if (!at) return { zoom, at: null };
  const [latitude, longitude] = [Number(at[1]), Number(at[2])];
  return Math.abs(latitude) > 84 || Math.abs(longitude) > 180
    ? { zoom, at: null }
    : { zoom, at: { latitude, longitude } };
}

const MOST_ZOOM = 12;
/** As near as a map goes: the roads are drawn to within some hundred feet. */
const NEAREST_KM = 8;
/** What a close-up of a stop or a state line shows. */
const CLOSE_UP_KM = 30;

const WIDTH = 640;
const LEAST_HEIGHT = 280;
const MOST_HEIGHT = 480;
/** Room around the way, for the names of the stops. */
const MARGIN = 56;
/** Nothing is written nearer to the edge. */
const EDGE = 6;
/** The whole of a way across the street is shown with the roads around it; a map of states wants a border in sight. */
const LEAST_KM = 20;
const LEAST_KM_OF_STATES = 300;
/** A line's miles are written where no other mark or name is this near. */
const MILE_DISTANCE = 34;

/** Nearer is looked at what is on the way. */
const nearestOf = (points: readonly Point[], [x, y]: Point): Point =>
  points.reduce((best, point) =>
    Math.hypot(point[0] - x, point[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? point : best,
  );

interface Fit {
  scale: MapScale;
  /** The unit of zoom: units a kilometer of the whole way. */
  wholeUnitsPerKm: number;
  /** The middle, in kilometers. */
  middle: Point;
  /** Kilometers to the drawing. */
  toDrawing: (point: Point) => Point;
}

function fitTo(points: readonly Point[], leastKm: number, part: MapPart | null): Fit {
  const { left, right, top, bottom } = boxOf(points);
  const spanX = Math.max(right - left, leastKm);
  const spanY = Math.max(bottom - top, leastKm / 2);
  const wholeUnitsPerKm = Math.min((WIDTH - 2 * MARGIN) / spanX, (MOST_HEIGHT - 2 * MARGIN) / spanY);
  const unitsPerKm = part
    ? Math.max(wholeUnitsPerKm, Math.min(WIDTH / NEAREST_KM, wholeUnitsPerKm * 2 ** part.zoom))
    : wholeUnitsPerKm;
  const height = part
    ? MOST_HEIGHT
    : Math.round(Math.max(LEAST_HEIGHT, Math.min(MOST_HEIGHT, spanY * unitsPerKm + 2 * MARGIN)));
  const center: Point = [(left + right) / 2, (top + bottom) / 2];
  const middle = part?.at
    ? project(part.at.longitude, part.at.latitude)
    : part
      ? nearestOf(points, center)
      : center;
  const toDrawing = ([x, y]: Point): Point => [
    WIDTH / 2 + (x - middle[0]) * unitsPerKm,
    height / 2 + (y - middle[1]) * unitsPerKm,
  ];
  return {
    wholeUnitsPerKm,
    middle,
    scale: {
      width: WIDTH,
      height,
      unitsPerKm,
      place: (longitude, latitude) => toDrawing(project(longitude, latitude)),
      box: boxOfEarth((share) => {
        const [x, y] = [(share.x - 0.5) * WIDTH, (share.y - 0.5) * height];
        return unproject(middle[0] + x / unitsPerKm, middle[1] + y / unitsPerKm);
      }),
      edge: EDGE,
    },
    toDrawing,
  };
}

/** The box of the earth that a drawing shows, from where the points along its edges lie. */
function boxOfEarth(placeAt: (share: { x: number; y: number }) => Point): AtlasBox {
  const edges = Array.from({ length: 9 }, (_, step) => step / 8).flatMap((t) => [
    { x: t, y: 0 },
    { x: t, y: 1 },
    { x: 0, y: t },
    { x: 1, y: t },
  ]);
  const { left, right, top, bottom } = boxOf(edges.map(placeAt));
  return { west: left, east: right, south: top, north: bottom };
}

/** How many doublings it is from the whole way to a map that shows so many kilometers from side to side. */
const zoomFor = (km: number, wholeUnitsPerKm: number): number =>
  Math.min(MOST_ZOOM, Math.max(1, Math.round(Math.log2(WIDTH / km / wholeUnitsPerKm))));

function partAddress(zoom: number, [x, y]: Point): PartAddress {
  const [longitude, latitude] = unproject(x, y);
  return `zoom=${zoom}&at=${latitude.toFixed(4)},${longitude.toFixed(4)}`;
}

function movesOf(part: MapPart | null, { scale, wholeUnitsPerKm, middle }: Fit): MapMoves {
  const zoom = part?.zoom ?? 0;
  const beside = (x: number, y: number): PartAddress =>
    partAddress(Math.max(1, zoom), [
      middle[0] + (x * scale.width) / 2 / scale.unitsPerKm,
      middle[1] + (y * scale.height) / 2 / scale.unitsPerKm,
    ]);
  const isNearest = wholeUnitsPerKm * 2 ** zoom >= WIDTH / NEAREST_KM || zoom >= MOST_ZOOM;
  return {
    closer: isNearest ? null : part ? partAddress(zoom + 1, middle) : 'zoom=1',
    farther: zoom === 0 ? null : zoom === 1 ? '' : partAddress(zoom - 1, middle),
    north: beside(0, -1),
    south: beside(0, 1),
    west: beside(-1, 0),
    east: beside(1, 0),
    isWhole: zoom === 0,
  };
}

/** The marks of the state lines in sight, with their miles where there is room for them. */
function crossingsOf(
  marks: readonly CrossingMark[],
  { scale, wholeUnitsPerKm }: Fit,
  stops: readonly Point[],
  names: readonly Frame[],
): RouteMapCrossing[] {
  const written: Point[] = [...stops];
  const zoom = zoomFor(CLOSE_UP_KM, wholeUnitsPerKm);
  return marks.flatMap(({ longitude, latitude, mile, text }) => {
    const at = scale.place(longitude, latitude);
    if (!isIn(at, scale)) return [];
    const hasRoom =
      written.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > MILE_DISTANCE) &&
      !names.some((name) => areTouching(boxOfMile(at, mile), name));
    if (hasRoom) written.push(at);
    return {
      x: Math.round(at[0]),
      y: Math.round(at[1]),
      text,
      mile: hasRoom ? mile : null,
      closeUp: partAddress(zoom, project(longitude, latitude)),
    };
  });
}

const isIn = ([x, y]: Point, { width, height }: MapScale): boolean =>
  x >= -4 && y >= -4 && x <= width + 4 && y <= height + 4;

/**
 * A route as a drawing: the states in sight, the way and the stops in about 4 kB, and the roads and towns below it in as much as
 * `ground` allows. A route without a line (nothing calculated) is drawn from its stops. Throws on no points at all.
 */
export function presentRouteMap(input: RouteMapInput): RouteMapView {
  const { line, lines, stops, jurisdictions, ground, part = null } = input;
  const way = line.length > 0 ? line : stops.map(({ longitude, latitude }) => [longitude, latitude] as const);
  if (way.length === 0) throw new RangeError('A route map needs a line or a stop');
  const wayKm = way.map(([longitude, latitude]) => project(longitude, latitude));
  const stopsKm = stops.map(({ longitude, latitude }) => project(longitude, latitude));
  const fit = fitTo([...wayKm, ...stopsKm], ground ? LEAST_KM : LEAST_KM_OF_STATES, part);
  const { scale, toDrawing } = fit;
  const frame: Frame = { left: -4, top: -4, right: WIDTH + 4, bottom: scale.height + 4 };
  const partsOf = (points: readonly Point[], tolerance: number) =>
    clipLine(thin(points.map(toDrawing), tolerance), frame);
  const drawnWay = partsOf(wayKm, 0.8);
  const shown = stops.flatMap((stop, index) => {
    const at = toDrawing(stopsKm[index]!);
    return isIn(at, scale)
      ? [
          {
            at,
            name: stop.name,
            closeUp: partAddress(zoomFor(CLOSE_UP_KM, fit.wholeUnitsPerKm), stopsKm[index]!),
          },
        ]
      : [];
  });
  const drawnStops = shown.map(({ at }) => at);
  const places = placeNames(shown, { width: WIDTH, height: scale.height });
  const names = places.flatMap((place, index) =>
    place ? [boxOfName(drawnStops[index]!, shown[index]!.name, place)] : [],
  );
  const { crossings: driven = [], totalTenthMiles = 0, unit = 'mile' } = input;
  const crossings = crossingsOf(crossingMarks(way, driven, totalTenthMiles, unit), fit, drawnStops, names);
  const texts = [
    ...names,
    ...crossings.flatMap(({ x, y, mile }) => (mile === null ? [] : [boxOfMile([x, y], mile)])),
  ];
  const atlas = roadAtlas();
  const wayLines = new LineSet(drawnWay);
  const lands = landLayer(atlas, new Set(jurisdictions), scale, {
    frame,
    way: wayLines,
    stops: drawnStops,
    texts,
    isWhole: ground !== undefined,
  });
  return {
    width: WIDTH,
    height: scale.height,
    lands,
    route: (lines
      ? lines.flatMap((one) =>
          partsOf(
            one.map(([lon, lat]) => project(lon, lat)),
            1.2,
          ),
        )
      : drawnWay
    )
      .map((part) => pathOf(part, false))
      .join(''),
    crossings,
    stops: shown.map(({ at: [x, y], name, closeUp }, index) => ({
      x: Math.round(x),
      y: Math.round(y),
      name,
      place: places[index] ?? null,
      closeUp,
    })),
    ground: ground
      ? roadLayer({
          atlas,
          towns: ground.towns,
          highways: ground.highways,
          mostBytes: ground.mostBytes,
          scale,
          way: wayLines,
          taken: [
            ...texts,
            ...[...drawnStops, ...crossings.map(({ x, y }): Point => [x, y])].map(boxOfMark),
            ...lands.filter(({ labeled }) => labeled).map(boxOfCode),
          ],
        })
      : null,
    moves: ground ? movesOf(part, fit) : null,
  };
}

const boxOfMark = ([x, y]: Point): Frame => ({ left: x - 9, top: y - 9, right: x + 9, bottom: y + 9 });
