import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centerOf, clipLine, clipRing, LineSet, pathOf, thin, type Point } from '~/engine/plane/shapes';

describe('shapes', () => {
  const point = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }));
  const frame = { left: 0, top: 0, right: 100, bottom: 100 };

  it('thinning keeps the ends and only points that were there', () => {
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 2, maxLength: 60 }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (line, tolerance) => {
          const thinned = thin(line, tolerance);
          expect(thinned[0]).toBe(line[0]);
          expect(thinned[thinned.length - 1]).toBe(line[line.length - 1]);
          for (const kept of thinned) expect(line).toContain(kept);
        },
      ),
    );
  });

  it('clipping leaves nothing outside the frame', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 30 }), (ring) => {
        for (const [x, y] of clipRing(ring, frame)) {
          expect(x).toBeGreaterThanOrEqual(-1e-9);
          expect(x).toBeLessThanOrEqual(100 + 1e-9);
          expect(y).toBeGreaterThanOrEqual(-1e-9);
          expect(y).toBeLessThanOrEqual(100 + 1e-9);
        }
      }),
    );
  });

  it('clipping a line keeps what is inside, and all of a line inside', () => {
    const inside = ([x, y]: Point) => x >= -1e-9 && x <= 100 + 1e-9 && y >= -1e-9 && y <= 100 + 1e-9;
    const lengthOf = (line: readonly Point[]) =>
      line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i]![0], y - line[i]![1]), 0);
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 30 }), (line) => {
        const parts = clipLine(line, frame);
        for (const part of parts) expect(part.every(inside)).toBe(true);
        const whole = { left: -501, top: -501, right: 501, bottom: 501 };
        expect(clipLine(line, whole)).toEqual([line]);
        // What a finer sampling finds inside is as long as the parts are.
        let sampled = 0;
        for (let i = 1; i < line.length; i++) {
          const [[ax, ay], [bx, by]] = [line[i - 1]!, line[i]!];
          const length = Math.hypot(bx - ax, by - ay);
          for (let step = 0; step < 400; step++) {
            const t = (step + 0.5) / 400;
            if (inside([ax + (bx - ax) * t, ay + (by - ay) * t])) sampled += length / 400;
          }
        }
        const kept = parts.reduce((sum, part) => sum + lengthOf(part), 0);
        expect(Math.abs(kept - sampled)).toBeLessThan(line.length * 8);
      }),
      { numRuns: 40 },
    );
  });

  it('measures to the parts of a cut line, and not to the gap between them', () => {
    const parts: Point[][] = [
      [
        [0, 0],
        [10, 0],
      ],
      [
        [0, 100],
        [10, 100],
      ],
    ];
    expect(new LineSet(parts).distanceTo([10, 50])).toBe(50);
    expect(new LineSet(parts).distanceTo([5, 97])).toBe(3);
    expect(new LineSet([]).distanceTo([5, 97])).toBe(Infinity);
    expect(new LineSet([[[3, 4]]]).distanceTo([0, 0])).toBe(5);
  });

  it('measures to long lines as to each of their pieces', () => {
    const toPiece = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) => {
      const length = Math.hypot(bx - ax, by - ay);
      const share = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2;
      const at = Math.max(0, Math.min(1, share));
      return Math.hypot(x - ax - at * (bx - ax), y - ay - at * (by - ay));
    };
    const point = fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 }));
    fc.assert(
      fc.property(
        fc.array(fc.array(point, { minLength: 2, maxLength: 70 }), { minLength: 1, maxLength: 4 }),
        point,
        fc.integer({ min: 1, max: 100 }),
        (lines, from, most) => {
          const least = Math.min(
            ...lines.flatMap((line) => line.slice(1).map((end, index) => toPiece(from, line[index]!, end))),
          );
          const set = new LineSet(lines);
          expect(set.distanceTo(from)).toBeCloseTo(least, 6);
          if (Math.abs(least - most) > 1e-6) expect(set.isNear(from, most)).toBe(least < most);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('cuts a line that leaves and comes back in two', () => {
    const line: Point[] = [
      [10, 50],
      [150, 50],
      [150, 60],
      [10, 60],
    ];
    expect(clipLine(line, frame)).toEqual([
      [
        [10, 50],
        [100, 50],
      ],
      [
        [100, 60],
        [10, 60],
      ],
    ]);
  });

  it('clips a square that covers a corner to that corner', () => {
    const square: Point[] = [
      [50, 50],
      [150, 50],
      [150, 150],
      [50, 150],
    ];
    expect(centerOf(clipRing(square, frame)).area).toBe(2500);
    expect(
      clipRing(
        [
          [200, 200],
          [300, 200],
          [300, 300],
        ],
        frame,
      ),
    ).toEqual([]);
  });

  it('path data walks back to the same whole points', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 40 }), (line) => {
        const path = pathOf(line, false);
        if (path === '') return expect(new Set(line.map(String)).size).toBe(1);
        const numbers = path.match(/-?\d+/g)!.map(Number);
        let [x, y] = [numbers[0]!, numbers[1]!];
        for (let i = 2; i < numbers.length; i += 2) [x, y] = [x + numbers[i]!, y + numbers[i + 1]!];
        expect([x, y]).toEqual(line[line.length - 1]);
      }),
    );
  });
});
