/** One line of CSV that is read back by this program: cells exactly as they are, nothing guarded. */
export const csvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell)).join(',')}\n`;
