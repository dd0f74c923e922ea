import type { AppLoadContext } from '@remix-run/node';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { quarterJournal } from '~/areas/returns/quarter-journal.server';
import { entriesInParts, journalEntries } from '~/areas/returns/rules/journal';
import {
  CHART_FIELDS,
  isJournalProgram,
  LONGEST_ACCOUNT,
  withUsualNames,
  type JournalProgram,
} from '~/areas/returns/rules/journal-accounts';
import { journalChart } from '~/areas/returns/save-journal-accounts.server';
import { XERO_LINES } from '~/areas/returns/views/journal-files';
import { lastDayOfQuarter } from '~/engine/calendar/quarter';

/** The program that an address or a form names; QuickBooks Online where it names none. */
export const programOf = (text: string | null): JournalProgram =>
  isJournalProgram(text) ? text : 'quickbooks';

/** The journal that is asked for, with the accounts as they were typed, else as they are kept. */
export async function journalRequest(request: Request, load: AppLoadContext) {
  const { actor, filter, query, today } = await reportRequest(request, load);
  const program = programOf(query.get('program'));
  const kept = await journalChart(actor.ctx, program);
  // Typed for another program, then its accounts are not those of this one.
  const isTyped = (query.get('for') ?? program) === program;
  const chart = withUsualNames(
    Object.fromEntries(
      CHART_FIELDS.map((name) => [
        name,
        (isTyped && query.get(name)?.trim().slice(0, LONGEST_ACCOUNT)) || kept[name],
      ]),
    ),
  );
  const journal = await quarterJournal(actor.ctx, filter, today);
  if (!journal.ok) throw new Response(journal.failure.message, { status: 404 });
  const entries = journalEntries(journal.value, chart);
  const parts = program === 'xero' ? entriesInParts(entries, XERO_LINES) : [entries];
  const part = Number(/^[1-9]\d{0,3}$/.exec(query.get('part') ?? '')?.[0] ?? 1);
  return {
    actor,
    filter,
    today,
    chart,
    kept,
    program,
    journal: journal.value,
    entries,
    parts,
    part: parts[part - 1] ? part : 1,
    on: lastDayOfQuarter(filter.quarter),
    query,
  };
}
