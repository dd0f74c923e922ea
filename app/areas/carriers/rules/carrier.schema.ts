import * as z from 'zod';
import { emailField } from '~/areas/accounts/rules/account.schema';
import { readTypedDate } from '~/engine/calendar/local-date';
import { oneLine } from '~/engine/text/one-line';
import { MEMBERSHIP_ROLES } from '~/engine/roles';
import { PAPER_SIZES } from './paper-size';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';

const text = (most: number, label: string) =>
  z
    .string()
    .overwrite(oneLine)
    .max(most, `${label} must be at most ${most} characters`)
    .transform((value) => (value === '' ? null : value))
    .nullish()
    .transform((value) => value ?? null);

const jurisdiction = (label: string, isAllowed: (code: string) => boolean) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .nullish()
    .transform((value) => (value ? value : null))
    .refine((code) => code === null || isAllowed(code), `Choose ${label}`);

/** As it is painted on a truck: "USDOT 1234567", "US DOT# 1,234,567". */
const USDOT_ON_A_DOOR = /^(?:u\.?s\.?)?\s*(?:d\.?o\.?t\.?)?\s*(?:#|no\.?|number)?\s*:?\s*([\d, ]+)$/i;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What the carrier's own people may write into its profile. Empty texts become null. */
export const carrierProfileSchema = z.object({
  legalName: z
    .string({ error: 'Legal name is required' })
    .overwrite(oneLine)
    .min(1, 'Legal name is required')
    .max(160, 'Legal name must be at most 160 characters'),
  usdot: text(20, 'USDOT number')
    .transform((value) => value && (USDOT_ON_A_DOOR.exec(value)?.[1]?.replace(/[, ]/g, '') ?? value))
    .refine((value) => value === null || /^\d{1,8}$/.test(value), 'A USDOT number has up to 8 digits'),
  iftaLicence: text(20, 'IFTA license').refine(
    (value) => value === null || /^[A-Za-z0-9 -]+$/.test(value),
    'Letters, digits and dashes only',
  ),
  irpAccount: text(20, 'IRP account').refine(
    (value) => value === null || /^[A-Za-z0-9 -]+$/.test(value),
    'Letters, digits and dashes only',
  ),
  irpFleet: text(10, 'Fleet number').refine(
    (value) => value === null || /^[A-Za-z0-9 -]+$/.test(value),
    'Letters, digits and dashes only',
  ),
  paperSize: z
    .string()
    .trim()
    .nullish()
    .transform((value) => value || null)
    .pipe(z.enum(PAPER_SIZES, 'Choose Letter or A4').nullable()),
  licensedSince: z
    .string()
    .nullish()
    .transform((value) => (value ?? '').trim())
    .transform((value) => (value === '' ? null : (readTypedDate(value) ?? '')))
    .refine((value) => value !== '', 'This is not a date. Write it as MM/DD/YYYY.'),
  baseJurisdiction: jurisdiction(
    'your base state or province',
    (code) => jurisdictionByCode(code)?.iftaMember === true,
  ),
  units: z.enum(['us', 'metric'], 'Choose miles or kilometers'),
  street: text(160, 'Street'),
  city: text(80, 'City'),
  region: jurisdiction('a state or province', (code) => jurisdictionByCode(code) !== undefined),
  postalCode: text(12, 'ZIP or postal code').refine(
    (value) => value === null || /^(\d{5}(-\d{4})?|[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d)$/.test(value),
    'Five digits (or nine with a dash), or a Canadian postal code',
  ),
  contactName: text(120, 'Contact'),
  contactEmail: z
    .string()
    .trim()
    .transform((value) => (value === '' ? null : value))
    .nullish()
    .transform((value) => value ?? null)
    .pipe(z.union([z.null(), emailField('Must be a valid email')], 'Must be a valid email')),
  contactPhone: z
    .string()
    .nullish()
    .transform((value) => {
      const digits = (value ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
      return digits === '' ? null : digits;
    })
    .refine((digits) => digits === null || /^\d{10}$/.test(digits), 'A phone number has ten digits'),
  timeZone: z.string({ error: 'Choose a time zone' }).max(64).refine(isTimeZone, 'Choose a time zone'),
});

export const carrierRevisionSchema = z.coerce.number().int().positive();

export const newCarrierSchema = z.object({
  legalName: z
    .string({ error: 'Legal name is required' })
    .overwrite(oneLine)
    .min(1, 'Legal name is required')
    .max(160, 'Legal name must be at most 160 characters'),
});

export const invitationSchema = z.object({
  email: emailField('Must be a valid email'),
  role: z.enum(MEMBERSHIP_ROLES, 'Choose what they may do'),
});

export const roleSchema = z.object({
  userId: z.uuid('Unknown member'),
  role: z.enum(MEMBERSHIP_ROLES, 'Choose what they may do'),
});

/** Time zones of the carriers' continent, west to east within each country. */
export const TIME_ZONES: readonly { value: string; label: string }[] = [
  { value: 'America/New_York', label: 'Eastern (New York, Toronto)' },
  { value: 'America/Chicago', label: 'Central (Chicago, Winnipeg)' },
  { value: 'America/Denver', label: 'Mountain (Denver, Calgary)' },
  { value: 'America/Phoenix', label: 'Arizona' },
  { value: 'America/Los_Angeles', label: 'Pacific (Los Angeles, Vancouver)' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
  { value: 'America/Regina', label: 'Saskatchewan' },
  { value: 'America/Halifax', label: 'Atlantic (Halifax)' },
  { value: 'America/St_Johns', label: 'Newfoundland' },
];
