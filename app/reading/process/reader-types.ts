import type { DocumentPage, PageItem } from '../page-items';

/** What the parts of the guarded child hand one another, and what it answers. */

/** Gray pixels, 255 is white. */
export interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Rows of pixels of a picture, or of points of a page, `to` not included. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

/** A word that was recognized, with how sure the reader is from 0 to 1. */
export type Word = PageItem & { readonly sure: number };

/** A run of text as the file gives it. */
export interface TextItem extends PageItem {
  /** The value of a field of a form. */
  readonly field: boolean | undefined;
  /** Its place on the page as it is drawn, before that was set upright; lengths in points, the angle in radians. */
  readonly raw: { readonly x: number; readonly y: number; readonly angle: number; readonly width: number };
}

/** The text of a page that was set upright, and how the page lies in the file. */
export interface PageText {
  readonly items: readonly TextItem[];
  readonly width: number;
  readonly height: number;
  /** Quarter turns anticlockwise that set the page upright, 0 to 3. */
  readonly quarter: number;
  readonly drawnWidth: number;
  readonly drawnHeight: number;
}

/** A page on its way to the parent. */
export type ReadPage = DocumentPage & { readonly quarters: number };

export interface ReadAnswer {
  readonly pages: readonly ReadPage[];
  /** What the file would like to run: recorded, never run. */
  readonly active: readonly string[];
}

export interface DrawnPage {
  /** Base64. */
  readonly png: string;
  readonly width: number;
  readonly height: number;
  readonly pages: number;
}

/** Rows of a page that a further look is for, in points from its upper edge. */
export interface AskedRows extends Rows {
  readonly page: number;
}

export interface ReadRequest {
  readonly kind: 'read';
  readonly file: string;
  readonly maxPages: number;
  readonly maxItems: number;
  readonly maxOcrPages: number;
  /** Recognize a picture beside text even where it is small. */
  readonly forceOcr: boolean;
}

/** What the parent asks. `read-rest` and `read-again` are about the document that was read before. */
export type ReaderRequest =
  | { readonly kind: 'prepare' }
  | ReadRequest
  | { readonly kind: 'read-rest'; readonly file: string }
  | { readonly kind: 'read-again'; readonly file: string; readonly rows: readonly AskedRows[] }
  | {
      readonly kind: 'page-image';
      readonly file: string;
      readonly page: number;
      readonly pixels: number;
      readonly quarters: number;
    };

/** Why the child does not read a document. */
export type ReaderRefusal = 'too-many-pages' | 'too-many-items' | 'password' | 'unreadable';

/** What the child is at: recognizing takes its time, and is no sign of a file that hurts. */
export type ReaderStage = 'opening' | 'recognizing';

export type ReaderMessage<T> =
  | { readonly stage: ReaderStage }
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: ReaderRefusal; readonly detail: string };
