import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, readJson } from '~/platform/http/api.server';
import { resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { endpointResource } from '~/areas/webhooks/views/webhook-view';
import { changeWebhook, readWebhook, removeWebhook } from '~/areas/webhooks/manage-webhooks.server';

/** GET /mileage/api/webhooks/{id} */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await readWebhook(ctx, params['id'] ?? ''), endpointResource);
}

/** PUT {url, events, active} changes what is given. DELETE removes it with its log. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const id = params['id'] ?? '';
  if (request.method === 'PUT')
    return resourceAnswer(await changeWebhook(ctx, id, await readJson(request)), endpointResource);
  if (request.method === 'DELETE') return resourceAnswer(await removeWebhook(ctx, id), endpointResource);
  return methodNotAllowed('GET', 'PUT', 'DELETE');
}
