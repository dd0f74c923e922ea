/** The pages of a document, and the further looks at them. Used inside the guarded child only. */
import { cleaned, lieOf, quarterTurned, smoothed } from './reader-clean';
import { processorMilliseconds } from './reader-clock';
import { inkedStrips, overlaps, visibleItems } from './reader-ink';
import { leveled } from './reader-level';
import { activeContent, dayOfFile, openDocument } from './reader-pdfjs';
import { openRaster, type Raster } from './reader-raster';
import { recognizedUpright, recognizePage } from './reader-scan';
import { textOfPage } from './reader-text';
import type {
  AskedRows,
  PageText,
  Picture,
  ReadAnswer,
  ReaderRefusal,
  ReadPage,
  ReadRequest,
  Rows,
} from './reader-types';

/** Beside this folder of a page, text counts as scanned: a fax has a header line in text above the picture. */
const FEW_CHARACTERS = 40;
/** Strips of the page with ink but no text: more than this is a picture of text, less a logo or a signature. */
const PICTURE_STRIPS = 14;
/** Steps of gray that count as the edge of ink: beside text only clear print, on a page without any the faintest copy. */
const CLEAR_EDGE = 70;
const FAINT_EDGE = 22;
/** Pixels to the inch for the first pass over a scan, and for the second. */
export const FIRST_LOOK_DPI = 200;
const SECOND_LOOK_DPI = 300;
/** For single letters that may be there or not, and how many letters are single ones. */
const CLOSER_LOOK_DPI = 216;
const SMALL_TEXT = 2;
/** Rows of pixels over and under the strip of a second pass, so that no line of print is cut. */
const STRIP_MARGIN = 24;
/** Past the first one no page is recognized after this much processor time: what has been read by then is the answer. */
const RECOGNISE_PROCESSOR_MS = 9_000;
/** Nor is one looked at again after this much, or the paragraphs of a second one read. */
const READ_AGAIN_PROCESSOR_MS = 8_000;

/** A document that is not read, with the reason. */
export class Refusal extends Error {
  constructor(readonly code: ReaderRefusal) {
    super(code);
  }
}

/** What is opened for a document: `answer` is what has been read of it, the rest is for a further look. */
export interface OpenedDocument {
  readonly raster: Raster | null;
  /** The paragraphs of a page that were left out at first. */
  readonly paragraphs: ReadonlyMap<number, Picture>;
  answer: ReadAnswer;
}

export async function readDocument(bytes: Uint8Array, request: ReadRequest): Promise<OpenedDocument> {
  const document = await openDocument(bytes);
  if (document.numPages > request.maxPages) throw new Refusal('too-many-pages');
  const active = await activeContent(document);
  const madeOn = await dayOfFile(document);
  const raster = await openRaster(bytes);
  const pages: ReadPage[] = [];
  const paragraphs = new Map<number, Picture>();
  let items = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const read = await textOfPage(page);
    items += read.items.length;
    if (items > request.maxItems) throw new Refusal('too-many-items');
    pages.push(
      await finishPage({
        raster,
        number,
        read,
        request,
        paragraphs,
        scanned: pages.filter((p) => p.source !== 'text').length,
      }),
    );
    page.cleanup();
  }
  const dated = madeOn === undefined ? pages : pages.map((page) => ({ ...page, madeOn }));
  return { raster, paragraphs, answer: { pages: dated, active } };
}

/** The paragraphs that were left out at first, added to what has been read. */
export async function readRest({ paragraphs, answer }: OpenedDocument): Promise<ReadAnswer> {
  const pages: ReadPage[] = [];
  let isFirst = true;
  for (const page of answer.pages) {
    const left = paragraphs.get(page.number);
    // On a machine that is busy the first pass over a letter may have used all its time without a result.
    if (!left || (!isFirst && processorMilliseconds() > READ_AGAIN_PROCESSOR_MS)) {
      pages.push(page);
      continue;
    }
    isFirst = false;
    const words = await recognizePage(left, page.width, page.height);
    pages.push({ ...page, unread: [], items: [...page.items, ...words] });
  }
  return { ...answer, pages };
}

/**
 * The recognized pages once more, from finer pictures that are cleaned another way: only the rows that are asked for, all of
 * them where none are. Pages of text are as they were.
 */
export async function readAgain(
  { raster, answer }: OpenedDocument,
  rows: readonly AskedRows[],
): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const page of answer.pages) {
    const asked = rows.find((one) => one.page === page.number);
    if (
      !raster ||
      page.source === 'text' ||
      (rows.length > 0 && !asked) ||
      processorMilliseconds() > READ_AGAIN_PROCESSOR_MS
    ) {
      pages.push(page);
      continue;
    }
    const drawn = quarterTurned(
      await raster.draw(page.number, { pointsPerInch: SECOND_LOOK_DPI, maxPixels: 9_000_000 }),
      page.quarters,
    );
    const strip = stripOf(drawn, page, asked);
    const image = smoothed(strip.image);
    const words = await recognizePage(
      leveled(image, page.skew ?? lieOf(image).skew),
      page.width,
      page.height * (image.height / drawn.height),
    );
    const again = words
      .map((word) => ({
        ...word,
        x0: word.x0 + strip.right,
        x1: word.x1 + strip.right,
        y: word.y + strip.down,
      }))
      .filter((word) => !asked || isWithin(word, asked));
    const kept = page.items.filter((item) => item.sure === undefined || (asked && !isWithin(item, asked)));
    pages.push({
      ...page,
      items: [
        ...kept,
        ...again.filter((word) => !kept.some((item) => item.sure === undefined && overlaps(item, word))),
      ],
    });
  }
  return pages;
}

const isWithin = ({ y }: { readonly y: number }, { from, to }: Rows): boolean => y >= from && y < to;

/**
 * The rows of a drawn page that hold those of the level page, and how far words of the level strip stand from their place on
 * the level page: each was turned about its own middle.
 */
function stripOf(
  drawn: Picture,
  page: ReadPage,
  asked: Rows | undefined,
): { image: Picture; right: number; down: number } {
  if (!asked) return { image: drawn, right: 0, down: 0 };
  const scale = drawn.height / page.height;
  const skew = page.skew ?? 0;
  const lean = Math.abs(Math.sin(skew)) * (drawn.width / 2) + STRIP_MARGIN;
  const top = Math.max(0, Math.floor(asked.from * scale - lean));
  const bottom = Math.min(drawn.height, Math.ceil(asked.to * scale + lean));
  const image = {
    data: drawn.data.subarray(top * drawn.width, bottom * drawn.width),
    width: drawn.width,
    height: bottom - top,
  };
  const lower = (top + bottom - drawn.height) / 2 / scale;
  return { image, right: lower * Math.sin(skew), down: top / scale + lower * (Math.cos(skew) - 1) };
}

/** Text where there is text, recognized words where there is a picture of text, both on mixed pages. */
async function finishPage({
  raster,
  number,
  read,
  request,
  paragraphs,
  scanned,
}: {
  raster: Raster | null;
  number: number;
  read: PageText;
  request: ReadRequest;
  /** Takes what is left out of this page. */
  paragraphs: Map<number, Picture>;
  /** Pages that were recognized before this one. */
  scanned: number;
}): Promise<ReadPage> {
  const image = raster?.draw(number, { pointsPerInch: 72, maxPixels: 2_000_000 });
  const plain = new Set(image ? visibleItems(read, await image) : read.items);
  // The middle of a small "O" that is printed by itself is blank in so coarse a picture: a finer one shows whether it is there.
  const small = read.items.filter((item) => item.text.length <= SMALL_TEXT && !plain.has(item));
  const closer = new Set(
    raster && small.length > 0
      ? visibleItems(
          { ...read, items: small },
          await raster.draw(number, { pointsPerInch: CLOSER_LOOK_DPI, maxPixels: 4_500_000 }),
        )
      : [],
  );
  const items = read.items.filter((item) => plain.has(item) || closer.has(item));
  const characters = items.reduce((sum, item) => sum + item.text.replace(/\s/g, '').length, 0);
  const strips = image
    ? inkedStrips(read, items, await image, characters < FEW_CHARACTERS ? FAINT_EDGE : CLEAR_EDGE)
    : 0;
  const page: ReadPage = {
    number,
    width: read.width,
    height: read.height,
    source: 'text',
    items,
    inkStrips: strips,
    quarters: (4 - read.quarter) % 4,
  };
  const needsWords =
    characters < FEW_CHARACTERS ? strips > 1 : strips >= (request.forceOcr ? 2 : PICTURE_STRIPS);
  if (
    !raster ||
    !needsWords ||
    scanned >= request.maxOcrPages ||
    (scanned > 0 && processorMilliseconds() > RECOGNISE_PROCESSOR_MS)
  )
    return page;
  const drawn = cleaned(await raster.draw(number, { pointsPerInch: FIRST_LOOK_DPI, maxPixels: 9_000_000 }));
  if (characters < FEW_CHARACTERS) {
    const { words, quarters, skew, left } = await recognizedUpright(drawn, read.drawnWidth, read.drawnHeight);
    const turned = quarters % 2 === 1;
    const upright: ReadPage = {
      ...page,
      source: 'scan',
      quarters,
      skew,
      width: turned ? read.drawnHeight : read.drawnWidth,
      height: turned ? read.drawnWidth : read.drawnHeight,
    };
    const scale = upright.height / left.image.height;
    if (left.rows.length > 0) paragraphs.set(number, left.image);
    return {
      ...upright,
      ...(left.rows.length > 0
        ? { unread: left.rows.map(({ from, to }) => ({ from: from * scale, to: to * scale })) }
        : {}),
      items:
        quarters === 0
          ? [...items, ...words.filter((word) => !items.some((item) => overlaps(item, word)))]
          : words,
    };
  }
  const upright = quarterTurned(drawn, page.quarters);
  const words = await recognizePage(leveled(upright, lieOf(upright).skew), read.width, read.height);
  const added = words.filter((word) => !items.some((item) => overlaps(item, word)));
  return { ...page, source: added.length > 10 ? 'mixed' : 'text', items: [...items, ...added] };
}
