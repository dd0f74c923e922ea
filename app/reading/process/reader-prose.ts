import type { Picture, Rows } from './reader-types';

/**
 * Finds the paragraphs of a scanned page: the terms that nobody's truck goes by are most of what there is to recognize, and
 * are left for later. Works on gray pixels of a level page, 255 is white. Used inside the guarded child only.
 */

const INK = 128;
/** Rows with less ink than this share of the width are the room between lines. */
const LEAST_ROW_INK = 0.005;
/** A row with more is a rule: bold print over the whole width has half of it. */
const RULE_INK = 0.7;
const LEAST_LINE_ROWS = 6;
/** A line of a paragraph is this share of the page wide, with no gap wider than these heights of its own. */
const PROSE_WIDTH = 0.5;
const PROSE_GAP = 1.15;
/** Times its height that such a line is wide: fewer is a heading. */
const PROSE_HEIGHTS = 24;
/** Small print needs fewer lines to be known for terms than print of the size of the rest. */
const SMALL_PRINT = 0.87;
const LEAST_SMALL_LINES = 3;
const LEAST_LINES = 8;
/** Of the lines of a paragraph that fill it; the others end one. */
const FULL_SHARE = 0.5;
/** Heights of a line from one to the next within a paragraph, and between paragraphs. */
const PITCH = 3.2;

/** @returns rows of pixels that hold nothing but paragraphs, from above to below */
/** How a line of print looks: its height and left edge in pixels, its widest gap, whether it fills the page. */
interface Shape {
  readonly tall: number;
  readonly left: number;
  readonly widest: number;
  readonly isFull: boolean;
}
type ShapedLine = Rows & Shape;

export function paragraphsOf(image: Picture): Rows[] {
  const lines = linesOf(image).map((line) => ({ ...line, ...shapeOf(image, line) }));
  const others = lines
    .filter((line) => !line.isFull)
    .map(({ tall }) => tall)
    .sort((a, b) => a - b);
  const usual = others[others.length >> 1] ?? Infinity;
  const blocks: Rows[] = [];
  for (let at = 0; at < lines.length; at++) {
    const head = lines[at]!;
    if (!head.isFull) continue;
    let end = at + 1;
    while (end < lines.length && runsOn(head, lines[end - 1]!, lines[end]!)) end++;
    const block = lines.slice(at, end);
    const full = block.filter((line) => line.isFull);
    const tall = full.map((line) => line.tall).sort((a, b) => a - b)[full.length >> 1]!;
    const last = block.at(-1)!;
    const isSmall = tall <= usual * SMALL_PRINT;
    if (
      full.length >= (isSmall ? LEAST_SMALL_LINES : LEAST_LINES) &&
      full.length >= block.length * FULL_SHARE
    ) {
      const [before, after] = [lines[at - 1], lines[end]];
      blocks.push({
        from: before ? (before.to + head.from) >> 1 : Math.max(0, head.from - tall),
        to: after ? (last.to + after.from) >> 1 : Math.min(image.height, last.to + tall),
      });
    }
    at = end - 1;
  }
  return blocks;
}

/** The image without what is in these rows. */
export function withoutRows({ data, width, height }: Picture, rows: readonly Rows[]): Picture {
  if (rows.length === 0) return { data, width, height };
  const result = Uint8Array.from(data);
  for (const { from, to } of rows) result.fill(255, from * width, to * width);
  return { data: result, width, height };
}

/** The image with nothing but what is in these rows. */
export function onlyRows({ data, width, height }: Picture, rows: readonly Rows[]): Picture {
  const result = new Uint8Array(data.length).fill(255);
  for (const { from, to } of rows) result.set(data.subarray(from * width, to * width), from * width);
  return { data: result, width, height };
}

/** Rows of pixels with print, parted by rows without. A rule ends a line and is none. */
function linesOf({ data, width, height }: Picture): Rows[] {
  const lines: Rows[] = [];
  const [left, right] = [Math.round(width * 0.03), Math.round(width * 0.97)];
  let line: { from: number; to: number } | undefined;
  for (let y = 0; y <= height; y++) {
    let ink = 0;
    if (y < height) for (let x = left; x < right; x++) if (data[y * width + x]! < INK) ink++;
    const isRule = ink > width * RULE_INK;
    if (ink > width * LEAST_ROW_INK && !isRule) {
      if (line) line.to = y + 1;
      else line = { from: y, to: y + 1 };
    } else if (line) {
      if (line.to - line.from >= LEAST_LINE_ROWS) lines.push(line);
      line = undefined;
    }
  }
  return lines;
}

/** Where a line begins, how high it is, and whether it is one run of words over most of the page. */
function shapeOf({ data, width, height }: Picture, { from, to }: Rows): Shape {
  const tall = to - from;
  const [top, bottom] = [Math.max(0, from - 4), Math.min(height, to + 4)];
  let [first, last, widest, rules]: [number, number, number, number] = [-1, -1, 0, 0];
  for (let x = Math.round(width * 0.03); x < width * 0.97; x++) {
    let ink = 0;
    for (let y = top; y < bottom; y++) if (data[y * width + x]! < INK) ink++;
    if (ink < 2) continue;
    // Ink from above to below the line is the rule of a table.
    if (ink >= bottom - top - 1) rules++;
    if (first < 0) first = x;
    else widest = Math.max(widest, x - last);
    last = x;
  }
  const isFull =
    rules < 3 &&
    last - first > width * PROSE_WIDTH &&
    last - first > tall * PROSE_HEIGHTS &&
    widest <= tall * PROSE_GAP;
  return { tall, left: first, widest, isFull };
}

/** Whether a line continues with the block that `head` begins: full as well, or the end of a paragraph, at its left edge. */
function runsOn(head: ShapedLine, before: ShapedLine, line: ShapedLine): boolean {
  if (line.from - before.to > head.tall * PITCH || line.tall > head.tall * 1.6) return false;
  const atEdge = Math.abs(line.left - head.left) < head.tall * 2.5;
  return line.isFull ? atEdge : before.isFull && atEdge && line.widest <= line.tall * 1.5;
}
