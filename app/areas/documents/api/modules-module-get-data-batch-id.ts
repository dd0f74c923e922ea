import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { apiAnswer } from '~/platform/http/api.server';
import { readBatch } from '~/areas/documents/store-batch.server';

/** GET /mileage/api/modules/{extraction_module}/get-data-batch/{id} */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return apiAnswer(await readBatch(ctx, params['id'] ?? ''), (data) => ({ extracted_data: data }));
}
