import { describe, expect, it } from 'vitest';
import { FUEL_COLUMNS, FUEL_HEADERS, unitOfHeader } from '~/areas/fuel/views/fuel-rows';
import { columnsOfHeader } from '~/engine/text/pasted-block';

const columns = FUEL_COLUMNS.map((name) => ({ name, headers: FUEL_HEADERS[name] }));

describe('FUEL_HEADERS', () => {
  it('take a price for no total: mostly it is the price of a gallon', () => {
    expect(columnsOfHeader(['Date', 'Gallons', 'Price', 'Total'], columns)).toEqual([
      'date',
      'quantity',
      null,
      'total',
    ]);
    expect(columnsOfHeader(['Date', 'Gallons', 'Price'], columns)).toEqual(['date', 'quantity', null]);
  });
});

describe('unitOfHeader', () => {
  it.each([
    [['Date', 'Liters'], 'litre'],
    [['Date', 'Qty (L)'], 'litre'],
    [['Date', 'Litres', 'Total'], 'litre'],
    [['Date', 'Gal.'], 'gallon'],
    [['Gallons', 'State'], 'gallon'],
    [['Liters', 'Price/gal'], null],
    [['Date', 'Quantity'], null],
  ] as const)('of %j is %s', (heading, unit) => {
    expect(unitOfHeader(heading)).toBe(unit);
  });
});
