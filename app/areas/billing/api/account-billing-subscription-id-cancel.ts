import type { ActionFunctionArgs } from '@remix-run/node';
import { FREE_PACKAGE_ID } from '~/areas/billing/rules/packages';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, problem } from '~/platform/http/api.server';
import { billingAnswer, REFRESH_USER } from '~/areas/billing/api/billing-api.server';
import { idempotencyKeyOf } from '~/areas/billing/pages/billing-form.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { knowsSubscription } from '~/areas/billing/provider-pages.server';

/** PUT /api/account/billing/subscription/{id}/cancel: to the end of the period. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('PUT');
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const known = await knowsSubscription(ctx, params['id'] ?? '');
  if (!known.ok) return problem(known.failure);
  const result = await choosePlan(ctx, {
    packageId: FREE_PACKAGE_ID,
    cardId: '',
    token: '',
    couponId: '',
    authorised: true,
    key: idempotencyKeyOf(request),
  });
  return result.ok
    ? billingAnswer(ctx, carrier.timeZone, {}, { headers: REFRESH_USER })
    : problem(result.failure);
}

export async function loader() {
  return methodNotAllowed('PUT');
}
