import * as z from 'zod';
import { importChoicesSchema } from '~/areas/imports/rules/import.schema';
import { IMPORT_KINDS } from '~/areas/imports/rules/fields';
import {
  dataOf,
  listOf,
  listQuery,
  moment,
  MULTIPART,
  named,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import {
  answerListImports,
  answerCreateImport,
  answerReadImport,
  answerCheckImport,
  answerListImportRows,
  answerAcceptImport,
  answerUndoImport,
  answerDeleteImport,
} from './handlers.server';

const ROW_STATES = [
  'good',
  'bad',
  'duplicate',
  'aside',
  'part',
  'accepted',
  'refused',
  'kept',
  'undone',
] as const;

const fileImport = named(
  'Import',
  z.object({
    id: z.uuid(),
    kind: z.string().describe(`${IMPORT_KINDS.join(', ')}; empty until the file was read.`),
    status: z
      .enum([
        'reading',
        'mapping',
        'checking',
        'preview',
        'accepting',
        'accepted',
        'undoing',
        'undone',
        'failed',
      ])
      .describe('mapping and preview wait for you; ask again while a step is in work.'),
    file_name: z.string(),
    size_bytes: z.int(),
    sha256: z.string(),
    progress: z.int().min(0).max(100),
    stage: z.string(),
    problem: z.string().nullable(),
    columns: z.array(
      z.object({
        header: z.string(),
        field: z
          .string()
          .nullable()
          .describe('What the column means: date, unit, quantity, miles:TX ...; null where it is left out.'),
      }),
    ),
    header_line: z.int().nullable(),
    sheets_left_out: z
      .array(z.string())
      .describe('Other sheets of a workbook, with other columns: they are not read.'),
    options: z.record(z.string(), z.unknown()),
    counts: z.record(z.string(), z.int()).describe('Rows by state.'),
    created_at: moment,
    finished_at: moment.nullable(),
  }),
);

const row = named(
  'ImportRow',
  z.object({
    line: z.int(),
    state: z.enum(ROW_STATES),
    cells: z.array(z.string()),
    errors: z
      .array(z.object({ column: z.int().nullable(), message: z.string() }))
      .describe('Column from 0; null for the whole row.'),
    reason: z.string().describe('Why it was skipped, a duplicate, refused or kept.'),
    record_id: z.string().nullable().describe('The trip or purchase made from it.'),
  }),
);

const id = z.uuid();
const [MAPPING, PREVIEW, ACCEPTED, IDLE] = ['01', '02', '03', '04'].map(
  (end) => `0b8f3c52-7d1e-4a69-9c40-5e2f6a7b8c${end}`,
) as [string, string, string, string];

export const importOperations: Operation[] = [
  {
    id: 'listImports',
    tag: 'imports',
    method: 'GET',
    path: '/imports',
    access: 'carrier',
    scope: 'imports:read',
    summary: 'List imported files',
    notes: 'Newest first.',
    query: {
      start: listQuery['start'] as z.ZodType,
      length: listQuery['length'] as z.ZodType,
      cursor: listQuery['cursor'] as z.ZodType,
    },
    answers: { 200: { text: 'One page of the list.', schema: listOf(fileImport) } },
    problems: [422],
    example: { query: { length: '10' }, status: 200 },
    handle: answerListImports,
  },
  {
    id: 'createImport',
    tag: 'imports',
    method: 'POST',
    path: '/imports',
    access: 'carrier',
    scope: 'imports:write',
    summary: 'Upload a file to import',
    notes:
      'CSV, XLSX, XLS, GPX, GeoJSON or the JSON of telematics reports, at most 20 MB. The header tells what it holds unless kind does. Nothing is recorded before it is accepted.',
    body: { schema: z.object({ file: z.file(), kind: z.enum(IMPORT_KINDS).optional() }), types: [MULTIPART] },
    answers: { 201: { text: 'The import.', schema: dataOf(fileImport) } },
    example: { files: { file: { name: 'fuel.csv', type: 'text/csv' } }, status: 201 },
    handle: answerCreateImport,
  },
  {
    id: 'readImport',
    tag: 'imports',
    method: 'GET',
    path: '/imports/{id}',
    access: 'carrier',
    scope: 'imports:read',
    summary: 'How far an import is, its columns and counts',
    params: { id },
    answers: { 200: { text: 'The import.', schema: dataOf(fileImport) } },
    example: { params: { id: MAPPING }, status: 200 },
    handle: answerReadImport,
  },
  {
    id: 'checkImport',
    tag: 'imports',
    method: 'PUT',
    path: '/imports/{id}',
    access: 'carrier',
    scope: 'imports:write',
    summary: 'Match the columns and check every row',
    params: { id },
    notes:
      'The mapping names a field for each column, null to leave it out; without it the guess is used. The choices are remembered for the next file of the same header.',
    body: {
      schema: z.object({
        kind: z.enum(IMPORT_KINDS),
        header_line: z.int().optional(),
        mapping: z.array(z.string().nullable()).optional(),
        options: importChoicesSchema.shape.options.optional(),
      }),
      refusesOthers: true,
    },
    answers: { 200: { text: 'The import, while its rows are checked.', schema: dataOf(fileImport) } },
    problems: [412],
    example: {
      params: { id: MAPPING },
      body: {
        kind: 'fuel',
        mapping: ['date', 'unit', 'state', 'quantity'],
        options: { fuelUnit: 'gallon', createUnits: true },
      },
      status: 200,
    },
    handle: answerCheckImport,
  },
  {
    id: 'listImportRows',
    tag: 'imports',
    method: 'GET',
    path: '/imports/{id}/rows',
    access: 'carrier',
    scope: 'imports:read',
    summary: 'List the rows of an import, with the errors of each',
    params: { id },
    query: {
      state: z.enum(ROW_STATES).optional(),
      start: listQuery['start'] as z.ZodType,
      length: listQuery['length'] as z.ZodType,
      cursor: listQuery['cursor'] as z.ZodType,
    },
    answers: { 200: { text: 'One page of rows.', schema: listOf(row) } },
    problems: [422],
    example: { params: { id: PREVIEW }, query: { state: 'bad' }, status: 200 },
    handle: answerListImportRows,
  },
  {
    id: 'acceptImport',
    tag: 'imports',
    method: 'POST',
    path: '/imports/{id}/acceptance',
    access: 'carrier',
    scope: 'imports:write',
    summary: 'Import the ready rows',
    params: { id },
    notes: 'Rows refused by the plan or a filed quarter stay; the same call retries them.',
    body: {
      schema: z.object({ take_duplicates: z.boolean().optional() }),
      isOptional: true,
      refusesOthers: true,
    },
    answers: { 202: { text: 'The import, while its records are made.', schema: dataOf(fileImport) } },
    example: { params: { id: PREVIEW }, body: { take_duplicates: false }, status: 202 },
    handle: answerAcceptImport,
  },
  {
    id: 'undoImport',
    tag: 'imports',
    method: 'POST',
    path: '/imports/{id}/reversal',
    access: 'carrier',
    scope: 'imports:write',
    summary: 'Take back everything that an import recorded',
    params: { id },
    notes:
      'Records in a filed quarter are kept, with the state kept. An import that is still recording stops.',
    answers: { 202: { text: 'The import, while its records are deleted.', schema: dataOf(fileImport) } },
    example: { params: { id: ACCEPTED }, status: 202 },
    handle: answerUndoImport,
  },
  {
    id: 'deleteImport',
    tag: 'imports',
    method: 'DELETE',
    path: '/imports/{id}',
    access: 'carrier',
    scope: 'imports:write',
    summary: 'Remove an import that has recorded nothing',
    params: { id },
    answers: { 200: { text: 'The import as it was.', schema: dataOf(fileImport) } },
    problems: [412],
    example: { params: { id: IDLE }, status: 200 },
    handle: answerDeleteImport,
  },
];
