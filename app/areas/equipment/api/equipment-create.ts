import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { equipmentRelated } from '~/areas/equipment/views/equipment-resource';

/** GET /mileage/api/equipment/create: a new vehicle's defaults and what its form needs. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireApiCarrier(request, context);
  return Response.json(
    { data: { active: 1, related: equipmentRelated() } },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
