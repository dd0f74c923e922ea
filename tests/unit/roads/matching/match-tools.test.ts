import { describe, expect, it } from 'vitest';
import { emptyFix, type Fix } from '~/roads/matching/fix';
import { GapBridge } from '~/roads/matching/gap-bridge';
import { MatchTools, reachOf } from '~/roads/matching/match-tools';
import { Router } from '~/roads/router';
import { roadsOf } from '../drawn-network';
import { spot } from './matched-readings';
import { DEGREE, linedTables, type LinedDrawing } from './roads-with-lines';

function toolsOf(drawing: LinedDrawing): MatchTools {
  const router = new Router(linedTables(drawing));
  return new MatchTools(router.graph, new GapBridge(router.graph, router));
}

/** A reading whose states are points of roads. */
function onRoads(...states: [edge: number, share: number][]): Fix {
  const fix = emptyFix();
  fix.count = states.length;
  states.forEach(([edge, share], i) => {
    fix.edge[i] = edge;
    fix.share[i] = share;
  });
  return fix;
}
const offRoads = (north: number, east: number): Fix => {
  const [lat, lon] = spot(north, east);
  return Object.assign(emptyFix(), { lat, lon });
};

/** Six towns along a meridian from 38 north, a fifth of a degree apart, and authored as ten miles. */
const points: Record<string, [number, number]> = Object.fromEntries(
  ['A', 'B', 'C', 'D', 'E', 'F'].map((town, i) => [town, [38 + 0.2 * i, -97]]),
);
const row = toolsOf({
  points,
  roads: roadsOf('A B 10.0 US-1; B C 10.0 US-1; C D 10.0 US-1; D E 10.0 US-1; E F 10.0 US-1'),
});

describe('the reach of a way', () => {
  it('is more than the miles between readings by six tenths and a mile and a half', () => {
    expect(reachOf(0)).toBe(1.5);
    expect(reachOf(10)).toBeCloseTo(17.5, 12);
  });
});

describe('the way between two readings on roads', () => {
  const driven = (odometerMiles: number | null, miles: number, to: Fix) =>
    row.wayBetween(onRoads([4, 0.9], [0, 0.5]), 1, Object.assign(to, { odometerMiles, miles }), 0);

  it('is part of the road where both lie on it, either way', () => {
    expect(driven(null, 3, onRoads([0, 0.8]))).toEqual([{ edge: 0, from: 0.5, to: 0.8 }]);
    expect(driven(null, 3, onRoads([0, 0.1]))).toEqual([{ edge: 0, from: 0.5, to: 0.1 }]);
  });

  it('leads over the roads between them', () => {
    expect(driven(null, 17, onRoads([2, 0.2]))).toEqual([
      { edge: 0, from: 0.5, to: 1 },
      { edge: 1, from: 0, to: 1 },
      { edge: 2, from: 0, to: 0.2 },
    ]);
  });

  it('is none where no road leads on within reach', () => {
    // E to F is seen from E, which is seen from D, 25 miles off: 1.6 times 14.6875 and 1.5.
    expect(driven(null, 14.6, onRoads([4, 0.5]))).toBeNull();
    expect(driven(null, 14.7, onRoads([4, 0.5]))).toHaveLength(5);
  });

  it('has the reach that the odometer tells, where it tells', () => {
    expect(driven(14.7, 1, onRoads([4, 0.5]))).toHaveLength(5);
    expect(driven(14.6, 100, onRoads([4, 0.5]))).toBeNull();
  });

  it('is told by the states that are asked for', () => {
    const before = onRoads([1, 0.1], [2, 0.3]);
    const after = Object.assign(onRoads([0, 0.9], [2, 0.6]), { miles: 5 });
    expect(row.wayBetween(before, 1, after, 1)).toEqual([{ edge: 2, from: 0.3, to: 0.6 }]);
    expect(row.wayBetween(before, 0, after, 0)).toEqual([
      { edge: 1, from: 0.1, to: 0 },
      { edge: 0, from: 1, to: 0.9 },
    ]);
  });
});

describe('the way from a road to a place off it', () => {
  const side = 0.2 * DEGREE;

  it('follows the road to where the place is nearest', () => {
    const access = row.accessBetween(onRoads([0, 0.5]), 0, offRoads(1.5 * side, 1.2), 20);
    expect(access!.offMiles).toBeCloseTo(1.2, 2);
    expect(access!.parts).toHaveLength(2);
    expect(access!.parts[0]).toEqual({ edge: 0, from: 0.5, to: 1 });
    expect(access!.parts[1]).toMatchObject({ edge: 1, from: 0 });
    expect(access!.parts[1]!.to).toBeCloseTo(0.5, 3);
  });

  it('is none where no road comes within a mile and a half', () => {
    expect(row.accessBetween(onRoads([0, 0.5]), 0, offRoads(1.5 * side, 1.49), 20)).not.toBeNull();
    expect(row.accessBetween(onRoads([0, 0.5]), 0, offRoads(1.5 * side, 1.51), 20)).toBeNull();
  });

  it('is none where it is longer than the readings are apart by a fifth and a mile and a half', () => {
    // Half of A to B and half of B to C, ten miles as authored, and one across.
    const to = offRoads(1.5 * side, 1);
    expect(row.accessBetween(onRoads([0, 0.5]), 0, to, 7.95)).not.toBeNull();
    expect(row.accessBetween(onRoads([0, 0.5]), 0, to, 7.85)).toBeNull();
  });

  it('is the shortest of all by road and to the place together', () => {
    // US-1 passes the place at 0.4 miles; a byway leaves it earlier and ends 0.2 miles from it, 3 miles longer by road.
    const drawing = (byway: number): LinedDrawing => ({
      points: { A: [38, -97], J: [38.1, -97], B: [38.4, -97], S: [38.2, -96.989] },
      roads: [...roadsOf('A J 6.9 US-1; J B 20.7 US-1'), ...roadsOf(`J S ${byway} KS-2`)],
    });
    const place = offRoads(0.2 * DEGREE, 0.4);
    for (const [byway, road] of [
      [6.9, 2],
      [7.3, 1],
    ] as const) {
      const access = toolsOf(drawing(byway)).accessBetween(onRoads([0, 0]), 0, place, 14);
      expect(access!.parts.at(-1)!.edge).toBe(road);
      expect(access!.offMiles).toBeCloseTo(road === 1 ? 0.4 : 0.2, 1);
    }
  });

  it('is none over roads that are not joined to it', () => {
    const apart = toolsOf({
      points: { A: [38, -97], B: [38.2, -97], C: [38.1, -96.9], D: [38.1, -96.8] },
      roads: roadsOf('A B 13.8 US-1; C D 5.4 US-2'),
    });
    const [lat, lon] = [38.1, -96.9];
    expect(apart.accessBetween(onRoads([0, 0.4]), 0, Object.assign(emptyFix(), { lat, lon }), 6)).toBeNull();
  });

  it('starts from the state that is asked for', () => {
    const access = row.accessBetween(onRoads([4, 0.5], [1, 0.5]), 1, offRoads(1.2 * side, 1), 10);
    expect(access!.parts).toHaveLength(1);
    expect(access!.parts[0]).toMatchObject({ edge: 1, from: 0.5 });
    expect(access!.parts[0]!.to).toBeCloseTo(0.2, 2);
  });
});
