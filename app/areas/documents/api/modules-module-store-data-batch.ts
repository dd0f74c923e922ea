import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { apiAnswer, methodNotAllowed, readJson } from '~/platform/http/api.server';
import { storeBatch } from '~/areas/documents/store-batch.server';

export const loader = () => methodNotAllowed('POST');

/** POST /mileage/api/modules/{extraction_module}/store-data-batch with extracted_data: answers the batch's id. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const body = await readJson(request);
  return apiAnswer(await storeBatch(ctx, body['extracted_data']), ({ id }) => ({ id }), { status: 201 });
}
