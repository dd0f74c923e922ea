import { areTouching, type NamePlace } from './place-names';
import type { MapTown } from '~/areas/places/map-towns.server';
import { clipLine, pathOf, type Frame, type LineSet, type Point } from '~/engine/plane/shapes';
import {
  ROAD_KINDS,
  type AtlasBox,
  type AtlasRoad,
  type RoadAtlas,
  type RoadKind,
} from '~/platform/routing-engine/road-atlas.server';

/** What lies below the way on a drawn map. Coordinates are in the drawing's units. */
export interface RoadLayer {
  /** One path for each kind, the lesser roads first. */
  roads: { kind: RoadKind; path: string }[];
  /** What of the roads takes toll: drawn below all of them, so that both of its sides are seen. */
  tolls: string;
  /** Where a ferry sails: drawn over the way. */
  ferries: string;
  shields: MapShield[];
  towns: MapTownMark[];
}

export interface MapShield {
  x: number;
  y: number;
  text: string;
  /** Whose sign it is, by its name: "I-80", "US-287"; all others are state, provincial and named roads. */
  sign: 'interstate' | 'us' | 'other';
}

/** Whose sign a road has. */
export const signOf = (highway: string): MapShield['sign'] =>
  highway.startsWith('I-') ? 'interstate' : highway.startsWith('US-') ? 'us' : 'other';

export interface MapTownMark {
  x: number;
  y: number;
  name: string;
  /** 1 is a large city, 3 a small town. */
  size: 1 | 2 | 3;
  anchor: Extract<NamePlace['anchor'], 'start' | 'end'>;
}

/** What part of the earth a drawing shows, and how large. */
export interface MapScale {
  width: number;
  height: number;
  unitsPerKm: number;
  /** Where a place lies in the drawing. */
  place: (longitude: number, latitude: number) => Point;
  box: AtlasBox;
  /** How near to the edge something is written, in units; less than none where the drawing goes on beside it. */
  edge: number;
}

export interface RoadLayerInput {
  atlas: RoadAtlas;
  towns: readonly MapTown[];
  scale: MapScale;
  /** The parts of the way in the frame, to which shields of its roads keep. */
  way: LineSet;
  highways: readonly string[];
  /** Boxes of what is written there already. */
  taken: readonly Frame[];
  /** Bytes of road paths at most. */
  mostBytes: number;
  /** Which roads are drawn, the greatest first; without it those that the scale has room for. */
  kinds?: readonly RoadKind[];
}

/** From this many units a kilometer on, roads of a kind are drawn: on a smaller map they would be a net. */
const DRAWN_FROM: Record<RoadKind, number> = { freeway: 0, main: 0.5, minor: 2.2 };
/** Where they have no room in bytes at this tolerance (in units), lesser roads are left out. */
const TOLERANCES = [0.7, 1.2, 2];
const MOST_SHIELDS = 18;
const MOST_TOWNS = 22;
/** Letters of shields and towns where they are largest, on a phone. */
const SHIELD_LETTER = 10;
const SHIELD_HEIGHT = 24;
const TOWN_LETTER = 10;
const TOWN_HEIGHT = 18;
/** Cities are named even where the way runs through their name. */
const CITY = 400_000;
const SUBURB = 34;
/** A road belongs to the way where it is this near to it, in units. */
const ON_WAY = 4;
/** Longer names of roads are written on close maps only. */
const SHORT_NAME = 9;
const LONG_NAMES_FROM = 8;

const KM_PER_DEGREE = 111;

/** Units of the drawing as degrees of latitude. */
export const degreesOf = (units: number, { unitsPerKm }: MapScale): number =>
  units / unitsPerKm / KM_PER_DEGREE;

interface DrawnRoad extends Omit<AtlasRoad, 'line'> {
  line: readonly Point[];
}

/** Roads with their shields, and towns by size, as many as have room. */
export function roadLayer(input: RoadLayerInput): RoadLayer {
  const { scale, mostBytes } = input;
  const frame: Frame = { left: -8, top: -8, right: scale.width + 8, bottom: scale.height + 8 };
  const { box } = scale;
  const drawn: DrawnRoad[] = [];
  const roads: RoadLayer['roads'] = [];
  let bytes = 0;
  const kinds = input.kinds ?? ROAD_KINDS.filter((kind) => scale.unitsPerKm >= DRAWN_FROM[kind]);
  for (const kind of kinds) {
    const fits = TOLERANCES.some((tolerance) => {
      const lines = input.atlas
        .roadsIn(box, [kind], degreesOf(tolerance, scale))
        .flatMap((road) => drawnParts(road, scale, frame));
      const path = lines
        .filter((road) => !road.ferry)
        .map(({ line }) => pathOf(line, false))
        .join('');
      if (bytes + path.length > mostBytes) return false;
      bytes += path.length;
      drawn.push(...lines);
      if (path !== '') roads.unshift({ kind, path });
      return true;
    });
    if (!fits) break;
  }
  const taken = [...input.taken];
  const pathOfAll = (lines: DrawnRoad[]) => lines.map(({ line }) => pathOf(line, false)).join('');
  // Towns before the shields of roads that are not driven, behind those that are.
  const driven = drawn.filter(({ highway }) => input.highways.includes(highway));
  const shields = shieldsOf(driven, input, taken, true);
  const towns = townsOf(input, frame, taken);
  shields.push(...shieldsOf(drawn, input, taken, false, shields));
  return {
    roads,
    tolls: pathOfAll(drawn.filter(({ toll, ferry }) => toll && !ferry)),
    ferries: pathOfAll(drawn.filter(({ ferry }) => ferry)),
    shields,
    towns,
  };
}

function drawnParts({ line, ...road }: AtlasRoad, { place }: MapScale, frame: Frame): DrawnRoad[] {
  return clipLine(
    line.map(([lon, lat]) => place(lon, lat)),
    frame,
  ).map((part) => ({ ...road, line: part }));
}

/** Half the width of a shield, and of its height, on a phone. */
const boxOfShield = ([x, y]: Point, text: string): Frame => {
  const half = (text.length * SHIELD_LETTER) / 2 + 6;
  return { left: x - half, top: y - SHIELD_HEIGHT / 2, right: x + half, bottom: y + SHIELD_HEIGHT / 2 };
};

const isFree = (box: Frame, taken: readonly Frame[], { width, height, edge }: MapScale): boolean =>
  box.left >= edge &&
  box.top >= edge &&
  box.right <= width - edge &&
  box.bottom <= height - edge &&
  !taken.some((other) => areTouching(box, other));

/** One shield for each highway, in the middle of its longest part that has room. */
function shieldsOf(
  roads: readonly DrawnRoad[],
  { scale, way }: RoadLayerInput,
  taken: Frame[],
  onWay: boolean,
  there: readonly MapShield[] = [],
): MapShield[] {
  const parts = new Map<string, { road: DrawnRoad; length: number }[]>();
  for (const road of roads) {
    if (road.ferry || (road.highway.length > SHORT_NAME && scale.unitsPerKm < LONG_NAMES_FROM)) continue;
    const length = lengthOf(road.line);
    const known = parts.get(road.highway);
    if (known) known.push({ road, length });
    else parts.set(road.highway, [{ road, length }]);
  }
  const rank = (kind: RoadKind) => ROAD_KINDS.indexOf(kind);
  const highways = [...parts.values()]
    .map((list) => list.sort((a, b) => b.length - a.length))
    .sort((a, b) => rank(a[0]!.road.kind) - rank(b[0]!.road.kind) || b[0]!.length - a[0]!.length);
  const found: MapShield[] = [];
  for (const list of highways) {
    if (there.length + found.length >= MOST_SHIELDS) break;
    const { highway } = list[0]!.road;
    if (there.some(({ text }) => text === highway)) continue;
    // A piece too short for its shield goes without one.
    const room = list.filter(({ length }) => length > (onWay ? 20 : 40)).slice(0, 6);
    const at = room
      .flatMap(({ road, length }) => [0.5, 0.3, 0.7].map((share) => pointAt(road.line, share * length)))
      .find(
        (point) => (!onWay || way.isNear(point, ON_WAY)) && isFree(boxOfShield(point, highway), taken, scale),
      );
    if (!at) continue;
    taken.push(boxOfShield(at, highway));
    found.push({ x: Math.round(at[0]), y: Math.round(at[1]), text: highway, sign: signOf(highway) });
  }
  return found;
}

function townsOf({ towns, scale, way }: RoadLayerInput, frame: Frame, taken: Frame[]): MapTownMark[] {
  const { box } = scale;
  // On a map of the continent only its cities, on one of a county its villages.
  const least = Math.min(400_000, 60_000 / scale.unitsPerKm ** 1.5);
  const marks: MapTownMark[] = [];
  /** Named or not: what is this near to a larger town is a part of it. */
  const seen: Point[] = [];
  for (const { name, lat, lon, population } of towns) {
    if (marks.length >= MOST_TOWNS || population < least) break;
    if (lat < box.south || lat > box.north || lon < box.west || lon > box.east) continue;
    const at = scale.place(lon, lat);
    if (at[0] < frame.left || at[0] > frame.right || at[1] < frame.top || at[1] > frame.bottom) continue;
    if (seen.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < SUBURB)) continue;
    seen.push(at);
    const anchor = (['start', 'end'] as const).find((side) => {
      const width = name.length * TOWN_LETTER + 8;
      const left = side === 'start' ? at[0] - 3 : at[0] - width + 3;
      const label = {
        left,
        top: at[1] - TOWN_HEIGHT / 2,
        right: left + width,
        bottom: at[1] + TOWN_HEIGHT / 2,
      };
      if (!isFree(label, taken, scale) || (population < CITY && crosses(label, way))) return false;
      taken.push(label);
      return true;
    });
    if (!anchor) continue;
    const size = population >= CITY ? 1 : population >= 40_000 ? 2 : 3;
    marks.push({ x: Math.round(at[0]), y: Math.round(at[1]), name, size, anchor });
  }
  return marks;
}

/** Whether the way runs through what would be written. */
const crosses = (box: Frame, { lines }: LineSet): boolean =>
  lines.some((part) => clipLine(part, { ...box, left: box.left + 8, right: box.right - 8 }).length > 0);

const lengthOf = (line: readonly Point[]): number =>
  line.reduce(
    (sum, [x, y], i) => (i === 0 ? 0 : sum + Math.hypot(x - line[i - 1]![0], y - line[i - 1]![1])),
    0,
  );

function pointAt(line: readonly Point[], units: number): Point {
  let left = units;
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1]!, line[i]!];
    const length = Math.hypot(bx - ax, by - ay);
    if (length >= left && length > 0)
      return [ax + ((bx - ax) * left) / length, ay + ((by - ay) * left) / length];
    left -= length;
  }
  return line.at(-1)!;
}
