import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  DEMO_ECONOMY,
  DEMO_QUARTERS,
  DEMO_TOURS,
  DEMO_TOURS_TO_FILE,
  DEMO_TRUCKS,
  demoTourDay,
} from '~/areas/content/rules/demo-quarter';
import { isIftaMember } from '~/engine/jurisdictions/codes';
import { placeKey } from '~/engine/places/place-key';

describe('the demonstration carrier', () => {
  const known = new Set(
    readFileSync('prisma/seed/places/places.tsv', 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([state = '', name = '']) => `${placeKey(name)} ${state}`),
  );

  it('has three trucks that are unlike each other, as three lines of a fleet list read', () => {
    expect(
      DEMO_TRUCKS.map(({ unit, make, model, year, plate, driver, axles, registeredWeightPounds }) => [
        unit,
        `${year} ${make} ${model}`,
        plate,
        driver,
        `${axles} axles, ${registeredWeightPounds} lb`,
      ]),
    ).toEqual([
      ['101', '2022 Freightliner Cascadia', 'R4T 7710', 'Dana Driver', '3 axles, 80000 lb'],
      ['102', '2019 Kenworth T680', 'R4T 7711', 'Lee Ortiz', '3 axles, 78000 lb'],
      ['103', '2020 Hino 338', 'R4T 7712', 'Sam Reyes', '2 axles, 33000 lb'],
    ]);
    expect(new Set(DEMO_TRUCKS.map((truck) => truck.milesPerGallonTenths)).size).toBe(3);
    for (const { odometer } of DEMO_TRUCKS) expect(odometer).toBeGreaterThan(90_000);
  });

  it('has only trucks that qualify for IFTA: over 26,000 pounds, or three axles', () => {
    for (const { axles, registeredWeightPounds } of DEMO_TRUCKS)
      expect(registeredWeightPounds > 26_000 || axles >= 3).toBe(true);
  });

  it.each(DEMO_TRUCKS)(
    'sends unit $unit on tours from home to home, only between places that are found',
    ({ tours }) => {
      expect(tours.length).toBeGreaterThanOrEqual(DEMO_TOURS);
      for (const places of tours) {
        expect([places[0], places.at(-1)]).toEqual([
          ['Amarillo', 'TX'],
          ['Amarillo', 'TX'],
        ]);
        for (const [city, state] of places) {
          expect([city, state, isIftaMember(state)]).toEqual([city, state, true]);
          expect(known).toContain(`${placeKey(city)} ${state}`);
        }
        for (const [index, place] of places.slice(1).entries()) expect(place).not.toEqual(places[index]);
      }
    },
  );

  it('shows surcharges and a place without a rate, so that every kind of line is seen', () => {
    const states = new Set(DEMO_TRUCKS.flatMap(({ tours }) => tours.flat().map(([, state]) => state)));
    for (const state of ['KY', 'VA', 'OR']) expect(states).toContain(state);
  });

  it('keeps its tours inside six quarters, and its trips inside the limit of its plan', () => {
    expect(DEMO_ECONOMY).toHaveLength(DEMO_QUARTERS);
    // The longest tour takes nine days of 550 miles.
    expect(demoTourDay(DEMO_TOURS_TO_FILE - 1) + 9).toBeLessThan(90);
    expect(DEMO_TRUCKS.length * DEMO_TOURS_TO_FILE * DEMO_QUARTERS).toBeLessThan(100);
  });
});
