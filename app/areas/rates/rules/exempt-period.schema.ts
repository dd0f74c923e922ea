import * as z from 'zod';
import { parseLocalDate } from '~/engine/calendar/local-date';
import { FUEL_TYPES, type FuelType } from '~/engine/ifta/fuel-types';
import { isIftaMember } from '~/engine/jurisdictions/codes';

const day = (message: string) =>
  z
    .string()
    .trim()
    .refine((text) => parseLocalDate(text) !== undefined, message);

/** A fuel holiday as an administrator enters it; no fuel means all of them. */
export const exemptPeriodSchema = z
  .object({
    jurisdiction: z.string().trim().toUpperCase().refine(isIftaMember, 'Choose a member jurisdiction.'),
    fuel: z
      .string()
      .trim()
      .refine(
        (text) => text === '' || FUEL_TYPES.includes(text as FuelType),
        'Choose a fuel, or all of them.',
      )
      .transform((text) => (text === '' ? null : text)),
    from: day('Enter the first day.'),
    to: day('Enter the last day.'),
    source: z.string().trim().min(1, 'Say where it is written.').max(500, 'At most 500 characters.'),
  })
  .refine((period) => period.from <= period.to, {
    path: ['to'],
    message: 'The last day is before the first one.',
  });
