import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiAnswer } from '~/platform/http/api.server';
import { requireServiceCarrier } from '~/areas/accounts/session/service-actor.server';
import { extractedDataResource } from '~/areas/documents/views/service-resource';
import { openDocument } from '~/areas/documents/read-document.server';

/** GET /mileage/api/extracted-data-items/{id} of the extraction service: the points in post_results. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireServiceCarrier(request, context);
  return apiAnswer(await openDocument(ctx, params['id'] ?? ''), extractedDataResource);
}
