import type { CallArgs } from '~/platform/http/openapi/operation.server';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { placeList } from '~/areas/places/views/places';
import { findAddress, findPlaces, type SearchMode, findPostalCode } from '~/areas/places/find-places.server';

/** GET /mileage/api/geo/address?term=: a whole address in one line, for people who are signed in. */
export async function answerFindAddress({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = new URL(request.url).searchParams;
  const found = await findAddress(ctx.scope, { term: query.get('term') ?? '' });
  return Response.json(placeList(found), { headers: { 'Cache-Control': 'private, max-age=86400' } });
}

const MODES: readonly SearchMode[] = ['city', 'zip', 'address'];

/** GET /mileage/api/geo/search?term=&mode=: as the guests' call, for people who are signed in. */
export async function answerFindPlaces({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = new URL(request.url).searchParams;
  const mode = MODES.find((one) => one === query.get('mode')) ?? 'address';
  const found = await findPlaces(ctx.scope, { term: query.get('term') ?? '', mode });
  return Response.json(placeList(found), { headers: { 'Cache-Control': 'private, max-age=86400' } });
}

/** GET /mileage/api/geo/zip/find?term=: the one area of a complete postal code, for people who are signed in. */
export async function answerFindPostalCode({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = new URL(request.url).searchParams;
  const found = await findPostalCode(ctx.scope, { term: query.get('term') ?? '' });
  return Response.json(placeList(found), { headers: { 'Cache-Control': 'private, max-age=86400' } });
}
