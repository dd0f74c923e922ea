import type { Cell, Line, Word } from './cells';

/**
 * Print of fixed width draws a rule of dashes under the head of each column, "--- --- --------". Its columns may be a single space apart:
 * head and rows are cut where a word begins under the rule of the next column.
 */
export function withRuledColumns(lines: readonly Line[]): readonly Line[] {
  const cut = new Map<Line, readonly number[]>();
  const rules = new Set(lines.filter(isRule));
  for (const rule of rules) {
    const edges = wordsOf(rule).map(({ x0 }) => x0);
    const at = lines.indexOf(rule);
    const head = lines[at - 1];
    if (head && isNear(head, rule)) cut.set(head, edges);
    for (let row = at + 1; row < lines.length && isNear(lines[row - 1]!, lines[row]!); row++)
      if (!rules.has(lines[row]!)) cut.set(lines[row]!, edges);
  }
  return cut.size === 0
    ? lines
    : lines.flatMap((line) => (rules.has(line) ? [] : [cut.has(line) ? cutAt(line, cut.get(line)!) : line]));
}

const LEAST_COLUMNS = 3;
/** In sizes of the print. */
const MOST_ROOM = 1.9;
const SAME_EDGE = 2;

const wordsOf = (line: Line): readonly Word[] => line.cells.flatMap(({ words }) => words);

/** Nothing but dashes. */
const isRule = (line: Line): boolean =>
  wordsOf(line).filter(({ text }) => text.length > 1).length >= LEAST_COLUMNS &&
  wordsOf(line).every(({ text }) => /^(?:-+|=+)$/.test(text));

const isNear = (one: Line, other: Line): boolean =>
  other.page === one.page && other.flow - one.flow < MOST_ROOM * Math.max(one.size, other.size);

function cutAt(line: Line, edges: readonly number[]): Line {
  const copy: Line = { ...line, cells: [] };
  for (const cell of line.cells) {
    const isWhole = cell.words.map(({ text }) => text).join(' ') === cell.text;
    const starts = isWhole
      ? cell.words.flatMap((word, at) =>
          at > 0 && edges.some((edge) => Math.abs(edge - word.x0) < SAME_EDGE) ? [at] : [],
        )
      : [];
    for (const [index, from] of [0, ...starts].entries())
      copy.cells.push(partOf(cell, cell.words.slice(from, starts[index] ?? cell.words.length), copy));
  }
  return copy;
}

const partOf = (cell: Cell, words: readonly Word[], line: Line): Cell => ({
  ...cell,
  words,
  text: words.length === cell.words.length ? cell.text : words.map(({ text }) => text).join(' '),
  x0: words[0]?.x0 ?? cell.x0,
  x1: words.at(-1)?.x1 ?? cell.x1,
  line,
  index: line.cells.length,
});
