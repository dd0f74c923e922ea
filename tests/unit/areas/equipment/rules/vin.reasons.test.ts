import { describe, expect, it } from 'vitest';
import { qualifyVehicle } from '~/areas/equipment/rules/qualified-vehicle';
import { vinCheckDigit, vinMessage, vinProblem } from '~/areas/equipment/rules/vin';

const reasonOf = (fields: Partial<Parameters<typeof qualifyVehicle>[0]>) =>
  qualifyVehicle({
    axles: null,
    registeredWeightPounds: null,
    combinationWeightPounds: null,
    recreational: false,
    ...fields,
  }).reason;

describe('why a vehicle qualifies, or does not', () => {
  it.each([
    [{ recreational: true, axles: 3 }, 'Recreational vehicles are outside the agreement (R245).'],
    [{ axles: 3 }, '3 axles: three or more qualify at any weight (R245).'],
    [{ axles: 2, registeredWeightPounds: 26_001 }, '26,001 lb is more than 26,000 lb (R245).'],
    [
      { axles: 2, registeredWeightPounds: 9000, combinationWeightPounds: 130_500 },
      'Used in a combination of 130,500 lb, more than 26,000 lb (R245).',
    ],
    [
      { axles: 2, registeredWeightPounds: 900 },
      '2 axles and 900 lb, not over 26,000 lb. If it pulls a trailer, enter the combined weight (R245).',
    ],
    [
      { axles: 2, registeredWeightPounds: 9000, combinationWeightPounds: 26_000 },
      '2 axles and 9,000 lb, 26,000 lb with trailers: not over 26,000 lb (R245).',
    ],
    [{ axles: 2 }, 'Enter axles and weight. Until you do, we include this truck in your report.'],
    [
      { registeredWeightPounds: 26_000 },
      'Enter axles and weight. Until you do, we include this truck in your report.',
    ],
  ])('is said of %j', (fields, reason) => {
    expect(reasonOf(fields)).toBe(reason);
  });
});

describe('what is wrong with a VIN', () => {
  it('is said in words', () => {
    expect(vinMessage('letters', '')).toBe('VINs never use the letters I, O or Q. Use 1 or 0.');
    expect(vinMessage('length', '1M8')).toBe('A VIN has 17 characters; this has 3.');
    expect(vinMessage('check-digit', '')).toBe(
      'This VIN does not pass its own check digit: compare it with the cab card, one character is likely wrong.',
    );
    for (const letter of 'IOQ') expect(vinProblem(`${letter}M8GDM9AXKP042788`)).toBe('letters');
    expect(vinProblem('1M8GDM9AXKP0427889')).toBe('length');
    expect(vinCheckDigit('1M8')).toBeUndefined();
  });

  it.each([
    // 49 CFR 565: each letter has the value of its place; weight 8 in the first place. One letter among noughts.
    ['A', 8],
    ['J', 8],
    ['B', 16],
    ['K', 16],
    ['S', 16],
    ['C', 24],
    ['L', 24],
    ['T', 24],
    ['D', 32],
    ['M', 32],
    ['U', 32],
    ['E', 40],
    ['N', 40],
    ['V', 40],
    ['F', 48],
    ['W', 48],
    ['G', 56],
    ['P', 56],
    ['X', 56],
    ['H', 64],
    ['Y', 64],
    ['R', 72],
    ['Z', 72],
  ])('is told by the value of %s, times eight: %i', (letter, sum) => {
    const rest = sum % 11;
    expect(vinCheckDigit(`${letter}0000000000000000`)).toBe(rest === 10 ? 'X' : String(rest));
  });

  it('has the weights of the regulation', () => {
    const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
    weights.forEach((weight, place) => {
      const vin = '0'.repeat(place) + '1' + '0'.repeat(16 - place);
      expect(vinCheckDigit(vin)).toBe(weight === 10 ? 'X' : String(weight));
    });
  });
});
