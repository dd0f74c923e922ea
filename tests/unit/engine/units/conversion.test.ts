import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  convertDistance,
  convertFuel,
  isConvertibleFuel,
  isGallonOrEquivalent,
  isVolume,
  UnitMismatchError,
  type FuelUnit,
} from '~/engine/units/conversion';
import { Decimal, roundHalfUp } from '~/engine/units/decimal';

const quantity = fc.integer({ min: 0, max: 10_000_000_000 }).map((n) => new Decimal(n).dividedBy(1000));

describe('conversion', () => {
  it('uses the exact factors', () => {
    expect(convertFuel({ value: '1', unit: 'gallon' }, 'litre').toString()).toBe('3.785411784');
    expect(convertDistance({ value: '1', unit: 'mile' }, 'km').toString()).toBe('1.609344');
  });

  it('differs from the short factors of paper forms only above some 20,000 liters', () => {
    const liters = '20000';
    const exact = convertFuel({ value: liters, unit: 'litre' }, 'gallon');
    expect(roundHalfUp(exact).toString()).toBe('5283');
    expect(roundHalfUp(new Decimal(liters).times('0.2642')).toString()).toBe('5284');
  });

  it('leaves a quantity in its own unit alone', () => {
    expect(convertFuel({ value: '12.345', unit: 'kwh' }, 'kwh').toString()).toBe('12.345');
    expect(convertDistance({ value: '12.345', unit: 'km' }, 'km').toString()).toBe('12.345');
  });

  it('comes back to the entered quantity', () => {
    fc.assert(
      fc.property(quantity, (value) => {
        const liters = convertFuel({ value, unit: 'gallon' }, 'litre');
        expect(roundHalfUp(convertFuel({ value: liters, unit: 'litre' }, 'gallon'), 20).equals(value)).toBe(
          true,
        );
        const miles = convertDistance({ value, unit: 'km' }, 'mile');
        expect(roundHalfUp(convertDistance({ value: miles, unit: 'mile' }, 'km'), 20).equals(value)).toBe(
          true,
        );
      }),
    );
  });

  it('never turns kilowatt-hours, kilograms, cubic meters or equivalents into gallons', () => {
    const others: FuelUnit[] = ['kwh', 'kg', 'm3', 'gge', 'dge'];
    for (const unit of others) {
      for (const liquid of ['gallon', 'litre'] as const) {
        expect(isConvertibleFuel(unit, liquid)).toBe(false);
        expect(() => convertFuel({ value: '1', unit }, liquid)).toThrow(UnitMismatchError);
        expect(() => convertFuel({ value: '1', unit: liquid }, unit)).toThrow(UnitMismatchError);
      }
    }
  });

  it('knows what can be said in gallons from what is only about as far as one', () => {
    const units: FuelUnit[] = ['gallon', 'litre', 'gge', 'dge', 'kwh', 'kg', 'm3'];
    expect(units.filter(isVolume)).toEqual(['gallon', 'litre']);
    expect(units.filter(isGallonOrEquivalent)).toEqual(['gallon', 'litre', 'gge', 'dge']);
  });
});
