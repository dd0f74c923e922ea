import * as z from 'zod';
import { parseLocalDate } from '../calendar/local-date';
import { parseDecimal } from '../units/decimal';

const day = (message: string) => z.string().trim().refine((text) => parseLocalDate(text) !== undefined, message);

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

/** What a person states when a return was filed. Amounts come as dollars and leave as cents. */
export const filingSchema = z
  .object({
    filedOn: day('Enter the day the return was sent.'),
    paidOn: z.string().trim().default('').refine((text) => text === '' || parseLocalDate(text) !== undefined, 'Enter the day of payment, or leave it empty.'),
    confirmation: z.string().trim().max(100, 'At most 100 characters.').default(''),
    notes: z.string().trim().max(2000, 'At most 2,000 characters.').default(''),
    creditApplied: money.default(0),
    // Not asked for where there is no credit: an empty field is the usual answer.
    creditUse: z.preprocess((value) => (value === '' ? undefined : value), z.enum(['carry', 'refund'], 'Choose what happens to the credit.').default('carry')),
    interestPercent: z
      .string()
      .trim()
      .default('')
      .refine((text) => text === '' || isPercent(text), 'Enter the yearly rate in percent, such as 9.'),
  })
  .transform(({ paidOn, interestPercent, creditApplied, ...rest }) => ({
    ...rest,
    paidOn: paidOn === '' ? null : paidOn,
    interestPercent: interestPercent === '' ? null : interestPercent,
    creditAppliedCents: creditApplied,
  }));

export type FilingInput = z.output<typeof filingSchema>;

function isPercent(text: string): boolean {
  const value = parseDecimal(text);
  return value !== undefined && value.greaterThanOrEqualTo(0) && value.lessThanOrEqualTo(50);
}

/** Why a filed quarter is opened again; an auditor reads it. */
export const reopenSchema = z.object({ reason: z.string().trim().min(3, 'Say why the quarter is opened again.').max(1000, 'At most 1,000 characters.') });
