import outlines from './outlines.json';
import { areTouching, boxOfMile, boxOfName, isCovered, placeNames, type NamePlace } from './place-names';
import { project } from './projection';
import { boxOf, centerOf, clipRing, distanceToLine, pathOf, thin, type Frame, type Point } from './shapes';
import { tenthsIn } from '~/areas/trips/rules/distance-text';
import { wholeMilesOf } from '~/areas/trips/views/trip-page';
import type { DistanceUnit } from '~/engine/units/conversion';
import { formatWhole } from '~/engine/units/format';

/** What `ui/route-map` draws. Coordinates are in the drawing's own units, origin at the top left. */
export interface RouteMapView {
  width: number;
  height: number;
  /** The states and provinces in sight, one path each; `onRoute` ones carry miles. */
  lands: RouteMapLand[];
  /** Path data of the whole way. */
  route: string;
  stops: RouteMapStop[];
  /** Where the way passes from one jurisdiction into the next. */
  crossings: RouteMapCrossing[];
}

export interface RouteMapCrossing {
  x: number;
  y: number;
  /** "IL to MO on I-55, mile 297", or "kilometer 478" */
  text: string;
  /** The miles or kilometers at the line, if there is room to write them beside it. */
  mile: string | null;
}

export interface RouteMapLand {
  code: string;
  path: string;
  onRoute: boolean;
  /** Where its code is, if there is room for it. */
  x: number;
  y: number;
  labeled: boolean;
}

export interface RouteMapStop {
  x: number;
  y: number;
  name: string;
  /** Where its name is written; null where there is no room for it. */
  place: NamePlace | null;
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
  crossings?: readonly { from: string; to: string; highway?: string | null; atTenthMiles: number }[];
  totalTenthMiles?: number;
  /** The unit of the distance up to a state line; miles unless given. */
  unit?: DistanceUnit;
}

const WIDTH = 640;
const LEAST_HEIGHT = 280;
const MOST_HEIGHT = 480;
/** Room around the way, for the names of the stops. */
const MARGIN = 56;
/** No closer than this: the outlines are good to a few kilometers, and a map wants a border in sight. */
const LEAST_KM = 300;
/** Lands without miles are drawn when they come this near to the way. */
const NEAR = 90;
const LABEL_AREA = 1400;
/** A code closer to a stop than this is left out. */
const LABEL_DISTANCE = 26;
/** Half of a code: none is written on another text. */
const HALF_CODE = 8;
/** A line's miles are written where no other mark or name is this near. */
const MILE_DISTANCE = 34;
/** Bytes of path data; the borders are thinned further until the lands fit. */
const MOST_BYTES = 2500;
const FINEST = 1.2;

interface Scale {
  height: number;
  toDrawing: (point: Point) => Point;
}

function scaleFor(points: readonly Point[]): Scale {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const spanX = Math.max(Math.max(...xs) - Math.min(...xs), LEAST_KM);
  const spanY = Math.max(Math.max(...ys) - Math.min(...ys), LEAST_KM / 2);
  const unitsPerKm = Math.min((WIDTH - 2 * MARGIN) / spanX, (MOST_HEIGHT - 2 * MARGIN) / spanY);
  const height = Math.round(Math.max(LEAST_HEIGHT, Math.min(MOST_HEIGHT, spanY * unitsPerKm + 2 * MARGIN)));
  const middleX = (Math.max(...xs) + Math.min(...xs)) / 2;
  const middleY = (Math.max(...ys) + Math.min(...ys)) / 2;
  return {
    height,
    toDrawing: ([x, y]) => [WIDTH / 2 + (x - middleX) * unitsPerKm, height / 2 + (y - middleY) * unitsPerKm],
  };
}

/** The borders in kilometers, from the file's relative steps. */
const ARCS: readonly Point[][] = outlines.arcs.map((steps) => {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let step = 0; step < steps.length; step += 2) {
    x += steps[step]!;
    y += steps[step + 1]!;
    points.push([x, y]);
  }
  return points;
});

interface Ring {
  arcs: readonly number[];
  box: Frame;
}

const LANDS: readonly { code: string; rings: Ring[] }[] = Object.entries(outlines.lands).map(
  ([code, rings]) => ({
    code,
    rings: rings.map((arcs) => ({
      arcs,
      box: boxOf(arcs.flatMap((index) => ARCS[index < 0 ? ~index : index]!)),
    })),
  }),
);

/**
 * Every border in drawing units, thinned by one tolerance; shared borders stay shared. `finer` is the same for a
 * smaller tolerance, from which thinning continues.
 */
function drawnArcs(finer: (arc: number) => Point[], tolerance: number): (index: number) => Point[] {
  const drawn = new Map<number, Point[]>();
  return (index) => {
    const at = index < 0 ? ~index : index;
    let points = drawn.get(at);
    if (!points) {
      points = thin(finer(at), tolerance);
      drawn.set(at, points);
    }
    return index < 0 ? [...points].reverse() : points;
  };
}

interface Drawing {
  frame: Frame;
  /** Whether a box in kilometers meets the frame. */
  inSight: (box: Frame) => boolean;
  way: readonly Point[];
  stops: readonly Point[];
  /** The boxes of the stops' names and of the miles. */
  texts: readonly Frame[];
  arcOf: (index: number) => Point[];
}

function landOf(
  code: string,
  rings: readonly Ring[],
  onRoute: boolean,
  { frame, inSight, way, stops, texts, arcOf }: Drawing,
): RouteMapLand | null {
  const parts = rings
    .filter((ring) => inSight(ring.box))
    .map((ring) => clipRing(ring.arcs.flatMap(arcOf), frame))
    .filter((ring) => ring.length > 2)
    .filter((ring) => onRoute || ring.some((point) => distanceToLine(point, way) < NEAR))
    .map((ring) => ({ path: pathOf(ring, true), center: centerOf(ring) }))
    .filter(({ path, center }) => path !== '' && center.area > 12);
  if (parts.length === 0) return null;
  const largest = parts.reduce((a, b) => (b.center.area > a.center.area ? b : a)).center;
  return {
    code,
    path: parts.map(({ path }) => path).join(''),
    onRoute,
    x: Math.round(largest.x),
    y: Math.round(largest.y) + 4,
    labeled:
      largest.area > LABEL_AREA &&
      stops.every(([x, y]) => Math.hypot(x - largest.x, y - largest.y) > LABEL_DISTANCE) &&
      !isCovered([largest.x, largest.y], texts, HALF_CODE),
  };
}

function landsOf(
  carrying: ReadonlySet<string>,
  scale: Scale,
  drawing: Omit<Drawing, 'arcOf'>,
): RouteMapLand[] {
  let arcOf = (arc: number): Point[] => ARCS[arc]!.map(scale.toDrawing);
  for (let tolerance = FINEST; ; tolerance *= 1.4) {
    arcOf = drawnArcs(arcOf, tolerance);
    const lands = LANDS.flatMap(({ code, rings }) => {
      const land = landOf(code, rings, carrying.has(code), { ...drawing, arcOf });
      return land ? [land] : [];
    });
    if (tolerance > 6 || lands.reduce((bytes, { path }) => bytes + path.length, 0) <= MOST_BYTES)
      return lands;
  }
}

/** The marks of the state lines: as far along the drawn way as their miles are of the trip's. */
function crossingsOf(
  { crossings = [], totalTenthMiles = 0, unit = 'mile' }: RouteMapInput,
  wayKm: readonly Point[],
  scale: Scale,
  stops: readonly Point[],
  names: readonly Frame[],
): RouteMapCrossing[] {
  if (totalTenthMiles <= 0 || wayKm.length < 2) return [];
  const along = [0];
  for (let i = 1; i < wayKm.length; i++)
    along.push(along[i - 1]! + Math.hypot(wayKm[i]![0] - wayKm[i - 1]![0], wayKm[i]![1] - wayKm[i - 1]![1]));
  const written: Point[] = [...stops];
  return crossings.map(({ from, to, highway, atTenthMiles }) => {
    const km = Math.min(1, Math.max(0, atTenthMiles / totalTenthMiles)) * along.at(-1)!;
    let i = 1;
    while (i < along.length - 1 && along[i]! < km) i++;
    const length = along[i]! - along[i - 1]!;
    const t = length > 0 ? (km - along[i - 1]!) / length : 0;
    const [a, b] = [wayKm[i - 1]!, wayKm[i]!];
    const at = scale.toDrawing([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    const mile = formatWhole(wholeMilesOf(tenthsIn(atTenthMiles, unit)));
    const hasRoom =
      written.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > MILE_DISTANCE) &&
      !names.some((name) => areTouching(boxOfMile(at, mile), name));
    if (hasRoom) written.push(at);
    return {
      x: Math.round(at[0]),
      y: Math.round(at[1]),
      text: `${from} to ${to}${highway ? ` on ${highway}` : ''}, ${unit === 'mile' ? 'mile' : 'kilometer'} ${mile}`,
      mile: hasRoom ? mile : null,
    };
  });
}

/**
 * A route as a drawing of at most about 4 kB: the states in sight, the way, the stops. A route without a line
 * (nothing calculated) is drawn from its stops. Throws on no points at all.
 */
export function presentRouteMap(input: RouteMapInput): RouteMapView {
  const { line, lines, stops, jurisdictions } = input;
  const way = line.length > 0 ? line : stops.map(({ longitude, latitude }) => [longitude, latitude] as const);
  if (way.length === 0) throw new RangeError('A route map needs a line or a stop');
  const wayKm = way.map(([longitude, latitude]) => project(longitude, latitude));
  const stopsKm = stops.map(({ longitude, latitude }) => project(longitude, latitude));
  const scale = scaleFor([...wayKm, ...stopsKm]);
  const frame: Frame = { left: -4, top: -4, right: WIDTH + 4, bottom: scale.height + 4 };
  const drawnWay = thin(wayKm.map(scale.toDrawing), 0.8);
  const drawnStops = stopsKm.map(scale.toDrawing);
  const places = placeNames(
    stops.map(({ name }, index) => ({ at: drawnStops[index]!, name })),
    { width: WIDTH, height: scale.height },
  );
  const names = places.flatMap((place, index) =>
    place ? [boxOfName(drawnStops[index]!, stops[index]!.name, place)] : [],
  );
  const crossings = crossingsOf(input, wayKm, scale, drawnStops, names);
  const miles = crossings.flatMap(({ x, y, mile }) => (mile === null ? [] : [boxOfMile([x, y], mile)]));
  return {
    width: WIDTH,
    height: scale.height,
    lands: landsOf(new Set(jurisdictions), scale, {
      frame,
      inSight: (box) => {
        const [left, top] = scale.toDrawing([box.left, box.top]);
        const [right, bottom] = scale.toDrawing([box.right, box.bottom]);
        return right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
      },
      way: drawnWay,
      stops: drawnStops,
      texts: [...names, ...miles],
    }),
    route: lines
      ? lines
          .map((one) =>
            pathOf(
              thin(
                one.map(([longitude, latitude]) => scale.toDrawing(project(longitude, latitude))),
                1.2,
              ),
              false,
            ),
          )
          .join('')
      : pathOf(drawnWay, false),
    crossings,
    stops: stops.map(({ name }, index) => {
      const [x, y] = drawnStops[index]!;
      return { x: Math.round(x), y: Math.round(y), name, place: places[index] ?? null };
    }),
  };
}
