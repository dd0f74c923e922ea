import * as z from 'zod';
import { JOURNAL_PROGRAMS, LONGEST_ACCOUNT } from '~/areas/returns/rules/journal-accounts';
import {
  dataOf,
  date,
  money,
  named,
  quarterKey,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import { answerReadJournal, answerSaveJournalAccounts } from './handlers.server';

const program = z.enum(JOURNAL_PROGRAMS);
const name = z
  .string()
  .max(LONGEST_ACCOUNT)
  .nullable()
  .optional()
  .describe('Null or an empty text: the usual name.');

const journal = named(
  'Journal',
  z.object({
    q: quarterKey,
    program,
    date: date.describe('The last day of the quarter.'),
    filed: z.boolean(),
    complete: z.boolean().describe('False where a rate is missing: there is no tax to post yet.'),
    currency: z.enum(['USD', 'CAD']).describe('Of all entries.'),
    purchases_without_total: z.int().describe('Fuel that is in no entry.'),
    purchases_in_other_currency: z
      .object({ currency: z.enum(['USD', 'CAD']), purchases: z.int(), total: money })
      .nullable()
      .describe('Fuel that was paid in the money of the other country: it is in no entry.'),
    entries: z
      .array(
        z.object({
          number: z.string(),
          narration: z.string(),
          lines: z
            .array(
              z.object({
                account: z.string(),
                description: z.string(),
                truck: z
                  .string()
                  .nullable()
                  .describe('Class or tracking option; null on the balancing line.'),
                debit: money.nullable(),
                credit: money.nullable(),
              }),
            )
            .describe('Debits and credits are equal.'),
        }),
      )
      .describe('Empty where there is nothing to post.'),
  }),
);

const accounts = named(
  'JournalAccounts',
  z.object({
    program,
    tax_expense: z.string(),
    interest_expense: z.string(),
    tax_payable: z.string(),
    fuel_expense: z.string(),
    fuel_clearing: z.string(),
    tax_rate: z.string().describe('Xero alone.'),
  }),
);

export const journalOperations: Operation[] = [
  {
    id: 'readJournal',
    tag: 'reports',
    method: 'GET',
    path: '/reports/journal',
    access: 'carrier',
    scope: 'reports:read',
    summary: 'The quarter’s fuel tax and fuel as journal entries',
    notes:
      'By truck, with the accounts kept for the program. With type=file as the file it imports: CSV for QuickBooks Online and Xero, IIF for QuickBooks Desktop; 404 where there is nothing to post.',
    query: {
      q: z.string().optional().describe('Period: 20263. The last quarter that is over unless given.'),
      equipment_id: z.int().optional().describe('One truck only.'),
      program: program.optional().describe('quickbooks unless given.'),
      type: z.enum(['json', 'file']).optional(),
    },
    answers: {
      200: {
        text: 'The journal, or the file.',
        schema: dataOf(journal),
        type: ['application/json', 'text/csv', 'text/plain'],
      },
    },
    problems: [404, 422],
    example: { query: { q: '20263', program: 'quickbooks' }, status: 200 },
    handle: answerReadJournal,
  },
  {
    id: 'saveJournalAccounts',
    tag: 'reports',
    method: 'PUT',
    path: '/reports/journal/accounts/{program}',
    access: 'carrier',
    scope: 'returns:file',
    summary: 'Choose the accounts of the journal',
    notes: 'Names for QuickBooks, codes for Xero. Names that are not sent stay as they are.',
    params: { program },
    body: {
      schema: z.object({
        tax_expense: name,
        interest_expense: name,
        tax_payable: name,
        fuel_expense: name,
        fuel_clearing: name,
        tax_rate: name,
      }),
      refusesOthers: true,
    },
    answers: { 200: { text: 'The accounts.', schema: dataOf(accounts) } },
    problems: [403, 404, 422],
    example: {
      params: { program: 'quickbooks' },
      body: { fuel_expense: 'Truck Fuel' },
      status: 200,
    },
    handle: answerSaveJournalAccounts,
  },
];
