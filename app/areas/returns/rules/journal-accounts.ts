/** The accounts that a journal posts to, by the bookkeeping program that imports it. */
import type { JournalAccounts } from '~/areas/returns/rules/journal';

export const JOURNAL_PROGRAMS = ['quickbooks', 'quickbooks-desktop', 'xero'] as const;
export type JournalProgram = (typeof JOURNAL_PROGRAMS)[number];

export const PROGRAM_NAMES: Readonly<Record<JournalProgram, string>> = {
  quickbooks: 'QuickBooks Online',
  'quickbooks-desktop': 'QuickBooks Desktop',
  xero: 'Xero',
};

/** A carrier's accounts for one program. */
export interface JournalChart extends JournalAccounts {
  /** The full name of a tax rate in Xero; its import demands one on every line. */
  taxRate: string;
}

/** The usual names, until a carrier writes those of its own chart of accounts over them. */
export const USUAL_CHART: JournalChart = {
  taxExpense: 'IFTA Fuel Tax',
  interestExpense: 'Interest and Penalties',
  taxPayable: 'IFTA Tax Payable',
  fuelExpense: 'Fuel',
  fuelClearing: 'Fuel Clearing',
  taxRate: 'Tax Exempt',
};

export const CHART_FIELDS = Object.keys(USUAL_CHART) as (keyof JournalChart)[];

export const LONGEST_ACCOUNT = 100;

/** The chart with the usual name wherever none is given. */
export const withUsualNames = (given: Partial<Record<keyof JournalChart, string>>): JournalChart =>
  Object.fromEntries(
    CHART_FIELDS.map((name) => [name, given[name]?.trim() || USUAL_CHART[name]]),
  ) as unknown as JournalChart;

export const isJournalProgram = (text: string | null): text is JournalProgram =>
  JOURNAL_PROGRAMS.some((program) => program === text);
