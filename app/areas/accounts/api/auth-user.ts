import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireServiceCarrier } from '~/areas/accounts/session/service-actor.server';

/** GET /mileage/api/auth/user of the extraction service: whom the token stands for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await requireServiceCarrier(request, context);
  return Response.json(user, { headers: { 'Cache-Control': 'no-store' } });
}
