import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { apiAnswer, methodNotAllowed } from '~/platform/http/api.server';
import { extractionServiceUrl } from '~/areas/accounts/session/service-actor.server';
import { activateExtraction } from '~/areas/documents/activation.server';

export const loader = () => methodNotAllowed('POST');

/** POST /mileage/api/modules/{extraction_module}/activate */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return apiAnswer(await activateExtraction(ctx), ({ activated }) => ({
    service_activated: activated,
    service_url: extractionServiceUrl(),
  }));
}
