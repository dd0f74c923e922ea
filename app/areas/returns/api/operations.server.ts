import * as z from 'zod';
import { FUEL_TYPES } from '~/engine/ifta/fuel-types';
import {
  dataOf,
  flag01,
  money,
  named,
  option,
  quarterKey,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import { filingOperations } from './filing-operations.server';
import { journalOperations } from './journal-operations.server';
import {
  answerReadReport,
  answerReadReportListData,
  answerCreateAuditFile,
  answerReadReportFile,
  answerDownloadReportFile,
} from './handlers.server';

const whole = z.number();
const rateStatus = z.enum(['final', 'preliminary', 'reconstructed', 'entered', 'missing']);

export const reportRow = z.object({
  state: z.string(),
  state_name: z.string(),
  line: z
    .enum(['tax', 'surcharge', 'outside'])
    .describe('A surcharge is on a line of its own; outside is a jurisdiction that is no member.'),
  period: z.string().nullable().describe('Where the rate changed inside the quarter.'),
  rate: z.string().nullable(),
  rate_status: rateStatus.nullable(),
  miles: whole,
  taxable_miles: whole,
  fuel_purchased: whole,
  fuel_consumed: whole.nullable(),
  fuel_taxable: whole.nullable(),
  tax_amount: money.nullable(),
  interest: money.nullable(),
});

const group = z.object({
  title: z.string(),
  unit: z.string().nullable(),
  fuel_type: z.enum(FUEL_TYPES),
  fuel_unit: z.string(),
  fuel_total: whole,
  consumption: z.string().nullable(),
  consumption_unit: z.string(),
  data: z.array(reportRow),
  totals: z.object({
    count: z.int(),
    consumption: z.string().nullable(),
    miles: whole,
    taxable_miles: whole,
    fuel_purchased: whole,
    fuel_consumed: whole,
    fuel_taxable: whole,
    tax_amount: money.nullable().describe('Null where the tax of a line is not computed.'),
  }),
});

const report = named(
  'Report',
  z.object({
    info: z.object({
      quarter: z.int(),
      year: z.int(),
      period: z.string(),
      base_jurisdiction: z.string().nullable(),
      currency: z.enum(['USD', 'CAD']),
      distance_unit: z.enum(['mi', 'km']),
      due_date: z.iso.date(),
      state: z.enum(['unlicensed', 'collecting', 'blocked', 'ready', 'filed']),
      complete: z.boolean().describe('False where a rate is missing: the sums are then null.'),
      missing: z.array(z.string()).describe('Names of the jurisdictions whose tax is not computed.'),
      rate_status: rateStatus.nullable(),
      rate_source: z.string(),
      filed: z.object({ version: z.int(), filedOn: z.string(), confirmation: z.string() }).nullable(),
      moved_rates: z
        .array(z.string())
        .describe('Jurisdictions whose rates were published differently since the return was filed.'),
    }),
    equipment: z.object({ display_value: z.string() }).nullable(),
    warnings: z.array(z.string()),
    notes: z.array(z.string()),
    data: z.array(group),
    totals: z.object({
      miles: whole,
      tax: money.nullable(),
      surcharge: money.nullable(),
      interest: money.nullable(),
      penalty: money.nullable(),
      tax_amount: money.nullable().describe('All of it, before credit.'),
      difference: money.nullable().describe('Of an amended return: what it adds to the version before.'),
      credit_applied: money,
      to_pay: money.nullable().describe('What is to be paid in the end; negative is a credit.'),
      as_of: z.iso
        .date()
        .nullable()
        .describe('Late and not filed: interest and penalty are those of this day.'),
    }),
    recordsTotal: z.int(),
    recordsFiltered: z.int(),
    input: z.object({ start: z.int(), length: z.int() }),
  }),
);

export const reportFile = named(
  'ReportFile',
  z.object({
    id: z.uuid(),
    type: z.string(),
    status: z.enum(['queued', 'running', 'ready', 'failed']),
    progress: z.int().min(0).max(100),
    stage: z.string(),
    error: z.string().nullable(),
    file_name: z.string(),
    file_size: z.int().nullable().describe('Bytes.'),
    sha256: z.string().nullable(),
    url: z.string().nullable().describe('Where it can be fetched, once it is ready.'),
  }),
);

const filter = {
  q: z.string().optional().describe('Period: 20263. The last quarter that is over unless given.'),
  equipment_id: z.int().optional().describe('One vehicle’s share only.'),
  per_equipment: z.enum(['0', '1']).optional().describe('A table for each vehicle.'),
  hide_no_data: z.enum(['0', '1']).optional().describe('1 unless given.'),
};

const FILE_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
];

export const reportOperations: Operation[] = [
  ...filingOperations,
  ...journalOperations,
  {
    id: 'readReport',
    tag: 'reports',
    method: 'GET',
    path: '/reports',
    access: 'carrier',
    scope: 'reports:read',
    summary: 'The quarter’s return',
    notes:
      'With type=pdf, excel or csv as a file. A file that takes longer than eight seconds is answered with 202 and the address to ask.',
    query: { ...filter, type: z.enum(['pdf', 'excel', 'csv', 'json']).optional() },
    answers: {
      200: { text: 'The report, or the file.', schema: report, type: ['application/json', ...FILE_TYPES] },
      202: {
        text: 'The file is being made.',
        schema: dataOf(reportFile),
        headers: { Location: 'Where to ask.', 'Retry-After': 'Seconds.' },
      },
    },
    problems: [404, 422],
    example: { query: { q: '20263', per_equipment: '0', hide_no_data: '1' }, status: 200 },
    handle: answerReadReport,
  },
  {
    id: 'readReportListData',
    tag: 'reports',
    method: 'GET',
    path: '/reports/list-data',
    access: 'carrier',
    scope: 'reports:read',
    summary: 'Periods and vehicles of the report',
    answers: {
      200: {
        text: 'What the filter offers, and its defaults.',
        schema: dataOf(
          z.object({
            quarters: z.array(z.object({ id: quarterKey, value: z.string() })),
            equipment: z.array(option),
            filter: z.object({
              q: quarterKey,
              equipment_id: z.int().nullable(),
              per_equipment: flag01,
              hide_no_data: flag01,
            }),
          }),
        ),
      },
    },
    example: { status: 200 },
    handle: answerReadReportListData,
  },
  {
    id: 'createAuditFile',
    tag: 'reports',
    method: 'POST',
    path: '/reports/audit',
    access: 'carrier',
    scope: 'reports:read',
    summary: 'Have the quarter’s audit file made',
    query: { q: filter.q },
    answers: {
      202: {
        text: 'The file, and where to look for it.',
        schema: dataOf(reportFile),
        headers: { Location: 'Where to ask.' },
      },
    },
    problems: [422],
    example: { query: { q: '20263' }, status: 202 },
    handle: answerCreateAuditFile,
  },
  {
    id: 'readReportFile',
    tag: 'reports',
    method: 'GET',
    path: '/reports/files/{id}',
    access: 'carrier',
    scope: 'reports:read',
    summary: 'How far a file is',
    params: { id: z.uuid() },
    answers: { 200: { text: 'The file.', schema: dataOf(reportFile) } },
    problems: [404],
    example: { params: { id: '6f1f9f0e-5d0b-4c37-9a44-0d3c1f6b7a10' }, status: 200 },
    handle: answerReadReportFile,
  },
  {
    id: 'downloadReportFile',
    tag: 'reports',
    method: 'GET',
    path: '/reports/files/{id}/content',
    access: 'carrier',
    scope: 'reports:read',
    summary: 'The bytes of a finished file',
    params: { id: z.uuid() },
    answers: { 200: { text: 'The file.', type: [...FILE_TYPES, 'application/zip'] } },
    problems: [404, 409],
    example: { params: { id: '6f1f9f0e-5d0b-4c37-9a44-0d3c1f6b7a11' }, status: 409 },
    handle: answerDownloadReportFile,
  },
];
