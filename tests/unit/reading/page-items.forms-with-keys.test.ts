import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import { column, DELIVERY, readItems, row } from '../../factories/confirmation-pages';

/** Name and street where a form has a key beside or over each of its values, and where a hyphen is part of a name. */

const stops = (items: readonly PageItem[]) =>
  readItems(items).stops.map(({ name, street }) => [name, street]);
const pickup = (items: readonly PageItem[]) => stops([...items, ...column([...DELIVERY], 40, 500)])[0];
const ACME = ['ACME Foods', '100 Main St'];

describe('a key beside each value', () => {
  /** Rows 24 points apart, twice and a half the print. */
  const grid = (keys: readonly string[], values: readonly string[], top = 100, pitch = 24) =>
    values.flatMap((value, index) =>
      row(top + index * pitch, [...(keys[index] ? [[40, keys[index]] as const] : []), [140, value]]),
    );

  it('leads up to the name, however far its rows stand apart', () => {
    const values = ['ACME Foods', '100 Main St', 'Dallas, TX 75201'];
    expect(pickup(grid(['Pickup:', 'Address:', ''], values))).toEqual(ACME);
    expect(pickup(grid(['Pickup:', 'Location:', 'City:'], values))).toEqual(ACME);
    expect(
      stops([
        ...grid(['Pickup:', 'Address:', ''], values),
        ...grid(['Delivery:', 'Address:', ''], ['Big Box DC', '5 Center Ave', 'Memphis, TN 38103'], 180),
      ]),
    ).toEqual([ACME, ['Big Box DC', '5 Center Ave']]);
  });

  it.each([
    ['that is none of an address', ['Pickup:', 'Ref:', ''], 24],
    ['that is none', ['Pickup:', '', ''], 24],
    ['in a row too far away', ['Pickup:', 'Address:', ''], 30],
  ] as const)('leads nowhere with a key %s', (_what, keys, pitch) => {
    expect(pickup(grid(keys, ['ACME Foods', '100 Main St', 'Dallas, TX 75201'], 100, pitch))).toEqual([
      '',
      '',
    ]);
  });

  it('leads up its own column where the values begin wherever their keys end', () => {
    const ragged = (keys: readonly string[]) => [
      ...row(100, [
        [40, keys[0]!],
        [100, 'ACME Foods'],
      ]),
      ...row(124, [
        [40, keys[1]!],
        [86, '100 Main St'],
      ]),
      ...row(148, [
        [40, keys[2]!],
        [120, 'Dallas, TX 75201'],
      ]),
    ];
    expect(pickup(ragged(['1st Pickup:', 'Address:', 'City/State/Zip:']))).toEqual(ACME);
    expect(pickup(ragged(['1st Pickup:', 'Ref:', 'City/State/Zip:']))).toEqual(['', '']);
  });

  it('leads nowhere from another column', () => {
    expect(
      pickup([
        ...row(100, [
          [40, 'Pickup:'],
          [150, 'ACME Foods'],
        ]),
        ...row(124, [
          [40, 'Address:'],
          [150, '100 Main St'],
        ]),
        ...row(148, [[140, 'Dallas, TX 75201']]),
      ]),
    ).toEqual(['', '']);
  });
});

describe('a form of boxes with small keys over the values', () => {
  const boxes = (first: readonly string[], values: readonly string[]) => [
    ...column(['1. Pickup'], 40, 100),
    ...row(
      112,
      first.map((key, index) => [40 + index * 200, key] as const),
    ),
    ...row(
      122,
      values.map((value, index) => [40 + index * 200, value] as const),
    ),
    ...row(134, [
      [40, 'City'],
      [240, 'State'],
      [340, 'Zip'],
    ]),
    ...row(144, [
      [40, 'Dallas'],
      [240, 'TX'],
      [340, '75201'],
    ]),
  ];

  it('gives who is there and in which street', () => {
    expect(pickup(boxes(['Facility', 'Address'], ['ACME Foods', '100 Main St']))).toEqual(ACME);
    expect(pickup(boxes(['Company Name', 'Address'], ['ACME Foods', 'At the mill']))).toEqual([
      'ACME Foods',
      'At the mill',
    ]);
    expect(pickup(boxes(['Name', 'Phone'], ['ACME Foods', '555 0100']))).toEqual(['ACME Foods', '']);
    expect(pickup(boxes(['Address', 'Facility'], ['100 Main St', 'ACME Foods']))).toEqual(ACME);
  });

  it('takes nothing from a row whose keys name neither', () => {
    expect(pickup(boxes(['Commodity', 'Weight'], ['Paper', '40000']))).toEqual(['', '']);
  });
});

describe('a key in another language', () => {
  it.each([
    ['Nom : ', 'Adresse : '],
    ['Empresa: ', 'Domicilio: '],
    ['Nombre: ', 'Dirección: '],
    ['Compañía: ', 'Calle: '],
    ['Razón social: ', 'Direccion: '],
    ['Entreprise : ', 'Rue : '],
    ['Société : ', 'Adresse: '],
    ['Raison sociale : ', 'ADRESSE : '],
  ])('is no part of the value: "%s", "%s"', (name, street) => {
    expect(
      pickup(column(['Pickup', `${name}ACME Foods`, `${street}100 Main St`, 'Dallas, TX 75201'])),
    ).toEqual(ACME);
  });

  it('is part of it without a colon', () => {
    expect(pickup(column(['Pickup', 'Empresa Foods', '100 Main St', 'Dallas, TX 75201']))).toEqual([
      'Empresa Foods',
      '100 Main St',
    ]);
  });
});

describe('a hyphen on the line of the town', () => {
  it.each([
    ['Pickup: Keystone - Plant 2, 100 Main St, Dallas, TX 75201', 'Keystone - Plant 2', '100 Main St'],
    ['Pickup: Keystone – Plant 2 – 100 Main St – Dallas, TX 75201', 'Keystone – Plant 2', '100 Main St'],
    ['Pickup: Keystone - 100 Main St, Dallas, TX 75201', 'Keystone', '100 Main St'],
    ['Pickup: Keystone - PO Box 7 - Dallas, TX 75201', 'Keystone', 'PO Box 7'],
    // Without a street nothing tells where the name ends.
    ['Pickup: Keystone - Rue Principale - Dallas, TX 75201', 'Keystone', ''],
  ])('%s', (line, name, street) => {
    expect(pickup(column([line]))).toEqual([name, street]);
  });
});
