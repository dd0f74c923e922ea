import { describe, expect, it } from 'vitest';
import { lacksFuel } from '~/areas/returns/rules/sum-to-pay';
import { diesel, line, returnOf } from '../../../engine/ifta/return-builders';

describe('why a return has no sum', () => {
  const lines = [line('OK', '232', '0', '0.1900'), line('TX', '76', '0', '0.2000')];

  it('is the fuel, where miles were entered and nothing was bought', () =>
    expect(lacksFuel(returnOf([diesel('0', lines)]))).toBe(true));

  it('is not the fuel, where a rate is missing, or there is a sum', () => {
    expect(lacksFuel(returnOf([diesel('50', [...lines, line('KS', '10', '0', null)])]))).toBe(false);
    expect(lacksFuel(returnOf([diesel('50', lines)]))).toBe(false);
  });
});
