import * as z from 'zod';
import { FUEL_TYPES, type FuelType } from '~/engine/ifta/fuel-types';
import { isIftaMember } from '~/engine/jurisdictions/codes';
import { parseRateFigure } from './rate-figure';

const figure = (text: string, context: z.RefinementCtx): number => {
  const parsed = parseRateFigure(text.replace(/^C?\$\s*/, ''));
  if (parsed !== undefined && parsed < 1_000_000) return parsed;
  context.addIssue({ code: 'custom', message: 'Enter the rate with up to four decimals, such as 0.4700.' });
  return z.NEVER;
};

/** A rate as a carrier enters it; figures come as typed and leave as ten-thousandths. */
export const ownRateSchema = z.object({
  jurisdiction: z.string().trim().toUpperCase().refine(isIftaMember, 'Choose a state or province.'),
  fuel: z
    .string()
    .trim()
    .refine((text): text is FuelType => FUEL_TYPES.includes(text as FuelType), 'Choose a fuel.'),
  rate: z.string().trim().transform(figure),
  surcharge: z
    .string()
    .trim()
    .default('')
    .transform((text, context) => (text === '' ? null : figure(text, context))),
  source: z
    .string()
    .trim()
    .min(3, 'Say where you read it, such as the name of a notice or a web address.')
    .max(300, 'At most 300 characters.'),
});
