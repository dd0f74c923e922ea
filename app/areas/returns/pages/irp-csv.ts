import type { LoaderFunctionArgs } from '@remix-run/node';
import { textDownload } from '~/areas/returns/pages/file-answer.server';
import { irpRequest } from '~/areas/returns/pages/irp-request.server';
import { irpCsv } from '~/areas/distance-taxes/views/distance-views';

/** The distance year by vehicle and jurisdiction. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { report } = await irpRequest(request, context);
  return textDownload(
    irpCsv(report),
    `irp-distance-${report.year.endYear - 1}-${report.year.endYear}.csv`,
    'text/csv',
  );
}
