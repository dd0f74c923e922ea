import type { LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, problem } from '~/platform/http/api.server';
import { lengthToRead, listAnswer, readListQuery, rowAfter } from '~/platform/http/queries/list-query.server';
import { importRowResource } from '~/areas/imports/views/import-resource';
import { isRowState } from '~/areas/imports/views/import-view';
import { readRows } from '~/areas/imports/read-import.server';

const lineKey = z.object({ number: z.int().min(0).max(2_147_483_647) });

/** GET /mileage/api/imports/{id}/rows?state=bad&start=0&length=50: the lines, with what is wrong by column. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const asked = new URL(request.url).searchParams;
  const query = readListQuery(asked);
  if (!query.ok) return problem(query.failure);
  const state = asked.get('state') ?? '';
  if (state !== '' && !isRowState(state))
    return problem({
      kind: 'invalid',
      message: 'There is no such state of a line.',
      fields: { state: ['There is no such state of a line.'] },
    });
  const after = rowAfter(query.value, lineKey);
  if (!after.ok) return problem(after.failure);
  const found = await readRows(ctx, params['id'] ?? '', isRowState(state) ? [state] : null, {
    start: query.value.start,
    length: lengthToRead(query.value),
    after: after.value?.number,
  });
  if (!found.ok) return problem(found.failure);
  const { rows, total } = found.value;
  const body = listAnswer(
    request,
    query.value,
    { rows, total, filtered: total },
    { resource: importRowResource, keyOf: ({ number }) => ({ number }) },
  );
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

export const action = () => methodNotAllowed('GET');
