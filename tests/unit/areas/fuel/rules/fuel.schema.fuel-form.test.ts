import { describe, expect, it } from 'vitest';
import { fuelPatchSchema, fuelSchema } from '~/areas/fuel/rules/fuel.schema';
import { problemsOf } from '../../../domain/form-problems';

const fuel = (more: object = {}) =>
  fuelSchema.safeParse({ equipmentId: '7', date: '2026-07-14', quantity: '120.5', state: 'TX', ...more });

describe('a fuel purchase', () => {
  it('needs vehicle, day, quantity and state', () => {
    const { data } = fuel();
    expect({ ...data, quantity: String(data?.quantity) }).toEqual({
      equipmentId: 7,
      date: '2026-07-14',
      quantity: '120.5',
      fuelUnit: 'gallon',
      fuelType: 'special_diesel',
      city: '',
      state: 'TX',
      zip: '',
      seller: '',
      reference: '',
      pricePerUnit: null,
      taxPaid: true,
      bulk: false,
      tankId: null,
      notes: '',
      idempotencyKey: null,
      totalCents: null,
    });
    expect(problemsOf(fuelSchema.safeParse({}))).toEqual({
      equipmentId: 'Equipment is required: which truck was filled?',
      date: 'Date is required.',
      quantity: 'Units is required: how much was filled?',
      state: 'State is required: the tax was paid there.',
    });
    expect(problemsOf(fuel({ quantity: '0' }))).toEqual({
      quantity: 'Units is required: how much was filled?',
    });
  });

  it('takes what a form sends, spaces and signs cut off', () => {
    const { data } = fuel({
      date: '07/14/2026',
      quantity: ' 1,120.125 ',
      fuelUnit: 'litre',
      fuelType: 'gasoline',
      city: ' Ada ',
      state: ' oklahoma ',
      zip: ' 74820 ',
      seller: ' Red River ',
      reference: ' 7 ',
      pricePerUnit: '$3.8999',
      total: '$468.27',
      taxPaid: '0',
      bulk: 'on',
      notes: ' n ',
    });
    expect({
      ...data,
      quantity: String(data?.quantity),
      pricePerUnit: String(data?.pricePerUnit),
    }).toMatchObject({
      date: '2026-07-14',
      quantity: '1120.125',
      fuelUnit: 'litre',
      fuelType: 'gasoline',
      city: 'Ada',
      state: 'OK',
      zip: '74820',
      seller: 'Red River',
      reference: '7',
      pricePerUnit: '3.8999',
      totalCents: 46_827,
      taxPaid: false,
      bulk: true,
      notes: 'n',
    });
  });

  it('says at each field what is wrong, once', () => {
    const wrong = fuel({
      equipmentId: 'x',
      date: 'soon',
      quantity: 'much',
      fuelUnit: 'barrel',
      fuelType: 'coal',
      state: 'Narnia',
      pricePerUnit: '3.12345',
      total: '1.005',
    });
    expect(problemsOf(wrong)).toEqual({
      equipmentId: 'Choose one from the list.',
      date: 'This is not a date. Write it as MM/DD/YYYY.',
      quantity: 'Write the units as a number, such as 120.5 (at most three decimals).',
      fuelUnit: 'Choose gallons or liters.',
      fuelType: 'Choose a fuel type.',
      state: 'Choose a state or province.',
      pricePerUnit: 'Write the price as a number, such as 3.899 (at most four decimals).',
      total: 'Write the total as a number, such as 468.27.',
    });
    expect(wrong.error?.issues).toHaveLength(8);
  });

  it.each([
    ['quantity', '99999.999', '100000'],
    ['quantity', '0.001', '0.0001'],
    ['quantity', '1', '-1'],
    ['pricePerUnit', '999.9999', '1000'],
    ['total', '999999.99', '1000000'],
    ['date', '2000-01-01', '1999-12-31'],
    ['date', '2100-12-31', '2101-01-01'],
    ['city', 'x'.repeat(100), 'x'.repeat(101)],
    ['zip', '1'.repeat(10), '1'.repeat(11)],
    ['seller', 'x'.repeat(120), 'x'.repeat(121)],
    ['reference', 'x'.repeat(60), 'x'.repeat(61)],
    ['notes', 'x'.repeat(2000), 'x'.repeat(2001)],
  ])('has a limit of %s', (name, within, beyond) => {
    expect(fuel({ [name]: within }).success).toBe(true);
    expect(Object.keys(problemsOf(fuel({ [name]: beyond })))).toEqual([name]);
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    ['on', true],
    [false, false],
    [0, false],
    ['0', false],
    ['false', false],
    ['', false],
  ])('reads a tick of %j as %s', (tick, read) => {
    expect(fuel({ taxPaid: tick, bulk: tick }).data).toMatchObject({ taxPaid: read, bulk: read });
  });

  it('counts half a cent up', () => {
    expect(fuel({ total: 0 }).data?.totalCents).toBe(0);
    expect(fuel({ total: 12.34 }).data?.totalCents).toBe(1234);
  });
});

describe('several purchases at once', () => {
  it('change only what was written', () => {
    expect(fuelPatchSchema.parse({})).toEqual({});
    expect(fuelPatchSchema.parse({ seller: ' Red River ', fuelUnit: '', taxPaid: '' })).toEqual({
      seller: 'Red River',
      fuelUnit: '',
      taxPaid: '',
    });
    expect(problemsOf(fuelPatchSchema.safeParse({ quantity: 'x', taxPaid: '2' }))['quantity']).toBe(
      'Write the units as a number, such as 120.5 (at most three decimals).',
    );
    expect(fuelPatchSchema.safeParse({ taxPaid: '2' }).success).toBe(false);
    expect(fuelPatchSchema.safeParse({ bulk: '2' }).success).toBe(false);
    expect(fuelPatchSchema.parse({ taxPaid: '1', bulk: '0', fuelType: 'cng', fuelUnit: 'kg' })).toEqual({
      taxPaid: '1',
      bulk: '0',
      fuelType: 'cng',
      fuelUnit: 'kg',
    });
  });
});
