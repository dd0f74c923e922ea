import { describe, expect, it } from 'vitest';
import { compileNetwork } from '~/roads/compiler/compile-network';
import { crowMiles } from '~/roads/geometry';
import { bordersText } from '~/roads/shapes/borders-text';
import { LineGraph } from '~/roads/shapes/line-graph';
import { matchShapes } from '~/roads/shapes/match-shapes';
import { StateLinePoints } from '~/roads/shapes/state-line-points';
import type { TigerLine } from '~/roads/shapes/tiger-lines';
import { highwayKey } from '~/roads/text/place-key';
import { BORDERS } from '../small-network';

const drawn = (number: string, state: string, ...points: [number, number][]): TigerLine => ({
  number,
  state,
  lat: Int32Array.from(points, ([lat]) => Math.round(lat * 1e5)),
  lon: Int32Array.from(points, ([, lon]) => Math.round(lon * 1e5)),
});

/** US-2 crosses from Kansas to Missouri at longitude -95; KS-9 ends beside that point, another road of Kansas goes on in none. */
const LINES = [
  drawn('US2', 'KS', [39, -95.5], [39, -95]),
  drawn('US2', 'MO', [39, -95], [39, -94.5]),
  drawn('SR9', 'KS', [39.01, -95.3], [39.01, -95]),
  drawn('US2', 'KS', [39, -95.7], [39, -95.5]),
];
const HALF_DEGREE = crowMiles(39, -95.5, 39, -95);

describe('points where lines cross from one state to the next', () => {
  const points = new StateLinePoints(LINES);

  it('are where the line of one state ends and that of the other begins', () => {
    expect(points.near({ lat: 39.005, lon: -95.02 }, 3, 'US2', ['KS', 'MO'])).toEqual([
      { number: 'US2', state: 'KS', lat: 39, lon: -95 },
    ]);
    expect(points.near({ lat: 39.005, lon: -95.02 }, 3, 'US2', ['MO', 'KS'])).toHaveLength(1);
  });

  it('are told once for all roads, whatever their numbers', () => {
    const all = new StateLinePoints([
      ...LINES,
      drawn('US2', 'KS', [39.001, -95.2], [39, -95]),
      drawn('SR5', 'MO', [39.01, -95], [39.01, -94.9]),
      drawn('SR7', 'NE', [40, -95.5], [40.1, -95.5]),
      drawn('SR7', 'KS', [39.9, -95.5], [40, -95.50002]),
    ]).all();
    expect(all).toEqual([
      { states: ['KS', 'MO'], lat: 39, lon: -95 },
      { states: ['KS', 'MO'], lat: 39.01, lon: -95 },
      { states: ['KS', 'NE'], lat: 40, lon: -95.50002 },
    ]);
    expect(bordersText(all).split('\n').slice(2)).toEqual([
      'BORDER KS ~ MO: 39.0000,-95.0000 39.0100,-95.0000',
      'BORDER KS ~ NE: 40.0000,-95.5000',
      '',
    ]);
  });

  it('are none within a state, of another road, or farther away', () => {
    expect(points.near({ lat: 39, lon: -95.5 }, 3, 'US2', ['KS', 'MO'])).toEqual([]);
    expect(points.near({ lat: 39, lon: -95 }, 3, 'SR9', ['KS', 'MO'])).toEqual([]);
    expect(points.near({ lat: 39, lon: -95.1 }, 3, 'US2', ['KS', 'MO'])).toEqual([]);
  });

  it('hold the border point of a highway whose miles put it a mile off', () => {
    const off = 1;
    const [kansas, missouri] = [HALF_DEGREE - off, HALF_DEGREE + off].map((miles) => miles.toFixed(1));
    const { tables, assembly, errors } = compileNetwork({
      texts: [
        {
          file: 'roads.txt',
          text: `U US-2: West KS; ${(HALF_DEGREE * 2).toFixed(1)} East MO [KS ${kansas} MO ${missouri}]`,
        },
      ],
      gazetteer: {
        find: (key: string) =>
          ({ 'west|KS': { lat: 39, lon: -95.5 }, 'east|MO': { lat: 39, lon: -94.5 } })[key] ?? null,
      },
      borders: BORDERS,
    });
    expect(errors).toEqual([]);
    const border = [...tables.nodePlace.keys()].find((n) => tables.nodePlace[n]! < 0)!;
    const numbers = Array.from(tables.edgeHighway, (index) => highwayKey(tables.highways[index]!));
    const graph = new LineGraph(LINES);
    const spotOf = (stateLines?: { points: StateLinePoints; jurisdictions: readonly string[] }) =>
      matchShapes(graph, tables, assembly.plan, numbers, { stateLines }).nodes[border]!;
    const byMiles = spotOf();
    expect(crowMiles(byMiles[0], byMiles[1], 39, -95)).toBeGreaterThan(0.8);
    const onLine = spotOf({ points, jurisdictions: tables.jurisdictions });
    expect(crowMiles(onLine[0], onLine[1], 39, -95)).toBeLessThan(0.01);
  });
});
