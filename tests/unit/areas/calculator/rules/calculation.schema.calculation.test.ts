import { describe, expect, it } from 'vitest';
import {
  defaultCalculationQuarter,
  isUid,
  samePlace,
  uidFrom,
  type CalculationStop,
} from '~/areas/calculator/rules/calculation';
import { parseFuelPurchases, parseStops, stopName } from '~/areas/calculator/rules/calculation.schema';

const fieldsOf = (result: ReturnType<typeof parseStops> | ReturnType<typeof parseFuelPurchases>) =>
  result.ok || result.failure.kind !== 'invalid' ? undefined : result.failure.fields;
const messageOf = (result: ReturnType<typeof parseStops> | ReturnType<typeof parseFuelPurchases>) =>
  result.ok ? undefined : result.failure.message;
const DALLAS = { city: ' Dallas ', state: ' TX ', zip: '' };
const TULSA = { city: 'Tulsa', state: 'OK', zip: 74101 };

describe('the stops of a calculation', () => {
  it('are two to five, as typed', () => {
    expect(parseStops([DALLAS, TULSA])).toEqual({
      ok: true,
      value: [
        { city: 'Dallas', state: 'TX', zip: '' },
        { city: 'Tulsa', state: 'OK', zip: '74101' },
      ],
    });
    expect(parseStops(Array.from({ length: 5 }, () => DALLAS)).ok).toBe(true);
    expect(fieldsOf(parseStops([DALLAS]))).toEqual({
      stops: ['A calculation takes 2 to 5 stops, this has 1.'],
    });
    expect(messageOf(parseStops(Array.from({ length: 6 }, () => DALLAS)))).toBe(
      'A calculation takes 2 to 5 stops, this has 6.',
    );
  });

  it('are a list', () => {
    expect(messageOf(parseStops('x'))).toBe('The stops are missing.');
    expect(fieldsOf(parseStops(undefined))).toEqual({
      stops: ['Send a list of stops, each with city, state and zip.'],
    });
  });

  it('are named in what is missing', () => {
    const result = parseStops([{ state: 'TX' }, 'x', { city: 'x'.repeat(201) }]);
    expect(fieldsOf(result)).toEqual({
      'stops.0': ['Enter the pickup: a city with its state, or a ZIP.'],
      'stops.1': ['Enter the stop 2: a city with its state, or a ZIP.'],
      'stops.2': ['The delivery is too long: enter a city, a state and a ZIP.'],
    });
    expect(messageOf(result)).toBe(
      'Enter the pickup: a city with its state, or a ZIP. Enter the stop 2: a city with its state, or a ZIP. The delivery is too long: enter a city, a state and a ZIP.',
    );
    expect(parseStops([{ zip: '75201' }, { city: 'x'.repeat(200) }]).ok).toBe(true);
    expect(parseStops([{ zip: '1'.repeat(201) }, DALLAS]).ok).toBe(false);
    expect(parseStops([{ ...DALLAS, state: 'x'.repeat(201) }, DALLAS]).ok).toBe(false);
    expect([stopName(0, 2), stopName(1, 2), stopName(1, 3)]).toEqual(['pickup', 'delivery', 'stop 2']);
  });
});

describe('the fuel of a calculation', () => {
  it('is summed by state, in thousandths of a gallon, half up', () => {
    expect(
      parseFuelPurchases([
        { state: ' tx ', fuel_units: ' 10.0005 ' },
        { state: 'OK', fuel_units: 5 },
        { state: 'TX', fuel_units: '1,000' },
      ]),
    ).toEqual({
      ok: true,
      value: [
        { state: 'TX', gallonsThousandths: 1_010_001 },
        { state: 'OK', gallonsThousandths: 5000 },
      ],
    });
  });

  it('leaves out what is zero, empty or no number', () => {
    expect(
      parseFuelPurchases([
        { state: 'TX', fuel_units: '' },
        { state: 'TX', fuel_units: '0' },
        { state: 'TX', fuel_units: 'x' },
        { state: 'TX', fuel_units: null },
        { state: 'TX', fuel_units: '0.0004' },
      ]),
    ).toEqual({ ok: true, value: [] });
  });

  it('refuses what would change the tax without a word', () => {
    const result = parseFuelPurchases([
      { state: 'TX', fuel_units: -1 },
      { state: 'OK', fuel_units: '10000000' },
      { state: 'ZZ', fuel_units: 1 },
      { state: null, fuel_units: 1 },
    ]);
    expect(fieldsOf(result)).toEqual({
      'gallons.TX': ['Texas: gallons cannot be negative.'],
      'gallons.OK': ['Oklahoma: that is more fuel than a trip can burn.'],
      fuel_purchases: ['A fuel purchase names no state or province.'],
    });
    expect(messageOf(result)).toBe(
      'Texas: gallons cannot be negative. Oklahoma: that is more fuel than a trip can burn. A fuel purchase names no state or province.',
    );
    expect(parseFuelPurchases([{ state: 'OK', fuel_units: '9999999.999' }]).ok).toBe(true);
    expect(parseFuelPurchases([{ state: 'OK', fuel_units: '9999999.9996' }]).ok).toBe(false);
  });

  it('is a list of at most two hundred', () => {
    expect(messageOf(parseFuelPurchases({}))).toBe('The fuel purchases could not be read.');
    const list = (length: number) => Array.from({ length }, () => ({ state: 'TX', fuel_units: 1 }));
    expect(parseFuelPurchases(list(200)).ok).toBe(true);
    expect(fieldsOf(parseFuelPurchases(list(201)))).toEqual({
      fuel_purchases: ['Send a list of {state, fuel_units}.'],
    });
  });
});

describe('a kept calculation', () => {
  it('has an address that a person can read out', () => {
    // 0 is "a", 31 is the last letter, 32 begins again.
    expect(uidFrom(new Uint8Array([0, 1, 31, 32, 8, 63, 9]))).toBe('ab0aj0');
    expect(['abc123', 'ABCdef'].map(isUid)).toEqual([true, true]);
    expect(['abc12', 'abc1234', 'abc-12', ' abc12', ''].map(isUid)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('uses the quarter that is being filed', () => {
    expect(defaultCalculationQuarter('2026-01-31')).toEqual({ year: 2025, quarter: 4 });
  });

  it('knows a place by its name or by where it lies, inside one state', () => {
    const place = (more: Partial<CalculationStop> = {}): CalculationStop => ({
      city: 'Dallas',
      state: 'TX',
      zip: '',
      lat: 32.7767,
      lon: -96.797,
      label: '',
      ...more,
    });
    expect(samePlace(place(), place({ city: 'DALLAS', lat: 30 }))).toBe(true);
    expect(samePlace(place(), place({ city: 'Big D', lat: 32.77675 }))).toBe(true);
    expect(samePlace(place(), place({ city: 'Big D', lat: 32.777 }))).toBe(false);
    expect(samePlace(place(), place({ city: 'Big D', lon: -96.7 }))).toBe(false);
    expect(samePlace(place(), place({ state: 'OK' }))).toBe(false);
  });
});
