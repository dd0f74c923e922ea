import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { placeList } from '~/areas/places/views/places';
import { findPlaces, type SearchMode } from '~/areas/places/find-places.server';

const MODES: readonly SearchMode[] = ['city', 'zip', 'address'];

/** GET /mileage/api/geo/search?term=&mode=: as the guests' call, for people who are signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = new URL(request.url).searchParams;
  const mode = MODES.find((one) => one === query.get('mode')) ?? 'address';
  const found = await findPlaces(ctx.scope, { term: query.get('term') ?? '', mode });
  return Response.json(placeList(found), { headers: { 'Cache-Control': 'private, max-age=86400' } });
}

export async function action() {
  return methodNotAllowed('GET');
}
