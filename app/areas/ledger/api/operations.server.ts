import * as z from 'zod';
import { listOf, listQuery, moment, named, type Operation } from '~/platform/http/openapi/operation.server';
import { answerListDeletions } from './handlers.server';

const deletion = named(
  'Deletion',
  z.object({
    type: z.enum(['trip', 'fuel', 'equipment']),
    id: z.string().describe('As the record had it: trips and fuel with their type digit.'),
    deleted_at: moment,
  }),
);

export const ledgerOperations: Operation[] = [
  {
    id: 'listDeletions',
    tag: 'trips',
    method: 'GET',
    path: '/deletions',
    access: 'carrier',
    scope: 'trips:read',
    alsoScopes: ['fuel:read', 'equipment:read'],
    summary: 'List what was deleted',
    notes:
      'The oldest first, of the kinds that the token may read. To keep a copy in step: read the lists with filter[updated_since] and these with filter[deleted_since], both for the moment of your last round less two minutes. What was being saved at that moment then comes twice instead of never. Apply deletions first: a record that was brought back is in its list again.',
    query: {
      length: listQuery['length'] as z.ZodType,
      cursor: listQuery['cursor'] as z.ZodType,
      'filter[deleted_since]': z.iso
        .datetime({ offset: true })
        .optional()
        .describe('Everything that is known unless given.'),
    },
    answers: { 200: { text: 'One page of deletions.', schema: listOf(deletion) } },
    problems: [422],
    example: {
      query: { length: '10', 'filter[deleted_since]': '2026-07-14T09:30:00Z' },
      status: 200,
    },
    handle: answerListDeletions,
  },
];
