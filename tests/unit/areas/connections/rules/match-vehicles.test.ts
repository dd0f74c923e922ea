import { describe, expect, it } from 'vitest';
import { matchVehicle, type OwnUnit } from '~/areas/connections/rules/match-vehicles';

const units: OwnUnit[] = [
  { id: 1, unit: 'T12', vin: null, plate: null },
  { id: 2, unit: '44', vin: '1XKYD49X0JJ123450', plate: 'TX 4471K' },
  { id: 3, unit: '012', vin: null, plate: 'OK-99' },
  { id: 4, unit: '12A', vin: '1FUJGLDR0CSBM1234', plate: 'OK 99' },
];

describe('which unit a vehicle of a telematics system is', () => {
  it.each<[string, Partial<Parameters<typeof matchVehicle>[0]>, ReturnType<typeof matchVehicle>]>([
    [
      'the VIN, before a number that another unit has',
      { name: 'T12', vin: '1xkyd49x0jj123450' },
      { unitId: 2, by: 'VIN' },
    ],
    ['the number as it is written', { name: '012' }, { unitId: 3, by: 'unit number' }],
    ['the number, with dash and noughts', { name: 't-012' }, { unitId: 1, by: 'unit number' }],
    ['the number without its nought', { name: '12' }, { unitId: 3, by: 'unit number' }],
    [
      'the plate, where nothing else says it',
      { name: 'Old Red', plate: 'tx-4471 k' },
      { unitId: 2, by: 'plate' },
    ],
    ['nobody, where two have the plate', { name: 'Loaner', plate: 'OK99' }, null],
    ['nobody, where nothing is known', {}, null],
  ])('is told by %s', (_, given, expected) => {
    expect(matchVehicle({ name: '', vin: '', plate: '', ...given }, units)).toEqual(expected);
  });

  it('takes a unit that is written the same before one that only folds to it', () => {
    const twins: OwnUnit[] = [
      { id: 1, unit: 'T-12', vin: null, plate: null },
      { id: 2, unit: 'T12', vin: null, plate: null },
    ];
    expect(matchVehicle({ name: 'T-12', vin: '', plate: '' }, twins)).toEqual({
      unitId: 1,
      by: 'unit number',
    });
    expect(matchVehicle({ name: 'T12', vin: '', plate: '' }, twins)).toEqual({
      unitId: 2,
      by: 'unit number',
    });
    expect(matchVehicle({ name: 't 12', vin: '', plate: '' }, twins)).toBeNull();
  });

  it('takes nothing for equal to nothing', () => {
    const bare: OwnUnit[] = [{ id: 1, unit: '-', vin: null, plate: null }];
    expect(matchVehicle({ name: '', vin: '', plate: '' }, bare)).toBeNull();
    expect(matchVehicle({ name: '--', vin: '-', plate: '-' }, bare)).toBeNull();
  });
});
