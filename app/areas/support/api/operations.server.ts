import * as z from 'zod';
import { limitsSurveySchema, supportMessageSchema } from '~/areas/support/rules/support.schema';
import {
  dataOf,
  JSON_TYPE,
  messageWithId,
  moment,
  MULTIPART,
  named,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import {
  answerListSupportRequests,
  answerRequestLimitsUpgrade,
  answerSendSupportEmail,
  answerRequestTraining,
} from './handlers.server';

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

export const supportOperations: Operation[] = [
  {
    id: 'listSupportRequests',
    tag: 'support',
    method: 'GET',
    path: '/support',
    access: 'carrier',
    scope: 'support:read',
    summary: 'Your requests and their answers',
    answers: { 200: { text: 'Newest first.', schema: dataOf(z.array(request)) } },
    example: { status: 200 },
    handle: answerListSupportRequests,
  },
  {
    id: 'requestLimitsUpgrade',
    tag: 'support',
    method: 'POST',
    path: '/support/limits-upgrade',
    access: 'carrier',
    scope: 'support:write',
    summary: 'Ask for doubled limits of the free plan',
    body: { schema: survey },
    answers: asked,
    problems: [403, 409, 429],
    example: { body: { userRoleId: 2, expectedFeatureIds: [1, 4], fleetSize: 3, comment: '' }, status: 201 },
    handle: answerRequestLimitsUpgrade,
  },
  ...(['/training', '/support/training'] as const).map((path, index): Operation => ({
    id: ['requestTraining', 'requestSupportTraining'][index] as string,
    tag: 'support',
    method: 'POST',
    path,
    access: 'carrier',
    scope: 'support:write',
    summary: 'Ask for a training session',
    notes: index === 0 ? 'Also at /support/training.' : 'The same as /training.',
    body: { schema: training },
    answers: asked,
    problems: [403, 409, 429],
    example: { body: TRAINING, status: 201 },
    handle: answerRequestTraining,
  })),
  {
    id: 'sendSupportEmail',
    tag: 'support',
    method: 'POST',
    path: '/support/send-email',
    access: 'carrier',
    scope: 'support:write',
    summary: 'Write to our people',
    notes: 'JSON, or multipart with files[].',
    body: {
      schema: supportMessageSchema,
      types: [JSON_TYPE, MULTIPART],
      files: { 'files[]': z.array(z.file()).optional().describe('Files, in multipart.') },
    },
    answers: asked,
    problems: [403, 413, 429],
    example: { body: { subject: 'Exempt miles', message: 'Where do I enter a trip permit?' }, status: 201 },
    handle: answerSendSupportEmail,
  },
];
