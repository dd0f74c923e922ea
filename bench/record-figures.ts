import { format } from 'prettier';

/** A row of a written table: name of the measurement, what was measured, figure, bar, whether it held. */
export interface FigureRow {
  name: string;
  what: string;
  figure: string;
  bar: string;
  verdict: string;
}

const BEGIN = '<!-- npm run bench -->';
const END = '<!-- end of npm run bench -->';

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows between the two marks of a page, with or without the padding that Prettier adds. */
export function readRows(page: string): FigureRow[] {
  const table = page.split(BEGIN)[1]?.split(END)[0] ?? '';
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
    .filter(([name = '', what]) => what !== 'what' && !name.startsWith('-'))
    .map(([name = '', what = '', figure = '', bar = '', verdict = '']) => ({
      name,
      what,
      figure,
      bar,
      verdict,
    }));
}

/**
 * The page with these rows between its two marks, in Prettier's form.
 *
 * @param heading one line above the table, such as the machine and the time; empty for none
 */
export async function writeRows(page: string, rows: readonly FigureRow[], heading: string): Promise<string> {
  const [before, rest = ''] = page.split(BEGIN);
  const after = rest.split(END)[1] ?? '';
  const table = [
    '| measurement | what | figure | bar | |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ name, what, figure, bar, verdict }) => `| ${name} | ${what} | ${figure} | ${bar} | ${verdict} |`,
    ),
  ].join('\n');
  return format(`${before}${BEGIN}\n\n${heading}\n\n${table}\n\n${END}${after}`, {
    parser: 'markdown',
    printWidth: 110,
    singleQuote: true,
  });
}

/**
 * The rows of a run in the place of those of an earlier one; what was not measured this time keeps its rows.
 *
 * @param order the names of all measurements, in the order of the table
 */
export const mergeRows = (
  earlier: readonly FigureRow[],
  measured: ReadonlyMap<string, readonly FigureRow[]>,
  order: readonly string[],
): FigureRow[] => order.flatMap((name) => measured.get(name) ?? earlier.filter((row) => row.name === name));

/** What the README shows of docs/measured.md. */
export const HEADLINES: readonly (readonly [name: string, what: string])[] = [
  ['roads', 'kernel, over 2,000 miles'],
  ['roads', 'A* over 2,000 miles, without shape or split'],
  ['calculator', '"Calculate" to the miles shown: two pages, job and worker'],
  ['reports', 'report, whole fleet, just changed'],
  ['reports', 'PDF of 62 pages'],
  ['imports', 'import of 50,000 lines: fuel, CSV'],
  ['extraction', 'rate confirmations of seed 2026, text'],
  ['pages', 'front page against a bare Remix page'],
  ['slow-line', 'trips and fuel, scripts on, first visit'],
];

export const headlinesOf = (rows: readonly FigureRow[]): FigureRow[] =>
  HEADLINES.flatMap(([name, what]) => rows.filter((row) => row.name === name && row.what === what));
