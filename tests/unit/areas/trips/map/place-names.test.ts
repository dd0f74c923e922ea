import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areTouching,
  boxOfName,
  isCovered,
  nameX,
  placeNames,
  type NamePlace,
} from '~/areas/trips/map/place-names';
import type { Point } from '~/engine/plane/shapes';

const SIZE = { width: 640, height: 280 };
const stop = (name: string, x: number, y: number) => ({ name, at: [x, y] as Point });

describe('the names of the stops on a map', () => {
  it('are under the southern stops and over the northern ones', () => {
    const places = placeNames([stop('Chicago, IL', 400, 60), stop('Dallas, TX', 200, 220)], SIZE);
    expect(places.map((place) => place?.row)).toEqual(['above', 'below']);
  });

  it('lean away from the edge that they would run over', () => {
    const places = placeNames([stop('Seattle, WA', 20, 100), stop('Boston, MA', 620, 110)], SIZE);
    expect(places.map((place) => place?.anchor)).toEqual(['start', 'end']);
  });

  it('do not lie on one another where two towns are close', () => {
    const stops = [
      stop('Amarillo, TX', 60, 200),
      stop('Memphis, TN', 330, 200),
      stop('St. Louis, MO', 310, 90),
      stop('Louisville, KY', 400, 92),
    ];
    const places = placeNames(stops, SIZE);
    expect(places.every((place) => place !== null)).toBe(true);
    const boxes = places.map((place, index) => boxOfName(stops[index]!.at, stops[index]!.name, place!));
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(areTouching(a, b)).toBe(false)));
  });

  it('are written once where a trip ends where it began', () => {
    const places = placeNames(
      [stop('Reno, NV', 300, 140), stop('Elko, NV', 420, 120), stop('Reno, NV', 300, 140)],
      SIZE,
    );
    expect(places.map((place) => place !== null)).toEqual([true, true, false]);
  });

  it('leave out the stops in between before the ends of the trip', () => {
    const crowd = Array.from({ length: 9 }, (_none, index) => stop('Albuquerque, NM', 300 + index * 12, 140));
    const places = placeNames(crowd, SIZE);
    expect(places[0]).not.toBeNull();
    expect(places.at(-1)).not.toBeNull();
    expect(places.slice(1, -1).filter((place) => place === null).length).toBeGreaterThan(0);
  });

  it('begin, are centered or end at their mark', () => {
    const at = (place: NamePlace) => nameX(100, place);
    expect(at({ row: 'above', anchor: 'middle' })).toBe(100);
    expect(at({ row: 'below', anchor: 'start' })).toBe(94);
    expect(at({ row: 'below', anchor: 'end' })).toBe(106);
    expect(at({ row: 'beside', anchor: 'start' })).toBeGreaterThan(109);
    expect(at({ row: 'beside', anchor: 'end' })).toBeLessThan(91);
  });

  it('keep what is written near them off', () => {
    const box = boxOfName([100, 100], 'Reno, NV', { row: 'below', anchor: 'start' });
    expect(isCovered([box.left + 1, box.top + 1], [box], 0)).toBe(true);
    expect(isCovered([box.left - 5, box.top + 1], [box], 8)).toBe(true);
    expect(isCovered([box.left - 9, box.top + 1], [box], 8)).toBe(false);
    expect(areTouching(box, { ...box, top: box.bottom, bottom: box.bottom + 5 })).toBe(false);
    expect(areTouching(box, { ...box, top: box.bottom - 1, bottom: box.bottom + 5 })).toBe(true);
  });

  it('never overlap, whatever the stops are, and the first is always there', () => {
    const any = fc.record({
      name: fc.string({ minLength: 1, maxLength: 30 }),
      at: fc.tuple(fc.integer({ min: 0, max: 640 }), fc.integer({ min: 0, max: 280 })),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (stops) => {
        const places = placeNames(stops, SIZE);
        expect(places).toHaveLength(stops.length);
        if (stops.length > 0) expect(places[0]).not.toBeNull();
        const boxes = places.flatMap((place, index) =>
          place ? [boxOfName(stops[index]!.at, stops[index]!.name, place)] : [],
        );
        boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(areTouching(a, b)).toBe(false)));
      }),
    );
  });
});
