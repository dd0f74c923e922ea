import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed, problem } from '~/platform/http/api.server';
import { apiReportRequest } from '~/areas/returns/api/api-report-request.server';
import { awaitFile, fileDownload, textDownload } from '~/areas/returns/pages/file-answer.server';
import { paths } from '~/routes';
import { reportCsv } from '~/areas/returns/views/report-csv';
import { reportFileResource, reportResource } from '~/areas/returns/views/report-resource';
import { reportView } from '~/areas/returns/views/report-view';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import { requestReportFile } from '~/areas/returns/report-files.server';

const WAIT_MS = 8000;

/** GET /api/reports: the report as JSON; with type=pdf, excel or csv as a file (202 with its address while it is made). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, type, today, filter } = await apiReportRequest(request, context);
  if (type !== null && !['pdf', 'excel', 'csv', 'json'].includes(type)) {
    return problem({
      kind: 'invalid',
      message: 'The given data was invalid',
      fields: { type: ['type must be pdf, excel, csv or json.'] },
    });
  }
  const result = await quarterReport(actor.ctx, filter, today);
  if (!result.ok) return problem(result.failure);
  const report = result.value;
  if (type === 'pdf' || type === 'excel') {
    const file = await awaitFile(actor, await requestReportFile(actor.ctx, report, type), WAIT_MS);
    if (file.status === 'ready') return fileDownload(actor, file.id);
    const location = paths.api.reportFile(file.id);
    return Response.json(
      { data: reportFileResource(file) },
      { status: 202, headers: { Location: location, 'Retry-After': '1', 'Cache-Control': 'no-store' } },
    );
  }
  const view = reportView(report);
  if (type === 'csv')
    return textDownload(
      reportCsv(view),
      `ifta-${filter.quarter.year}-Q${filter.quarter.quarter}.csv`,
      'text/csv',
    );
  const unit = report.units.find(({ id }) => id === filter.equipmentId);
  return Response.json(reportResource(view, unit ? { display_value: unit.unit } : null), {
    headers: { 'Cache-Control': 'no-store' },
  });
}

export const action = () => methodNotAllowed('GET');
