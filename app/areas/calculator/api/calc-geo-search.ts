import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed, problem } from '~/platform/http/api.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { placeList } from '~/areas/places/views/places';
import { findPlaces, type SearchMode } from '~/areas/places/find-places.server';

const MODES: readonly SearchMode[] = ['city', 'zip', 'address'];

/**
 * GET /mileage/api/calc/geo/search?term=&mode= -> `{data: [{id, label, value, city, state, zip, country, lat, lon}]}`,
 * at most ten, best first. `mode` is city, zip or address (the default, also for anything else); see findPlaces.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const allowed = await countUseByAddress('geo', context);
  if (!allowed.ok) return problem(allowed.failure);
  const query = new URL(request.url).searchParams;
  const mode = MODES.find((one) => one === query.get('mode')) ?? 'address';
  const found = await findPlaces(publicCtx(context).scope, { term: query.get('term') ?? '', mode });
  return Response.json(placeList(found), { headers: { 'Cache-Control': 'public, max-age=86400' } });
}

export async function action() {
  return methodNotAllowed('GET');
}
