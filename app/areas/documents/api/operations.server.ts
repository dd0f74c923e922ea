import * as z from 'zod';
import { MULTIPART, named, type Operation } from '~/platform/http/openapi/operation.server';
import {
  answerReadExtractionToken,
  answerActivateExtraction,
  answerCheckExtractionActivation,
  answerStoreExtractedBatch,
  answerReadExtractedBatch,
  answerUploadDocuments,
  answerStartExtraction,
  answerCheckExtraction,
  answerReadExtractedData,
  answerReceiveMail,
  answerReadServiceUser,
} from './handlers.server';

const module = z.string().describe('Name of the extraction module, such as rate-confirmations.');
const activation = { service_activated: z.boolean(), service_url: z.string() };

const uploaded = named(
  'UploadedFile',
  z.object({
    id: z.uuid(),
    url: z.string(),
    title: z.string(),
    processing_status: z.enum(['uploaded', 'processing', 'ready', 'review', 'failed']),
    display_processing_status: z.string(),
    extracted_data_id: z.uuid().nullable(),
    trip_id: z.int().nullable(),
    error: z.string().nullable(),
  }),
);

const text = z.string().nullable();
const reading = named(
  'ExtractedData',
  z.object({
    id: z.uuid(),
    title: z.string(),
    trip_id: z.int().nullable(),
    post_results: z.object({
      extracted_points: z.array(
        z.object({
          type: z.string(),
          name: text,
          street: text,
          suggested_address: z.object({ city: text, state: text, zip: text }),
          suggested_date: z.object({ date: text, time: text }),
          references: z.array(z.unknown()),
          evidence: z.object({ page: z.int(), text: z.string() }).describe('Where it is in the document.'),
        }),
      ),
      load_number: text,
      rate_cents: z.int().nullable(),
      load_details: z
        .array(
          z.object({
            kind: z.enum([
              'broker',
              'mc',
              'contact',
              'equipment',
              'commodity',
              'weight',
              'miles',
              'charge',
              'appointment',
              'instructions',
            ]),
            value: z.string(),
            cents: z.int().nullable().describe('The sum of a charge.'),
            stop: z.int().nullable().describe('Which of the points it belongs to, from 0.'),
            doubt: text.describe('Why to compare it with the page; null where nothing speaks against it.'),
            evidence: z.object({
              page: z.int(),
              text: z.string(),
              box: z
                .array(z.number())
                .describe('Left, top, right and bottom in points from the upper left corner of the page.'),
            }),
          }),
        )
        .describe('What else the document says of the load.'),
      needs_review: z.boolean(),
      flags: z.array(z.object({ code: z.string(), message: z.string() })),
    }),
  }),
);

const UPLOADED = '3c0e4f0a-9a64-4d4b-8f0d-2f4e5b7a9c01';

export const extractionOperations: Operation[] = [
  {
    id: 'readExtractionToken',
    tag: 'extraction',
    method: 'GET',
    path: '/modules/{module}/get-token',
    access: 'carrier',
    scope: 'documents:write',
    isTagged: false,
    summary: 'A token for the extraction service',
    notes: 'Works for an hour. Null until the module is activated.',
    params: { module },
    answers: {
      200: {
        text: 'Token and address.',
        schema: z.object({ service_token: z.string().nullable(), ...activation }),
      },
    },
    example: { params: { module: 'rate-confirmations' }, status: 200 },
    handle: answerReadExtractionToken,
  },
  {
    id: 'activateExtraction',
    tag: 'extraction',
    method: 'POST',
    path: '/modules/{module}/activate',
    passesBody: true,
    access: 'carrier',
    scope: 'documents:write',
    summary: 'Switch the extractor on',
    params: { module },
    answers: { 200: { text: 'Its state.', schema: z.object(activation) } },
    problems: [403],
    example: { params: { module: 'rate-confirmations' }, status: 200 },
    handle: answerActivateExtraction,
  },
  {
    id: 'checkExtractionActivation',
    tag: 'extraction',
    method: 'GET',
    path: '/modules/{module}/check-activation',
    access: 'carrier',
    scope: 'documents:read',
    summary: 'Whether the extractor is on',
    params: { module },
    answers: { 200: { text: 'Its state.', schema: z.object(activation) } },
    example: { params: { module: 'rate-confirmations' }, status: 200 },
    handle: answerCheckExtractionActivation,
  },
  {
    id: 'storeExtractedBatch',
    tag: 'extraction',
    method: 'POST',
    path: '/modules/{module}/store-data-batch',
    access: 'carrier',
    scope: 'documents:write',
    summary: 'Keep extracted data to make trips of',
    params: { module },
    body: {
      schema: z.object({
        extracted_data: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
      }),
    },
    answers: { 201: { text: 'The id of the batch.', schema: z.object({ id: z.uuid() }) } },
    problems: [403, 413],
    example: {
      params: { module: 'rate-confirmations' },
      body: { extracted_data: [{ load_number: 'LD-20417' }] },
      status: 201,
    },
    handle: answerStoreExtractedBatch,
  },
  {
    id: 'readExtractedBatch',
    tag: 'extraction',
    method: 'GET',
    path: '/modules/{module}/get-data-batch/{id}',
    access: 'carrier',
    scope: 'documents:read',
    summary: 'Read a batch',
    params: { module, id: z.uuid() },
    answers: {
      200: {
        text: 'What was stored.',
        schema: z.object({
          extracted_data: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
        }),
      },
    },
    problems: [404],
    example: {
      params: { module: 'rate-confirmations', id: '5b3d3f2e-1c5d-4c1d-9a51-7f0b9d5e2a33' },
      status: 200,
    },
    handle: answerReadExtractedBatch,
  },
  {
    id: 'readServiceUser',
    tag: 'extraction',
    method: 'GET',
    path: '/auth/user',
    access: 'service',
    scope: null,
    summary: 'Whom the service token stands for',
    answers: {
      200: { text: 'The person.', schema: z.object({ id: z.uuid(), name: z.string(), email: z.string() }) },
    },
    example: { status: 200 },
    handle: answerReadServiceUser,
  },
  {
    id: 'uploadDocuments',
    tag: 'extraction',
    method: 'POST',
    path: '/upload-multi',
    access: 'service',
    scope: null,
    summary: 'Upload rate confirmations',
    notes: 'PDF, JPG, PNG or HEIC, at most 10 MB each, at most two. The extractor must be activated.',
    body: { schema: z.object({ 'files[]': z.array(z.file()) }), types: [MULTIPART] },
    answers: {
      201: {
        text: 'The files; seen_before where the same bytes were here already.',
        schema: z.object({ files: z.array(uploaded.extend({ seen_before: z.boolean() })) }),
      },
    },
    problems: [403, 413],
    example: {
      files: { 'files[]': { name: 'rate-confirmation.pdf', type: 'application/pdf' } },
      status: 201,
    },
    handle: answerUploadDocuments,
  },
  {
    id: 'startExtraction',
    tag: 'extraction',
    method: 'POST',
    path: '/extract-multi',
    access: 'service',
    scope: null,
    summary: 'Read uploaded files',
    body: { schema: z.object({ files: z.array(z.object({ id: z.uuid() })) }) },
    answers: { 200: { text: 'The task to ask about.', schema: z.object({ alias: z.string() }) } },
    problems: [403, 404, 409],
    example: { body: { files: [{ id: UPLOADED }] }, status: 200 },
    handle: answerStartExtraction,
  },
  {
    id: 'checkExtraction',
    tag: 'extraction',
    method: 'GET',
    path: '/service-task/{taskId}/check',
    access: 'service',
    scope: null,
    summary: 'How far a task is',
    notes: 'Status 1 in progress, 2 success, 3 failure. Ask once a second.',
    params: { taskId: z.string() },
    answers: {
      200: {
        text: 'The task and its files.',
        schema: z.object({
          status: z.union([z.literal(1), z.literal(2), z.literal(3)]),
          meta: z.object({ files: z.array(uploaded) }),
        }),
      },
    },
    problems: [404],
    example: { params: { taskId: '9d8c7b6a-5e4f-4a3b-8c2d-1e0f9a8b7c6d' }, status: 200 },
    handle: answerCheckExtraction,
  },
  {
    id: 'readExtractedData',
    tag: 'extraction',
    method: 'GET',
    path: '/extracted-data-items/{id}',
    access: 'service',
    scope: null,
    summary: 'What was read of a file',
    params: { id: z.uuid() },
    answers: { 200: { text: 'Its points, and why a person should look.', schema: reading } },
    problems: [404],
    example: { params: { id: UPLOADED }, status: 200 },
    handle: answerReadExtractedData,
  },
  {
    id: 'receiveMail',
    tag: 'incoming',
    method: 'POST',
    path: '/documents/inbound',
    access: 'public',
    scope: null,
    isUncounted: true,
    isTagged: false,
    summary: 'Forwarded rate confirmations of a mail provider',
    notes:
      'A raw message (RFC 5322), with the installation’s mail secret as Bearer token. Not found where none is configured.',
    body: { schema: z.unknown(), types: ['message/rfc822'] },
    answers: { 200: { text: 'Taken.', schema: z.looseObject({}) } },
    problems: [401, 403, 404],
    example: { status: 404 },
    handle: answerReceiveMail,
  },
];
