import { describe, expect, it } from 'vitest';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { codesOf, diesel, line, lineOf, rate, returnOf } from './return-builders';

describe('units and currencies', () => {
  it('files in kilometers, liters and C$ for a Canadian base, km/L with two decimals', () => {
    const computed = returnOf(
      [diesel('5000', [line('ON', '12000', '4000', '0.1430'), line('QC', '3000', '0', '0.2020')])],
      { base: baseProfileOf('ON') },
    );
    expect(computed).toMatchObject({ unitSystem: 'metric', distanceUnit: 'km', base: { currency: 'CAD' } });
    expect(computed.schedules[0]).toMatchObject({
      fuelUnit: 'litre',
      average: { hundredths: 300, problem: null },
    });
    expect(lineOf(computed, 'QC')).toMatchObject({ taxableFuel: 1000, taxCents: 20200 });
    expect(lineOf(computed, 'ON')).toMatchObject({ netTaxableFuel: 0, taxCents: 0 });
  });

  it('counts electricity in kWh, and taxes Indiana by the mile without credit for energy', () => {
    const computed = returnOf([
      {
        fuelType: 'electricity',
        totalFuel: '10000',
        lines: [
          line('PA', '2000', '0', null, { rate: rate('0.0172', { unit: 'kwh' }) }),
          line('IN', '2500', '900', null, { rate: rate('0.0800', { unit: 'mile' }) }),
          line('OH', '500', '0', null, { rate: rate(null, { unit: 'kwh' }) }),
        ],
      },
    ]);
    expect(computed.schedules[0]).toMatchObject({
      fuelUnit: 'kwh',
      average: { hundredths: 50, problem: null },
    });
    expect(lineOf(computed, 'PA')).toMatchObject({ basis: 'fuel', taxableFuel: 4000, taxCents: 6880 });
    expect(lineOf(computed, 'IN')).toMatchObject({ basis: 'distance', taxCents: 20000 });
    expect(lineOf(computed, 'OH')).toMatchObject({ basis: 'none', taxCents: 0 });
    expect(codesOf(computed)).toContain('no-rate-published');
  });

  it.each(['kwh', 'kg', 'm3'] as const)('does not multiply gallons with a rate per %s', (unit) => {
    const computed = returnOf([
      {
        fuelType: 'lng',
        totalFuel: '100',
        lines: [line('BC', '600', '0', null, { rate: rate('0.5', { unit, surcharge: '0.1' }) })],
      },
    ]);
    expect(lineOf(computed, 'BC')).toMatchObject({
      taxCents: null,
      notComputed: 'unit-mismatch',
      surcharge: { cents: null },
    });
    expect(computed.complete).toBe(false);
    expect(computed.notices).toContainEqual(
      expect.objectContaining({
        code: 'rate-unit-mismatch',
        severity: 'blocking',
        jurisdiction: 'BC',
        rateUnit: unit,
        fuelUnit: 'gallon',
      }),
    );
  });

  it('taxes fuel counted in the unit of the rate, and says where gallons must be equivalents', () => {
    const kilograms = returnOf([
      {
        fuelType: 'lng',
        fuelUnit: 'kg',
        totalFuel: '1000',
        lines: [line('BC', '3000', '100', null, { rate: rate('0.2', { unit: 'kg' }) })],
      },
    ]);
    expect(lineOf(kilograms, 'BC')).toMatchObject({ taxableFuel: 1000, taxCents: 18000 });
    const gallons = returnOf([
      {
        fuelType: 'lng',
        totalFuel: '100',
        lines: [line('CA', '600', '0', null, { rate: rate('0.06', { unit: 'dge' }) })],
      },
    ]);
    expect(codesOf(gallons)).toEqual(['equivalent-gallons']);
    expect(lineOf(gallons, 'CA').taxCents).toBe(600);
  });
});
