/** pdf.js without drawing and without running anything. Used inside the guarded child only. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Pdfjs from 'pdfjs-dist';

const require = createRequire(import.meta.url);

/** The document of the bytes; nothing of it is run. */
export async function openDocument(bytes: Uint8Array): Promise<Pdfjs.PDFDocumentProxy> {
  const pdfjs = await loadPdfjs();
  const folder = path.dirname(require.resolve('pdfjs-dist/package.json'));
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: 0,
    cMapUrl: `${folder}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    wasmUrl: `${folder}/wasm/`,
  });
  return task.promise;
}

/** The day on which the file says that it was made, "D:20261130161200-06'00'"; undefined where it does not. */
export async function dayOfFile(document: Pdfjs.PDFDocumentProxy): Promise<string | undefined> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const made = 'CreationDate' in info ? String(info.CreationDate) : '';
  const match = /^D:(\d{4})(\d{2})(\d{2})/.exec(made);
  const day = match?.slice(1).join('-');
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** What the document would like to run: recorded for the person, never run. */
export async function activeContent(document: Pdfjs.PDFDocumentProxy): Promise<string[]> {
  const found: string[] = [];
  const note = async (name: string, promise: Promise<unknown>): Promise<void> => {
    const value: unknown = await promise.catch(() => null);
    const size =
      value instanceof Map
        ? value.size
        : value && typeof value === 'object'
          ? Object.keys(value).length
          : Number(Boolean(value));
    if (size > 0) found.push(name);
  };
  await note('script', document.hasJSActions());
  await note('attachment', document.getAttachments());
  if (document.isPureXfa) found.push('xfa');
  return found;
}

export async function loadPdfjs(): Promise<typeof Pdfjs> {
  standIn(Promise, 'withResolvers', function withResolvers() {
    let settle: unknown[] = [];
    const promise = new Promise((...both) => (settle = both));
    return { promise, resolve: settle[0], reject: settle[1] };
  });
  // Only drawing needs these, and drawing is done elsewhere: stand-ins spare a native canvas.
  standIn(globalThis, 'DOMMatrix', class DOMMatrix {});
  standIn(globalThis, 'Path2D', class Path2D {});
  standIn(globalThis, 'ImageData', class ImageData {});
  standIn(globalThis, 'navigator', { language: 'en-US', platform: '', userAgent: '' });
  const entry = require.resolve('pdfjs-dist/legacy/build/pdf.mjs');
  return (await import(pathToFileURL(entry).href)) as typeof Pdfjs;
}

/** Gives `owner` what Node may not have. */
function standIn(owner: object, name: string, value: unknown): void {
  const known = owner as Record<string, unknown>;
  known[name] ??= value;
}
