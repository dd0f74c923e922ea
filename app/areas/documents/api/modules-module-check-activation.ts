import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { extractionServiceUrl } from '~/areas/accounts/session/service-actor.server';
import { readActivation } from '~/areas/documents/activation.server';

/** GET /mileage/api/modules/{extraction_module}/check-activation */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const { activated } = await readActivation(ctx);
  return Response.json(
    { service_url: extractionServiceUrl(), service_activated: activated },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
