/** A block of cells as spreadsheets put it on the clipboard. */

/** A column of ours, and the header names under which people have it. */
export interface NamedColumn {
  name: string;
  /** Header names, folded: lower case, letters only, one space between words. */
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
  const taken = new Set<string>();
  const found = row.map((text) => {
    const match = columns.find(({ name, headers }) => !taken.has(name) && headers.includes(folded(text)));
    if (match) taken.add(match.name);
    return match?.name ?? null;
  });
  return taken.size >= 2 ? found : null;
}
