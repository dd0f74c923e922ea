import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/session/actor.server';
import { todayOf } from '~/http/forms/fleet-form.server';
import { fleetRelated } from '~/http/forms/fleet-related.server';

/** GET /mileage/api/trip/create: a new trip's defaults and what its form needs. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireApiCarrier(request, context);
  const body = { data: { date: todayOf(request, actor), related: await fleetRelated(actor) } };
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
