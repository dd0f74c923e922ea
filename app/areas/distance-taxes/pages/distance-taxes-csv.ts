import type { LoaderFunctionArgs } from '@remix-run/node';
import { textDownload } from '~/areas/returns/pages/file-answer.server';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { distanceTaxCsv } from '~/areas/distance-taxes/views/distance-views';
import { distanceTaxReport } from '~/areas/distance-taxes/distance-report.server';

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
