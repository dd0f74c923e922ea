import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { billingAnswer } from '~/areas/billing/api/billing-api.server';

/** GET /api/account/billing: packages, subscription, used. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  return billingAnswer(ctx, carrier.timeZone);
}

export async function action() {
  return methodNotAllowed('GET');
}
