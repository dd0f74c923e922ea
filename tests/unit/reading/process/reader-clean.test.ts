import { describe, expect, it } from 'vitest';
import { cleaned, lieOf } from '~/reading/process/reader-clean';

const SIZE = 600;

/** A white page with black rectangles: [left, top, width, height]. */
function page(marks: readonly (readonly [number, number, number, number])[]) {
  const data = new Uint8Array(SIZE * SIZE).fill(255);
  for (const [left, top, wide, tall] of marks)
    for (let y = top; y < top + tall; y++) data.fill(0, y * SIZE + left, y * SIZE + left + wide);
  return { data, width: SIZE, height: SIZE };
}

const ink = (
  { data }: { data: Uint8Array },
  left: number,
  top: number,
  wide: number,
  tall: number,
): number => {
  let count = 0;
  for (let y = top; y < top + tall; y++)
    for (let x = left; x < left + wide; x++) if (data[y * SIZE + x]! < 128) count++;
  return count;
};

/** A letter i: a dot of two by two over its stem. */
const LETTER = [
  [300, 300, 2, 2],
  [300, 305, 3, 14],
] as const;
/** Specks of two by two, seven pixels from each other, away from the letter. */
const SPECKS = Array.from({ length: 30 * 24 }, (_, index): [number, number, number, number] => [
  20 + (index % 30) * 7,
  20 + Math.floor(index / 30) * 7,
  2,
  2,
]);

describe('a scanned page made clean', () => {
  it('loses many specks, however near they stand to each other, and keeps the point of a letter', () => {
    const clean = cleaned(page([...SPECKS, ...LETTER]));
    expect(ink(clean, 0, 0, 260, 220)).toBe(0);
    expect(ink(clean, 295, 295, 15, 9)).toBe(4);
    expect(ink(clean, 295, 305, 15, 14)).toBe(42);
  });

  it('has gray print made black, whatever specks there are that are blacker', () => {
    const { data, width, height } = page([
      [300, 300, 4, 60],
      [320, 300, 4, 60],
      [340, 300, 4, 60],
      [300, 340, 60, 4],
    ]);
    const gray = { data: data.map((value) => (value === 0 ? 140 : value)), width, height };
    for (const [left, top, wide, tall] of SPECKS)
      for (let y = top; y < top + tall; y++) gray.data.fill(0, y * SIZE + left, y * SIZE + left + wide);
    const clean = cleaned(gray);
    expect(ink(clean, 302, 305, 1, 30)).toBe(30);
    expect(ink(clean, 305, 341, 50, 2)).toBe(100);
    expect(ink(clean, 0, 0, 260, 220)).toBe(0);
  });

  /** Words of letters of black print, three pixels to a stroke. */
  const PRINT = Array.from({ length: 12 * 20 }, (_, index): [number, number, number, number] => [
    60 + (index % 20) * 24,
    60 + Math.floor(index / 20) * 40,
    3,
    16,
  ]);
  /** The page with everything that a gray ring of a hundred pixels touches darker. */
  const underRing = (image: ReturnType<typeof page>, share: number) => ({
    ...image,
    data: image.data.map((value, at) => {
      const far = Math.hypot((at % SIZE) - 300, Math.floor(at / SIZE) - 300);
      return Math.abs(far - 150) < 6 ? value * share : value;
    }),
  });

  it('loses the ring of a cup and keeps the print under it', () => {
    const clean = cleaned(underRing(page(PRINT), 0.5));
    // Of eleven thousand pixels of the ring a handful is left beside the print.
    expect(ink(clean, 0, 0, SIZE, SIZE) - PRINT.length * 48).toBeGreaterThanOrEqual(0);
    expect(ink(clean, 0, 0, SIZE, SIZE) - PRINT.length * 48).toBeLessThan(30);
  });

  it('loses the upright rules of a table from end to end, and keeps its letters', () => {
    const rule = [40, 107, 3, 290] as const;
    const level = [40, 250, 400, 3] as const;
    const clean = cleaned(page([...PRINT, rule, level]));
    expect(ink(clean, 36, 60, 10, 188)).toBe(0);
    expect(ink(clean, 36, 256, 10, 200)).toBe(0);
    expect(ink(clean, 60, 60, 3, 16)).toBe(48);
  });

  it('leaves the shadow of a crease, which runs from edge to edge', () => {
    const image = page(PRINT);
    const creased = {
      ...image,
      data: image.data.map((value, at) => (Math.abs(Math.floor(at / SIZE) - 330) < 9 ? value * 0.5 : value)),
    };
    expect(ink(cleaned(creased), 0, 322, SIZE, 16)).toBeGreaterThan(5_000);
  });

  it('keeps gray print that crosses nothing, beside black print', () => {
    const gray = page(PRINT);
    const words = Array.from({ length: 20 }, (_, index) => 60 + index * 24);
    for (const left of words)
      for (let y = 560; y < 576; y++) gray.data.fill(120, y * SIZE + left, y * SIZE + left + 3);
    expect(ink(cleaned(gray), 0, 555, SIZE, 30)).toBeGreaterThan(900);
  });

  it('keeps a ring on a page without black print: it may be all there is', () => {
    const faint = underRing(page([]), 0.5);
    expect(ink(cleaned(faint), 0, 0, SIZE, SIZE)).toBeGreaterThan(5_000);
  });

  it.each([3, 7])('has areas that a fax sent as dots made even, one dot in %i by %i pixels', (apart) => {
    const { data, width, height } = page(PRINT);
    const dots = data.map((value, at) =>
      (at % width) % apart === 0 && Math.floor(at / width) % apart === 0 ? 0 : value,
    );
    const clean = cleaned({ data: dots, width, height });
    expect(ink(clean, 0, 0, 50, SIZE)).toBe(0);
    expect(ink(clean, 60, 64, 3, 8)).toBe(24);
  });

  it('keeps points where there are few', () => {
    expect(ink(cleaned(page([...SPECKS.slice(0, 40), ...LETTER])), 0, 0, 260, 220)).toBe(160);
  });
});

describe('how a scanned page lies', () => {
  /** A few lines of words that fall by two degrees to the right. */
  const LINES = Array.from({ length: 7 }, (_, line) =>
    Array.from({ length: 40 }, (_, at): [number, number, number, number] => {
      const left = 60 + at * 8 + ((line * 11 + at * line * 7) % 8);
      return [left, 60 + line * 28 + Math.round(left * Math.tan((2 * Math.PI) / 180)), 4, 8];
    }),
  ).flat();
  const degrees = (marks: readonly (readonly [number, number, number, number])[]) => {
    const { skew, onItsSide } = lieOf(page(marks));
    return [onItsSide, Math.round((skew * 180) / Math.PI)];
  };

  it('is told by its lines of print, not by the rim of the copy', () => {
    expect(degrees(LINES)).toEqual([false, 2]);
    expect(degrees([...LINES, [0, 0, SIZE, 14]])).toEqual([false, 2]);
    expect(degrees([...LINES, [0, 0, 14, SIZE], [0, SIZE - 14, SIZE, 14]])).toEqual([false, 2]);
  });

  it('is not told by lines of dirt from edge to edge', () => {
    expect(degrees([...LINES, [200, 0, 2, SIZE], [400, 0, 2, SIZE], [500, 0, 2, SIZE]])).toEqual([false, 2]);
    expect(degrees([...LINES, [0, 250, SIZE, 2], [0, 430, SIZE, 2]])).toEqual([false, 2]);
  });
});
