/** Words of a drawn page, by Tesseract, offline. Used inside the guarded child only. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM } from 'tesseract.js';
import { encodePng } from './reader-raster.mjs';

const require = createRequire(import.meta.url);
const data = path.dirname(require.resolve('@tesseract.js-data/eng/package.json'));

/** One column of lines of varied sizes: keeps table rows together, where automatic segmentation tears columns apart. */
const SINGLE_COLUMN = '4';

/** Radians: leaning less than this, a page is read as it is. */
const LEVEL = 0.003;

let worker;

async function ready() {
  worker ??= createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  }).then(async (made) => {
    await made.setParameters({ tessedit_pageseg_mode: SINGLE_COLUMN, preserve_interword_spaces: '1', user_defined_dpi: '200' });
    return made;
  });
  return worker;
}

/**
 * Words in points of the page (`pageWidth` by `pageHeight`), with how sure the reader is from 0 to 1, on the page turned level:
 * `skew` are the radians about its middle by which its lines fall to the right.
 */
export async function recognizePage(image, pageWidth, pageHeight, skew) {
  const engine = await ready();
  const { data: result } = await engine.recognize(encodePng(image), { rotateRadians: Math.abs(skew) < LEVEL ? 0 : -skew }, { blocks: true, text: false });
  const scaleX = pageWidth / image.width;
  const scaleY = pageHeight / image.height;
  const items = [];
  for (const block of result.blocks ?? []) {
    for (const paragraph of block.paragraphs) {
      for (const line of paragraph.lines) {
        const heights = line.words.map((word) => word.bbox.y1 - word.bbox.y0).sort((a, b) => a - b);
        const size = (heights[Math.floor(heights.length / 2)] ?? 20) * scaleY * 1.25;
        for (const word of line.words) {
          const text = word.text.trim();
          if (!text) continue;
          items.push({
            text,
            x0: word.bbox.x0 * scaleX,
            x1: word.bbox.x1 * scaleX,
            y: (line.baseline?.y0 ? baselineAt(line.baseline, (word.bbox.x0 + word.bbox.x1) / 2) : line.bbox.y1) * scaleY,
            size,
            font: 'scan',
            mono: false,
            sure: word.confidence / 100,
          });
        }
      }
    }
  }
  return items;
}

function baselineAt({ x0, y0, x1, y1 }, x) {
  return x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
