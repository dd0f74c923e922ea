import type { LoaderFunctionArgs } from '@remix-run/node';
import { textDownload } from '~/areas/returns/pages/file-answer.server';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import {
  indianaFile,
  portalCsv,
  portalLayout,
  portalTable,
  tabSeparated,
} from '~/areas/returns/views/portal-layout';

/** The return for the state's site as a file: with tabs, as CSV, or the documented part of Indiana's upload. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, filter, query, today } = await reportRequest(request, context);
  const result = await quarterReport(
    actor.ctx,
    { ...filter, equipmentId: null, perEquipment: false, hideNoData: true },
    today,
  );
  if (!result.ok) throw new Response(result.failure.message, { status: 404 });
  const { computed, carrier } = result.value;
  const name = `return-${filter.quarter.year}-Q${filter.quarter.quarter}`;
  const format = query.get('format');
  if (format === 'indiana')
    return textDownload(indianaFile(computed, carrier.iftaLicence), `${name}-indiana.csv`, 'text/csv');
  const layout = portalLayout(computed.base.jurisdiction);
  const tables = computed.schedules.map((schedule) => portalTable(schedule, computed, layout));
  return format === 'csv'
    ? textDownload(portalCsv(tables), `${name}.csv`, 'text/csv')
    : textDownload(tables.map(tabSeparated).join('\n\n'), `${name}.tsv`, 'text/tab-separated-values');
}
