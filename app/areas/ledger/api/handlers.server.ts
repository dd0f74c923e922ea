import * as z from 'zod';
import { coversScope, requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { apiIdOf } from '~/areas/ledger/note-changes.server';
import { readDeletions, type DeletedRecord } from '~/areas/ledger/read-deletions.server';
import { momentAsked, wrongField } from '~/areas/ledger/api/api-records.server';
import { problem } from '~/platform/http/api.server';
import type { CallArgs } from '~/platform/http/openapi/operation.server';
import {
  lengthToRead,
  listAnswer,
  readListQuery,
  rowAfter,
  rowMoment,
} from '~/platform/http/queries/list-query.server';

const keySchema = z.object({ at: rowMoment, changeId: z.int().positive() });

const deletionResource = ({ entity, recordId, at }: DeletedRecord) => ({
  type: entity,
  id: apiIdOf(entity, recordId),
  deleted_at: at.toISOString(),
});

/** What a token must be allowed to read to learn that records of a kind are gone. */
const READ_BY = [
  ['trip', 'trips:read'],
  ['fuel', 'fuel:read'],
  ['equipment', 'equipment:read'],
] as const;

/** GET /mileage/api/deletions: what is gone since filter[deleted_since], the oldest first. */
export async function answerListDeletions({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = readListQuery(new URL(request.url).searchParams, { filters: ['deleted_since'] });
  if (!query.ok) return problem(query.failure);
  const after = rowAfter(query.value, keySchema);
  if (!after.ok) return problem(after.failure);
  const since = momentAsked(query.value, 'deleted_since');
  if (query.value.start > 0)
    return wrongField('start', 'This list is read on by its next links: leave start out.');
  const covered = await Promise.all(
    READ_BY.map(async ([entity, scope]) => ((await coversScope(request, context, scope)) ? [entity] : [])),
  );
  const { rows, total } = await readDeletions(ctx, {
    entities: covered.flat(),
    length: lengthToRead(query.value),
    ...(since ? { since } : {}),
    ...(after.value ? { after: after.value } : {}),
  });
  const body = listAnswer(
    request,
    query.value,
    { rows, total, filtered: total },
    { resource: deletionResource, keyOf: ({ at, changeId }) => ({ at: at.toISOString(), changeId }) },
  );
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
