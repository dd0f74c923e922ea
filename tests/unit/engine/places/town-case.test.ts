import { describe, expect, it } from 'vitest';
import { townCase } from '~/engine/places/town-case';

describe('a town as maps write it', () => {
  it.each([
    ['FORT WORTH', 'Fort Worth'],
    ["O'FALLON", "O'Fallon"],
    ['MCALLEN', 'McAllen'],
    ['WINSTON-SALEM', 'Winston-Salem'],
    ['FOND DU LAC', 'Fond du Lac'],
    ["COEUR D'ALENE", "Coeur D'Alene"],
    ["LAND O' LAKES", "Land O' Lakes"],
    ['montréal', 'Montréal'],
    ['DeKalb', 'DeKalb'],
    ['', ''],
  ])('%s is %s', (printed, town) => {
    expect(townCase(printed)).toBe(town);
  });
});
