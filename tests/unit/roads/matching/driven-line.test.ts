import { describe, expect, it } from 'vitest';
import { JurisdictionMap } from '~/roads/borders/jurisdiction-map';
import { JurisdictionRuns } from '~/roads/borders/jurisdiction-runs';
import { DrivenLine } from '~/roads/matching/driven-line';
import { CODES, roadsOf } from '../drawn-network';
import { DEGREE, linedTables, milesApart } from './roads-with-lines';

const [KS, MO] = [CODES.indexOf('KS'), CODES.indexOf('MO')];

/** Along latitude 39: A to B with a line of three points, on to C straight, over the state line to D, by ferry to E. */
const tables = linedTables({
  points: {
    A: [39, -96],
    B: [39, -95.5],
    C: [39.1, -95.3],
    D: [39.1, -94.8],
    E: [39.3, -94.8],
    F: [39.5, -94.8],
  },
  roads: [
    ...roadsOf('A B 34.7 I-1; B C 13.2 I-1'),
    ...roadsOf('C D 26.6 I-1', { state: 'MO' }),
    ...roadsOf('D E 14.0 Ferry', { state: 'MO' }),
    ...roadsOf('E F 13.8 I-1; B F 0.4', { state: 'MO' }),
  ],
  lines: {
    0: [
      [39, -95.9],
      [39.1, -95.9],
      [39.1, -95.5],
    ],
    2: [[39.1, -95]],
    3: [[39.2, -94.8]],
    4: [[39.4, -94.8]],
  },
  ferries: [3],
});
const line = new DrivenLine(tables);
const path = (...points: [number, number][]) =>
  points.slice(1).reduce((sum, point, i) => sum + milesApart(points[i]!, point), 0);
const drawnOfAB: [number, number][] = [
  [39, -96],
  [39, -95.9],
  [39.1, -95.9],
  [39.1, -95.5],
  [39, -95.5],
];
const whole = (edge: number) => ({ edge, from: 0, to: 1 });
const back = (edge: number) => ({ edge, from: 1, to: 0 });

describe('a way over parts of roads', () => {
  it('has the miles of the texts by share, and those of ferries apart', () => {
    line.read([{ edge: 0, from: 0.5, to: 1 }, whole(1), whole(2), whole(3), { edge: 4, from: 0, to: 0.25 }]);
    expect(line.authoredMiles).toBeCloseTo(17.35 + 13.2 + 26.6 + 3.45, 9);
    expect(line.ferryMiles).toBeCloseTo(14, 9);
  });

  it('has them backward as well, and nothing of the way read before', () => {
    line.read([{ edge: 4, from: 0.75, to: 0 }, back(3), { edge: 2, from: 1, to: 0.5 }]);
    expect(line.authoredMiles).toBeCloseTo(10.35 + 13.3, 9);
    expect(line.ferryMiles).toBeCloseTo(14, 9);
    line.read([back(1)]);
    expect([line.authoredMiles, line.ferryMiles]).toEqual([13.2, 0]);
    expect(line.stretches).toEqual([{ jurisdiction: KS, miles: 13.2 }]);
    expect(line.miles()).toBeCloseTo(milesApart([39.1, -95.3], [39, -95.5]), 9);
  });

  it('has its stretches by jurisdiction in travel order, without ferries', () => {
    line.read([whole(0), whole(1), whole(2), whole(3), whole(4)]);
    expect(line.stretches.map(({ jurisdiction }) => jurisdiction)).toEqual([KS, MO]);
    expect(line.stretches[0]!.miles).toBeCloseTo(47.9, 9);
    expect(line.stretches[1]!.miles).toBeCloseTo(40.4, 9);
    line.read([back(2), back(1), back(0)]);
    expect(line.stretches.map(({ jurisdiction }) => jurisdiction)).toEqual([MO, KS]);
  });

  it('tells in which jurisdictions it begins and ends, and whether all of it lies in one', () => {
    line.read([whole(1), whole(2)]);
    expect([line.firstJurisdiction, line.lastJurisdiction]).toEqual([KS, MO]);
    expect([line.isIn(KS), line.isIn(MO)]).toEqual([false, false]);
    line.read([back(2), back(1)]);
    expect([line.firstJurisdiction, line.lastJurisdiction]).toEqual([MO, KS]);
    expect([line.isIn(KS), line.isIn(MO)]).toEqual([false, false]);
    line.read([whole(0), whole(1)]);
    expect([line.firstJurisdiction, line.lastJurisdiction]).toEqual([KS, KS]);
    expect([line.isIn(KS), line.isIn(MO)]).toEqual([true, false]);
    // There and back again: both ends in one, and yet not all of it.
    line.read([whole(1), { edge: 2, from: 0, to: 0.5 }, { edge: 2, from: 0.5, to: 0 }, back(1)]);
    expect(line.isIn(KS)).toBe(false);
  });
});

describe('its line', () => {
  it('is that of each road from point to point', () => {
    expect(line.read([whole(0)]).miles()).toBeCloseTo(path(...drawnOfAB), 6);
    expect(line.read([back(0)]).miles()).toBeCloseTo(path(...drawnOfAB), 6);
    expect(line.read([whole(0), whole(1)]).miles()).toBeCloseTo(path(...drawnOfAB, [39.1, -95.3]), 6);
  });

  it('begins and ends at the shares of its first and last road, with the points between them only', () => {
    // A share of the line as it is drawn: from the middle of the second side to the middle of the third.
    const sides = drawnOfAB.slice(1).map((point, i) => milesApart(drawnOfAB[i]!, point));
    const total = sides.reduce((sum, side) => sum + side, 0);
    const [from, to] = [(sides[0]! + sides[1]! / 2) / total, (sides[0]! + sides[1]! + sides[2]! / 2) / total];
    for (const part of [
      { edge: 0, from, to },
      { edge: 0, from: to, to: from },
    ]) {
      line.read([part]);
      expect(line.miles()).toBeCloseTo((sides[1]! + sides[2]!) / 2, 1);
      const [first, last] = part.from < part.to ? [1, 2] : [2, 1];
      const [lat, lon] = [39.05, -95.9];
      const middles = [null, { lat, lon }, { lat: 39.1, lon: -95.7 }] as const;
      expect(line.fromFirst(middles[first]!)).toBeLessThan(0.02);
      expect(line.fromLast(middles[last]!)).toBeLessThan(0.02);
    }
  });

  it('has no point twice where a part begins or ends at one', () => {
    const piecesOf = (from: number, to: number) => {
      const at = (share: number) => ({ lat: 39.3 + 0.2 * share, lon: -94.8 });
      let count = 0;
      const runs = new JurisdictionRuns(new JurisdictionMap(tables.borders, CODES));
      runs.add = () => void count++;
      line.read([{ edge: 4, from, to }]).addTo(runs, at(from), at(to));
      return count;
    };
    expect([piecesOf(0, 1), piecesOf(1, 0), piecesOf(0.4, 0.6), piecesOf(0.6, 0.4)]).toEqual([2, 2, 2, 2]);
    expect([piecesOf(0.5, 1), piecesOf(1, 0.5), piecesOf(0, 0.5), piecesOf(0.5, 0)]).toEqual([1, 1, 1, 1]);
  });

  it('tells how far a place is from its ends, and these from each other', () => {
    line.read([whole(1), whole(2)]);
    expect(line.crowMiles()).toBeCloseTo(milesApart([39, -95.5], [39.1, -94.8]), 9);
    expect(line.fromFirst({ lat: 39.2, lon: -95 })).toBeCloseTo(milesApart([39, -95.5], [39.2, -95]), 9);
    expect(line.fromLast({ lat: 39.2, lon: -95 })).toBeCloseTo(milesApart([39.1, -94.8], [39.2, -95]), 9);
  });

  it('is known only where every road of it has one; a joint needs none', () => {
    expect(line.read([whole(0)]).isDrawn).toBe(true);
    expect(line.read([whole(0), whole(1), whole(2)]).isDrawn).toBe(false);
    expect(line.read([whole(2), whole(3), whole(4)]).isDrawn).toBe(true);
    expect(line.read([whole(0), whole(5), back(4)]).isDrawn).toBe(true);
  });

  it('is taken as known in a network that has no lines at all', () => {
    const plain = linedTables({ points: { A: [39, -96], B: [39, -95.5] }, roads: roadsOf('A B 27 I-1') });
    expect(new DrivenLine(plain).read([whole(0)]).isDrawn).toBe(true);
  });
});

describe('its winding', () => {
  /** A right-angled line over two equal sides of some hundredths of a degree along a meridian and the way across. */
  const corner = (side: number, authored: number) => {
    const across = Math.round((side / Math.cos((39 * Math.PI) / 180)) * 2000) / 2000;
    const north = 39 + side;
    return new DrivenLine(
      linedTables({
        points: { A: [39, -97], B: [north, -97 + across] },
        roads: roadsOf(`A B ${authored} US-1`),
        lines: { 0: [[north, -97]] },
      }),
    ).read([whole(0)]);
  };
  const side = 0.1 * DEGREE;

  it('is how many times longer than the straight line between its ends it is', () => {
    expect(corner(0.1, 14).winding()).toBeCloseTo(Math.SQRT2, 2);
    expect(line.read([whole(4)]).winding()).toBeCloseTo(1, 9);
  });

  it('is that of the texts where the line is longer by more than a tenth', () => {
    const crow = corner(0.1, 14).crowMiles();
    expect(corner(0.1, (2 * side) / 1.09).winding()).toBeCloseTo(Math.SQRT2, 2);
    expect(corner(0.1, 12.4).winding()).toBeCloseTo(12.4 / crow, 9);
    expect(corner(0.1, 10.5).winding()).toBeCloseTo(10.5 / crow, 9);
  });

  it('is one at least, whatever the texts say', () => {
    expect(corner(0.1, 5).winding()).toBe(1);
  });

  it('is not believed beyond two and a half', () => {
    // Out a tenth of a degree, a fiftieth across and back again.
    const hairpin = new DrivenLine(
      linedTables({
        points: { A: [39, -97], B: [39, -96.98] },
        roads: roadsOf('A B 14.9 US-1'),
        lines: {
          0: [
            [39.1, -97],
            [39.1, -96.98],
          ],
        },
      }),
    ).read([whole(0)]);
    expect(hairpin.miles() / hairpin.crowMiles()).toBeGreaterThan(10);
    expect(hairpin.winding()).toBe(2.5);
  });

  it('is not to be told on a way of less than a fifth of a mile', () => {
    expect(corner(0.002, 0.3).crowMiles()).toBeLessThan(0.2);
    expect(corner(0.002, 0.3).winding()).toBe(1);
    expect(corner(0.0025, 0.4).crowMiles()).toBeGreaterThan(0.2);
    expect(corner(0.0025, 0.4).winding()).toBeGreaterThan(1.3);
  });
});

describe('where it lies', () => {
  const map = new JurisdictionMap(tables.borders, CODES);
  const runsOf = (from: [number, number], to: [number, number]) => {
    const runs = new JurisdictionRuns(map);
    line.addTo(runs, { lat: from[0], lon: from[1] }, { lat: to[0], lon: to[1] });
    return runs.settled().map(({ jurisdiction, miles }) => [CODES[jurisdiction], miles] as const);
  };

  it('is told by the outlines along the line, with every mile of it', () => {
    line.read([whole(1), whole(2)]);
    const runs = runsOf([39, -95.5], [39.1, -94.8]);
    expect(runs.map(([code]) => code)).toEqual(['KS', 'MO']);
    expect(runs[0]![1]).toBeCloseTo(path([39, -95.5], [39.1, -95.3], [39.1, -95]), 1);
    expect(runs[1]![1]).toBeCloseTo(milesApart([39.1, -95], [39.1, -94.8]), 1);
    expect(runs[0]![1] + runs[1]![1]).toBeCloseTo(line.miles(), 9);
  });

  it('is laid through the readings at its ends, in between by the share that is driven', () => {
    // From a quarter east of the state line to as far west of it, drawn half a degree farther east: the line moves along.
    line.read([whole(2)]);
    const shifted = runsOf([39.1, -95.2], [39.1, -94.7]);
    const total = line.miles();
    expect(shifted.map(([code]) => code)).toEqual(['KS', 'MO']);
    // The point drawn at -95 is 3/5 of the way and moves by the tenth of a degree of both ends.
    expect(shifted[0]![1] / total).toBeCloseTo(0.6 * (2 / 3), 2);
    const leaning = runsOf([39.1, -95.3], [39.1, -95.3]);
    // The last end is moved half a degree west, the point at 3/5 by 0.3: all of it is in Kansas then.
    expect(leaning).toEqual([['KS', expect.closeTo(total, 9)]]);
    const leaningAtStart = runsOf([39.1, -94.7], [39.1, -94.8]);
    // The first end by 0.6 east, the point at 3/5 by 0.24.
    expect(leaningAtStart).toEqual([['MO', expect.closeTo(total, 9)]]);
  });

  it('is moved north and south as well', () => {
    // Kansas ends at 42 north: a road along it, laid through readings south and north of it.
    const north = linedTables({
      points: { A: [41.99, -97], B: [41.99, -96] },
      roads: roadsOf('A B 51.3 US-1'),
      lines: { 0: [[41.99, -96.5]] },
    });
    const road = new DrivenLine(north).read([whole(0)]);
    const pieces: number[][] = [];
    const runs = new JurisdictionRuns(new JurisdictionMap(north.borders, CODES));
    runs.add = (...piece) => void pieces.push(piece);
    road.addTo(runs, { lat: 41.95, lon: -97 }, { lat: 42.05, lon: -95.9 });
    const half = road.miles() / 2;
    expect(pieces).toEqual([
      [41.95, -97, expect.closeTo(42, 6), expect.closeTo(-96.45, 6), expect.closeTo(half, 2), 0],
      [
        expect.closeTo(42, 6),
        expect.closeTo(-96.45, 6),
        expect.closeTo(42.05, 9),
        expect.closeTo(-95.9, 9),
        expect.closeTo(half, 2),
        0,
      ],
    ]);
  });

  it('is the straight line between the readings where it has no length', () => {
    line.read([{ edge: 2, from: 0.5, to: 0.5 }]);
    const runs = runsOf([39.1, -95.1], [39.1, -94.9]);
    expect(runs.map(([code]) => code)).toEqual(['KS', 'MO']);
    expect(runs[0]![1]).toBeCloseTo(0.5, 2);
    expect(runs[1]![1]).toBeCloseTo(0.5, 2);
  });
});
