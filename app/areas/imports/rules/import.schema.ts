import * as z from 'zod';
import { readTypedDate } from '~/engine/calendar/local-date';
import { FUEL_TYPES } from '~/engine/ifta/fuel-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { recordId } from '~/areas/trips/rules/trip.schema';
import { DATE_ORDERS } from './cell-values';
import {
  fieldsOf,
  READ_KINDS,
  jurisdictionOfField,
  takesJurisdictionColumns,
  type ImportKind,
} from './fields';
import type { ColumnMapping } from './header-names';
import type { ImportOptions } from './import-options';

const zone = z.string().refine(
  (value) => {
    try {
      new Intl.DateTimeFormat('en-US', { timeZone: value });
      return true;
    } catch {
      return false;
    }
  },
  { message: 'This is not a time zone. Write it as America/Chicago.' },
);

/** A day as it was typed, or nothing. */
const day = z
  .string()
  .transform((value) => (value.trim() === '' ? '' : (readTypedDate(value) ?? 'wrong')))
  .refine((value) => value !== 'wrong', { message: 'This is not a date. Write it as MM/DD/YYYY.' });

const yes = z
  .union([z.boolean(), z.enum(['', '0', '1', 'true', 'false', 'on'])])
  .transform((value) => value === true || ['1', 'true', 'on'].includes(String(value)));

/** What a person decides about a file: what it holds, where its header is, what its columns mean, how it is written. */
export const importChoicesSchema = z.object({
  kind: z.enum(READ_KINDS, { error: 'Choose the file type.' }),
  headerLine: z.coerce.number().int().min(0).max(1_000_000).optional(),
  mapping: z
    .array(z.union([z.string().max(40), z.null()]).transform((key) => key || null))
    .max(300)
    .optional(),
  options: z
    .object({
      dateOrder: z.enum(DATE_ORDERS),
      decimal: z.enum(['point', 'comma']),
      distanceUnit: z.enum(['mile', 'km', 'meter']),
      fuelUnit: z.enum(['gallon', 'litre']),
      fuelType: z.enum(FUEL_TYPES, { error: 'Choose a fuel type.' }),
      equipmentId: recordId,
      createUnits: yes,
      timeZone: zone,
      periodFrom: day,
      periodTo: day,
    })
    .partial()
    .default({}),
});

export interface MappingProblem {
  /** Column, or null for the table as a whole. */
  column: number | null;
  message: string;
}

/** What keeps a table from being read with these columns. */
export function mappingProblems(
  kind: ImportKind,
  mapping: ColumnMapping,
  options: Pick<ImportOptions, 'periodFrom' | 'periodTo'> = {},
): MappingProblem[] {
  const known = new Set(fieldsOf(kind).map(({ key }) => key));
  const problems: MappingProblem[] = [];
  mapping.forEach((key, column) => {
    if (key === null) return;
    const code = jurisdictionOfField(key);
    const isKnown =
      code === null
        ? known.has(key)
        : takesJurisdictionColumns(kind) && jurisdictionByCode(code) !== undefined;
    if (!isKnown) problems.push({ column, message: 'Choose one from the list.' });
    else if (mapping.indexOf(key) !== column)
      problems.push({ column, message: 'Another column already has this meaning.' });
  });
  if (problems.length > 0) return problems;
  const has = (...keys: string[]) => keys.some((key) => mapping.includes(key));
  const missing = missingOf(
    kind,
    has,
    mapping.some((key) => key !== null && jurisdictionOfField(key) !== null),
    Boolean(options.periodFrom && options.periodTo && options.periodFrom <= options.periodTo),
  );
  return missing.map((message) => ({ column: null, message }));
}

function missingOf(
  kind: ImportKind,
  has: (...keys: string[]) => boolean,
  hasStateColumns: boolean,
  hasPeriod: boolean,
): string[] {
  const missing: string[] = [];
  const need = (there: boolean, message: string) => {
    if (!there) missing.push(message);
  };
  if (kind === 'eld') return missing;
  if (kind === 'positions') {
    need(has('latLon') || (has('lat') && has('lon')), 'Choose the latitude and longitude columns.');
    need(has('at') || has('day'), 'Choose the date and time column.');
    return missing;
  }
  need(
    has('date', 'startAt', 'endAt', 'quarter', 'month') || (kind === 'trips' && hasPeriod),
    'Choose the date column.',
  );
  if (kind === 'records') need(has('type'), 'Choose the column that tells trips from fuel.');
  if (kind === 'fuel' || kind === 'cards' || kind === 'records') {
    need(has('quantity', 'tractorQuantity'), 'Choose the gallons or liters column.');
    need(has('state', 'zip', 'place', 'city'), 'Choose the state column: the tax was paid there.');
  }
  if (kind === 'cards')
    need(
      has('product', 'quantity2', 'defQuantity', 'cashAdvance', 'otherTotal', 'tractorQuantity'),
      'Choose the product column: it tells diesel, DEF, reefer fuel and cash apart. If the file lists fuel only, choose "Fuel purchases".',
    );
  if (kind === 'trips') {
    const stops = has('stops') || (has('from', 'fromCity', 'fromZip') && has('to', 'toCity', 'toZip'));
    need(
      stops || has('states') || hasStateColumns || (has('state') && hasStateDistance(has)),
      'Choose the columns that say where the trips went: from and to, or miles by state.',
    );
  }
  return missing;
}

/** A column of miles, or the readings they are the difference of. */
const hasStateDistance = (has: (...keys: string[]) => boolean): boolean =>
  has('stateMiles') ||
  (has('odometerStart') && has('odometerEnd')) ||
  (has('startCalibrated') && has('endCalibrated'));
