import * as z from 'zod';
import { parseTypedDate, type LocalDate } from '~/engine/calendar/local-date';
import { EARLIEST_DATE, LATEST_DATE } from '~/areas/trips/rules/trip.schema';
import { parseDecimal } from '~/engine/units/decimal';

/** A day on which a return may be sent or paid; undefined for what is none. */
export function parseFilingDay(text: string): LocalDate | undefined {
  const day = parseTypedDate(text);
  return day !== undefined && day >= EARLIEST_DATE && day <= LATEST_DATE ? day : undefined;
}

const money = z
  .string()
  .trim()
  .transform((text, ctx) => {
    if (text === '') return 0;
    const amount = parseDecimal(text.replace(/^\$/, ''));
    if (!amount || amount.isNegative() || amount.decimalPlaces() > 2 || amount.greaterThan(10_000_000)) {
      ctx.addIssue({ code: 'custom', message: 'Enter an amount such as 120.50.' });
      return z.NEVER;
    }
    return amount.times(100).toNumber();
  });

/** A day as it was typed, which leaves year first; '' where there is none and `isOptional`. */
const filingDay = (message: string, isOptional = false) =>
  z
    .string()
    .trim()
    .transform((text, ctx) => {
      const day = isOptional && text === '' ? '' : parseFilingDay(text);
      if (day !== undefined) return day;
      ctx.addIssue({ code: 'custom', message });
      return z.NEVER;
    });

const orNull = (text: string): string | null => (text === '' ? null : text);

/** What decides the interest of a return: when it is sent and paid, and the filer's own rate. */
export const filingDaysSchema = z.object({
  filedOn: filingDay('Enter the day the return was sent.'),
  paidOn: filingDay('Enter the day of payment, or leave it empty.', true).default('').transform(orNull),
  interestPercent: z
    .string()
    .trim()
    .default('')
    .refine((text) => text === '' || isPercent(text), 'Enter the yearly rate in percent, such as 9.')
    .transform(orNull),
});

/** What a person states when a return was filed. Amounts come as dollars and leave as cents. */
export const filingSchema = filingDaysSchema
  .extend({
    confirmation: z.string().trim().max(100, 'At most 100 characters.').default(''),
    notes: z.string().trim().max(2000, 'At most 2,000 characters.').default(''),
    creditApplied: money.default(0),
    // Not asked for where there is no credit: an empty field is the usual answer.
    creditUse: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z.enum(['carry', 'refund'], 'Choose what happens to the credit.').default('carry'),
    ),
  })
  .transform(({ creditApplied, ...rest }) => ({ ...rest, creditAppliedCents: creditApplied }));

function isPercent(text: string): boolean {
  const value = parseDecimal(text);
  return value !== undefined && value.greaterThanOrEqualTo(0) && value.lessThanOrEqualTo(50);
}

/** A return that was filed outside of this program. */
export const elsewhereSchema = z.object({
  elsewhereOn: filingDay('Enter the day the return was sent.'),
  elsewhereNumber: z.string().trim().max(100, 'At most 100 characters.').default(''),
});

/** Why a filed quarter is opened again; an auditor reads it. */
export const reopenSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(3, 'Say why the quarter is opened again.')
    .max(1000, 'At most 1,000 characters.'),
});
