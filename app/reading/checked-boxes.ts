import type { Cell, Line } from './cells';

/** "☑ Load ☐ Unload", "[x] Pick [ ] Drop": of the words behind boxes those that are checked are said, the others are not. */
const BOX = /(?<checked>[☑☒✓✔■⊠🗹]|\[ ?[xX✓✔] ?\]|\( ?[xX✓✔] ?\))|(?<empty>[☐□◻▢]|\[ ?_? ?\]|\( ?_? ?\))/gu;

/** The lines without what is behind an empty box, where another box of the line is checked; the same lines where there is none. */
export function withoutEmptyBoxes(lines: readonly Line[]): readonly Line[] {
  return lines.some(hasBoth) ? lines.map((line) => (hasBoth(line) ? withoutUnchecked(line) : line)) : lines;
}

const boxesOf = ({ cells }: Line) => cells.flatMap(({ text }) => [...text.matchAll(BOX)]);

const hasBoth = (line: Line): boolean => {
  const boxes = boxesOf(line);
  return boxes.some(({ groups }) => groups!.checked) && boxes.some(({ groups }) => groups!.empty);
};

function withoutUnchecked(line: Line): Line {
  const copy: Line = { ...line, cells: [] };
  let isSaid = true;
  for (const cell of line.cells) {
    const [text, goesOn] = saidIn(cell, isSaid);
    // Only the cell right behind a box alone is what the box is for.
    isSaid = /\w/.test(cell.text) || goesOn;
    if (text !== '')
      copy.cells.push({ ...cell, text, words: wordsIn(cell, text), line: copy, index: copy.cells.length });
  }
  return copy;
}

/** What a cell says, and whether what is behind its last box is said. */
function saidIn({ text }: Cell, isSaid: boolean): [text: string, goesOn: boolean] {
  const boxes = [...text.matchAll(BOX)];
  const ends = [...boxes.map(({ index }) => index), text.length];
  const parts = [
    isSaid ? text.slice(0, ends[0]) : '',
    ...boxes.map((box, at) =>
      box.groups!.checked ? text.slice(box.index + box[0].length, ends[at + 1]) : '',
    ),
  ];
  const last = boxes.at(-1);
  return [
    parts.join(' ').replace(/\s+/g, ' ').trim(),
    last === undefined || last.groups!.checked !== undefined,
  ];
}

const wordsIn = ({ words }: Cell, text: string): Cell['words'] => {
  const said = text.split(' ');
  return words.filter((word) => said.includes(word.text));
};
