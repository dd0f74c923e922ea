import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { extractionServiceUrl } from '~/areas/accounts/session/service-actor.server';
import { issueServiceToken } from '~/areas/documents/activation.server';

/** GET /mileage/api/modules/{extraction_module}/get-token: a key for the extraction service, once it is activated. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const { token, activated } = await issueServiceToken(ctx);
  return Response.json(
    { service_token: token, service_url: extractionServiceUrl(), service_activated: activated },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
