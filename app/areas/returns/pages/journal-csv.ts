import type { LoaderFunctionArgs } from '@remix-run/node';
import { textDownload } from '~/areas/returns/pages/file-answer.server';
import { journalRequest } from '~/areas/returns/pages/journal-request.server';
import { quickBooksJournal, xeroJournal } from '~/areas/returns/views/journal-files';

/** The quarter's journal in the columns of the program that imports it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { program, entries, on, taxRate, quarter } = await journalRequest(request, context);
  const text = program === 'xero' ? xeroJournal(entries, on, taxRate) : quickBooksJournal(entries, on);
  return textDownload(text, `journal-${program}-${quarter.year}-Q${quarter.quarter}.csv`, 'text/csv');
}
