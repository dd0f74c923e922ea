import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qualifyVehicle } from '~/areas/equipment/rules/qualified-vehicle';
import { normalizeVin, vinCheckDigit, vinProblem } from '~/areas/equipment/rules/vin';

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const body = fc
  .array(fc.constantFrom(...letters), { minLength: 17, maxLength: 17 })
  .map((parts) => parts.join(''));
const withCheckDigit = (vin: string): string => vin.slice(0, 8) + (vinCheckDigit(vin) ?? '') + vin.slice(9);

describe('a VIN', () => {
  it.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715', '1HGCM82633A004352'])(
    '%s passes its check digit',
    (vin) => {
      expect(vinProblem(vin)).toBeUndefined();
    },
  );

  it('is told apart by what is wrong with it', () => {
    expect(vinProblem('1M8GDM9AXKP042789')).toBe('check-digit');
    expect(vinProblem('1M8GDM9AXKP04278')).toBe('length');
    expect(vinProblem('IM8GDM9AXKP042788')).toBe('letters');
    expect(normalizeVin(' 1m8g-dm9a xkp042788 ')).toBe('1M8GDM9AXKP042788');
  });

  it('with a right check digit always passes, and one digit changed never does', () => {
    fc.assert(
      fc.property(body, fc.nat(16), fc.integer({ min: 1, max: 9 }), (text, place, by) => {
        const vin = withCheckDigit(text);
        expect(vinProblem(vin)).toBeUndefined();
        const digit = vin[place] ?? '';
        // The ninth place is the check digit itself; a changed one is wrong by definition.
        if (!/\d/.test(digit) || place === 8) return;
        const changed = vin.slice(0, place) + String((Number(digit) + by) % 10) + vin.slice(place + 1);
        expect(vinProblem(changed)).toBe('check-digit');
      }),
    );
  });
});

describe('a qualified motor vehicle (R245)', () => {
  const vehicle = (fields: Partial<Parameters<typeof qualifyVehicle>[0]>) =>
    qualifyVehicle({
      axles: null,
      registeredWeightPounds: null,
      combinationWeightPounds: null,
      recreational: false,
      ...fields,
    }).qualified;

  it.each([
    [{ axles: 3 }, 'yes'],
    [{ axles: 2, registeredWeightPounds: 26_001 }, 'yes'],
    [{ axles: 2, registeredWeightPounds: 26_000 }, 'no'],
    [{ axles: 2, registeredWeightPounds: 11_500, combinationWeightPounds: 30_000 }, 'yes'],
    [{ axles: 2, registeredWeightPounds: 11_500, combinationWeightPounds: 26_000 }, 'no'],
    [{ registeredWeightPounds: 80_000 }, 'yes'],
    [{ axles: 2 }, 'unknown'],
    [{ registeredWeightPounds: 9_000 }, 'unknown'],
    [{}, 'unknown'],
    [{ axles: 3, recreational: true }, 'no'],
  ] as const)('%j: %s', (fields, answer) => {
    expect(vehicle(fields)).toBe(answer);
  });

  it('never stops to qualify by getting heavier or longer', () => {
    const measure = fc.record({
      axles: fc.integer({ min: 1, max: 9 }),
      registeredWeightPounds: fc.integer({ min: 1, max: 90_000 }),
      combinationWeightPounds: fc.integer({ min: 1, max: 140_000 }),
    });
    fc.assert(
      fc.property(measure, fc.nat(5), fc.nat(50_000), (fields, axles, pounds) => {
        if (vehicle(fields) !== 'yes') return;
        expect(
          vehicle({
            axles: fields.axles + axles,
            registeredWeightPounds: fields.registeredWeightPounds + pounds,
            combinationWeightPounds: fields.combinationWeightPounds + pounds,
          }),
        ).toBe('yes');
      }),
    );
  });
});
