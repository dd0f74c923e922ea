import { describe, expect, it } from 'vitest';
import { placeByFigures, type TownCircle } from '~/roads/compiler/place-by-figures';
import { crowMiles } from '~/roads/geometry';

/** Three towns: the highway runs through the outer two and passes the one between them. */
const west = { lat: 40, lon: -100 };
const middle = { lat: 40.1, lon: -99.5 };
const east = { lat: 40, lon: -99 };
const course = [
  { node: 0, tenths: 0 },
  { node: 1, tenths: 265 },
  { node: 2, tenths: 530 },
];
const circles = (miles: number) =>
  new Map<number, TownCircle[]>([
    [0, [{ ...west, miles: 0 }]],
    [1, [{ ...middle, miles }]],
    [2, [{ ...east, miles: 0 }]],
  ]);
const placed = (miles: number, courses = [course]) => {
  const nodes = [{ ...west }, { ...middle }, { ...east }];
  placeByFigures(nodes, circles(miles), courses);
  return nodes;
};

describe('placing by figures', () => {
  it('puts a point at its distance from the town, towards the line of its neighbors', () => {
    const [, point] = placed(3);
    expect(crowMiles(point!.lat, point!.lon, middle.lat, middle.lon)).toBeCloseTo(3, 1);
    expect(point!.lat).toBeLessThan(middle.lat);
    expect(point!.lon).toBeCloseTo(middle.lon, 1);
  });

  it('leaves points of highways that run through their towns at the towns', () => {
    for (const [i, town] of [west, middle, east].entries()) {
      const point = placed(0)[i]!;
      expect(crowMiles(point.lat, point.lon, town.lat, town.lon)).toBeLessThan(0.01);
    }
  });

  it('never moves a point farther from its town than the figure says', () => {
    for (const miles of [0.5, 2, 6.9, 12]) {
      const point = placed(miles)[1]!;
      expect(crowMiles(point.lat, point.lon, middle.lat, middle.lon)).toBeLessThanOrEqual(miles + 0.05);
    }
  });

  it('places a crossing, which has no town, at its miles between its neighbors', () => {
    const nodes = [{ ...west }, { lat: 45, lon: -90 }, { ...east }];
    placeByFigures(nodes, new Map([...circles(0)].filter(([node]) => node !== 1)), [course]);
    expect(nodes[1]!.lat).toBeCloseTo(40, 3);
    expect(nodes[1]!.lon).toBeCloseTo(-99.5, 3);
  });

  it('leaves a point that no highway tells anything about where it is', () => {
    expect(placed(3, [])[1]).toEqual(middle);
  });
});
