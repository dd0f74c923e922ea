import * as z from 'zod';
import { ALWAYS, amount, isNothing, fuelState, yes } from '~/areas/fuel/rules/fuel.schema';
import { idempotencyKey, notesText, text, typedDay } from '~/areas/trips/rules/trip.schema';
import { DEFAULT_FUEL_TYPE, FUEL_TYPES } from '~/engine/ifta/fuel-types';
import { oneLine } from '~/engine/text/one-line';
import { Decimal, toCents } from '~/engine/units/decimal';
import { ENTRY_KINDS, TANK_UNITS } from './tank';

const MOST = 10_000_000;

export const tankSchema = z
  .object({
    name: z
      .string({ error: 'Name is required.' })
      .overwrite(oneLine)
      .min(1, 'Name is required.')
      .max(60, 'At most 60 characters.'),
    fuelType: z.enum(FUEL_TYPES, { error: 'Choose a fuel type.' }).default(DEFAULT_FUEL_TYPE),
    unit: z.enum(TANK_UNITS, { error: 'Choose gallons or liters.' }).default('gallon'),
    capacity: amount('Write the capacity as a number, such as 12,000 (at most three decimals).', 3, MOST),
    city: text(100),
    state: fuelState,
    taxPaid: yes(true),
    active: yes(true),
    notes: notesText(2_000),
  })
  .superRefine((value, context) => {
    const named = (path: string) => context.issues.some((issue) => issue.path?.[0] === path);
    if (isNothing(value.capacity) && !named('capacity'))
      context.addIssue({ code: 'custom', path: ['capacity'], message: 'Capacity is required.' });
    if (value.state === '' && !named('state'))
      context.addIssue({
        code: 'custom',
        path: ['state'],
        message: 'State is required: the tax is credited there.',
      });
  }, ALWAYS)
  .transform(({ capacity, ...value }) => ({ ...value, capacity: capacity?.toString() ?? '0' }));

export const entrySchema = z
  .object({
    kind: z.enum(ENTRY_KINDS, { error: 'Choose a delivery, a reading or another withdrawal.' }),
    date: typedDay(),
    quantity: amount('Write the quantity as a number, such as 7,500 (at most three decimals).', 3, MOST),
    supplier: text(120),
    invoice: text(60),
    taxPaid: yes(true),
    total: amount('Write the total as a number, such as 21468.27.', 2, 20_000_000),
    usedBy: text(120),
    notes: notesText(2_000),
    idempotencyKey,
  })
  .superRefine((value, context) => {
    const named = (path: string) => context.issues.some((issue) => issue.path?.[0] === path);
    const required = (path: string, message: string) => {
      if (!named(path)) context.addIssue({ code: 'custom', path: [path], message });
    };
    if (value.date === '') required('date', 'Date is required.');
    if (!Decimal.isDecimal(value.quantity)) required('quantity', 'Quantity is required.');
    else if (value.quantity.isZero() && value.kind !== 'reading')
      required('quantity', 'The quantity must be more than zero.');
    if (value.kind === 'delivery' && value.supplier === '')
      required('supplier', 'Supplier is required: an auditor asks who delivered.');
    if (value.kind === 'other' && value.usedBy === '')
      required('usedBy', 'Say what was filled, such as “Yard loader” or “Trailer reefers”.');
  }, ALWAYS)
  // What a kind does not have is not kept.
  .transform(({ quantity, total, ...value }) => ({
    ...value,
    quantity: quantity?.toString() ?? '0',
    supplier: value.kind === 'delivery' ? value.supplier : '',
    invoice: value.kind === 'delivery' ? value.invoice : '',
    taxPaid: value.kind === 'delivery' ? value.taxPaid : true,
    totalCents: value.kind === 'delivery' && total !== null ? toCents(total) : null,
    usedBy: value.kind === 'other' ? value.usedBy : '',
  }));
