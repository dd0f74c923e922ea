import type { DrawnPage, ReadAnswer } from '~/reading/process/reader-types';
import { readFuelReceipt } from '~/reading/fuel-receipt';
import { readConfirmation } from '~/reading/read-confirmation';
import { readTwice, rowsInDoubt, wantsParagraphs, wantsSecondPass } from '~/reading/second-pass';
import { beginsLikePage } from '~/areas/documents/rules/upload-rules';
import { gazetteer } from './gazetteer.server';
import {
  askChild,
  CHILD_LIMITS,
  prepareChild,
  type ChildLimits,
  type ChildRequest,
} from './guarded-child.server';
import type { DocumentReader, PageImage, ReadOutcome, ReadPdf, ReadReceipt } from './port';
import { sweepLeftBehind, withFile } from './reading-folder.server';

const MAX_PAGES = 200;
const MAX_ITEMS = 200_000;
/** Recognizing takes about a second a page: stops are on the first pages. The child stops sooner where they are full of print. */
const MAX_SCANNED_PAGES = 8;
const SWEEP_EVERY_MS = 60 * 60_000;

export interface ReaderMeasure {
  residentBytes: number;
  milliseconds: number;
}

/** Reads rate confirmations and fuel receipts in a guarded child of their own each. */
export function pdfReader(
  limits: ChildLimits = CHILD_LIMITS,
  measured?: (measure: ReaderMeasure) => void,
): DocumentReader {
  let isHere = false;
  return {
    async read(bytes, today): Promise<ReadOutcome<ReadPdf>> {
      if (!beginsLikePage(bytes)) return notPdf;
      return withFile(bytes, async (file) => {
        let looked: ReadAnswer | undefined;
        let hasParagraphs = false;
        const first = await pagesOf(file, false, (value) => {
          if (looked) return undefined;
          const { confirmation } = confirmed(value, today);
          if (!hasParagraphs && wantsParagraphs(value.pages, confirmation)) {
            hasParagraphs = true;
            return { kind: 'read-rest', file };
          }
          if (!wantsSecondPass(value.pages, confirmation)) return undefined;
          looked = value;
          return { kind: 'read-again', file, rows: rowsInDoubt(value.pages, confirmation) };
        });
        if (!first.ok) return first;
        const value =
          looked && looked !== first.value
            ? { ...first.value, ...readTwice(looked.pages, first.value.pages, gazetteer(), today) }
            : confirmed(first.value, today);
        const pictured = first.value.pages.some((page) => page.source === 'text' && page.inkStrips >= 2);
        if (value.confirmation.stops.length >= 2 || !pictured) return { ok: true, value };
        // The text alone is no trip, and there is a picture: its words may complete it.
        const second = await pagesOf(file, true);
        if (!second.ok) return { ok: true, value };
        const again = confirmed(second.value, today);
        return {
          ok: true,
          value: again.confirmation.stops.length > value.confirmation.stops.length ? again : value,
        };
      });
    },
    async readReceipt(bytes, today): Promise<ReadOutcome<ReadReceipt>> {
      if (!beginsLikePage(bytes)) return notPdf;
      return withFile(bytes, async (file) => {
        let isWhole = false;
        // Terms of a contract may be left out; what looks like one on a receipt is its small print with the figures.
        const read = await pagesOf(file, false, (value) => {
          if (isWhole || !value.pages.some((page) => (page.unread?.length ?? 0) > 0)) return undefined;
          isWhole = true;
          return { kind: 'read-rest', file };
        });
        if (!read.ok) return read;
        const { pages } = read.value;
        return { ok: true, value: { pages, receipt: readFuelReceipt(pages, gazetteer(), today) } };
      });
    },
    readsHere() {
      if (isHere) return;
      isHere = true;
      void sweepLeftBehind();
      setInterval(() => void sweepLeftBehind(), SWEEP_EVERY_MS).unref();
    },
    prepare() {
      if (!isHere) return;
      prepareChild();
      setImmediate(gazetteer);
    },
    async drawPage(bytes, page, pixels, quarters = 0): Promise<ReadOutcome<PageImage>> {
      if (!beginsLikePage(bytes)) return notPdf;
      return withFile(bytes, async (file) => {
        const answer = await askChild<DrawnPage>(
          { kind: 'page-image', file, page, pixels, quarters },
          limits,
        );
        measured?.(answer);
        if (!answer.ok) return answer;
        return { ok: true, value: { ...answer.value, png: Buffer.from(answer.value.png, 'base64') } };
      });
    },
  };

  async function pagesOf(
    file: string,
    forceOcr: boolean,
    again?: (value: ReadAnswer) => ChildRequest | undefined,
  ) {
    const answer = await askChild<ReadAnswer>(
      {
        kind: 'read',
        file,
        maxPages: MAX_PAGES,
        maxItems: MAX_ITEMS,
        maxOcrPages: MAX_SCANNED_PAGES,
        forceOcr,
      },
      limits,
      again,
    );
    measured?.(answer);
    return answer;
  }
}

const notPdf = {
  ok: false,
  code: 'not-pdf',
  detail: 'neither a PDF nor a picture by its first bytes',
} as const;

const confirmed = (read: ReadAnswer, today: string): ReadPdf => ({
  ...read,
  confirmation: readConfirmation(read.pages, gazetteer(), today),
});
