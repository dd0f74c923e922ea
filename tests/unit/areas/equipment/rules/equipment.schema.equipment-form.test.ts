import { describe, expect, it } from 'vitest';
import { equipmentSchema } from '~/areas/equipment/rules/equipment.schema';
import { problemsOf } from '../../../domain/form-problems';

const vehicle = (more: object = {}) => equipmentSchema.safeParse({ unit: ' 104 ', ...more });

describe('a vehicle', () => {
  it.each([
    [{ tankGallons: '7', tankLiters: 'true' }, ['tankLiters']],
    [{ tankGallons: '{z)?n', tankLiters: '26' }, ['tankGallons']],
    [{ tankGallons: 'x', tankLiters: 'y' }, ['tankGallons', 'tankLiters']],
    [{ tankGallons: '100', tankLiters: '100' }, ['tankLiters']],
  ])('refuses the capacity of %j beside its fields', (given, names) => {
    const { error } = vehicle(given);
    expect([...new Set(error?.issues.map(({ path }) => path[0]))].sort()).toEqual(names);
  });

  it('needs its number alone', () => {
    expect(vehicle().data).toEqual({
      unit: '104',
      active: true,
      make: '',
      model: '',
      vin: '',
      vinConfirmed: false,
      year: null,
      plate: '',
      baseJurisdiction: '',
      fuelType: 'special_diesel',
      axles: null,
      registeredWeightPounds: null,
      combinationWeightPounds: null,
      weightsFrom: null,
      earlierWeights: [],
      odometerReplacements: [],
      recreational: false,
      heightInches: null,
      lengthInches: null,
      widthInches: null,
      hazmat: false,
      tankGallons: null,
      tankLiters: null,
      inServiceOn: null,
      outOfServiceOn: null,
    });
    expect(problemsOf(vehicle({ unit: ' ' }))).toEqual({
      unit: 'Unit is required: the number you know the truck by.',
    });
  });

  it('has a number that looks as it is: on one line, without marks that nobody sees', () => {
    const units = ['10\u200b1', ' 101\u00a0', '\ufeff101', '\u202e101', '101\n', '10\u00ad1'];
    expect(units.map((unit) => vehicle({ unit }).data?.unit)).toEqual(units.map(() => '101'));
    expect(vehicle({ unit: 'A\n B\tC' }).data?.unit).toBe('A B C');
    expect(vehicle({ unit: 'شاحنة ١ Ω' }).data?.unit).toBe('شاحنة ١ Ω');
    expect(problemsOf(vehicle({ unit: '\u200b' }))).toEqual({
      unit: 'Unit is required: the number you know the truck by.',
    });
  });

  it.each([
    ['1', true],
    [1, true],
    [true, true],
    ['0', false],
    [0, false],
    [false, false],
  ])('is active by %j: %s', (active, read) => {
    expect(vehicle({ active }).data?.active).toBe(read);
  });

  it('has a status of two', () => {
    expect(problemsOf(vehicle({ active: 'sold' }))).toEqual({
      active: 'Status is required: active or inactive.',
    });
  });

  it.each([
    ['year', 'Year', 1900, 2100],
    ['axles', 'Axles', 1, 20],
    ['registeredWeightPounds', 'Registered weight', 1, 400_000],
    ['combinationWeightPounds', 'Combined weight', 1, 400_000],
    ['heightInches', 'Height', 20, 400],
    ['lengthInches', 'Length', 50, 2400],
    ['widthInches', 'Width', 20, 400],
    ['tankGallons', 'Tank capacity', 1, 2000],
  ])('has a whole %s within bounds', (name, label, least, most) => {
    const message = `${label} is a whole number from ${least} to ${most}.`;
    expect(vehicle({ [name]: least }).data).toMatchObject({ [name]: least });
    expect(vehicle({ [name]: ` ${most.toLocaleString('en-US')} ` }).data).toMatchObject({ [name]: most });
    for (const wrong of [least - 1, most + 1, '1.5', 'x', '-5', '1,5', '12,50', '8000,5'])
      expect(problemsOf(vehicle({ [name]: wrong }))).toEqual({ [name]: message });
    expect(vehicle({ [name]: ' ' }).data).toMatchObject({ [name]: null });
    expect(vehicle({ [name]: null }).data).toMatchObject({ [name]: null });
  });

  it.each([
    ['unit', 30],
    ['make', 60],
    ['model', 60],
    ['plate', 15],
  ])('has a longest %s of %i', (name, most) => {
    expect(vehicle({ [name]: 'x'.repeat(most) }).success).toBe(true);
    expect(problemsOf(vehicle({ [name]: 'x'.repeat(most + 1) }))).toEqual({
      [name]: `At most ${most} characters.`,
    });
  });

  it('has a VIN that passes its check, or that a person has confirmed', () => {
    expect(vehicle({ vin: ' 1m8gdm9axkp042788 ' }).data?.vin).toBe('1M8GDM9AXKP042788');
    expect(Object.keys(problemsOf(vehicle({ vin: '1M8GDM9AXKP042789' })))).toEqual(['vin']);
    expect(vehicle({ vin: '1M8GDM9AXKP042789', vinConfirmed: 'on' }).success).toBe(true);
    // A wrong length is no matter of confirming.
    expect(Object.keys(problemsOf(vehicle({ vin: '1M8', vinConfirmed: '1' })))).toEqual(['vin']);
  });

  it('is based in a jurisdiction, burns a fuel of the tables, may be for recreation and may carry hazardous materials', () => {
    expect(vehicle({ baseJurisdiction: ' tx ', fuelType: 'cng', recreational: 'true' }).data).toMatchObject({
      baseJurisdiction: 'TX',
      fuelType: 'cng',
      recreational: true,
    });
    expect(problemsOf(vehicle({ baseJurisdiction: 'ZZ', fuelType: 'coal' }))).toEqual({
      baseJurisdiction: 'Choose a state or province.',
      fuelType: 'Choose a fuel type.',
    });
    expect(
      ['0', 'false', '', 0, false, null].map((recreational) => vehicle({ recreational }).data?.recreational),
    ).toEqual([false, false, false, false, false, false]);
    expect(['1', true, 'on', '', null].map((hazmat) => vehicle({ hazmat }).data?.hazmat)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(['1', 1, true, 'on'].map((recreational) => vehicle({ recreational }).data?.recreational)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('is in service before it is out of service', () => {
    expect(vehicle({ inServiceOn: ' 2026-01-01 ', outOfServiceOn: '2026-01-01' }).data).toMatchObject({
      inServiceOn: '2026-01-01',
      outOfServiceOn: '2026-01-01',
    });
    expect(problemsOf(vehicle({ inServiceOn: '2026-01-02', outOfServiceOn: '2026-01-01' }))).toEqual({
      outOfServiceOn: 'Out of service cannot be before in service.',
    });
    expect(problemsOf(vehicle({ inServiceOn: '01/02/2026' }))).toEqual({
      inServiceOn: 'Write the date as year-month-day.',
    });
    expect(vehicle({ outOfServiceOn: '2026-01-01' }).success).toBe(true);
  });

  const BEFORE = { from: '', axles: '', registeredWeightPounds: '', combinationWeightPounds: '60,000' };
  it.each([
    [{ earlierWeights: [BEFORE] }, { weightsFrom: 'Enter the first day of the weight that counts now.' }],
    [
      { weightsFrom: '2026-08-15', earlierWeights: [BEFORE, { ...BEFORE, from: '2026-08-15' }] },
      { 'earlierWeights.1.from': 'A weight of before begins before the one that counts now.' },
    ],
    [
      { weightsFrom: '2026-08-15', earlierWeights: [BEFORE, BEFORE] },
      { 'earlierWeights.1.from': 'Enter its first day: another weight without one is there.' },
    ],
    [
      {
        weightsFrom: '2026-08-15',
        earlierWeights: [
          { ...BEFORE, from: '2026-07-01' },
          { ...BEFORE, from: '2026-07-01' },
        ],
      },
      { 'earlierWeights.1.from': 'Another weight begins on this day.' },
    ],
    [
      { weightsFrom: '2026-08-15', earlierWeights: [{ from: '2026-07-01' }] },
      {
        'earlierWeights.0.registeredWeightPounds': 'Enter the weight or axles of before, or clear the date.',
      },
    ],
    [
      { weightsFrom: '2026-02-30', earlierWeights: [{ from: 'soon', axles: 'x' }] },
      {
        weightsFrom: 'Write the date as year-month-day.',
        'earlierWeights.0.from': 'Write the date as year-month-day.',
        'earlierWeights.0.axles': 'Axles is a whole number from 1 to 20.',
      },
    ],
    [{ weightsFrom: '2026-08-15', earlierWeights: [BEFORE, { from: '' }] }, {}],
    [{ earlierWeights: [{}, { from: '', axles: '' }] }, {}],
  ])('says of the weights %j what is wrong with their days', (given, problems) => {
    expect(problemsOf(vehicle(given))).toEqual(problems);
  });
});
