import * as z from 'zod';
import { readTypedDate } from '~/engine/calendar/local-date';
import { DEFAULT_FUEL_TYPE, FUEL_TYPES } from '~/engine/ifta/fuel-types';
import { eachText } from '~/engine/records/text-fields';
import { findJurisdiction } from '~/engine/jurisdictions/codes';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import {
  idempotencyKey,
  recordId,
  text,
  textShape,
  EARLIEST_DATE,
  LATEST_DATE,
} from '~/areas/trips/rules/trip.schema';
import { Decimal, parseDecimal, toCents } from '~/engine/units/decimal';
import { askedOfComma } from './fill-comma';
import { REQUIRED_OF_FUEL } from './required-fields';

export const FUEL_UNITS = ['gallon', 'litre', 'gge', 'dge', 'kwh', 'kg', 'm3'] as const;

/** A positive number with at most so many decimals, as exact text; null when empty. */
export const amount = (
  message: string,
  decimals: number,
  below: number,
  ask: (value: unknown) => string | undefined = () => undefined,
) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value, context): Decimal | null => {
      const written = typeof value === 'string' ? value.trim().replace(/^\$/, '') : value;
      if (written === undefined || written === null || written === '') return null;
      const question = ask(written);
      if (question !== undefined) {
        context.addIssue({ code: 'custom', message: question });
        return null;
      }
      const number = parseDecimal(written);
      if (
        number &&
        number.decimalPlaces() <= decimals &&
        number.greaterThanOrEqualTo(0) &&
        number.lessThan(below)
      )
        return number;
      context.addIssue({ code: 'custom', message });
      return null;
    });

export const yes = (missing: boolean) =>
  z
    .union([z.boolean(), z.literal(0), z.literal(1), z.enum(['0', '1', 'true', 'false', 'on', ''])])
    .nullish()
    .transform((value) =>
      value === undefined || value === null ? missing : [true, 1, '1', 'true', 'on'].includes(value),
    );

/** A day as it was typed; empty where there is none. */
export const fuelDate = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim())
  .transform((value) => (value === '' ? '' : (readTypedDate(value) ?? 'wrong')))
  .refine((value) => value === '' || (value !== 'wrong' && value >= EARLIEST_DATE && value <= LATEST_DATE), {
    message: 'This is not a date. Write it as MM/DD/YYYY.',
  });

/** Code of a state or province, by code or name; empty where there is none. */
export const fuelState = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim())
  .transform((value) => (value === '' ? '' : (findJurisdiction(value)?.code ?? 'wrong')))
  .refine((value) => value !== 'wrong', { message: 'Choose a state or province.' });

/** No amount, or none of it; of a field that is wrong this says nothing more. */
export const isNothing = (value: Decimal | null): boolean => !Decimal.isDecimal(value) || value.isZero();

/** What is missing is said beside what is wrong. */
export const ALWAYS = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

const fields = {
  equipmentId: recordId,
  date: fuelDate,
  quantity: amount(
    'Write the units as a number, such as 120.5 (at most three decimals).',
    3,
    100_000,
    askedOfComma,
  ),
  fuelUnit: z.enum(FUEL_UNITS, { error: 'Choose gallons or liters.' }),
  fuelType: z.enum(FUEL_TYPES, { error: 'Choose a fuel type.' }),
  city: text(100),
  state: fuelState,
  zip: text(10),
  ...textShape(FUEL_TEXTS),
  pricePerUnit: amount('Write the price as a number, such as 3.899 (at most four decimals).', 4, 1_000),
  total: amount('Write the total as a number, such as 468.27.', 2, 1_000_000),
  taxPaid: yes(true),
  bulk: yes(false),
  tankId: recordId,
};

export const fuelSchema = z
  .object({
    ...fields,
    fuelUnit: fields.fuelUnit.default('gallon'),
    fuelType: fields.fuelType.default(DEFAULT_FUEL_TYPE),
    idempotencyKey,
  })
  .superRefine((value, context) => {
    const required = (path: keyof typeof REQUIRED_OF_FUEL, missing: boolean) => {
      if (missing && !context.issues.some((issue) => issue.path?.[0] === path))
        context.addIssue({ code: 'custom', path: [path], message: REQUIRED_OF_FUEL[path] });
    };
    required('equipmentId', value.equipmentId === null);
    required('date', value.date === '');
    required('state', value.state === '');
    required('quantity', isNothing(value.quantity));
  }, ALWAYS)
  .transform(({ total, ...value }) => ({ ...value, totalCents: total === null ? null : toCents(total) }));

/** Several purchases at once: only what was written is changed. */
export const fuelPatchSchema = z
  .object({
    equipmentId: fields.equipmentId,
    date: fields.date,
    quantity: fields.quantity,
    fuelUnit: z.enum([...FUEL_UNITS, '']).optional(),
    fuelType: z.enum([...FUEL_TYPES, '']).optional(),
    city: fields.city,
    state: fields.state,
    zip: fields.zip,
    ...eachText(FUEL_TEXTS, (name) => fields[name]),
    pricePerUnit: fields.pricePerUnit,
    total: fields.total,
    taxPaid: z.enum(['', '0', '1']).optional(),
    bulk: z.enum(['', '0', '1']).optional(),
    tankId: fields.tankId,
  })
  .partial();

export type FuelPatch = z.output<typeof fuelPatchSchema>;
