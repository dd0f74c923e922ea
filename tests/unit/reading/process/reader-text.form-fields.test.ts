import { PDFDocument, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';
import { pdfReader } from '~/platform/reader/pdf-reader.server';

it('reads what was typed into the fields of a form, where it is', { timeout: 60_000 }, async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const form = document.getForm();
  const rows: [string, string][] = [
    ['Pickup', 'Acme Mill'],
    ['', '400 Market St'],
    ['', 'Dallas, TX 75201'],
    ['Date:', '07/13/2026'],
    ['Delivery', 'Depot 7'],
    ['', '12 Side Rd'],
    ['', 'Memphis, TN 38103'],
    ['Date:', '07/15/2026'],
  ];
  rows.forEach(([key, value], index) => {
    const y = 700 - index * 28;
    page.drawText(key, { x: 60, y: y + 5, size: 11, font });
    const field = form.createTextField(`row${index}`);
    field.setText(value);
    field.addToPage(page, { x: 140, y, width: 220, height: 20, font });
  });
  const outcome = await pdfReader().read(await document.save(), '2026-07-20');
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
  expect(
    outcome.value.confirmation.stops.map(({ role, city, state, zip, date }) => [
      role,
      city,
      state,
      zip,
      date,
    ]),
  ).toEqual([
    ['pickup', 'Dallas', 'TX', '75201', '2026-07-13'],
    ['delivery', 'Memphis', 'TN', '38103', '2026-07-15'],
  ]);
  const field = outcome.value.pages[0]?.items.find(({ text }) => text === 'Acme Mill');
  expect(field).toMatchObject({ x0: expect.closeTo(140, -1) as number, y: expect.closeTo(87, -1) as number });
});

it('tells the day on which the file says that it was made', { timeout: 60_000 }, async () => {
  const document = await PDFDocument.create();
  document.addPage([612, 792]).drawText('Load 4471', { x: 60, y: 700, size: 11 });
  document.setCreationDate(new Date('2026-07-10T12:00:00Z'));
  const outcome = await pdfReader().read(await document.save(), '2026-07-20');
  expect(outcome.ok && outcome.value.pages[0]?.madeOn).toBe('2026-07-10');
});
