import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { placeList } from '~/areas/places/views/places';
import { findAddress } from '~/areas/places/find-places.server';

/** GET /mileage/api/geo/address?term=: a whole address in one line, for people who are signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = new URL(request.url).searchParams;
  const found = await findAddress(ctx.scope, { term: query.get('term') ?? '' });
  return Response.json(placeList(found), { headers: { 'Cache-Control': 'private, max-age=86400' } });
}

export async function action() {
  return methodNotAllowed('GET');
}
