/** The journal in the layouts that bookkeeping programs import, only as far as they are documented. */
import { formatUsDate, monthName, partsOfDate, type LocalDate } from '~/engine/calendar/local-date';
import { csvLine, withoutFormula } from '~/engine/text/csv';
import { fixedFromScaled } from '~/engine/units/format';
import type { JournalEntry } from '~/areas/returns/rules/journal';
import type { JournalProgram } from '~/areas/returns/rules/journal-accounts';

/** Xero takes so many lines in one file (help.xero.com, "Enter multiple manual journals using an import template"). */
export const XERO_LINES = 300;

const amount = (cents: number): string => fixedFromScaled(cents, 2);

/**
 * Columns of QuickBooks Online's import of journal entries; trucks are classes, dates MM/DD/YYYY, one number an entry. Accounts
 * go by name, a sub-account as "Parent:Sub" (quickbooks.intuit.com, "Import journal entries").
 */
export function quickBooksJournal(entries: readonly JournalEntry[], on: LocalDate): string {
  let csv = csvLine([
    'JournalNo',
    'JournalDate',
    'AccountName',
    'Debits',
    'Credits',
    'Description',
    'Name',
    'Class',
  ]);
  for (const { number, lines } of entries)
    for (const line of lines)
      csv += csvLine([
        number,
        formatUsDate(on),
        line.account,
        line.cents > 0 ? amount(line.cents) : '',
        line.cents < 0 ? amount(-line.cents) : '',
        line.description,
        '',
        line.truck,
      ]);
  return csv;
}

/** A cell of an IIF file: tabs and line ends would be further cells, quotation marks would hide them. */
const iifCell = (text: string): string => withoutFormula(text.replace(/\s+/g, ' ').replace(/"/g, "'").trim());
const iifLine = (cells: readonly string[]): string => `${cells.map(iifCell).join('\t')}\r\n`;

const IIF_COLUMNS = ['TRNSTYPE', 'DATE', 'ACCNT', 'CLASS', 'AMOUNT', 'DOCNUM', 'MEMO'] as const;

/**
 * QuickBooks Desktop's IIF file of general journal transactions: the first line of an entry is TRNS, the others SPL, debits
 * positive and credits negative, dates MM/DD/YY, trucks in CLASS (Intuit, "Import files: transactions", keywords TRNS, SPL and
 * ENDTRNS with TRNSTYPE, ACCNT and AMOUNT required). Its document numbers hold eleven characters.
 */
export function iifJournal(entries: readonly JournalEntry[], on: LocalDate): string {
  const { year, month, day } = partsOfDate(on);
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${two(month)}/${two(day)}/${two(year % 100)}`;
  let iif = iifLine(['!TRNS', ...IIF_COLUMNS]) + iifLine(['!SPL', ...IIF_COLUMNS]) + iifLine(['!ENDTRNS']);
  for (const { number, lines } of entries) {
    lines.forEach((line, index) => {
      iif += iifLine([
        index === 0 ? 'TRNS' : 'SPL',
        'GENERAL JOURNAL',
        date,
        line.account,
        line.truck,
        amount(line.cents),
        number.replace(/^IFTA-/, '').slice(0, 11),
        line.description,
      ]);
    });
    iif += iifLine(['ENDTRNS']);
  }
  return iif;
}

/**
 * Columns of Xero's import of manual journals; debits are positive, trucks a tracking category, months written out
 * (help.xero.com, "Enter multiple manual journals using an import template").
 */
export function xeroJournal(entries: readonly JournalEntry[], on: LocalDate, taxRate: string): string {
  const { year, month, day } = partsOfDate(on);
  const date = `${day} ${monthName(month).slice(0, 3)} ${year}`;
  let csv = csvLine([
    'Narration',
    'Date',
    'Description',
    'AccountCode',
    'TaxRate',
    'Amount',
    'TrackingName1',
    'TrackingOption1',
  ]);
  for (const { narration, lines } of entries)
    for (const line of lines)
      csv += csvLine([
        narration,
        date,
        line.description,
        line.account,
        taxRate,
        amount(line.cents),
        line.truck === '' ? '' : 'Truck',
        line.truck,
      ]);
  return csv;
}

/** The file of a program, and the ending of its name. */
export function journalFile(
  program: JournalProgram,
  entries: readonly JournalEntry[],
  { on, taxRate }: { on: LocalDate; taxRate: string },
): { text: string; ending: 'csv' | 'iif'; type: string } {
  if (program === 'quickbooks-desktop')
    return { text: iifJournal(entries, on), ending: 'iif', type: 'text/plain' };
  const text = program === 'xero' ? xeroJournal(entries, on, taxRate) : quickBooksJournal(entries, on);
  return { text, ending: 'csv', type: 'text/csv' };
}
