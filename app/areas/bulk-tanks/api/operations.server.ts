import * as z from 'zod';
import { ENTRY_KINDS, TANK_UNITS } from '~/areas/bulk-tanks/rules/tank';
import { entrySchema, tankSchema } from '~/areas/bulk-tanks/rules/tank.schema';
import { ENTRY_API_NAMES, TANK_NAMES } from '~/areas/bulk-tanks/views/tank-resource';
import { FUEL_TYPES } from '~/engine/ifta/fuel-types';
import {
  dataOf,
  date,
  moment,
  named,
  quarterKey,
  withApiNames,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import {
  answerChangeEntry,
  answerChangeTank,
  answerCreateEntry,
  answerCreateTank,
  answerDeleteEntry,
  answerDeleteTank,
  answerListEntries,
  answerListTanks,
  answerReadEntry,
  answerReadTank,
  answerReconcileTank,
} from './handlers.server';

const quantity = z.string().describe('Exact decimal text in the unit of the tank.');

const tank = named(
  'BulkTank',
  z.object({
    id: z.int(),
    name: z.string(),
    fuel_type: z.enum(FUEL_TYPES),
    unit: z.enum(TANK_UNITS).describe('Of the capacity and of every entry.'),
    capacity: quantity,
    city: z.string(),
    state: z.string().describe('Where the tax of withdrawals is credited.'),
    tax_paid: z.boolean().describe('Of fuel of which no delivery is recorded.'),
    active: z.boolean(),
    notes: z.string(),
    revision: z.int(),
    updated_at: moment,
  }),
);

const entry = named(
  'BulkTankEntry',
  z.object({
    id: z.int(),
    tank_id: z.int(),
    kind: z
      .enum(ENTRY_KINDS)
      .describe(
        'delivery; reading: the stock measured at the end of the day; other: drawn for no vehicle of the fleet.',
      ),
    date,
    quantity,
    supplier: z.string(),
    invoice: z.string(),
    tax_paid: z.boolean().describe('Of a delivery. Withdrawals follow it, first delivered first drawn.'),
    total: z.string().nullable(),
    used_by: z.string().describe('What was filled, of other fuel.'),
    notes: z.string(),
    quarter: quarterKey,
    revision: z.int(),
    updated_at: moment,
  }),
);

const period = z.object({
  from: date,
  to: date,
  opening: quantity,
  delivered: quantity,
  delivered_tax_paid: quantity,
  own_vehicles: quantity,
  own_vehicles_tax_paid: quantity,
  other: quantity,
  difference: quantity.describe('What readings found more (or less, negative) than the book.'),
  closing: quantity.describe('opening + delivered - own_vehicles - other + difference.'),
  measured_on: date.nullable(),
  measured: quantity.nullable(),
  questions: z.array(z.enum(['no-reading', 'not-opened', 'below-empty', 'over-capacity', 'difference'])),
});

const reconciliation = named(
  'BulkTankReconciliation',
  z.object({
    tank_id: z.int(),
    q: quarterKey,
    unit: z.enum(TANK_UNITS),
    months: z.array(period),
    total: period,
  }),
);

const listed = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), recordsTotal: z.int(), recordsFiltered: z.int() });

const tankBody = withApiNames(tankSchema.in.shape, TANK_NAMES);
const entryBody = withApiNames(entrySchema.in.shape, ENTRY_API_NAMES);
const revision = z.int().optional().describe('The revision you read; 409 where it is no longer the last.');
const id = z.int();
const ofEntry = { id, entry: z.int() };
const query = { revision };

const common = { tag: 'fuel', access: 'carrier' } as const;

export const bulkTankOperations: Operation[] = [
  {
    ...common,
    id: 'listBulkTanks',
    method: 'GET',
    path: '/bulk-tanks',
    scope: 'fuel:read',
    summary: 'List your bulk tanks',
    answers: { 200: { text: 'All tanks, those in use first.', schema: listed(tank) } },
    example: { status: 200 },
    handle: answerListTanks,
  },
  {
    ...common,
    id: 'createBulkTank',
    method: 'POST',
    path: '/bulk-tanks',
    scope: 'fuel:write',
    summary: 'Add a bulk tank',
    body: { schema: tankBody, refusesOthers: true, requires: ['name', 'capacity', 'state'] },
    answers: { 201: { text: 'The tank.', schema: dataOf(tank) } },
    problems: [403, 409],
    example: {
      body: { name: 'South yard', capacity: '8000', city: 'Tulsa', state: 'OK', tax_paid: false },
      status: 201,
    },
    handle: answerCreateTank,
  },
  {
    ...common,
    id: 'readBulkTank',
    method: 'GET',
    path: '/bulk-tanks/{id}',
    scope: 'fuel:read',
    summary: 'Read a bulk tank',
    params: { id },
    answers: { 200: { text: 'The tank.', schema: dataOf(tank) } },
    problems: [404],
    example: { params: { id: '61' }, status: 200 },
    handle: answerReadTank,
  },
  {
    ...common,
    id: 'changeBulkTank',
    method: 'PUT',
    takesPatch: true,
    path: '/bulk-tanks/{id}',
    scope: 'fuel:write',
    summary: 'Change a bulk tank',
    notes: 'Changes what the body names. A tank with records keeps its unit, fuel and state.',
    params: { id },
    body: { schema: tankBody.partial().extend({ revision }) },
    answers: { 200: { text: 'The changed tank.', schema: dataOf(tank) } },
    problems: [403, 404, 409, 412],
    example: { params: { id: '61' }, body: { capacity: '12500' }, status: 200 },
    handle: answerChangeTank,
  },
  {
    ...common,
    id: 'deleteBulkTank',
    method: 'DELETE',
    path: '/bulk-tanks/{id}',
    scope: 'fuel:write',
    summary: 'Delete a bulk tank without withdrawals',
    notes:
      'Its deliveries and readings go with it, into the trash. One that vehicles were filled from is kept (409): set active to false instead.',
    params: { id },
    query,
    answers: { 200: { text: 'Deleted.', schema: dataOf(z.null()) } },
    problems: [403, 404, 409, 412],
    example: { params: { id: '62' }, status: 200 },
    handle: answerDeleteTank,
  },
  {
    ...common,
    id: 'listBulkTankEntries',
    method: 'GET',
    path: '/bulk-tanks/{id}/entries',
    scope: 'fuel:read',
    summary: 'List deliveries, readings and other fuel of a tank',
    notes: 'Fills of your own vehicles are fuel purchases with this tank_id.',
    params: { id },
    answers: { 200: { text: 'All entries, the newest first.', schema: listed(entry) } },
    problems: [404],
    example: { params: { id: '61' }, status: 200 },
    handle: answerListEntries,
  },
  {
    ...common,
    id: 'createBulkTankEntry',
    method: 'POST',
    path: '/bulk-tanks/{id}/entries',
    scope: 'fuel:write',
    summary: 'Record a delivery, a reading or other fuel',
    params: { id },
    body: { schema: entryBody, refusesOthers: true, requires: ['kind', 'date', 'quantity'] },
    answers: { 201: { text: 'The entry.', schema: dataOf(entry) } },
    problems: [403, 404, 409],
    example: {
      params: { id: '61' },
      body: {
        kind: 'delivery',
        date: '2026-09-14',
        quantity: '4000',
        supplier: 'Plains Petroleum',
        invoice: 'PP-4417',
        tax_paid: true,
        total: '13200.00',
      },
      status: 201,
    },
    handle: answerCreateEntry,
  },
  {
    ...common,
    id: 'readBulkTankEntry',
    method: 'GET',
    path: '/bulk-tanks/{id}/entries/{entry}',
    scope: 'fuel:read',
    summary: 'Read an entry of a tank',
    params: ofEntry,
    answers: { 200: { text: 'The entry.', schema: dataOf(entry) } },
    problems: [404],
    example: { params: { id: '61', entry: '71' }, status: 200 },
    handle: answerReadEntry,
  },
  {
    ...common,
    id: 'changeBulkTankEntry',
    method: 'PUT',
    takesPatch: true,
    path: '/bulk-tanks/{id}/entries/{entry}',
    scope: 'fuel:write',
    summary: 'Change an entry of a tank',
    notes:
      'Entries of a filed quarter, and those that a filed quarter’s withdrawals follow, are locked (409).',
    params: ofEntry,
    body: { schema: entryBody.partial().extend({ revision }) },
    answers: { 200: { text: 'The changed entry.', schema: dataOf(entry) } },
    problems: [403, 404, 409, 412],
    example: { params: { id: '61', entry: '71' }, body: { invoice: 'PP-4390A' }, status: 200 },
    handle: answerChangeEntry,
  },
  {
    ...common,
    id: 'deleteBulkTankEntry',
    method: 'DELETE',
    path: '/bulk-tanks/{id}/entries/{entry}',
    scope: 'fuel:write',
    summary: 'Delete an entry of a tank',
    params: ofEntry,
    query,
    answers: { 200: { text: 'Deleted.', schema: dataOf(z.null()) } },
    problems: [403, 404, 409, 412],
    example: { params: { id: '61', entry: '72' }, status: 200 },
    handle: answerDeleteEntry,
  },
  {
    ...common,
    id: 'reconcileBulkTank',
    method: 'GET',
    path: '/bulk-tanks/{id}/reconciliation/{quarter}',
    scope: 'fuel:read',
    summary: 'Reconcile a tank over a quarter',
    params: { id, quarter: z.string().describe('Year and quarter digit: 20263.') },
    answers: { 200: { text: 'The book by month, and the quarter.', schema: dataOf(reconciliation) } },
    problems: [404, 422],
    example: { params: { id: '61', quarter: '20263' }, status: 200 },
    handle: answerReconcileTank,
  },
];
