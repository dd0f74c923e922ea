import { isCovered } from './place-names';
import { degreesOf, type MapScale } from './road-layer';
import { centerOf, clipRing, pathOf, type Frame, type LineSet, type Point } from '~/engine/plane/shapes';
import type { RoadAtlas } from '~/platform/routing-engine/road-atlas.server';

/** A state or province as a map draws it. */
export interface MapLand {
  code: string;
  path: string;
  onRoute: boolean;
  /** Where its code is, if there is room for it. */
  x: number;
  y: number;
  labeled: boolean;
}

/** Lands without miles are drawn when they come this near to the way. */
const NEAR = 90;
const LABEL_AREA = 1400;
/** A land this large has its code beside the way. */
const ROOMY_AREA = 60_000;
/** A code closer to a stop than this is left out. */
const LABEL_DISTANCE = 26;
/** Half of a code: none is written on another text. */
const HALF_CODE = 8;
/** Nearer to the edge of the frame a code would be cut. */
const CODE_EDGE = 22;
/** Bytes of path data; the borders are thinned further until the lands fit. */
const MOST_BYTES = 2500;
const FINEST = 1.2;

/** What is there besides the lands. */
export interface LandSurroundings {
  frame: Frame;
  /** The parts of the way in the frame. */
  way: LineSet;
  stops: readonly Point[];
  /** The boxes of the stops' names and of the miles. */
  texts: readonly Frame[];
  /** All lands in sight, and not those alone that are near the way. */
  isWhole: boolean;
}

function landOf(
  code: string,
  rings: readonly (readonly Point[])[],
  onRoute: boolean,
  { frame, way, stops, texts, isWhole }: LandSurroundings,
): MapLand | null {
  const parts = rings
    .map((ring) => clipRing(ring, frame))
    .filter((ring) => ring.length > 2)
    .filter((ring) => onRoute || isWhole || ring.some((point) => way.isNear(point, NEAR)))
    .map((ring) => ({ path: pathOf(ring, true), center: centerOf(ring) }))
    .filter(({ path, center }) => path !== '' && center.area > 12);
  if (parts.length === 0) return null;
  const { area, ...middle } = parts.reduce((a, b) => (b.center.area > a.center.area ? b : a)).center;
  const isFree = ([x, y]: Point) =>
    x > frame.left + CODE_EDGE &&
    x < frame.right - CODE_EDGE &&
    y > frame.top + CODE_EDGE &&
    y < frame.bottom - CODE_EDGE &&
    stops.every((stop) => Math.hypot(stop[0] - x, stop[1] - y) > LABEL_DISTANCE) &&
    !isCovered([x, y], texts, HALF_CODE);
  // Beside the way where a large land has room there; on it rather than nowhere.
  const places = (area > ROOMY_AREA ? [0, -44, 44] : [0]).map((y): Point => [middle.x, middle.y + y]);
  const at =
    places.find((place) => isFree(place) && !way.isNear(place, 2 * HALF_CODE)) ?? places.find(isFree);
  const [x, y] = at ?? places[0]!;
  return {
    code,
    path: parts.map(({ path }) => path).join(''),
    onRoute,
    x: Math.round(x),
    y: Math.round(y) + 4,
    labeled: area > LABEL_AREA && at !== undefined,
  };
}

/** The states and provinces in sight, those in `carrying` as on the route, thinned until they fit. */
export function landLayer(
  atlas: RoadAtlas,
  carrying: ReadonlySet<string>,
  scale: MapScale,
  surroundings: LandSurroundings,
): MapLand[] {
  for (let tolerance = FINEST; ; tolerance *= 2) {
    const lands = atlas.landsIn(scale.box, degreesOf(tolerance, scale)).flatMap(({ code, rings }) => {
      const drawn = rings.map((ring) => ring.map(([lon, lat]) => scale.place(lon, lat)));
      return landOf(code, drawn, carrying.has(code), surroundings) ?? [];
    });
    if (tolerance > 6 || lands.reduce((bytes, { path }) => bytes + path.length, 0) <= MOST_BYTES)
      return lands;
  }
}

/** The box of a land's code where letters are largest. */
export const boxOfCode = ({ x, y }: MapLand): Frame => ({
  left: x - 14,
  top: y - 14,
  right: x + 14,
  bottom: y + 6,
});
