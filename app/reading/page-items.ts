/** A run of text on a page as the reader found it. Lengths in points from the upper left corner of the upright page. */
export interface PageItem {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  /** The baseline. */
  readonly y: number;
  /** Font size, or its likeness for recognized text. */
  readonly size: number;
  readonly font: string;
  readonly mono: boolean;
  /** How sure the recognizer is, 0 to 1; absent for text of the file itself. */
  readonly sure?: number;
}

export interface DocumentPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** text: from the file; scan: recognized; mixed: both. */
  readonly source: 'text' | 'scan' | 'mixed';
  readonly items: readonly PageItem[];
  /** Quarter turns clockwise that set the page upright, 0 to 3. Width, height and items are those of the page so turned. */
  readonly quarters?: number;
  /** Radians by which the lines of the upright page fall to the right; it was turned level about its middle, and the items lie on the level page. */
  readonly skew?: number;
  /** Rows of the page, in points from its upper edge, that look like paragraphs of terms and were not recognized yet. */
  readonly unread?: readonly { readonly from: number; readonly to: number }[];
  /** Strips of the page with ink that no text explains: what recognizing could still add. */
  readonly inkStrips: number;
  /** Year-month-day on which the file says that it was made; absent where it does not. */
  readonly madeOn?: string;
}

/** A rectangle on a page, in points from its upper left corner. */
export interface PageBox {
  readonly page: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
