import type { Cell, Line } from './cells';
import { labelOf } from './labels';

const WHEN =
  '[[(]?(?:\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?,?\\s)?\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]\\.?m\\.?)?[\\])]?';
/** "Gulf South 2:15 PM: PU: Mill, 1 Main St", "[9:02] Mia: PU: Mill": who wrote a message of a thread, and when, ahead of what it says. */
const HEAD = new RegExp(
  `^(?:(?<name>[A-Za-z][^:\\d]{1,40}?)\\s${WHEN}:|${WHEN}(?:\\s?[-–—])?\\s(?<writer>[A-Za-z][^:\\d]{1,40}?):)\\s(?=\\S)`,
  'i',
);
const LEAST_MESSAGES = 3;

/** The lines of a printed thread without the heads of its messages; the same lines where there is no thread. */
export function withoutMessageHeads(lines: readonly Line[]): readonly Line[] {
  const begins = lines.filter(({ cells: [first] }) => first && wordsOfHead(first) > 0);
  return begins.length < LEAST_MESSAGES
    ? lines
    : lines.map((line) => (begins.includes(line) ? withoutHead(line) : line));
}

/** How many words of a cell are the head of a message. */
function wordsOfHead(cell: Cell): number {
  const found = HEAD.exec(cell.text);
  const head = found?.[0] ?? '';
  const name = found?.groups?.name ?? found?.groups?.writer ?? '';
  // "Pickup 08:00: Mill" is no message.
  const isPerson = name !== '' && labelOf({ ...cell, text: name, words: [] }) === undefined;
  const count = isPerson ? head.trim().split(' ').length : 0;
  const isWhole = cell.words.map(({ text }) => text).join(' ') === cell.text;
  return isWhole && count < cell.words.length ? count : 0;
}

function withoutHead(line: Line): Line {
  const copy: Line = { ...line, cells: [] };
  for (const cell of line.cells) {
    const words = cell.words.slice(cell.index === 0 ? wordsOfHead(cell) : 0);
    copy.cells.push({
      ...cell,
      words,
      text: words.map(({ text }) => text).join(' '),
      x0: words[0]!.x0,
      line: copy,
    });
  }
  return copy;
}
