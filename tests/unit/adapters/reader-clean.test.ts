import { describe, expect, it } from 'vitest';
import { cleaned } from '~/adapters/extraction/reader-clean.mjs';

const SIZE = 600;

/** A white page with black rectangles: [left, top, width, height]. */
function page(marks: readonly (readonly [number, number, number, number])[]) {
  const data = new Uint8Array(SIZE * SIZE).fill(255);
  for (const [left, top, wide, tall] of marks) for (let y = top; y < top + tall; y++) data.fill(0, y * SIZE + left, y * SIZE + left + wide);
  return { data, width: SIZE, height: SIZE };
}

const ink = ({ data }: { data: Uint8Array }, left: number, top: number, wide: number, tall: number): number => {
  let count = 0;
  for (let y = top; y < top + tall; y++) for (let x = left; x < left + wide; x++) if (data[y * SIZE + x]! < 128) count++;
  return count;
};

/** A letter i: a dot of two by two over its stem. */
const LETTER = [[300, 300, 2, 2], [300, 305, 3, 14]] as const;
/** Specks of two by two, seven pixels from each other, away from the letter. */
const SPECKS = Array.from({ length: 30 * 24 }, (_, index): [number, number, number, number] => [20 + (index % 30) * 7, 20 + Math.floor(index / 30) * 7, 2, 2]);

describe('a scanned page made clean', () => {
  it('loses many specks, however near they stand to each other, and keeps the point of a letter', () => {
    const clean = cleaned(page([...SPECKS, ...LETTER]));
    expect(ink(clean, 0, 0, 260, 220)).toBe(0);
    expect(ink(clean, 295, 295, 15, 9)).toBe(4);
    expect(ink(clean, 295, 305, 15, 14)).toBe(42);
  });

  it('keeps points where there are few', () => {
    expect(ink(cleaned(page([...SPECKS.slice(0, 40), ...LETTER])), 0, 0, 260, 220)).toBe(160);
  });
});
