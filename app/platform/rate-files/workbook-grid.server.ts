import { read, utils, type CellObject, type WorkSheet } from '@e965/xlsx';

/** The matrix has about 200 lines of 17 cells; a larger sheet is not one, and is not worth the memory. */
const MAX_LINES = 1000;
const MAX_COLUMNS = 60;

/**
 * The sheet of an Excel file (XLS, XLSX, or a page with a table) that holds the matrix, as text cells; every line has the same
 * width, since Excel does not store blank cells.
 * @throws Error when the file cannot be opened or no sheet has a gasoline column.
 */
export function workbookGrid(bytes: Uint8Array): string[][] {
  const workbook = read(bytes, {
    type: 'array',
    cellFormula: false,
    cellHTML: false,
    cellStyles: false,
    sheetRows: MAX_LINES,
  });
  for (const name of workbook.SheetNames) {
    const grid = sheetGrid(workbook.Sheets[name]!);
    if (grid.some((line) => line.some((cell) => /^gasoline$/i.test(cell.trim())))) return grid;
  }
  throw new Error('no sheet has the fuel types as its heading');
}

function sheetGrid(sheet: WorkSheet): string[][] {
  const area = sheet['!ref'];
  if (!area) return [];
  const { s: start, e: end } = utils.decode_range(area);
  const lastColumn = Math.min(end.c, start.c + MAX_COLUMNS);
  const lastRow = Math.min(end.r, start.r + MAX_LINES);
  const grid: string[][] = [];
  for (let row = start.r; row <= lastRow; row += 1) {
    const line: string[] = [];
    for (let column = start.c; column <= lastColumn; column += 1)
      line.push(cellText(sheet[utils.encode_cell({ r: row, c: column })] as CellObject | undefined));
    grid.push(line);
  }
  return grid;
}

/**
 * Numbers come as binary floats and their display format may hide decimals, so the value is taken, with the noise behind the
 * sixth decimal removed; a genuine fifth decimal stays and is refused later. A cell with an error in it is unreadable text.
 */
function cellText(cell: CellObject | undefined): string {
  if (!cell || cell.t === 'z') return '';
  if (cell.t === 'e') return `#${String(cell.w ?? 'ERROR')}`;
  if (cell.t === 'n' && typeof cell.v === 'number') return String(Number(cell.v.toFixed(6)));
  return String(cell.v ?? '');
}
