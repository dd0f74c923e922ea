/** Shapes in the plane: thinning of lines, clipping to a frame, areas. Coordinates are [x, y]. */
export type Point = readonly [x: number, y: number];

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest frame around some points. */
export function boxOf(points: readonly Point[]): Frame {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** The square of the distance, which is enough to compare by: a root for each point of a long line takes most of the time. */
function squareToSegment(x: number, y: number, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const lengthSquared = dx * dx + dy * dy;
  let share = lengthSquared === 0 ? 0 : ((x - a[0]) * dx + (y - a[1]) * dy) / lengthSquared;
  if (share < 0) share = 0;
  else if (share > 1) share = 1;
  const offX = x - a[0] - share * dx;
  const offY = y - a[1] - share * dy;
  return offX * offX + offY * offY;
}

/** Some neighboring points of a line, and the box around them. */
interface Reach {
  points: readonly Point[];
  box: Frame;
}

/** A reach this long is either skipped by its box or looked at whole. */
const REACH_POINTS = 16;

const squareToBox = (x: number, y: number, { left, top, right, bottom }: Frame): number => {
  const offX = x < left ? left - x : x > right ? x - right : 0;
  const offY = y < top ? top - y : y > bottom ? y - bottom : 0;
  return offX * offX + offY * offY;
};

/** Several lines to measure distances to, from many points. */
export class LineSet {
  private readonly reaches: Reach[];

  constructor(readonly lines: readonly (readonly Point[])[]) {
    this.reaches = lines.flatMap((line) => {
      const reaches: Reach[] = [];
      for (let from = 0; from === 0 ? line.length > 0 : from + 1 < line.length; from += REACH_POINTS) {
        const points = line.slice(from, from + REACH_POINTS + 1);
        reaches.push({ points, box: boxOf(points) });
      }
      return reaches;
    });
  }

  /** The distance from a point to the nearest place on any of the lines; infinite where there is none. */
  distanceTo([x, y]: Point): number {
    return Math.sqrt(this.leastSquare(x, y, Infinity, 0));
  }

  /** Whether a place on any of the lines is nearer to a point than `most`. */
  isNear([x, y]: Point, most: number): boolean {
    return this.leastSquare(x, y, most * most, most * most) < most * most;
  }

  /** The least square under `most`, or the first one found under `enough`. */
  private leastSquare(x: number, y: number, most: number, enough: number): number {
    let least = most;
    for (const { points, box } of this.reaches) {
      if (squareToBox(x, y, box) >= least) continue;
      let a = points[0]!;
      for (let index = Math.min(1, points.length - 1); index < points.length; index++) {
        const b = points[index]!;
        const square = squareToSegment(x, y, a, b);
        if (square < least) least = square;
        a = b;
      }
      if (least < enough) return least;
    }
    return least;
  }
}

/** Douglas and Peucker's thinning: keeps both ends, and every point farther than `tolerance` from the thinned line. */
export function thin(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const keep = new Uint8Array(points.length);
  keep[0] = 1;
  keep[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let farthest = 0;
    let at = -1;
    for (let index = from + 1; index < to; index++) {
      const [x, y] = points[index]!;
      const square = squareToSegment(x, y, points[from]!, points[to]!);
      if (square > farthest) {
        farthest = square;
        at = index;
      }
    }
    if (at >= 0 && farthest > tolerance * tolerance) {
      keep[at] = 1;
      open.push([from, at], [at, to]);
    }
  }
  return points.filter((_, index) => keep[index] === 1);
}

type Edge = { inside: (point: Point) => boolean; cut: (a: Point, b: Point) => Point };

function edgesOf({ left, top, right, bottom }: Frame): Edge[] {
  const atX =
    (x: number) =>
    ([ax, ay]: Point, [bx, by]: Point): Point => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)];
  const atY =
    (y: number) =>
    ([ax, ay]: Point, [bx, by]: Point): Point => [ax + ((bx - ax) * (y - ay)) / (by - ay), y];
  return [
    { inside: ([x]) => x >= left, cut: atX(left) },
    { inside: ([x]) => x <= right, cut: atX(right) },
    { inside: ([, y]) => y >= top, cut: atY(top) },
    { inside: ([, y]) => y <= bottom, cut: atY(bottom) },
  ];
}

/** The part of a ring inside the frame (Sutherland and Hodgman); empty when there is none. */
export function clipRing(ring: readonly Point[], frame: Frame): Point[] {
  let points: Point[] = [...ring];
  for (const { inside, cut } of edgesOf(frame)) {
    const before = points;
    points = [];
    before.forEach((point, index) => {
      const previous = before[(index + before.length - 1) % before.length]!;
      if (inside(point)) {
        if (!inside(previous)) points.push(cut(previous, point));
        points.push(point);
      } else if (inside(previous)) {
        points.push(cut(previous, point));
      }
    });
    if (points.length === 0) return [];
  }
  return points;
}

/** The parts of a line inside the frame (Liang and Barsky); empty when there is none. */
export function clipLine(line: readonly Point[], { left, top, right, bottom }: Frame): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] | null = null;
  for (let index = 1; index < line.length; index++) {
    const [ax, ay] = line[index - 1]!;
    const [bx, by] = line[index]!;
    const [dx, dy] = [bx - ax, by - ay];
    let from = 0;
    let to = 1;
    for (const [step, room] of [
      [-dx, ax - left],
      [dx, right - ax],
      [-dy, ay - top],
      [dy, bottom - ay],
    ] as const) {
      if (step === 0) {
        if (room < 0) to = -1;
      } else if (step < 0) from = Math.max(from, room / step);
      else to = Math.min(to, room / step);
    }
    if (from > to) {
      part = null;
      continue;
    }
    if (!part || from > 0) parts.push((part = [[ax + from * dx, ay + from * dy]]));
    part.push([ax + to * dx, ay + to * dy]);
    if (to < 1) part = null;
  }
  return parts;
}

/** Twice-signed shoelace: the area of a ring, its sign from the direction of travel, and its center of mass. */
export function centerOf(ring: readonly Point[]): { area: number; x: number; y: number } {
  let doubled = 0;
  let sumX = 0;
  let sumY = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    const cross = x * nextY - nextX * y;
    doubled += cross;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  });
  if (doubled === 0) return { area: 0, x: ring[0]?.[0] ?? 0, y: ring[0]?.[1] ?? 0 };
  return { area: Math.abs(doubled) / 2, x: sumX / (3 * doubled), y: sumY / (3 * doubled) };
}

/** Whole-number path data with relative steps, the shortest that SVG knows. */
export function pathOf(points: readonly Point[], closed: boolean): string {
  let path = '';
  let atX = 0;
  let atY = 0;
  points.forEach((point, index) => {
    const x = Math.round(point[0]);
    const y = Math.round(point[1]);
    if (index === 0) {
      path = `M${x} ${y}l`;
    } else {
      const dx = x - atX;
      const dy = y - atY;
      if (dx === 0 && dy === 0) return;
      path += `${path.endsWith('l') || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    }
    atX = x;
    atY = y;
  });
  if (path.endsWith('l')) return '';
  return closed ? `${path}z` : path;
}
