import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import { billingAnswer } from '~/areas/billing/api/billing-api.server';
import { idempotencyKeyOf } from '~/areas/billing/pages/billing-form.server';
import { removeCard, setDefaultCard } from '~/areas/billing/cards.server';

/** PUT and DELETE /api/account/billing/card/{id}: {data: {default: true}}, and removing it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== 'PUT' && request.method !== 'DELETE') return methodNotAllowed('PUT', 'DELETE');
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const input = { cardId: params['id'] ?? '', key: idempotencyKeyOf(request) };
  if (request.method === 'DELETE') {
    const removed = await removeCard(ctx, input);
    return removed.ok ? billingAnswer(ctx, carrier.timeZone) : problem(removed.failure);
  }
  const body = await readJson(request);
  const wish = (typeof body['data'] === 'object' && body['data'] !== null ? body['data'] : body) as Record<
    string,
    unknown
  >;
  if (wish['default'] !== true && wish['default'] !== 'true') {
    const message = 'A card can only be made the default: send {"default": true}.';
    return problem({ kind: 'invalid', message, fields: { default: [message] } });
  }
  const result = await setDefaultCard(ctx, input);
  return result.ok ? billingAnswer(ctx, carrier.timeZone) : problem(result.failure);
}

export async function loader() {
  return methodNotAllowed('PUT', 'DELETE');
}
