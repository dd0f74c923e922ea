import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { todayOf } from '~/areas/ledger/pages/fleet-form.server';
import { fleetRelated } from '~/areas/ledger/pages/fleet-related.server';

/** GET /mileage/api/trip/create: a new trip's defaults and what its form needs. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireApiCarrier(request, context);
  const body = { data: { date: todayOf(request, actor), related: await fleetRelated(actor) } };
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
