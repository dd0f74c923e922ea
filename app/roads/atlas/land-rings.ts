import { boxOf, type Point } from '~/engine/plane/shapes';
import { COORDINATE_SCALE, type NetworkTables } from '../format/network-tables';
import { thinDegrees, type AtlasBox } from './degree-lines';

/** One outline of a state or province, closed: its first point is its last. */
export interface LandRing {
  code: string;
  points: readonly Point[];
  box: AtlasBox;
}

/** `right` of a line beside water or foreign land. */
const NOTHING = 255;
/** Ends no farther apart than this many degrees are one place. */
const MOST_GAP = 0.02;

/**
 * The outlines of states and provinces, put together from the shared lines of their borders. A line is thinned once for both of its
 * sides, so that neighbors stay neighbors; an outline too small for the tolerance is left out.
 */
export function landRings(
  { borders, jurisdictions }: Pick<NetworkTables, 'borders' | 'jurisdictions'>,
  tolerance: number,
): LandRing[] {
  const { lineStart, lat, lon, left, right } = borders;
  const linesOf = new Map<number, Point[][]>();
  for (let line = 0; line + 1 < lineStart.length; line++) {
    const points: Point[] = [];
    for (let i = lineStart[line]!; i < lineStart[line + 1]!; i++)
      points.push([lon[i]! / COORDINATE_SCALE, lat[i]! / COORDINATE_SCALE]);
    const thinned = thinLine(points, tolerance);
    for (const side of new Set([left[line]!, right[line]!])) {
      if (side === NOTHING) continue;
      const lines = linesOf.get(side);
      if (lines) lines.push(thinned);
      else linesOf.set(side, [thinned]);
    }
  }
  return [...linesOf].flatMap(([side, lines]) =>
    joinRings(lines)
      .filter((ring) => ring.length > 3)
      .map((points) => ({ code: jurisdictions[side]!, points, box: boxOfPoints(points) })),
  );
}

/** A closed line keeps its shape: between equal ends nothing is far from them. */
function thinLine(points: Point[], tolerance: number): Point[] {
  const closed = keyOf(points[0]!) === keyOf(points.at(-1)!);
  if (!closed || points.length < 5) return thinDegrees(points, tolerance);
  const half = points.length >> 1;
  return [
    ...thinDegrees(points.slice(0, half + 1), tolerance).slice(0, -1),
    ...thinDegrees(points.slice(half), tolerance),
  ];
}

const keyOf = ([lon, lat]: Point): string => `${lon} ${lat}`;

/** Lines end to end until they close. Sources disagree by a few hundred feet where three states meet: the nearest end is the next. */
function joinRings(lines: readonly Point[][]): Point[][] {
  const open = new Set(lines.filter((line) => keyOf(line[0]!) !== keyOf(line.at(-1)!)));
  const rings = lines.filter((line) => !open.has(line));
  for (const start of open) {
    open.delete(start);
    const ring = [...start];
    for (;;) {
      const end = ring.at(-1)!;
      let best = distance(end, ring[0]!);
      let next: Point[] | null = null;
      let reversed = false;
      for (const line of open) {
        for (const [from, isEnd] of [
          [line[0]!, false],
          [line.at(-1)!, true],
        ] as const) {
          const gap = distance(end, from);
          if (gap >= best) continue;
          best = gap;
          next = line;
          reversed = isEnd;
        }
      }
      if (best > MOST_GAP) break;
      if (!next) {
        rings.push(best === 0 ? ring : [...ring, ring[0]!]);
        break;
      }
      open.delete(next);
      const points = reversed ? [...next].reverse() : next;
      for (let i = best === 0 ? 1 : 0; i < points.length; i++) ring.push(points[i]!);
    }
  }
  return rings;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function boxOfPoints(points: readonly Point[]): AtlasBox {
  const { left, right, top, bottom } = boxOf(points);
  return { west: left, east: right, south: top, north: bottom };
}
