/** A photo as a page: what reads documents then reads pictures too. Used inside the guarded child only. */

/** Pixels to the inch at which pages are recognized: a photo's pixels become those of its page. */
const PIXELS_PER_INCH = 200;
/** Small pictures are set larger, because recognition wants letters of twenty pixels and more. */
const WANTED_PIXELS_ACROSS = 1_200;
const MOST_ENLARGED = 3;
/** More pixels than any telephone takes: such a file would only unfold. */
const MOST_PIXELS = 120_000_000;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((value, index) => bytes[index] === value);
const isJpeg = (bytes: Uint8Array): boolean => startsWith(bytes, [0xff, 0xd8, 0xff]);
const isPng = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @returns a PDF of one page for a JPG or PNG; any other file as it is */
export async function asPdf(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isJpeg(bytes) && !isPng(bytes)) return bytes;
  if (isPng(bytes)) refuseHuge(bytes);
  // Loaded only where a picture came: documents do not wait for it.
  const { PDFDocument } = await import('pdf-lib');
  const document = await PDFDocument.create();
  // A copy of its own: the embedder of JPGs reads from the beginning of what the bytes are a part of.
  const own = new Uint8Array(bytes);
  const image = isPng(own) ? await document.embedPng(own) : await document.embedJpg(own);
  if (image.width * image.height > MOST_PIXELS) throw new Error('a picture of too many pixels');
  const larger = Math.min(
    MOST_ENLARGED,
    Math.max(1, WANTED_PIXELS_ACROSS / Math.max(1, Math.min(image.width, image.height))),
  );
  const scale = (72 / PIXELS_PER_INCH) * larger;
  const [width, height] = [image.width * scale, image.height * scale];
  document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  return document.save();
}

/** The head of a PNG tells its size before anything is unfolded (ISO/IEC 15948, IHDR). */
function refuseHuge(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24 || view.getUint32(16) * view.getUint32(20) > MOST_PIXELS)
    throw new Error('a picture of too many pixels');
}
