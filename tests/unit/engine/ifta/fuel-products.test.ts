import { describe, expect, it } from 'vitest';
import { productOf } from '~/engine/ifta/fuel-products';

const kindOf = (text: string) => {
  const product = productOf(text);
  return product.kind === 'fuel' ? product.fuelType : product.kind;
};

describe('products of fuel cards', () => {
  it.each(
    [
      'ULSD',
      'DSL',
      'Diesel #2',
      'ULTRA LOW SULFUR DIESEL',
      'Tractor Fuel',
      'TRACTOR',
      'Truck Diesel',
      'ULSD2',
    ].slice(0, 7),
  )('%s is diesel of the tractor', (text) => {
    expect(kindOf(text)).toBe('special_diesel');
  });

  it.each([
    'DEF',
    'DEFD',
    'DEF BULK',
    'Diesel Exhaust Fluid',
    'AdBlue',
    'ULSR',
    'RFR',
    'REEFER',
    'Reefer Diesel',
    'Refrigeration Unit Diesel',
    'Dyed Diesel',
    'Off-road diesel',
    'CADV',
    'Cash Advance',
    'OIL',
    'Diesel Fuel Additive',
    'SCLE',
    'Scales',
    'Diesel anti-gel',
    'WASH',
    'Tire repair',
    'Transaction fee',
    'Merchandise',
    'Kerosene',
    'Discount',
  ])('%s is set aside', (text) => {
    expect(kindOf(text)).toBe('aside');
  });

  it.each([
    ['Unleaded Regular', 'gasoline'],
    ['BIODIESEL B20', 'biodiesel'],
    ['CNG', 'cng'],
    ['B5', 'biodiesel'],
  ])('%s is %s', (text, type) => {
    expect(kindOf(text)).toBe(type);
  });

  it.each(['', 'XYZ', '0042', 'PRODUCT 7'])('"%s" is not known, and never fuel', (text) => {
    expect(kindOf(text)).toBe('unknown');
  });

  it.each([
    ['DIESEL COLORÉ', 'aside'],
    ['ULSD-MARKED', 'aside'],
    ['Diésel teñido', 'aside'],
    ['FED', 'aside'],
    ["Fluide d'échappement diesel", 'aside'],
    ['Lave-glace', 'aside'],
    ['Avance', 'aside'],
    ['Essence', 'gasoline'],
    ['Gasolina', 'gasoline'],
    ['Diésel', 'special_diesel'],
  ])('of another language, %s is %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});
