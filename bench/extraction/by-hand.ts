/**
 * npx tsx bench/extraction/by-hand.ts <folder> [--half seen|unseen] [--batch first|...|forty-fifth]
 *   Documents drawn by hand, each in a layout of its own, printed with their truth beside them: `npm run extraction:check -- <folder>`.
 *   Half of them were looked at while rules were mended, half were not.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '~/platform/pdf/find-chromium.server';
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import * as anyBroker from './any-broker-papers';
import { SEEN, UNSEEN, type ByHand } from './by-hand-papers';
import {
  FIRST_BATCH,
  SECOND_BATCH,
  THIRD_BATCH,
  FOURTH_BATCH,
  FIFTH_BATCH,
  SIXTH_BATCH,
} from './first-sight-papers';
import { NINTH_BATCH } from './ninth-papers';
import { ELEVENTH_BATCH } from './eleventh-papers';
import { TWELFTH_BATCH } from './twelfth-papers';
import { THIRTEENTH_BATCH } from './thirteenth-papers';
import { FOURTEENTH_BATCH } from './fourteenth-papers';
import { FIFTEENTH_BATCH } from './fifteenth-papers';
import { SIXTEENTH_BATCH } from './sixteenth-papers';
import { SEVENTEENTH_BATCH } from './seventeenth-papers';
import { EIGHTEENTH_BATCH } from './eighteenth-papers';
import { NINETEENTH_BATCH } from './nineteenth-papers';
import { TWENTIETH_BATCH } from './twentieth-papers';
import { TWENTY_FIRST_BATCH } from './twenty-first-papers';
import { TWENTY_SECOND_BATCH } from './twenty-second-papers';
import { TWENTY_THIRD_BATCH } from './twenty-third-papers';
import { TWENTY_FOURTH_BATCH } from './twenty-fourth-papers';
import { TWENTY_FIFTH_BATCH } from './twenty-fifth-papers';
import { TWENTY_SIXTH_BATCH } from './twenty-sixth-papers';
import { TWENTY_SEVENTH_BATCH } from './twenty-seventh-papers';
import { TWENTY_EIGHTH_BATCH } from './twenty-eighth-papers';
import { TWENTY_NINTH_BATCH } from './twenty-ninth-papers';
import { THIRTIETH_BATCH } from './thirtieth-papers';
import { THIRTY_FIRST_BATCH } from './thirty-first-papers';
import { THIRTY_SECOND_BATCH } from './thirty-second-papers';
import { THIRTY_THIRD_BATCH } from './thirty-third-papers';
import { THIRTY_FOURTH_BATCH } from './thirty-fourth-papers';
import { THIRTY_FIFTH_BATCH } from './thirty-fifth-papers';
import { THIRTY_SIXTH_BATCH } from './thirty-sixth-papers';
import { THIRTY_SEVENTH_BATCH } from './thirty-seventh-papers';
import { THIRTY_EIGHTH_BATCH } from './thirty-eighth-papers';
import { THIRTY_NINTH_BATCH } from './thirty-ninth-papers';
import { FORTIETH_BATCH } from './fortieth-papers';
import { FORTY_FIRST_BATCH } from './forty-first-papers';
import { FORTY_SECOND_BATCH } from './forty-second-papers';
import { FORTY_THIRD_BATCH } from './forty-third-papers';
import { FORTY_FOURTH_BATCH } from './forty-fourth-papers';
import { FORTY_FIFTH_BATCH } from './forty-fifth-papers';
import { TENTH_BATCH } from './tenth-papers';
import { EIGHTH_BATCH, SEVENTH_BATCH } from './strangers-papers';

const [folder, ...rest] = process.argv.slice(2);
if (!folder || folder.startsWith('--')) {
  console.error('usage: npx tsx bench/extraction/by-hand.ts <folder> [--half seen|unseen]');
  process.exit(2);
}
const half = rest.includes('--half') ? rest[rest.indexOf('--half') + 1] : undefined;
const BATCHES: Readonly<Record<string, Readonly<Record<string, ByHand>>>> = {
  first: FIRST_BATCH,
  second: SECOND_BATCH,
  third: THIRD_BATCH,
  fourth: FOURTH_BATCH,
  fifth: FIFTH_BATCH,
  sixth: SIXTH_BATCH,
  seventh: SEVENTH_BATCH,
  eighth: EIGHTH_BATCH,
  ninth: NINTH_BATCH,
  tenth: TENTH_BATCH,
  eleventh: ELEVENTH_BATCH,
  twelfth: TWELFTH_BATCH,
  thirteenth: THIRTEENTH_BATCH,
  fourteenth: FOURTEENTH_BATCH,
  fifteenth: FIFTEENTH_BATCH,
  sixteenth: SIXTEENTH_BATCH,
  seventeenth: SEVENTEENTH_BATCH,
  eighteenth: EIGHTEENTH_BATCH,
  nineteenth: NINETEENTH_BATCH,
  twentieth: TWENTIETH_BATCH,
  'twenty-first': TWENTY_FIRST_BATCH,
  'twenty-second': TWENTY_SECOND_BATCH,
  'twenty-third': TWENTY_THIRD_BATCH,
  'twenty-fourth': TWENTY_FOURTH_BATCH,
  'twenty-fifth': TWENTY_FIFTH_BATCH,
  'twenty-sixth': TWENTY_SIXTH_BATCH,
  'twenty-seventh': TWENTY_SEVENTH_BATCH,
  'twenty-eighth': TWENTY_EIGHTH_BATCH,
  'twenty-ninth': TWENTY_NINTH_BATCH,
  thirtieth: THIRTIETH_BATCH,
  'thirty-first': THIRTY_FIRST_BATCH,
  'thirty-second': THIRTY_SECOND_BATCH,
  'thirty-third': THIRTY_THIRD_BATCH,
  'thirty-fourth': THIRTY_FOURTH_BATCH,
  'thirty-fifth': THIRTY_FIFTH_BATCH,
  'thirty-sixth': THIRTY_SIXTH_BATCH,
  'thirty-seventh': THIRTY_SEVENTH_BATCH,
  'thirty-eighth': THIRTY_EIGHTH_BATCH,
  'thirty-ninth': THIRTY_NINTH_BATCH,
  fortieth: FORTIETH_BATCH,
  'forty-first': FORTY_FIRST_BATCH,
  'forty-second': FORTY_SECOND_BATCH,
  'forty-third': FORTY_THIRD_BATCH,
  'forty-fourth': FORTY_FOURTH_BATCH,
  'forty-fifth': FORTY_FIFTH_BATCH,
};
const batch = rest.includes('--batch') ? BATCHES[rest[rest.indexOf('--batch') + 1] ?? ''] : undefined;
const papers: Readonly<Record<string, ByHand>> = batch ?? {
  ...(half === 'unseen'
    ? {}
    : {
        ...SEEN,
        ...anyBroker.SEEN,
        ...FIRST_BATCH,
        ...SECOND_BATCH,
        ...THIRD_BATCH,
        ...FOURTH_BATCH,
        ...FIFTH_BATCH,
        ...SIXTH_BATCH,
        ...SEVENTH_BATCH,
        ...EIGHTH_BATCH,
        ...NINTH_BATCH,
        ...TENTH_BATCH,
        ...ELEVENTH_BATCH,
        ...TWELFTH_BATCH,
        ...THIRTEENTH_BATCH,
        ...FOURTEENTH_BATCH,
        ...FIFTEENTH_BATCH,
        ...SIXTEENTH_BATCH,
        ...SEVENTEENTH_BATCH,
        ...EIGHTEENTH_BATCH,
        ...NINETEENTH_BATCH,
        ...TWENTIETH_BATCH,
        ...TWENTY_FIRST_BATCH,
        ...TWENTY_SECOND_BATCH,
        ...TWENTY_THIRD_BATCH,
        ...TWENTY_FOURTH_BATCH,
        ...TWENTY_FIFTH_BATCH,
        ...TWENTY_SIXTH_BATCH,
        ...TWENTY_SEVENTH_BATCH,
        ...TWENTY_EIGHTH_BATCH,
        ...TWENTY_NINTH_BATCH,
        ...THIRTIETH_BATCH,
        ...THIRTY_FIRST_BATCH,
        ...THIRTY_SECOND_BATCH,
        ...THIRTY_THIRD_BATCH,
        ...THIRTY_FOURTH_BATCH,
        ...THIRTY_FIFTH_BATCH,
        ...THIRTY_SIXTH_BATCH,
        ...THIRTY_SEVENTH_BATCH,
        ...THIRTY_EIGHTH_BATCH,
        ...THIRTY_NINTH_BATCH,
        ...FORTIETH_BATCH,
        ...FORTY_FIRST_BATCH,
        ...FORTY_SECOND_BATCH,
        ...FORTY_THIRD_BATCH,
        ...FORTY_FOURTH_BATCH,
        ...FORTY_FIFTH_BATCH,
      }),
  ...(half === 'seen' ? {} : { ...UNSEEN, ...anyBroker.UNSEEN }),
};
mkdirSync(folder, { recursive: true });
const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  env: { ...(process.env as Record<string, string>), ...found.env },
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const STYLE =
  '<!doctype html><meta charset="utf-8"><style>body{font:11px/1.35 "DejaVu Sans",sans-serif;margin:0} pre{font:10px/1.3 "DejaVu Sans Mono",monospace;margin:0} table{border-collapse:collapse;margin:6px 0} td,th{padding:3px 10px 3px 3px;text-align:left;vertical-align:top} .g td,.g th{border:1px solid #555} .w{width:100%} h1{font-size:17px;margin:3px 0} h2{font-size:14px;margin:6px 0} h3{font-size:12px;margin:8px 0 2px} p{margin:4px 0} .two{display:flex} .two>*{width:50%} .right{text-align:right}';
for (const [name, paper] of Object.entries(papers)) {
  const { stops, load, rate, details } = paper;
  writeFileSync(
    path.join(folder, `${name}.pdf`),
    paper.drawn ? await drawnPdf(paper.drawn) : await printedPdf(paper),
  );
  const truth = {
    details,
    load_number: load,
    rate_cents: rate,
    stops: stops.map((line, index) => {
      const match = /^([PD]) (.+), ([A-Z]{2})(?: (\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d))? (\d{4}-\d\d-\d\d|-)$/.exec(
        line,
      );
      if (!match) throw new Error(`${name}: ${line}`);
      const [, role, city, state, zip = null, date] = match;
      return {
        seq: index + 1,
        role: role === 'P' ? 'pickup' : 'delivery',
        city,
        state,
        zip,
        date: date === '-' ? null : date,
      };
    }),
  };
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(truth, null, 2));
}
await browser.close();

async function printedPdf({ html = '', css = '', page: sheet = {} }: ByHand): Promise<Uint8Array> {
  await page.setContent(`${STYLE}${css}</style><body>${html}`);
  return page.pdf({
    ...(sheet.width === undefined ? { format: 'Letter' } : {}),
    margin: { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' },
    printBackground: true,
    ...sheet,
  });
}

/** Texts one by one where they are wanted, in whatever order; a page shown on its side has them turned. */
async function drawnPdf({
  width,
  height,
  rotate = 0,
  mono = false,
  pages,
}: NonNullable<ByHand['drawn']>): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(mono ? StandardFonts.Courier : StandardFonts.Helvetica);
  for (const texts of pages) {
    const sheet = pdf.addPage([width, height]);
    sheet.setRotation(degrees(rotate));
    for (const [x, y, size, text] of texts) {
      const place = rotate === 90 ? { x: y, y: x, rotate: degrees(90) } : { x, y: height - y };
      sheet.drawText(text, { ...place, size, font });
    }
  }
  return pdf.save();
}
