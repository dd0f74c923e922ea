import type { Cell } from './cells';
import type { Evidence } from './reading';

/**
 * The place of cells on their page, in points, with their words.
 * @param cells what to show on the page, at least one and all of one page
 * @param read all that was read, as far as it is on other pages too
 */
export function evidenceOf(cells: readonly Cell[], read: readonly Cell[] = cells): Evidence {
  const boxes = cells.map(
    (cell) =>
      cell.source ?? { x0: cell.x0, x1: cell.x1, y0: cell.y - cell.size, y1: cell.y + cell.size * 0.3 },
  );
  return {
    page: cells[0]!.page,
    x0: Math.min(...boxes.map((box) => box.x0)),
    y0: Math.min(...boxes.map((box) => box.y0)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    y1: Math.max(...boxes.map((box) => box.y1)),
    text: read
      .map((cell) => cell.source?.text ?? cell.text)
      .join(' / ')
      .slice(0, 300),
  };
}
