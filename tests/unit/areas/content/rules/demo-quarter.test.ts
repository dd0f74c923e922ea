import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEMO_TRUCKS, demoTripDay } from '~/areas/content/rules/demo-quarter';
import { isIftaMember } from '~/engine/jurisdictions/codes';
import { placeKey } from '~/engine/places/place-key';

describe('the demonstration carrier', () => {
  const known = new Set(
    readFileSync('prisma/seed/places/places.tsv', 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([state = '', name = '']) => `${placeKey(name)} ${state}`),
  );

  it('has two trucks, as two lines of a fleet list read', () => {
    expect(
      DEMO_TRUCKS.map(({ unit, make, model, year, plate, driver }) => [
        unit,
        `${year} ${make} ${model}`,
        plate,
        driver,
      ]),
    ).toEqual([
      ['101', '2022 Freightliner Cascadia', 'R4T 7710', 'Dana Driver'],
      ['102', '2019 Kenworth T680', 'R4T 7711', 'Lee Ortiz'],
    ]);
    for (const { odometer } of DEMO_TRUCKS) expect(odometer).toBeGreaterThan(100_000);
  });

  it.each(DEMO_TRUCKS)(
    'sends unit $unit on eighteen trips from home to home, only between places that are found',
    ({ places }) => {
      expect(places).toHaveLength(19);
      expect([places[0], places.at(-1)]).toEqual([
        ['Amarillo', 'TX'],
        ['Amarillo', 'TX'],
      ]);
      for (const [city, state] of places) {
        expect([city, state, isIftaMember(state)]).toEqual([city, state, true]);
        expect(known).toContain(`${placeKey(city)} ${state}`);
      }
      for (const [index, place] of places.slice(1).entries()) expect(place).not.toEqual(places[index]);
    },
  );

  it('shows a surcharge and a place without a rate, so that every kind of line is seen', () => {
    const states = new Set(DEMO_TRUCKS.flatMap(({ places }) => places.map(([, state]) => state)));
    for (const state of ['KY', 'VA', 'OR']) expect(states).toContain(state);
  });

  it('drives a trip a week from the fourth day on: its first quarter is full, and the one that runs goes up to today', () => {
    expect([0, 1, 2].map(demoTripDay)).toEqual([3, 10, 17]);
    expect(demoTripDay(17)).toBeGreaterThan(92);
  });
});
