import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/session/actor.server';
import { apiAnswer } from '~/http/api/api.server';
import { readBatch } from '~/services/documents/store-batch.server';

/** GET /mileage/api/modules/{extraction_module}/get-data-batch/{id} */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return apiAnswer(await readBatch(ctx, params['id'] ?? ''), (data) => ({ extracted_data: data }));
}
