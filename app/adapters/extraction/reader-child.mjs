/**
 * The guarded child: one process reads one document and ends. It is plain JavaScript that imports only packages, because it
 * runs as its own entry beside the built bundle. The parent (guarded-child.server.ts) sends one request and takes one
 * answer; a document that makes this process slow, fat or crash costs the document, never the worker.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cleaned, lieOf, quarterTurned, smoothed } from './reader-clean.mjs';
import { leveled } from './reader-level.mjs';
import { onlyRows, paragraphsOf, withoutRows } from './reader-prose.mjs';
import { imageOfPage, openRaster } from './reader-raster.mjs';
import { recognizePage as recognize, warmEngines } from './reader-ocr.mjs';

const require = createRequire(import.meta.url);

/** Beside this folder of a page, text counts as scanned: a fax has a header line in text above the picture. */
const FEW_CHARACTERS = 40;
/** Strips of twelve points with ink but no text: more than this is a picture of text, less a logo or a signature. */
const PICTURE_STRIPS = 14;
const STRIP_POINTS = 12;
/** Steps of grey that count as the edge of ink: beside text only clear print, on a page without any the faintest copy. */
const CLEAR_EDGE = 70;
const FAINT_EDGE = 22;
/** Letters of a page that is upright are read with this certainty even from a bad fax. */
const SURE_OF_WAY_UP = 0.6;
/** Pixels to the inch for the first look at a scan, and for the second. */
const FIRST_LOOK_DPI = 200;
const SECOND_LOOK_DPI = 300;
/** Rows of pixels over and under the strip of a second look, so that no line of print is cut. */
const STRIP_MARGIN = 24;
/** No further page is recognised after this much processor time: what has been read by then is the answer. */
const RECOGNISE_PROCESSOR_MS = 9_000;
/** Nor is one looked at again after this much. */
const READ_AGAIN_PROCESSOR_MS = 8_000;

const processorMilliseconds = () => {
  const { user, system } = process.cpuUsage(prepared || undefined);
  return (user + system) / 1000;
};

class Refusal extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** The document once it has been read: a further look at its pages needs no second opening. */
let opened;
/** A request for a document has come. */
let asked = false;
/** Processor time that was spent before there was a document. */
let prepared = 0;

process.on('message', (request) => {
  if (request.kind === 'prepare') return void prepare().catch(() => undefined);
  asked = true;
  if (!opened) prepared = process.cpuUsage();
  answer(request)
    .then((value) => ({ ok: true, value }))
    .catch((error) => ({ ok: false, code: codeOf(error), detail: String(error?.message ?? error).slice(0, 300) }))
    .then((message) => process.send(message));
});
process.once('disconnect', () => process.exit(0));

async function answer(request) {
  if (request.kind === 'read-rest') return readRest(opened);
  if (request.kind === 'read-again') return { ...opened.answer, pages: await readAgain(opened, request.rows ?? []) };
  const bytes = readFileSync(request.file);
  if (request.kind === 'page-image') return imageOfPage(bytes, request.page, request.pixels, request.quarters);
  return readDocument(bytes, request);
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

async function readDocument(bytes, request) {
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
  const document = await task.promise;
  if (document.numPages > request.maxPages) throw new Refusal('too-many-pages');
  const active = await activeContent(document);
  const raster = await openRaster(bytes);
  const pages = [];
  const paragraphs = new Map();
  let items = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const read = await textOfPage(page);
    items += read.items.length;
    if (items > request.maxItems) throw new Refusal('too-many-items');
    pages.push(await finishPage({ raster, number, read, request, paragraphs, scanned: pages.filter((p) => p.source !== 'text').length }));
    page.cleanup();
  }
  opened = { raster, paragraphs, answer: { pages, active } };
  return opened.answer;
}

/** The paragraphs that were left out at first, added to what has been read. */
async function readRest({ paragraphs, answer }) {
  const pages = [];
  for (const page of answer.pages) {
    const left = paragraphs.get(page.number);
    if (!left || processorMilliseconds() > READ_AGAIN_PROCESSOR_MS) {
      pages.push(page);
      continue;
    }
    const words = await recognizePage(left, page.width, page.height);
    pages.push({ ...page, unread: [], items: [...page.items, ...words] });
  }
  opened.answer = { ...answer, pages };
  return opened.answer;
}

/**
 * The recognised pages once more, from finer pictures that are cleaned another way: only the rows that are asked for, all of
 * them where none are. Pages of text are as they were.
 */
async function readAgain({ raster, answer }, rows) {
  const pages = [];
  for (const page of answer.pages) {
    const asked = rows.find((one) => one.page === page.number);
    if (page.source === 'text' || (rows.length > 0 && !asked) || processorMilliseconds() > READ_AGAIN_PROCESSOR_MS) {
      pages.push(page);
      continue;
    }
    const drawn = quarterTurned(await raster.draw(page.number, { pointsPerInch: SECOND_LOOK_DPI, maxPixels: 9_000_000 }), page.quarters);
    const strip = stripOf(drawn, page, asked);
    const image = smoothed(strip.image);
    const words = await recognizePage(leveled(image, page.skew ?? lieOf(image).skew), page.width, page.height * (image.height / drawn.height));
    const again = words.map((word) => ({ ...word, x0: word.x0 + strip.right, x1: word.x1 + strip.right, y: word.y + strip.down })).filter((word) => !asked || isWithin(word, asked));
    const kept = page.items.filter((item) => item.sure === undefined || (asked && !isWithin(item, asked)));
    pages.push({ ...page, items: [...kept, ...again.filter((word) => !kept.some((item) => item.sure === undefined && overlaps(item, word)))] });
  }
  return pages;
}

const isWithin = ({ y }, { from, to }) => y >= from && y < to;

/**
 * The rows of a drawn page that hold those of the level page, and how far words of the level strip stand from their place on
 * the level page: each was turned about its own middle.
 */
function stripOf(drawn, page, asked) {
  if (!asked) return { image: drawn, right: 0, down: 0 };
  const scale = drawn.height / page.height;
  const skew = page.skew ?? 0;
  const lean = Math.abs(Math.sin(skew)) * (drawn.width / 2) + STRIP_MARGIN;
  const top = Math.max(0, Math.floor(asked.from * scale - lean));
  const bottom = Math.min(drawn.height, Math.ceil(asked.to * scale + lean));
  const image = { data: drawn.data.subarray(top * drawn.width, bottom * drawn.width), width: drawn.width, height: bottom - top };
  const lower = (top + bottom - drawn.height) / 2 / scale;
  return { image, right: lower * Math.sin(skew), down: top / scale + lower * (Math.cos(skew) - 1) };
}

/** Text where there is text, recognised words where there is a picture of text, both on mixed pages. */
async function finishPage({ raster, number, read, request, paragraphs, scanned }) {
  const image = raster?.draw(number, { pointsPerInch: 72, maxPixels: 2_000_000 });
  const items = image ? visibleItems(read, await image) : read.items;
  const characters = items.reduce((sum, item) => sum + item.text.replace(/\s/g, '').length, 0);
  const strips = image ? inkedStrips(read, items, await image, characters < FEW_CHARACTERS ? FAINT_EDGE : CLEAR_EDGE) : 0;
  const page = { number, width: read.width, height: read.height, source: 'text', items, inkStrips: strips, quarters: (4 - read.quarter) % 4 };
  const needsWords = characters < FEW_CHARACTERS ? strips > 1 : strips >= (request.forceOcr ? 2 : PICTURE_STRIPS);
  if (!raster || !needsWords || scanned >= request.maxOcrPages || processorMilliseconds() > RECOGNISE_PROCESSOR_MS) return page;
  const drawn = cleaned(await raster.draw(number, { pointsPerInch: FIRST_LOOK_DPI, maxPixels: 9_000_000 }));
  if (characters < FEW_CHARACTERS) {
    const { words, quarters, skew, left } = await recognizedUpright(drawn, read.drawnWidth, read.drawnHeight);
    const turned = quarters % 2 === 1;
    const upright = { ...page, source: 'scan', quarters, skew, width: turned ? read.drawnHeight : read.drawnWidth, height: turned ? read.drawnWidth : read.drawnHeight };
    const scale = upright.height / left.image.height;
    if (left.rows.length > 0) {
      paragraphs.set(number, left.image);
      upright.unread = left.rows.map(({ from, to }) => ({ from: from * scale, to: to * scale }));
    }
    return { ...upright, items: quarters === 0 ? [...items, ...words.filter((word) => !items.some((item) => overlaps(item, word)))] : words };
  }
  const upright = quarterTurned(drawn, page.quarters);
  const words = await recognizePage(leveled(upright, lieOf(upright).skew), read.width, read.height);
  const added = words.filter((word) => !items.some((item) => overlaps(item, word)));
  return { ...page, source: added.length > 10 ? 'mixed' : 'text', items: [...items, ...added] };
}

/** The words of a scanned page, less its paragraphs, however it lies on the glass: one that reads badly is tried the other way up. */
async function recognizedUpright(drawn, width, height) {
  const { onItsSide, skew } = lieOf(drawn);
  const first = onItsSide ? 1 : 0;
  const attempt = async (quarters) => {
    const upright = quarterTurned(drawn, quarters);
    const lean = quarters % 2 === first % 2 ? skew : lieOf(upright).skew;
    const level = leveled(upright, lean);
    const rows = paragraphsOf(level);
    const words = await recognizePage(withoutRows(level, rows), quarters % 2 ? height : width, quarters % 2 ? width : height);
    return { words, quarters, skew: lean, sure: surenessOf(words), left: { rows, image: onlyRows(level, rows) } };
  };
  const one = await attempt(first);
  if (one.sure > SURE_OF_WAY_UP) return one;
  const others = [];
  for (const quarters of [first + 2, first + 1, first + 3].map((quarters) => quarters % 4)) {
    const words = await recognizePage(leveled(sampleOf(quarterTurned(drawn, quarters)), quarters % 2 === first % 2 ? skew : 0), width, height);
    others.push({ quarters, sure: surenessOf(words) });
  }
  const best = others.sort((a, b) => b.sure - a.sure)[0];
  if (best.sure <= one.sure) return one;
  const other = await attempt(best.quarters);
  return other.sure > one.sure ? other : one;
}

/** The rows of a page with the most ink, an eighth of them. */
function sampleOf({ data, width, height }) {
  const rows = Math.floor(height / 8);
  let best = { top: 0, ink: -1 };
  for (let top = 0; top + rows <= height; top += rows >> 1) {
    let ink = 0;
    for (let at = top * width; at < (top + rows) * width; at += 3) if (data[at] < 128) ink++;
    if (ink > best.ink) best = { top, ink };
  }
  return { data: data.slice(best.top * width, (best.top + rows) * width), width, height: rows };
}

function surenessOf(words) {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, word) => sum + word.sure * word.text.length, 0) / letters;
}

/** Tells the parent what takes its time: recognising is long work, and no sign of a file that hurts. */
async function recognizePage(...page) {
  process.send({ stage: 'recognising' });
  const words = await recognize(...page);
  process.send({ stage: 'opening' });
  return words;
}

const overlaps = (item, word) => {
  const middleX = (word.x0 + word.x1) / 2;
  const middleY = word.y - word.size / 2;
  return middleX > item.x0 && middleX < item.x1 && middleY > item.y - item.size * 1.2 && middleY < item.y + item.size * 0.4;
};

/** Items in points from the upper left corner of the upright page; `y` is the baseline. */
async function textOfPage(page) {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent({ includeMarkedContent: false });
  const raw = [];
  for (const item of content.items) {
    if (typeof item.str !== 'string' || item.str.trim() === '') continue;
    const [a, b, c, d, e, f] = multiply(viewport.transform, item.transform);
    const size = Math.hypot(c, d) || Math.hypot(a, b);
    if (!Number.isFinite(size) || size <= 0) continue;
    const style = content.styles[item.fontName];
    raw.push({
      text: item.str,
      x: e,
      y: f,
      angle: Math.atan2(b, a),
      width: Math.abs(item.width) * (viewport.scale ?? 1),
      size,
      font: item.fontName,
      mono: style?.fontFamily === 'monospace',
    });
  }
  for (const field of await page.getAnnotations({ intent: 'display' }).catch(() => [])) {
    if (field.subtype !== 'Widget' || field.hidden || typeof field.fieldValue !== 'string' || !field.fieldValue.trim()) continue;
    if (field.fieldType !== 'Tx' && field.fieldType !== 'Ch') continue;
    const [x0, y0, x1, y1] = viewport.convertToViewportRectangle(field.rect);
    const height = Math.abs(y1 - y0);
    const lines = field.fieldValue.split(/\r\n|\r|\n/);
    const size = Math.min(11, (height / lines.length) * 0.75);
    lines.forEach((line, index) => {
      if (!line.trim()) return;
      const y = Math.min(y0, y1) + (height / lines.length) * (index + 1) - size * 0.3;
      const width = Math.min(Math.abs(x1 - x0), line.length * size * 0.5);
      raw.push({ text: line, x: Math.min(x0, x1), y, angle: 0, width, size, font: 'field', mono: false, field: true });
    });
  }
  return upright(raw, viewport.width, viewport.height);
}

const multiply = (m, n) => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** Turns the page so that most of its text runs to the right; text at other angles (watermarks, margins) is left out. */
function upright(raw, width, height) {
  const characters = [0, 0, 0, 0];
  const quarterOf = (item) => ((Math.round(item.angle / (Math.PI / 2)) % 4) + 4) % 4;
  for (const item of raw) characters[quarterOf(item)] += item.text.length;
  const quarter = characters.indexOf(Math.max(...characters));
  const turned = quarter % 2 === 1;
  const items = [];
  for (const item of raw) {
    if (Math.abs(item.angle - (quarter > 2 ? quarter - 4 : quarter) * (Math.PI / 2)) > 0.1 && quarterOf(item) !== quarter) continue;
    if (Math.abs(Math.sin(2 * item.angle)) > 0.2) continue;
    const { x, y } = place(item, quarter, width, height);
    items.push({
      text: item.text,
      x0: round(x),
      x1: round(x + item.width),
      y: round(y),
      size: round(item.size),
      font: item.font,
      mono: item.mono,
      field: item.field,
      raw: { x: item.x, y: item.y, angle: item.angle, width: item.width },
    });
  }
  return { items, width: turned ? height : width, height: turned ? width : height, quarter, drawnWidth: width, drawnHeight: height };
}

function place({ x, y }, quarter, width, height) {
  if (quarter === 1) return { x: y, y: width - x };
  if (quarter === 2) return { x: width - x, y: height - y };
  if (quarter === 3) return { x: height - y, y: x };
  return { x, y };
}

const round = (value) => Math.round(value * 100) / 100;

/** The box of an item on the page as it is drawn, in points. */
function drawnBox(item) {
  if (item.field) return { left: item.x0, right: item.x1, top: item.y - item.size, bottom: item.y };
  const { x, y, angle, width } = item.raw;
  const dx = Math.cos(angle) * width;
  const dy = Math.sin(angle) * width;
  const ux = Math.sin(angle) * item.size * 0.75;
  const uy = -Math.cos(angle) * item.size * 0.75;
  const xs = [x, x + dx, x + ux, x + dx + ux];
  const ys = [y, y + dy, y + uy, y + dy + uy];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Text that nobody can see (under a black box, white on white, outside of the page) is not read. */
function visibleItems(read, image) {
  const scaleX = image.width / read.drawnWidth;
  const scaleY = image.height / read.drawnHeight;
  return read.items
    .filter((item) => {
      if (item.field) return true;
      // The middle of the letters: an edge of the covering box may show at their rim.
      const box = drawnBox(item);
      const left = Math.max(0, Math.ceil(box.left * scaleX + 0.5));
      const right = Math.min(image.width, Math.max(left + 2, Math.floor(box.right * scaleX - 0.5)));
      const top = Math.max(0, Math.round(box.top * scaleY + 1));
      const bottom = Math.min(image.height, Math.max(top + 2, Math.round(box.bottom * scaleY - 0.5)));
      if (right <= left || bottom <= top) return false;
      let darkest = 255;
      let lightest = 0;
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const value = image.data[y * image.width + x];
          if (value < darkest) darkest = value;
          if (value > lightest) lightest = value;
        }
      }
      return lightest - darkest > 24;
    });
}

/** How many strips of the page show ink that no text item explains; ruled lines and filled areas do not count. */
function inkedStrips(read, items, image, edge) {
  const { width, height, data } = image;
  const covered = new Uint8Array(width * height);
  const scaleX = width / read.drawnWidth;
  const scaleY = height / read.drawnHeight;
  for (const item of items) {
    const box = drawnBox(item);
    const left = Math.max(0, Math.floor(box.left * scaleX) - 2);
    const right = Math.min(width, Math.ceil(box.right * scaleX) + 3);
    const top = Math.max(0, Math.floor(box.top * scaleY) - 3);
    const bottom = Math.min(height, Math.ceil(box.bottom * scaleY) + 4);
    for (let y = top; y < bottom; y++) covered.fill(1, y * width + left, y * width + right);
  }
  const rows = Math.max(1, Math.round(STRIP_POINTS * scaleY));
  let strips = 0;
  const edges = new Uint16Array(width);
  for (let top = 0; top < height; top += rows) {
    edges.fill(0);
    for (let y = top; y < Math.min(height, top + rows); y++) {
      for (let x = 1; x < width; x++) {
        const at = y * width + x;
        if (covered[at] || covered[at - 1]) continue;
        if (Math.abs(data[at] - data[at - 1]) > edge) edges[x]++;
      }
    }
    // A ruled line has its edge in every row of pixels at the same place; letters have theirs here and there.
    let changes = 0;
    for (let x = 1; x < width; x++) if (edges[x] <= rows * 0.55) changes += edges[x];
    if (changes > rows * 4) strips++;
  }
  return strips;
}

/** What the document would like to run: recorded for the person, never run. */
async function activeContent(document) {
  const found = [];
  const note = async (name, promise) => {
    const value = await promise.catch(() => null);
    const size = value instanceof Map ? value.size : value && typeof value === 'object' ? Object.keys(value).length : Number(Boolean(value));
    if (size > 0) found.push(name);
  };
  await note('script', document.hasJSActions());
  await note('attachment', document.getAttachments());
  if (document.isPureXfa) found.push('xfa');
  return found;
}

async function loadPdfjs() {
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
