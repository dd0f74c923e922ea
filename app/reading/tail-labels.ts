import type { Cell, Line } from './cells';
import { labelOf } from './labels';
import { DELIVERY, folded, PICKUP } from './role-words';

/** "Mill Works PICKUP 1 OF 2", "Gary, IN 46408 (DEL)": what happens at a stop, behind who or where that is. */
const TAIL = new RegExp(
  `^(.*[a-z]{3}.*?)[\\s·•|–-]+((?:${PICKUP}|${DELIVERY})\\s#?\\d{1,2}\\s?(?:of|/)\\s?\\d{1,2}|(?<=[a-z]{2},?\\s\\d{5}(?:-\\d{4})?[\\s·•|–-]+|[A-Z]{2}\\s)[([](?:${PICKUP}|${DELIVERY})(?:\\s?#?\\d{1,2})?[)\\]])$`,
  'i',
);
const LONGEST = 90;

/** The lines with such a role in a cell of its own, where it is a label like any other; the same lines where there is none. */
export function withTailLabels(lines: readonly Line[]): readonly Line[] {
  return lines.some((line) => line.cells.some(tailOf)) ? lines.map(cutLine) : lines;
}

/** How many of the words of a cell are before the role at its end; undefined where none is. */
function tailOf(cell: Cell): number | undefined {
  const match = cell.text.length <= LONGEST ? TAIL.exec(folded(cell.text)) : null;
  if (!match || labelOf(cell)) return undefined;
  const count = cell.text.slice(0, match[1]!.length).trim().split(' ').length;
  const isWhole = cell.words.map(({ text }) => text).join(' ') === cell.text;
  return isWhole && count < cell.words.length ? count : undefined;
}

function cutLine(line: Line): Line {
  if (!line.cells.some(tailOf)) return line;
  const copy: Line = { ...line, cells: [] };
  for (const cell of line.cells) {
    const count = tailOf(cell);
    const parts = count === undefined ? [cell.words] : [cell.words.slice(0, count), cell.words.slice(count)];
    for (const words of parts)
      copy.cells.push({
        ...cell,
        ...(count === undefined
          ? {}
          : {
              words,
              text: words.map(({ text }) => text).join(' '),
              x0: words[0]!.x0,
              x1: words.at(-1)!.x1,
            }),
        line: copy,
        index: copy.cells.length,
      });
  }
  return copy;
}
