import { describe, expect, it } from 'vitest';
import { drawnFuelProblems, NO_TANK_TO_DRAW_FROM } from '~/areas/bulk-tanks/rules/drawn-fuel';
import { ENTRY_NAMES, tankUnitName, tankUnitShort } from '~/areas/bulk-tanks/rules/tank';

const TANK = { name: 'Yard', state: 'TX', fuelType: 'special_diesel' } as const;
const FUEL = { state: 'TX', fuelType: 'special_diesel', fuelUnit: 'gallon' } as const;

describe('fuel drawn from a tank', () => {
  it('fits where state, fuel and unit are those of the tank, or the state is left open', () => {
    expect(drawnFuelProblems(TANK, FUEL)).toEqual({});
    expect(drawnFuelProblems(TANK, { ...FUEL, state: '', fuelUnit: 'litre' })).toEqual({});
  });

  it('is told beside each field that does not fit', () => {
    expect(drawnFuelProblems(TANK, { state: 'OK', fuelType: 'gasoline', fuelUnit: 'kwh' })).toEqual({
      state: ['Tank Yard is in TX. Choose TX, or another tank.'],
      fuelType: ['Tank Yard holds special diesel.'],
      fuelUnit: ['Fuel from a tank is in gallons or liters.'],
    });
    expect(NO_TANK_TO_DRAW_FROM).toBe('This tank was not found. Choose another one.');
  });
});

describe('the words of a tank', () => {
  it('name its units and entries', () => {
    expect([tankUnitName('gallon'), tankUnitName('litre')]).toEqual(['gallons', 'liters']);
    expect([tankUnitShort('gallon'), tankUnitShort('litre')]).toEqual(['gal', 'L']);
    expect(ENTRY_NAMES).toEqual({
      delivery: 'Delivery',
      reading: 'Inventory reading',
      other: 'Other withdrawal',
    });
  });
});
