import { describe, expect, it } from 'vitest';
import { laidFlat, paperIn } from '~/reading/process/reader-paper';
import { photoOfPaper } from './photo-of-paper';

describe('the paper in a photo', () => {
  it('is found by its edges where it lies askew on a desk, a shadow over one side', () => {
    const { photo, corners } = photoOfPaper();
    const found = paperIn(photo);
    expect(found).not.toBeNull();
    found!.forEach(({ x, y }, index) => {
      expect(Math.abs(x - corners[index]![0]), `corner ${index}, x`).toBeLessThan(9);
      expect(Math.abs(y - corners[index]![1]), `corner ${index}, y`).toBeLessThan(9);
    });
  });

  it('has level lines of print once it is laid flat', () => {
    const { photo } = photoOfPaper();
    const flat = laidFlat(photo, paperIn(photo)!);
    expect(flat.width / flat.height).toBeCloseTo(0.76, 1);
    /** The row of the first line of print at a share of the width. */
    const lineAt = (share: number) => {
      const x = Math.round(flat.width * share);
      for (let y = 20; y < flat.height; y++) {
        const above = flat.data[(y - 8) * flat.width + x]!;
        if (flat.data[y * flat.width + x]! < above * 0.5) return y / flat.height;
      }
      return NaN;
    };
    const rows = [0.15, 0.5, 0.85].map(lineAt);
    // In the photo they fall by four hundredths.
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(0.01);
    expect(rows[1]).toBeGreaterThan(0.05);
    expect(rows[1]).toBeLessThan(0.15);
  });

  it.each([
    ['a page that fills its picture', () => 255],
    ['a page with the dark rim of a copy on one side', (x: number) => (x < 30 ? 20 : 255)],
    [
      'a page with a framed table and a dark bar',
      (x: number, y: number) =>
        (y > 150 && y < 190 && x > 60 && x < 740) || (y > 150 && y < 500 && (x === 60 || x === 740))
          ? 40
          : 250,
    ],
    ['a page in even shadow', (x: number) => 250 - x / 5],
  ])('is not looked for in %s', (_, valueAt) => {
    const [width, height] = [800, 1000];
    const data = Uint8Array.from({ length: width * height }, (_, at) =>
      valueAt(at % width, Math.floor(at / width)),
    );
    expect(paperIn({ data, width, height })).toBeNull();
  });
});
