/** pdf.js without drawing and without running anything. Used inside the guarded child only. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** The document of the bytes; nothing of it is run. */
export async function openDocument(bytes) {
  const pdfjs = await loadPdfjs();
  const folder = path.dirname(require.resolve('pdfjs-dist/package.json'));
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
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

/** What the document would like to run: recorded for the person, never run. */
export async function activeContent(document) {
  const found = [];
  const note = async (name, promise) => {
    const value = await promise.catch(() => null);
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

export async function loadPdfjs() {
  Promise.withResolvers ??= function withResolvers() {
    let resolve, reject;
    const promise = new Promise((a, b) => ([resolve, reject] = [a, b]));
    return { promise, resolve, reject };
  };
  // Only drawing needs these, and drawing is done elsewhere: stand-ins spare a native canvas.
  globalThis.DOMMatrix ??= class DOMMatrix {};
  globalThis.Path2D ??= class Path2D {};
  globalThis.ImageData ??= class ImageData {};
  globalThis.navigator ??= { language: 'en-US', platform: '', userAgent: '' };
  const entry = require.resolve('pdfjs-dist/legacy/build/pdf.mjs');
  return import(pathToFileURL(entry).href);
}
