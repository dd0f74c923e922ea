import { describe, expect, it } from 'vitest';
import { foldUnit, withoutZeros } from '~/areas/equipment/rules/unit-number';

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
