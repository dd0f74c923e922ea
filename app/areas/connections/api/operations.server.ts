import * as z from 'zod';
import { TELEMATICS_SYSTEMS } from '~/areas/connections/rules/access';
import { vehicleChoicesSchema } from '~/areas/connections/rules/connection.schema';
import {
  dataOf,
  date,
  moment,
  named,
  quarterKey,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import {
  answerCreateConnection,
  answerDeleteConnection,
  answerListConnections,
  answerMatchVehicles,
  answerPullConnection,
  answerReadConnection,
} from './handlers.server';

const connection = named(
  'Connection',
  z.object({
    id: z.uuid(),
    system: z.enum(TELEMATICS_SYSTEMS),
    hint: z.string().describe('Enough of the access to tell it from another one.'),
    problem: z.string().nullable().describe('Why nothing can be pulled until it has another access.'),
    created_at: moment,
    pulled_at: moment.nullable(),
  }),
);

const openConnection = named(
  'OpenConnection',
  connection.extend({
    months: z
      .array(
        z.object({
          month: z.string().describe('2026-07'),
          status: z
            .enum(['pulling', 'replacing', 'importing', 'done', 'asks', 'held', 'undone', 'moved', 'failed'])
            .describe(
              'asks and held wait for a person, on the page of the connection. moved: reported otherwise since its quarter was filed; see moved.',
            ),
          problem: z.string().nullable(),
          import_id: z.uuid().nullable(),
          rows: z.record(z.string(), z.int()).describe('Lines of its import by state.'),
          moved: z
            .array(
              z.object({
                unit: z.string(),
                state: z.string(),
                recorded_miles: z.number().describe('As recorded before the quarter was filed, one decimal.'),
                reported_miles: z.number().describe('As the system reports now, one decimal.'),
              }),
            )
            .describe(
              'Miles of a filed quarter that the system reports otherwise now. Nothing filed is changed: reopen the quarter, pull it again and file an amended return.',
            ),
          settled_on: date.describe('From when the system no longer changes the figures, as far as it says.'),
          pulled_at: moment.nullable(),
        }),
      )
      .describe('The latest first.'),
    vehicles: z.array(
      z.object({
        vehicle_id: z.string().describe('As the system calls it.'),
        name: z.string(),
        vin: z.string(),
        plate: z.string(),
        equipment_id: z
          .int()
          .nullable()
          .describe('As chosen, else by VIN, unit number or plate. Null: its miles stay out.'),
        chosen: z.boolean().describe('Whether a person or a program has said what it is.'),
        left_out: z.boolean(),
      }),
    ),
  }),
);

const id = z.uuid();
const [FIRST, SECOND] = ['01', '02'].map((end) => `2d6b1f84-9c3a-4e57-b1d0-8f5a7c9e3b${end}`) as [
  string,
  string,
];

export const connectionOperations: Operation[] = [
  {
    id: 'listConnections',
    tag: 'imports',
    method: 'GET',
    path: '/connections',
    access: 'carrier',
    scope: 'imports:read',
    summary: 'List connected telematics systems',
    answers: { 200: { text: 'All of them, the oldest first.', schema: dataOf(z.array(connection)) } },
    example: { status: 200 },
    handle: answerListConnections,
  },
  {
    id: 'createConnection',
    tag: 'imports',
    method: 'POST',
    path: '/connections',
    access: 'carrier',
    scope: 'imports:write',
    summary: 'Connect Samsara, Motive or Geotab',
    notes:
      'Samsara and Motive take an API key, Geotab a database with user name and password. The access is tried at once and kept sealed. The miles by state of the running month and the one before are pulled now and every night. 503 where the system does not answer.',
    body: {
      schema: z.object({
        system: z.enum(TELEMATICS_SYSTEMS),
        key: z.string().max(500).optional(),
        database: z.string().max(100).optional(),
        user_name: z.string().max(200).optional(),
        password: z.string().max(500).optional(),
      }),
      refusesOthers: true,
    },
    answers: { 201: { text: 'The connection.', schema: dataOf(connection) } },
    problems: [503],
    example: { body: { system: 'samsara', key: 'samsara_api_good' }, status: 201 },
    handle: answerCreateConnection,
  },
  {
    id: 'readConnection',
    tag: 'imports',
    method: 'GET',
    path: '/connections/{id}',
    access: 'carrier',
    scope: 'imports:read',
    summary: 'A connection with its months and vehicles',
    params: { id },
    answers: { 200: { text: 'The connection.', schema: dataOf(openConnection) } },
    example: { params: { id: FIRST }, status: 200 },
    handle: answerReadConnection,
  },
  {
    id: 'pullConnection',
    tag: 'imports',
    method: 'POST',
    path: '/connections/{id}/pulls',
    access: 'carrier',
    scope: 'imports:write',
    summary: 'Pull the miles of a quarter',
    notes:
      'Its months that have begun, again where they were pulled before. Refused where the quarter is filed.',
    params: { id },
    body: { schema: z.object({ quarter: quarterKey }), refusesOthers: true },
    answers: { 202: { text: 'The connection, its months being pulled.', schema: dataOf(openConnection) } },
    example: { params: { id: FIRST }, body: { quarter: 20263 }, status: 202 },
    handle: answerPullConnection,
  },
  {
    id: 'matchConnectionVehicles',
    tag: 'imports',
    method: 'PUT',
    path: '/connections/{id}/vehicles',
    access: 'carrier',
    scope: 'imports:write',
    summary: 'Say which units the vehicles of a connection are',
    notes:
      'Vehicles that are not named keep their unit. Neither equipment_id nor left_out leaves it to VIN, unit number and plate. What was pulled and is not filed is pulled again where something changes.',
    params: { id },
    body: { schema: vehicleChoicesSchema, refusesOthers: true },
    answers: { 200: { text: 'The connection.', schema: dataOf(openConnection) } },
    example: {
      params: { id: FIRST },
      body: {
        vehicles: [
          { vehicle_id: 'b1', equipment_id: 7 },
          { vehicle_id: 'b2', left_out: true },
        ],
      },
      status: 200,
    },
    handle: answerMatchVehicles,
  },
  {
    id: 'deleteConnection',
    tag: 'imports',
    method: 'DELETE',
    path: '/connections/{id}',
    access: 'carrier',
    scope: 'imports:write',
    summary: 'Remove a connection and its key',
    notes: 'Trips that were recorded stay.',
    params: { id },
    answers: { 200: { text: 'The connection as it was.', schema: dataOf(connection) } },
    example: { params: { id: SECOND }, status: 200 },
    handle: answerDeleteConnection,
  },
];
