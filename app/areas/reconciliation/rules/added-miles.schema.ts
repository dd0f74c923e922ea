import * as z from 'zod';
import { Kilometers, parseDistance } from '~/areas/trips/rules/odometer';
import { idempotencyKey, recordId, text } from '~/areas/trips/rules/trip.schema';
import { readTypedDate } from '~/engine/calendar/local-date';
import { findJurisdiction } from '~/engine/jurisdictions/codes';
import { ADDED_KINDS, MILEAGE_SOURCES } from './mileage-months';

export const MOST_STATES = 4;

/** Which source counts, and why: an auditor reads it. */
export const sourceChoiceSchema = z.object({
  source: z.enum(MILEAGE_SOURCES, 'Choose which miles count.'),
  reason: text(300).refine((value) => value !== '', { message: 'Say why: an auditor will read it.' }),
});

const part = z.object({
  state: text(30).default(''),
  miles: z.union([z.string(), z.number(), z.instanceof(Kilometers)]).nullish(),
});

/** Miles that no record explains: where a person says that they were driven, and what they were. */
export const addedMilesSchema = z
  .object({
    kind: z.enum(ADDED_KINDS, 'Choose what these miles were.'),
    date: z
      .string()
      .nullish()
      .transform((value) => (value ?? '').trim())
      .transform((value) => readTypedDate(value) ?? ''),
    reason: text(300),
    /** The trip after an odometer gap that these miles close; null for none. */
    gap: recordId,
    parts: z.array(part).max(MOST_STATES, `At most ${MOST_STATES} states at once.`).default([]),
    idempotencyKey,
  })
  .transform((value, context) => {
    const problem = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (value.date === '') problem(['date'], 'Enter the day, such as 07/15/2026.');
    if (value.kind !== 'trip' && value.reason === '')
      problem(['reason'], 'Say why: an auditor will read it.');
    const parts = value.parts.flatMap(({ state, miles }, index) => {
      const driven = parseDistance(miles);
      const code = findJurisdiction(state)?.code;
      if (state === '' && driven === null) return [];
      if (code === undefined)
        problem(['parts', index, 'state'], 'Choose the state: miles are never put anywhere by guess.');
      if (!driven || driven.tenthMiles <= 0)
        problem(['parts', index, 'miles'], 'Enter the miles, such as 45 or 45.2.');
      return code === undefined || !driven?.tenthMiles ? [] : [{ jurisdiction: code, ...driven }];
    });
    const codes = parts.map(({ jurisdiction }) => jurisdiction);
    if (new Set(codes).size < codes.length) problem(['parts', 0, 'state'], 'Name each state once.');
    if (value.parts.every(({ state, miles }) => state === '' && parseDistance(miles) === null))
      problem(['parts', 0, 'state'], 'Choose the state: miles are never put anywhere by guess.');
    return { ...value, parts };
  });

export type AddedMiles = z.output<typeof addedMilesSchema>;
