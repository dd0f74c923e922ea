import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiAnswer } from '~/platform/http/api.server';
import { requireServiceCarrier } from '~/areas/accounts/session/service-actor.server';
import { fileResource } from '~/areas/documents/views/service-resource';
import { checkTask } from '~/areas/documents/start-extraction.server';

/** GET /mileage/api/service-task/{taskId}/check of the extraction service: 1 in progress, 2 success, 3 failure. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireServiceCarrier(request, context);
  return apiAnswer(await checkTask(ctx, params['taskId'] ?? ''), ({ status, documents }) => ({
    status,
    meta: { files: documents.map(fileResource) },
  }));
}
