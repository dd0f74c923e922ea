import * as z from 'zod';
import { stopSchema, tripSchema, correctionSchema, writtenDistance } from '~/areas/trips/rules/trip.schema';
import { roadRequestSchema } from '~/areas/trips/rules/road-request.schema';
import { fuel } from '~/areas/fuel/api/fuel-schema.server';
import { FUEL_UNITS } from '~/areas/fuel/rules/fuel.schema';
import { FUEL_TYPES } from '~/engine/ifta/fuel-types';
import { TRIP_TEXTS } from '~/areas/trips/fields';
import { ROAD_NAMES, TRIP_NAMES } from '~/areas/trips/views/trip-resource';
import {
  dataOf,
  date,
  filterOf,
  listOf,
  listQuery,
  moment,
  money,
  named,
  option,
  quarterKey,
  updatedSince,
  usDate,
  apiTextSchemas,
  withApiNames,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import {
  answerListRecords,
  answerCreateTrip,
  answerDeleteRecords,
  answerReadTripListData,
  answerReadNewTrip,
  answerReadTrip,
  answerChangeTrip,
  answerDeleteTrips,
  answerEditTrip,
  answerAskForRoad,
  answerReadTripPoints,
} from './handlers.server';

const miles = z.number().nullable().describe('One decimal, in distance_unit.');
const exact = z.string().describe('An exact decimal as text.');
const routeStatus = z.enum(['pending', 'ok', 'error']);
export const tripId = z
  .string()
  .regex(/^1\d+$/)
  .describe('1 and the number of the trip: 142 is trip 42.');
const roadBody = withApiNames(roadRequestSchema.shape, ROAD_NAMES)
  .extend({ revision: z.int().optional() })
  .partial();
export const listIds = z
  .array(z.union([z.string(), z.int()]))
  .min(1)
  .max(1000)
  .describe('Ids with their type digit.');

const stop = z.object({ city: z.string(), state: z.string(), zip: z.string() });

export const trip = named(
  'Trip',
  z.object({
    id: tripId,
    equipment_id: z.int().nullable(),
    date,
    end_date: date,
    ...apiTextSchemas(TRIP_TEXTS),
    odometer_start: miles,
    odometer_end: miles,
    entry: z
      .enum(['stops', 'odometer'])
      .describe('Entered by its stops, or by odometer readings at the state lines.'),
    hazmat: z
      .boolean()
      .nullable()
      .describe(
        'Hazardous materials on board, with placards; null: as the truck (`hazmat` of the equipment).',
      ),
    extracted_data_id: z.uuid().nullable(),
    route: z.array(stop.extend({ via: z.boolean().describe('Driven through, not stopped at.') })),
    road: z
      .object({
        via: z.array(z.string()).describe('Highways that it was made to use.'),
        avoid_tolls: z.boolean(),
        shortest: z.boolean(),
        refused: z
          .string()
          .describe('Why the road that was asked for last could not be found; the one before it stands.'),
      })
      .describe('How the road was asked for; nothing of it is the fastest one.'),
    state_lines: z.array(z.object({ state: z.string(), odometer: miles })),
    state_mileages: z.array(
      z.object({
        state: z.string(),
        distance: miles,
        display_distance: z.string(),
        routed_distance: miles.describe('What the route says, where a person has corrected it.'),
        corrected: z.boolean(),
        exempt_distance: miles,
        exempt_reason: z.string(),
        reason: z.string().describe('Why the miles were corrected.'),
      }),
    ),
    display_route: z.array(stop.extend({ prev_distance: miles.describe('From the stop before.') })),
    trip_details: z.array(
      z.object({ from: z.string(), to: z.string(), distance: miles, minutes: z.number().nullable() }),
    ),
    toll_distance: miles.describe('On toll roads; null where there is no route.'),
    toll_mileages: z.array(z.object({ state: z.string(), distance: miles })).describe('The same by state.'),
    ferries: z
      .array(z.object({ highway: z.string(), distance: miles }))
      .describe('Crossed on the way: their miles are not driven, and in no other figure.'),
    reason: z.string().describe('"Follows I-55, I-57, US-67."'),
    distance: miles,
    distance_unit: z
      .enum(['mi', 'km'])
      .describe('What every distance here is in. Name it in a body or the address; else the carrier’s own.'),
    display_distance: z.string(),
    status: routeStatus,
    route_recalc_status: routeStatus.describe('While pending, read the trip again after 1 s, 2 s, 4 s.'),
    recalc_exists: z.boolean(),
    display_error: z.string(),
    display_equipment: z.string(),
    display_date: usDate,
    quarter: quarterKey,
    persistent: z.boolean().describe('In a filed quarter: it cannot be changed.'),
    revision: z
      .int()
      .describe('Rises with every change. Send it, or If-Match, to change only what you read.'),
    updated_at: moment.describe('Of the last change, its route included.'),
  }),
);

export const ledgerRow = named(
  'ListedRecord',
  z.object({
    id: z.string().regex(/^[12]\d+$/),
    type: z.enum(['T', 'F']),
    equipment_id: z.int().nullable(),
    date,
    end_date: date.nullable().describe('Of a trip.'),
    quarter: quarterKey,
    distance: miles,
    state_mileages: z.array(
      z.object({
        state: z.string(),
        distance: miles,
        exempt_distance: miles,
        corrected: z.boolean().describe('By a person.'),
      }),
    ),
    fuel_units: exact.nullable().describe('Of a purchase: how much, in the unit it was bought in.'),
    unit: z.enum(FUEL_UNITS).nullable(),
    gallons: exact.nullable().describe('Null of what is neither gallons nor liters.'),
    fuel_type: z.enum(FUEL_TYPES).nullable(),
    fuel_amount: money.nullable(),
    price_per_unit: exact.nullable(),
    tax_paid: z.boolean().nullable(),
    display_equipment: z.string(),
    display_date: usDate,
    details: z.string(),
    states: z.array(z.string()),
    display_distance: z.string(),
    distance_unit: z.enum(['mi', 'km']),
    display_fuel: z.string(),
    volume_unit: z.enum(['gal', 'L']),
    display_amount: z
      .union([z.literal(''), money])
      .describe('Its share of the quarter’s tax; negative for a credit.'),
    status: routeStatus.nullable(),
    route_recalc_status: routeStatus.nullable(),
    display_error: z.string(),
    persistent: z.boolean(),
    findings: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        message: z.string(),
        resolution: z.string().nullable(),
      }),
    ),
    revision: z.int(),
    updated_at: moment,
  }),
);

export const fleetRelated = named(
  'RelatedData',
  z.object({
    equipment: z.array(option),
    us_states: z.array(option),
    fuel_types: z.array(option),
    units: z.array(option),
  }),
);

export const recordFilter = filterOf({
  quarter: z.string().optional().describe('20263, or a digit beside filter[year].'),
  year: z.string().optional(),
  type: z.enum(['trip', 'fuel', 'T', 'F']).optional(),
  equipment_id: z.int().optional(),
  date_from: z.iso.date().optional(),
  date_to: z.iso.date().optional(),
  status: routeStatus.optional(),
  'state][': z
    .string()
    .optional()
    .describe('A state or province that the record touches; repeat it for several.'),
  updated_since: updatedSince,
});

const tripBody = withApiNames(tripSchema.in.shape, TRIP_NAMES)
  .omit({ route: true, state_lines: true, routeChoice: true })
  .extend({
    odometer_start: writtenDistance,
    odometer_end: writtenDistance,
    route: z
      .array(stopSchema)
      .max(500)
      .optional()
      .describe('The stops in order, at least two with a state or ZIP.'),
    state_lines: z
      .array(z.object({ state: z.string(), odometer: z.union([z.string(), z.number()]) }))
      .max(200)
      .optional()
      .describe('Odometer readings where the trip entered each state, instead of stops.'),
    state_mileages: z
      .array(
        withApiNames(correctionSchema.in.shape, {
          state: 'jurisdiction',
          distance: 'miles',
          exempt_distance: 'exemptMiles',
          exempt_reason: 'exemptReason',
        }).extend({ distance: writtenDistance, exempt_distance: writtenDistance }),
      )
      .optional()
      .describe('Corrections of the states that are named; the others keep their miles.'),
    distance_unit: z
      .enum(['mi', 'km'])
      .optional()
      .describe('What the distances of the body are in; else the carrier’s own.'),
  });

const tripChange = tripBody.partial().extend({
  revision: z.int().optional().describe('The revision you read; 409 where it is no longer the last.'),
});

const counts = z.object({ trips: z.int(), fuel: z.int() });
const ROUTE = [
  { city: 'Dallas', state: 'TX', zip: '' },
  { city: 'Oklahoma City', state: 'OK', zip: '' },
];

export const tripOperations: Operation[] = [
  {
    id: 'listRecords',
    tag: 'trips',
    method: 'GET',
    path: '/trip',
    access: 'carrier',
    scope: 'trips:read',
    summary: 'List trips and fuel',
    notes:
      'The combined list, newest first. Columns to sort by: date, type, equipment, details, miles, gallons.',
    query: { ...listQuery, ...recordFilter },
    answers: { 200: { text: 'One page of the list.', schema: listOf(ledgerRow) } },
    problems: [422],
    example: { query: { length: '10', 'filter[quarter]': '20263', 'filter[type]': 'trip' }, status: 200 },
    handle: answerListRecords,
  },
  {
    id: 'createTrip',
    tag: 'trips',
    method: 'POST',
    path: '/trip',
    access: 'carrier',
    scope: 'trips:write',
    summary: 'Record a trip',
    notes:
      'Answers at once: the route usually ends within half a second and is then in the answer; otherwise route_recalc_status is pending. Crossing the limit of the plan is a 422 whose message contains "limit". x-ui-commands: REFRESH_USER, SET_QUARTER.',
    body: { schema: tripBody, requires: ['date'], refusesOthers: true },
    answers: {
      201: {
        text: 'The trip, and the quarter it counts in.',
        schema: dataOf(trip.extend({ current_quarter: quarterKey })),
        headers: { 'x-ui-commands': 'What a client should do next.' },
      },
    },
    problems: [403, 409],
    example: {
      body: {
        equipment_id: 7,
        date: '2026-07-14',
        driver: 'R. Alvarez',
        reference: 'LD-20417',
        route: ROUTE,
      },
      status: 201,
    },
    handle: answerCreateTrip,
  },
  {
    id: 'deleteRecords',
    tag: 'trips',
    method: 'DELETE',
    path: '/trip',
    access: 'carrier',
    scope: 'trips:write',
    summary: 'Delete trips and fuel by a list of ids',
    notes: 'All or none. Fuel takes a token that may write fuel.',
    body: {
      schema: z.object({
        ids: z.union([listIds, z.string()]),
        revision: z.int().optional().describe('Of one record: what you read of it.'),
      }),
      refusesOthers: true,
    },
    answers: { 200: { text: 'How many were deleted.', schema: dataOf(counts) } },
    problems: [403, 404, 409],
    example: { body: { ids: ['143', '2319'] }, status: 200 },
    handle: answerDeleteRecords,
  },
  {
    id: 'readTripListData',
    tag: 'trips',
    method: 'GET',
    path: '/trip/list-data',
    access: 'carrier',
    scope: 'trips:read',
    summary: 'The figures above the list, and its choices',
    query: { quarter: z.string().optional().describe('20263, or all; the current quarter unless given.') },
    answers: {
      200: {
        text: 'Filter, quarters, the four figures, and what forms need.',
        schema: dataOf(
          z.object({
            filter: z.object({ quarter: z.int().nullable(), year: z.int().nullable() }),
            quarters: z.array(option),
            informers: z.object({
              total_ifta_miles: z.string(),
              total_gallons: z.string().nullable().describe('Null, as is what follows, without fuel:read.'),
              avg_miles_galons: z.string().nullable(),
              total_tax_due: money.nullable(),
            }),
            used: z.int().describe('Trips of the last 30 days.'),
            limit: z.int(),
            extracted_data_batch: z.unknown().nullable(),
            related: fleetRelated,
          }),
        ),
      },
    },
    example: { query: { quarter: '20263' }, status: 200 },
    handle: answerReadTripListData,
  },
  {
    id: 'readNewTrip',
    tag: 'trips',
    method: 'GET',
    path: '/trip/create',
    access: 'carrier',
    scope: 'trips:read',
    summary: 'Defaults of a new trip',
    answers: {
      200: {
        text: 'Today, and what the form needs.',
        schema: dataOf(z.object({ date, related: fleetRelated })),
      },
    },
    example: { status: 200 },
    handle: answerReadNewTrip,
  },
  {
    id: 'readTrip',
    tag: 'trips',
    method: 'GET',
    path: '/trip/{id}',
    access: 'carrier',
    scope: 'trips:read',
    summary: 'Read a trip',
    notes: 'An id that begins with 2 reads the fuel purchase, with a token that may read fuel.',
    params: { id: tripId },
    query: {
      distance_unit: z
        .enum(['mi', 'km'])
        .optional()
        .describe('What its distances are given in; else the carrier’s own.'),
    },
    answers: { 200: { text: 'The trip, or the purchase.', schema: dataOf(z.union([trip, fuel])) } },
    problems: [404, 422],
    example: { params: { id: '142' }, status: 200 },
    handle: answerReadTrip,
  },
  {
    id: 'changeTrip',
    tag: 'trips',
    method: 'PUT',
    takesPatch: true,
    path: '/trip/{id}',
    access: 'carrier',
    scope: 'trips:write',
    summary: 'Change a trip, or correct its miles',
    notes:
      'Changes what the body names and keeps the rest; null empties a field, and a field that does not exist is a 422. PATCH is the same. Other stops start a new calculation. state_mileages corrects the states it names; the routed miles stay beside them.',
    params: { id: tripId },
    body: { schema: tripChange },
    answers: { 200: { text: 'The changed trip.', schema: dataOf(trip) } },
    problems: [403, 404, 409, 412],
    example: {
      params: { id: '142' },
      body: {
        equipment_id: 7,
        date: '2026-07-14',
        driver: 'R. Alvarez',
        reference: 'LD-20417B',
        route: ROUTE,
      },
      status: 200,
    },
    handle: answerChangeTrip,
  },
  {
    id: 'deleteTrips',
    tag: 'trips',
    method: 'DELETE',
    path: '/trip/{id}',
    access: 'carrier',
    scope: 'trips:write',
    summary: 'Delete a trip, or several',
    notes:
      'One id or a list with commas: /trip/142,2318. All or none. Fuel takes a token that may write fuel.',
    params: { id: z.string().regex(/^[12]\d+(,[12]\d+)*$/) },
    query: {
      revision: z
        .int()
        .optional()
        .describe('The revision you read: 409 where it is no longer the last. One record only.'),
    },
    answers: { 200: { text: 'How many were deleted.', schema: dataOf(counts) } },
    problems: [403, 404, 409, 412],
    example: { params: { id: '144' }, status: 200 },
    handle: answerDeleteTrips,
  },
  {
    id: 'editTrip',
    tag: 'trips',
    method: 'GET',
    path: '/trip/{id}/edit',
    access: 'carrier',
    scope: 'trips:read',
    summary: 'A trip with what its form needs',
    params: { id: tripId },
    answers: {
      200: { text: 'The trip and related data.', schema: dataOf(trip.extend({ related: fleetRelated })) },
    },
    problems: [404],
    example: { params: { id: '142' }, status: 200 },
    handle: answerEditTrip,
  },
  {
    id: 'askForRoad',
    tag: 'trips',
    method: 'POST',
    path: '/trip/{id}/road',
    access: 'carrier',
    scope: 'trips:write',
    summary: 'Ask for another road between the same stops',
    notes:
      'Over highways that you name, without toll roads, or by the fewest miles; an empty body asks for the fastest road again. Corrections of miles stay. Where no such road is found the one that stands stays, and road.refused says why.',
    params: { id: tripId },
    body: { schema: roadBody, refusesOthers: true },
    answers: {
      200: { text: 'The trip on its road, or with route_recalc_status pending.', schema: dataOf(trip) },
    },
    problems: [403, 404, 409, 412],
    example: { params: { id: '142' }, body: { via: ['US-67'] }, status: 200 },
    handle: answerAskForRoad,
  },
  {
    id: 'readTripPoints',
    tag: 'trips',
    method: 'GET',
    path: '/trip/{id}/points',
    access: 'carrier',
    scope: 'trips:read',
    summary: 'What the map of a trip draws',
    notes: 'A trip that cannot be drawn, or that is not there, has no points, no routes and no crossings.',
    params: { id: tripId },
    answers: { 200: { text: 'Stops, the line of the route and its state lines.', schema: dataOf(mapOf()) } },
    example: { params: { id: '142' }, status: 200 },
    handle: answerReadTripPoints,
  },
];

export function mapOf() {
  const point = z.object({ lat: z.number(), lng: z.number() });
  return z.object({
    points: z.array(stop.extend({ position: point })),
    routes: z.array(z.object({ points: z.array(point) })),
    crossings: z.array(
      z.object({
        position: point,
        text: z.string().describe('The state line, the road and the distance driven up to it.'),
      }),
    ),
  });
}
