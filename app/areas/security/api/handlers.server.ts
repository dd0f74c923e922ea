import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { trailQuery } from '~/areas/security/pages/audit-trail-query.server';
import { exportAuditTrail } from '~/areas/security/read-audit-trail.server';
import { TRAIL_COLUMNS, trailCells } from '~/areas/security/views/trail-view';
import { csvLine } from '~/engine/text/csv';
import { streamedCsv } from '~/platform/http/pages/streamed-csv.server';
import type { CallArgs } from '~/platform/http/openapi/operation.server';

const WORDS = 'The given data was invalid';

/** The trail as its page narrows it, all of its pages. */
export async function answerTrailFile({ request, context }: CallArgs): Promise<Response> {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const trail = exportAuditTrail(ctx, trailQuery(request), carrier.timeZone);
  if (!trail.ok) return Response.json({ status: 422, message: WORDS, errors: trail.errors }, { status: 422 });
  const { batches } = trail;
  async function* lines(): AsyncGenerator<string[][]> {
    yield [TRAIL_COLUMNS];
    for await (const rows of batches) yield rows.map(trailCells);
  }
  return streamedCsv(lines(), 'audit-trail.csv', csvLine);
}
