import * as z from 'zod';
import { FUEL_TYPES, DEFAULT_FUEL_TYPE } from '~/engine/ifta/fuel-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { ungrouped } from '~/engine/units/decimal';
import { oneLine } from '~/engine/text/one-line';
import { parseLocalDate } from '~/engine/calendar/local-date';
import { Kilometers, parseDistance, type Distance } from '~/areas/trips/rules/odometer';
import type { EarlierWeights, Weights } from './dated-weights';
import { inOrderOfDays } from './odometer-replacements';
import { REQUIRED_OF_EQUIPMENT } from './required-fields';
import { isOneCapacity } from './tank-capacity';
import { plainUnit } from './unit-number';
import { normalizeVin, vinMessage, vinProblem } from './vin';

const text = (max: number) => z.string().overwrite(oneLine).max(max, `At most ${max} characters.`);

/** Empty is null; "12,500" is 12500; anything else that is no whole number is an error. */
const whole = (what: string, min: number, max: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => ungrouped(String(value ?? '')))
    .refine(
      (value) => value === '' || (/^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max),
      {
        message: `${what} is a whole number from ${min} to ${max}.`,
      },
    )
    .transform((value) => (value === '' ? null : Number(value)));

const flag = (missing: boolean) =>
  z
    .union([z.boolean(), z.enum(['0', '1', 'true', 'false', 'on', '']), z.literal(0), z.literal(1)])
    .nullish()
    .transform((value) =>
      value === undefined || value === null ? missing : [true, 1, '1', 'true', 'on'].includes(value),
    );

const optionalDate = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim())
  .refine((value) => value === '' || parseLocalDate(value) !== undefined, {
    message: 'Write the date as year-month-day.',
  })
  .transform((value) => (value === '' ? null : value));

/** Weights and axles of before; a row without any figure or day is none. */
const earlierWeights = z.object({
  from: optionalDate,
  axles: whole('Axles', 1, 20),
  registeredWeightPounds: whole('Registered weight', 1, 400_000),
  combinationWeightPounds: whole('Combined weight', 1, 400_000),
});

export const MOST_EARLIER_WEIGHTS = 50;

const hasFigure = ({ axles, registeredWeightPounds, combinationWeightPounds }: Weights): boolean =>
  axles !== null || registeredWeightPounds !== null || combinationWeightPounds !== null;

/** Whether a row of earlier weights was filled in. */
export const saysWeight = (row: EarlierWeights): boolean => row.from !== null || hasFigure(row);

/** What is wrong with the days of earlier weights, by field. */
function* problemsOfWeights({
  weightsFrom,
  earlierWeights: rows,
}: {
  weightsFrom: string | null;
  earlierWeights: readonly EarlierWeights[];
}): Generator<[path: (string | number)[], message: string]> {
  if (weightsFrom === null && rows.some(saysWeight))
    yield [['weightsFrom'], 'Enter the first day of the weight that counts now.'];
  const days = new Set<string | null>();
  for (const [index, row] of rows.entries()) {
    // A date that is none is said to be none, and no more.
    if (!saysWeight(row) || (row.from !== null && !parseLocalDate(row.from))) continue;
    if (!hasFigure(row))
      yield [
        ['earlierWeights', index, 'registeredWeightPounds'],
        'Enter the weight or axles of before, or clear the date.',
      ];
    const day = ['earlierWeights', index, 'from'];
    if (days.has(row.from))
      yield [
        day,
        row.from === null
          ? 'Enter its first day: another weight without one is there.'
          : 'Another weight begins on this day.',
      ];
    else if (row.from !== null && weightsFrom !== null && row.from >= weightsFrom)
      yield [day, 'A weight of before begins before the one that counts now.'];
    days.add(row.from);
  }
}

/** A reading as it was typed; whether it is one shows with the unit of its row. */
const reading = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim());

const odometerReplacement = z.object({
  on: optionalDate,
  last: reading,
  first: reading,
  unit: z.enum(['mi', 'km'], { error: 'Choose miles or kilometers.' }),
});
type TypedReplacement = z.output<typeof odometerReplacement>;

export const MOST_REPLACEMENTS = 20;

const distanceIn = (typed: string, { unit }: TypedReplacement): Distance | null | undefined =>
  parseDistance(unit === 'km' && typed !== '' ? new Kilometers(typed) : typed);

const isRowFilled = ({ on, last, first }: TypedReplacement): boolean =>
  on !== null || last !== '' || first !== '';

/** What is wrong with replaced odometers, by field. */
function* problemsOfOdometers(
  rows: readonly TypedReplacement[],
): Generator<[path: (string | number)[], message: string]> {
  const days = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (!isRowFilled(row)) continue;
    const at = (name: string) => ['odometerReplacements', index, name];
    if (row.on === null) yield [at('on'), 'Enter the day on which the truck got the new odometer.'];
    else if (days.has(row.on)) yield [at('on'), 'Another odometer came on this day.'];
    days.add(row.on ?? '');
    for (const [name, missing] of [
      ['last', 'Enter the last reading of the odometer that was replaced.'],
      ['first', 'Enter the first reading of the new odometer, 0 for a new one.'],
    ] as const) {
      const read = distanceIn(row[name], row);
      if (read === null) yield [at(name), missing];
      else if (read === undefined) yield [at(name), 'The reading is a number, such as 412650 or 412650.3.'];
    }
  }
  const kept = replacementsOf(rows);
  for (const [index, one] of kept.entries()) {
    const before = kept[index - 1];
    if (before && one.last.tenthMiles < before.first.tenthMiles)
      yield [
        ['odometerReplacements', rows.findIndex(({ on }) => on === one.on), 'last'],
        'This reading is lower than the first one of the same odometer.',
      ];
  }
}

/** The rows that say everything, in the order of their days. */
const replacementsOf = (rows: readonly TypedReplacement[]) =>
  inOrderOfDays(
    rows.flatMap((row) => {
      const [last, first] = [distanceIn(row.last, row), distanceIn(row.first, row)];
      return row.on !== null && last && first ? [{ on: row.on, last, first }] : [];
    }),
  );

export const equipmentSchema = z
  .object({
    unit: z.string().transform(plainUnit).pipe(text(30).min(1, REQUIRED_OF_EQUIPMENT.unit)),
    active: z
      .union([z.enum(['0', '1']), z.literal(0), z.literal(1), z.boolean()], {
        error: 'Status is required: active or inactive.',
      })
      .optional()
      .transform((value) => value === undefined || value === '1' || value === 1 || value === true),
    make: text(60).default(''),
    model: text(60).default(''),
    vin: z.string().default('').transform(normalizeVin),
    vinConfirmed: flag(false),
    year: whole('Year', 1900, 2100),
    plate: text(15).default(''),
    baseJurisdiction: z
      .string()
      .trim()
      .toUpperCase()
      .default('')
      .refine((code) => code === '' || jurisdictionByCode(code) !== undefined, {
        message: 'Choose a state or province.',
      }),
    fuelType: z.enum(FUEL_TYPES, { error: 'Choose a fuel type.' }).default(DEFAULT_FUEL_TYPE),
    axles: whole('Axles', 1, 20),
    registeredWeightPounds: whole('Registered weight', 1, 400_000),
    combinationWeightPounds: whole('Combined weight', 1, 400_000),
    weightsFrom: optionalDate,
    earlierWeights: z
      .array(earlierWeights)
      .max(MOST_EARLIER_WEIGHTS, `At most ${MOST_EARLIER_WEIGHTS} weights.`)
      .default([]),
    odometerReplacements: z
      .array(odometerReplacement)
      .max(MOST_REPLACEMENTS, `At most ${MOST_REPLACEMENTS} odometers.`)
      .default([]),
    recreational: flag(false),
    heightInches: whole('Height', 20, 400),
    lengthInches: whole('Length', 50, 2_400),
    widthInches: whole('Width', 20, 400),
    hazmat: flag(false),
    tankGallons: whole('Tank capacity', 1, 2_000),
    tankLiters: whole('Tank capacity', 4, 7_570),
    inServiceOn: optionalDate,
    outOfServiceOn: optionalDate,
  })
  .superRefine((value, context) => {
    const problem = value.vin === '' ? undefined : vinProblem(value.vin);
    if (problem && !(problem === 'check-digit' && value.vinConfirmed)) {
      context.addIssue({ code: 'custom', path: ['vin'], message: vinMessage(problem, value.vin) });
    }
    for (const [path, message] of [
      ...problemsOfWeights(value),
      ...problemsOfOdometers(value.odometerReplacements),
    ])
      context.addIssue({ code: 'custom', path, message });
    if (!isOneCapacity(value)) {
      context.addIssue({
        code: 'custom',
        path: ['tankLiters'],
        message: 'Tank capacity is one in gallons and another in liters. Give it in one of them.',
      });
    }
    if (value.inServiceOn && value.outOfServiceOn && value.outOfServiceOn < value.inServiceOn) {
      context.addIssue({
        code: 'custom',
        path: ['outOfServiceOn'],
        message: 'Out of service cannot be before in service.',
      });
    }
  })
  .transform(({ odometerReplacements, ...value }) => ({
    ...value,
    odometerReplacements: replacementsOf(odometerReplacements),
  }));

export type EquipmentValues = z.output<typeof equipmentSchema>;
