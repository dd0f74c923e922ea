import { PDFDocument, StandardFonts } from 'pdf-lib';
import { encodePng, openRaster } from '~/reading/process/reader-raster';

/** Pictures of fuel receipts, drawn from their lines in the type of a receipt printer. */

const WIDTH = 300;
const LINE = 15;

/** A page of these lines, a little larger than a paper roll. */
export async function receiptPdf(lines: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Courier);
  const height = 60 + lines.length * LINE;
  const page = document.addPage([WIDTH, height]);
  lines.forEach((text, index) =>
    page.drawText(text, { x: 20, y: height - 40 - index * LINE, size: 9, font }),
  );
  return document.save();
}

/** The same as a photo: a PNG without any text in it. */
export async function receiptPng(lines: readonly string[], pointsPerInch = 160): Promise<Uint8Array> {
  const raster = await openRaster(await receiptPdf(lines));
  return encodePng(await raster!.draw(1, { pointsPerInch, maxPixels: 9_000_000 }));
}
