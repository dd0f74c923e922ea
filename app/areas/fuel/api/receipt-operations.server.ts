import * as z from 'zod';
import { fuelErrorName } from '~/areas/fuel/views/fuel-resource';
import { FUEL_UNITS } from '~/areas/fuel/rules/fuel.schema';
import { REQUIRED_OF_FUEL } from '~/areas/fuel/rules/required-fields';
import { PROPOSED_FIELDS } from '~/areas/fuel/views/receipt-resource';
import {
  dataOf,
  date,
  moment,
  MULTIPART,
  named,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import { fuel, fuelId } from './fuel-schema.server';
import { fuelBody } from './operations.server';
import {
  answerAttachReceipt,
  answerListReceipts,
  answerReadReceipt,
  answerReadReceiptAgain,
  answerRecordReceipt,
  answerRemoveReceipt,
  answerUploadReceipts,
} from './receipt-handlers.server';

const receipt = named(
  'FuelReceipt',
  z.object({
    id: z.uuid(),
    name: z.string(),
    content_type: z.string(),
    size_bytes: z.int(),
    status: z
      .enum(['processing', 'read', 'failed', 'used'])
      .describe('used: its purchase was made, or the one that was recorded before has it.'),
    problem: z.string().nullable().describe('Why it could not be read.'),
    created_at: moment,
  }),
);

const likePurchase = z.object({
  id: fuelId,
  equipment_id: z.int().nullable(),
  display_equipment: z.string(),
  date,
  fuel_units: z.string().describe('As it was entered, in `unit`.'),
  unit: z.enum(FUEL_UNITS),
  gallons: z.string().nullable().describe('Null of what is measured in another unit.'),
  city: z.string(),
  state: z.string(),
  seller: z.string(),
  has_receipt: z.boolean(),
});

const proposedText = z.string().nullable();
const proposal = z.object({
  equipment_id: z.int().nullable(),
  ...(Object.fromEntries(PROPOSED_FIELDS.map((name) => [name, proposedText])) as Record<
    (typeof PROPOSED_FIELDS)[number],
    typeof proposedText
  >),
});

const readReceipt = named(
  'FuelReceiptProposal',
  receipt.extend({
    proposal: proposal
      .nullable()
      .describe('In the fields that recording takes; null where nothing was found, and before it is read.'),
    doubts: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .describe('What a person should look at.'),
    not_counted: z
      .array(z.object({ text: z.string(), why: z.string() }))
      .describe('Sold with it, and no fuel of the truck: DEF, fuel of a reefer.'),
    matches: z
      .array(likePurchase)
      .describe(
        'Purchases that may be the same fill, such as the line of a card: attach the receipt to one of them.',
      ),
  }),
);

const taken = z.object({
  id: z.uuid(),
  name: z.string(),
  seen_before: z.boolean().describe('These very bytes were there before: this is that receipt.'),
  fuel_id: fuelId.nullable().describe('The purchase that has it already.'),
});

const id = z.uuid();
const [READ, RECORDED, ATTACHED, FAILED, REMOVED] = ['01', '02', '03', '04', '05'].map(
  (end) => `7c2a9e64-1f3b-4d58-8a0c-6b9d2e4f1a${end}`,
) as [string, string, string, string, string];

export const receiptOperations: Operation[] = [
  {
    id: 'listReceipts',
    tag: 'fuel',
    method: 'GET',
    path: '/receipts',
    access: 'carrier',
    scope: 'fuel:read',
    summary: 'Receipts that wait for a person',
    notes: 'Uploaded to be read, newest first.',
    answers: {
      200: {
        text: 'The receipts.',
        schema: z.object({ data: z.array(receipt), recordsTotal: z.int(), recordsFiltered: z.int() }),
      },
    },
    example: { status: 200 },
    handle: answerListReceipts,
  },
  {
    id: 'uploadReceipts',
    tag: 'fuel',
    method: 'POST',
    path: '/receipts',
    access: 'carrier',
    scope: 'fuel:write',
    summary: 'Upload fuel receipts to be read',
    notes:
      'JPG, PNG, HEIC or PDF, up to ten at once. Each becomes a proposed purchase; nothing is recorded before someone confirms it.',
    body: { schema: z.object({ receipt: z.file() }), types: [MULTIPART] },
    answers: { 201: { text: 'What was taken, one for each file.', schema: dataOf(z.array(taken)) } },
    problems: [403, 422],
    example: { files: { receipt: { name: 'receipt.pdf', type: 'application/pdf' } }, status: 201 },
    handle: answerUploadReceipts,
  },
  {
    id: 'readReceipt',
    tag: 'fuel',
    method: 'GET',
    path: '/receipts/{id}',
    access: 'carrier',
    scope: 'fuel:read',
    summary: 'What a receipt says',
    params: { id },
    answers: { 200: { text: 'The receipt and the purchase it proposes.', schema: dataOf(readReceipt) } },
    problems: [404],
    example: { params: { id: READ }, status: 200 },
    handle: answerReadReceipt,
  },
  {
    id: 'recordReceipt',
    tag: 'fuel',
    method: 'POST',
    path: '/receipts/{id}/purchase',
    access: 'carrier',
    scope: 'fuel:write',
    summary: 'Record the purchase of a receipt',
    notes:
      'Takes the fields of a purchase as someone confirmed them. Where a recorded purchase may be the same fill, 409 names it: attach the receipt to it, or say that this is another one. Sent twice it makes one purchase.',
    params: { id },
    body: {
      schema: fuelBody.extend({
        another: z.boolean().optional().describe('It is not one of those that may be the same fill.'),
      }),
      refusesOthers: true,
      requires: Object.keys(REQUIRED_OF_FUEL).map(fuelErrorName),
    },
    answers: { 201: { text: 'The purchase.', schema: dataOf(fuel) } },
    problems: [403, 404, 409, 422],
    example: {
      params: { id: RECORDED },
      body: { equipment_id: 7, date: '2026-07-21', fuel_units: '96.218', city: 'Ardmore', state: 'OK' },
      status: 201,
    },
    handle: answerRecordReceipt,
  },
  {
    id: 'attachReceipt',
    tag: 'fuel',
    method: 'POST',
    path: '/receipts/{id}/attachment',
    access: 'carrier',
    scope: 'fuel:write',
    summary: 'Attach a receipt to a recorded purchase',
    notes: 'None of its figures changes. 409 where the purchase has a receipt.',
    params: { id },
    body: { schema: z.object({ fuel_id: fuelId }), refusesOthers: true },
    answers: { 200: { text: 'The purchase.', schema: dataOf(fuel) } },
    problems: [403, 404, 409, 422],
    example: { params: { id: ATTACHED }, body: { fuel_id: '2318' }, status: 200 },
    handle: answerAttachReceipt,
  },
  {
    id: 'readReceiptAgain',
    tag: 'fuel',
    method: 'POST',
    path: '/receipts/{id}/reading',
    access: 'carrier',
    scope: 'fuel:write',
    summary: 'Read a receipt once more',
    notes: 'Where reading it failed.',
    params: { id },
    answers: { 202: { text: 'It is being read.', schema: dataOf(readReceipt) } },
    problems: [403, 404],
    example: { params: { id: FAILED }, status: 202 },
    handle: answerReadReceiptAgain,
  },
  {
    id: 'removeReceipt',
    tag: 'fuel',
    method: 'DELETE',
    path: '/receipts/{id}',
    access: 'carrier',
    scope: 'fuel:write',
    summary: 'Remove a receipt that waits',
    notes: 'Into the trash.',
    params: { id },
    answers: { 200: { text: 'The name of its file.', schema: dataOf(z.object({ name: z.string() })) } },
    problems: [403, 404],
    example: { params: { id: REMOVED }, status: 200 },
    handle: answerRemoveReceipt,
  },
];
