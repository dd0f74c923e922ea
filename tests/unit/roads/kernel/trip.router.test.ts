import { describe, expect, it } from 'vitest';
import type { TripOutcome } from '~/roads/kernel/trip';
import { smallRouter, stop, TEXT } from '../small-network';

function driven(outcome: TripOutcome) {
  if (!outcome.ok) throw new Error(`${outcome.reason} ${outcome.stopIndex}`);
  return outcome.trip;
}
const between = (from: string, to: string, text = TEXT, more = {}) =>
  smallRouter(text).route({ stops: [stop(from), stop(to)], ...more });
const roads = (outcome: TripOutcome) => driven(outcome).highways.map((h) => h.highway);

describe('a route', () => {
  it('has the authored miles, jurisdictions, crossing and highway', () => {
    const trip = driven(between('Westend KS', 'Fir MO'));
    expect(trip.distanceTenthMiles).toBe(3790);
    expect(trip.jurisdictions).toEqual([
      { jurisdiction: 'KS', distanceTenthMiles: 2175 },
      { jurisdiction: 'MO', distanceTenthMiles: 1615 },
    ]);
    expect(trip.crossings).toEqual([
      { from: 'KS', to: 'MO', place: 'Dogwood, MO', highway: 'I-1', atTenthMiles: 2175 },
    ]);
    expect(trip.highways).toEqual([{ highway: 'I-1', distanceTenthMiles: 3790 }]);
    expect(trip.durationMinutes).toBe(Math.round((379 / 65) * 60));
    expect(trip.shape[0]).toEqual([39, -99]);
    expect(trip.shape.at(-1)).toEqual([39, -92]);
  });

  it('names its ferries, whose miles are not driven: they are in no other figure', () => {
    const trip = driven(between('Westend KS', 'Fir MO', TEXT.replace('54.0 Elm;', '54.0^ Elm;')));
    expect(trip.ferries).toEqual([{ highway: 'I-1', distanceTenthMiles: 540 }]);
    expect(trip.distanceTenthMiles).toBe(3790 - 540);
    expect(trip.jurisdictions).toEqual([
      { jurisdiction: 'KS', distanceTenthMiles: 2175 },
      { jurisdiction: 'MO', distanceTenthMiles: 1615 - 540 },
    ]);
    expect(driven(between('Westend KS', 'Fir MO'))).not.toHaveProperty('ferries');
    // Nobody starts out on the water: the nearest road is that to the landing.
    const afloat = driven(
      smallRouter(TEXT.replace('54.0 Elm;', '54.0^ Elm;')).route({
        stops: [{ lat: 39, lon: -93.6 }, stop('Fir MO')],
      }),
    );
    expect(afloat.shape[1]).not.toEqual([39, -93.6]);
  });

  it('is as long back as there', () => {
    expect(driven(between('Fir MO', 'Northam KS')).distanceTenthMiles).toBe(
      driven(between('Northam KS', 'Fir MO')).distanceTenthMiles,
    );
  });

  it('begins and ends in the middle of a road', () => {
    const router = smallRouter();
    const trip = driven(
      router.route({
        stops: [
          { lat: 39, lon: -98.5 },
          { lat: 39, lon: -96.5 },
        ],
      }),
    );
    expect(Math.abs(trip.distanceTenthMiles - 275 - 540 - 270)).toBeLessThanOrEqual(2);
    const onOne = driven(
      router.route({
        stops: [
          { lat: 39, lon: -98.9 },
          { lat: 39, lon: -98.1 },
        ],
      }),
    );
    expect(Math.abs(onOne.distanceTenthMiles - 440)).toBeLessThanOrEqual(2);
  });

  it('adds the way to the highway for a stop that lies off it', () => {
    const trip = driven(smallRouter().route({ stops: [{ lat: 39.15, lon: -98 }, stop('Fir MO')] }));
    // Ten crow miles off the road at Alder.
    expect(trip.distanceTenthMiles).toBeGreaterThan(3240 + 100);
    expect(trip.distanceTenthMiles).toBeLessThan(3240 + 140);
  });

  it('has one leg per pair of stops, and every figure is the sum of its legs', () => {
    const trip = driven(
      smallRouter().route({ stops: ['Westend KS', 'Northam KS', 'Elm MO', 'Cedar KS'].map(stop) }),
    );
    expect(trip.legs).toHaveLength(3);
    expect(trip.legShapeStart).toHaveLength(3);
    const sum = trip.legs.reduce((total, leg) => total + leg.distanceTenthMiles, 0);
    expect(trip.distanceTenthMiles).toBe(sum);
    for (const leg of trip.legs) {
      expect(leg.jurisdictions.reduce((total, j) => total + j.distanceTenthMiles, 0)).toBe(
        leg.distanceTenthMiles,
      );
    }
  });

  it('of a place to itself has no miles', () => {
    const trip = driven(between('Elm MO', 'Elm MO'));
    expect(trip).toMatchObject({
      distanceTenthMiles: 0,
      durationMinutes: 0,
      jurisdictions: [],
      crossings: [],
    });
  });

  it('goes by local roads where the stops are near each other and the highway is far', () => {
    const trip = driven(
      smallRouter().route({
        stops: [
          { lat: 39.6, lon: -98.5 },
          { lat: 39.65, lon: -98.45 },
        ],
      }),
    );
    expect(trip.distanceTenthMiles).toBeLessThan(60);
    expect(trip.highways).toEqual([]);
  });
});

describe('what a route is asked to heed', () => {
  const tolled = TEXT.replace('108.0 Dogwood MO', '108.0$ Dogwood MO');

  it('takes a toll road when nothing is said, and counts its miles', () => {
    const trip = driven(between('Cedar KS', 'Elm MO', tolled));
    expect(trip.highways.map((h) => h.highway)).toEqual(['I-1']);
    expect(trip.tollTenthMiles).toBe(1080);
  });

  it('avoids the toll road where there is another way', () => {
    const trip = driven(between('Cedar KS', 'Elm MO', tolled, { avoidTolls: true }));
    expect(trip.highways.map((h) => h.highway)).toEqual(['KS-3', 'US-2']);
    expect(trip.tollTenthMiles).toBe(0);
  });

  it('takes the toll road after all where there is no other way', () => {
    const only = TEXT.replace('55.0 Alder', '55.0$ Alder');
    expect(driven(between('Westend KS', 'Alder KS', only, { avoidTolls: true })).tollTenthMiles).toBe(550);
  });

  it('never uses a road that is closed to trucks', () => {
    const closed = TEXT.replace('108.0 Dogwood MO', '108.0! Dogwood MO');
    expect(roads(between('Cedar KS', 'Elm MO', closed))).toEqual(['KS-3', 'US-2']);
    const cut = TEXT.replace('55.0 Alder', '55.0! Alder');
    const outcome = smallRouter(cut).route({ stops: [{ lat: 39, lon: -99.3 }, stop('Elm MO')] });
    // The closed road is no place to start from either: the way is the next open one.
    expect(outcome.ok || outcome.reason).toBe('no-road-nearby');
  });

  it('uses a highway that the trip must take', () => {
    expect(roads(between('Birch KS', 'Elm MO'))).toEqual(['I-1']);
    expect(roads(between('Birch KS', 'Elm MO', TEXT, { via: ['us 2'] }))).toEqual(['US-2']);
  });

  it('puts a forced highway on the leg that it fits', () => {
    const outcome = smallRouter().route({
      stops: ['Westend KS', 'Birch KS', 'Elm MO'].map(stop),
      via: ['US-2'],
    });
    const { legs } = driven(outcome);
    expect(legs[0]!.distanceTenthMiles).toBe(1090);
    expect(legs[1]!.distanceTenthMiles).toBeGreaterThan(3600);
  });

  it('says when the highway is unknown or leads nowhere near', () => {
    expect(between('Birch KS', 'Elm MO', TEXT, { via: ['I-99'] })).toEqual({
      ok: false,
      reason: 'unknown-highway',
      stopIndex: -1,
      detail: 'I-99',
    });
    expect(between('Westend KS', 'Alder KS', TEXT, { via: ['RI-1'] })).toMatchObject({
      reason: 'via-not-possible',
      detail: 'RI-1',
    });
  });

  it('finds another way, and none where there is none', () => {
    const text =
      TEXT + 'U US-5: Alder KS; 110.0 Cedar\nJ Alder KS: I-1 ~ US-5 0.0\nJ Cedar KS: I-1 ~ US-5 0.0\n';
    const outcome = between('Alder KS', 'Cedar KS', text, { alternatives: 3 });
    expect(outcome.ok && outcome.alternatives.map((trip) => trip.highways.map((h) => h.highway))).toEqual([
      ['US-5'],
    ]);
    const none = between('Westend KS', 'Alder KS', TEXT, { alternatives: 3 });
    expect(none.ok && none.alternatives).toEqual([]);
  });

  it('takes the fewest miles when asked for the shortest way', () => {
    const text =
      TEXT + 'S KS-5: Alder KS; 107.4 Cedar\nJ Alder KS: I-1 ~ KS-5 0.0\nJ Cedar KS: I-1 ~ KS-5 0.0\n';
    expect(roads(between('Alder KS', 'Cedar KS', text))).toEqual(['I-1']);
    expect(roads(between('Alder KS', 'Cedar KS', text, { mode: 'shortest' }))).toEqual(['KS-5']);
  });
});

describe('a stop that cannot be reached', () => {
  it.each([
    ['too few stops', [stop('Elm MO')], { reason: 'too-few-stops', stopIndex: -1 }],
    [
      'coordinates that are none',
      [stop('Elm MO'), { lat: NaN, lon: 0 }],
      { reason: 'bad-stop', stopIndex: 1 },
    ],
    [
      'far from every road',
      [stop('Elm MO'), stop('Fir MO'), { lat: 21.3, lon: -157.8 }],
      { reason: 'no-road-nearby', stopIndex: 2 },
    ],
    [
      'on an island',
      [stop('Elm MO'), stop('Seaview RI')],
      { reason: 'island', stopIndex: 1, detail: 'The Island' },
    ],
    [
      'on the mainland, from an island',
      [stop('Seaview RI'), stop('Elm MO')],
      { reason: 'island', stopIndex: 0, detail: 'The Island' },
    ],
  ])('is named: %s', (_, stops, failure) => {
    expect(smallRouter().route({ stops })).toMatchObject({ ok: false, ...failure });
  });

  it('does not reach a road across the water, nor go straight over it', () => {
    const offshore = { lat: 39.2, lon: -89.3 };
    expect(
      smallRouter().route({
        stops: [
          { lat: 39, lon: -90.05 },
          { lat: 39, lon: -84.9 },
        ],
      }),
    ).toMatchObject({ ok: false });
    expect(smallRouter().route({ stops: [stop('Fir MO'), offshore] })).toMatchObject({
      ok: false,
      stopIndex: 1,
    });
  });

  it('routes on the island itself', () => {
    expect(driven(between('Seaview RI', 'Harbor RI')).distanceTenthMiles).toBe(90);
  });
});
