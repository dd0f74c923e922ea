import * as z from 'zod';
import { readTypedDate } from '~/engine/calendar/local-date';
import { SURVEY_FEATURES, SURVEY_ROLES } from './choices';
import { parseTypedTime } from '~/engine/calendar/typed-time';

const textField = (max: number, name: string) =>
  z
    .string({ error: `${name} is required` })
    .trim()
    .max(max, `${name} must be at most ${max} characters`);
const commentField = z
  .union([z.string(), z.null()])
  .optional()
  .transform((value) => (value ?? '').trim())
  .pipe(z.string().max(2000, 'Write at most 2000 characters'));

/** A whole number of a form or of a program; anything else is NaN, which no check lets through. */
const numberOf = z
  .union([z.number(), z.string(), z.null()])
  .optional()
  .transform((value) =>
    typeof value === 'string'
      ? /^\s*\d[\d,]{0,8}\s*$/.test(value)
        ? Number(value.replaceAll(',', ''))
        : Number.NaN
      : (value ?? Number.NaN),
  );
const listOf = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) =>
      value === undefined || value === null || value === ''
        ? []
        : Array.isArray(value)
          ? (value as unknown[])
          : [value],
    z.array(item).max(20),
  );

const isOneOf = (choices: readonly { id: number }[]) => (id: number) =>
  choices.some((choice) => choice.id === id);

export const limitsSurveySchema = z.object({
  userRoleId: numberOf.refine(isOneOf(SURVEY_ROLES), 'Choose what describes you best'),
  expectedFeatureIds: listOf(numberOf.refine(isOneOf(SURVEY_FEATURES), 'Choose from the list')).transform(
    (ids) => [...new Set(ids)],
  ),
  fleetSize: numberOf.refine(
    (size) => Number.isInteger(size) && size >= 1 && size <= 100_000,
    'Enter the number of trucks, 1 or more',
  ),
  comment: commentField,
});

const PHONE_MESSAGE = 'Enter a phone number with ten digits, such as (312) 555-0142';

/** "2026-12-01 14:30:00", also with a T, or the two fields of the form. */
const splitMoment = (input: unknown): unknown => {
  if (
    typeof input !== 'object' ||
    input === null ||
    !('datetime' in input) ||
    typeof input.datetime !== 'string'
  )
    return input;
  const [date = '', ...time] = input.datetime.trim().split(/[T ]+/);
  return { ...input, date, time: time.join(' ') };
};

export const trainingRequestSchema = z.preprocess(
  splitMoment,
  z.object({
    name: textField(120, 'Name').min(1, 'Name is required'),
    phone: z
      .union([z.string(), z.number()], { error: PHONE_MESSAGE })
      .transform((phone) =>
        String(phone)
          .replace(/[\s().+-]/g, '')
          .replace(/^1(?=\d{10}$)/, ''),
      )
      .pipe(z.string().regex(/^[2-9]\d{9}$/, PHONE_MESSAGE)),
    date: z
      .string({ error: 'Choose a day' })
      .transform((date) => readTypedDate(date) ?? '')
      .refine((date) => date !== '', 'Choose a day'),
    time: z
      .string({ error: 'Enter a time, such as 02:30 PM' })
      .refine((time) => parseTypedTime(time) !== undefined, 'Enter a time, such as 02:30 PM')
      .transform((time) => parseTypedTime(time) ?? ''),
    comment: commentField,
  }),
);

export const supportMessageSchema = z.object({
  subject: textField(150, 'Subject')
    .min(1, 'Say in a few words what it is about')
    .regex(/^[^\r\n]*$/, 'The subject is one line'),
  message: textField(8000, 'Message').min(1, 'Write what we can help with'),
});
