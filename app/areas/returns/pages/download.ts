import type { LoaderFunctionArgs } from '@remix-run/node';
import { awaitFile, fileDownload, textDownload } from '~/areas/returns/pages/file-answer.server';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { returnFileName } from '~/areas/returns/papers/quarter-return';
import { reportCsv } from '~/areas/returns/views/report-csv';
import { reportedVehicle, reportResource } from '~/areas/returns/views/report-resource';
import { reportView } from '~/areas/returns/views/report-view';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import { requestRecordPaper } from '~/areas/returns/record-papers.server';
import { requestReportFile } from '~/areas/returns/report-files.server';

/** A short report is printed within this time and arrives at once; a long one has a page that shows its progress. */
const WAIT_MS = 4000;

/** The report as a file: the links under it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, query, filter, today, unreadable } = await reportRequest(request, context);
  const type = query.get('type');
  if ((type === 'trip-sheets' || type === 'fuel-log' || type === 'bulk-tanks') && unreadable.length === 0) {
    const trip = query.get('trip') ?? '';
    const asked = await requestRecordPaper(actor.ctx, type, filter.quarter, {
      tripId: /^[1-9]\d{0,14}$/.test(trip) ? Number(trip) : null,
      unit: query.get('unit') || null,
    });
    if (!asked.ok)
      throw new Response(asked.failure.message, { status: asked.failure.kind === 'limit' ? 422 : 404 });
    const paper = await awaitFile(actor, asked.value, WAIT_MS);
    return paper.status === 'ready' ? fileDownload(actor, paper.id) : seeOther(paths.reportFile(paper.id));
  }
  if (unreadable.length > 0 || !type || !['pdf', 'excel', 'csv', 'json'].includes(type))
    throw new Response('This report was not found.', { status: 404 });
  const result = await quarterReport(actor.ctx, filter, today);
  if (!result.ok) throw new Response(result.failure.message, { status: 404 });
  const report = result.value;
  if (type === 'csv' || type === 'json') {
    const view = reportView(report);
    const name = returnFileName(report.filter);
    if (type === 'csv') return textDownload(reportCsv(view), `${name}.csv`, 'text/csv');
    return textDownload(
      JSON.stringify(reportResource(view, reportedVehicle(report)), null, 1),
      `${name}.json`,
      'application/json',
    );
  }
  const file = await awaitFile(
    actor,
    await requestReportFile(actor.ctx, report, type === 'pdf' ? 'pdf' : 'excel'),
    WAIT_MS,
  );
  if (query.get('then') === 'email' && file.status === 'ready') return seeOther(paths.emailReport(file.id));
  return file.status === 'ready' ? fileDownload(actor, file.id) : seeOther(paths.reportFile(file.id));
}
