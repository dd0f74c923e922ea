import { describe, expect, it } from 'vitest';
import { unitWords, wordsIn } from '~/engine/units/unit-words';

describe('wordsIn', () => {
  it.each([
    ['Empty miles in', 'Empty kilometers in'],
    ['Miles per gallon', 'Kilometers per liter'],
    ['MPG of every truck, 6.5 mpg', 'km/L of every truck, 6.5 km/L'],
    ['a mile, 20 mi, 5 gal', 'a kilometer, 20 km, 5 L'],
    ['Smiles in MI, mileage', 'Smiles in MI, mileage'],
  ])('says "%s" to a carrier of kilometers as "%s"', (text, said) => {
    expect(wordsIn('metric', text)).toBe(said);
    expect(wordsIn('us', text)).toBe(text);
  });
});

describe('unitWords', () => {
  it('puts the template into the units and leaves its values alone', () => {
    expect(unitWords('metric')`Miles of ${'Miles Trucking'}: ${12} gallons`).toBe(
      'Kilometers of Miles Trucking: 12 liters',
    );
    expect(unitWords('us')`Miles of ${'Miles Trucking'}`).toBe('Miles of Miles Trucking');
  });
});
