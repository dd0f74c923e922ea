import * as z from 'zod';
import { daysBetween, readTypedDate } from '~/engine/calendar/local-date';
import { findJurisdiction } from '~/engine/jurisdictions/codes';
import { eachText, type TextFields } from '~/engine/records/text-fields';
import { oneLine } from '~/engine/text/one-line';
import { TRIP_TEXTS } from '~/areas/trips/fields';
import {
  drivenBetween,
  runsBack,
  type OdometerReplacement,
} from '~/areas/equipment/rules/odometer-replacements';
import { Kilometers, lengthBeyond, parseDistance, type Distance } from './odometer';
import { stateLineProblems, type StateLine } from './state-lines';
import { TOO_FAR } from './far-date';

/** Trips are recorded after they were driven, or planned a little ahead. */
export const EARLIEST_DATE = '2000-01-01';
export const LATEST_DATE = '2100-12-31';
const LONGEST_TRIP_DAYS = 92;
export const MAX_STOPS = 500;

const typedText = (max: number, read: (value: string) => string) =>
  z
    .string()
    .nullish()
    .transform((value) => read(value ?? ''))
    .refine((value) => value.length <= max, { message: `At most ${max} characters.` });

/** A text on one line: a name with a line break would begin a row, a heading or a header of its own where it is written. */
export const text = (max: number) => typedText(max, oneLine);

/** A text of several lines. */
export const notesText = (max: number) => typedText(max, (value) => value.trim());

/** A schema for each plain text of a record, under its name. */
export const textShape = <F extends TextFields>(fields: F) =>
  eachText(fields, (_name, { longest, lines }) => (lines ? notesText : text)(longest));

const stateCode = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim())
  .transform((value) => (value === '' ? '' : (findJurisdiction(value)?.code ?? value.toUpperCase())));

const isState = (code: string) => findJurisdiction(code) !== undefined;

export const stopSchema = z.object({
  city: text(100).default(''),
  state: stateCode.default(''),
  zip: text(10).default(''),
  via: z
    .union([z.boolean(), z.literal(0), z.literal(1), z.enum(['0', '1', ''])])
    .nullish()
    .transform((value) => value === true || value === 1 || value === '1'),
});

export type StopValues = z.output<typeof stopSchema>;

/** A distance as programs and forms write it. */
export const writtenDistance = z.union([z.string(), z.number()]).nullish();

const distance = (what: string) =>
  z
    .union([z.string(), z.number(), z.instanceof(Kilometers)])
    .nullish()
    .transform((value, context) => {
      const read = parseDistance(value);
      if (read !== undefined) return read;
      context.addIssue({
        code: 'custom',
        message: `${what} is a number of miles, such as 412650 or 412650.3.`,
      });
      return null;
    });

/** In place of a text that is no date: its own message is enough. */
const NO_DATE = 'wrong';
const isDay = (value: string): boolean => value !== '' && value !== NO_DATE;

/** A day as it was typed; empty where there is none, which `missing` may forbid. */
export const typedDay = (missing?: string) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').trim())
    .transform((value) => (value === '' ? '' : (readTypedDate(value) ?? NO_DATE)))
    .superRefine((value, context) => {
      const message =
        value === ''
          ? missing
          : value === NO_DATE
            ? 'This is not a date. Write it as MM/DD/YYYY.'
            : value < EARLIEST_DATE
              ? 'This date is before 2000. Check the year.'
              : value > LATEST_DATE
                ? TOO_FAR
                : undefined;
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

export const recordId = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim())
  .refine((value) => value === '' || /^[1-9]\d{0,14}$/.test(value), { message: 'Choose one from the list.' })
  .transform((value) => (value === '' ? null : Number(value)));

export const idempotencyKey = z
  .union([z.uuid(), z.literal('')])
  .nullish()
  .transform((value) => value || null);

/** Hazardous materials on board: yes, no, or as the truck usually does (null). */
const hazmat = z
  .union([z.boolean(), z.enum(['yes', 'no', ''])], { error: 'Choose yes, no or as the truck.' })
  .nullish()
  .transform((value) =>
    value === 'yes' || value === true ? true : value === 'no' || value === false ? false : null,
  );

const stateLine = z.object({ state: stateCode.default(''), odometer: distance('The reading') });

const tripObject = z.object({
  equipmentId: recordId,
  date: typedDay('Date is required: the day the trip began.'),
  endDate: typedDay(),
  ...textShape(TRIP_TEXTS),
  odometerStart: distance('The odometer at the start'),
  odometerEnd: distance('The odometer at the end'),
  entry: z.enum(['stops', 'odometer']).default('stops'),
  stops: z.array(stopSchema).max(MAX_STOPS, `At most ${MAX_STOPS} stops.`).default([]),
  stateLines: z.array(stateLine).max(200).default([]),
  hazmat,
  routeChoice: z.coerce.number().int().min(0).max(3).catch(0).default(0),
  extractedDataId: z
    .union([z.uuid(), z.literal('')])
    .nullish()
    .transform((value) => value || null),
  idempotencyKey,
});

interface DatedReadings {
  date: string;
  endDate: string;
  odometerStart: Distance | null;
  odometerEnd: Distance | null;
}

/** The odometers of the truck that a trip names. */
type Replacements = readonly OdometerReplacement[];

const lastDay = ({ date, endDate }: Pick<DatedReadings, 'date' | 'endDate'>): string =>
  isDay(endDate) ? endDate : date;

function checkFacts(value: DatedReadings, problem: Problem, replacements: Replacements): void {
  if (isDay(value.date) && isDay(value.endDate)) {
    if (value.endDate < value.date) problem(['endDate'], 'The trip cannot end before it began.');
    else if (daysBetween(value.date, value.endDate) > LONGEST_TRIP_DAYS) {
      problem(['endDate'], 'A trip of more than three months: split it at the end of each quarter.');
    }
  }
  const { odometerStart: start, odometerEnd: end } = value;
  if (start === null || end === null) return;
  const days = [
    { ...start, day: value.date },
    { ...end, day: lastDay(value) },
  ] as const;
  if (runsBack(drivenBetween(...days, replacements))) {
    problem(['odometerEnd'], 'The odometer at the end is lower than at the start.');
  }
}

/** A trip whose miles are given: everything but how they are given. */
export const tripFactsSchemaOf = (replacements: Replacements) =>
  tripObject
    .pick({
      equipmentId: true,
      date: true,
      endDate: true,
      ...eachText(TRIP_TEXTS, () => true as const),
      odometerStart: true,
      odometerEnd: true,
      hazmat: true,
    })
    .superRefine((value, context) =>
      checkFacts(value, (path, message) => context.addIssue({ code: 'custom', path, message }), replacements),
    );
export const tripFactsSchema = tripFactsSchemaOf([]);

/** The readings of a trip as they are kept. */
export const readingColumns = (start: Distance | null, end: Distance | null) => ({
  odometerStartTenths: start?.tenthMiles ?? null,
  odometerStartTenthKilometers: start?.tenthKilometers ?? null,
  odometerEndTenths: end?.tenthMiles ?? null,
  odometerEndTenthKilometers: end?.tenthKilometers ?? null,
});

const lineOf = (state: string, odometer: Distance | null): StateLine => ({
  state,
  odometerTenths: odometer?.tenthMiles ?? 0,
  ...(typeof odometer?.tenthKilometers === 'number'
    ? { odometerTenthKilometers: odometer.tenthKilometers }
    : {}),
});

const tripSchemaWith = (fewestStops: number, replacements: Replacements = []) =>
  tripObject
    .superRefine((value, context) => {
      const problem = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      checkFacts(value, problem, replacements);
      if (value.entry === 'stops') checkStops(value.stops, problem, fewestStops);
      else checkStateLines(value, problem, replacements);
    })
    .transform(({ stops, stateLines, odometerStart, odometerEnd, ...value }) => ({
      ...value,
      endDate: value.endDate === '' ? value.date : value.endDate,
      ...readingColumns(
        odometerStart ?? (value.entry === 'odometer' ? (stateLines[0]?.odometer ?? null) : null),
        odometerEnd,
      ),
      // The place in the form stays with a stop, so that a later problem finds its field.
      stops: stops.map((stop, index) => ({ ...stop, index })).filter(isWritten),
      stateLines:
        value.entry === 'odometer'
          ? stateLines
              .filter((line) => line.state !== '')
              .map(({ state, odometer }) => lineOf(state, odometer))
          : [],
    }));

export const tripSchema = tripSchemaWith(2);
/** A trip that came with its miles and without places, as a report tells it: it stays one when its other fields are changed. */
export const placelessTripSchema = tripSchemaWith(0);

/** The schema of a trip with a truck that got other odometers. */
export const tripSchemaOf = (isPlaceless: boolean, replacements: Replacements) =>
  replacements.length > 0
    ? tripSchemaWith(isPlaceless ? 0 : 2, replacements)
    : isPlaceless
      ? placelessTripSchema
      : tripSchema;

type Problem = (path: (string | number)[], message: string) => void;

/** A stop with nothing in it is left out; one with anything needs city and state (a zip stands for both). */
export const isWritten = (stop: { city: string; state: string; zip: string }): boolean =>
  stop.city !== '' || stop.state !== '' || stop.zip !== '';

function checkStops(stops: StopValues[], problem: Problem, fewest: number): void {
  stops.forEach((stop, index) => {
    if (!isWritten(stop)) return;
    if (stop.state !== '' && !isState(stop.state))
      problem(['stops', index, 'state'], 'Choose a state or province.');
    if (stop.zip !== '') return;
    if (stop.city === '') problem(['stops', index, 'city'], 'City is required.');
    else if (stop.state === '' && !stop.city.includes(','))
      problem(['stops', index, 'state'], 'State is required.');
  });
  if (stops.filter(isWritten).length >= fewest) return;
  const missing = Math.max(
    stops.findIndex((stop) => !isWritten(stop)),
    0,
  );
  problem(['stops', missing, 'city'], 'A trip needs two stops: where it began and where it ended.');
}

function checkStateLines(
  value: {
    stateLines: { state: string; odometer: Distance | null }[];
    odometerEnd: Distance | null;
    odometerStart: Distance | null;
    stops: StopValues[];
    date: string;
    endDate: string;
  },
  problem: Problem,
  odometerReplacements: Replacements,
): void {
  value.stops.forEach((stop, index) => {
    if (stop.state !== '' && !isState(stop.state))
      problem(['stops', index, 'state'], 'Choose a state or province.');
  });
  const lines = value.stateLines;
  const written = lines.filter((line) => line.state !== '' || line.odometer !== null);
  if (written.length === 0)
    return problem(['stateLines', 0, 'state'], 'Write the state the trip began in, and the odometer there.');
  lines.forEach((line, index) => {
    if (line.state === '' && line.odometer === null) return;
    if (line.state === '' || !isState(line.state))
      problem(['stateLines', index, 'state'], 'Choose a state or province.');
    if (line.odometer === null)
      problem(['stateLines', index, 'odometer'], 'Write the odometer reading at this line.');
  });
  if (value.odometerEnd === null)
    return problem(['odometerEnd'], 'Write the odometer at the end of the trip.');
  if (written.some((line) => line.odometer === null)) return;
  const readings = written.map((line) => lineOf(line.state, line.odometer));
  const { tenthMiles, tenthKilometers } = value.odometerEnd;
  const days = { date: value.date, endDate: lastDay(value), odometerReplacements };
  for (const { index, message } of stateLineProblems(readings, tenthMiles, tenthKilometers, days)) {
    const line = written[index];
    if (line) problem(['stateLines', lines.indexOf(line), 'odometer'], message);
    else problem(['odometerEnd'], message);
  }
  const first = written[0]?.odometer ?? null;
  if (value.odometerStart !== null && first && lengthBeyond(value.odometerStart, first) !== 0) {
    problem(['odometerStart'], 'The odometer at the start and the reading in the first state differ.');
  }
}

export type TripValues = z.output<typeof tripSchema>;

const NOTHING: Distance = { tenthMiles: 0, tenthKilometers: 0 };

/** Why the miles of a person differ from the routed ones. */
export const correctionReason = text(200);

export const correctionSchema = z
  .object({
    jurisdiction: stateCode.refine(isState, { message: 'Choose a state or province.' }),
    miles: distance('Miles').refine((value) => value !== null, { message: 'Write the miles, 0 for none.' }),
    exemptMiles: distance('Exempt miles'),
    exemptReason: text(200).default(''),
    reason: correctionReason.optional(),
  })
  .superRefine((value, context) => {
    const { miles: all, exemptMiles: exempt } = value;
    if (exempt !== null && lengthBeyond(exempt, all ?? NOTHING) > 0) {
      context.addIssue({ code: 'custom', path: ['exemptMiles'], message: 'More exempt miles than miles.' });
    } else if (exempt !== null && lengthBeyond(exempt, NOTHING) > 0 && value.exemptReason === '') {
      context.addIssue({
        code: 'custom',
        path: ['exemptReason'],
        message: 'Say why: a trip permit and its number, or the exempt road.',
      });
    }
  })
  .transform((value) => ({
    jurisdiction: value.jurisdiction,
    tenthMiles: value.miles?.tenthMiles ?? 0,
    tenthKilometers: value.miles?.tenthKilometers ?? null,
    exemptTenthMiles: value.exemptMiles?.tenthMiles ?? 0,
    exemptTenthKilometers: value.exemptMiles?.tenthKilometers ?? null,
    exemptReason: value.exemptReason,
    reason: value.reason,
  }));

export const correctionsSchema = z
  .array(correctionSchema)
  .min(1, 'Leave at least one state.')
  .max(64)
  .superRefine((rows, context) => {
    rows.forEach((row, index) => {
      if (rows.findIndex((other) => other.jurisdiction === row.jurisdiction) !== index) {
        context.addIssue({
          code: 'custom',
          path: [index, 'jurisdiction'],
          message: `${row.jurisdiction} is in the table twice.`,
        });
      }
    });
  });
