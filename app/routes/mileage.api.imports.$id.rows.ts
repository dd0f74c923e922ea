import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/actor.server';
import { methodNotAllowed, problem } from '~/http/api.server';
import { listAnswer, readListQuery } from '~/http/list-query.server';
import { importRowResource } from '~/presenters/imports/import-resource';
import { isRowState } from '~/presenters/imports/import-view';
import { readRows } from '~/services/imports/read-import.server';

/** GET /mileage/api/imports/{id}/rows?state=bad&start=0&length=50: the lines, with what is wrong by column. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const asked = new URL(request.url).searchParams;
  const query = readListQuery(asked);
  if (!query.ok) return problem(query.failure);
  const state = asked.get('state') ?? '';
  if (state !== '' && !isRowState(state)) return problem({ kind: 'invalid', message: 'There is no such state of a line.', fields: { state: ['There is no such state of a line.'] } });
  const found = await readRows(ctx, params['id'] ?? '', isRowState(state) ? [state] : null, { start: query.value.start, length: query.value.length });
  if (!found.ok) return problem(found.failure);
  const { rows, total } = found.value;
  return Response.json(listAnswer(query.value, { rows: rows.map(importRowResource), total, filtered: total }), { headers: { 'Cache-Control': 'no-store' } });
}

export const action = () => methodNotAllowed('GET');
