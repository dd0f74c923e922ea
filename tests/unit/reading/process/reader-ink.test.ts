import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import { expect, it } from 'vitest';
import { pdfReader } from '~/platform/reader/pdf-reader.server';

/** Each letter a text of its own, as small capitals are printed: those beside it have another size. */
function letterByLetter(
  page: PDFPage,
  font: PDFFont,
  size: number,
  y: number,
  text: string,
  color = rgb(0, 0, 0),
): void {
  [...text].forEach((letter, at) =>
    page.drawText(letter, { x: 40 + at * 8.13, y, size: at % 2 === 0 ? size : size + 1, font, color }),
  );
}

async function read(
  draw: (page: PDFPage, font: PDFFont) => void,
  kind = StandardFonts.Helvetica,
): Promise<string> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const font = await document.embedFont(kind);
  page.drawText('A sheet of paper with enough print on it to be read as text', {
    x: 40,
    y: 760,
    size: 9,
    font,
  });
  draw(page, font);
  const outcome = await pdfReader().read(await document.save(), '2026-11-30');
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
  return outcome.value.pages[0]!.items.filter(({ y }) => y > 60)
    .map(({ text }) => text)
    .join('')
    .replaceAll(' ', '');
}

it.each([StandardFonts.Helvetica, StandardFonts.Courier, StandardFonts.TimesRoman])(
  'loses no letter and no figure of small print that is printed letter by letter: %s',
  { timeout: 60_000 },
  async (kind) => {
    const sizes = Array.from({ length: 24 }, (_, at) => 4.25 + at * 0.25);
    const said = 'OCDQG0123456789UIlLN';
    const text = await read(
      (page, font) => sizes.forEach((size, at) => letterByLetter(page, font, size, 700 - at * 20.3, said)),
      kind,
    );
    expect(text).toBe(said.repeat(sizes.length));
  },
);

it(
  'reads no letter that is white on white or under a black box, each printed by itself',
  { timeout: 60_000 },
  async () => {
    const text = await read((page, font) => {
      letterByLetter(page, font, 7, 700, 'OCDQG0123456789', rgb(1, 1, 1));
      letterByLetter(page, font, 7, 650, 'OCDQG0123456789');
      page.drawRectangle({ x: 39, y: 647, width: 15 * 8 + 2, height: 9, color: rgb(0, 0, 0) });
    });
    expect(text).toBe('');
  },
);
