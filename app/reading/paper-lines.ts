import { linesOf } from './cells';
import type { DocumentPage } from './page-items';
import type { PaperLine } from './reading';

const MOST_LINES = 800;
const LONGEST_CELL = 200;

/** The print of a document line by line, as it is kept beside its reading: so much as a person looks at. */
export function paperLinesOf(pages: readonly DocumentPage[]): PaperLine[] {
  return linesOf(pages)
    .slice(0, MOST_LINES)
    .map(({ page, cells }) => ({
      page,
      cells: cells.map((cell) => ({
        text: (cell.source?.text ?? cell.text).slice(0, LONGEST_CELL),
        x0: tenth(cell.source?.x0 ?? cell.x0),
        y0: tenth(cell.source?.y0 ?? cell.y - cell.size),
        x1: tenth(cell.source?.x1 ?? cell.x1),
        y1: tenth(cell.source?.y1 ?? cell.y + cell.size * 0.3),
      })),
    }));
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
