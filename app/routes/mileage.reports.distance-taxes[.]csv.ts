import type { LoaderFunctionArgs } from '@remix-run/node';
import { textDownload } from '~/http/pages/file-answer.server';
import { reportRequest } from '~/http/queries/report-request.server';
import { distanceTaxCsv } from '~/presenters/reports/distance-views';
import { distanceTaxReport } from '~/services/reports/distance-report.server';

/** The bases of the distance taxes by vehicle and month. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, filter } = await reportRequest(request, context);
  const report = await distanceTaxReport(actor.ctx, filter.quarter);
  return textDownload(
    distanceTaxCsv(report),
    `distance-taxes-${filter.quarter.year}-Q${filter.quarter.quarter}.csv`,
    'text/csv',
  );
}
