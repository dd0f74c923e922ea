import type { QuarterJournal } from '~/areas/returns/quarter-journal.server';
import type { JournalEntry, JournalFacts } from '~/areas/returns/rules/journal';
import { CHART_FIELDS, type JournalChart, type JournalProgram } from '~/areas/returns/rules/journal-accounts';
import type { LocalDate } from '~/engine/calendar/local-date';
import { centsToText } from '~/engine/units/format';

/** The accounts as programs name them. */
export const CHART_NAMES: Readonly<Record<keyof JournalChart, string>> = {
  taxExpense: 'tax_expense',
  interestExpense: 'interest_expense',
  taxPayable: 'tax_payable',
  fuelExpense: 'fuel_expense',
  fuelClearing: 'fuel_clearing',
  taxRate: 'tax_rate',
};

export const chartResource = (program: JournalProgram, chart: JournalChart) => ({
  program,
  ...Object.fromEntries(CHART_FIELDS.map((name) => [CHART_NAMES[name], chart[name]])),
});

/** A quarter's journal as programs read it: in each entry debits and credits are equal. */
export const journalResource = (
  journal: JournalFacts & Pick<QuarterJournal, 'withoutTotal' | 'isFiled' | 'currency' | 'otherMoney'>,
  entries: readonly JournalEntry[],
  { program, on }: { program: JournalProgram; on: LocalDate },
) => ({
  q: journal.quarterKey,
  program,
  date: on,
  filed: journal.isFiled,
  complete: journal.taxes !== null,
  currency: journal.currency,
  purchases_without_total: journal.withoutTotal,
  purchases_in_other_currency: journal.otherMoney && {
    currency: journal.otherMoney.currency,
    purchases: journal.otherMoney.purchases,
    total: centsToText(journal.otherMoney.cents),
  },
  entries: entries.map(({ number, narration, lines }) => ({
    number,
    narration,
    lines: lines.map(({ account, cents, description, truck }) => ({
      account,
      description,
      truck: truck === '' ? null : truck,
      debit: cents > 0 ? centsToText(cents) : null,
      credit: cents < 0 ? centsToText(-cents) : null,
    })),
  })),
});
