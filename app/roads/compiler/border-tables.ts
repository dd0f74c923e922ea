import type { BorderTables } from '../format/network-tables';
import { COORDINATE_SCALE } from '../format/network-tables';
import { bendBorders, type KnownBorderPoint } from './bend-borders';
import type { BorderSource } from './compiler-input';

type BorderLine = BorderSource['lines'][number];

/** How far a point may lie off the simplified line, in degrees. */
const BORDER = 0.0004;
const SHORE = 0.004;
const NORTHERN_SHORE = 0.03;

/**
 * Outlines from outside, laid through the points that are known -> the tables of the file. Points that fall together
 * after rounding are dropped.
 */
export function borderTables(
  source: BorderSource,
  jurisdictions: string[],
  known: readonly KnownBorderPoint[] = [],
): BorderTables {
  const index = new Map(jurisdictions.map((code, i) => [code, i]));
  const starts: number[] = [0];
  const lat: number[] = [];
  const lon: number[] = [];
  const left: number[] = [];
  const right: number[] = [];
  for (const line of bendBorders(joinLines(source.lines), known)) {
    const a = index.get(line.bounds[0]);
    const b = line.bounds[1] === null ? 255 : index.get(line.bounds[1]);
    if (a === undefined || b === undefined)
      throw new Error(`outline of an unknown jurisdiction: ${line.bounds.join(', ')}`);
    const before = lat.length;
    // A shore needs no exactness, a border does; the far north has shores without end and no roads.
    const north = line.points[0]![1] > 62;
    const tolerance = b === 255 ? (north ? NORTHERN_SHORE : SHORE) : BORDER;
    for (const [x, y] of simplify(line.points, tolerance)) {
      const qx = Math.round(x * COORDINATE_SCALE);
      const qy = Math.round(y * COORDINATE_SCALE);
      if (lat.length > before && lon.at(-1) === qx && lat.at(-1) === qy) continue;
      lon.push(qx);
      lat.push(qy);
    }
    if (lat.length - before < 2) {
      lat.length = before;
      lon.length = before;
      continue;
    }
    starts.push(lat.length);
    left.push(a);
    right.push(b);
  }
  return {
    lineStart: Int32Array.from(starts),
    lat: Int32Array.from(lat),
    lon: Int32Array.from(lon),
    left: Uint8Array.from(left),
    right: Uint8Array.from(right),
  };
}

/**
 * Joins lines that continue in one another with the same jurisdictions beside them. Sources cut shores in many short
 * pieces: nothing of them could be left out, and every piece is one more line to load.
 */
function joinLines(lines: BorderLine[]): BorderLine[] {
  const bounds = (line: BorderLine) => `${line.bounds[0]} ${line.bounds[1]}`;
  const at = (line: BorderLine, point: [number, number]) => `${bounds(line)} ${point[0]} ${point[1]}`;
  const first = (line: BorderLine) => at(line, line.points[0]!);
  const last = (line: BorderLine) => at(line, line.points.at(-1)!);
  const ends = new Map<string, number[]>();
  lines.forEach((line, i) => {
    for (const end of [first(line), last(line)]) ends.set(end, [...(ends.get(end) ?? []), i]);
  });
  const taken = new Set<number>();
  /** Continues from the last point of a line as long as exactly one other begins or ends there. */
  const follow = (line: BorderLine): BorderLine => {
    for (;;) {
      const here = ends.get(last(line))!;
      const next = here.find((i) => !taken.has(i));
      if (here.length !== 2 || next === undefined) return line;
      taken.add(next);
      const { points } = lines[next]!;
      const forwards = first(lines[next]!) === last(line) ? points : points.toReversed();
      line = { ...line, points: [...line.points, ...forwards.slice(1)] };
    }
  };
  const joined: BorderLine[] = [];
  lines.forEach((line, i) => {
    if (taken.has(i)) return;
    taken.add(i);
    const ahead = follow(line);
    joined.push(follow({ ...ahead, points: ahead.points.toReversed() }));
  });
  return joined;
}

/** Douglas and Peucker: keeps the points that stand out from the line through their neighbors. */
function simplify(points: [number, number][], tolerance: number): [number, number][] {
  if (points.length < 3) return points;
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  while (open.length) {
    const [first, last] = open.pop()!;
    const [x1, y1] = points[first]!;
    const [x2, y2] = points[last]!;
    const squeeze = Math.cos((y1 * Math.PI) / 180);
    const dx = (x2 - x1) * squeeze;
    const dy = y2 - y1;
    const length = Math.hypot(dx, dy);
    let farthest = -1;
    let most = tolerance;
    for (let i = first + 1; i < last; i++) {
      const ax = (points[i]![0] - x1) * squeeze;
      const ay = points[i]![1] - y1;
      // A closed line begins and ends in one point: there the distance from it counts.
      const off = length > 0 ? Math.abs(ax * dy - ay * dx) / length : Math.hypot(ax, ay);
      if (off > most) {
        most = off;
        farthest = i;
      }
    }
    if (farthest < 0) continue;
    keep[farthest] = 1;
    open.push([first, farthest], [farthest, last]);
  }
  return points.filter((_, i) => keep[i]);
}
