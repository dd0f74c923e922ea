/** Pages as gray pixels, by PDFium. Used inside the guarded child only. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import { quarterTurned } from './reader-clean';
import type { DrawnPage, Picture } from './reader-types';

const require = createRequire(import.meta.url);

/** A document whose pages can be drawn. */
export interface Raster {
  readonly pages: number;
  /** A page from 1, at so many pixels to the inch but of no more than `maxPixels`. */
  draw(number: number, size: { pointsPerInch: number; maxPixels: number }): Promise<Picture>;
}

/** @returns null where PDFium cannot open the document */
export async function openRaster(bytes: Uint8Array): Promise<Raster | null> {
  const wasm = readFileSync(require.resolve('@hyzyla/pdfium/pdfium.wasm'));
  const library = await PDFiumLibrary.init({
    wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length),
  });
  let document: PDFiumDocument;
  try {
    document = await library.loadDocument(bytes);
  } catch {
    return null;
  }
  return {
    pages: document.getPageCount(),
    async draw(number, { pointsPerInch, maxPixels }) {
      const page = document.getPage(number - 1);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const width = Math.max(1, originalWidth);
      const height = Math.max(1, originalHeight);
      // A page may claim to be miles wide: the picture stays within its number of pixels.
      const scale = Math.min(
        pointsPerInch / 72,
        Math.sqrt(maxPixels / (width * height)),
        8000 / Math.max(width, height),
      );
      const drawn = await page.render({
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
        colorSpace: 'Gray',
        render: 'bitmap',
        renderFormFields: false,
      });
      return withoutPadding(drawn);
    },
  };
}

function withoutPadding({ data, width, height }: Picture): Picture {
  const stride = Math.round(data.length / height);
  if (stride === width) return { data, width, height };
  const tight = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) tight.set(data.subarray(y * stride, y * stride + width), y * width);
  return { data: tight, width, height };
}

/** A page as a PNG of about this width, turned by so many quarters clockwise, for the review screen: re-rendered, so that nothing of the file itself is shown. */
export async function imageOfPage(
  bytes: Uint8Array,
  number: number,
  pixels: number,
  quarters = 0,
): Promise<DrawnPage> {
  const raster = await openRaster(bytes);
  if (!raster || number < 1 || number > raster.pages) throw new Error('no such page');
  const image = quarterTurned(
    await raster.draw(number, { pointsPerInch: (pixels / 8.5) | 0, maxPixels: 3_000_000 }),
    quarters,
  );
  return {
    png: Buffer.from(encodePng(image)).toString('base64'),
    width: image.width,
    height: image.height,
    pages: raster.pages,
  };
}

/** An eight-bit gray PNG. */
export function encodePng({ data, width, height }: Picture): Buffer {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, body: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = -1;
  for (const byte of bytes) value = CRC_TABLE[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return (value ^ -1) >>> 0;
}
