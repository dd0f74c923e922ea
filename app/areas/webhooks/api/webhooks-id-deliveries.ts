import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, problem } from '~/platform/http/api.server';
import {
  lengthToRead,
  listAnswer,
  newestFirstKey,
  readListQuery,
  rowAfter,
} from '~/platform/http/queries/list-query.server';
import { deliveryResource } from '~/areas/webhooks/views/webhook-view';
import { readDeliveries } from '~/areas/webhooks/manage-webhooks.server';

/** GET /mileage/api/webhooks/{id}/deliveries: what was sent, newest first, with every try. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = readListQuery(new URL(request.url).searchParams);
  if (!query.ok) return problem(query.failure);
  const after = rowAfter(query.value, newestFirstKey);
  if (!after.ok) return problem(after.failure);
  const found = await readDeliveries(ctx, params['id'] ?? '', {
    start: query.value.start,
    length: lengthToRead(query.value),
    after: after.value,
  });
  if (!found.ok) return problem(found.failure);
  const { rows, total } = found.value;
  const body = listAnswer(
    request,
    query.value,
    { rows, total, filtered: total },
    {
      resource: deliveryResource,
      keyOf: ({ createdAt, id }) => ({ createdAt: createdAt.toISOString(), id }),
    },
  );
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

export const action = () => methodNotAllowed('GET');
