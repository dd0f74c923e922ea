import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/session/actor.server';
import { methodNotAllowed, readJson } from '~/http/api/api.server';
import { billingAnswer, cardProblem, given } from '~/http/api/billing-api.server';
import { idempotencyKeyOf } from '~/http/forms/billing-form.server';
import { addCard } from '~/services/billing/cards.server';

/** POST /api/account/billing/card: keeps the card behind a token (stripe_token). */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const result = await addCard(ctx, {
    token: given(await readJson(request), 'stripe_token'),
    key: idempotencyKeyOf(request),
  });
  return result.ok
    ? billingAnswer(ctx, carrier.timeZone, { id: result.value.cardId }, { status: 201 })
    : cardProblem(result.failure);
}

export async function loader() {
  return methodNotAllowed('POST');
}
