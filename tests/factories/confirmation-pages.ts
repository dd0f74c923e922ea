import { gazetteer } from '~/platform/reader/gazetteer.server';
import { linesOf, type Cell, type Line } from '~/reading/cells';
import type { DocumentPage, PageItem } from '~/reading/page-items';
import { readConfirmation } from '~/reading/read-confirmation';
import type { ReadConfirmation } from '~/reading/reading';

/** Pages of rate confirmations, laid out by hand: lengths in points, print of nine points whose letters are 4.6 wide. */

export const TODAY = '2026-11-21';
/** Loaded before the first test, whose time it is not. */
const PLACES = gazetteer();

/** Text at a place. */
export const at = (x: number, y: number, text: string, more: Partial<PageItem> = {}): PageItem => ({
  text,
  x0: x,
  x1: x + text.length * 4.6,
  y,
  size: 9,
  font: 'f',
  mono: false,
  ...more,
});

/** Recognized words from a left edge; "Dallas~30" was recognized with a certainty of 30 per cent, others with 95. */
export const recognized = (x: number, y: number, text: string): PageItem[] => {
  let left = x;
  return text.split(' ').map((word): PageItem => {
    const [print = '', sure = '95'] = word.split('~');
    const item = at(left, y, print, { font: 'scan', sure: Number(sure) / 100 });
    left = item.x1 + 4;
    return item;
  });
};

/** Lines under each other, twelve points apart; '' leaves one out. */
export const column = (lines: readonly string[], x = 40, top = 100): PageItem[] =>
  lines.flatMap((text, index) => (text === '' ? [] : [at(x, top + index * 12, text)]));
export const scannedColumn = (lines: readonly string[], x = 40, top = 100): PageItem[] =>
  lines.flatMap((text, index) => (text === '' ? [] : recognized(x, top + index * 12, text)));

/** Cells of one line, each at its own left edge. */
export const row = (y: number, cells: readonly (readonly [x: number, text: string])[]): PageItem[] =>
  cells.map(([x, text]) => at(x, y, text));

export const pageOf = (items: readonly PageItem[], number = 1): DocumentPage => ({
  number,
  width: 612,
  height: 792,
  source: items.some((item) => item.sure !== undefined) ? 'scan' : 'text',
  items,
  inkStrips: 0,
});

export const linesOfItems = (...pages: (readonly PageItem[])[]): Line[] =>
  linesOf(pages.map((items, index) => pageOf(items, index + 1)));

/** The only cell of a line with this text. */
export function cellOf(text: string, { sure, ...more }: Partial<PageItem> = {}): Cell {
  const items =
    sure === undefined
      ? [at(40, 100, text, more)]
      : recognized(40, 100, text).map((item) => ({ ...item, sure, ...more }));
  return linesOfItems(items)[0]!.cells[0]!;
}

export const readItems = (...pages: (readonly PageItem[])[]): ReadConfirmation =>
  readConfirmation(
    pages.map((items, index) => pageOf(items, index + 1)),
    PLACES,
    TODAY,
  );

/** "pickup Dallas, TX 75201 2026-07-13" of each stop. */
export const stopsInShort = ({ stops }: ReadConfirmation): string[] =>
  stops.map((stop) => `${stop.role} ${stop.city}, ${stop.state} ${stop.zip} ${stop.date ?? '-'}`);
export const flagCodes = ({ flags }: ReadConfirmation): string[] => flags.map((flag) => flag.code);

export const PICKUP = [
  'Pickup',
  'ACME Foods',
  '100 Main St',
  'Dallas, TX 75201',
  'Date: 07/13/2026 08:00',
] as const;
export const DELIVERY = [
  'Delivery',
  'Big Box DC',
  '5 Center Ave',
  'Memphis, TN 38103',
  'Date: 07/14/2026',
] as const;
/** What PICKUP over DELIVERY reads as. */
export const TRIP = ['pickup Dallas, TX 75201 2026-07-13', 'delivery Memphis, TN 38103 2026-07-14'] as const;
