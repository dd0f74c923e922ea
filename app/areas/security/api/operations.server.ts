import * as z from 'zod';
import type { Operation } from '~/platform/http/openapi/operation.server';
import { answerTrailFile } from './handlers.server';

/** The calls about who did what. */
export const securityOperations: readonly Operation[] = [
  {
    id: 'readAuditTrail',
    tag: 'carriers',
    method: 'GET',
    path: '/audit-trail.csv',
    access: 'carrier',
    scope: 'carrier:read',
    summary: 'The audit trail as CSV',
    notes:
      'Who changed what and when, newest first, sent as it is made: of the records that the token may read. Owners also see sign-in tokens, exports, people and filings.',
    query: {
      what: z
        .string()
        .optional()
        .describe('trip, fuel, equipment, tokens, exports, people or filing. Everything unless given.'),
      who: z.uuid().optional().describe('The id of a person who works on the carrier.'),
      from: z.iso.date().optional().describe('First day, in the time zone of the carrier.'),
      to: z.iso.date().optional().describe('Last day.'),
    },
    answers: { 200: { text: 'The trail.', type: 'text/csv' } },
    problems: [422],
    isTagged: false,
    example: { query: { what: 'fuel' }, status: 200 },
    handle: answerTrailFile,
  },
];
