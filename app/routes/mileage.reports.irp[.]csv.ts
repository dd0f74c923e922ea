import type { LoaderFunctionArgs } from '@remix-run/node';
import { textDownload } from '~/http/pages/file-answer.server';
import { irpRequest } from '~/http/queries/irp-request.server';
import { irpCsv } from '~/presenters/reports/distance-views';

/** The distance year by vehicle and jurisdiction. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { report } = await irpRequest(request, context);
  return textDownload(
    irpCsv(report),
    `irp-distance-${report.year.endYear - 1}-${report.year.endYear}.csv`,
    'text/csv',
  );
}
