/** A block of cells as spreadsheets put it on the clipboard. */

/** A column of ours, and the header names under which people have it. */
export interface NamedColumn {
  name: string;
  /** Header names, folded: lower case, letters only, one space between words; the ones that say it best first. */
  headers: readonly string[];
}

/** Fewer would split the places of one column: "Tulsa, OK". */
const LEAST_CSV_COLUMNS = 3;

/**
 * The cells of a pasted text, by rows; null where it is one value, which the field takes as it is. Tabs part cells; without
 * any, commas do where every line has the same number of at least three. Cells in double quotes may hold line ends.
 */
export function parsePastedBlock(text: string): string[][] | null {
  const clean = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (clean.includes('\t')) return cellsOf(clean, '\t');
  if (!clean.includes('\n')) return null;
  const commas = cellsOf(clean, ',');
  const width = commas[0]?.length ?? 0;
  return width >= LEAST_CSV_COLUMNS && commas.every((row) => row.length === width)
    ? commas
    : cellsOf(clean, '\t');
}

function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  const cell = (): string => {
    if (text[at] === '"') {
      const quoted = /^"((?:[^"]|"")*)"/.exec(text.slice(at));
      const after = text[at + (quoted?.[0].length ?? 0)];
      if (quoted && (after === undefined || after === separator || after === '\n')) {
        at += quoted[0].length;
        return (quoted[1] ?? '').replace(/""/g, '"');
      }
    }
    const start = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
    return text.slice(start, at);
  };
  for (;;) {
    rows[rows.length - 1]?.push(cell().replace(/\s+/g, ' ').trim());
    if (at >= text.length) return rows;
    if (text[at] === '\n') rows.push([]);
    at += 1;
  }
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/**
 * What the columns of a block are, where its first row is a header: the name of ours for each, null for one that we do not
 * have. Null where the row is no header: fewer than two of its cells are names of columns, or any holds a digit.
 */
export function columnsOfHeader(
  row: readonly string[],
  columns: readonly NamedColumn[],
): (string | null)[] | null {
  if (row.some((text) => /\d/.test(text))) return null;
  const texts = row.map(folded);
  const found: (string | null)[] = row.map(() => null);
  // "Location" is the city only where no column is called City.
  for (const { name, headers } of columns) {
    const places = headers.map((header) => texts.findIndex((text, at) => text === header && !found[at]));
    const at = places.find((place) => place >= 0);
    if (at !== undefined) found[at] = name;
  }
  return found.filter((name) => name !== null).length >= 2 ? found : null;
}

/** A title and empty lines precede the header of many spreadsheets; more than these are data. */
const MOST_LINES_ABOVE = 4;

/** The header of a block and the rows below it; no header, and all rows, where there is none. */
export function headerAndRows(
  block: readonly string[][],
  columns: readonly NamedColumn[],
): { header: (string | null)[] | null; heading: string[] | null; rows: string[][] } {
  const filled = block.filter((row) => row.some((cell) => cell !== ''));
  const isTitle = (row: readonly string[]) => row.filter((cell) => cell !== '').length === 1;
  for (const [at, row] of filled.slice(0, MOST_LINES_ABOVE + 1).entries()) {
    const header = columnsOfHeader(row, columns);
    if (header) return { header, heading: row, rows: filled.slice(at + 1) };
    if (!isTitle(row)) break;
  }
  return { header: null, heading: null, rows: filled };
}
