import type { Picture } from './reader-types';

/** Turns a page of gray pixels so that its lines of print run level. Used inside the guarded child only. */

/** Radians: leaning less than this, a page is read as it is. */
const LEVEL = 0.003;

/**
 * The page turned about its middle by `skew`, the radians by which its lines fall to the right: of the same size, bilinear,
 * white where nothing was.
 */
export function leveled({ data, width, height }: Picture, skew: number): Picture {
  if (Math.abs(skew) < LEVEL) return { data, width, height };
  const result = new Uint8Array(data.length).fill(255);
  const [sin, cos] = [Math.sin(skew), Math.cos(skew)];
  for (let y = 0; y < height; y++) {
    let sx = -cos * (width / 2) - sin * (y - height / 2) + width / 2;
    let sy = -sin * (width / 2) + cos * (y - height / 2) + height / 2;
    for (let x = 0, to = y * width; x < width; x++, to++, sx += cos, sy += sin) {
      const left = sx | 0;
      const top = sy | 0;
      if (sx < 0 || sy < 0 || left >= width - 1 || top >= height - 1) continue;
      const [fx, fy, at] = [sx - left, sy - top, top * width + left];
      result[to] =
        (data[at]! * (1 - fx) + data[at + 1]! * fx) * (1 - fy) +
        (data[at + width]! * (1 - fx) + data[at + width + 1]! * fx) * fy;
    }
  }
  return { data: result, width, height };
}
