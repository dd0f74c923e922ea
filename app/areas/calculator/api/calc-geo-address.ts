import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed, problem } from '~/platform/http/api.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { placeList } from '~/areas/places/views/places';
import { findAddress } from '~/areas/places/find-places.server';

/**
 * GET /mileage/api/calc/geo/address?term= -> `{data: [...]}` as geo/search. The term is a whole address in one line; the
 * street is passed over, the town and code are found. See findAddress.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const allowed = await countUseByAddress('geo', context);
  if (!allowed.ok) return problem(allowed.failure);
  const term = new URL(request.url).searchParams.get('term') ?? '';
  const found = await findAddress(publicCtx(context).scope, { term });
  return Response.json(placeList(found), { headers: { 'Cache-Control': 'public, max-age=86400' } });
}

export async function action() {
  return methodNotAllowed('GET');
}
