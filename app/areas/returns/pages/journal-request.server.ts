import type { AppLoadContext } from '@remix-run/node';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { quarterJournal } from '~/areas/returns/quarter-journal.server';
import { journalEntries, type JournalAccounts } from '~/areas/returns/rules/journal';
import { lastDayOfQuarter } from '~/engine/calendar/quarter';

/** The usual names; a carrier writes those of its own chart of accounts over them. */
const NAMES: JournalAccounts = {
  taxExpense: 'IFTA Fuel Tax',
  interestExpense: 'Interest and Penalties',
  taxPayable: 'IFTA Tax Payable',
  fuelExpense: 'Fuel',
  fuelClearing: 'Fuel Clearing',
};

export const ACCOUNT_FIELDS = Object.keys(NAMES) as (keyof JournalAccounts)[];
const LONGEST_NAME = 100;

/** The journal that is asked for, with the accounts as they were typed. */
export async function journalRequest(request: Request, load: AppLoadContext) {
  const { actor, filter, query, today } = await reportRequest(request, load);
  const typed = (name: string, usual: string) =>
    (query.get(name) ?? '').trim().slice(0, LONGEST_NAME) || usual;
  const accounts = Object.fromEntries(
    ACCOUNT_FIELDS.map((name) => [name, typed(name, NAMES[name])]),
  ) as unknown as JournalAccounts;
  const journal = await quarterJournal(actor.ctx, filter.quarter, today);
  if (!journal.ok) throw new Response(journal.failure.message, { status: 404 });
  return {
    actor,
    quarter: filter.quarter,
    today,
    accounts,
    taxRate: typed('taxRate', 'Tax Exempt'),
    program: query.get('program') === 'xero' ? ('xero' as const) : ('quickbooks' as const),
    journal: journal.value,
    entries: journalEntries(journal.value, accounts),
    on: lastDayOfQuarter(filter.quarter),
    query,
  };
}
