import { PDFDocument, StandardFonts } from 'pdf-lib';
import { expect, it, vi } from 'vitest';
import { encodePng, openRaster } from '~/reading/process/reader-raster';
import { readDocument, readRest } from '~/reading/process/reader-pages';

// A machine on which everything has taken too long already.
vi.mock('~/reading/process/reader-clock', () => ({
  startClock: () => undefined,
  processorMilliseconds: () => 60_000,
}));

/** Scanned pages of nothing but paragraphs, which are left out at first. */
async function scanOf(openings: readonly string[]): Promise<Uint8Array> {
  const printed = await PDFDocument.create();
  const font = await printed.embedFont(StandardFonts.Helvetica);
  for (const opening of openings) {
    const page = printed.addPage([612, 792]);
    const clause =
      'paid within thirty days of receipt of the signed bill of lading, and everything else is as in our agreement of last year,';
    [opening, ...Array.from({ length: 9 }, () => clause)].forEach((text, line) =>
      page.drawText(text, { x: 50, y: 740 - line * 13.5, size: 9, font }),
    );
  }
  const raster = await openRaster(await printed.save());
  const scan = await PDFDocument.create();
  for (let number = 1; number <= openings.length; number += 1) {
    const png = encodePng(await raster!.draw(number, { pointsPerInch: 200, maxPixels: 9_000_000 }));
    scan.addPage([612, 792]).drawImage(await scan.embedPng(png), { x: 0, y: 0, width: 612, height: 792 });
  }
  return scan.save();
}

it('reads one page of a letter, however long the first look took, and no second one', async () => {
  const scan = await scanOf([
    'This confirms that you will pick up the freight at ACME Foods in Dallas, Texas, on the thirteenth of July, and that it is',
    'This confirms that you will deliver the freight to Big Box DC in Memphis, Tennessee, on the day that follows, and it is',
  ]);
  const opened = await readDocument(scan, {
    kind: 'read',
    file: '',
    maxPages: 9,
    maxItems: 9_000,
    maxOcrPages: 8,
    forceOcr: false,
  });
  expect(opened.answer.pages.map(({ source }) => source)).toEqual(['scan', 'text']);
  const { pages } = await readRest(opened);
  const words = pages.map(({ items }) => items.map(({ text }) => text).join(' '));
  expect(words[0]).toContain('Dallas');
  expect(words[1]).toBe('');
  expect(pages[0]?.unread).toEqual([]);
});
