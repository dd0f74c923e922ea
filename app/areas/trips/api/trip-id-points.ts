import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { refsFrom } from '~/areas/ledger/api/api-records.server';
import { readTrip } from '~/areas/trips/read-trip.server';

/** GET /mileage/api/trip/{id}/points: what the map draws. A trip that cannot be drawn has no points and no routes. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const [ref] = refsFrom([params['id']], 'trip') ?? [];
  const found = ref ? await readTrip(ctx, ref.id) : null;
  const { trip, route } = found?.ok ? found.value : { trip: null, route: null };
  const points =
    route && trip
      ? trip.stops.map(({ lat, lon, city, state, zip }) => ({
          position: { lat, lng: lon },
          city,
          state,
          zip,
        }))
      : [];
  const routes = route ? [{ points: route.route.polyline.map(([lat, lng]) => ({ lat, lng })) }] : [];
  return Response.json({ data: { points, routes } }, { headers: { 'Cache-Control': 'no-store' } });
}
