import type { LoaderFunctionArgs } from '@remix-run/node';
import { textDownload } from '~/areas/returns/pages/file-answer.server';
import { journalRequest } from '~/areas/returns/pages/journal-request.server';
import { journalFile } from '~/areas/returns/views/journal-files';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

/** The quarter's journal in the layout of the program that imports it; back to the page, which says so, where it is empty. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = await journalRequest(request, context);
  const { program, parts, part, filter, query } = asked;
  const entries = parts[part - 1] ?? [];
  if (entries.length === 0) return seeOther(`${paths.reportJournal()}?${query.toString()}`);
  const { text, ending, type } = journalFile(program, entries, {
    on: asked.on,
    taxRate: asked.chart.taxRate,
  });
  const { year, quarter } = filter.quarter;
  const name = `journal-${program}-${year}-Q${quarter}${parts.length > 1 ? `-${part}` : ''}`;
  return textDownload(text, `${name}.${ending}`, type);
}
