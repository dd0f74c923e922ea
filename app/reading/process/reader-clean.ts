/**
 * Makes a scanned page fit to be recognized: turns it upright, evens out shadows, turns white print on dark bars into dark
 * print, and takes off specks. Gray pixels, 255 is white. Used inside the guarded child only.
 */

import { softened, withoutDither } from './reader-dither';
import { withoutMarks } from './reader-marks';
import { withoutSpecks } from './reader-specks';
import type { Picture } from './reader-types';

const TILE = 24;
const INK = 128;

/** @returns a page of the same size, cleaned; the one handed in is not changed */
export function cleaned(image: Picture): Picture {
  const lit = withoutMarks(withEvenLight(withoutDarkBars(withoutDither(image))));
  return withoutRules(withoutSpecks(withFullInk(lit)));
}

/**
 * The same page, drawn finer, cleaned another way for a second pass: its strokes are made smooth rather than freed of lines,
 * so that what the first way loses is not lost again.
 */
export function smoothed(image: Picture): Picture {
  return softened(
    withoutSpecks(withFullInk(withoutMarks(withEvenLight(withoutDarkBars(withoutDither(image)))))),
  );
}

/** Quarter turns clockwise. */
export function quarterTurned({ data, width, height }: Picture, quarters: number): Picture {
  if (quarters % 4 === 0) return { data, width, height };
  const result = new Uint8Array(data.length);
  if (quarters % 4 === 2) {
    for (let at = 0, to = data.length - 1; to >= 0; at++, to--) result[to] = data[at]!;
    return { data: result, width, height };
  }
  const clockwise = quarters % 4 === 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      result[clockwise ? x * height + (height - 1 - y) : (width - 1 - x) * height + y] = data[y * width + x]!;
  }
  return { data: result, width: height, height: width };
}

/**
 * How a page lies: whether its lines of text run up and down (ink is then uneven from column to column rather than from row
 * to row), and by how many radians they climb or fall once it is upright: positive where they fall to the right.
 */
export function lieOf({ data, width, height }: Picture): { onItsSide: boolean; skew: number } {
  const across: number[] = [];
  const down: number[] = [];
  for (let y = 0; y < height; y += 3) {
    for (let x = 0; x < width; x += 3) {
      if (data[y * width + x]! >= INK) continue;
      across.push(x);
      down.push(y);
    }
  }
  const upright = sharpest(down, across, (width / 3) * MOST_INK);
  const sideways = sharpest(across, down, (height / 3) * MOST_INK);
  const onItsSide = sideways.most > 1.15 * upright.most;
  // Turned clockwise, what fell to the right in the columns climbs in the rows.
  return { onItsSide, skew: onItsSide ? -sideways.angle : upright.angle };
}

const STEEPEST_DEGREES = 6;
/** No line of print has more ink than this share of the page; what has is the rim of a copy or dirt on the glass, which lies as the glass does. */
const MOST_INK = 0.35;

/** The angle at which the ink of neighboring bins along `at` differs most, first in steps of half a degree, then finer. A bin counts up to `limit`. */
function sharpest(
  at: readonly number[],
  other: readonly number[],
  limit: number,
): { angle: number; most: number } {
  const best = { angle: 0, most: -1 };
  const look = (from: number, to: number, step: number): void => {
    for (let degrees = from; degrees <= to; degrees += step) {
      const angle = (degrees * Math.PI) / 180;
      const slope = Math.tan(angle);
      const sums = new Float64Array(4000);
      for (let index = 0; index < at.length; index++)
        sums[Math.max(0, Math.min(3999, Math.round((at[index]! - slope * other[index]!) / 3) + 400))]!++;
      let changes = 0;
      for (let bin = 1; bin < sums.length; bin++)
        changes += (Math.min(limit, sums[bin]!) - Math.min(limit, sums[bin - 1]!)) ** 2;
      if (changes > best.most) Object.assign(best, { angle, most: changes });
    }
  };
  look(-STEEPEST_DEGREES, STEEPEST_DEGREES, 0.5);
  const middle = (best.angle * 180) / Math.PI;
  look(middle - 0.4, middle + 0.4, 0.1);
  return best;
}

/** Dark areas with light print, such as headings of tables, are turned around. Found at a quarter of the size. */
function withoutDarkBars({ data, width, height }: Picture): Picture {
  const scale = 4;
  const wide = Math.floor(width / scale);
  const tall = Math.floor(height / scale);
  const dark = new Uint8Array(wide * tall);
  for (let y = 0; y < tall; y++) {
    for (let x = 0; x < wide; x++) {
      let sum = 0;
      for (let dy = 0; dy < scale; dy++)
        for (let dx = 0; dx < scale; dx++) sum += data[(y * scale + dy) * width + x * scale + dx]!;
      dark[y * wide + x] = sum < INK * scale * scale ? 1 : 0;
    }
  }
  let result = data;
  const stack: number[] = [];
  const upper = new Int32Array(wide).fill(tall);
  const lower = new Int32Array(wide).fill(-1);
  for (let start = 0; start < dark.length; start++) {
    if (dark[start] !== 1) continue;
    let left = wide;
    let right = 0;
    let area = 0;
    stack.push(start);
    dark[start] = 2;
    while (stack.length > 0) {
      const at = stack.pop()!;
      const x = at % wide;
      const y = (at / wide) | 0;
      area++;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < upper[x]!) upper[x] = y;
      if (y > lower[x]!) lower[x] = y;
      for (const next of [x > 0 ? at - 1 : -1, x < wide - 1 ? at + 1 : -1, at - wide, at + wide]) {
        if (next >= 0 && next < dark.length && dark[next] === 1) {
          dark[next] = 2;
          stack.push(next);
        }
      }
    }
    // Column by column, because the bar of a page that lies askew climbs.
    const across = right - left + 1;
    let filled = 0;
    for (let x = left; x <= right; x++) filled += Math.max(0, lower[x]! - upper[x]! + 1);
    const down = filled / across;
    // Solid enough to be no letter, high enough to hold a line of print, not the black rim of a copy.
    const isBar =
      across >= 14 && down >= 4 && area >= 0.6 * filled && across >= 1.5 * down && down <= tall / 4;
    if (isBar && result === data) result = Uint8Array.from(data);
    for (let column = left; column <= right; column++) {
      if (isBar) {
        for (let y = upper[column]! * scale; y < (lower[column]! + 1) * scale; y++) {
          for (let x = column * scale; x < (column + 1) * scale; x++)
            result[y * width + x] = 255 - data[y * width + x]!;
        }
      }
      upper[column] = tall;
      lower[column] = -1;
    }
  }
  return { data: result, width, height };
}

/** Divides by the paper's own brightness, which is what most of each tile shows. */
function withEvenLight({ data, width, height }: Picture): Picture {
  const wide = Math.ceil(width / TILE);
  const tall = Math.ceil(height / TILE);
  const paper = new Float32Array(wide * tall);
  const counts = new Uint32Array(256);
  for (let row = 0; row < tall; row++) {
    for (let column = 0; column < wide; column++) {
      counts.fill(0);
      let seen = 0;
      for (let y = row * TILE; y < Math.min(height, (row + 1) * TILE); y += 2) {
        for (let x = column * TILE; x < Math.min(width, (column + 1) * TILE); x += 2) {
          counts[data[y * width + x]!]!++;
          seen++;
        }
      }
      let level = 255;
      for (let over = 0; level > 0 && over + counts[level]! <= seen * 0.3; level--) over += counts[level]!;
      paper[row * wide + column] = Math.max(70, level);
    }
  }
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const v = Math.min(tall - 1, Math.max(0, y / TILE - 0.5));
    const row = Math.min(tall - 2 < 0 ? 0 : tall - 2, v | 0);
    const fy = v - (v | 0);
    const below = Math.min(tall - 1, row + 1);
    for (let x = 0; x < width; x++) {
      const u = Math.min(wide - 1, Math.max(0, x / TILE - 0.5));
      const column = u | 0;
      const fx = u - column;
      const right = Math.min(wide - 1, column + 1);
      const level =
        (paper[row * wide + column]! * (1 - fx) + paper[row * wide + right]! * fx) * (1 - fy) +
        (paper[below * wide + column]! * (1 - fx) + paper[below * wide + right]! * fx) * fy;
      const value = (data[y * width + x]! * 245) / level;
      result[y * width + x] = value > 255 ? 255 : value;
    }
  }
  return { data: result, width, height };
}

/**
 * Gray print is made black: the darkest half per cent of the page counts as ink. A stroke is three pixels long at least, so that
 * black specks over gray print do not pass for its ink.
 */
function withFullInk({ data, width, height }: Picture): Picture {
  const counts = new Uint32Array(256);
  for (let at = width; at < data.length - width; at += 3) {
    const across = Math.max(data[at - 1]!, data[at]!, data[at + 1]!);
    const down = Math.max(data[at - width]!, data[at]!, data[at + width]!);
    counts[Math.min(across, down)]!++;
  }
  let ink = 0;
  for (let under = 0; ink < 150 && under + counts[ink]! < data.length / 600; ink++) under += counts[ink]!;
  if (ink < 20) return { data, width, height };
  const black = data.map((value) => (value <= ink ? 0 : ((value - ink) * 255) / (255 - ink)));
  return { data: black, width, height };
}

const WINDOW = 40;
const LEAST_WINDOWS = 3;

/**
 * Thin lines over more than half an inch, up and down: dirt on the glass and rules of tables, which tear columns of text apart
 * and are read as strokes and ones. Only those that are nearly upright: a skewed page is looked at again once it is level.
 */
export function withoutRules({ data, width, height }: Picture): Picture {
  const rows = Math.floor(height / WINDOW);
  const filled = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row++) {
    for (let x = 1; x < width - 1; x++) {
      let count = 0;
      for (let y = row * WINDOW; y < (row + 1) * WINDOW; y++) {
        const at = y * width + x;
        if (data[at]! < 160 || data[at - 1]! < 160 || data[at + 1]! < 160) count++;
      }
      if (count >= WINDOW * 0.92) filled[row * width + x] = 1;
    }
  }
  let result = data;
  for (let x = 1; x < width - 1; x++) {
    for (let row = 0; row < rows; row++) {
      if (filled[row * width + x] !== 1) continue;
      const path = followed(filled, width, rows, x, row);
      if (path.length < LEAST_WINDOWS) continue;
      if (result === data) result = Uint8Array.from(data);
      path.forEach((column, index) => {
        for (let y = (row + index) * WINDOW; y < (row + index + 1) * WINDOW; y++)
          eraseThin(data, result, y * width + column);
      });
      eraseEnd(result, width, path[0]!, row * WINDOW - 1, -1);
      eraseEnd(result, width, path.at(-1)!, Math.min(height, (row + path.length) * WINDOW), 1);
    }
  }
  return { data: result, width, height };
}

/** The columns in which a line continues from window to window, leaning a little at most. */
function followed(filled: Uint8Array, width: number, rows: number, x: number, row: number): number[] {
  const path: number[] = [];
  for (let at = x; row < rows; row++) {
    const next = [0, 1, -1, 2, -2, 3, -3]
      .map((step) => at + step)
      .find((column) => column > 0 && column < width && filled[row * width + column]! > 0);
    if (next === undefined) break;
    path.push(next);
    at = next;
  }
  if (path.length >= LEAST_WINDOWS)
    path.forEach((column, index) => (filled[(row - path.length + index) * width + column] = 2));
  return path;
}

/** Ink of at most five pixels across around a place, in its row; @returns whether any was there. */
function eraseThin(data: Uint8Array, result: Uint8Array, at: number): boolean {
  let left = 0;
  let right = 0;
  while (left < 6 && data[at - left - 1]! < 190) left++;
  while (right < 6 && data[at + right + 1]! < 190) right++;
  if (left + right <= 5) result.fill(255, at - left - 1, at + right + 2);
  return left + right > 0 || data[at]! < 190;
}

/** What is left of a line above its first window or below its last one. */
function eraseEnd(page: Uint8Array, width: number, column: number, from: number, step: 1 | -1): void {
  for (let y = from, rows = 0; rows < WINDOW && y > 0 && (y + 1) * width < page.length; y += step, rows++)
    if (!eraseThin(page, page, y * width + column)) return;
}
