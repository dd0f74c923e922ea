/**
 * npx tsx bench/extraction/scan-by-hand.ts <folder of printed papers> <folder of scans> [--seed 1] [--papers 16] [--each 2]
 *   Some of the papers that `by-hand.ts` printed, each as scans, faxes or photos of several kinds, with their truth beside them.
 *   The same seed takes the same papers and spoils them alike.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '~/platform/pdf/find-chromium.server';
import { openRaster } from '~/reading/process/reader-raster';
import { drawDpi, KINDS, spoiledBy } from './camera';
import { asJpeg } from './jpeg';
import { chanceOf } from './random';
import { pdfOfPictures } from './scan';

const [from, to, ...rest] = process.argv.slice(2);
if (!from || !to || to.startsWith('--')) {
  console.error(
    'usage: npx tsx bench/extraction/scan-by-hand.ts <printed> <scans> [--seed 1] [--papers 16] [--each 2]',
  );
  process.exit(2);
}
const option = (name: string, fallback: number): number => {
  const at = rest.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(rest[at + 1]);
};
mkdirSync(to, { recursive: true });
const seed = option('seed', 1);
const chance = chanceOf(seed * 7919);
const names = readdirSync(from)
  .filter((file) => file.endsWith('.pdf'))
  .map((file) => file.slice(0, -4))
  .sort();
const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  env: { ...(process.env as Record<string, string>), ...found.env },
  args: ['--no-sandbox', '--disable-gpu'],
});
const camera: Page = await browser.newPage();
// Every kind comes as often as any other: dealt like cards.
let kinds: (typeof KINDS)[number][] = [];
for (const name of chance.shuffled(names).slice(0, option('papers', 16))) {
  for (let copy = 0; copy < option('each', 2); copy++) {
    if (kinds.length === 0) kinds = chance.shuffled(KINDS);
    const kind = kinds.pop()!;
    const truth = JSON.parse(readFileSync(path.join(from, `${name}.json`), 'utf8')) as object;
    const raster = await openRaster(readFileSync(path.join(from, `${name}.pdf`)));
    if (!raster) throw new Error(`${name} cannot be drawn`);
    const dpi = drawDpi(kind, chance);
    const pages = [];
    for (let number = 1; number <= raster.pages; number++) {
      const page = await raster.draw(number, { pointsPerInch: dpi, maxPixels: 9_000_000 });
      const spoiled = spoiledBy(kind, page, dpi, chance);
      const { picture, jpeg } = spoiled;
      pages.push({
        spoiled,
        picture: jpeg > 0 ? { ...picture, jpeg: await asJpeg(camera, picture, jpeg) } : picture,
      });
    }
    const { photo, bilevel } = pages[0]!.spoiled;
    const title = `${name}_${kind}`;
    const [only] = pages;
    if (photo && pages.length === 1 && 'jpeg' in only!.picture)
      writeFileSync(path.join(to, `${title}.jpg`), only!.picture.jpeg);
    else
      writeFileSync(
        path.join(to, `${title}.pdf`),
        pdfOfPictures(
          pages.map(({ picture }) => picture),
          dpi,
          bilevel,
        ),
      );
    writeFileSync(path.join(to, `${title}.json`), JSON.stringify({ ...truth, image_only: true }, null, 2));
  }
}
await browser.close();
