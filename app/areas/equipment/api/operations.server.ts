import * as z from 'zod';
import {
  MOST_EARLIER_WEIGHTS,
  MOST_REPLACEMENTS,
  equipmentSchema,
} from '~/areas/equipment/rules/equipment.schema';
import { FUEL_TYPES } from '~/engine/ifta/fuel-types';
import { EQUIPMENT_NAMES } from '~/areas/equipment/views/equipment-resource';
import {
  dataOf,
  filterOf,
  updatedSince,
  date,
  flag01,
  listOf,
  listQuery,
  moment,
  named,
  option,
  withApiNames,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import {
  answerListEquipment,
  answerCreateEquipment,
  answerReadNewEquipment,
  answerReadEquipment,
  answerChangeEquipment,
  answerDeleteEquipment,
  answerEditEquipment,
} from './handlers.server';

const whole = z.int().nullable();

const earlierWeights = z.object({
  from: date.nullable().describe('Null in the first one: as far back as the records go.'),
  axles: whole,
  registered_weight_pounds: whole,
  combination_weight_pounds: whole,
});

const odometerReplacement = z.object({
  on: date.describe('The day on which the truck got the new odometer.'),
  last_reading: z.number().describe('The last reading of the old one.'),
  first_reading: z.number().describe('The first reading of the new one.'),
  distance_unit: z.enum(['mi', 'km']).describe('What the readings are in.'),
});

export const equipment = named(
  'Equipment',
  z.object({
    id: z.int(),
    unit: z.string().describe('The number you know the truck by.'),
    make: z.string().nullable(),
    model: z.string().nullable(),
    vin: z.string().nullable(),
    year: whole,
    active: flag01,
    plate: z.string().nullable(),
    base_jurisdiction: z.string().nullable(),
    fuel_type: z.enum(FUEL_TYPES),
    axles: whole,
    registered_weight_pounds: whole,
    combination_weight_pounds: whole,
    weights_from: date
      .nullable()
      .describe(
        'The first day of these axles and weights. A change that names other ones and a later day keeps those of before in earlier_weights; mileage taxes divide the miles at that day.',
      ),
    earlier_weights: z.array(earlierWeights).describe('The axles and weights of before, in their order.'),
    odometer_replacements: z
      .array(odometerReplacement)
      .describe('The odometers that the truck got in place of others, in the order of their days.'),
    recreational: z.boolean(),
    height_inches: whole,
    length_inches: whole,
    width_inches: whole,
    hazmat: z
      .boolean()
      .describe(
        'It usually carries hazardous materials with placards: routes keep to roads and tunnels that take them. A trip may say otherwise.',
      ),
    tank_gallons: whole.describe('What its tanks hold together, in whole US gallons.'),
    tank_liters: whole.describe(
      'The same in whole liters: as you wrote it, where you wrote liters. A body names one of the two.',
    ),
    in_service_on: date.nullable(),
    out_of_service_on: date.nullable(),
    qualified: z
      .enum(['yes', 'no', 'unknown'])
      .describe('Whether it is a qualified motor vehicle (R245), as far as its figures tell.'),
    qualified_reason: z.string(),
    display_value: z.string(),
    revision: z.int(),
    updated_at: moment,
  }),
);

const related = z.object({ fuel_types: z.array(option), us_states: z.array(option) });
const equipmentBody = withApiNames(equipmentSchema.in.shape, EQUIPMENT_NAMES).extend({
  earlier_weights: z
    .array(earlierWeights.partial())
    .max(MOST_EARLIER_WEIGHTS)
    .nullish()
    .describe('The whole list: what it leaves out is gone.'),
  odometer_replacements: z
    .array(
      odometerReplacement.extend({
        last_reading: z.union([z.number(), z.string()]),
        first_reading: z.union([z.number(), z.string()]),
      }),
    )
    .max(MOST_REPLACEMENTS)
    .nullish()
    .describe(
      'The whole list: what it leaves out is gone. Odometer chains, gaps and the miles of trips by their readings go over such a day.',
    ),
});
const equipmentChange = equipmentBody.partial().extend({
  revision: z.int().optional().describe('The revision you read; 409 where it is no longer the last.'),
});
const id = z.int();

export const equipmentOperations: Operation[] = [
  {
    id: 'listEquipment',
    tag: 'equipment',
    method: 'GET',
    path: '/equipment',
    access: 'carrier',
    scope: 'equipment:read',
    summary: 'List the vehicles',
    notes: 'Active ones first, by unit. Columns to sort by: unit, make, model, vin.',
    query: { ...listQuery, ...filterOf({ updated_since: updatedSince }) },
    answers: { 200: { text: 'One page of the list.', schema: listOf(equipment) } },
    problems: [422],
    example: { query: { length: '25', 'search[value]': 'freightliner' }, status: 200 },
    handle: answerListEquipment,
  },
  {
    id: 'createEquipment',
    tag: 'equipment',
    method: 'POST',
    path: '/equipment',
    access: 'carrier',
    scope: 'equipment:write',
    summary: 'Add a vehicle',
    notes: 'Only the unit is needed; active is 1 unless it says otherwise.',
    body: { schema: equipmentBody, refusesOthers: true },
    answers: { 201: { text: 'The vehicle.', schema: dataOf(equipment) } },
    problems: [403, 409],
    example: {
      body: { unit: 'T-204', make: 'Kenworth', model: 'T680', year: 2023, fuel_type: 'special_diesel' },
      status: 201,
    },
    handle: answerCreateEquipment,
  },
  {
    id: 'readNewEquipment',
    tag: 'equipment',
    method: 'GET',
    path: '/equipment/create',
    access: 'carrier',
    scope: 'equipment:read',
    summary: 'Defaults of a new vehicle',
    answers: { 200: { text: 'What the form needs.', schema: dataOf(z.object({ active: flag01, related })) } },
    example: { status: 200 },
    handle: answerReadNewEquipment,
  },
  {
    id: 'readEquipment',
    tag: 'equipment',
    method: 'GET',
    path: '/equipment/{id}',
    access: 'carrier',
    scope: 'equipment:read',
    summary: 'Read a vehicle',
    params: { id },
    answers: { 200: { text: 'The vehicle.', schema: dataOf(equipment) } },
    problems: [404],
    example: { params: { id: '7' }, status: 200 },
    handle: answerReadEquipment,
  },
  {
    id: 'changeEquipment',
    tag: 'equipment',
    method: 'PUT',
    takesPatch: true,
    path: '/equipment/{id}',
    access: 'carrier',
    scope: 'equipment:write',
    summary: 'Change a vehicle',
    notes:
      'Changes what the body names and keeps the rest; null empties a field, and a field that does not exist is a 422. PATCH is the same.',
    params: { id },
    body: { schema: equipmentChange },
    answers: { 200: { text: 'The changed vehicle.', schema: dataOf(equipment) } },
    problems: [403, 404, 409, 412],
    example: {
      params: { id: '7' },
      body: { model: 'Cascadia', year: 2022 },
      status: 200,
    },
    handle: answerChangeEquipment,
  },
  {
    id: 'deleteEquipment',
    tag: 'equipment',
    method: 'DELETE',
    path: '/equipment/{id}',
    access: 'carrier',
    scope: 'equipment:write',
    summary: 'Delete a vehicle without records',
    notes: 'One that trips or fuel hang on is kept (409): make it inactive instead.',
    params: { id },
    query: {
      revision: z.int().optional().describe('The revision you read: 409 where it is no longer the last.'),
    },
    answers: { 200: { text: 'Deleted.', schema: dataOf(z.null()) } },
    problems: [403, 404, 409, 412],
    example: { params: { id: '8' }, status: 200 },
    handle: answerDeleteEquipment,
  },
  {
    id: 'editEquipment',
    tag: 'equipment',
    method: 'GET',
    path: '/equipment/{id}/edit',
    access: 'carrier',
    scope: 'equipment:read',
    summary: 'A vehicle with what its form needs',
    params: { id },
    answers: {
      200: { text: 'The vehicle and related data.', schema: dataOf(equipment.extend({ related })) },
    },
    problems: [404],
    example: { params: { id: '7' }, status: 200 },
    handle: answerEditEquipment,
  },
];
