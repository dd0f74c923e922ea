import type { ActionFunctionArgs } from '@remix-run/node';
import { methodNotAllowed, problem } from '~/platform/http/api.server';
import { apiReportRequest } from '~/areas/returns/api/api-report-request.server';
import { paths } from '~/routes';
import { reportFileResource } from '~/areas/returns/views/report-resource';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import { requestAuditExport } from '~/areas/returns/report-files.server';

export const loader = () => methodNotAllowed('POST');

/** POST /api/reports/audit?q=20263: has the quarter's audit file made; 202 with where to look for it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { actor, today, filter } = await apiReportRequest(request, context);
  const report = await quarterReport(
    actor.ctx,
    { ...filter, equipmentId: null, perEquipment: false, hideNoData: true },
    today,
  );
  if (!report.ok) return problem(report.failure);
  const file = await requestAuditExport(actor.ctx, report.value);
  return Response.json(
    { data: reportFileResource(file) },
    { status: 202, headers: { Location: paths.api.reportFile(file.id), 'Cache-Control': 'no-store' } },
  );
}
