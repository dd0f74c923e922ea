import { describe, expect, it } from 'vitest';
import { moveCrossings } from '~/roads/borders/witnessed-runs';
import { mapOf } from '../outlines';

const run = (jurisdiction: number, miles: number) => ({ jurisdiction, miles, lat: 0, lon: 0, mark: 0 });
const told = (runs: ReturnType<typeof moveCrossings>) =>
  runs.map(({ jurisdiction, miles }) => [jurisdiction, Number(miles.toFixed(6))]);

const half = () => 0.5;

describe('a crossing that two witnesses tell', () => {
  it('lies between them as far as the place asks for, and no mile is lost', () => {
    const outlines = [run(0, 50), run(1, 20), run(2, 30)];
    const roads = [run(0, 50.6), run(1, 19), run(2, 30.4)];
    expect(told(moveCrossings(outlines, roads, half))).toEqual([
      [0, 50.3],
      [1, 19.5],
      [2, 30.2],
    ]);
  });

  it('stays where outlines have it on a surveyed line', () => {
    const outlines = [run(0, 50), run(1, 20)];
    expect(told(moveCrossings(outlines, [run(0, 51), run(1, 19)], () => 0))).toEqual([
      [0, 50],
      [1, 20],
    ]);
  });

  it('stays where outlines have it when the roads tell it far away, of other jurisdictions or not at all', () => {
    const outlines = [run(0, 50), run(1, 50)];
    for (const roads of [[run(0, 53), run(1, 47)], [run(0, 50.4), run(2, 49.6)], [run(0, 100)], []])
      expect(told(moveCrossings(outlines, roads, half))).toEqual([
        [0, 50],
        [1, 50],
      ]);
  });

  it('is the nearest one where a road crosses a line again and again', () => {
    const outlines = [run(0, 10), run(1, 1), run(0, 10), run(1, 10)];
    const roads = [run(0, 10.2), run(1, 1), run(0, 9.4), run(1, 10.4)];
    expect(told(moveCrossings(outlines, roads, half))).toEqual([
      [0, 10.1],
      [1, 1],
      [0, 9.7],
      [1, 10.2],
    ]);
  });

  it('never takes more from a run than it has', () => {
    const outlines = [run(0, 10), run(1, 0.2), run(2, 5)];
    const roads = [run(0, 11), run(1, 0.2), run(2, 4)];
    const moved = moveCrossings(outlines, roads, half);
    expect(moved.every(({ miles }) => miles >= 0)).toBe(true);
    expect(moved.reduce((sum, { miles }) => sum + miles, 0)).toBeCloseTo(15.2, 9);
  });

  it('changes neither witness', () => {
    const outlines = [run(0, 5), run(1, 5)];
    moveCrossings(outlines, [run(0, 6), run(1, 4)], half);
    expect(told(outlines)).toEqual([
      [0, 5],
      [1, 5],
    ]);
  });
});

describe('how far an outline runs straight', () => {
  it('is told at its nearest stroke', () => {
    // A degree of the equator, then a river in short strokes.
    const map = mapOf([
      {
        bounds: ['KS', 'MO'],
        points: [
          [-97, 0],
          [-96, 0],
          [-95.98, 0.01],
          [-95.95, 0],
        ],
      },
    ]);
    expect(map.straightMilesAt(0.02, -96.5)).toBeCloseTo(69.09, 1);
    expect(map.straightMilesAt(0.02, -95.97)).toBeLessThan(3);
    expect(map.straightMilesAt(5, -96.5)).toBe(0);
  });
});
