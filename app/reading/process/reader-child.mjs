/**
 * The guarded child: one process reads one document and ends. It is plain JavaScript that imports only packages, because it
 * runs as its own entry beside the built bundle. The parent (guarded-child.server.ts) sends one request and takes one
 * answer; a document that makes this process slow, fat or crash costs the document, never the worker.
 */
import { readFileSync } from 'node:fs';
import { startClock } from './reader-clock.mjs';
import { warmEngines } from './reader-ocr.mjs';
import { FIRST_LOOK_DPI, readAgain, readDocument, readRest, Refusal } from './reader-pages.mjs';
import { loadPdfjs } from './reader-pdfjs.mjs';
import { imageOfPage, openRaster } from './reader-raster.mjs';

/** The document once it has been read: a further look at its pages needs no second opening. */
let opened;
/** A request for a document has come. */
let asked = false;

process.on('message', (request) => {
  if (request.kind === 'prepare') return void prepare().catch(() => undefined);
  asked = true;
  if (!opened) startClock();
  answer(request)
    .then((value) => ({ ok: true, value }))
    .catch((error) => ({
      ok: false,
      code: codeOf(error),
      detail: String(error?.message ?? error).slice(0, 300),
    }))
    .then((message) => process.send(message));
});
process.once('disconnect', () => process.exit(0));

async function answer(request) {
  if (request.kind === 'read-rest') return (opened.answer = await readRest(opened));
  if (request.kind === 'read-again')
    return { ...opened.answer, pages: await readAgain(opened, request.rows ?? []) };
  const bytes = readFileSync(request.file);
  if (request.kind === 'page-image')
    return imageOfPage(bytes, request.page, request.pixels, request.quarters);
  opened = await readDocument(bytes, request);
  return opened.answer;
}

/** Two lines of print on a page of their own. */
const SAMPLE_PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 50]/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Contents 4 0 R>>endobj
4 0 obj<</Length 92>>stream
BT /F 10 Tf 10 30 Td (Pickup 07/13/2026 08:00 Delivery) Tj 0 -15 Td (Dallas, TX 75201) Tj ET
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`;

/** Loads what every document needs and lets the engines read a line, after which their code is compiled. */
async function prepare() {
  const [raster] = await Promise.all([openRaster(Buffer.from(SAMPLE_PDF)), loadPdfjs()]);
  // The document is there already: it may be text, which needs no engines.
  if (asked) return;
  await warmEngines(await raster.draw(1, { pointsPerInch: FIRST_LOOK_DPI, maxPixels: 1_000_000 }));
}

function codeOf(error) {
  if (error instanceof Refusal) return error.code;
  if (error?.name === 'PasswordException') return 'password';
  return 'unreadable';
}
