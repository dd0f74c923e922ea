import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiAnswer } from '~/http/api/api.server';
import { requireServiceCarrier } from '~/http/session/service-actor.server';
import { fileResource } from '~/presenters/documents/service-resource';
import { checkTask } from '~/services/documents/start-extraction.server';

/** GET /mileage/api/service-task/{taskId}/check of the extraction service: 1 in progress, 2 success, 3 failure. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireServiceCarrier(request, context);
  return apiAnswer(await checkTask(ctx, params['taskId'] ?? ''), ({ status, documents }) => ({
    status,
    meta: { files: documents.map(fileResource) },
  }));
}
