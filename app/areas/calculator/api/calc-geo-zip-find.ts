import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed, problem } from '~/platform/http/api.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { placeList } from '~/areas/places/views/places';
import { findPostalCode } from '~/areas/places/find-places.server';

/**
 * GET /mileage/api/calc/geo/zip/find?term= -> `{data: [...]}` with the one area of a complete ZIP, ZIP+4 or Canadian
 * code, or an empty list. What is unfinished or unknown is no error: the field simply stays unfilled.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const allowed = await countUseByAddress('geo', context);
  if (!allowed.ok) return problem(allowed.failure);
  const term = new URL(request.url).searchParams.get('term') ?? '';
  const found = await findPostalCode(publicCtx(context).scope, { term });
  return Response.json(placeList(found), { headers: { 'Cache-Control': 'public, max-age=86400' } });
}

export async function action() {
  return methodNotAllowed('GET');
}
