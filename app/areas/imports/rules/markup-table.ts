/**
 * Tables in markup: web pages that programs save under the name of a workbook (.xls), and workbooks in XML of 2003
 * (SpreadsheetML). One line for each row, of all tables one after the other.
 */
import { TableFileError } from '~/engine/text/table-file-error';

const NO_TABLE = 'This web page or XML file has no table with columns. Upload a CSV, XLSX or GPX file.';

/** Empty cells that a figure in the markup may ask for. */
const MOST_EMPTY = 300;
const OUT_OF_SIGHT = /<!--[\s\S]*?-->|<(script|style|head)\b[\s\S]*?<\/\1\s*>/gi;
const ROW = /<(?:ss:)?(?:tr|row)\b/i;
const CELL = /<(?:ss:)?(?:t[dh]|cell)\b/i;
/** What belongs to no cell any more. */
const END_OF_TABLE = /<\/(?:ss:)?table\s*>[\s\S]*$/i;
const NAMED: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** @throws TableFileError for markup without a table of several columns. */
export function markupTable(text: string): string[][] {
  const [, ...rows] = text.replace(OUT_OF_SIGHT, '').split(ROW);
  const table = rows.map((row) => cellsOf(row.replace(END_OF_TABLE, '')));
  if (!table.some((cells) => cells.filter((cell) => cell !== '').length > 1))
    throw new TableFileError(NO_TABLE);
  return table;
}

function cellsOf(row: string): string[] {
  const [, ...parts] = row.split(CELL);
  const cells: string[] = [];
  for (const part of parts) {
    const end = part.indexOf('>');
    const attributes = part.slice(0, Math.max(0, end));
    const [index, across, columns] = ['index', 'mergeacross', 'colspan'].map((name) =>
      figureOf(attributes, name),
    );
    // Of SpreadsheetML: cells before this one that are empty are left out.
    while (index && cells.length < Math.min(index - 1, MOST_EMPTY)) cells.push('');
    cells.push(textOf(part.slice(end + 1)));
    const more = Math.min(across ?? (columns ?? 1) - 1, MOST_EMPTY);
    for (let column = 0; column < more; column += 1) cells.push('');
  }
  return cells;
}

const figureOf = (attributes: string, name: string): number | undefined => {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*["']?(\\d{1,4})`, 'i').exec(attributes)?.[1];
  return found === undefined ? undefined : Number(found);
};

const textOf = (markup: string): string =>
  markup
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
      (whole, number?: string, hex?: string, name?: string) => {
        if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
        const code = number === undefined ? Number.parseInt(hex ?? '', 16) : Number(number);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      },
    )
    .replace(/\s+/g, ' ')
    .trim();
