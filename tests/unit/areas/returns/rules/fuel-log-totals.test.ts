import { describe, expect, it } from 'vitest';
import { fuelLogTotals, paidCents, type LoggedFuel } from '~/areas/returns/rules/fuel-log-totals';

const DIESEL: LoggedFuel = {
  quantity: '100.1',
  fuelUnit: 'gallon',
  fuelType: 'special_diesel',
  taxPaid: true,
  state: 'TX',
  pricePerUnit: null,
  totalCents: 35_000,
};

describe('what was paid for a purchase', () => {
  it('is its total, else price times quantity to the cent, else unknown', () => {
    expect(paidCents({ ...DIESEL, pricePerUnit: '9.99' })).toBe(35_000);
    expect(paidCents({ ...DIESEL, totalCents: null, pricePerUnit: '3.499' })).toBe(35_025);
    expect(paidCents({ ...DIESEL, quantity: '0.1', totalCents: null, pricePerUnit: '0.05' })).toBe(1);
    expect(paidCents({ ...DIESEL, totalCents: null })).toBeNull();
  });
});

describe('the totals of a fuel log', () => {
  it('keep fuels, units of measure and untaxed fuel apart, and add exactly', () => {
    expect(
      fuelLogTotals([
        DIESEL,
        { ...DIESEL, quantity: '0.2', totalCents: null },
        { ...DIESEL, fuelUnit: 'litre', quantity: '378.5', totalCents: null },
        { ...DIESEL, taxPaid: false, quantity: '50', totalCents: 1 },
        { ...DIESEL, fuelType: 'gasoline', quantity: '10', totalCents: null, pricePerUnit: '3.5' },
        { ...DIESEL, quantity: '0.2', totalCents: 5 },
      ]).map(({ fuelType, fuelUnit, taxPaid, quantity, cents }) => [
        fuelType,
        fuelUnit,
        taxPaid,
        quantity,
        cents,
      ]),
    ).toEqual([
      ['special_diesel', 'gallon', true, '100.500', 35_005],
      ['special_diesel', 'litre', true, '378.500', null],
      ['special_diesel', 'gallon', false, '50.000', 1],
      ['gasoline', 'gallon', true, '10.000', 3500],
    ]);
  });

  it('keep what was paid in Canadian dollars apart', () => {
    const sums = fuelLogTotals([DIESEL, { ...DIESEL, state: 'ON' }, { ...DIESEL, state: 'OK' }]);
    expect(sums.map(({ symbol, quantity, cents }) => [symbol, quantity, cents])).toEqual([
      ['$', '200.200', 70_000],
      ['C$', '100.100', 35_000],
    ]);
  });

  it('are none where nothing was bought', () => {
    expect(fuelLogTotals([])).toEqual([]);
  });
});
