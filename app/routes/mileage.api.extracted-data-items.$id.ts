import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiAnswer } from '~/http/api/api.server';
import { requireServiceCarrier } from '~/http/session/service-actor.server';
import { extractedDataResource } from '~/presenters/documents/service-resource';
import { openDocument } from '~/services/documents/read-document.server';

/** GET /mileage/api/extracted-data-items/{id} of the extraction service: the points in post_results. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireServiceCarrier(request, context);
  return apiAnswer(await openDocument(ctx, params['id'] ?? ''), extractedDataResource);
}
