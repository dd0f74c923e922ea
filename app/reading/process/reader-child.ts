/**
 * The guarded child: one process reads one document and ends. It is an entry of its own beside the built program
 * (build/reader/reader-child.js). The parent (guarded-child.server.ts) sends one request and takes one
 * answer; a document that makes this process slow, fat or crash costs the document, never the worker.
 */
import { readFileSync } from 'node:fs';
import { startClock } from './reader-clock';
import { warmEngines } from './reader-ocr';
import { tellParent } from './reader-messages';
import {
  FIRST_LOOK_DPI,
  readAgain,
  readDocument,
  readRest,
  Refusal,
  type OpenedDocument,
} from './reader-pages';
import { loadPdfjs } from './reader-pdfjs';
import { asPdf } from './reader-photo';
import { imageOfPage, openRaster } from './reader-raster';
import type { DrawnPage, ReadAnswer, ReaderMessage, ReaderRefusal, ReaderRequest } from './reader-types';

/** The document once it has been read: a further look at its pages needs no second opening. */
let opened: OpenedDocument | undefined;
/** A request for a document has come. */
let asked = false;

process.on('message', (request: ReaderRequest) => {
  if (request.kind === 'prepare') return void prepare().catch(() => undefined);
  asked = true;
  if (!opened) startClock();
  void outcomeOf(request).then(tellParent);
});
process.once('disconnect', () => process.exit(0));

type Question = Exclude<ReaderRequest, { kind: 'prepare' }>;

async function outcomeOf(request: Question): Promise<ReaderMessage<ReadAnswer | DrawnPage>> {
  try {
    return { ok: true, value: await answer(request) };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ok: false, code: codeOf(error), detail: detail.slice(0, 300) };
  }
}

async function answer(request: Question): Promise<ReadAnswer | DrawnPage> {
  if (request.kind === 'read-rest' || request.kind === 'read-again') {
    if (!opened) throw new Error('a further pass over a document that was not read');
    if (request.kind === 'read-rest') return (opened.answer = await readRest(opened));
    return { ...opened.answer, pages: await readAgain(opened, request.rows) };
  }
  const bytes = await asPdf(readFileSync(request.file));
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
async function prepare(): Promise<void> {
  const [raster] = await Promise.all([openRaster(Buffer.from(SAMPLE_PDF)), loadPdfjs()]);
  // The document is there already: it may be text, which needs no engines.
  if (asked || !raster) return;
  await warmEngines(await raster.draw(1, { pointsPerInch: FIRST_LOOK_DPI, maxPixels: 1_000_000 }));
}

function codeOf(error: unknown): ReaderRefusal {
  if (error instanceof Refusal) return error.code;
  return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'unreadable';
}
