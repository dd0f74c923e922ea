import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { readTrip } from '~/areas/trips/read-trip.server';
import { mapTowns } from '~/areas/places/map-towns.server';
import { mapLookOf } from '~/areas/trips/map/map-svg';
import { routePicture } from '~/areas/trips/parts/route-picture';
import { tripMapOf } from '~/areas/trips/views/trip-map.server';
import { unitOfCarrier } from '~/areas/trips/rules/distance-text';

/** The road of one trip as an image, for a row of the list. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const found = await readTrip(ctx, idOf(params['id']));
  const towns = await mapTowns(ctx.scope, ctx.clock.now());
  const map = found.ok ? tripMapOf(found.value.trip, found.value.route, unitOfCarrier(carrier), towns) : null;
  const headers = { 'Cache-Control': 'no-store' };
  if (!map) return new Response(null, { status: 404, headers });
  const look = mapLookOf(new URL(request.url).searchParams.get('look'));
  return new Response(routePicture(map, 'Route', look), {
    headers: { ...headers, 'Content-Type': 'image/svg+xml; charset=utf-8' },
  });
}
