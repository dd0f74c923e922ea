import * as z from 'zod';
import { dataOf, money, named, option, type Operation } from '~/platform/http/openapi/operation.server';
import { mapOf } from '~/areas/trips/api/operations.server';
import {
  answerStartCalculation,
  answerCheckCalculation,
  answerRunCalculation,
  answerReadCalculationPoints,
  answerReadCalculatorFormData,
  answerGuestFindPlaces,
  answerGuestFindAddress,
  answerGuestFindPostalCode,
} from './handlers.server';
import { geoTable } from '~/areas/places/api/operations.server';

const calculation = named(
  'Calculation',
  z.object({
    id: z.string(),
    uid: z.string(),
    status: z.enum(['pending', 'ok', 'error']),
    info: z.object({ quarter: z.int().nullable(), year: z.int().nullable() }),
    warnings: z.array(z.string()),
    message: z.string().optional(),
    trip: z
      .object({
        distance: z.number(),
        display_distance: z.string(),
        state_mileages: z.array(
          z.object({
            state: z.string(),
            state_name: z.string(),
            distance: z.number(),
            display_distance: z.string(),
          }),
        ),
      })
      .nullable(),
    engine: z.string().nullable(),
    attribution: z.string().nullable(),
  }),
);

const figure = z.number().nullable();
const demoReport = z.object({
  info: z.object({ quarter: z.int(), year: z.int() }),
  avg_miles_gallons: z.string(),
  complete: z.boolean(),
  rate_status: z.string().nullable(),
  warnings: z.array(z.string()),
  data: z.array(
    z.object({
      state: z.string(),
      state_name: z.string(),
      line: z.enum(['tax', 'surcharge', 'outside']),
      rate: z.string().nullable(),
      rate_status: z.string().nullable(),
      miles: z.number(),
      fuel_consumed: figure,
      fuel_purchased: z.number(),
      fuel_taxable: figure,
      tax_amount: money.nullable(),
    }),
  ),
  totals: z.object({
    count: z.int(),
    consumption: z.string(),
    miles: z.number(),
    fuel_consumed: z.number(),
    fuel_purchased: z.number(),
    fuel_taxable: z.number(),
    tax_amount: money.nullable(),
  }),
});

const uid = z
  .string()
  .regex(/^[\w-]{6}$/)
  .describe('Six characters that you make up.');
const stop = z.object({
  city: z.string().optional(),
  state: z.string().optional(),
  zip: z.string().optional(),
});

export const calculatorOperations: Operation[] = [
  {
    id: 'startCalculation',
    tag: 'calculator',
    method: 'POST',
    path: '/calc/stops/{uid}',
    access: 'public',
    scope: null,
    summary: 'Start a calculation',
    notes: 'Two to five stops, each with a city and state or a ZIP.',
    params: { uid },
    body: { schema: z.object({ stops: z.array(stop).min(2).max(5) }) },
    answers: { 200: { text: 'The calculation, usually finished at once.', schema: calculation } },
    problems: [409, 429],
    example: {
      params: { uid: 'demo42' },
      body: { stops: [{ city: 'Chicago', state: 'IL' }, { zip: '80202' }] },
      status: 200,
    },
    handle: answerStartCalculation,
  },
  {
    id: 'checkCalculation',
    tag: 'calculator',
    method: 'POST',
    path: '/calc/check-status/{uid}',
    passesBody: true,
    access: 'public',
    scope: null,
    summary: 'How far a calculation is',
    notes: 'Ask after 1 s, 2 s, 4 s; stop at 60 s.',
    params: { uid },
    answers: { 200: { text: 'The calculation.', schema: calculation } },
    problems: [404],
    example: { params: { uid: 'demo42' }, status: 200 },
    handle: answerCheckCalculation,
  },
  {
    id: 'runCalculation',
    tag: 'calculator',
    method: 'POST',
    path: '/calc/run/{uid}',
    access: 'public',
    scope: null,
    summary: 'The tax of a calculation',
    notes: 'Gallons that are zero or no number are left out.',
    params: { uid },
    body: {
      schema: z.object({
        fuel_purchases: z
          .array(
            z.object({
              state: z.string(),
              fuel_units: z.unknown().describe('Gallons, as a number or its text.'),
            }),
          )
          .optional(),
        quarter: z.union([z.string(), z.int()]).optional(),
      }),
    },
    answers: { 200: { text: 'The report.', schema: demoReport } },
    problems: [404, 409],
    example: {
      params: { uid: 'demo42' },
      body: {
        fuel_purchases: [
          { state: 'IL', fuel_units: 90 },
          { state: 'NE', fuel_units: 60 },
        ],
        quarter: 20263,
      },
      status: 200,
    },
    handle: answerRunCalculation,
  },
  {
    id: 'readCalculationPoints',
    tag: 'calculator',
    method: 'GET',
    path: '/calc/trip/{id}/points',
    access: 'public',
    scope: null,
    summary: 'What the map of a calculation draws',
    params: { id: uid },
    answers: {
      200: {
        text: 'Stops and the line of the route; both empty where there is none.',
        schema: dataOf(mapOf()),
      },
    },
    example: { params: { id: 'demo42' }, status: 200 },
    handle: answerReadCalculationPoints,
  },
  {
    id: 'readCalculatorFormData',
    tag: 'calculator',
    method: 'GET',
    path: '/calc/form-data',
    access: 'public',
    scope: null,
    summary: 'States and provinces of the form',
    answers: { 200: { text: 'The choices.', schema: dataOf(z.object({ us_states: z.array(option) })) } },
    example: { status: 200 },
    handle: answerReadCalculatorFormData,
  },
  ...geoTable('/calc/geo', {
    isPublic: true,
    handlers: {
      Places: answerGuestFindPlaces,
      Address: answerGuestFindAddress,
      PostalCode: answerGuestFindPostalCode,
    },
  }),
];
