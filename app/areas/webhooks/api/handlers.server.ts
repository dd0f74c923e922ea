import type { CallArgs } from '~/platform/http/openapi/operation.server';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { readJson, problem } from '~/platform/http/api.server';
import { resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { DELIVERY_STATES } from '~/areas/webhooks/rules/retry-rules';
import { endpointResource, deliveryResource } from '~/areas/webhooks/views/webhook-view';
import {
  createWebhook,
  readWebhooks,
  changeWebhook,
  readWebhook,
  removeWebhook,
  readDeliveries,
  replayDelivery,
  replayUndelivered,
  rotateSecret,
} from '~/areas/webhooks/manage-webhooks.server';
import {
  lengthToRead,
  listAnswer,
  newestFirstKey,
  readListQuery,
  rowAfter,
} from '~/platform/http/queries/list-query.server';

/** GET /mileage/api/webhooks: where events are sent. */
export async function answerListWebhooks({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await readWebhooks(ctx), (endpoints) => endpoints.map(endpointResource));
}

/** POST {url, events}: the answer alone holds the signing secret. */
export async function answerCreateWebhook({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(
    await createWebhook(ctx, await readJson(request)),
    ({ endpoint, secret }) => ({ ...endpointResource(endpoint), secret }),
    { status: 201 },
  );
}

/** GET /mileage/api/webhooks/{id} */
export async function answerReadWebhook({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await readWebhook(ctx, params['id'] ?? ''), endpointResource);
}

/** PUT {url, events, active} changes what is given. */
export async function answerUpdateWebhook({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(
    await changeWebhook(ctx, params['id'] ?? '', await readJson(request)),
    endpointResource,
  );
}

/** DELETE removes it with its log. */
export async function answerDeleteWebhook({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await removeWebhook(ctx, params['id'] ?? ''), endpointResource);
}

/** GET /mileage/api/webhooks/{id}/deliveries: what was sent, newest first, with every try. */
export async function answerListWebhookDeliveries({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = readListQuery(new URL(request.url).searchParams, { filters: ['status'] });
  if (!query.ok) return problem(query.failure);
  const statuses = query.value.filter.get('status') ?? [];
  if (statuses.some((status) => !(DELIVERY_STATES as readonly string[]).includes(status)))
    return problem({
      kind: 'invalid',
      message: 'The list cannot be read like this.',
      fields: { 'filter[status]': [`filter[status] must be one of ${DELIVERY_STATES.join(', ')}.`] },
    });
  const after = rowAfter(query.value, newestFirstKey);
  if (!after.ok) return problem(after.failure);
  const page = { start: query.value.start, length: lengthToRead(query.value), after: after.value };
  const found = await readDeliveries(ctx, params['id'] ?? '', page, statuses);
  if (!found.ok) return problem(found.failure);
  const body = listAnswer(request, query.value, found.value, {
    resource: deliveryResource,
    keyOf: ({ createdAt, id }) => ({ createdAt: createdAt.toISOString(), id }),
  });
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

/** POST /mileage/api/webhooks/{id}/deliveries/{deliveryId}/replays: sends the event once more. */
export async function answerReplayWebhookDelivery({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(
    await replayDelivery(ctx, params['id'] ?? '', params['deliveryId'] ?? ''),
    (delivery) => delivery,
    { status: 201 },
  );
}

/** POST /mileage/api/webhooks/{id}/replays: sends what was missed. */
export async function answerReplayMissedWebhookEvents({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await replayUndelivered(ctx, params['id'] ?? ''), (sent) => sent, { status: 201 });
}

/** POST /mileage/api/webhooks/{id}/secret: a new secret, shown once; the one before signs as well for a day. */
export async function answerRotateWebhookSecret({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(
    await rotateSecret(ctx, params['id'] ?? ''),
    ({ endpoint, secret }) => ({ ...endpointResource(endpoint), secret }),
    { status: 201 },
  );
}
