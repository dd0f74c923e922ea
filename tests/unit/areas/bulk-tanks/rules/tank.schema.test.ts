import { describe, expect, it } from 'vitest';
import { entrySchema, tankSchema } from '~/areas/bulk-tanks/rules/tank.schema';

/** What was read, or the messages by the path of their field. */
const readBy =
  (schema: typeof tankSchema | typeof entrySchema, form: object) =>
  (changed: object = {}): Record<string, unknown> => {
    const outcome = schema.safeParse({ ...form, ...changed });
    return outcome.success
      ? outcome.data
      : Object.fromEntries(outcome.error.issues.map(({ path, message }) => [path.join('.'), message]));
  };

describe('a bulk tank as it is typed', () => {
  const read = readBy(tankSchema, { name: ' Yard tank ', capacity: '12,000', state: 'TX', city: ' Dallas ' });

  it('has a name, a capacity and a state; the rest has its usual value', () => {
    expect(read()).toEqual({
      name: 'Yard tank',
      fuelType: 'special_diesel',
      unit: 'gallon',
      capacity: '12000',
      city: 'Dallas',
      state: 'TX',
      taxPaid: true,
      active: true,
      notes: '',
    });
    expect(
      read({ unit: 'litre', taxPaid: false, active: false, capacity: 3_500.5, notes: 'by the gate' }),
    ).toEqual(
      expect.objectContaining({
        unit: 'litre',
        taxPaid: false,
        active: false,
        capacity: '3500.5',
        notes: 'by the gate',
      }),
    );
  });

  it.each([
    [{ name: undefined }, { name: 'Name is required.' }],
    [{ name: ' ' }, { name: 'Name is required.' }],
    [{ name: 'x'.repeat(61) }, { name: 'At most 60 characters.' }],
    [{ fuelType: 'water' }, { fuelType: 'Choose a fuel type.' }],
    [{ unit: 'barrel' }, { unit: 'Choose gallons or liters.' }],
    [{ capacity: '' }, { capacity: 'Capacity is required.' }],
    [
      { capacity: 'big' },
      { capacity: 'Write the capacity as a number, such as 12,000 (at most three decimals).' },
    ],
    [{ state: '' }, { state: 'State is required: the tax is credited there.' }],
    [
      { name: '', capacity: '', state: '' },
      {
        name: 'Name is required.',
        capacity: 'Capacity is required.',
        state: 'State is required: the tax is credited there.',
      },
    ],
  ])('is asked about again for %j', (changed, problems) => {
    expect(read(changed)).toEqual(problems);
  });

  it('has a name of sixty characters at most, and a capacity below ten million', () => {
    expect(read({ name: 'x'.repeat(60), capacity: '9999999.999' })).toMatchObject({
      capacity: '9999999.999',
    });
    expect(Object.keys(read({ capacity: '10000001' }))).toEqual(['capacity']);
  });
});

describe('an entry of a tank as it is typed', () => {
  const delivery = readBy(entrySchema, {
    kind: 'delivery',
    date: '2026-07-15',
    quantity: '7,500',
    supplier: 'Maxum',
    invoice: 'A-1',
    total: '21468.27',
    usedBy: 'nobody',
    notes: 'full',
  });

  it('of a delivery keeps supplier, invoice, tax and total, and not who used it', () => {
    expect(delivery({ taxPaid: false })).toEqual({
      kind: 'delivery',
      date: '2026-07-15',
      quantity: '7500',
      supplier: 'Maxum',
      invoice: 'A-1',
      taxPaid: false,
      totalCents: 2_146_827,
      usedBy: '',
      notes: 'full',
      idempotencyKey: null,
    });
    expect(delivery({ total: '' })).toMatchObject({ totalCents: null });
  });

  it('of a reading keeps what was measured alone, and may be zero', () => {
    expect(delivery({ kind: 'reading', quantity: '0', taxPaid: false })).toEqual({
      kind: 'reading',
      date: '2026-07-15',
      quantity: '0',
      supplier: '',
      invoice: '',
      taxPaid: true,
      totalCents: null,
      usedBy: '',
      notes: 'full',
      idempotencyKey: null,
    });
  });

  it('of another withdrawal keeps what was filled', () => {
    expect(delivery({ kind: 'other', usedBy: 'Yard loader' })).toMatchObject({
      kind: 'other',
      supplier: '',
      invoice: '',
      taxPaid: true,
      totalCents: null,
      usedBy: 'Yard loader',
    });
  });

  it.each([
    [{ kind: 'theft' }, { kind: 'Choose a delivery, a reading or another withdrawal.' }],
    [{ date: '' }, { date: 'Date is required.' }],
    [{ quantity: '' }, { quantity: 'Quantity is required.' }],
    [{ quantity: '0' }, { quantity: 'The quantity must be more than zero.' }],
    [{ kind: 'other', usedBy: 'x', quantity: '0' }, { quantity: 'The quantity must be more than zero.' }],
    [
      { quantity: 'much' },
      { quantity: 'Write the quantity as a number, such as 7,500 (at most three decimals).' },
    ],
    [{ supplier: '' }, { supplier: 'Supplier is required: an auditor asks who delivered.' }],
    [
      { kind: 'other', usedBy: '' },
      { usedBy: 'Say what was filled, such as “Yard loader” or “Trailer reefers”.' },
    ],
    [{ total: 'a lot' }, { total: 'Write the total as a number, such as 21468.27.' }],
  ])('is asked about again for %j', (changed, problems) => {
    expect(delivery(changed)).toEqual(problems);
  });

  it('needs a supplier for a delivery alone, and what was filled for another withdrawal alone', () => {
    expect(delivery({ kind: 'reading', supplier: '', usedBy: '' })).toMatchObject({ kind: 'reading' });
    expect(delivery({ usedBy: '' })).toMatchObject({ kind: 'delivery' });
    expect(delivery({ kind: 'other', supplier: '' })).toMatchObject({ kind: 'other' });
  });
});
