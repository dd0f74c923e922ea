import * as z from 'zod';
import {
  dataOf,
  date,
  moment,
  money,
  named,
  quarterKey,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import {
  answerListFilings,
  answerReadFiling,
  answerFileQuarter,
  answerReadFiledVersion,
  answerReopenQuarter,
} from './handlers.server';

const whole = z.number();
const currency = z.enum(['USD', 'CAD']);

const filedReturn = named(
  'FiledReturn',
  z.object({
    id: z.uuid(),
    q: quarterKey,
    version: z.int().min(1).describe('1 is the original, each amended return one more.'),
    amended: z.boolean(),
    filed_on: date,
    paid_on: date.nullable(),
    confirmation: z.string(),
    notes: z.string(),
    currency,
    net_tax: money,
    interest: money,
    penalty: money,
    due: money,
    difference: money.nullable().describe('Of an amended return: what it adds to the version before.'),
    credit_applied: money,
    to_pay: money.describe('What was to be paid in the end, less credit; negative is a credit.'),
    credit_use: z.enum(['carry', 'refund']),
    reopened_at: moment.nullable(),
    reopen_reason: z.string().nullable(),
  }),
);

const difference = named(
  'ReturnDifference',
  z.object({
    fuel_type: z.string(),
    state: z.string(),
    from: date.nullable().describe('Where the rate changed inside the quarter.'),
    miles: whole,
    taxable_miles: whole,
    fuel_consumed: whole.nullable(),
    fuel_purchased: whole,
    tax_amount: money.nullable(),
    surcharge: money.nullable(),
    interest: money.nullable(),
  }),
);

const recordDigest = z.object({ count: z.int(), sha256: z.string() });

const formSheet = z.object({
  cover: z.array(z.object({ label: z.string(), value: z.string() })),
  notes: z.array(z.string()),
  schedules: z.array(
    z.object({
      key: z.string(),
      fuelName: z.string(),
      fuelCode: z.string().nullable(),
      head: z.array(z.object({ letter: z.string(), label: z.string(), value: z.string() })),
      columns: z.array(z.object({ letter: z.string(), label: z.string(), unit: z.string() })),
      lines: z.array(
        z.object({
          key: z.string(),
          code: z.string(),
          name: z.string(),
          isSurcharge: z.boolean(),
          cells: z.array(z.string()),
        }),
      ),
      totals: z.array(z.string()),
    }),
  ),
  symbol: z.string(),
  units: z.string(),
});

const filedVersion = filedReturn.extend({
  sources: z.object({
    rates: z
      .object({
        revision: z.int(),
        sha256: z.string(),
        tier: z.string(),
        matrixStatus: z.string(),
        checkedOn: z.string(),
      })
      .nullable(),
    trips: recordDigest,
    fuel: recordDigest,
    figuresSha256: z.string(),
  }),
  return: formSheet.describe('Cell by cell in the column order of the form (IFTA-100, IFTA-101).'),
  differences: z.array(difference),
});

const standing = z.object({
  q: quarterKey,
  state: z.enum(['unlicensed', 'collecting', 'blocked', 'ready', 'filed']),
  blockers: z.array(z.string()).describe('What must be done before it can be filed.'),
  versions: z.array(filedReturn),
  due_date: date.optional(),
  version: z.int().optional().describe('The version that filing now would be.'),
  amended: z.boolean().optional(),
  currency: currency.optional(),
  net_tax: money.nullable().optional().describe('Null, as all sums: a rate is missing.'),
  interest: money.nullable().optional(),
  penalty: money.nullable().optional(),
  amount: money
    .nullable()
    .optional()
    .describe('What filing now comes to: due, or the difference of an amended return.'),
  as_of: date
    .nullable()
    .optional()
    .describe('Late: interest and penalty are those of this day. Null where it is in time.'),
  available_credit: money.optional(),
  unknown_interest_years: z.array(z.int()).optional(),
  complete: z.boolean().optional(),
  missing: z.array(z.string()).optional().describe('Jurisdictions whose tax is not computed.'),
  differences: z.array(difference).optional(),
});

const filing = z.object({
  filed_on: date.optional().describe('The day the return was sent; today unless given.'),
  paid_on: date.optional(),
  confirmation: z.string().max(100).optional(),
  notes: z.string().max(2000).optional(),
  credit_applied: z.string().optional().describe('Credit of earlier quarters used here, such as 120.50.'),
  credit_use: z.enum(['carry', 'refund']).optional(),
  interest_percent: z.string().optional().describe('Yearly rate for years whose rate is not known.'),
});

const quarter = z.string().describe('Year and quarter digit: 20263.');

/** A quarter of the example that nothing was recorded in: a zero return. */
const params = { quarter: '20231' };

export const filingOperations: Operation[] = [
  {
    id: 'listFilings',
    tag: 'reports',
    method: 'GET',
    path: '/reports/filings',
    access: 'carrier',
    scope: 'reports:read',
    summary: 'Every return that was filed',
    notes: 'All versions of all quarters, newest first.',
    answers: {
      200: {
        text: 'The filings.',
        schema: z.object({ data: z.array(filedReturn), recordsTotal: z.int(), recordsFiltered: z.int() }),
      },
    },
    example: { status: 200 },
    handle: answerListFilings,
  },
  {
    id: 'readFiling',
    tag: 'reports',
    method: 'GET',
    path: '/reports/filings/{quarter}',
    access: 'carrier',
    scope: 'reports:read',
    summary: 'How a quarter stands',
    notes: 'Filed, or what filing it on a day would come to, with interest and penalty where that is late.',
    params: { quarter },
    query: { filed_on: date.optional(), paid_on: date.optional(), interest_percent: z.string().optional() },
    answers: { 200: { text: 'State, blockers, amounts and the versions filed.', schema: dataOf(standing) } },
    problems: [404, 422],
    example: { params, query: { filed_on: '2023-04-28' }, status: 200 },
    handle: answerReadFiling,
  },
  {
    id: 'fileQuarter',
    tag: 'reports',
    method: 'POST',
    path: '/reports/filings/{quarter}',
    access: 'carrier',
    scope: 'returns:file',
    summary: 'Mark a quarter as filed',
    notes:
      'Keeps its figures and locks its trips and fuel. Where it was opened again this files the amended return. 409 says what keeps it from being ready.',
    params: { quarter },
    body: { schema: filing, isOptional: true, refusesOthers: true },
    answers: {
      201: {
        text: 'The filing.',
        schema: dataOf(filedReturn),
        headers: { Location: 'The version with its exact figures.' },
      },
    },
    problems: [403, 404, 409, 422],
    example: { params, body: { filed_on: '2023-04-28', confirmation: 'TX-778123' }, status: 201 },
    handle: answerFileQuarter,
  },
  {
    id: 'readFiledVersion',
    tag: 'reports',
    method: 'GET',
    path: '/reports/filings/{quarter}/{version}',
    access: 'carrier',
    scope: 'reports:read',
    summary: 'One version with its exact figures',
    params: { quarter, version: z.string() },
    answers: {
      200: { text: 'The return, what it was made from, and what it changed.', schema: dataOf(filedVersion) },
    },
    problems: [404],
    example: { params: { ...params, version: '1' }, status: 200 },
    handle: answerReadFiledVersion,
  },
  {
    id: 'reopenQuarter',
    tag: 'reports',
    method: 'POST',
    path: '/reports/filings/{quarter}/reopenings',
    access: 'carrier',
    scope: 'returns:file',
    summary: 'Open a filed quarter again',
    notes: 'Unlocks its records for an amended return; the figures filed stay.',
    params: { quarter },
    body: { schema: z.object({ reason: z.string().min(3).max(1000) }), refusesOthers: true },
    answers: {
      201: { text: 'It is open.', schema: dataOf(z.object({ q: quarterKey, state: z.literal('open') })) },
    },
    problems: [403, 404, 409, 422],
    example: { params, body: { reason: 'A receipt was missing' }, status: 201 },
    handle: answerReopenQuarter,
  },
];
