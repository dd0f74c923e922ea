import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { requestResource } from '~/areas/support/views/own-requests';
import { listOwnRequests } from '~/areas/support/list-own-requests.server';

/** GET /mileage/api/support -> `{data: [request with its status and answer]}`, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return Response.json(
    { data: (await listOwnRequests(ctx)).map(requestResource) },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action() {
  return methodNotAllowed('GET');
}
