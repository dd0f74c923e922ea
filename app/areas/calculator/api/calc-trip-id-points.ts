import type { LoaderFunctionArgs } from '@remix-run/node';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { checkCalculation } from '~/areas/calculator/check-calculation.server';

/** GET api/calc/trip/{id}/points: what the map draws. A trip that cannot be drawn has no points and no routes. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await checkCalculation(publicCtx(context), params['id'] ?? '');
  const { stops, route } = found.ok ? found.value : { stops: [], route: null };
  const points = route
    ? stops.map(({ lat, lon, city, state, zip }) => ({ position: { lat, lng: lon }, city, state, zip }))
    : [];
  const routes = route ? [{ points: route.polyline.map(([lat, lng]) => ({ lat, lng })) }] : [];
  return Response.json({ data: { points, routes } }, { headers: { 'Cache-Control': 'no-store' } });
}
