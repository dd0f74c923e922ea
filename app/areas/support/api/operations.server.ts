import * as z from 'zod';
import { limitsSurveySchema, supportMessageSchema } from '~/areas/support/rules/support.schema';
import {
  dataOf,
  JSON_TYPE,
  listOf,
  listQuery,
  message,
  messageWithId,
  moment,
  MULTIPART,
  named,
  type Operation,
} from '~/platform/http/openapi/operation.server';

const file = z.object({
  alias: z.uuid(),
  file_name: z.string(),
  file_size: z.string().describe('In KB.'),
  url: z.string(),
});

const email = named(
  'Email',
  z.object({
    id: z.int(),
    uniqid: z.string(),
    from: z.string(),
    to: z.array(z.string()),
    cc: z.array(z.string()),
    bcc: z.array(z.string()),
    subject: z.string(),
    body: z.string(),
    template_body: z.string().nullable(),
    tmpl_name: z.string().nullable(),
    options: z.object({ statement_id: z.uuid().nullable().optional() }).loose(),
    attachments: z.array(file),
    status: z.string().describe('queued, sending, sent, bounced, failed or uncertain.'),
    deliveries: z.array(z.object({ sent_at: moment, status: z.string(), error: z.string().nullable() })),
    created_at: moment,
  }),
);

const template = z.object({ name: z.string(), title: z.string(), subject: z.string(), body: z.string() });
const addresses = z.union([z.string(), z.array(z.string())]).describe('A list, or a text with commas.');
const id = z.int();
const WORDS = {
  to: 'clerk@example.com',
  subject: 'Q3 2026 return',
  body: 'The return of the third quarter is attached.',
};

export const emailOperations: Operation[] = [
  {
    id: 'listEmails',
    tag: 'emails',
    method: 'GET',
    path: '/emails',
    access: 'carrier',
    summary: 'List e-mails',
    notes: 'Columns to sort by: subject, created_at.',
    query: listQuery,
    answers: { 200: { text: 'One page of the list.', schema: listOf(email) } },
    problems: [422],
    example: { query: { length: '10' }, status: 200 },
  },
  {
    id: 'sendEmail',
    tag: 'emails',
    method: 'POST',
    path: '/emails',
    access: 'carrier',
    summary: 'Send an e-mail',
    notes: 'The sender’s own address must be confirmed. At most 20 addresses in all.',
    body: {
      schema: z.object({
        to: addresses,
        cc: addresses.optional(),
        bcc: addresses.optional(),
        subject: z.string().max(200),
        body: z.string().max(50_000),
        tmpl_name: z.string().nullable().optional(),
        attachments: z.array(z.union([z.uuid(), z.object({ alias: z.uuid() })])).optional(),
        options: z
          .object({ statement_id: z.uuid().nullable().optional().describe('A report file to attach.') })
          .optional(),
      }),
    },
    answers: { 201: { text: 'Sent, or about to be.', schema: messageWithId } },
    problems: [403, 429],
    example: { body: WORDS, status: 201 },
  },
  {
    id: 'readNewEmail',
    tag: 'emails',
    method: 'GET',
    path: '/emails/create',
    access: 'carrier',
    summary: 'What the form of a new e-mail needs',
    answers: {
      200: {
        text: 'Sender and templates.',
        schema: dataOf(z.object({ from: z.string(), may_send: z.boolean(), templates: z.array(template) })),
      },
    },
    example: { status: 200 },
  },
  {
    id: 'uploadEmailAttachment',
    tag: 'emails',
    method: 'POST',
    path: '/emails/attachments',
    access: 'carrier',
    summary: 'Upload a file for an e-mail',
    notes: 'At most 10 MB: over 10485760 bytes gives "The file cannot exceed 10 MB".',
    body: { schema: z.object({ file: z.file() }), types: [MULTIPART] },
    answers: { 201: { text: 'The file; send its alias with the e-mail.', schema: dataOf(file) } },
    problems: [403, 413, 429],
    example: { files: { file: { name: 'permit.pdf', type: 'application/pdf' } }, status: 201 },
  },
  {
    id: 'readEmail',
    tag: 'emails',
    method: 'GET',
    path: '/emails/{id}',
    access: 'carrier',
    summary: 'Read an e-mail',
    params: { id },
    answers: { 200: { text: 'The e-mail.', schema: dataOf(email) } },
    problems: [404],
    example: { params: { id: '5' }, status: 200 },
  },
  {
    id: 'deleteEmail',
    tag: 'emails',
    method: 'DELETE',
    path: '/emails/{id}',
    access: 'carrier',
    summary: 'Take an e-mail out of the list',
    notes: 'What was sent stays sent, and cannot be changed: there is no PUT (405).',
    params: { id },
    answers: { 200: { text: 'Done.', schema: message } },
    problems: [403, 404, 412],
    example: { params: { id: '6' }, status: 200 },
  },
  {
    id: 'editEmail',
    tag: 'emails',
    method: 'GET',
    path: '/emails/{id}/edit',
    access: 'carrier',
    summary: 'An e-mail with what its form needs',
    params: { id },
    answers: {
      200: {
        text: 'The e-mail and the templates.',
        schema: dataOf(z.object({ email, templates: z.array(template) })),
      },
    },
    problems: [404],
    example: { params: { id: '5' }, status: 200 },
  },
  {
    id: 'resendEmail',
    tag: 'emails',
    method: 'POST',
    path: '/emails/{id}/deliveries',
    access: 'carrier',
    summary: 'Send an e-mail once more',
    params: { id },
    answers: { 201: { text: 'Sent, or about to be.', schema: messageWithId } },
    problems: [403, 404, 422, 429],
    example: { params: { id: '5' }, status: 201 },
  },
];

const request = named(
  'SupportRequest',
  z
    .object({
      id: z.uuid(),
      kind: z.enum(['limits', 'training', 'message']),
      status: z.enum(['open', 'in_progress', 'granted', 'done', 'declined']),
      answer: z.string().nullable(),
      created_at: moment,
      decided_at: moment.nullable(),
      attachments: z.array(z.object({ id: z.uuid(), file_name: z.string(), file_size: z.string() })),
    })
    .loose(),
);

const training = z.object({
  name: z.string().max(120),
  phone: z.union([z.string(), z.number()]).describe('Ten digits.'),
  datetime: z.string().describe('2026-12-01 14:30:00, in the carrier’s time zone.'),
  comment: z.string().max(2000).nullable().optional(),
});

const survey = limitsSurveySchema.extend({
  expectedFeatureIds: z
    .array(z.int())
    .optional()
    .describe('1 spreadsheets, 2 GPS/ELD, 3 driver app, 4 fuel statements, 5 map, 100 other.'),
});
const asked = {
  201: {
    text: 'Thanks for submitting the form!',
    schema: messageWithId,
    headers: { 'x-ui-commands': 'REFRESH_USER' },
  },
};
const TRAINING = {
  name: 'Dana Driver',
  phone: '(312) 555-0142',
  datetime: '2026-12-01 14:30:00',
  comment: 'Two of us.',
};

const content = z.object({
  id: z.int(),
  title: z.string(),
  short_description: z.string(),
  youtube_video_id: z.string().nullable(),
  viewed: z.boolean().describe('By who is signed in.'),
});
const feature = named(
  'Feature',
  content.extend({
    description: z.string().describe('HTML. Actions stand in data-action: @ names a handler, # a path.'),
    views: z.int(),
  }),
);
const tutorial = named(
  'Tutorial',
  content.extend({
    viewed_at: moment.nullable(),
    counter: z.int(),
    content: z.string().optional().describe('HTML; where one tutorial is read.'),
  }),
);

export const supportOperations: Operation[] = [
  {
    id: 'listSupportRequests',
    tag: 'support',
    method: 'GET',
    path: '/support',
    access: 'carrier',
    summary: 'Your requests and their answers',
    answers: { 200: { text: 'Newest first.', schema: dataOf(z.array(request)) } },
    example: { status: 200 },
  },
  {
    id: 'requestLimitsUpgrade',
    tag: 'support',
    method: 'POST',
    path: '/support/limits-upgrade',
    access: 'carrier',
    summary: 'Ask for doubled limits of the free plan',
    body: { schema: survey },
    answers: asked,
    problems: [403, 409, 429],
    example: { body: { userRoleId: 2, expectedFeatureIds: [1, 4], fleetSize: 3, comment: '' }, status: 201 },
  },
  ...(['/training', '/support/training'] as const).map((path, index): Operation => ({
    id: ['requestTraining', 'requestSupportTraining'][index] as string,
    tag: 'support',
    method: 'POST',
    path,
    access: 'carrier',
    summary: 'Ask for a training session',
    notes: index === 0 ? 'Also at /support/training.' : 'The same as /training.',
    body: { schema: training },
    answers: asked,
    problems: [403, 409, 429],
    example: { body: TRAINING, status: 201 },
  })),
  {
    id: 'sendSupportEmail',
    tag: 'support',
    method: 'POST',
    path: '/support/send-email',
    access: 'carrier',
    summary: 'Write to our people',
    notes: 'JSON, or multipart with files[].',
    body: { schema: supportMessageSchema, types: [JSON_TYPE, MULTIPART] },
    answers: asked,
    problems: [403, 413, 429],
    example: { body: { subject: 'Exempt miles', message: 'Where do I enter a trip permit?' }, status: 201 },
  },
  {
    id: 'readDescription',
    tag: 'support',
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    summary: 'This description (OpenAPI 3.1)',
    answers: { 200: { text: 'The description.', schema: z.looseObject({ openapi: z.string() }) } },
    example: { status: 200 },
  },
  {
    id: 'listTutorials',
    tag: 'support',
    method: 'GET',
    path: '/tutorials',
    access: 'public',
    summary: 'List the tutorials',
    answers: { 200: { text: 'Without their content.', schema: dataOf(z.array(tutorial)) } },
    example: { status: 200 },
  },
  {
    id: 'readTutorial',
    tag: 'support',
    method: 'GET',
    path: '/tutorials/view/{id}',
    access: 'public',
    summary: 'Read a tutorial',
    params: { id },
    answers: { 200: { text: 'The tutorial.', schema: dataOf(tutorial) } },
    problems: [404],
    example: { params: { id: '9' }, status: 200 },
  },
  {
    id: 'markTutorial',
    tag: 'support',
    method: 'GET',
    path: '/tutorials/view/{id}/update',
    access: 'user',
    summary: 'Mark a tutorial as read',
    params: { id },
    answers: { 200: { text: 'The tutorial.', schema: dataOf(tutorial) } },
    problems: [404],
    example: { params: { id: '9' }, status: 200 },
  },
  {
    id: 'countTutorialView',
    tag: 'support',
    method: 'GET',
    path: '/tutorials/view/{id}/counter',
    access: 'public',
    isTagged: false,
    summary: 'Count a view of a tutorial',
    params: { id },
    answers: { 200: { text: 'The count.', schema: dataOf(z.object({ id: z.int(), counter: z.int() })) } },
    problems: [404],
    example: { params: { id: '9' }, status: 200 },
  },
  {
    id: 'listFeatures',
    tag: 'support',
    method: 'GET',
    path: '/features',
    access: 'public',
    summary: 'List the features',
    answers: { 200: { text: 'All of them.', schema: dataOf(z.array(feature)) } },
    example: { status: 200 },
  },
  {
    id: 'viewFeature',
    tag: 'support',
    method: 'GET',
    path: '/features/view/{id}',
    access: 'public',
    isTagged: false,
    summary: 'Read a feature, and count the view',
    params: { id },
    answers: { 200: { text: 'The feature.', schema: dataOf(feature) } },
    problems: [404],
    example: { params: { id: '1' }, status: 200 },
  },
];
