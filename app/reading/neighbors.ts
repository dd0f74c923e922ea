import type { Cell, Line } from './cells';

const LINE_STEPS = 2.15;
/** Rows of a form with a key before each value are further apart than lines of text. */
const ROW_STEPS = 3.2;

/** The cell right above in the same column. */
export function cellAbove(cell: Cell, lines: readonly Line[]): Cell | undefined {
  return neighbor(cell, lines, -1);
}

export function cellBelow(cell: Cell, lines: readonly Line[]): Cell | undefined {
  return neighbor(cell, lines, 1);
}

/** The next value of a column of a table, whose rows are further apart than lines of text. */
export function cellBelowInTable(cell: Cell, lines: readonly Line[]): Cell | undefined {
  return neighbor(cell, lines, 1, ROW_STEPS);
}

/** The heading of a column of a table over its first value. */
export function cellAboveInTable(cell: Cell, lines: readonly Line[]): Cell | undefined {
  return neighbor(cell, lines, -1, ROW_STEPS);
}

/** The value over this one in a form with a key before each value: in the same column, or behind the key over its own key. */
export function valueAbove(cell: Cell, lines: readonly Line[]): { value: Cell; key: Cell } | undefined {
  const above = neighbor(cell, lines, -1, ROW_STEPS);
  if (above && above.index > 0 && isUnder(cell, above))
    return { value: above, key: above.line.cells[above.index - 1]! };
  const own = cell.line.cells[cell.index - 1];
  const key = own?.text.endsWith(':') ? neighbor(own, lines, -1, ROW_STEPS) : undefined;
  const value = key?.line.cells[key.index + 1];
  return own && key && value && isUnder(own, key) ? { value, key } : undefined;
}

const isUnder = (cell: Cell, above: Cell): boolean => Math.abs(above.x0 - cell.x0) < 1.5;

function neighbor(cell: Cell, lines: readonly Line[], step: 1 | -1, most = LINE_STEPS): Cell | undefined {
  const at = lines.indexOf(cell.line);
  for (let index = at + step; index >= 0 && index < lines.length; index += step) {
    const line = lines[index];
    if (!line) return undefined;
    const gap = Math.abs(line.flow - cell.flow);
    if (gap > most * Math.max(cell.size, line.size)) return undefined;
    const fits = line.cells.filter((other) => Math.abs(other.x0 - cell.x0) < Math.max(4, cell.size * 0.6));
    if (fits[0]) return fits[0];
    const over = line.cells.find((other) => other.x0 < cell.x1 && other.x1 > cell.x0);
    if (over) return over;
  }
  return undefined;
}
