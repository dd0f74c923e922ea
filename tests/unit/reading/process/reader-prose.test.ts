import { describe, expect, it } from 'vitest';
import { onlyRows, paragraphsOf, withoutRows } from '~/reading/process/reader-prose';

const [WIDTH, HEIGHT] = [1700, 1000];

/** A page with words as rows of strokes: each line at its row, so high, its words as [left, right]. */
function page(
  lines: readonly { y: number; tall: number; words: readonly (readonly [number, number])[] }[],
  rules: readonly number[] = [],
  stroke = 2,
) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { y, tall, words } of lines)
    for (const [left, right] of words)
      for (let row = y; row < y + tall; row++)
        for (let x = left; x < right; x += 6) data.fill(0, row * WIDTH + x, row * WIDTH + x + stroke);
  for (const x of rules)
    for (let row = 0; row < HEIGHT; row++) data.fill(0, row * WIDTH + x, row * WIDTH + x + 2);
  return { data, width: WIDTH, height: HEIGHT };
}

/** Words of 60 pixels with the gap between them, over so much of the line. */
const words = (from: number, to: number, gap: number): [number, number][] => {
  const all: [number, number][] = [];
  for (let x = from; x + 60 <= to; x += 60 + gap) all.push([x, x + 60]);
  return all;
};
const form = [100, 140, 180, 220].map((y) => ({
  y,
  tall: 24,
  words: [...words(120, 420, 10), ...words(900, 1100, 10)],
}));
const terms = (count: number, tall: number, gap = 8) =>
  Array.from({ length: count }, (_, index) => ({
    y: 400 + index * tall * 2,
    tall,
    words: words(120, index % 3 === 2 ? 500 : 1560, gap),
  }));

describe('the paragraphs of a scanned page', () => {
  it('are full lines of small print, with the ends of paragraphs among them', () => {
    const [block, ...others] = paragraphsOf(page([...form, ...terms(6, 14)]));
    expect(others).toEqual([]);
    expect(block!.from).toBeGreaterThan(244);
    expect(block!.from).toBeLessThanOrEqual(400);
    expect(block!.to).toBeGreaterThanOrEqual(400 + 5 * 28 + 14);
  });

  it('are many full lines where their print is of the size of the rest', () => {
    expect(paragraphsOf(page([...form, ...terms(5, 24)]))).toEqual([]);
    expect(paragraphsOf(page([...form, ...terms(12, 24)]))).toHaveLength(1);
  });

  it('are found in bold print, whose lines are half ink', () => {
    expect(paragraphsOf(page([...form, ...terms(6, 14)], [], 4))).toHaveLength(1);
  });

  it('are no rows with gaps between columns, however long', () => {
    expect(
      paragraphsOf(
        page([
          ...form,
          ...Array.from({ length: 9 }, (_, index) => ({
            y: 400 + index * 28,
            tall: 14,
            words: [...words(120, 700, 8), ...words(760, 1560, 8)],
          })),
        ]),
      ),
    ).toEqual([]);
  });

  it('are no rows of a table with rules between its columns', () => {
    const tight = Array.from({ length: 9 }, (_, index) => ({
      y: 400 + index * 28,
      tall: 14,
      words: words(120, 1560, 8),
    }));
    expect(paragraphsOf(page([...form, ...tight], [118, 586, 1060]))).toEqual([]);
  });

  it('are no lines that are mostly short: a stop in one line with keys under it', () => {
    const stops = Array.from({ length: 9 }, (_, index) => ({
      y: 400 + index * 28,
      tall: 14,
      words: words(120, index % 3 === 0 ? 1560 : 500, 8),
    }));
    expect(paragraphsOf(page([...form, ...stops]))).toEqual([]);
  });

  it('are taken off the page, or the page off them', () => {
    const image = page([...form, ...terms(6, 14)]);
    const rows = paragraphsOf(image);
    expect(Buffer.compare(withoutRows(image, rows).data, page(form).data)).toBe(0);
    expect(Buffer.compare(onlyRows(image, rows).data, page(terms(6, 14)).data)).toBe(0);
  });
});
