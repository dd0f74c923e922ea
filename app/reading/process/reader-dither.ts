/** Gray areas that a fax machine sent as dots, made gray again. Gray pixels, 255 is white. Used inside the guarded child only. */
import type { Picture } from './reader-types';

const INK = 128;
/** Dots to the pixels of a page where paper is sent as dots: print has a tenth of it. */
const MANY_DOTS = 0.008;
/** Pixels: a dot is no larger once the page has been drawn anew. */
const [WIDEST, TALLEST] = [3, 2];

/** The page without its dots where it has them all over: otherwise each of them is looked at as if it were print. */
export function withoutDither(image: Picture): Picture {
  return dotsOf(image) > MANY_DOTS * image.data.length ? softened(image) : image;
}

/** Short runs of ink with none right above them and none shortly below. */
function dotsOf({ data, width, height }: Picture): number {
  let dots = 0;
  for (let y = 1; y < height - TALLEST; y++) {
    for (let at = y * width + 1, end = (y + 1) * width - WIDEST; at < end; at++) {
      if (data[at]! >= INK || data[at - 1]! < INK || data[at - width]! < INK) continue;
      if (data[at + TALLEST * width]! < INK) continue;
      let run = 1;
      while (run <= WIDEST && data[at + run]! < INK) run++;
      if (run <= WIDEST) dots++;
    }
  }
  return dots;
}

/** Each pixel as the mean of five by five, those near by counting for more; white at the rim. */
export function softened({ data, width, height }: Picture): Picture {
  const across = new Uint8Array(data.length).fill(255);
  for (let y = 0; y < height; y++) {
    for (let at = y * width + 2, end = (y + 1) * width - 2; at < end; at++) {
      across[at] = (data[at]! * 6 + (data[at - 1]! + data[at + 1]!) * 4 + data[at - 2]! + data[at + 2]!) >> 4;
    }
  }
  const result = new Uint8Array(data.length).fill(255);
  for (let at = 2 * width, end = (height - 2) * width; at < end; at++) {
    result[at] =
      (across[at]! * 6 +
        (across[at - width]! + across[at + width]!) * 4 +
        across[at - 2 * width]! +
        across[at + 2 * width]!) >>
      4;
  }
  return { data: result, width, height };
}
