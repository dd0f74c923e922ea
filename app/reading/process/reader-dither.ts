/** Gray areas that a fax machine sent as dots, made gray again. Gray pixels, 255 is white. Used inside the guarded child only. */
import type { Picture } from './reader-types';

const INK = 128;
/** Of all steps from pixel to pixel so many go over to ink or back where paper is sent as dots; print alone has a third of it. */
const MANY_STEPS = 0.06;

/** The page without its dots where it has them all over: otherwise each of them is looked at as if it were print. */
export function withoutDither(image: Picture): Picture {
  return stepsOf(image) > MANY_STEPS ? softened(image) : image;
}

function stepsOf({ data }: Picture): number {
  let steps = 0;
  for (let at = 1; at < data.length; at++) if (data[at]! < INK !== data[at - 1]! < INK) steps++;
  return steps / data.length;
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
