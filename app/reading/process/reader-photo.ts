/** A photo as a page: what reads documents then reads pictures too. Used inside the guarded child only. */
import { deflateSync } from 'node:zlib';
import type * as PdfLibrary from 'pdf-lib';
import type { PDFDocument } from 'pdf-lib';
import { pictureType } from '../picture-type';
import { grayOfHeic } from './reader-heic';
import { laidFlat, paperIn } from './reader-paper';
import { openRaster } from './reader-raster';
import type { Picture } from './reader-types';

/** Pixels to the inch at which pages are recognized: a photo's pixels become those of its page. */
const PIXELS_PER_INCH = 200;
/** Small pictures are set larger, because recognition wants letters of twenty pixels and more. */
const WANTED_PIXELS_ACROSS = 1_200;
const MOST_ENLARGED = 3;
/** More pixels than any telephone takes: such a file would only unfold. */
const MOST_PIXELS = 120_000_000;
/** A decoded photo of more pixels is halved: no page is recognized from more. */
const MOST_DECODED_PIXELS = 16_000_000;
/** Pixels in which the edges of its paper are looked for, and of which it is laid flat. */
const MOST_DRAWN_PIXELS = 9_000_000;

/** @returns a PDF of one page for a JPG, PNG or HEIC; any other file as it is. @throws Error where the picture cannot be decoded */
export async function asPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const type = pictureType(bytes);
  if (type === undefined || type === 'webp') return bytes;
  if (type === 'png') refuseHuge(bytes);
  // Loaded only where a picture came: documents do not wait for it.
  const pdf = await import('pdf-lib');
  const document = await pdf.PDFDocument.create();
  if (type === 'heic') {
    const photo = halvedTo(MOST_DECODED_PIXELS, grayOfHeic(bytes));
    const corners = paperIn(photo);
    return pageOfGray(pdf, corners ? laidFlat(photo, corners) : photo);
  }
  // A copy of its own: the embedder of JPGs reads from the beginning of what the bytes are a part of.
  const own = new Uint8Array(bytes);
  const image = type === 'png' ? await document.embedPng(own) : await document.embedJpg(own);
  if (image.width * image.height > MOST_PIXELS) throw new Error('a picture of too many pixels');
  const [width, height] = sizeOfPage(image);
  document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  const saved = await document.save();
  const drawn = await (
    await openRaster(saved)
  )?.draw(1, { pointsPerInch: PIXELS_PER_INCH, maxPixels: MOST_DRAWN_PIXELS });
  const corners = drawn ? paperIn(drawn) : null;
  // Of the paper alone, laid flat: every later look at the page is one at what was made here.
  return drawn && corners ? pageOfGray(pdf, laidFlat(drawn, corners)) : saved;
}

/** A page of these pixels. */
async function pageOfGray(pdf: typeof PdfLibrary, gray: Picture): Promise<Uint8Array> {
  const document = await pdf.PDFDocument.create();
  const [width, height] = sizeOfPage(gray);
  const page = document.addPage([width, height]);
  const name = page.node.newXObject('Image', document.context.register(grayImage(document, gray)));
  page.pushOperators(pdf.concatTransformationMatrix(width, 0, 0, height, 0, 0), pdf.drawObject(name));
  return document.save();
}

/** Width and height in points of the page of a picture. */
function sizeOfPage({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): [number, number] {
  const larger = Math.min(
    MOST_ENLARGED,
    Math.max(1, WANTED_PIXELS_ACROSS / Math.max(1, Math.min(width, height))),
  );
  const scale = (72 / PIXELS_PER_INCH) * larger;
  return [width * scale, height * scale];
}

/** The pixels as they are, deflated: a picture that was just decoded is not packed into a PNG first. */
const grayImage = ({ context }: PDFDocument, { data, width, height }: Picture) =>
  context.stream(deflateSync(data, { level: 1 }), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
    Filter: 'FlateDecode',
  });

/** A picture of more pixels at half its width and height, as often as it takes. */
function halvedTo(most: number, picture: Picture): Picture {
  if (picture.width * picture.height <= most) return picture;
  const [width, height] = [picture.width >> 1, picture.height >> 1];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 2 * y * picture.width + 2 * x;
      const below = at + picture.width;
      data[y * width + x] =
        (picture.data[at]! + picture.data[at + 1]! + picture.data[below]! + picture.data[below + 1]!) >> 2;
    }
  return halvedTo(most, { data, width, height });
}

/** The head of a PNG tells its size before anything is unfolded (ISO/IEC 15948, IHDR). */
function refuseHuge(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24 || view.getUint32(16) * view.getUint32(20) > MOST_PIXELS)
    throw new Error('a picture of too many pixels');
}
