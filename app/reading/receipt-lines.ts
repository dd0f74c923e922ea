import type { Line, Word } from './cells';
import { asDigits } from './dates';

/** The lines of a fuel receipt as text, with where each character is on the page. Pure. */

export interface ReceiptLine {
  readonly text: string;
  readonly words: readonly Word[];
  readonly line: Line;
  readonly isScanned: boolean;
}

/** What is read as a number; lengths in characters of the line's text. */
export interface FoundNumber {
  /** Decimal text without grouping: "1181.402". */
  readonly value: string;
  readonly decimals: number;
  readonly from: number;
  readonly to: number;
  /** Middle of the number on the page, in points. */
  readonly x: number;
  /** How sure the recognizer is of its least certain word; 1 for text of the file. */
  readonly sure: number;
  /** A comma stood where the decimal point does: what it means is a guess. */
  readonly isComma: boolean;
}

export const receiptLines = (lines: readonly Line[]): ReceiptLine[] =>
  lines.map((line) => {
    const words = line.cells.flatMap((cell) => cell.words);
    const isScanned = words.some((word) => word.sure !== undefined);
    const texts = words.map((word) => (isScanned ? legible(word.text) : word.text));
    return {
      text: texts.join(' '),
      words: words.map((word, index) => ({ ...word, text: texts[index] ?? '' })),
      line,
      isScanned,
    };
  });

/** Letters that recognition puts for digits, in words that are otherwise an amount: "$4Ol.65" is "$401.65". */
function legible(word: string): string {
  const match = /^([$(@]?)([\dOolISB|]+[.,][\dOolISB|]+)(\)?)$/.exec(word);
  if (!match || (word.match(/\d/g)?.length ?? 0) < 2) return word;
  return `${match[1]}${asDigits(match[2]!)}${match[3]}`;
}

/** A price that is printed with its tenth of a cent apart: "3.89 9/10". */
const NINE_TENTHS = /(\d\.\d\d)\s?9\/10(?!\d)/g;
const NUMBER =
  /(?<![\d.,/:#-])(\d{1,3}(?:,\d{3})+(?=\.)|\d{1,6})(?:([.,])\s?(\d{1,4})(?!\d))?(?!\d|[/:.,-]\d)/g;

/** Numbers with a point or comma, and whole ones, in the order in which they are printed. */
export function numbersIn(line: ReceiptLine): FoundNumber[] {
  const text = line.text.replace(NINE_TENTHS, (all: string, price: string) =>
    `${price}9`.padEnd(all.length, ' '),
  );
  return [...text.matchAll(NUMBER)].flatMap((match): FoundNumber[] => {
    const [all, whole = '', mark, fraction] = match;
    // "1 18.40" and "A12.5" are no amounts by themselves; a dollar sign or an @ may touch.
    if (/[A-Za-z]/.test(text[match.index - 1] ?? '')) return [];
    const to = match.index + all.length;
    const around = wordsWithin(line, match.index, to);
    return [
      {
        value: `${whole.replace(/,/g, '')}${fraction === undefined ? '' : `.${fraction}`}`,
        decimals: fraction?.length ?? 0,
        from: match.index,
        to,
        x: around.length === 0 ? 0 : (around[0]!.x0 + around.at(-1)!.x1) / 2,
        sure: Math.min(1, ...around.map(({ sure }) => sure ?? 1)),
        isComma: mark === ',',
      },
    ];
  });
}

/** The words of the line between two places of its text. */
export function wordsWithin(line: ReceiptLine, from: number, to: number): Word[] {
  const found: Word[] = [];
  let at = 0;
  for (const word of line.words) {
    const end = at + word.text.length;
    if (end > from && at < to) found.push(word);
    at = end + 1;
  }
  return found;
}
