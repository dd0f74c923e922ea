import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { trailQuery } from '~/areas/security/pages/audit-trail-query.server';
import { exportAuditTrail } from '~/areas/security/read-audit-trail.server';
import { TRAIL_COLUMNS, trailCells } from '~/areas/security/views/trail-view';
import { csvLine } from '~/engine/text/csv';
import { streamedCsv } from '~/platform/http/pages/streamed-csv.server';

/** What the page shows, all of its pages, as CSV; sent as it is made. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const batches = exportAuditTrail(ctx, trailQuery(request), carrier.timeZone);
  async function* lines(): AsyncGenerator<string[][]> {
    yield [TRAIL_COLUMNS];
    for await (const rows of batches) yield rows.map(trailCells);
  }
  return streamedCsv(lines(), 'audit-trail.csv', csvLine);
}
