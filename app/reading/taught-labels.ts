import type { Block } from './blocks';
import type { Cell, Line } from './cells';
import { bareLabel, type Label } from './labels';
import type { LearnedWay, LearnedWords } from './reading';

/** Labels of stops as a person taught them: words that the rules know nothing of, and where the address is, seen from them. */

export interface TaughtLabel {
  readonly label: Label;
  readonly words: LearnedWords;
}

const LONGEST = 40;
const MOST_STEPS = { below: 10, above: 6 };

/** The words of a text that may name a stop, up to the first figure or colon, and how many of its characters they take. */
export function wordsAhead(text: string): { label: string; to: number } | undefined {
  const ahead = /^[^\d:$]*:?/.exec(text)![0];
  const label = lettersOf(ahead);
  if (label.length < 2 || label.length > LONGEST) return undefined;
  // "PU 1" is a label with its number.
  return { label, to: /^[\s#\d.)-]*$/.test(text.slice(ahead.length)) ? text.length : ahead.length };
}

const lettersOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim();

/** The cells of the paper that begin with the words. */
export const cellsWith = (lines: readonly Line[], { label, where }: LearnedWords): Cell[] =>
  lines.flatMap((line) =>
    line.cells.filter((cell) => {
      const ahead = wordsAhead(cell.text);
      return where === 'behind'
        ? lettersOf(cell.text).startsWith(label) && behind(cell.text, label) !== undefined
        : ahead?.label === label;
    }),
  );

/** Where the words before an address in the same cell end. */
function behind(text: string, label: string): number | undefined {
  for (const { index } of text.matchAll(/(?<![A-Z0-9])[A-Z0-9]/gi))
    if (lettersOf(text.slice(0, index)) === label) return index;
  return undefined;
}

/** The labels on a paper of the layout; undefined where the words of a role are not there. */
export function taughtLabels(lines: readonly Line[], way: LearnedWay): TaughtLabel[] | undefined {
  const found = way.roles.flatMap((role) => {
    const words = role.words.find((one) => cellsWith(lines, one).length > 0);
    return words ? [{ role: role.role, words }] : [];
  });
  const labels = found.flatMap(({ role, words }) =>
    cellsWith(lines, words).map((cell) => labelFor(cell, words, role === 'none' ? 'other' : role)),
  );
  if (way.inOrder.length === 0) {
    const has = (kind: Label['kind']) => labels.some(({ label }) => label.kind === kind);
    return has('pickup') && has('delivery') ? labels : undefined;
  }
  const words = way.inOrder.find((one) => cellsWith(lines, one).length > 1);
  return (
    words && [
      ...cellsWith(lines, words).map((cell, index) =>
        labelFor(cell, words, index === 0 ? 'pickup' : 'delivery'),
      ),
      ...labels,
    ]
  );
}

const labelFor = (cell: Cell, words: LearnedWords, kind: Label['kind']): TaughtLabel => ({
  words,
  label: {
    ...bareLabel(
      cell,
      words.where === 'behind'
        ? (behind(cell.text, words.label) ?? 0)
        : (wordsAhead(cell.text)?.to ?? cell.text.length),
    ),
    kind,
  },
});

/** The address of each label. A label that has none, and an address that two lay claim to, are left to the rules. */
export function boundTo(labels: readonly TaughtLabel[], blocks: readonly Block[]): Map<Block, Label> {
  const bound = new Map<Block, Label>();
  const claimed = new Set<Block>();
  for (const { label, words } of labels) {
    const block = addressOf(label.cell, words.where, blocks);
    if (!block) continue;
    if (claimed.has(block)) bound.delete(block);
    else bound.set(block, label);
    claimed.add(block);
  }
  return bound;
}

/** The nearest address where the words say that it is. */
export function addressOf(
  cell: Cell,
  where: LearnedWords['where'],
  blocks: readonly Block[],
): Block | undefined {
  if (where === 'behind') return blocks.find(({ address }) => address.cell === cell);
  if (where === 'right' || where === 'left') {
    const isBeside = (block: Block) => (where === 'right' ? block.x0 > cell.x0 : block.x1 < cell.x0);
    return nearest(
      blocks.filter(
        (block) => isBeside(block) && block.cells.some((one) => one.line === cell.line && one !== cell),
      ),
      (block) => Math.abs(block.x0 - cell.x0),
    );
  }
  const most = MOST_STEPS[where] * cell.size * 1.25;
  const distance = (block: Block) =>
    where === 'below' ? block.address.cell.flow - cell.flow : cell.flow - block.bottom;
  return nearest(
    blocks.filter(
      (block) => isInColumn(block, cell) && distance(block) > cell.size * 0.5 && distance(block) <= most,
    ),
    distance,
  );
}

const isInColumn = (block: Block, cell: Cell): boolean =>
  block.x0 <= cell.x1 + cell.size * 4 && block.x1 >= cell.x0 - 2;

const nearest = (blocks: readonly Block[], by: (block: Block) => number): Block | undefined =>
  [...blocks].sort((a, b) => by(a) - by(b))[0];
