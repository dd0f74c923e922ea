/**
 * The paper in a photo: where its four edges are, and the paper laid flat. Held over a desk, its far edge is shorter than its near
 * one, so that no turning makes all lines of print level. Gray pixels, 255 is white. Used inside the guarded child only.
 */
import type { Picture } from './reader-types';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Clockwise from the upper left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Edges are looked for in a picture of about this many pixels on its longer side. */
const SMALL = 400;
/** Logarithm of how much brighter paper is than what lies under it. */
const EDGE = 0.15;
/** No step counts for more, so that a lamp's reflection makes no edge. */
const CLEAREST = 0.5;
/** Share of the rows in which an edge has to show. */
const SHOWN = 0.6;
/** An edge is looked for so far into the picture from its side. */
const REACH = 0.4;
/** Slope of an edge: 8 degrees. */
const STEEPEST = 0.14;
/** A paper fills at least this much of its photo. */
const LEAST_AREA = 0.2;
/** Pixels across a page at which print is recognized: no more are made. */
const WIDEST = 1_800;
/** Pixels of the small picture by which the paper is cut within its edges: no sliver of the desk may pass for print. */
const RIM = 1.5;

/** @returns null where fewer than three edges of a paper are to be seen: the page fills the picture, or lies on white */
export function paperIn(photo: Picture): Corners | null {
  const factor = Math.max(1, Math.floor(Math.max(photo.width, photo.height) / SMALL));
  const light = lightOf(photo, factor);
  const turned = transposed(light);
  const sides = [edgeOf(light, false), edgeOf(turned, false), edgeOf(light, true), edgeOf(turned, true)];
  if (sides.filter((side) => side.shown >= SHOWN).length < 3) return null;
  const [left, upper, right, lower] = sides as [Edge, Edge, Edge, Edge];
  const corners: Corners = [
    crossing(left, upper),
    crossing(right, upper),
    crossing(right, lower),
    crossing(left, lower),
  ];
  if (areaOf(corners) < LEAST_AREA * light.width * light.height) return null;
  const [middleX, middleY] = [light.width / 2, light.height / 2];
  return corners.map(({ x, y }) => ({
    x: (x + (x < middleX ? RIM : -RIM)) * factor,
    y: (y + (y < middleY ? RIM : -RIM)) * factor,
  })) as unknown as Corners;
}

/** The paper of the photo, as if it had been laid on glass. */
export function laidFlat(photo: Picture, corners: Corners): Picture {
  const [a, b, c, d] = corners;
  const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  const [across, down] = [(far(a, b) + far(d, c)) / 2, (far(a, d) + far(b, c)) / 2];
  const scale = Math.min(1, WIDEST / Math.min(across, down));
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const [ux, uy, u1, vx, vy, v1, wx, wy] = ofUnitSquare(corners);
  const data = new Uint8Array(width * height).fill(255);
  for (let row = 0; row < height; row++) {
    const y = row / (height - 1);
    for (let column = 0, to = row * width; column < width; column++, to++) {
      const x = column / (width - 1);
      const w = wx * x + wy * y + 1;
      const sx = (ux * x + uy * y + u1) / w;
      const sy = (vx * x + vy * y + v1) / w;
      const left = sx | 0;
      const top = sy | 0;
      if (sx < 0 || sy < 0 || left >= photo.width - 1 || top >= photo.height - 1) continue;
      const [fx, fy, at] = [sx - left, sy - top, top * photo.width + left];
      data[to] =
        (photo.data[at]! * (1 - fx) + photo.data[at + 1]! * fx) * (1 - fy) +
        (photo.data[at + photo.width]! * (1 - fx) + photo.data[at + photo.width + 1]! * fx) * fy;
    }
  }
  return { data, width, height };
}

/** Logarithms of the brightness, so that a step in a shadow is as high as one in the light. */
interface Light {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

function lightOf({ data, width, height }: Picture, factor: number): Light {
  const [wide, tall] = [Math.floor(width / factor), Math.floor(height / factor)];
  const light = new Float32Array(wide * tall);
  for (let y = 0; y < tall; y++) {
    for (let x = 0; x < wide; x++) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy++)
        for (let dx = 0; dx < factor; dx++) sum += data[(y * factor + dy) * width + x * factor + dx]!;
      light[y * wide + x] = Math.log(12 + sum / (factor * factor));
    }
  }
  return { data: light, width: wide, height: tall };
}

function transposed({ data, width, height }: Light): Light {
  const result = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) result[x * height + y] = data[y * width + x]!;
  return { data: result, width: height, height: width };
}

/** A line that is at `at` in the uppermost row and moves by `slope` from row to row. */
interface Edge {
  readonly at: number;
  readonly slope: number;
  /** Share of the rows in which it shows. */
  readonly shown: number;
}

/** The left edge of the paper, or the right one where `fromRight`: where it gets brighter inward, row after row along a line. */
function edgeOf({ data, width, height }: Light, fromRight: boolean): Edge {
  const inward = fromRight ? -1 : 1;
  const steps = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 3; x < width - 3; x++) {
      const at = y * width + x;
      const step =
        (inward *
          (data[at + 1]! + data[at + 2]! + data[at + 3]! - data[at - 1]! - data[at - 2]! - data[at - 3]!)) /
        3;
      steps[at] = Math.max(0, Math.min(CLEAREST, step));
    }
  }
  const [top, bottom] = [Math.round(height * 0.1), Math.round(height * 0.9)];
  const away = (inset: number) => (fromRight ? width - 1 - inset : inset);
  const best = { at: away(0), slope: 0, sum: 0 };
  for (let inset = 3; inset < width * REACH; inset++) {
    for (let slope = -STEEPEST; slope <= STEEPEST; slope += 0.005) {
      let sum = 0;
      for (let y = top; y < bottom; y += 2) {
        const x = Math.round(away(inset) + slope * (y - height / 2));
        if (x >= 0 && x < width) sum += steps[y * width + x]!;
      }
      if (sum > best.sum) Object.assign(best, { at: away(inset), slope, sum });
    }
  }
  let shown = 0;
  for (let y = top; y < bottom; y++) {
    const x = Math.round(best.at + best.slope * (y - height / 2));
    if (x > 0 && x < width && Math.max(steps[y * width + x]!, steps[y * width + x - 1]!) > EDGE) shown++;
  }
  const share = shown / (bottom - top);
  const middle = height / 2;
  const edge = share >= SHOWN ? best : { at: away(0), slope: 0 };
  return { at: edge.at - edge.slope * middle, slope: edge.slope, shown: share };
}

/** Where x = at + slope * y of the one meets y = at + slope * x of the other. */
function crossing(side: Edge, level: Edge): Point {
  const y = (level.at + level.slope * side.at) / (1 - level.slope * side.slope);
  return { x: side.at + side.slope * y, y };
}

function areaOf(corners: Corners): number {
  let twice = 0;
  corners.forEach(({ x, y }, index) => {
    const next = corners[(index + 1) % 4]!;
    twice += x * next.y - next.x * y;
  });
  return twice / 2;
}

/** The projection that carries the unit square onto four corners, as eight numbers over a last one of 1 (Heckbert, 1989). */
function ofUnitSquare([a, b, c, d]: Corners): [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
] {
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  const wx = (dx3 * dy2 - dx2 * dy3) / whole;
  const wy = (dx1 * dy3 - dx3 * dy1) / whole;
  return [
    b.x - a.x + wx * b.x,
    d.x - a.x + wy * d.x,
    a.x,
    b.y - a.y + wx * b.y,
    d.y - a.y + wy * d.y,
    a.y,
    wx,
    wy,
  ];
}
