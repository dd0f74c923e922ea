import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { degrees, PDFDocument } from 'pdf-lib';
import { chromium } from 'playwright-core';
import { findChromium } from '~/platform/pdf/find-chromium.server';
import { openRaster } from '~/reading/process/reader-raster';
import { drawDocument } from './frame';
import { asJpeg } from './jpeg';
import { chanceOf } from './random';
import { drawFaults, pdfOfPictures, spoil } from './scan';

/**
 * npx tsx bench/extraction/generate.ts <folder> --seed N [--count 60] [--scans 0.25] [--family common|rare|brokers|houses]
 *   Rate confirmations as brokers might print, scan and fax them, with their truth (json beside pdf). The same seed makes
 *   the same documents. Figures count only on seeds that nobody looked at: `npm run extraction:check -- <folder>`.
 */
const [folder, ...rest] = process.argv.slice(2);
const option = (name: string, fallback: number): number => {
  const at = rest.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(rest[at + 1]);
};
if (!folder || folder.startsWith('--')) {
  console.error(
    'usage: npx tsx bench/extraction/generate.ts <folder> --seed N [--count 60] [--scans 0.25] [--family common|rare|brokers|houses]',
  );
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
const seed = option('seed', 1);
const family = rest.includes('--family') ? rest[rest.indexOf('--family') + 1] : undefined;
const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  env: { ...(process.env as Record<string, string>), ...found.env },
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const camera = await browser.newPage();
for (let index = 1; index <= option('count', 60); index++) {
  const chance = chanceOf(seed * 1009 + index);
  const id = `s${seed}_${String(index).padStart(3, '0')}`;
  const { html, truth, layout, footer } = drawDocument(chance, id, family);
  const scanned = chance.often(option('scans', 0.25));
  const mixed = scanned && chance.often(0.15);
  await page.setContent(html);
  const margin = `${chance.whole(8, 20)}mm`;
  const foot = footer && {
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: `<div style="font-size:7px;width:100%;text-align:center">${footer} - Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
  };
  const straight = new Uint8Array(
    await page.pdf({
      format: chance.pick(['Letter', 'Letter', 'Letter', 'A4']),
      margin: { top: margin, bottom: margin, left: margin, right: margin },
      printBackground: true,
      landscape: /tableColumns|wideTable/.test(layout) && chance.often(0.3),
      ...foot,
    }),
  );
  const printed = chance.often(0.04) ? await onItsSide(straight, chance.pick([90, 180, 270])) : straight;
  const faults = drawFaults(chance);
  const bytes = scanned ? await scannedPdf(printed) : printed;
  const name = `${id}_${layout}${scanned ? '_scan' : ''}`;
  writeFileSync(path.join(folder, `${name}.pdf`), mixed ? await behindCover(bytes) : bytes);
  writeFileSync(
    path.join(folder, `${name}.json`),
    JSON.stringify({ ...truth, image_only: scanned && !mixed, ...(scanned ? { faults } : {}) }, null, 2),
  );

  async function scannedPdf(original: Uint8Array): Promise<Uint8Array> {
    const raster = await openRaster(original);
    if (!raster) throw new Error('the printed page cannot be drawn');
    const pictures = [];
    for (let number = 1; number <= raster.pages; number++) {
      const picture = spoil(
        await raster.draw(number, { pointsPerInch: faults.dpi, maxPixels: 9_000_000 }),
        faults,
        chance,
      );
      pictures.push(
        faults.jpeg > 0 && !faults.bilevel
          ? { ...picture, jpeg: await asJpeg(camera, picture, faults.jpeg) }
          : picture,
      );
    }
    return pdfOfPictures(pictures, faults.dpi, faults.bilevel);
  }
}
await browser.close();

/** Pages that the program which made them says to show turned. */
async function onItsSide(bytes: Uint8Array, angle: number): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes);
  for (const one of document.getPages()) one.setRotation(degrees(angle));
  return document.save();
}

/** A page of text in front, as a fax service or a mail program puts there. */
async function behindCover(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes);
  const cover = document.insertPage(0, [612, 792]);
  cover.setFont(await document.embedFont('Helvetica'));
  cover.drawText('Fax cover sheet', { x: 60, y: 700, size: 20 });
  cover.drawText(
    'To: Dispatch\nFrom: Broker operations\nPages: 2\n\nPlease sign the attached rate confirmation and return it today.',
    { x: 60, y: 660, size: 12, lineHeight: 18 },
  );
  return document.save();
}
