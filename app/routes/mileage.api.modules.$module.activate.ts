import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/session/actor.server';
import { apiAnswer, methodNotAllowed } from '~/http/api/api.server';
import { extractionServiceUrl } from '~/http/session/service-actor.server';
import { activateExtraction } from '~/services/documents/activation.server';

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
