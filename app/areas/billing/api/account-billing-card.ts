import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import { billingAnswer, cardProblem, given } from '~/areas/billing/api/billing-api.server';
import { idempotencyKeyOf, returnUrls } from '~/areas/billing/pages/billing-form.server';
import { addCard } from '~/areas/billing/cards.server';
import { startCheckout } from '~/areas/billing/provider-pages.server';

/** POST /api/account/billing/card: keeps the card behind a token (stripe_token). */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const key = idempotencyKeyOf(request);
  const result = await addCard(ctx, { token: given(await readJson(request), 'stripe_token'), key });
  if (result.ok && result.value.needsConfirmation) {
    const page = await startCheckout(ctx, { purpose: 'card', key: `${key}:confirm`, ...returnUrls() });
    return page.ok
      ? billingAnswer(ctx, carrier.timeZone, { confirmation_url: page.value.url }, { status: 202 })
      : problem(page.failure);
  }
  return result.ok
    ? billingAnswer(ctx, carrier.timeZone, { id: result.value.cardId }, { status: 201 })
    : cardProblem(result.failure);
}

export async function loader() {
  return methodNotAllowed('POST');
}
