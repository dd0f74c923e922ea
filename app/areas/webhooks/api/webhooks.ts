import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, readJson } from '~/platform/http/api.server';
import { resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { endpointResource } from '~/areas/webhooks/views/webhook-view';
import { createWebhook, readWebhooks } from '~/areas/webhooks/manage-webhooks.server';

/** GET /mileage/api/webhooks: where events are sent. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await readWebhooks(ctx), (endpoints) => endpoints.map(endpointResource));
}

/** POST {url, events}: the answer alone holds the signing secret. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  if (request.method !== 'POST') return methodNotAllowed('GET', 'POST');
  return resourceAnswer(
    await createWebhook(ctx, await readJson(request)),
    ({ endpoint, secret }) => ({ ...endpointResource(endpoint), secret }),
    { status: 201 },
  );
}
