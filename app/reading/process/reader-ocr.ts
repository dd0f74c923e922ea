/** Words of a drawn page, by Tesseract, offline. Used inside the guarded child only. */
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Picture, Rows, Word } from './reader-types';

const require = createRequire(import.meta.url);
const data = path.dirname(require.resolve('@tesseract.js-data/eng/package.json'));

/** One column of lines of varied sizes: keeps table rows together, where automatic segmentation tears columns apart. */
const READ_AS = PSM.SINGLE_COLUMN;

/** Bands of a page that are read at a time, each by an engine of its own. More of them cut up more lines than they save time. */
const MOST_BANDS = 2;
/** An engine holds about 80 MB: where memory is short the program asks for one. */
const MOST_ENGINES = Math.min(MOST_BANDS, Number(process.env['READER_ENGINES'] ?? MOST_BANDS));
/** Rows of pixels that a band shares with the next one on either side of the cut, so that no line of print is cut in both. */
const SHARED_ROWS = 64;

let engines: Promise<Worker[]> | undefined;

/** Lets the engines read some print, after which their code is compiled. */
export async function warmEngines(print: Picture): Promise<void> {
  const ready = await readyEngines();
  await Promise.all(ready.map((engine) => recognizeBand(engine, print, { from: 0, to: print.height })));
}

/** Starts the engines, once: half a second of work that a child may do before it has a document. */
export function readyEngines(): Promise<Worker[]> {
  return (engines ??= Promise.all(
    Array.from({ length: Math.max(1, Math.min(MOST_ENGINES, os.availableParallelism())) }, startEngine),
  ));
}

async function startEngine(): Promise<Worker> {
  const engine = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
  // White print on dark bars has been turned around before: a second pass over every doubtful line would only cost time.
  await engine.setParameters({
    tessedit_pageseg_mode: READ_AS,
    preserve_interword_spaces: '1',
    user_defined_dpi: '200',
    tessedit_do_invert: '0',
  });
  return engine;
}

/** Words of a level page in points (`pageWidth` by `pageHeight`), with how sure the reader is from 0 to 1. */
export async function recognizePage(level: Picture, pageWidth: number, pageHeight: number): Promise<Word[]> {
  const ready = await readyEngines();
  const bands = bandsOf(level, ready.length);
  const read = await Promise.all(bands.map((band, index) => recognizeBand(ready[index]!, level, band)));
  const [scaleX, scaleY] = [pageWidth / level.width, pageHeight / level.height];
  return read.flat().map((word) => ({
    ...word,
    x0: word.x0 * scaleX,
    x1: word.x1 * scaleX,
    y: word.y * scaleY,
    size: word.size * scaleY,
  }));
}

/** Words of the rows of one band, in pixels of the page. */
async function recognizeBand(
  engine: Worker,
  { data: pixels, width, height }: Picture,
  { from, to }: Rows,
): Promise<Word[]> {
  const top = Math.max(0, from - SHARED_ROWS);
  const bottom = Math.min(height, to + SHARED_ROWS);
  const picture = Buffer.concat([
    Buffer.from(`P5\n${width} ${bottom - top}\n255\n`),
    pixels.subarray(top * width, bottom * width),
  ]);
  const { data: result } = await engine.recognize(picture, {}, { blocks: true, text: false });
  const words: Word[] = [];
  for (const line of (result.blocks ?? [])
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)) {
    const heights = line.words.map((word) => word.bbox.y1 - word.bbox.y0).sort((a, b) => a - b);
    const size = (heights[Math.floor(heights.length / 2)] ?? 20) * 1.25;
    for (const { text, bbox, confidence } of line.words) {
      const y = top + (line.baseline?.y0 ? baselineAt(line.baseline, (bbox.x0 + bbox.x1) / 2) : line.bbox.y1);
      const middle = y - size * 0.3;
      if (!text.trim() || middle < from || middle >= to) continue;
      words.push({
        text: text.trim(),
        x0: bbox.x0,
        x1: bbox.x1,
        y,
        size,
        font: 'scan',
        mono: false,
        sure: confidence / 100,
      });
    }
  }
  return words;
}

/** The rows with print in as many bands with about the same share of the ink, cut where the fewest pixels of print are. */
function bandsOf({ data: pixels, width, height }: Picture, count: number): Rows[] {
  const ink = new Uint32Array(height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) if (pixels[y * width + x]! < 128) sum++;
    ink[y] = sum;
  }
  const total = ink.reduce((sum, row) => sum + row, 0);
  if (total === 0) return [];
  const bands: Rows[] = [];
  let from = ink.findIndex((row) => row > 0);
  let before = 0;
  const end = ink.findLastIndex((row) => row > 0) + 1;
  for (let y = from, next = 1; y < end && next < count; y++) {
    before += ink[y]!;
    if (before < (total * next) / count) continue;
    let cut = y;
    for (let row = Math.max(from + 1, y - SHARED_ROWS); row <= Math.min(end - 2, y + SHARED_ROWS); row++) {
      if (around(ink, row) < around(ink, cut)) cut = row;
    }
    bands.push({ from, to: cut });
    from = cut;
    next++;
  }
  return [...bands, { from, to: end }];
}

const around = (rows: Uint32Array, at: number): number =>
  (rows[at - 1] ?? 0) + (rows[at] ?? 0) * 2 + (rows[at + 1] ?? 0);

function baselineAt(
  { x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number },
  x: number,
): number {
  return x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
