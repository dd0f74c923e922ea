import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { pdfReader } from '~/platform/reader/pdf-reader.server';
import { encodePng, openRaster } from '~/reading/process/reader-raster';

/** Pages of pictures through the guarded child and the recognizer: what is left out at first, and when it is read after all. */

interface Print {
  text: string;
  size: number;
}

/** A page of print, drawn and put into a PDF as a picture. */
async function scanOf(lines: readonly Print[]): Promise<Uint8Array> {
  const printed = await PDFDocument.create();
  const font = await printed.embedFont(StandardFonts.Helvetica);
  const page = printed.addPage([612, 792]);
  let y = 740;
  for (const { text, size } of lines) {
    page.drawText(text, { x: 50, y, size, font });
    y -= size * 1.5;
  }
  const raster = await openRaster(await printed.save());
  const png = encodePng(await raster!.draw(1, { pointsPerInch: 200, maxPixels: 9_000_000 }));
  const scan = await PDFDocument.create();
  scan.addPage([612, 792]).drawImage(await scan.embedPng(png), { x: 0, y: 0, width: 612, height: 792 });
  return scan.save();
}

const form = (lines: readonly string[]): Print[] => lines.map((text) => ({ text, size: 11 }));
const STOPS = [
  'Load # 88120',
  'Pickup',
  'ACME Foods',
  '100 Main St',
  'Dallas, TX 75201',
  'Date: 07/13/2026 08:00',
  'Delivery',
  'Big Box DC',
  '5 Center Ave',
  'Memphis, TN 38103',
  'Date: 07/14/2026 09:00',
  'Total: $1,850.00',
];
const CLAUSE =
  'Carrier shall hold harmless the broker and its customer from all claims that arise of the carriage of these goods, and shall keep its insurance in force at all times.';
const TERMS: Print[] = Array.from({ length: 8 }, (_, index) => ({
  text: `${index + 1}. ${CLAUSE}`.slice(0, 150),
  size: 7,
}));

const read = async (lines: readonly Print[]) => {
  const outcome = await pdfReader().read(await scanOf(lines), '2026-11-21');
  if (!outcome.ok) throw new Error(outcome.detail);
  const { confirmation, pages } = outcome.value;
  const words = pages.flatMap((page) => page.items.map((item) => item.text)).join(' ');
  return {
    stops: confirmation.stops.map(
      (stop) => `${stop.role} ${stop.city}, ${stop.state} ${stop.zip} ${stop.date ?? '-'}`,
    ),
    words,
    unread: pages.flatMap((page) => page.unread ?? []),
  };
};
const TRIP = ['pickup Dallas, TX 75201 2026-07-13', 'delivery Memphis, TN 38103 2026-07-14'];

describe('a scanned page', { timeout: 90_000 }, () => {
  it('is read without its terms where the stops are whole without them', async () => {
    const { stops, words, unread } = await read([...form(STOPS), ...TERMS]);
    expect(stops).toEqual(TRIP);
    expect(unread).toHaveLength(1);
    expect(words).toContain('88120');
    expect(words).not.toContain('harmless');
  });

  it('is read with its terms where a stop has no date without them', async () => {
    const { stops, words, unread } = await read([
      ...form(STOPS.filter((line) => !line.startsWith('Date: 07/14'))),
      ...TERMS,
    ]);
    expect(stops).toEqual([TRIP[0], 'delivery Memphis, TN 38103 -']);
    expect(unread).toEqual([]);
    expect(words).toContain('harmless');
  });

  it('gives the stops of a letter, which is nothing but paragraphs', async () => {
    const letter = [
      'This confirms that you will pick up the freight at ACME Foods, 100 Main St, Dallas, TX 75201 on 07/13/2026 at 08:00,',
      'and finally deliver to Big Box DC, 5 Center Ave, Memphis, TN 38103 on 07/14/2026 at 09:00. The agreed rate is',
      ...Array.from(
        { length: 8 },
        () =>
          'paid within thirty days of receipt of the signed bill of lading, and everything else is as in our agreement of last year,',
      ),
    ];
    expect((await read(letter.map((text) => ({ text, size: 9 })))).stops).toEqual(TRIP);
  });
});
