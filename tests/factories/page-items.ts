import type { DocumentPage } from '~/reading/page-items';

/** A page of text with its lines in one column. */
export function pageItemsOf(lines: readonly string[], number = 1): DocumentPage {
  const items = lines.flatMap((text, index) =>
    text === ''
      ? []
      : [{ text, x0: 40, x1: 40 + text.length * 5, y: 60 + index * 14, size: 10, font: 'f1', mono: false }],
  );
  return { number, width: 612, height: 792, source: 'text', items, inkStrips: 0 };
}
