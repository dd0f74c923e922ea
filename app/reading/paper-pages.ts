import type { DocumentPage } from './page-items';
import type { PaperCell, PaperLine } from './reading';

/** Pages with the kept print of a paper: a run of text for each cell. */
export function pagesOfPrint(lines: readonly PaperLine[], width: number): DocumentPage[] {
  const numbers = [...new Set(lines.map(({ page }) => page))];
  return numbers.map((number) =>
    pageOfCells(
      lines.filter(({ page }) => page === number).flatMap(({ cells }) => cells),
      number,
      width,
    ),
  );
}

const BELOW_BASELINE = 0.23;
const LINE_HEIGHT = 1.3;

/** A page with these cells of a kept print, each a run of text. */
export const pageOfCells = (cells: readonly PaperCell[], number = 1, width = 612): DocumentPage => ({
  number,
  width,
  height: Math.max(792, ...cells.map(({ y1 }) => y1)),
  source: 'text',
  inkStrips: 0,
  items: cells.map(({ text, x0, x1, y0, y1 }) => ({
    text,
    x0,
    x1,
    y: y1 - (y1 - y0) * BELOW_BASELINE,
    size: (y1 - y0) / LINE_HEIGHT,
    font: '',
    mono: false,
  })),
});
