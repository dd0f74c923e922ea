import * as z from 'zod';
import { sourceChoiceSchema } from '~/areas/reconciliation/rules/added-miles.schema';
import { MILEAGE_SOURCES } from '~/areas/reconciliation/rules/mileage-months';
import {
  dataOf,
  date,
  moment,
  named,
  quarterKey,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import {
  answerChooseMileageSource,
  answerListReconciliation,
  answerReadReconciledTruck,
  answerTakeMissingDays,
} from './handlers.server';

const distance = z.number().describe('One decimal, in distance_unit.');

const figures = z.object({
  trips: distance.describe('Of trips that were entered, imported or sent with their miles.'),
  positions: distance.describe('Of trips made of positions.'),
  added: distance.describe('Of trips recorded to explain miles.'),
  counted: distance.describe('What the return counts. Sources are never added up unless nobody chose.'),
  odometer: distance.nullable().describe('Null without two readings in order.'),
  difference: distance.nullable().describe('The odometer less what counts.'),
  gallons: z.string().describe('Decimal text with three places.'),
  miles_per_gallon: z.string().nullable().describe('Decimal text with two places.'),
});

const truckMiles = named(
  'TruckMiles',
  z.object({
    equipment_id: z.int(),
    unit: z.string(),
    q: quarterKey,
    distance_unit: z.enum(['mi', 'km']),
    source: z.enum(MILEAGE_SOURCES).nullable().describe('Null where nobody chose: all trips count.'),
    reason: z.string(),
    chosen_by: z.string().nullable(),
    chosen_at: moment.nullable(),
    to_choose: z.boolean().describe('Both sources have miles, both count, and nobody chose.'),
    months: z.array(figures.extend({ month: z.string().describe('2026-07') })),
    total: figures,
  }),
);

const reconciledTruck = named(
  'ReconciledTruck',
  truckMiles.extend({
    filed: z.boolean().describe('The quarter is filed: nothing of it can be changed.'),
    missing_days: z
      .array(z.object({ date, trips: z.boolean(), positions: z.boolean(), fuel: z.boolean() }))
      .describe('Days of which something says that the truck ran, and no trip that counts does.'),
    trips_to_take: z.int().describe('Trips of the other source that would fill missing days.'),
    odometer_gaps: z.array(
      z.object({
        before_trip_id: z.string(),
        before_date: date,
        after_trip_id: z.string(),
        after_date: date,
        distance,
      }),
    ),
  }),
);

const quarter = z.string().describe('Year and quarter digit: 20263.');
const ofTruck = { quarter, equipment: z.int() };
const params = { quarter: '20263', equipment: '7' };

export const reconciliationOperations: Operation[] = [
  {
    id: 'listReconciliation',
    tag: 'reports',
    method: 'GET',
    path: '/reports/reconciliation/{quarter}',
    access: 'carrier',
    scope: 'reports:read',
    summary: 'Miles of each truck and month by source',
    notes: 'Every truck with records in the quarter: trips, positions, odometer and fuel side by side.',
    params: { quarter },
    answers: {
      200: {
        text: 'The trucks, by unit.',
        schema: z.object({ data: z.array(truckMiles), recordsTotal: z.int(), recordsFiltered: z.int() }),
      },
    },
    problems: [404],
    example: { params: { quarter: '20263' }, status: 200 },
    handle: answerListReconciliation,
  },
  {
    id: 'readReconciledTruck',
    tag: 'reports',
    method: 'GET',
    path: '/reports/reconciliation/{quarter}/{equipment}',
    access: 'carrier',
    scope: 'reports:read',
    summary: 'One truck’s miles by source',
    notes: 'With the days that are missing and the gaps between odometer readings.',
    params: ofTruck,
    answers: { 200: { text: 'The truck.', schema: dataOf(reconciledTruck) } },
    problems: [404],
    example: { params, status: 200 },
    handle: answerReadReconciledTruck,
  },
  {
    id: 'chooseMileageSource',
    tag: 'reports',
    method: 'PUT',
    path: '/reports/reconciliation/{quarter}/{equipment}',
    access: 'carrier',
    scope: 'trips:write',
    summary: 'Choose which miles of a truck count',
    notes:
      'From then on the return counts the trips of that source, and no others. Who chose, when and why is written down. 409 where the quarter is filed.',
    params: ofTruck,
    body: { schema: sourceChoiceSchema, requires: ['reason'], refusesOthers: true },
    answers: { 200: { text: 'The truck as it stands now.', schema: dataOf(reconciledTruck) } },
    problems: [403, 404, 409, 422],
    example: { params, body: { source: 'trips', reason: 'No device in this truck' }, status: 200 },
    handle: answerChooseMileageSource,
  },
  {
    id: 'takeMissingDays',
    tag: 'reports',
    method: 'POST',
    path: '/reports/reconciliation/{quarter}/{equipment}/missing-days',
    access: 'carrier',
    scope: 'trips:write',
    summary: 'Fill missing days from the other source',
    notes: 'Trips of the other source on days that the one that counts does not have count from then on.',
    params: ofTruck,
    answers: { 200: { text: 'The truck as it stands now.', schema: dataOf(reconciledTruck) } },
    problems: [403, 404, 409],
    example: { params, status: 200 },
    handle: answerTakeMissingDays,
  },
];
