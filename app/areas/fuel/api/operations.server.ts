import * as z from 'zod';
import { fuelSchema } from '~/areas/fuel/rules/fuel.schema';
import { REQUIRED_OF_FUEL } from '~/areas/fuel/rules/required-fields';
import { fuelErrorName, FUEL_NAMES, VOLUME_UNIT_NAMES } from '~/areas/fuel/views/fuel-resource';
import {
  dataOf,
  date,
  JSON_TYPE,
  listOf,
  listQuery,
  MULTIPART,
  quarterKey,
  withApiNames,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import { fleetRelated, ledgerRow, listIds, recordFilter } from '~/areas/trips/api/operations.server';
import { fuel, fuelId } from './fuel-schema.server';
import {
  answerListFuel,
  answerCreateFuel,
  answerDeleteFuelList,
  answerReadNewFuel,
  answerReadFuel,
  answerChangeFuel,
  answerDeleteFuel,
  answerEditFuel,
} from './handlers.server';

export const fuelBody = withApiNames(fuelSchema.in.shape, FUEL_NAMES).extend({
  volume_unit: z
    .enum(VOLUME_UNIT_NAMES)
    .optional()
    .describe('gal or L in place of unit; the unit of the carrier unless one of them is given.'),
});
const fuelChange = fuelBody.partial().extend({
  revision: z
    .int()
    .optional()
    .describe('The revision you read; 409 where it is no longer the last. One purchase only.'),
  receipt: fuel.shape.receipt
    .optional()
    .describe('null takes the receipt off; what was read changes nothing.'),
});
const counts = z.object({ trips: z.int(), fuel: z.int() });
const FILLED = {
  equipment_id: 7,
  date: '2026-07-14',
  fuel_units: '118.4',
  fuel_amount: '451.10',
  city: 'Ardmore',
  state: 'OK',
  seller: 'Red River Fuel',
};

export const fuelOperations: Operation[] = [
  {
    id: 'listFuel',
    tag: 'fuel',
    method: 'GET',
    path: '/fuel',
    access: 'carrier',
    scope: 'fuel:read',
    summary: 'List fuel purchases',
    query: { ...listQuery, ...recordFilter },
    answers: { 200: { text: 'One page of the list.', schema: listOf(ledgerRow) } },
    problems: [422],
    example: { query: { length: '10', 'filter[quarter]': '20263' }, status: 200 },
    handle: answerListFuel,
  },
  {
    id: 'createFuel',
    tag: 'fuel',
    method: 'POST',
    path: '/fuel',
    access: 'carrier',
    scope: 'fuel:write',
    summary: 'Record a fuel purchase',
    notes: 'JSON, or multipart with the receipt as a file named receipt. x-ui-commands: SET_QUARTER.',
    body: {
      schema: fuelBody,
      types: [JSON_TYPE, MULTIPART],
      files: { receipt: z.file().optional().describe('The receipt: a PDF or a picture, in multipart.') },
      refusesOthers: true,
      requires: Object.keys(REQUIRED_OF_FUEL).map(fuelErrorName),
    },
    answers: {
      201: {
        text: 'The purchase, and the quarter it counts in.',
        schema: dataOf(fuel.extend({ current_quarter: quarterKey })),
        headers: { 'x-ui-commands': 'What a client should do next.' },
      },
    },
    problems: [403, 409],
    example: { body: FILLED, status: 201 },
    handle: answerCreateFuel,
  },
  {
    id: 'deleteFuelList',
    tag: 'fuel',
    method: 'DELETE',
    path: '/fuel',
    access: 'carrier',
    scope: 'fuel:write',
    summary: 'Delete fuel by a list of ids',
    body: {
      schema: z.object({
        ids: z.union([listIds, z.string()]),
        revision: z.int().optional().describe('Of one record: what you read of it.'),
      }),
      refusesOthers: true,
    },
    answers: { 200: { text: 'How many were deleted.', schema: dataOf(counts) } },
    problems: [403, 404, 409],
    example: { body: { ids: ['2320'] }, status: 200 },
    handle: answerDeleteFuelList,
  },
  {
    id: 'readNewFuel',
    tag: 'fuel',
    method: 'GET',
    path: '/fuel/create',
    access: 'carrier',
    scope: 'fuel:read',
    summary: 'Defaults of a new purchase',
    answers: {
      200: {
        text: 'Today, and what the form needs.',
        schema: dataOf(z.object({ date, related: fleetRelated })),
      },
    },
    example: { status: 200 },
    handle: answerReadNewFuel,
  },
  {
    id: 'readFuel',
    tag: 'fuel',
    method: 'GET',
    path: '/fuel/{id}',
    access: 'carrier',
    scope: 'fuel:read',
    summary: 'Read a fuel purchase',
    params: { id: fuelId },
    answers: { 200: { text: 'The purchase.', schema: dataOf(fuel) } },
    problems: [404],
    example: { params: { id: '2318' }, status: 200 },
    handle: answerReadFuel,
  },
  {
    id: 'changeFuel',
    tag: 'fuel',
    method: 'PUT',
    takesPatch: true,
    path: '/fuel/{id}',
    access: 'carrier',
    scope: 'fuel:write',
    summary: 'Change a purchase, or several at once',
    notes:
      'Changes what the body names and keeps the rest; null empties a field, and a field that does not exist is a 422. PATCH is the same. A list with commas (/fuel/2318,2319) changes all of them or none, and takes no If-Match.',
    params: { id: z.string().regex(/^2\d+(,2\d+)*$/) },
    body: { schema: fuelChange },
    answers: {
      200: {
        text: 'The changed purchase; a list for a list.',
        schema: dataOf(z.union([fuel, z.array(fuel)])),
      },
    },
    problems: [403, 404, 409, 412],
    example: { params: { id: '2318' }, body: { ...FILLED, fuel_units: '120' }, status: 200 },
    handle: answerChangeFuel,
  },
  {
    id: 'deleteFuel',
    tag: 'fuel',
    method: 'DELETE',
    path: '/fuel/{id}',
    access: 'carrier',
    scope: 'fuel:write',
    summary: 'Delete a purchase, or several',
    params: { id: z.string().regex(/^2\d+(,2\d+)*$/) },
    query: {
      revision: z
        .int()
        .optional()
        .describe('The revision you read: 409 where it is no longer the last. One purchase only.'),
    },
    answers: { 200: { text: 'How many were deleted.', schema: dataOf(counts) } },
    problems: [403, 404, 409, 412],
    example: { params: { id: '2321' }, status: 200 },
    handle: answerDeleteFuel,
  },
  {
    id: 'editFuel',
    tag: 'fuel',
    method: 'GET',
    path: '/fuel/{id}/edit',
    access: 'carrier',
    scope: 'fuel:read',
    summary: 'A purchase with what its form needs',
    params: { id: fuelId },
    answers: {
      200: { text: 'The purchase and related data.', schema: dataOf(fuel.extend({ related: fleetRelated })) },
    },
    problems: [404],
    example: { params: { id: '2318' }, status: 200 },
    handle: answerEditFuel,
  },
];
