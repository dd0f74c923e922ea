/**
 * Takes gray marks off black print: the ring of a cup, a rubber stamp, a stroke of a marker. Print shows through them, because
 * their ink is thinner. Gray pixels, 255 is white. Used inside the guarded child only.
 */
import type { Picture } from './reader-types';

/** Black print on a page: less than this, the page is faint and what is gray may be its print. */
const BLACK = 90;
/** So much lighter than print is a mark, and darker than this than paper. */
const LIGHTER = 45;
const PALEST = 222;
/** Pixels around a stroke of print that are gray because its edge is soft. */
const SOFT = 2;
/** Pixels across: no letter of the text is as large. */
const LEAST_ACROSS = 70;
/** A solid area is a bar behind print, not a mark. */
const SOLID = 0.5;
/** Share of the page over which a crease runs, and pixels of its shadow from one side to the other: rules of a table are thinner. */
const FROM_EDGE_TO_EDGE = 0.95;
const THICK = 10;
/** What evenly lit paper is. */
const PAPER_WHITE = 245;
/** Pixels around a mark that it grays too. */
const AROUND = 3;

/** @param image evenly lit */
export function withoutMarks(image: Picture): Picture {
  const ink = inkOf(image);
  if (ink > BLACK) return image;
  const marks = marksOf(image, ink + LIGHTER);
  return marks ? relit(image, marks) : image;
}

/** How black print is: the darkest two-thousandth of the page, less lone specks. */
function inkOf({ data }: Picture): number {
  const counts = new Uint32Array(256);
  for (let at = 1; at < data.length - 1; at++) counts[Math.max(data[at - 1]!, data[at]!, data[at + 1]!)]!++;
  let ink = 0;
  for (let under = 0; ink < 255 && under + counts[ink]! < data.length / 2000; ink++) under += counts[ink]!;
  return ink;
}

/** Kinds of pixels. */
const [GRAY, PRINT, SEEN_GRAY, SEEN_PRINT] = [1, 2, 3, 4] as const;

/** Pixels of marks; undefined where there are none. */
function marksOf({ data, width, height }: Picture, lightest: number): number[] | undefined {
  const kinds = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) if (data[at]! >= lightest && data[at]! < PALEST) kinds[at] = GRAY;
  for (let y = SOFT; y < height - SOFT; y++) {
    for (let at = y * width + SOFT, end = (y + 1) * width - SOFT; at < end; at++) {
      if (data[at]! >= lightest) continue;
      for (let row = -SOFT; row <= SOFT; row++)
        kinds.fill(PRINT, at + row * width - SOFT, at + row * width + SOFT + 1);
    }
  }
  const marks: number[] = [];
  const stack: number[] = [];
  for (let start = 0; start < kinds.length; start++) {
    if (kinds[start] !== GRAY) continue;
    const own: number[] = [];
    let [left, right, top, bottom] = [width, 0, height, 0];
    stack.push(start);
    kinds[start] = SEEN_GRAY;
    // Print that a mark crosses cuts it in pieces: they are one mark all the same.
    while (stack.length > 0) {
      const at = stack.pop()!;
      if (kinds[at] === SEEN_GRAY) {
        own.push(at);
        const x = at % width;
        const y = (at / width) | 0;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (kinds[next] === GRAY) kinds[next] = SEEN_GRAY;
        else if (kinds[next] === PRINT) kinds[next] = SEEN_PRINT;
        else continue;
        stack.push(next);
      }
    }
    const [across, down] = [right - left + 1, bottom - top + 1];
    const isCrease =
      Math.max(across / width, down / height) > FROM_EDGE_TO_EDGE && own.length > THICK * width;
    if (Math.max(across, down) >= LEAST_ACROSS && own.length < SOLID * across * down && !isCrease)
      for (const at of own) marks.push(at);
  }
  return marks.length > 0 ? marks : undefined;
}

/** What is seen through the marks, as if they were clear: divided by how dark the mark is around each pixel. */
function relit({ data, width, height }: Picture, marks: readonly number[]): Picture {
  const sums = new Uint32Array(data.length);
  const counts = new Uint8Array(data.length);
  for (const at of marks) {
    const value = data[at]!;
    for (let row = -AROUND; row <= AROUND; row++) {
      const from = at + row * width - AROUND;
      if (from < 0 || from + 2 * AROUND >= data.length) continue;
      for (let near = from; near <= from + 2 * AROUND; near++) {
        sums[near]! += value;
        counts[near]!++;
      }
    }
  }
  const result = data.map((value, at) =>
    counts[at]! > 0 ? Math.min(255, (value * PAPER_WHITE * counts[at]!) / sums[at]!) : value,
  );
  return { data: result, width, height };
}
