import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { replayDelivery } from '~/areas/webhooks/manage-webhooks.server';

export const loader = () => methodNotAllowed('POST');

/** POST /mileage/api/webhooks/{id}/deliveries/{deliveryId}/replays: sends the event once more. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return resourceAnswer(
    await replayDelivery(ctx, params['id'] ?? '', params['deliveryId'] ?? ''),
    (delivery) => delivery,
    { status: 201 },
  );
}
