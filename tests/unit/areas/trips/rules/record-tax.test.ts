import { describe, expect, it } from 'vitest';
import type { FuelShare } from '~/engine/ifta/fuel-shares';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { fuelCreditCents, tripTaxCents } from '~/areas/trips/rules/record-tax';
import { decimal } from '~/engine/units/decimal';
import { diesel, line, rate, returnOf } from '../../../engine/ifta/return-builders';

const wholly: FuelShare[] = [{ fuelType: 'special_diesel', share: decimal(1) }];
const trip = (states: Record<string, number | [number, number]>, endDate = '2026-07-10') => ({
  endDate,
  states: Object.entries(states).map(([jurisdiction, miles]) => {
    const [total, exempt] = Array.isArray(miles) ? miles : [miles, 0];
    return { jurisdiction, tenthMiles: total * 10, exemptTenthMiles: exempt * 10 };
  }),
});
const bought = (quantity: string, more: Partial<Parameters<typeof fuelCreditCents>[0]> = {}) => ({
  date: '2026-07-10',
  jurisdiction: 'TX',
  fuelType: 'special_diesel' as const,
  quantity: { value: quantity, unit: 'gallon' as const },
  taxPaid: true,
  ...more,
});

/** 8.00 mpg; KY with a surcharge, IN by the mile, OR without a rate, AL unknown. */
const computed = returnOf([
  diesel('1000', [
    line('TX', '4000', '0', '0.2000'),
    line('KY', '1000', '0', '0.2000', { rate: rate('0.2000', { surcharge: '0.0500' }) }),
    line('IN', '1000', '0', '0.1000', { rate: rate('0.1000', { unit: 'mile' }) }),
    line('OR', '1000', '0', null),
    { jurisdiction: 'AL', totalDistance: '500', taxPaidFuel: '0' },
    line('NJ', '300', '0', '0.1000', { segment: { from: '2026-07-01', to: '2026-07-31' } }),
    line('NJ', '200', '0', '0.3000', { segment: { from: '2026-08-01', to: '2026-09-30' } }),
  ]),
]);
const taxOf = (states: Record<string, number | [number, number]>, day?: string) =>
  tripTaxCents(trip(states, day), wholly, computed, []);

describe('tripTaxCents', () => {
  it('is distance over the average of the return, by rate and surcharge', () => {
    expect(taxOf({ KY: 800 })).toBe(2500);
    expect(taxOf({ TX: 800, KY: 800 })).toBe(4500);
    expect(taxOf({ TX: [800, 400] })).toBe(1000);
    expect(taxOf({ OR: 800, AK: 800 })).toBe(0);
  });

  it('takes a rate by the mile for the distance itself', () => {
    expect(taxOf({ IN: 800, TX: 800 })).toBe(10_000);
  });

  it('takes the rate of the line of the day', () => {
    expect([taxOf({ NJ: 80 }, '2026-07-31'), taxOf({ NJ: 80 }, '2026-08-01')]).toEqual([100, 300]);
  });

  it('rounds half a cent away from zero', () => {
    expect(taxOf({ TX: 1 })).toBe(3);
  });

  it('is none on the days of a fuel holiday', () => {
    const periods = [{ jurisdiction: 'TX', from: '2026-07-10', to: '2026-07-12' }];
    expect(tripTaxCents(trip({ TX: 800, KY: 800 }), wholly, computed, periods)).toBe(2500);
  });

  it('is divided between the fuels that the vehicle burned', () => {
    const two = returnOf([
      diesel('100', [line('TX', '600', '0', '0.2000')]),
      { ...diesel('50', [line('TX', '200', '0', '0.1000')]), fuelType: 'gasoline' },
    ]);
    const shares: FuelShare[] = [
      { fuelType: 'special_diesel', share: decimal('0.75') },
      { fuelType: 'gasoline', share: decimal('0.25') },
    ];
    // 600 / 6 x .2 and 200 / 4 x .1
    expect(tripTaxCents(trip({ TX: 800 }), shares, two, [])).toBe(2500);
  });

  it('converts miles where the return is in kilometers', () => {
    const metric = returnOf([diesel('1000', [line('ON', '4000', '0', '0.1000')])], {
      base: baseProfileOf('ON'),
    });
    // 1,000 miles are 1,609.344 km, at 4.00 km/L 402.336 L.
    expect(tripTaxCents(trip({ ON: 1000 }), wholly, metric, [])).toBe(4023);
  });

  it('is unknown without a rate, an average, a line or a place on the return', () => {
    expect(taxOf({ TX: 100, AL: 1 })).toBeNull();
    expect(taxOf({ CA: 1 })).toBeNull();
    expect(taxOf({})).toBeNull();
    expect(tripTaxCents(trip({ TX: 1 }), [], computed, [])).toBeNull();
    const withoutFuel = returnOf([diesel('0', [line('TX', '4000', '0', '0.2000')])]);
    expect(tripTaxCents(trip({ TX: 1 }), wholly, withoutFuel, [])).toBeNull();
  });
});

describe('fuelCreditCents', () => {
  const creditOf = (quantity: string, more?: Partial<Parameters<typeof fuelCreditCents>[0]>) =>
    fuelCreditCents(bought(quantity, more), computed, []);

  it('is a credit for fuel bought tax-paid, without surcharge', () => {
    expect(creditOf('100', { jurisdiction: 'KY' })).toBe(-2000);
    expect(creditOf('0.125')).toBe(-3);
    expect(creditOf('100', { taxPaid: false })).toBe(0);
    expect(creditOf('378.5411784', { quantity: { value: '378.5411784', unit: 'litre' } })).toBe(-2000);
  });

  it('is none where no tax of the agreement is on the fuel', () => {
    expect([creditOf('100', { jurisdiction: 'OR' }), creditOf('100', { jurisdiction: 'IN' })]).toEqual([
      0, 0,
    ]);
    const periods = [{ jurisdiction: 'TX', from: '2026-07-10', to: '2026-07-12' }];
    expect(fuelCreditCents(bought('100'), computed, periods)).toBe(0);
  });

  it('is unknown without a rate or a line, and for what measures something else', () => {
    expect(creditOf('100', { jurisdiction: 'AL' })).toBeNull();
    expect(creditOf('100', { jurisdiction: 'CA' })).toBeNull();
    expect(creditOf('100', { quantity: { value: '100', unit: 'kwh' } })).toBeNull();
    expect(creditOf('100', { jurisdiction: 'AL', taxPaid: false })).toBe(0);
  });
});

it('credits gallon equivalents as the liters that a metric return counts them as, and none that are left out', () => {
  const counted = returnOf(
    [
      {
        ...diesel('379', [line('ON', '1600', '379', '0.1000')]),
        fuelType: 'cng' as const,
        fuelUnit: 'litre' as const,
      },
    ],
    { base: baseProfileOf('ON') },
  );
  const purchase = bought('100', {
    jurisdiction: 'ON',
    fuelType: 'cng',
    quantity: { value: '100', unit: 'gge' },
  });
  expect(fuelCreditCents(purchase, counted, [])).toBe(-3785);
  const leftOut = {
    ...counted,
    notices: [
      {
        code: 'fuel-unit-excluded' as const,
        severity: 'blocking' as const,
        equipmentId: '1',
        fuelType: 'cng' as const,
        unit: 'gge' as const,
        expected: 'litre' as const,
      },
    ],
  };
  expect(fuelCreditCents(purchase, leftOut, [])).toBeNull();
});
