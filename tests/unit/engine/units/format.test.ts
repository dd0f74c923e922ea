import { describe, expect, it } from 'vitest';
import { centsToText, fixedFromScaled, formatCents, formatTenths, formatWhole } from '~/engine/units/format';

describe('figures as text', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [-1234567, '-1,234,567'],
  ])('whole %d is %s', (value, text) => {
    expect(formatWhole(value)).toBe(text);
  });

  it.each([
    [0, '0.00'],
    [-0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [-3868, '-38.68'],
    [123456, '1234.56'],
  ])('cents %d are %s', (cents, text) => {
    expect(centsToText(cents)).toBe(text);
  });

  it('groups money and tenths for reading', () => {
    expect(formatCents(-123456789)).toBe('-1,234,567.89');
    expect(formatTenths(12345)).toBe('1,234.5');
    expect(formatTenths(-5)).toBe('-0.5');
    expect(fixedFromScaled(576, 2)).toBe('5.76');
    expect(fixedFromScaled(12, 0)).toBe('12');
  });
});
