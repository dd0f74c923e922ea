import type { LoaderFunctionArgs } from '@remix-run/node';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { checkCalculation } from '~/areas/calculator/check-calculation.server';
import { calculationMap } from '~/areas/calculator/views/calculation-map.server';
import { mapTowns } from '~/areas/places/map-towns.server';
import { mapLookOf } from '~/areas/trips/map/map-svg';
import { mapPartOf } from '~/areas/trips/map/route-map.server';
import { routePicture } from '~/areas/trips/parts/route-picture';

/** The map of a calculation, or a part of it, as an image. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = publicCtx(context);
  const found = await checkCalculation(ctx, params['uid'] ?? '');
  const headers = { 'Cache-Control': 'no-store' };
  if (!found.ok || !found.value.route) return new Response(null, { status: 404, headers });
  const { stops, route } = found.value;
  const { searchParams } = new URL(request.url);
  const towns = await mapTowns(ctx.scope, ctx.clock.now());
  const map = calculationMap(stops, route, towns, mapPartOf(searchParams));
  return new Response(routePicture(map, 'Route', mapLookOf(searchParams.get('look'))), {
    headers: { ...headers, 'Content-Type': 'image/svg+xml; charset=utf-8' },
  });
}
