import { describe, expect, it } from 'vitest';
import { parseFuelPurchases } from '~/areas/calculator/rules/calculation.schema';
import { askedOfComma } from '~/areas/fuel/rules/fill-comma';
import { fuelPatchSchema, fuelSchema } from '~/areas/fuel/rules/fuel.schema';
import { readingsOfComma } from '~/engine/units/decimal';
import { problemsOf } from '../../../domain/form-problems';

const fuel = (quantity: unknown) =>
  fuelSchema.safeParse({ equipmentId: '7', date: '2026-07-14', state: 'ON', fuelUnit: 'litre', quantity });

describe('a comma in the quantity of a fill', () => {
  it('is asked about where it may be that of another country: 95,125 liters are never 95125 without a word', () => {
    const asked = { quantity: 'Is this 95.125 or 95125? Write it without the comma.' };
    expect(problemsOf(fuel('95,125'))).toEqual(asked);
    expect(problemsOf(fuel(' 95,125 '))).toEqual(asked);
    expect(problemsOf(fuelPatchSchema.safeParse({ quantity: '95,125' }))).toEqual(asked);
    expect(problemsOf(fuel('450,500'))).toEqual({
      quantity: 'Is this 450.500 or 450500? Write it without the comma.',
    });
    expect(parseFuelPurchases([{ state: 'TX', fuel_units: '80,250' }])).toMatchObject({
      ok: false,
      failure: { fields: { 'gallons.TX': ['Is this 80.250 or 80250? Write it without the comma.'] } },
    });
  });

  it.each([
    ['1,250', '1250'],
    ['2,300', '2300'],
    ['95.125', '95.125'],
    ['95125', '95125'],
    ['1,250.5', '1250.5'],
    ['12,345.5', '12345.5'],
  ])('has one reading in %s', (typed, quantity) => {
    expect(fuel(typed).data?.quantity?.toString()).toBe(quantity);
  });

  it('stays refused where it groups nothing', () => {
    expect(problemsOf(fuel('95,12'))).toEqual({
      quantity: 'Write the units as a number, such as 120.5 (at most three decimals).',
    });
    for (const text of ['', '0,125', '012,500', '1,234,567', '95,1255', 'x', '-95,125'])
      expect([text, readingsOfComma(text)]).toEqual([text, undefined]);
    expect(askedOfComma(95125)).toBeUndefined();
  });
});
