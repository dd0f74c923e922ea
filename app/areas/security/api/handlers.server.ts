import { coversScope, requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { trailQuery } from '~/areas/security/pages/audit-trail-query.server';
import { exportAuditTrail, trailChoices, type TrailRecord } from '~/areas/security/read-audit-trail.server';
import { TRAIL_COLUMNS, trailCells } from '~/areas/security/views/trail-view';
import type { ApiScope } from '~/engine/api-scopes';
import { csvLine } from '~/engine/text/csv';
import { isUuid } from '~/engine/text/uuid';
import { insufficientScope } from '~/platform/http/insufficient-scope.server';
import { streamedCsv } from '~/platform/http/pages/streamed-csv.server';
import type { CallArgs } from '~/platform/http/openapi/operation.server';

const WORDS = 'The given data was invalid';

const wrong = (errors: object): Response =>
  Response.json({ status: 422, message: WORDS, errors }, { status: 422 });

/** What a token must be allowed to read to learn what happened to records of a kind. */
const READ_BY: Readonly<Record<TrailRecord, ApiScope>> = {
  trip: 'trips:read',
  fuel: 'fuel:read',
  equipment: 'equipment:read',
};

/** The trail as its page narrows it, all of its pages; of the records that the token may read. */
export async function answerTrailFile({ request, context }: CallArgs): Promise<Response> {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const query = trailQuery(request);
  const choices = trailChoices(ctx);
  if (query.what !== '' && !choices.includes(query.what))
    return wrong({ what: [`what must be one of ${choices.join(', ')}.`] });
  if (query.who !== '' && !isUuid(query.who)) return wrong({ who: ['who must be the id of a person.'] });
  const covered: TrailRecord[] = [];
  for (const [record, scope] of Object.entries(READ_BY) as [TrailRecord, ApiScope][])
    if (await coversScope(request, context, scope)) covered.push(record);
    else if (query.what === record) return insufficientScope(scope);
  const trail = exportAuditTrail(ctx, query, carrier.timeZone, covered);
  if (!trail.ok) return wrong(trail.errors);
  const { batches } = trail;
  async function* lines(): AsyncGenerator<string[][]> {
    yield [TRAIL_COLUMNS];
    for await (const rows of batches) yield rows.map((row) => trailCells(row, carrier.units));
  }
  return streamedCsv(lines(), 'audit-trail.csv', csvLine);
}
