import { describe, expect, it } from 'vitest';
import { foldUnit, unitInFile, withoutZeros } from '~/areas/equipment/rules/unit-number';

describe('a unit number as it is compared', () => {
  it.each([
    ['T-101', 't101'],
    [' t 101 ', 't101'],
    ['10\u200b1', '101'],
    ['１０１', '101'],
    ['Camión 7', 'camion7'],
    ['É1', 'e1'],
    ['卡车 一', '卡车一'],
    ['Ω', 'ω'],
    ['#', ''],
  ])('%s is %s', (unit, folded) => {
    expect(foldUnit(unit)).toBe(folded);
  });

  it('has no zeros before its figures', () => {
    expect(withoutZeros(foldUnit('T-007'))).toBe('t7');
  });
});

describe('a unit number in a file', () => {
  it.each(['N/A', '#N/A', 'none', 'NULL', '-', '--', '?', '0', '0000', 'Unknown', 'No unit', 'TBD', ' '])(
    'is none where the cell says %j',
    (cell) => {
      expect(unitInFile(cell)).toBe('');
    },
  );

  it.each([
    ['12.0', '12'],
    ['0012', '0012'],
    ['12.5', '12.5'],
    ['#', '#'],
    ['NA-1', 'NA-1'],
  ])('of %j is %j', (cell, unit) => {
    expect(unitInFile(cell)).toBe(unit);
  });
});
