import type { Cell, Line } from './cells';

const LINE_STEPS = 2.15;

/** The cell right above in the same column. */
export function cellAbove(cell: Cell, lines: readonly Line[]): Cell | undefined {
  return neighbour(cell, lines, -1);
}

export function cellBelow(cell: Cell, lines: readonly Line[]): Cell | undefined {
  return neighbour(cell, lines, 1);
}

function neighbour(cell: Cell, lines: readonly Line[], step: 1 | -1): Cell | undefined {
  const at = lines.indexOf(cell.line);
  for (let index = at + step; index >= 0 && index < lines.length; index += step) {
    const line = lines[index];
    if (!line) return undefined;
    const gap = Math.abs(line.flow - cell.flow);
    if (gap > LINE_STEPS * Math.max(cell.size, line.size)) return undefined;
    const fits = line.cells.filter((other) => Math.abs(other.x0 - cell.x0) < Math.max(4, cell.size * 0.6));
    if (fits[0]) return fits[0];
    const over = line.cells.find((other) => other.x0 < cell.x1 && other.x1 > cell.x0);
    if (over) return over;
  }
  return undefined;
}
