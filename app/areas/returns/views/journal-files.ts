import { formatUsDate, monthName, partsOfDate, type LocalDate } from '~/engine/calendar/local-date';
import { csvLine } from '~/engine/text/csv';
import { fixedFromScaled } from '~/engine/units/format';
import type { JournalEntry } from '~/areas/returns/rules/journal';

/** Xero takes so many lines in one file. */
export const XERO_LINES = 300;

const amount = (cents: number): string => fixedFromScaled(cents, 2);

/** Columns of QuickBooks Online's import of journal entries; trucks are classes, dates MM/DD/YYYY. */
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

/** Columns of Xero's import of manual journals; debits are positive, trucks a tracking category, months written out. */
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
