import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { endpointResource } from '~/areas/webhooks/views/webhook-view';
import { rotateSecret } from '~/areas/webhooks/manage-webhooks.server';

export const loader = () => methodNotAllowed('POST');

/** POST /mileage/api/webhooks/{id}/secret: a new secret, told once; the one before signs as well for a day. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return resourceAnswer(
    await rotateSecret(ctx, params['id'] ?? ''),
    ({ endpoint, secret }) => ({ ...endpointResource(endpoint), secret }),
    { status: 201 },
  );
}
